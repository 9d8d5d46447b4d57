"""The reason field: keys it offers, and input methods it leaves alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.text_field import BACKSPACE, TextField


@pytest.fixture
def offered() -> list[str]:
    return []


@pytest.fixture
def field(look: Look, offered: list[str]) -> TextField:
    def take(key: str) -> bool:
        offered.append(key)
        return True

    return TextField(look, "Reason", offer=take)


def compose(field: TextField, preedit: str, commit: str = "") -> None:
    event = QInputMethodEvent(preedit, [])
    event.setCommitString(commit)
    QApplication.sendEvent(field, event)


def test_a_digit_in_the_empty_field_is_offered(field: TextField, offered: list[str]) -> None:
    QTest.keyClicks(field, "2")
    assert offered == ["2"]
    assert field.text() == ""


def test_after_the_first_letter_digits_are_text(field: TextField, offered: list[str]) -> None:
    QTest.keyClicks(field, "in 3 days")
    assert offered == []
    assert field.text() == "in 3 days"


def test_a_refused_digit_is_text(look: Look) -> None:
    field = TextField(look)
    QTest.keyClicks(field, "2x")
    assert field.text() == "2x"


def test_zero_is_never_a_reason(field: TextField, offered: list[str]) -> None:
    QTest.keyClicks(field, "0")
    assert offered == []
    assert field.text() == "0"


def test_backspace_is_offered_only_in_the_empty_field(field: TextField, offered: list[str]) -> None:
    QTest.keyClicks(field, "a")
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert offered == []
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert offered == [BACKSPACE]


def test_enter_submits_and_escape_leaves(field: TextField) -> None:
    heard: list[str] = []
    field.submitted.connect(lambda: heard.append("submitted"))
    field.left.connect(lambda: heard.append("left"))
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(field, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert heard == ["submitted", "submitted", "left"]


def test_ctrl_enter_is_left_to_the_page(field: TextField) -> None:
    heard: list[str] = []
    field.submitted.connect(lambda: heard.append("submitted"))
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert heard == []


def test_while_an_input_method_composes_no_key_is_taken(
    field: TextField, offered: list[str]
) -> None:
    heard: list[str] = []
    field.submitted.connect(lambda: heard.append("submitted"))
    field.left.connect(lambda: heard.append("left"))
    compose(field, "kan")
    assert field.composing
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    QTest.keyClicks(field, "1")
    assert heard == []
    assert offered == []


@pytest.mark.parametrize(
    ("shortcut", "key", "modifier"),
    [
        ("U", Qt.Key.Key_U, Qt.KeyboardModifier.NoModifier),
        ("Return", Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
        ("Esc", Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        ("Backspace", Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier),
        ("2", Qt.Key.Key_2, Qt.KeyboardModifier.NoModifier),
        ("Left", Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier),
        ("Ctrl+Z", Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_the_keys_of_the_page_are_off_in_the_field(
    look: Look, shortcut: str, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    window = QWidget()
    field = TextField(look, parent=window)
    pressed: list[str] = []
    QShortcut(shortcut, window).activated.connect(lambda: pressed.append(shortcut))
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    field.setFocus()
    QTest.keyClick(field, key, modifier)
    assert pressed == []


def test_composed_words_are_text_once_committed(field: TextField) -> None:
    typed: list[str] = []
    field.text_changed.connect(typed.append)
    compose(field, "kan")
    compose(field, "", "感")
    assert not field.composing
    assert typed[-1] == "感"


def test_words_put_in_are_not_told_as_typed(field: TextField) -> None:
    typed: list[str] = []
    field.text_changed.connect(typed.append)
    field.set_words("earlier words")
    assert typed == []
    assert field.text() == "earlier words"


def test_it_is_as_high_as_a_vote_button(qapp: QApplication, look: Look) -> None:
    qapp.setStyleSheet(look.theme.style_sheet())
    try:
        field = TextField(look)
        field.ensurePolished()
        assert field.sizeHint().height() == 36
    finally:
        qapp.setStyleSheet("")
