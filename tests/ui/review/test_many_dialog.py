"""The dialog for many cases by digits, and the menu of what is selected."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from reviewer_app.domain.marks import MarkState
from reviewer_app.services.deciding_many import Preview, Wish
from reviewer_app.ui.languages import Languages
from reviewer_app.ui.review.filter_values import ConfidenceRange
from reviewer_app.ui.review.many_dialog import ManyDialog
from reviewer_app.ui.review.reasons import reasons
from reviewer_app.ui.widgets.look import Look
from tests.support.windows import Key, a_window, drive
from tests.ui.test_window import a_file


def test_nothing_is_chosen_at_first_so_that_enter_alone_decides_nothing(look: Look) -> None:
    dialog = ManyDialog(look, 3, reasons())
    asked: list[object] = []
    dialog.wish_changed.connect(asked.append)
    dialog.show()
    assert not any(option.isChecked() for option in dialog.options)
    QTest.keyClick(dialog, Key.Key_Return)
    QTest.keyClick(dialog.options[0], Key.Key_Return)
    assert (dialog.result(), dialog.isVisible(), dialog.wish, asked) == (0, True, None, [])
    assert (dialog.answer.text(), dialog.answer.isEnabled()) == ("Choose what to do", False)
    assert "3 cases are selected" in dialog.told.text()
    QTest.keyClick(dialog.options[0], Key.Key_Space)
    wish = Wish.to_vote(1)
    assert (dialog.wish, asked) == (wish, [wish])
    dialog.show_preview(Preview(cases=3, changed=2, same=1), wish)
    assert (dialog.answer.text(), dialog.answer.isEnabled()) == ("Upvote: 2 cases", True)
    QTest.keyClick(dialog, Key.Key_Return)
    assert dialog.result() == 1
    dialog.deleteLater()


@pytest.mark.parametrize("language", ["en", "es", "ar"])
def test_no_choice_is_cut_off_in_any_language(look: Look, language: str) -> None:
    languages = Languages()
    languages.speak(language)
    dialog = ManyDialog(look, 3, reasons())
    dialog.show()
    cut_off = [one.text() for one in dialog.options if one.width() < one.sizeHint().width()]
    languages.fall_silent()
    dialog.deleteLater()
    assert cut_off == []


def test_a_digit_chooses_what_to_do_with_many_and_twice_takes_that_off(look: Look) -> None:
    dialog = ManyDialog(look, 3, reasons())
    dialog.show()
    presses = (
        (Key.Key_2, "Downvote"),
        (Key.Key_7, "Flag"),
        (Key.Key_7, "Take the flag off"),
        (Key.Key_7, "Flag"),
        (Key.Key_8, "Ask a senior"),
        (Key.Key_8, "Take the question back"),
        (Key.Key_9, "Take the question back"),
        (Key.Key_6, "Defer"),
        (Key.Key_1, "Upvote"),
        (Key.Key_1, "Upvote"),
    )
    for key, words in presses:
        QTest.keyClick(dialog, key)
        assert dialog.act_words == words
    dialog.reason.setFocus()
    QTest.keyClick(dialog.reason, Key.Key_4)
    assert (dialog.act_words, dialog.reason.text()) == ("Upvote", "4")
    dialog.deleteLater()


def test_every_act_says_what_it_would_do_and_what_is_asked_goes_along(look: Look) -> None:
    dialog = ManyDialog(look, 5, reasons())
    preview = Preview(cases=5, changed=3, same=1, replaced=1)
    told: list[str] = []
    for option in dialog.options:
        option.setChecked(True)
        assert dialog.wish is not None
        dialog.show_preview(preview, dialog.wish)
        assert dialog.answer.text() == f"{option.text()}: 3 cases"
        told.append(dialog.told.text())
    assert len(set(told)) == len(told)
    asked = "5 cases: 3 go to a senior, 1 has it already, 1 of your questions is replaced."
    assert told[-2] == asked
    dialog.options[-2].setChecked(True)
    dialog.question.set_words(" Which rule? ")
    assert dialog.wish == Wish.to_mark("ask", MarkState(note="Which rule?"))
    dialog.deleteLater()


def test_an_end_that_is_no_confidence_leaves_the_filter_as_it_was(look: Look) -> None:
    panel = ConfidenceRange(look)
    told: list[tuple[object, object]] = []
    left: list[bool] = []

    def note(least: object, most: object) -> None:
        told.append((least, most))

    panel.changed.connect(note)
    panel.left.connect(lambda: left.append(True))
    panel.show_range(None, 0.5)
    panel.most.selectAll()
    QTest.keyClicks(panel.most, "1.5")
    assert told[-1] == (None, 0.5)
    QTest.keyClick(panel.most, Key.Key_Escape)
    assert left == [True]


def test_a_right_click_keeps_the_selection_and_offers_what_to_do_with_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            view = driver.page.list.view
            view.selection.select_all(2)
            view.selection_changed.emit()
            place = view.visualRect(view.model().index(1, 0)).center()
            await driver.between(_right_click(view.viewport(), place))
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            words = [action.text() for action in menu.actions()]
            menu.close()
            assert words == ["Decide…", "Review these", "Compare", "None"]
            assert view.selection.count == 2

    drive(scenario)


def _right_click(viewport: QWidget, place: QPoint) -> Callable[[], None]:
    return lambda: QTest.mouseClick(
        viewport,
        Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.NoModifier,
        place,
    )
