"""YAML as it is written: readable, and read again as the very same values."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, Number, Value
from reviewer_app.formats.yaml_nodes import find_fault, read_documents, to_cell
from reviewer_app.formats.yaml_texts import spell_entry
from tests.formats.test_round_trip import NASTY, whole

YAML_WORDS = [
    "~", "<<", "=", "0x1F", "1_000", "1:30", "2026-01-01", ".5", "5.", "1e3", "no", "Yes", "on",
    "---", "...", "|", ">-", "? a", "a: b", "a #b", "#c", ": ", "- x", "&a", "*a", "!x", "%Y",
    "\n", "\n\n", "\n a", "a\n ", "a\n\n", "a\n\n\n", " \n", "a\n\tb", "\ta\nb", "it's", "a:",
    "`", "[b", "{a", "a]", "a, b", "\\d+", "\U0001ffff", "\ufdd0", "a\n--- b", "a\n# b",
]  # fmt: skip
TEXTS = (
    st.lists(st.sampled_from([*NASTY, *YAML_WORDS]) | st.text(max_size=4), max_size=4)
    .map("".join)
    .map(whole)
)
NUMBERS = st.sampled_from(["1.10", "1E5", "-0", "1e400", "39977290059340801"]).map(Number)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)


def spell(value: Any) -> str:
    return spell_entry("it", json.parse(json.dump(value)), 0) + "\n"


def read(text: str) -> Value:
    """The value of `it`; fails where anything else is in the text."""
    documents = read_documents(text + "next: 1\n")
    (root,) = documents.roots
    assert find_fault(root) is None, text
    assert not documents.has_comments
    cell = to_cell(root)
    assert isinstance(cell, Json)
    (it, value), (after, one) = json.members(cell.text)
    assert (it, after, one) == ("it", "next", "1"), text
    return json.parse(value)


@settings(max_examples=300, deadline=None)
@given(VALUES)
def test_any_value_is_read_again_as_itself(value: Any) -> None:
    text = spell(value)
    text.encode()  # also where there are halves of characters
    assert json.dump(read(text)) == json.dump(value)


@pytest.mark.parametrize("text", [*NASTY, *YAML_WORDS])
def test_every_nasty_text_stays_a_text(text: str) -> None:
    """I34, I36: nor does any word that YAML 1.1 reads in another way go without quotes."""
    assert read(spell([text, {text: text}])) == json.parse(json.dump([text, {text: text}]))


@pytest.mark.parametrize(
    "word",
    ["no", "Yes", "ON", "n", "null", "True", "007", "1_000", "1:30", "2026-01-01", "0o7", ".inf"],
)
def test_a_word_that_any_yaml_takes_for_something_else_is_quoted(word: str) -> None:
    assert spell(word) == f'it: "{word}"\n'


def test_plain_texts_go_without_quotes_and_are_readable() -> None:
    """I8."""
    assert spell("你好，世界") == "it: 你好，世界\n"
    assert spell("مرحبا بك") == "it: مرحبا بك\n"
    assert spell("May I move it? (100%) p/rice") == "it: May I move it? (100%) p/rice\n"
    assert spell(r"\d+ \"q\"") == "it: '\\d+ \\\"q\\\"'\n"


def test_several_lines_stand_in_a_block() -> None:
    assert spell("a\n  b\n\nc") == "it: |-\n  a\n    b\n\n  c\n"
    assert spell("a\nb\n") == "it: |\n  a\n  b\n"
    assert spell("a\nb\n\n") == "it: |+\n  a\n  b\n\n"
    assert spell("a\r\nb") == 'it: "a\\r\\nb"\n'


def test_short_lists_stand_on_one_line_and_maps_below_each_other() -> None:
    assert spell(["a", "b c"]) == "it: [a, b c]\n"
    assert spell([]) == "it: []\n"
    assert spell({}) == "it: {}\n"
    assert spell({"a": [{"b": 1, "c": [["d"]]}]}) == (
        "it:\n  a:\n    - b: 1\n      c:\n        - [d]\n"
    )
    assert spell(["x" * 90]) == f"it:\n  - {'x' * 90}\n"


def test_numbers_stand_as_they_are_spelled() -> None:
    """I37, I47."""
    text = spell([Number("1.10"), Number("1E5"), Number("208310224003697457")])
    assert text == "it: [1.10, 1E5, 208310224003697457]\n"


def test_a_key_longer_than_yaml_reads_ahead_is_announced() -> None:
    value = {"k" * 2000 + "\n": {"b": "c\nd"}}
    assert spell(value).startswith('it:\n  ? "kkk')
    assert json.dump(read(spell([value]))) == json.dump([value])
