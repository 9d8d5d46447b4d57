"""An input as the fields of its schema: what is typed, and what is told."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.entries import EntryError
from reviewer_app.domain.input_schemas import read_schema
from reviewer_app.domain.json import Json
from reviewer_app.ui.editing.schema_fields import (
    ChoicePart,
    InputPart,
    JsonPart,
    LeafPart,
    NumberPart,
    TextPart,
    TextsPart,
)
from reviewer_app.ui.editing.schema_form import SchemaForm
from reviewer_app.ui.editing.schema_groups import ItemsPart, ObjectPart
from reviewer_app.ui.widgets.look import Look
from tests.support.waiting import until

SCHEMA = Json("""{
  "type": "object", "required": ["user_message", "age"],
  "properties": {
    "user_message": {"type": "string", "title": "Message", "description": "What is asked."},
    "age": {"type": "integer", "minimum": 0, "maximum": 120},
    "channel": {"enum": ["phone", "web", 3]},
    "urgent": {"type": ["boolean", "null"]},
    "symptoms": {"type": "array", "items": {"type": "string"}, "maxItems": 2},
    "address": {
      "type": "object", "required": ["city"],
      "properties": {"city": {"type": "string"}, "zip": {"type": "string"}}
    },
    "visits": {
      "type": "array",
      "items": {"type": "object", "properties": {"day": {"type": "string"}}}
    },
    "more": {},
    "tenant": {"type": "string", "x-galtea-is-session-wide": true}
  }
}""")
WRITTEN = '{"age": 30.0, "user_message": "Hi", "mine": 1.10, "channel": "web"}'


def a_form(look: Look, before: str | Json | None, field: str = "input") -> SchemaForm:
    fields = read_schema(SCHEMA)
    assert fields
    shape = fields.input if field == "input" else fields.context
    form = SchemaForm(look, field, before, shape)
    form.resize(520, 900)
    form.show()
    return form


def part(form: SchemaForm, *path: str | int) -> InputPart:
    assert form.form is not None
    return next(one for one in _all(form.form) if one.path == path)


def leaf(form: SchemaForm, *path: str | int) -> LeafPart:
    found = part(form, *path)
    assert isinstance(found, LeafPart)
    return found


def _all(outer: InputPart) -> list[InputPart]:
    inner = outer.parts if isinstance(outer, ObjectPart | ItemsPart) else []
    return [outer, *(one for part in inner for one in _all(part))]


def type_at_end(widget: QWidget, text: str) -> None:
    QTest.keyClick(widget, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(widget, text)


def saved(form: SchemaForm) -> str:
    value = form.value()
    assert isinstance(value, Json)
    return value.text


def test_showing_an_input_changes_nothing_of_it(look: Look) -> None:
    before = Json(WRITTEN)
    form = a_form(look, before)
    assert not form.is_touched
    assert form.value() is before
    assert not form.is_text


def test_typing_changes_one_value_and_keeps_spelling_order_and_unknown_keys(look: Look) -> None:
    form = a_form(look, Json(WRITTEN))
    type_at_end(leaf(form, "user_message").editor, "!")
    assert saved(form) == WRITTEN.replace('"Hi"', '"Hi!"')
    assert form._others.text() == "Also kept, without a field here: mine"


def test_each_kind_writes_its_kind(look: Look) -> None:
    form = a_form(look, None)
    assert form.value() is None
    type_at_end(leaf(form, "user_message").editor, "Hi")
    type_at_end(leaf(form, "age").editor, "42")
    channel = leaf(form, "channel").editor
    channel.activated.emit(3)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    urgent = leaf(form, "urgent").editor
    urgent.activated.emit(2)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    symptoms = part(form, "symptoms")
    assert isinstance(symptoms, TextsPart)
    QTest.keyClicks(symptoms.editor.line, "cough")
    type_at_end(leaf(form, "address", "city").editor, "Bern")
    type_at_end(leaf(form, "more").editor, '[1E5, "x"]')
    assert saved(form) == (
        '{"user_message": "Hi", "age": 42, "channel": 3, "urgent": false, '
        '"symptoms": ["cough"], "address": {"city": "Bern"}, "more": [1E5, "x"]}'
    )
    assert form.faults() == []


def test_items_of_a_list_are_added_and_removed(look: Look) -> None:
    form = a_form(look, Json('{"user_message": "Hi", "age": 1, "visits": [{"day": "Mon"}]}'))
    visits = part(form, "visits")
    assert isinstance(visits, ItemsPart)
    visits.add.click()
    type_at_end(leaf(form, "visits", 1, "day").editor, "Tue")
    assert saved(form).endswith('"visits": [{"day": "Mon"}, {"day": "Tue"}]}')
    form.draft.remove(("visits", 0))
    assert saved(form).endswith('"visits": [{"day": "Tue"}]}')
    assert isinstance(leaf(form, "visits", 0, "day"), TextPart)


def test_an_optional_text_that_is_emptied_goes_and_a_required_one_stays(look: Look) -> None:
    form = a_form(look, Json('{"user_message": "H", "age": 1}'))
    for path in (("user_message",), ("address", "city")):
        editor = leaf(form, *path).editor
        type_at_end(editor, "x")
        for _ in range(2):
            QTest.keyClick(editor, Qt.Key.Key_Backspace)
    assert saved(form) == '{"user_message": "", "age": 1, "address": {"city": ""}}'


@pytest.mark.parametrize(
    ("text", "path", "told"),
    [
        ('{"age": 130, "user_message": ""}', ("age",), "This is too large; the most is 120."),
        ('{"age": 1.5, "user_message": ""}', ("age",), "Only a whole number goes here."),
        ('{"age": 1}', ("user_message",), "This is required."),
        ('{"channel": "fax"}', ("channel",), "This is none of the choices."),
        ('{"symptoms": ["a", "b", "c"]}', ("symptoms",), "This may have at most 2 items."),
        ('{"address": {}}', ("address", "city"), "This is required."),
    ],
)
def test_a_broken_rule_is_told_at_its_field_and_stops_nobody(
    look: Look, text: str, path: tuple[str, ...], told: str
) -> None:
    form = a_form(look, Json(text))
    assert leaf(form, *path).row.fault == told
    assert form.value() == Json(text)


def test_a_choice_that_is_none_is_kept_until_another_is_chosen(look: Look) -> None:
    form = a_form(look, Json('{"channel": "fax"}'))
    channel = leaf(form, "channel")
    assert isinstance(channel, ChoicePart)
    assert channel.editor.currentText() == "fax"
    channel.editor.activated.emit(0)
    assert saved(form) == "{}"


def test_a_half_typed_number_cannot_be_saved_and_the_last_one_stays(look: Look) -> None:
    form = a_form(look, Json(WRITTEN))
    age = leaf(form, "age")
    assert isinstance(age, NumberPart)
    assert age.editor.text() == "30.0"
    type_at_end(age.editor, "-")
    assert age.row.fault == "This is no number."
    with pytest.raises(EntryError, match="no number"):
        form.value()
    assert form.text() == WRITTEN


def test_half_typed_json_inside_is_told_and_cannot_be_saved(look: Look) -> None:
    form = a_form(look, Json('{"more": [1]}'))
    more = leaf(form, "more")
    assert isinstance(more, JsonPart)
    type_at_end(more.editor, ",")
    assert "This is no JSON" in more.row.fault
    with pytest.raises(EntryError):
        form.value()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"age": "30"}', "age: The schema asks for a whole number here."),
        ('{"address": [1]}', "address: The schema asks for an object here."),
        ('{"visits": [{"day": 1}]}', "visits[1].day: The schema asks for a text here."),
        ('{"age": 1, "age": 2}', "age: This key stands twice."),
        ("[1]", "The whole value: The schema asks for an object here."),
    ],
)
def test_what_the_schema_does_not_fit_is_shown_raw_with_the_reasons(
    look: Look, text: str, told: str
) -> None:
    form = a_form(look, Json(text))
    assert form.is_text
    assert told in form._why.words
    assert form.value() == Json(text)


def test_a_plain_text_can_become_the_message(look: Look) -> None:
    form = a_form(look, "Can I come?")
    assert form.is_text
    assert form._why.words == "This is plain text; the schema asks for fields."
    assert form.value() == "Can I come?"
    form._take.click()
    assert not form.is_text
    assert saved(form) == '{"user_message":"Can I come?"}'


def test_fields_become_a_plain_text_only_where_that_is_said(look: Look) -> None:
    form = a_form(look, Json('{"user_message": "Hi"}'))
    form.turn(True)
    form.set_text('x{"user_message": "Hi"}')
    with pytest.raises(EntryError, match="This was JSON"):
        form.value()
    assert not form.keep_plain.isHidden()
    form.keep_plain.click()
    assert form.value() == 'x{"user_message": "Hi"}'
    assert form.keep_plain.isHidden()


def test_fields_and_json_stay_in_step(look: Look) -> None:
    form = a_form(look, Json('{"user_message": "Hi", "age": 1}'))
    form.turn(True)
    assert form.area.literal.text() == '{"user_message": "Hi", "age": 1}'
    form.area.show_text("")
    QTest.keyClicks(form.area, '{"user_message": "Ho", "age": 2}')
    form.turn(False)
    assert leaf(form, "age").editor.text() == "2"  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    type_at_end(leaf(form, "age").editor, "1")
    form.turn(True)
    assert form.area.literal.text() == '{"user_message": "Ho", "age": 21}'


def test_session_wide_fields_are_edited_in_the_context(look: Look) -> None:
    form = a_form(look, None, "context")
    type_at_end(leaf(form, "tenant").editor, "north")
    assert saved(form) == '{"tenant": "north"}'


def test_a_draft_is_shown_as_it_was_typed(look: Look) -> None:
    form = a_form(look, Json(WRITTEN))
    heard: list[str] = []
    form.changed.connect(lambda: heard.append("changed"))
    form.set_text('{"user_message": "Hi", "age": ', 10)
    assert form.is_text
    assert form.text() == '{"user_message": "Hi", "age": '
    assert heard == []
    form.set_text(form.base_text)
    assert not form.is_text
    assert not form.is_touched


def test_other_rules_of_the_schema_are_asked_for_once_the_known_ones_hold(look: Look) -> None:
    fields = read_schema(SCHEMA)
    assert fields
    asked: list[str] = []

    def check(value: Json, then: Callable[[Sequence[str]], None]) -> None:
        asked.append(value.text)
        then(["$.age: is odd"])

    form = SchemaForm(look, "input", Json(WRITTEN), fields.input, check=check)
    form.show()
    until(lambda: asked)
    assert asked == [WRITTEN]
    assert form._rest.words == "The schema also says:\n$.age: is odd"
    type_at_end(leaf(form, "age").editor, "9")
    assert form._rest.words == ""
    assert not form._checking.isActive()


@pytest.mark.parametrize("before", [None, "words", Json(WRITTEN)])
def test_a_broken_object_is_never_saved_as_words(look: Look, before: str | Json | None) -> None:
    form = a_form(look, before)
    form.set_text('{"user_message": "Hi"')
    assert form.is_text
    assert "This is no JSON" in form._why.words
    assert form._take.isHidden()
    with pytest.raises(EntryError, match="no JSON"):
        form.value()
