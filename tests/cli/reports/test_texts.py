"""Texts on a screen: cut and wrapped by the columns that they take, and obeyed by no terminal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.cli.reports.texts import columns_of, cut, shown, wrap


@pytest.mark.parametrize(
    ("text", "columns", "shown_as"),
    [
        ("hello", 5, "hello"),
        ("hello!", 5, "hell…"),
        ("日本語です", 10, "日本語です"),
        ("日本語です", 9, "日本語で…"),
        ("日本語です", 8, "日本語…"),
        ("", 3, ""),
    ],
)
def test_a_text_is_cut_by_the_columns_that_it_takes(text: str, columns: int, shown_as: str) -> None:
    assert cut(text, columns) == shown_as


def test_a_text_is_wrapped_at_blanks_and_cut_in_its_last_line() -> None:
    text = "one two three four five six"
    assert list(wrap(text, 10, 3)) == ["one two", "three four", "five six"]
    assert list(wrap(text, 10, 2)) == ["one two", "three fou…"]
    assert list(wrap("x" * 25, 10, 3)) == ["x" * 10, "x" * 10, "x" * 5]


@given(st.text(max_size=200), st.integers(10, 80), st.integers(1, 5))
def test_no_line_is_ever_wider_than_its_room(text: str, columns: int, most: int) -> None:
    lines = list(wrap(shown(text), columns, most))
    assert len(lines) <= most
    assert all(columns_of(line) <= columns for line in lines)


@given(st.text(alphabet=st.characters(exclude_categories=())))
def test_what_is_shown_moves_nothing_and_can_be_encoded(text: str) -> None:
    line = shown(text)
    assert line.encode()
    assert not any(ord(character) < 32 or 0x202A <= ord(character) <= 0x202E for character in line)


def test_values_are_shown_as_json_and_nothing_as_quotes() -> None:
    assert shown(["a", 1, None]) == '["a",1,null]'
    assert shown("") == '""'
