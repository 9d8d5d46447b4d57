"""The editors of fields: what they show, what they give back, and what keys do in them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reviewer_app.domain.entries import EntryError
from reviewer_app.domain.json import Json, Number, canonical
from reviewer_app.ui.editing.choice_editor import ChoiceEditor, LanguageEditor
from reviewer_app.ui.editing.conversation_editor import CARETS, ConversationEditor
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.editing.files_editor import AskFiles, InputEditor
from reviewer_app.ui.editing.number_editor import NumberEditor
from reviewer_app.ui.editing.text_editor import LARGE, TextEditor, TextOrJsonEditor
from reviewer_app.ui.editing.token_editor import TokenEditor
from reviewer_app.ui.widgets.look import Look

pytestmark = pytest.mark.usefixtures("qapp")
Key, Alt, Control = (
    Qt.Key,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
)

_TALK = Json(
    '[{"role":"user","content":"Hello","at":1.10},{"role":"assistant","content":"Hi"},'
    '{"role":"user","content":"Bye"}]'
)


def heard(editor: FieldEditor) -> list[str]:
    """What the editor told as changed, one word each."""
    told: list[str] = []
    editor.changed.connect(lambda: told.append("changed"))
    return told


# Text


@pytest.mark.parametrize("before", [None, "", "two\nlines", "\0\u202e", Json('{"a":1.10}')])
def test_an_untouched_text_gives_the_very_value_back(look: Look, before: object) -> None:
    editor = TextEditor(look, "context", before)
    assert not editor.is_touched
    assert editor.value() is before
    assert editor.reading()() is before


def test_enter_begins_a_line_and_escape_is_left_to_the_page(look: Look) -> None:
    editor = TextEditor(look, "goal", "ab")
    told = heard(editor)
    editor.area.moveCursor(editor.area.textCursor().MoveOperation.Right)
    QTest.keyClick(editor.area, Key.Key_Return)
    assert editor.text() == "a\nb"
    escape = QKeyEvent(QKeyEvent.Type.KeyPress, Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    editor.area.keyPressEvent(escape)
    assert not escape.isAccepted()
    assert told == ["changed"]


def test_characters_of_alt_gr_are_typed(look: Look) -> None:
    """B16: Ctrl and Alt with a character is that character, and no command."""
    editor = TextEditor(look, "goal", "")
    press = QKeyEvent(QKeyEvent.Type.KeyPress, Key.Key_Q, Control | Alt, "@")
    QApplication.sendEvent(editor.area, press)
    assert editor.text() == "@"


def test_a_large_text_is_opened_when_it_is_asked_for(look: Look) -> None:
    text = "word " * (LARGE // 4)
    editor = TextEditor(look, "expected_output", text)
    assert editor.area.isHidden()
    assert (editor.text(), editor.value()) == (text, text)
    editor._closed.button.click()
    assert not editor.area.isHidden()
    assert editor.value() is text


def test_what_is_kept_as_json_is_said(look: Look) -> None:
    editor = TextOrJsonEditor(look, "context", None)
    editor.set_text('{"a": 1}')
    assert editor.value() == Json('{"a": 1}')
    assert editor.kind_words() == "This is kept as JSON."
    was_json = TextOrJsonEditor(look, "context", Json('{"a": 1}'))
    was_json.set_text("plain")
    with pytest.raises(EntryError, match="This was JSON"):
        was_json.value()
    was_json.keep_plain.click()
    assert was_json.value() == "plain"
    assert was_json.kind_words() == "This is kept as plain text."


# Lists, choices, numbers


def test_tokens_are_added_and_taken_away(look: Look) -> None:
    editor = TokenEditor(look, "tags", ("gold", "two words"), prompt="Add a tag")
    assert editor.value() == ("gold", "two words")
    told = heard(editor)
    QTest.keyClicks(editor.tokens.line, "new")
    assert editor.value() == ("gold", "two words", "new")
    QTest.keyClick(editor.tokens.line, Key.Key_Return)
    assert editor.tokens.texts() == ["gold", "two words", "new"]
    assert told
    editor.set_text("gold")
    assert editor.value() == ("gold",)
    editor.set_text("")
    assert editor.value() is None


def test_a_half_typed_token_is_shown_with_its_caret_again(look: Look) -> None:
    editor = TokenEditor(look, "tags", ("gold",), prompt="Add a tag")
    QTest.keyClicks(editor.tokens.line, "sil")
    editor.tokens.line.setCursorPosition(1)
    text, caret = editor.text(), editor.caret()
    again = TokenEditor(look, "tags", ("gold",), prompt="Add a tag")
    again.set_text(text, caret)
    assert (again.tokens.line.text(), again.tokens.line.cursorPosition()) == ("sil", 1)
    assert again.value() == ("gold", "sil")


@pytest.mark.parametrize("field", ["gender", "background_noise_profile", "background_noise_level"])
def test_a_choice_is_one_of_its_values_or_none(look: Look, field: str) -> None:
    editor = ChoiceEditor(look, field, None)
    assert editor.value() is None
    editor.box.setCurrentIndex(1)
    assert editor.value() == editor.box.itemData(1)
    editor.box.setCurrentIndex(0)
    assert editor.value() is None


def test_a_value_that_is_not_offered_is_not_lost(look: Look) -> None:
    editor = ChoiceEditor(look, "background_noise_profile", "airport")
    assert editor.value() == "airport"
    assert not editor.is_touched


@pytest.mark.parametrize("tag", ["es-MX", "en", "x-private", "garbage!"])
def test_a_language_is_shown_with_its_name_and_kept_as_its_tag(look: Look, tag: str) -> None:
    editor = LanguageEditor(look, "language", tag)
    assert editor.value() == tag
    assert not editor.is_touched
    editor.box.setEditText("pt-BR – Portuguese (Brazil)")
    assert editor.value() == "pt-BR"


def test_a_number_keeps_its_spelling_and_words_are_refused(look: Look) -> None:
    editor = NumberEditor(look, "confidence", Number("0.80"))
    assert editor.value() == Number("0.80")
    editor.set_text("much")
    with pytest.raises(EntryError, match="Only a number"):
        editor.value()
    with pytest.raises(EntryError, match="Only a number"):
        editor.reading()()


# Conversations


def a_talk(look: Look) -> ConversationEditor:
    return ConversationEditor(look, "conversation_history", _TALK, None, "case-1")


def test_turns_are_shown_and_untouched_give_the_value_back(look: Look) -> None:
    editor = a_talk(look)
    assert [row.turn.text for row in editor.rows] == ["Hello", "Hi", "Bye"]
    assert not editor.is_touched
    assert editor.value() is _TALK


def test_turns_are_added_removed_and_moved_by_keys_and_buttons(look: Look) -> None:
    editor = a_talk(look)
    told = heard(editor)
    QTest.keyClick(editor.rows[0].area, Key.Key_Down, Alt)
    assert [row.turn.text for row in editor.rows] == ["Hi", "Hello", "Bye"]
    QTest.keyClick(editor.rows[2].area, Key.Key_Return, Control)
    editor.rows[3].area.insertPlainText("More")
    assert [(row.turn.role, row.turn.text) for row in editor.rows[2:]] == [
        ("user", "Bye"),
        ("assistant", "More"),
    ]
    editor.rows[0].cross.click()
    editor.add.click()
    assert len(editor.rows) == 4
    assert not editor.rows[0].up.isEnabled()
    assert not editor.rows[-1].down.isEnabled()
    assert len(told) >= 4
    value = editor.value()
    assert isinstance(value, Json)
    assert '"at":1.10' in value.text


def test_a_turn_gets_another_role(look: Look) -> None:
    editor = a_talk(look)
    editor.rows[1].role.setCurrentIndex(editor.rows[1].role.findData("user"))
    value = editor.value()
    assert isinstance(value, Json)
    assert canonical(value.text).count('"user"') == 3


def test_without_any_turn_there_is_no_conversation(look: Look) -> None:
    editor = a_talk(look)
    for _ in range(3):
        editor.rows[0].cross.click()
    assert editor.value() is None


def test_the_caret_of_a_turn_is_found_again(look: Look) -> None:
    editor = a_talk(look)
    editor.set_text(editor.text(), 1 * CARETS + 2)
    assert editor.rows[1].area.caret() == 2


# Files


def an_input(look: Look, before: object, files: list[Path] | None = None) -> InputEditor:
    ask: AskFiles = lambda then: then(files or [])  # noqa: E731
    return InputEditor(look, "input", before, ask_files=ask, spelling=None, case="case-1")


def test_a_file_is_attached_and_taken_away_by_undo(look: Look, tmp_path: Path) -> None:
    file = tmp_path / "a b.pdf"
    file.write_bytes(b"%PDF-1.7")
    editor = an_input(look, "Read this", [file])
    editor.attach.click()
    value = editor.value()
    assert isinstance(value, Json)
    assert '"user_message":"Read this"' in value.text.replace('": "', '":"')
    assert '"sizeBytes"' in value.text
    assert file.as_uri() in value.text
    assert len(editor.rows) == 1
    editor.area.undo()
    assert editor.value() == "Read this"
    assert editor.rows == []


def test_an_address_is_added_and_a_file_removed(look: Look) -> None:
    stored = Json('{"user_message":"Hi","n":1.10,"content":[{"type":"file","uri":"s3://b/1.pdf"}]}')
    editor = an_input(look, stored)
    assert not editor.is_touched
    editor.by_address.click()
    QTest.keyClicks(editor.address, "s3://b/2.png")
    QTest.keyClick(editor.address, Key.Key_Return)
    assert len(editor.rows) == 2
    editor.rows[0].cross.click()
    value = editor.value()
    assert isinstance(value, Json)
    assert "2.png" in value.text
    assert "1.pdf" not in value.text
    assert "1.10" in value.text


def test_where_no_file_can_go_is_said(look: Look) -> None:
    editor = an_input(look, Json('{"content": "mine"}'), [Path("/x.pdf")])
    editor.attach.click()
    assert "data of its own" in editor.trouble.text()
    assert not editor.is_touched
