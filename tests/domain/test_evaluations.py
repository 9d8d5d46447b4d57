"""Values for evaluations: plain, and refused where counting with them would go wrong."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as some

from reviewer_app.domain.evaluations import Unscorable, read_plain, to_plain
from reviewer_app.domain.json import MAX_DEPTH, JsonError, parse

VALUES = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner),
)


def outcome(text: str, *, is_long_way: bool) -> str:
    """What comes of a text, whether it is read the short or the long way."""
    try:
        return repr(to_plain(parse(text)) if is_long_way else read_plain(text))
    except (JsonError, Unscorable) as error:
        return f"{type(error).__name__}: {error}"


@given(VALUES, some.integers(min_value=0, max_value=99))
def test_both_ways_of_reading_come_to_the_same(value: object, cut: int) -> None:
    text = json.dumps(value)
    for tried in (text, text[: len(text) * cut // 100], f" [{text}]\n", f'{{"a":{text}}}'):
        assert outcome(tried, is_long_way=False) == outcome(tried, is_long_way=True)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"a": 1, "b": {"c": 1, "c": 1}}', 'The key "c" stands twice in one object.'),
        ("[1e999]", "The number 1e999 is too large to count with."),
        ("-1e999", "The number -1e999 is too large to count with."),
        ("9" * 5000, "A number with 5000 digits is too long to count with."),
    ],
)
def test_what_cannot_be_counted_with_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Unscorable) as caught:
        read_plain(text)
    assert caught.value.reason == reason


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", "", "{", "\ufeff1", "1 2", "\x00"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(JsonError):
        read_plain(text)


def test_nesting_has_a_limit_and_brackets_in_texts_do_not_count() -> None:
    with pytest.raises(JsonError):
        read_plain("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1))
    assert read_plain(json.dumps("[" * 1000)) == "[" * 1000


@pytest.mark.parametrize("text", ["[" * 200 + "]" * 200, "[" * 201 + "]" * 201])
def test_the_nesting_counts_and_not_the_number_of_brackets(text: str) -> None:
    wide = f"[{','.join(['[]'] * MAX_DEPTH)},{text[1:-1]}]"
    assert outcome(wide, is_long_way=False) == outcome(wide, is_long_way=True)
