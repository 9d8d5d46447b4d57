"""Outlines: every value of a JSON text at its place, spelled as it is written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.json import Json, JsonError, Members, Value, dump, parse
from reviewer_app.domain.json_outlines import STEP, Outline

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=30,
)


def rebuilt(outline: Outline, row: int) -> Value:
    """The value of a row, put together from the rows inside it."""
    children = list(outline.children(row))
    if outline.mark(row) == "[":
        return [rebuilt(outline, child) for child in children]
    if outline.mark(row) == "{":
        return Members(tuple((outline.key(c) or "", rebuilt(outline, c)) for c in children))
    return parse(outline.source(row))


@given(VALUES)
def test_the_rows_together_are_the_whole_value(value: object) -> None:
    text = dump(value)
    outline = Outline(text).complete()

    assert rebuilt(outline, 0) == parse(text)
    assert outline.is_complete
    assert outline.lasts[0] == len(outline)


def test_b68_numbers_and_keys_twice_are_as_they_are_written() -> None:
    """B68: 64-bit ids, 1.10, 1E5, the order of keys and equal keys stay."""
    text = ' {"id": 2916334247900527532, "p" : 1.10,"e":1E5, "p":[ 1.0 , {"x y":null} ] } '
    outline = Outline(text).complete()

    rows = [(outline.path(row), outline.source(row)) for row in range(1, len(outline))]
    assert rows == [
        ("id", "2916334247900527532"),
        ("p", "1.10"),
        ("e", "1E5"),
        ("p (2)", '[ 1.0 , {"x y":null} ]'),
        ("p (2)[0]", "1.0"),
        ("p (2)[1]", '{"x y":null}'),
        ('p (2)[1]["x y"]', "null"),
    ]


def test_the_first_rows_are_there_before_the_rest_is_found() -> None:
    outline = Outline(f"[{','.join(['1'] * 100_000)}]")

    assert outline.advance()

    assert len(outline) == STEP
    assert not outline.is_complete
    outline.complete()
    assert outline.counts[0] == 100_000


@pytest.mark.parametrize(
    "text",
    ["", "[", "[1", "[1,", "[1,]", "{1:2}", '{"a"}', '{"a":}', '{"a":1]', "[1}", "1 2", "[1]]",
     "nul", "01", '["a" "b"]', '"a', '["\\"]', "[" * 300 + "]" * 300, '{"a":1,,"b":2}', "\"a\nb\""],
)  # fmt: skip
def test_what_is_no_json_is_a_fault_with_its_place(text: str) -> None:
    with pytest.raises(JsonError):
        Outline(text).complete()


def test_a_long_string_is_one_row() -> None:
    outline = Outline(Json(f'{{"a":"{"x" * 1_000_000}"}}').text).complete()
    assert len(outline) == 2
