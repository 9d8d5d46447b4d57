"""The dialog for many cases by digits, and the menu of what is selected."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from reviewer_app.ui.review.filter_values import ConfidenceRange
from reviewer_app.ui.review.many_dialog import ManyDialog
from reviewer_app.ui.review.reasons import reasons
from reviewer_app.ui.widgets.look import Look
from tests.support.windows import Key, a_window, drive
from tests.ui.test_window import a_file


def test_a_digit_chooses_what_to_do_with_many(look: Look) -> None:
    dialog = ManyDialog(look, 3, reasons())
    dialog.ask_preview()
    dialog.show()
    for key, words in ((Key.Key_2, "Downvote"), (Key.Key_0, "Take the flag off")):
        QTest.keyClick(dialog, key)
        assert dialog.act_words == words
    QTest.keyClick(dialog, Key.Key_1)
    dialog.reason.setFocus()
    QTest.keyClick(dialog.reason, Key.Key_4)
    assert (dialog.act_words, dialog.reason.text()) == ("Upvote", "4")
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
