"""How the text of cases is shown: its size and its invisible letters, which is never an edit."""

import json
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextEdit

from reviewer_app.ui.widgets.json_tree import JsonTree
from tests.support.windows import CONTROL, Driver, Key, a_window, drive

SHIFT = Qt.KeyboardModifier.ShiftModifier
INPUT = "Two  blanks\tand\u200ba\u2067hidden\u2069 "


def a_file(folder: Path) -> Path:
    path = folder / "cases.jsonl"
    lines = [json.dumps({"id": f"A{n}", "input": f"{INPUT}{n}"}) for n in (1, 2)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def input_view(driver: Driver) -> QTextEdit:
    views = driver.page.case_page.findChildren(QTextEdit)
    return next(view for view in views if view.accessibleName() == "Input")


def points(driver: Driver) -> float:
    return input_view(driver).document().defaultFont().pointSizeF()


def turn_the_wheel(driver: Driver, delta: int) -> None:
    """Over the text of the input, as a mouse does it."""
    view = input_view(driver)
    place = QPointF(view.mapTo(driver.window, QPoint(5, 5)))
    QTest.wheelEvent(driver.window.windowHandle(), place, QPoint(0, delta), QPoint(), CONTROL)


def test_b23_the_case_text_is_zoomed_alone_and_that_is_remembered(tmp_path: Path) -> None:
    """B23: zooming is no edit and no vote; Ctrl+0 does not clear the vote."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            before, seen = points(driver), driver.view.seen
            bar = driver.page.bar.field.font().pointSizeF()
            await driver.key(Key.Key_Equal, CONTROL)
            await driver.key(Key.Key_Plus, CONTROL | SHIFT)
            assert abs(points(driver) - before * 1.2) < 0.01
            assert driver.page.bar.field.font().pointSizeF() == bar
            await driver.key(Key.Key_0, CONTROL)
            assert points(driver) == before
            await driver.between(lambda: turn_the_wheel(driver, 60))
            assert points(driver) == before
            await driver.between(lambda: turn_the_wheel(driver, 60))
            assert abs(points(driver) - before * 1.1) < 0.01
            for _ in range(40):
                await driver.key(Key.Key_Minus, CONTROL)
            assert abs(points(driver) - before * 0.8) < 0.01
            for _ in range(40):
                await driver.key(Key.Key_Equal, CONTROL)
            assert abs(points(driver) - before * 3) < 0.01
            assert (driver.view.vote.score, driver.view.seen) == (1, seen)
        async with a_window(tmp_path / "w") as driver:
            await driver.until_shown("A2")
            assert abs(points(driver) - before * 3) < 0.01

    drive(scenario)


def test_invisible_letters_are_drawn_on_request_and_copied_as_they_are(tmp_path: Path) -> None:
    """B23: a way to look at the case, not a change of it."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            view = input_view(driver)
            assert view.toPlainText() == f"{INPUT}1"
            await driver.key(Key.Key_I, CONTROL | SHIFT)
            assert view.toPlainText() == "Two  blanks\tand▏a◂hidden◇ 1"
            assert view.document().defaultTextOption().flags()
            view.selectAll()
            view.copy()
            assert QApplication.clipboard().text() == f"{INPUT}1"
            await driver.key(Key.Key_I, CONTROL | SHIFT)
            assert view.toPlainText() == f"{INPUT}1"

    drive(scenario)


def test_words_are_found_by_keys_and_letters_are_text_meanwhile(tmp_path: Path) -> None:
    """Ctrl+Shift+F, F3 and Esc; a U typed into the line is no vote."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            bar = driver.page.case_page.find_bar
            await driver.key(Key.Key_F, CONTROL | SHIFT)
            assert driver.window.focusWidget() is bar.field
            await driver.key(Key.Key_U)
            bar.field.setText("an")
            await driver.key(Key.Key_Return)
            assert bar.count.text() == "1 of 2"
            await driver.key(Key.Key_F3)
            assert bar.count.text() == "2 of 2"
            await driver.key(Key.Key_F3, SHIFT)
            assert bar.count.text() == "1 of 2"
            await driver.key(Key.Key_Escape)
            assert not bar.isVisible()
            assert driver.view.vote.score == 0
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)

    drive(scenario)


def test_arrows_open_and_close_a_tree_that_has_the_keyboard(tmp_path: Path) -> None:
    """Elsewhere the right arrow goes to the next case."""
    path = tmp_path / "cases.jsonl"
    deep = '{"deep": {"a": {"b": 1}, "c": [{}]}}'
    lines = [f'{{"id": "A{n}", "input": {deep}}}' for n in (1, 2)]
    path.write_text("\n".join(lines), encoding="utf-8")

    async def scenario() -> None:
        async with a_window(tmp_path / "w", path) as driver:
            await driver.until_shown("A1")
            trees = driver.page.case_page.findChildren(JsonTree)
            tree = next(tree for tree in trees if tree.isVisible())
            tree.setFocus()
            count = tree.count()
            await driver.key(Key.Key_Left)
            assert tree.count() < count
            await driver.key(Key.Key_Right)
            assert tree.count() == count
            assert driver.view.title == "A1"
            driver.page.case_page.setFocus()
            await driver.key(Key.Key_Right)
            await driver.until_shown("A2")

    drive(scenario)
