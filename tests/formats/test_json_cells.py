"""Cutting an object apart quickly gives what the careful reader gives, and refuses what it does."""

import json as standard
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain import json
from reviewer_app.domain.json import JsonError
from reviewer_app.formats.json_cells import read_members
from reviewer_app.formats.json_shapes import cell_of

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=True)
    | st.text(st.characters(exclude_categories=()), max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)
PIECES = st.sampled_from(
    [
        *'{}[]",:',
        "\\",
        " ",
        "\n",
        "1",
        "1.10",
        "-",
        "1E5",
        "null",
        "true",
        "NaN",
        "\\u00",
        '"a"',
        "\t",
    ]
)


def carefully(text: str) -> list[tuple[str, object]]:
    return [(key, cell_of(value)) for key, value in json.members(text)]


def outcome(read: Callable[[str], list[tuple[str, object]]], text: str) -> object:
    """What is read, with the kinds of its cells, or why nothing is."""
    try:
        found = read(text)
    except JsonError as error:
        return error.reason
    return [(key, type(cell), cell) for key, cell in found]


def quickly(text: str) -> list[tuple[str, object]]:
    return list(read_members(text))


@given(st.dictionaries(st.text(max_size=4), VALUES, max_size=5), st.sampled_from([None, 0, 2]))
def test_any_object_is_cut_as_the_careful_reader_cuts_it(
    value: dict[str, object], indent: int | None
) -> None:
    text = standard.dumps(value, indent=indent)
    assert outcome(quickly, text) == outcome(carefully, text)


@given(st.lists(PIECES, max_size=12).map("".join))
def test_whatever_is_no_object_is_refused_in_the_same_words(text: str) -> None:
    assert outcome(quickly, text) == outcome(carefully, text)


def test_nesting_has_its_limit() -> None:
    """Deep JSON: 200 levels."""
    deepest = "[" * 199 + "]" * 199
    assert read_members(f'{{"a": {deepest}}}') == [("a", cell_of(deepest))]
    with pytest.raises(JsonError, match="too deep"):
        read_members(f'{{"a": {"[" * 201 + "]" * 201}}}')
