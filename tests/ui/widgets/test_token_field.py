"""A field of several short texts, by its keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.token_field import TokenField
from reviewer_app.ui.widgets.tokens import Token, shown_token


def a_field(look: Look, *texts: str) -> TokenField:
    field = TokenField(look, "Texts", "Add a text")
    field.resize(300, 100)
    field.show_texts(texts)
    field.show()
    field.line.setFocus()
    return field


def press(widget: QWidget, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(widget, key)


def focused(field: TokenField) -> str:
    """The text of the token that has the keyboard; empty for the line."""
    found = field.window().focusWidget()
    return found.value if isinstance(found, Token) else ""


def test_enter_makes_a_token_and_backspace_takes_the_last_one_back(look: Look) -> None:
    field = a_field(look, "a")
    QTest.keyClicks(field.line, "b c")
    assert field.texts() == ["a", "b c"]
    press(field.line, Qt.Key.Key_Return)
    assert [token.value for token in field._tokens] == ["a", "b c"]
    press(field.line, Qt.Key.Key_Backspace)
    assert field.texts() == ["a"]


def test_enter_in_the_empty_line_is_the_pages(look: Look) -> None:
    field = a_field(look, "a")
    heard: list[int] = []
    field.changed.connect(lambda: heard.append(1))
    press(field.line, Qt.Key.Key_Return)
    assert heard == []


def test_the_arrow_keys_walk_over_the_tokens(look: Look) -> None:
    field = a_field(look, "a", "b")
    press(field.line, Qt.Key.Key_Left)
    assert focused(field) == "b"
    press(field._tokens[1], Qt.Key.Key_Left)
    assert focused(field) == "a"
    press(field._tokens[0], Qt.Key.Key_Right)
    press(field._tokens[1], Qt.Key.Key_Right)
    assert focused(field) == ""


def test_delete_removes_a_token_and_the_keyboard_stays_near(look: Look) -> None:
    field = a_field(look, "a", "b", "c")
    field._tokens[1].setFocus()
    press(field._tokens[1], Qt.Key.Key_Delete)
    assert field.texts() == ["a", "c"]
    assert focused(field) == "c"


def test_f2_edits_a_token_in_the_line(look: Look) -> None:
    field = a_field(look, "a", "b")
    press(field._tokens[0], Qt.Key.Key_F2)
    assert field.line.text() == "a"
    press(field.line, Qt.Key.Key_End)
    QTest.keyClicks(field.line, "x")
    assert field.texts() == ["b", "ax"]


def test_a_text_of_several_lines_cannot_go_into_the_line_and_stays(look: Look) -> None:
    field = a_field(look, "one\ntwo")
    press(field._tokens[0], Qt.Key.Key_F2)
    assert field.texts() == ["one\ntwo"]
    assert field._tokens[0].text() == "one two"


def test_pasted_lines_become_tokens(look: Look) -> None:
    field = a_field(look, "a")
    QApplication.clipboard().setText("b\n\nc\n")
    QTest.keyClick(field.line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.texts() == ["a", "b", "c"]
    QApplication.clipboard().setText("d")
    QTest.keyClick(field.line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.texts() == ["a", "b", "c", "d"]
    assert field.line.text() == "d"


def test_leaving_the_line_keeps_what_was_typed(look: Look) -> None:
    field = a_field(look)
    QTest.keyClicks(field.line, "half")
    QApplication.sendEvent(field.line, QFocusEvent(QEvent.Type.FocusOut))
    assert [token.value for token in field._tokens] == ["half"]


def test_what_is_new_is_told_to_screen_readers(look: Look) -> None:
    field = a_field(look, "a")
    field.show_texts(["a", "b"], known=["a"])
    names = [token.accessibleName() for token in field._tokens]
    assert names == ["a", "b, new in this draft"]
    assert field.removed_texts() == []
    field.show_texts(["b"], known=["a"])
    assert field.removed_texts() == ["a"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [("a b", "a b"), (" a", "“a”"), ("", "“”"), ("  ", "“  ”"), ("a\tb", "a b")],
)
def test_blanks_that_count_are_seen(text: str, shown: str) -> None:
    assert shown_token(text) == shown


def test_it_grows_with_its_tokens(look: Look) -> None:
    field = a_field(look, "a")
    one = field.heightForWidth(200)
    field.show_texts([f"a text with number {n}" for n in range(8)])
    assert field.heightForWidth(200) > 3 * one
