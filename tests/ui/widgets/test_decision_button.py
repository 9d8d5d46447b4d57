"""The vote buttons: what a click, a key and a screen reader get."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.widgets.decision_button import DecisionButton
from reviewer_app.ui.widgets.look import Look
from tests.support.waiting import until


def test_a_click_asks_and_changes_nothing_by_itself(look: Look) -> None:
    button = DecisionButton.upvote(look, "Upvote", "U")
    asked: list[bool] = []
    button.clicked.connect(lambda: asked.append(True))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == [True]
    assert not button.isChecked()


def test_space_and_enter_press_it(look: Look) -> None:
    button = DecisionButton.upvote(look, "Upvote", "U")
    asked: list[bool] = []
    button.clicked.connect(lambda: asked.append(True))
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert asked == [True, True]


def test_a_taken_decision_is_filled_with_its_colour(look: Look) -> None:
    button = DecisionButton.downvote(look, "Downvote", "D")
    button.resize(button.sizeHint())
    button.setChecked(True)
    pixel = button.grab().toImage().pixelColor(4, button.height() // 2)
    assert pixel.rgb() == look.theme.colour("down").rgb()


def test_the_fill_takes_its_time_only_where_motion_is_wanted(look: Look) -> None:
    look.is_animated = True
    button = DecisionButton.upvote(look, "Upvote", "U")
    button.show()
    button.setChecked(True)
    assert button._fill < 1
    until(lambda: button._fill == 1)


def test_screen_readers_hear_word_and_state(look: Look) -> None:
    button = DecisionButton.upvote(look, "Upvote", "U")
    button.setChecked(True)
    heard = QAccessible.queryAccessibleInterface(button)
    assert heard.text(QAccessible.Text.Name) == "Upvote"
    assert heard.role() in {QAccessible.Role.CheckBox, QAccessible.Role.Button}
    assert heard.state().checked


def test_the_ring_is_for_the_keyboard_only(look: Look) -> None:
    button = DecisionButton.upvote(look, "Upvote", "U")
    for reason, has_ring in (
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.TabFocusReason, True),
    ):
        QApplication.sendEvent(button, QFocusEvent(QFocusEvent.Type.FocusIn, reason))
        assert button._has_ring is has_ring


def test_without_room_it_keeps_icon_and_key(look: Look) -> None:
    button = DecisionButton.upvote(look, "Upvote", "U")
    assert button.minimumSizeHint().width() < button.sizeHint().width()
    button.resize(button.minimumSizeHint())
    assert not button._shows_words()
    button.resize(button.sizeHint())
    assert button._shows_words()


def test_it_keeps_its_width_when_it_is_pressed(look: Look) -> None:
    button = DecisionButton.reviewed(look, "Reviewed", "R")
    before = button.sizeHint()
    button.setChecked(True)
    assert button.sizeHint() == before


def test_it_shows_the_key_the_person_has_chosen(look: Look) -> None:
    button = DecisionButton.upvote(look, "Upvote", "U")
    narrow = button.sizeHint().width()
    button.set_key("Ctrl+U")
    assert button.sizeHint().width() > narrow
    assert "Ctrl+U" in button.toolTip()


def test_it_is_as_high_as_the_design_says(look: Look) -> None:
    assert DecisionButton.upvote(look, "Upvote", "U").sizeHint().height() == 36
