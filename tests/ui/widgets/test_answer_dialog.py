"""Enter in a dialog: the button that has the keyboard, else the one that says so; never another."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton

UI = Path(__file__).resolve().parents[3] / "reviewer_app" / "ui"


class Question(AnswerDialog):
    """A field, something destructive first, a way out, and the answer."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.field = QLineEdit()
        self.delete = EdgedButton(look, "Delete all")
        self.cancel = EdgedButton(look, "Cancel")
        self.answer = PrimaryButton(look, "Go on")
        self.pressed: list[str] = []
        for button in (self.delete, self.cancel, self.answer):
            button.clicked.connect(lambda _=False, button=button: self._note(button))
        self.whole.addWidget(self.field)
        self.whole.addWidget(answer_bar(self.delete, self.cancel, self.answer))

    def _note(self, button: QAbstractButton) -> None:
        self.pressed.append(button.text())

    def primary(self) -> QAbstractButton:
        return self.answer


@pytest.fixture
def question(look: Look) -> Question:
    dialog = Question(look)
    dialog.show()
    assert QTest.qWaitForWindowExposed(dialog)
    return dialog


def press_enter(widget: QWidget, *, is_repeated: bool = False) -> None:
    none = Qt.KeyboardModifier.NoModifier
    key = Qt.Key.Key_Return
    event = QKeyEvent(QEvent.Type.KeyPress, key, none, "\r", is_repeated)
    QApplication.sendEvent(widget, event)


def test_enter_in_a_field_gives_the_answer_and_nothing_else(question: Question) -> None:
    """B48."""
    question.field.setFocus()

    press_enter(question.field)

    assert question.pressed == ["Go on"]


@pytest.mark.parametrize("name", ["delete", "cancel", "answer"])
def test_enter_on_a_button_presses_that_one(question: Question, name: str) -> None:
    """B48."""
    button: QAbstractButton = getattr(question, name)
    button.setFocus(Qt.FocusReason.TabFocusReason)

    press_enter(button)

    assert question.pressed == [button.text()]


def test_an_answer_that_cannot_be_given_yet_is_not_replaced_by_another(question: Question) -> None:
    """B48."""
    question.answer.setEnabled(False)
    question.field.setFocus()

    press_enter(question.field)

    assert question.pressed == []


def test_a_held_enter_answers_once(question: Question) -> None:
    """B17."""
    question.field.setFocus()

    press_enter(question.field)
    for _ in range(20):
        press_enter(question.field, is_repeated=True)

    assert question.pressed == ["Go on"]


def test_no_button_becomes_the_default_by_itself() -> None:
    """B48: Qt makes the first QPushButton of a dialog its default, whatever it does."""
    makers = {"QPushButton", "QDialogButtonBox", "QMessageBox", "QInputDialog"}
    used = {
        f"{path.relative_to(UI)}: {node.id}"
        for path in UI.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and node.id in makers
    }
    assert used == set()
