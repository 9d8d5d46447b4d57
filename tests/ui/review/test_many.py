"""One act on all selected cases: the preview in words, exactly those rows, one undo."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtTest import QTest

from reviewer_app.domain.marks import MarkState
from reviewer_app.services import batches
from reviewer_app.services.deciding_many import Wish
from reviewer_app.services.progress import Progress
from reviewer_app.ui.review.case_list_model import ITEM
from reviewer_app.ui.review.many_dialog import ManyDialog
from reviewer_app.ui.review.many_words import preview_words
from reviewer_app.workspace import Workspace
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive


def _cases(folder: Path, count: int = 10) -> Path:
    file = folder / "cards.csv"
    rows = "\n".join(f"E{n},May I block card {n}?" for n in range(1, count + 1))
    file.write_text(f"id,question\n{rows}\n", encoding="utf-8")
    return file


async def _dialog(driver: Driver) -> ManyDialog:
    await driver.until(lambda: driver.page.many.dialog is not None, "the dialog")
    dialog = driver.page.many.dialog
    assert dialog is not None
    await driver.until(lambda: dialog.told.text(), "the preview")
    return dialog


def _scores(driver: Driver) -> list[int]:
    model = driver.page.list.model
    return [model.index(row, 0).data(ITEM).score for row in range(model.rowCount())]


def _select(driver: Driver, *rows: int) -> None:
    view = driver.page.list.view
    view.selection.clear()
    for row in rows:
        view.selection.toggle(row)
    view._selected()


async def _decide(driver: Driver, option: str) -> ManyDialog:
    await driver.key(Key.Key_D, SHIFT)
    dialog = await _dialog(driver)
    next(each for each in dialog.options if each.text() == option).click()
    await driver.until(dialog.answer.isEnabled)
    return dialog


def test_exactly_the_selected_rows_are_decided_and_one_undo_takes_that_back(
    tmp_path: Path,
) -> None:
    """B31."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("E1")
            await driver.key(Key.Key_D)
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: driver.view.vote.score == -1)
            await driver.until_ready()
            _select(driver, 0, 2, 6)
            dialog = await _decide(driver, "Upvote")
            assert dialog.told.text() == "3 cases: 3 get an upvote, 1 of your downvotes goes."
            assert dialog.answer.text() == "Upvote: 3 cases"
            QTest.keyClick(dialog, Key.Key_Return)
            wanted = [1, 0, 1, 0, 0, 0, 1, 0, 0, 0]
            await driver.until(lambda: _scores(driver) == wanted)
            await driver.until(lambda: driver.view.vote.score == 1)  # B53: the case as well
            assert driver.page.toast.words == "Upvote: 3 cases"
            foot = driver.page.list._footer
            since = "{n} decided since you opened this list"
            await driver.until(lambda: since.format(n=3) in foot.text())
            driver.page.case_page.setFocus()
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: _scores(driver) == [-1, *[0] * 9])
            await driver.until(lambda: since.format(n=1) in foot.text())
            assert driver.page.toast.words == "Undone: upvote of 3 cases"
            await driver.until(lambda: driver.view.vote.score == -1)

    drive(scenario)


def test_a_preview_says_what_leaves_skipped_and_deferred_by_being_decided(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("E1")
            numbers = list(driver.page.queue.now.numbers)
            deciding, tomorrow = driver.desk.deciding_many, datetime.now(UTC) + timedelta(days=1)
            await deciding.decide(numbers[:1], Wish.to_mark("skip", MarkState()))
            await deciding.decide(numbers[1:4], Wish.to_mark("defer", MarkState(until=tomorrow)))
            down, flag = Wish.to_vote(-1), Wish.to_mark("flag", MarkState())
            told = preview_words(await deciding.preview(numbers[:5], down), down)
            assert told == "5 cases: 5 get a downvote, 1 leaves Skipped, 3 leave Deferred."
            assert (await deciding.preview(numbers[:5], flag)).deferred == 0
            await deciding.decide(numbers[:2], Wish.to_review(True))
            told = preview_words(await deciding.preview(numbers[:5], down), down)
            assert told == "5 cases: 5 get a downvote, 2 leave Deferred."

    drive(scenario)


def test_a_downvote_of_many_takes_a_word_and_a_text(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            await driver.until_shown("E1")
            driver.page.list.view.select_all_rows()
            dialog = await _decide(driver, "Downvote")
            dialog.word.setCurrentIndex(dialog.word.findText("Incomplete"))
            QTest.keyClicks(dialog.reason, "no fee")
            await driver.until(dialog.answer.isEnabled)
            QTest.keyClick(dialog.reason, Key.Key_Return)
            await driver.until(lambda: driver.view.vote.reason == "Incomplete: no fee")
            await driver.until(lambda: _scores(driver) == [-1] * 10)
            numbers = driver.page.tally.numbers
            await driver.until(lambda: (driver.page.tally.numbers or numbers) is not None)
            await driver.until(
                lambda: driver.page.tally.numbers and driver.page.tally.numbers.done == 10
            )

    drive(scenario)


def test_nothing_to_change_leaves_the_button_off_and_escape_changes_nothing(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path)) as driver:
            await driver.until_shown("E1")
            driver.page.list.view.select_all_rows()
            await driver.key(Key.Key_D, SHIFT)
            dialog = await _dialog(driver)
            next(each for each in dialog.options if each.text() == "Clear the vote").click()
            await driver.until(lambda: "have none" in dialog.told.text())
            assert not dialog.answer.isEnabled()
            QTest.keyClick(dialog, Key.Key_Return)
            QTest.keyClick(dialog, Key.Key_Escape)
            await driver.until(lambda: driver.page.many.dialog is None)
            last = (await driver.desk.undoing.undo_stack()).undo
            assert last is not None
            assert last.name == "import"

    drive(scenario)


def test_a_persons_own_votes_go_on_while_many_cases_are_decided(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path, 2000), pause_ms=0) as driver:
            await driver.until_shown("E1")
            await driver.until(lambda: driver.page.queue.now.is_whole)
            _select(driver, *range(1000, 2000))
            dialog = await _decide(driver, "Upvote")
            dialog.answer.click()
            await driver.until(lambda: driver.page.many.is_running)
            for number in range(1, 6):
                await driver.until_shown(f"E{number}")
                driver.page.case_page.setFocus()
                await driver.key(Key.Key_U)
            await driver.until_shown("E6")
            await driver.until(lambda: not driver.page.many.is_running)
            assert (await driver.desk.browsing.sidebar()).done == 1005

    drive(scenario)


def test_stopped_in_the_middle_it_says_how_far_it_came(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path, 2000)) as driver:
            await driver.until_shown("E1")
            await driver.until(lambda: driver.page.queue.now.is_whole)
            driver.page.list.view.select_all_rows()
            dialog = await _decide(driver, "Flag")
            dialog.answer.click()
            await driver.until(lambda: _done(driver.page.many._progress) > 0)
            driver.page.many.bar.stop.click()
            await driver.until(lambda: not driver.page.many.is_running)
            flagged = (await driver.desk.browsing.sidebar()).marked["flag"]
            assert 0 < flagged < 2000
            assert "Stopped;" in driver.page.toast.words
            await driver.desk.undoing.undo()
            assert (await driver.desk.browsing.sidebar()).marked["flag"] == 0

    drive(scenario)


def _done(progress: Progress | None) -> int:
    return progress.step.done if progress else 0


def test_undo_of_many_decisions_shows_how_far_it_is_and_keys_go_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path, 1500)) as driver:
            await driver.until_shown("E1")
            await driver.until(lambda: driver.page.queue.now.is_whole)
            driver.page.list.view.select_all_rows()
            dialog = await _decide(driver, "Mark as reviewed")
            dialog.answer.click()
            await driver.until(lambda: not driver.page.many.is_running)
            await driver.until(lambda: driver.view.reviewed_at is not None)
            driver.page.case_page.setFocus()
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: driver.page.many.is_running)
            assert not driver.page.pace.is_waiting
            await driver.until(lambda: not driver.page.many.is_running)
            assert driver.page.toast.words == "Undone: reviewed mark of 1,500 cases"
            assert (await driver.desk.browsing.sidebar()).done == 0
            await driver.until(lambda: driver.view.reviewed_at is None)

    drive(scenario)


def test_what_closing_cut_off_is_told_by_the_next_window_and_undo_goes_on_with_it(
    tmp_path: Path,
) -> None:
    """An act first, then its undo, each ended by closing the window in the middle."""
    folder = tmp_path / "w"

    async def decided() -> None:
        async with a_window(folder, _cases(tmp_path, 2000)) as driver:
            await driver.until_shown("E1")
            await driver.until(lambda: driver.page.queue.now.is_whole)
            assert driver.page.many.bar.isHidden()
            driver.page.list.view.select_all_rows()
            dialog = await _decide(driver, "Flag")
            dialog.answer.click()
            await driver.until(lambda: _done(driver.page.many._progress) > 700)

    async def undone() -> None:
        async with a_window(folder) as driver:
            await driver.until_shown("E1")
            flagged = (await driver.desk.browsing.sidebar()).marked["flag"]
            assert 700 < flagged < 2000
            bar = driver.page.many.bar
            await driver.until(lambda: bar.tells_cut_off)
            assert bar.words.text() == (
                f"Cut off after {flagged:,} of 2,000 selected cases: flag of {flagged:,} cases."
                " Undo takes that back."
            )
            assert [bar.undo.text(), bar.stop.isHidden()] == ["Undo", True]
            bar.undo.click()
            await driver.until(lambda: _done(driver.page.many._progress) > 0)

    async def gone_on() -> None:
        async with a_window(folder) as driver:
            await driver.until_shown("E1")
            left = (await driver.desk.browsing.sidebar()).marked["flag"]
            bar = driver.page.many.bar
            await driver.until(lambda: bar.tells_cut_off)
            assert "cases: undo of flag of" in bar.words.text()
            assert bar.words.text().endswith("Undo goes on with the rest.")
            assert left > 0
            bar.undo.click()
            await driver.until(lambda: driver.page.toast.words.startswith("Undone: flag of"))
            await driver.until(bar.isHidden)
            assert (await driver.desk.browsing.sidebar()).marked["flag"] == 0

    async def forgotten() -> None:
        async with a_window(folder) as driver:
            await driver.until_shown("E1")
            assert await driver.desk.deciding_many.cut_off() is None

    for scenario in (decided, undone, gone_on, forgotten):
        drive(scenario)


def test_who_goes_on_deciding_is_not_told_again_what_was_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        file = _cases(tmp_path, 80)
        async with a_window(tmp_path / "w", file, fill=_cut_off, auto_advance=False) as driver:
            bar = driver.page.many.bar
            await driver.until_ready()
            await driver.until(lambda: bar.tells_cut_off)
            await driver.key(Key.Key_F)
            await driver.until(bar.isHidden)
            await driver.until(lambda: not driver.window._tasks.is_saving)
            assert await driver.desk.deciding_many.cut_off() is None
            assert (await driver.desk.browsing.sidebar()).done == batches._FIRST

    drive(scenario)


async def _cut_off(workspace: Workspace) -> None:
    """The first batch of cases is upvoted, and nobody was told that it was no more."""

    class _Stopper(Progress):
        def report(self, done: int, total: int) -> None:
            super().report(done, total)
            self.cancel()

    await workspace.desk.deciding_many.decide(range(1, 81), Wish.to_vote(1), _Stopper())


def test_a_senior_is_asked_about_many_cases_and_one_undo_takes_that_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", _cases(tmp_path, 4), auto_advance=False) as driver:
            await driver.until_shown("E1")
            await driver.desk.marking.set(driver.view.seen, "ask", MarkState(note="Which?"))
            _select(driver, 0, 1, 2)
            dialog = await _decide(driver, "Ask a senior")
            assert dialog.told.text() == "3 cases: 2 go to a senior, 1 has it already."
            QTest.keyClicks(dialog.question, "Is it so?")
            await driver.until(lambda: "1 of your questions is replaced" in dialog.told.text())
            await driver.until(dialog.answer.isEnabled)
            QTest.keyClick(dialog.question, Key.Key_Return)
            questions = ["Is it so?"] * 3 + [""]
            await driver.until(lambda: _questions(driver) == questions)
            assert driver.page.toast.words == "Ask a senior: 3 cases"
            driver.page.case_page.setFocus()
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: _questions(driver) == ["Which?", "", "", ""])
            assert driver.page.toast.words == "Undone: question for a senior of 3 cases"

    drive(scenario)


def _questions(driver: Driver) -> list[str]:
    model = driver.page.list.model
    return [model.index(row, 0).data(ITEM).marks.question for row in range(model.rowCount())]
