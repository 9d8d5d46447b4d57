"""Hostile names in each dialog, menu and choice of the real window, one after the other."""

import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QDialog, QMenu

from reviewer_app.ui.review.filter_panel import FACETS
from reviewer_app.ui.review.sidebar_model import Entry, Kind
from tests.support.screens import SCREENS, close_dialogs
from tests.support.windows import Driver, Key, a_window, drive
from tests.ui.test_hostile_window import (
    MARK,
    Ears,
    a_case,
    eaten_mnemonics,
    fill,
    hostile,
    rich_texts,
    shown_words,
)

Opening = Callable[[Driver], Awaitable[object]]


def entry_of(driver: Driver, kind: Kind) -> Entry:
    """The first row of the sidebar of a kind."""
    return next(one for one in driver.page.sidebar.model.entries if one.kind is kind)


def act(name: str, kind: Kind) -> Opening:
    """What the menu of a row in the sidebar opens."""

    async def opened(driver: Driver) -> None:
        entry = entry_of(driver, kind)
        if entry.view is not None:
            driver.page.sidebar.view_acted.emit(name, entry.view)
        else:
            driver.page.sidebar.entry_acted.emit(name, entry)
        await driver.until(lambda: dialogs(driver), f"{name} {kind}")

    return opened


async def save_view(driver: Driver) -> None:
    driver.page.queue.narrow(variants=frozenset({driver.view.labels.variant}))
    driver.page.views.ask_name()
    await driver.until(lambda: dialogs(driver), "the name of a view")


async def go_to_id(driver: Driver) -> None:
    """The choice between the cases of an id."""
    await driver.key(Key.Key_G)
    (asking,) = dialogs(driver)
    driver.page.steering.going.dialog.field.setText(driver.view.title)  # pyright: ignore[reportOptionalMemberAccess]
    await driver.key_to(asking, Key.Key_Return)
    await driver.until(lambda: driver.page.steering.going.choice and dialogs(driver))


async def menu_of_rail(driver: Driver, kind: Kind) -> None:
    """The views or datasets behind an icon of the narrow sidebar."""
    sidebar = driver.page.sidebar
    sidebar.set_rail(True)
    rows = [row for row, one in enumerate(sidebar.model.entries) if one.holds is kind]
    sidebar._show_menu(sidebar.model.index(rows[0], 0))
    await driver.until(QApplication.activePopupWidget, "the menu")
    sidebar.set_rail(False)


async def filters(driver: Driver) -> None:
    """Each field of the filter with its values."""
    driver.page.steering.open_panel()
    panel = driver.page.steering.panel
    await driver.until(panel.isVisible)
    values = panel.values
    for row in range(len(FACETS) - 2):  # those with values
        await driver.between(lambda row=row: panel.names.choose(row))
        await driver.until(lambda: values._boxes or values._none.isVisible(), panel.field)


def dialogs(driver: Driver) -> list[QDialog]:
    return [one for one in driver.window.findChildren(QDialog) if one.isVisible()]


PLACES: dict[str, Opening] = {
    **{name: SCREENS[name] for name in ("guidelines", "export", "decide many", "palette")},
    **{name: SCREENS[name] for name in ("new dataset", "new case", "ask a senior", "all keys")},
    "the name of a view": save_view,
    "another name of a view": act("rename", Kind.VIEW),
    "a dataset": act("rename", Kind.DATASET),
    "a product": act("rename", Kind.PRODUCT),
    "guidelines in writing": act("guidelines", Kind.DATASET),
    "removing an import": act("remove_import", Kind.DATASET),
    "cases of one id": go_to_id,
    "views in a menu": lambda driver: menu_of_rail(driver, Kind.VIEW),
    "datasets in a menu": lambda driver: menu_of_rail(driver, Kind.DATASET),
    "values of filters": filters,
}


def wrong(driver: Driver) -> Iterator[str]:
    """What is taken for markup, a key or a sign of Qt's, wherever it stands now."""
    yield from rich_texts(driver)
    yield from eaten_mnemonics(driver)
    for widget in QApplication.topLevelWidgets():
        title = widget.windowTitle()
        if "[*]" in title.replace("[*][*]", ""):
            yield f"{type(widget).__name__}: title {title[:80]}"
    for menu in driver.window.findChildren(QMenu):
        for action in menu.actions():
            if "Q&A" in action.text() or ("\t" in action.text() and MARK in action.text()):
                yield f"menu: {action.text()[:60]}"


async def leave(driver: Driver) -> None:
    """Close what is open, until the case is there again."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    await close_dialogs(driver)
    await driver.until(lambda: not dialogs(driver))
    driver.page.steering.panel.close()
    if driver.window.edits.page.isVisible():
        await driver.key(Key.Key_Escape)
    await driver.until_ready()


def test_b64_hostile_names_are_letters_in_every_dialog_menu_and_choice(tmp_path: Path) -> None:
    """B64, B66: of folders, files, people, products, datasets, views, ids and values."""

    async def scenario() -> None:
        with closing(Ears()) as ears:
            bad = "[*] {0} %1 " + hostile(ears.port, tmp_path / "secret.png")
            path = tmp_path / "Q&A <b>b<b>.jsonl"
            path.write_text(json.dumps(a_case(bad)), encoding="utf-8")
            folder = tmp_path / "w <b>Q&A"
            options: dict[str, Any] = {"auto_advance": False, "name": bad[:150]}
            async with a_window(folder, fill=partial(twice, path=path, bad=bad), **options) as it:
                await it.until(lambda: it.page.tally.saved and it.page.tally.counts)
                it.page.open_queue(it.page.queue.now.base.filter.without("undecided"), bad[:99])
                await it.until_ready()
                seen = ""
                for name, opened in PLACES.items():
                    await opened(it)
                    assert not it.window.grab().isNull()
                    assert [*wrong(it)] == [], name
                    assert not ears.heard, name
                    seen += shown_words(it)
                    await leave(it)
                assert MARK in seen

    drive(scenario)


async def twice(workspace: Any, path: Path, bad: str) -> None:
    """The same case in two datasets, so that its id means both."""
    await fill(workspace, path, bad)
    await workspace.desk.importing.import_file(path, product=bad[:99], dataset=f"2 {bad[:99]}")
