"""The menus: their groups, and entries that are there only where they can do something."""

from pathlib import Path

from PySide6.QtWidgets import QMenu

from tests.support.windows import Driver, Key, a_window, drive
from tests.ui.test_edits import area_of


def _case_menu(driver: Driver) -> QMenu:
    """The menu of the case, as it is when it opens."""
    bar = driver.window.menuBar()
    menu = next(m for m in bar.findChildren(QMenu) if m.title() == "&Case")
    menu.aboutToShow.emit()
    return menu


def _groups(menu: QMenu) -> list[list[str]]:
    groups: list[list[str]] = [[]]
    for action in menu.actions():
        if action.isSeparator():
            groups.append([])
        elif action.isVisible():
            groups[-1].append(action.text().split("\t")[0])
    return groups


def test_the_menu_of_the_case_has_groups_and_saves_only_in_the_editor(tmp_path: Path) -> None:
    file = tmp_path / "cases.csv"
    file.write_text("id,question\nA1,Why?\n", encoding="utf-8")

    async def scenario() -> None:
        async with a_window(tmp_path / "w", file) as driver:
            await driver.until_shown("A1")
            edit, votes, marks, compare, history, copying = _groups(_case_menu(driver))
            assert edit == ["New case…", "Edit", "Duplicate the case", "Delete the case"]
            assert (votes[0], marks[0], history[-1]) == (
                "Upvote",
                "Skip",
                "Restore as a new revision",
            )
            assert all(entry.startswith("Compare") for entry in compare)
            assert copying == ["Copy the id"]

            await driver.key(Key.Key_E)
            await driver.until(lambda: driver.window.edits.page.is_open)
            assert {"Save the edit", "Discard draft"} <= set(_groups(_case_menu(driver))[0])

            await driver.key(Key.Key_Escape)
            await driver.until(lambda: not driver.window.edits.page.is_open)
            assert "Save the edit" not in _groups(_case_menu(driver))[0]

    drive(scenario)


def _turn_entries(driver: Driver) -> dict[str, str]:
    """Undo and Redo as the menu shows them when it opens, where they can be chosen."""
    bar = driver.window.menuBar()
    menu = next(m for m in bar.findChildren(QMenu) if m.title() == "&Edit")
    menu.aboutToShow.emit()
    actions = {name: driver.window.menus.action(name) for name in ("undo", "redo")}
    return {n: a.text().split("\t")[0] for n, a in actions.items() if a.isEnabled()}


def test_undo_in_the_menu_acts_in_the_field_that_is_typed_in(tmp_path: Path) -> None:
    """As the key does; while the editor covers the case, never on what was decided before."""
    file = tmp_path / "cases.csv"
    file.write_text("id,question\nA1,Why?\n", encoding="utf-8")

    async def scenario() -> None:
        async with a_window(tmp_path / "w", file, auto_advance=False) as driver:
            menus, page = driver.window.menus, driver.window.edits.page
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            await driver.until(lambda: _turn_entries(driver) == {"undo": "Undo upvote"})

            await driver.key(Key.Key_E)
            await driver.until(lambda: page.is_open)
            editor = area_of(page, "input")
            page.form.focus_field("input")
            assert _turn_entries(driver) == {}
            await driver.type("x")
            assert editor.text() == "xWhy?"
            assert _turn_entries(driver) == {"undo": "Undo typing"}
            await driver.between(menus.action("undo").trigger)
            assert editor.text() == "Why?"
            assert _turn_entries(driver) == {"redo": "Redo typing"}
            driver.window.menuBar().setFocus()  # as the Alt key does
            await driver.between(menus.action("redo").trigger)
            assert editor.text() == "xWhy?"

            page.note.setFocus()
            assert _turn_entries(driver) == {}
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: not page.is_open)
            await driver.until_ready()
            assert driver.view.vote.score == 1
            assert _turn_entries(driver) == {"undo": "Undo upvote"}
            await driver.between(menus.action("undo").trigger)
            await driver.until(lambda: driver.view.vote.score == 0)

    drive(scenario)
