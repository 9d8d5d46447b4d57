"""Typed texts and the values they stand for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, LIST_FIELDS
from reviewer_app.domain.entries import JSON_REASONS, EntryError, Place, as_text, from_text
from reviewer_app.domain.json import Json, Number

_NUMBERS = Json('{"id":2916334247900527532,"p":1.10,"e":1E5,"a":1,"a":2}')


@pytest.mark.parametrize("field", [*CONTENT_FIELDS, *LABEL_FIELDS])
@pytest.mark.parametrize(
    "value", [None, "", " two\nlines ", _NUMBERS, (), ("a", ""), 5, Number("1.10")]
)
def test_a_text_that_nobody_changed_gives_the_very_value_back(field: str, value: object) -> None:
    """B101, B103: opening and saving is no edit, whatever the value."""
    assert from_text(field, as_text(field, value), value) is value


@given(st.lists(st.text()))
def test_a_list_reads_back_item_by_item(items: list[str]) -> None:
    assert (from_text("tags", as_text("tags", tuple(items))) or ()) == tuple(items)


@given(st.text(min_size=1))
def test_plain_text_is_kept_to_the_character(text: str) -> None:
    assert from_text("expected_output", text) == text


def test_json_keeps_its_spelling_while_another_part_changes() -> None:
    """B68: long numbers, number spellings and equal keys are as they were written."""
    typed = _NUMBERS.text.replace('"a":1', '"b":1')
    assert from_text("expected", typed, _NUMBERS) == Json(typed)


def test_white_space_in_json_is_no_change() -> None:
    typed = ' {"p": 1.10,\n "id":2916334247900527532, "e":1E5, "a":1,"a":2}\n'
    assert from_text("metadata", typed, _NUMBERS) is _NUMBERS


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ('{"a": 1\n "b": 2}', Place(line=2, column=2), "A comma is missing."),
        ("\n [1,\n  ]", Place(line=3, column=3), "A value is missing."),
        ('{"a" 1}', Place(line=1, column=6), "A colon is missing."),
        ("{a: 1}", Place(line=1, column=2), "A key in double quotes is missing."),
        ('["x', Place(line=1, column=2), "A text begins here and is not closed with a quote."),
        ("1 2", Place(line=1, column=3), "There is more text after the end."),
        (
            '["a\nb"]',
            Place(line=1, column=4),
            "A line break inside a text is written \\n, a tab \\t.",
        ),
    ],
)
def test_broken_json_is_told_in_words_with_its_place(text: str, place: Place, reason: str) -> None:
    with pytest.raises(EntryError) as caught:
        from_text("expected", text)
    assert (caught.value.place, caught.value.reason) == (place, reason)
    assert reason in JSON_REASONS


@pytest.mark.parametrize(
    ("text", "before", "value"),
    [
        ('{"a": 1}', None, Json('{"a": 1}')),
        ("[sic] he said", None, "[sic] he said"),
        ('"quoted"', None, '"quoted"'),
        ("12", None, "12"),
        ("now plain", Json("{}"), "now plain"),
        ('{"b":1}', '{"a":1}', '{"b":1}'),
        ("", "text", None),
        ("  ", None, None),
    ],
)
def test_an_input_is_json_where_it_is_an_object_or_list(
    text: str, before: str | Json | None, value: object
) -> None:
    assert from_text("input", text, before) == value


def test_json_that_is_broken_while_typing_does_not_become_text() -> None:
    with pytest.raises(EntryError):
        from_text("input", '{"a": ', Json('{"a": 1}'))


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("max_iterations", " 5 ", 5),
        ("timeout", "", None),
        ("confidence", "0.80", Number("0.80")),
        ("gender", "FEMALE", "FEMALE"),
        ("language", " pt-BR ", "pt-BR"),
        ("expected_tools", "find\n\n book ", ("find", "book")),
        ("expected_tools", "", None),
        ("goal", "", None),
    ],
)
def test_short_fields_read_what_is_meant(field: str, text: str, value: object) -> None:
    assert from_text(field, text) == value


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("max_iterations", "five"),
        ("max_iterations", "-1"),
        ("max_iterations", "1.5"),
        ("timeout", "99999999999"),
        ("timeout", "9" * 5000),
        ("confidence", "0,8"),
        ("confidence", "NaN"),
        ("gender", "female"),
    ],
)
def test_short_fields_say_what_they_do_not_take(field: str, text: str) -> None:
    with pytest.raises(EntryError) as caught:
        from_text(field, text)
    assert caught.value.field == field
    assert caught.value.reason.endswith(".")


def test_an_item_of_several_lines_stays_one() -> None:
    items = ("first\nsecond", '"quoted"', " padded ", "")
    for field in LIST_FIELDS:
        assert from_text(field, as_text(field, items) + "\nmore", items) == (*items, "more")
