"""Skip, defer, flag and ask a senior by real keys: what goes on, what stays, what comes back."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from reviewer_app.domain.changes import MarkState
from reviewer_app.domain.marks import MarkKind
from reviewer_app.domain.queues import MARKED, Filter
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.review.ask_dialog import AskDialog
from reviewer_app.ui.review.case_list_model import ITEM
from reviewer_app.ui.review.defer_dialog import DeferDialog
from reviewer_app.ui.review.returning import LOOK_MS
from reviewer_app.workspace import Workspace
from tests.support.windows import CONTROL, Driver, Key, a_window, drive
from tests.ui.key_presses import press


def _cases(folder: Path, count: int = 10) -> Path:
    file = folder / "cards.csv"
    rows = "\n".join(f"E{n},May I block card {n}?" for n in range(1, count + 1))
    file.write_text(f"id,question\n{rows}\n", encoding="utf-8")
    return file


def _items(driver: Driver) -> list[QueueItem]:
    model = driver.page.list.model
    return [model.index(row, 0).data(ITEM) for row in range(model.rowCount())]


def _titles(driver: Driver) -> list[str]:
    return [item.title for item in _items(driver)]


def _count(driver: Driver, title: str) -> int | None:
    entries = driver.page.sidebar.model.entries
    return next(entry.count for entry in entries if entry.title == title)


async def _defer_dialog(driver: Driver) -> DeferDialog:
    await driver.until(lambda: isinstance(driver.page.marking.dialog, DeferDialog), "the question")
    dialog = driver.page.marking.dialog
    assert isinstance(dialog, DeferDialog)
    return dialog


async def _ask_dialog(driver: Driver) -> AskDialog:
    await driver.until(lambda: isinstance(driver.page.marking.dialog, AskDialog), "the question")
    dialog = driver.page.marking.dialog
    assert isinstance(dialog, AskDialog)
    return dialog


def test_skipped_cases_are_not_done_and_come_last_also_after_a_restart(tmp_path: Path) -> None:
    """B51."""

    async def first() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            for title in ("E1", "E2", "E3", "E4", "E5"):
                await driver.until_shown(title)
                await driver.key(Key.Key_S)
            await driver.until_shown("E6")
            await driver.until(lambda: _count(driver, "Skipped") == 5)
            numbers = driver.page.tally.numbers
            assert numbers is not None
            assert (numbers.done, numbers.total, numbers.left) == (0, 10, 10)
            assert _titles(driver)[:2] == ["E1", "E2"]  # nothing shifts under the reader

    async def later() -> None:
        async with a_window(tmp_path / "w") as driver:
            await driver.until_shown("E6")
            assert _titles(driver) == ["E6", "E7", "E8", "E9", "E10", "E1", "E2", "E3", "E4", "E5"]
            assert _count(driver, "To review") == 10
            for title in ("E6", "E7", "E8", "E9", "E10"):
                await driver.until_shown(title)
                await driver.key(Key.Key_U)
            await driver.until_shown("E1")
            driver.page.conduct.click("unskip_all")
            await driver.until(lambda: _count(driver, "Skipped") == 0)
            await driver.until(lambda: not driver.view.marks.is_skipped)
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: _count(driver, "Skipped") == 5)

    drive(first)
    drive(later)


def test_list_and_case_show_a_mark_at_once(tmp_path: Path) -> None:
    """B53."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            await driver.until_shown("E1")
            await driver.key(Key.Key_F)
            await driver.until(lambda: _items(driver)[0].marks.is_flagged)
            chip = driver.page.case_page.head.marks.chips["flag"]
            assert chip.isVisible()
            assert driver.page.bar.not_now.buttons["flag"].isChecked()
            row = driver.page.list.model.index(0, 0)
            assert "flagged" in row.data(11)  # Qt.ItemDataRole.AccessibleTextRole
            await driver.until_shown("E1")
            await driver.click(chip)
            await driver.until(lambda: not _items(driver)[0].marks.is_flagged)
            assert not chip.isVisible()
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: _items(driver)[0].marks.is_flagged)
            await driver.until(lambda: driver.view.marks.is_flagged)
            await driver.until(lambda: _count(driver, "Flagged") == 1)

    drive(scenario)


def test_a_digit_answers_until_when_and_the_next_case_comes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            await driver.until_shown("E1")
            await driver.key(Key.Key_L)
            dialog = await _defer_dialog(driver)
            tomorrow = [words for words, _ in dialog._times].index("Tomorrow")
            sign = "&é\"'"[tomorrow]  # as AZERTY types without Shift
            QCoreApplication.sendEvent(dialog, press(str(tomorrow + 1), sign, key=ord(sign)))
            await driver.until_shown("E2")
            await driver.until(lambda: _items(driver)[0].marks.is_put_off)
            await driver.until(lambda: _count(driver, "To review") == 9)
            assert _count(driver, "Deferred") == 1
            until = _items(driver)[0].marks.deferred_until
            assert until is not None
            here = until.astimezone()
            assert (here.hour, here.date()) == (
                9,
                datetime.now().astimezone().date() + timedelta(days=1),
            )
            numbers = driver.page.tally.numbers
            assert numbers is not None
            assert (numbers.done, numbers.left, numbers.deferred) == (0, 9, 1)

    drive(scenario)


def test_any_day_can_be_typed_and_escape_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            await driver.until_shown("E1")
            await driver.key(Key.Key_L)
            dialog = await _defer_dialog(driver)
            QTest.keyClick(dialog, Key.Key_Escape)
            await driver.until(lambda: driver.page.marking.dialog is None)
            assert not driver.view.marks.is_put_off
            await driver.key(Key.Key_L)
            dialog = await _defer_dialog(driver)
            QTest.keyClick(dialog, Key(Key.Key_0 + len(dialog.options)))
            assert dialog.focusWidget() is dialog.day
            QTest.keyClick(dialog.day, Key.Key_Up)
            wanted = dialog.day.date()
            QTest.keyClick(dialog.day, Key.Key_Return)
            await driver.until_shown("E2")
            await driver.until(lambda: _items(driver)[0].marks.is_put_off)
            until = _items(driver)[0].marks.deferred_until
            assert until is not None
            here = until.astimezone()
            assert (here.year, here.month, here.day) == (
                wanted.year(),
                wanted.month(),
                wanted.day(),
            )

    drive(scenario)


def test_a_deferred_case_comes_back_by_itself_while_the_window_is_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async def fill(workspace: Workspace) -> None:
            numbers, items = await workspace.desk.browsing.open_queue(Filter())
            assert len(numbers) == len(items)
            case = await workspace.desk.browsing.case_by_id(items[1].case_id)
            soon = datetime.now(UTC) + timedelta(seconds=3)
            await workspace.desk.marking.set(case.seen, "defer", MarkState(until=soon))

        async with a_window(tmp_path / "w", _cases(tmp_path, 3), fill=fill) as driver:
            await driver.until_shown("E1")
            assert _titles(driver) == ["E1", "E3"]
            changes = driver.running.workspace.database
            assert driver.page.returning._timer.remainingTime() <= LOOK_MS + 1
            await driver.until(lambda: _titles(driver) == ["E1", "E2", "E3"], "the return")
            assert driver.view.title == "E1"  # nothing else moves
            await driver.until(lambda: _count(driver, "Deferred") == 0)
            assert changes.broken is None
            assert not driver.page.returning._timer.isActive()

    drive(scenario)


def test_the_clock_is_looked_at_since_timers_stand_still_in_a_sleep(tmp_path: Path) -> None:
    """B99: after a sleep, a changed clock or midnight; nothing is read anew before."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path, 2)) as driver:
            await driver.until_shown("E1")
            came: list[datetime] = []
            returning = driver.page.returning
            returning.came_back.connect(lambda: came.append(returning.now()))
            until = datetime.now(UTC) + timedelta(days=3)
            await driver.desk.marking.set(driver.view.seen, "defer", MarkState(until=until))
            await driver.until(lambda: returning._due == until, "the watch")
            returning.look()
            assert not came
            for time in (until - timedelta(days=1), until + timedelta(seconds=1)):
                returning.now = lambda time=time: time
                returning.look()
                returning.look()
            assert came == [until - timedelta(days=1), *[until + timedelta(seconds=1)] * 2]

    drive(scenario)


def test_a_queue_of_deferred_cases_only_says_that_they_come_back(tmp_path: Path) -> None:
    """B54."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path, 2)) as driver:
            for title in ("E1", "E2"):
                await driver.until_shown(title)
                await driver.key(Key.Key_L)
                QTest.keyClick(await _defer_dialog(driver), Key.Key_2)
                await driver.until(lambda: driver.page.marking.dialog is None)
            words = "Nothing left in To review for now. 2 cases come back later."
            await driver.until(lambda: driver.page.view is None)
            await driver.until(lambda: driver.page.empty.end_words()[0] == words)

    drive(scenario)


def test_a_question_is_kept_shown_and_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            await driver.until_shown("E1")
            await driver.key(Key.Key_A)
            dialog = await _ask_dialog(driver)
            QTest.keyClicks(dialog.field, "Still our fee?")
            QTest.keyClick(dialog.field, Key.Key_Return)
            await driver.until(lambda: driver.view.marks.is_asked)
            assert driver.view.title == "E1"  # it stays, to be voted on all the same
            assert driver.view.marks.question == "Still our fee?"
            chip = driver.page.case_page.head.marks.chips["ask"]
            assert chip.text() == "Asked: “Still our fee?”"
            await driver.until_shown("E1")
            await driver.key(Key.Key_A)
            dialog = await _ask_dialog(driver)
            assert dialog.field.text() == "Still our fee?"
            dialog.take_back.click()
            await driver.until(lambda: not driver.view.marks.is_asked)

    drive(scenario)


def test_what_is_half_typed_outlives_a_flag_and_a_skip(tmp_path: Path) -> None:
    """B07: a mark touches neither vote nor reason, and skipping keeps a draft."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            await driver.until_shown("E1")
            bar = driver.page.bar
            QTest.keyClicks(bar.field, "the fee is")
            driver.page.case_page.setFocus()
            await driver.key(Key.Key_F)
            await driver.until(lambda: driver.view.marks.is_flagged)
            await driver.until_ready()
            assert bar.reason == "the fee is"
            assert driver.view.vote.score == 0
            await driver.key(Key.Key_S)
            await driver.until_shown("E2")
            await driver.key(Key.Key_K)
            await driver.until_shown("E1")
            assert bar.reason == "the fee is"

    drive(scenario)


def test_a_reason_after_a_mark_is_a_deed_of_its_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("E1")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            await driver.until_ready()
            await driver.key(Key.Key_F)
            await driver.until(lambda: driver.view.marks.is_flagged)
            await driver.until_ready()
            QTest.keyClicks(driver.page.bar.field, "clear")
            QTest.keyClick(driver.page.bar.field, Key.Key_Return)
            await driver.until(lambda: driver.view.vote.reason == "clear")
            stack = await driver.desk.undoing.undo_stack()
            assert stack.undo is not None
            assert stack.undo.name == "reason"
            for name in ("flag", "upvote"):
                await driver.desk.undoing.undo()
                stack = await driver.desk.undoing.undo_stack()
                assert stack.undo is not None
                assert stack.undo.name == name

    drive(scenario)


def test_a_mark_that_cannot_be_saved_is_told_and_not_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            await driver.until_shown("E1")
            case_id = driver.view.case_id
            database = driver.running.workspace.database
            await database.write(
                lambda session: (
                    session.connection().exec_driver_sql(
                        "UPDATE test_case SET deleted_at = '2026-01-01T00:00:00.000000Z' "
                        f"WHERE id = '{case_id}'"
                    )
                    and None
                )
            )
            told: list[object] = []
            driver.page.failed.connect(told.append)
            await driver.key(Key.Key_F)
            await driver.until(lambda: told)
            assert not driver.page.bar.not_now.buttons["flag"].isChecked()
            assert not driver.view.marks.is_flagged

    drive(scenario)


def test_the_buttons_move_into_a_menu_where_there_is_no_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path), size=(910, 512)) as driver:
            await driver.until_shown("E1")
            bar, not_now = driver.page.bar, driver.page.bar.not_now
            assert not_now.is_folded
            assert not_now.more.isVisible()
            assert not not_now.buttons["skip"].isVisible()
            assert bar.height() < 130  # two rows
            await driver.click(not_now.more)
            assert not_now.menu is not None
            words = [action.text().split("\t") for action in not_now.menu.actions()]
            assert words[0] == ["Skip", "S"]
            not_now.menu.actions()[2].trigger()
            await driver.until(lambda: driver.view.marks.is_flagged)
            driver.window.resize(1280, 800)
            await driver.until(lambda: not_now.buttons["skip"].isVisible())
            assert not not_now.more.isVisible()

    drive(scenario)


def test_buttons_and_queues_have_names_for_screen_readers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            await driver.until_shown("E1")
            await driver.key(Key.Key_F)
            await driver.until(lambda: driver.page.bar.not_now.buttons["flag"].isChecked())
            await driver.until(lambda: _count(driver, "Flagged") == 1)
            button = QAccessible.queryAccessibleInterface(driver.page.bar.not_now.buttons["flag"])
            assert button.text(QAccessible.Text.Name) == "Flag"
            assert button.state().checked  # pyright: ignore[reportAttributeAccessIssue]
            chip = QAccessible.queryAccessibleInterface(
                driver.page.case_page.head.marks.chips["flag"]
            )
            assert chip.text(QAccessible.Text.Name) == "Flagged, take it off"
            entries = driver.page.sidebar.model.entries
            flagged = next(entry for entry in entries if entry.mark == "flag")
            assert flagged.sentence(is_chosen=False) == "Flagged, 1 case"

    drive(scenario)


def test_each_mark_has_a_queue_that_lists_its_cases(tmp_path: Path) -> None:
    """B61."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            for key in (Key.Key_F, Key.Key_S):
                await driver.until_ready()
                await driver.key(key)
                await driver.until_ready()
            await driver.until_shown("E2")
            queues: list[tuple[MarkKind, str]] = [("skip", "Skipped"), ("flag", "Flagged")]
            for kind, title in queues:
                await driver.until(lambda title=title: _count(driver, title) == 1)
                driver.page.open_queue(MARKED[kind], title)
                await driver.until(
                    lambda: driver.page.list.count == 1 and _titles(driver) == ["E1"], title
                )
                await driver.until_shown("E1")
            assert not driver.page.list.take_off.isVisible()
            driver.page.open_queue(MARKED["skip"], "Skipped")
            await driver.until(driver.page.list.take_off.isVisible, "the way to take all off")
            await driver.until_shown("E1")
            await driver.click(driver.page.list.take_off)
            await driver.until(lambda: _count(driver, "Skipped") == 0)

    drive(scenario)
