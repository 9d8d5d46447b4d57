"""Reviewing by key presses in the real window on a real store."""

import asyncio
import json
from pathlib import Path

from reviewer_app.domain.queues import TO_REVIEW, Filter
from tests.support.windows import CONTROL, SHIFT, Key, a_window, drive


def a_file(folder: Path, count: int = 6, **more: object) -> Path:
    """A file of cases A1, A2 and so on."""
    path = folder / "cases.jsonl"
    lines = [
        json.dumps(
            {"id": f"A{n}", "input": f"Question {n}?", "expected_output": f"Answer {n}."} | more
        )
        for n in range(1, count + 1)
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_one_key_votes_and_the_next_case_comes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            first = driver.view.case_id
            await driver.key(Key.Key_U)
            await driver.until_shown("A2")
            kept = await driver.desk.browsing.case_by_id(first)
            assert kept.vote.score == 1
            assert driver.view.vote.score == 0

    drive(scenario)


def test_a_downvote_takes_a_digit_words_and_enter_as_one_step(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            first = driver.view.case_id
            await driver.key(Key.Key_D)
            await driver.key(Key.Key_2)
            await driver.type("step 3 at 5pm")
            await driver.key(Key.Key_Return)
            await driver.until_shown("A2")
            kept = await driver.desk.browsing.case_by_id(first)
            assert kept.vote.score == -1
            assert kept.vote.reason == "Incomplete: step 3 at 5pm"
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until_shown("A1")
            assert (driver.view.vote.score, driver.view.vote.reason) == (0, "")
            stack = await driver.desk.undoing.undo_stack()
            assert stack.undo
            assert stack.undo.name == "import"  # the vote and its words are one step

    drive(scenario)


def test_keys_faster_than_the_screen_reach_the_cases_they_were_meant_for(tmp_path: Path) -> None:
    """No key is lost and none acts on a case that was on screen before: votes U D U D in order."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), pause_ms=5000) as driver:
            await driver.until_shown("A1")
            for _ in range(2):
                await driver.key(Key.Key_U)
                await driver.key(Key.Key_D)
                await driver.key(Key.Key_4)
                await driver.key(Key.Key_Return)
            await driver.key(Key.Key_R)
            await driver.until(
                lambda: (
                    driver.page.view
                    and driver.page.view.title == "A5"
                    and driver.page.view.reviewed_at
                )
            )
            numbers = await driver.desk.browsing.numbers(Filter())
            items = await driver.desk.browsing.items(numbers)
            assert [item.score for item in items] == [1, -1, 1, -1, 0, 0]
            assert [item.reason for item in items] == ["", "Language", "", "Language", "", ""]
            assert [item.is_reviewed for item in items] == [False] * 4 + [True, False]

    drive(scenario)


def test_a_second_press_of_the_same_vote_changes_nothing(tmp_path: Path) -> None:
    """B19: up, up leaves the vote; 0 takes it back."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            await driver.until_ready()
            await driver.key(Key.Key_U)
            await driver.until_ready()
            assert (driver.view.title, driver.view.vote.score) == ("A1", 1)
            await driver.key(Key.Key_0)
            await driver.until(lambda: driver.view.vote.score == 0)
            changes = await driver.desk.checking.check()
            assert changes.changes == 3 + 2  # the import, the vote, taking it back

    drive(scenario)


def test_control_enter_upvotes_marks_and_goes_on_as_one_step(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            first = driver.view.case_id
            await driver.key(Key.Key_Return, CONTROL)
            await driver.until_shown("A2")
            kept = await driver.desk.browsing.case_by_id(first)
            assert kept.vote.score == 1
            assert kept.reviewed_at is not None
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until_shown("A1")
            assert driver.view.vote.score == 0
            assert driver.view.reviewed_at is None
            await driver.key(Key.Key_Z, CONTROL | SHIFT)
            await driver.until(lambda: driver.view.vote.score == 1 and driver.view.reviewed_at)

    drive(scenario)


def test_control_enter_does_not_turn_a_downvote_round_while_it_is_explained(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            first = driver.view.case_id
            await driver.key(Key.Key_D)
            await driver.type("too short")
            await driver.key(Key.Key_Return, CONTROL)
            await driver.until_shown("A2")
            kept = await driver.desk.browsing.case_by_id(first)
            assert (kept.vote.score, kept.vote.reason) == (-1, "too short")
            assert kept.reviewed_at is None

    drive(scenario)


def test_letters_are_text_while_typing_and_undo_is_the_fields_own(tmp_path: Path) -> None:
    """B08 and the rule on Ctrl+Z: no key of a text field falls through to decisions."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_R)
            await driver.until_shown("A2")
            await driver.click(driver.page.bar.field)
            await driver.type("durn0")
            assert driver.page.bar.field.text() == "durn0"
            for _ in range(8):
                await driver.key(Key.Key_Z, CONTROL)
            assert driver.page.bar.field.text() == ""
            assert driver.view.title == "A2"
            assert (await driver.desk.browsing.sidebar()).to_review == 5

    drive(scenario)


def test_a_typed_reason_goes_along_with_the_vote(tmp_path: Path) -> None:
    """B08: the reason needs no Enter; leaving the case by a shortcut keeps it."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            first = driver.view.case_id
            await driver.click(driver.page.bar.field)
            await driver.type("well said")
            await driver.key(Key.Key_Return, CONTROL)
            await driver.until_shown("A2")
            assert (await driver.desk.browsing.case_by_id(first)).vote.reason == "well said"

    drive(scenario)


def test_a_half_typed_reason_is_kept_within_a_second_and_comes_back(tmp_path: Path) -> None:
    """B06: the draft is as it was left, with the caret in place, also in another run."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            first = driver.view.case_id
            await driver.click(driver.page.bar.field)
            await driver.type("half a thou")
            await driver.key(Key.Key_Left)
            await asyncio.sleep(1)
            draft = await driver.desk.reviewing.draft(first)
            assert draft is not None
            assert draft.text == "half a thou"
            await driver.key(Key.Key_Escape)
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")
            assert driver.page.bar.field.text() == ""
            await driver.key(Key.Key_K)
            await driver.until_shown("A1")
            assert driver.page.bar.field.text() == "half a thou"
        async with a_window(tmp_path / "w") as driver:
            await driver.until_shown("A1")
            assert driver.page.bar.field.text() == "half a thou"
            assert driver.view.vote.score == 0

    drive(scenario)


def test_every_case_of_the_queue_is_visited_in_order(tmp_path: Path) -> None:
    """B30: with a filter on "not done", none is skipped after saving and nothing shifts."""

    async def scenario() -> None:
        seen: list[str] = []
        async with a_window(tmp_path / "w", a_file(tmp_path, 100), pause_ms=0) as driver:
            for n in range(1, 101):
                await driver.until_shown(f"A{n}")
                seen.append(driver.view.title)
                assert driver.page.list.count == 100
                await driver.key(Key.Key_U)
            await driver.until(lambda: driver.page.view is None, "the end of the queue")
            assert seen == [f"A{n}" for n in range(1, 101)]
            assert (await driver.desk.browsing.count(TO_REVIEW)) == 0
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until_shown("A100")

    drive(scenario)


def test_changing_the_vote_asks_for_its_reason_anew(tmp_path: Path) -> None:
    """B24: the old reason is not taken over, and undo restores the pair."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), auto_advance=False) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_D)
            await driver.key(Key.Key_1)
            await driver.key(Key.Key_Return)
            await driver.until(lambda: driver.view.vote.reason == "Wrong fact")
            await driver.until_ready()
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            assert driver.view.vote.reason == ""
            assert driver.page.bar.reason == ""
            await driver.until_ready()
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: driver.view.vote.score == -1)
            assert driver.view.vote.reason == "Wrong fact"
            assert driver.page.bar.reason == "Wrong fact"

    drive(scenario)


def test_undo_goes_back_to_the_case_and_names_what_it_did(tmp_path: Path) -> None:
    """B38: vote, vote on the next, undo twice: each undo shows the case it changed."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            await driver.until_shown("A2")
            await driver.key(Key.Key_R)
            await driver.until_shown("A3")
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until_shown("A2")
            assert driver.page.toast.words == "Undone: reviewed mark"
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until_shown("A1")
            assert driver.page.toast.words == "Undone: upvote"
            await driver.key(Key.Key_Z, CONTROL)
            words = "Undone: import “cases.jsonl”"
            await driver.until(lambda: driver.page.toast.words == words)
            await driver.until(lambda: driver.page.conduct.view is None)
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: driver.page.toast.words == "Nothing to undo")
            await driver.key(Key.Key_Z, CONTROL | SHIFT)
            await driver.until_shown("A1")

    drive(scenario)


def test_larger_text_folds_the_panes_as_a_narrow_window_does(tmp_path: Path) -> None:
    """LOOK.md: at 200 % the case has the room that votes, reasons and two cards need."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), size=(1366, 748)) as driver:
            await driver.until_ready()
            page = driver.page
            assert page.list.isVisible()
            driver.window.preferences.set_text_size(200)
            await driver.until(lambda: not page.list.isVisible())
            field, bar = page.bar.field, page.bar
            await driver.until(
                lambda: field.mapTo(bar, field.rect().topRight()).x() < bar.width() - 8
            )
            for button in bar.vote_buttons:  # without its word, also without the room for it
                hints = button.minimumSizeHint(), button.sizeHint()
                assert button.width() in {hint.width() for hint in hints}
            driver.window.preferences.set_text_size(110)
            await driver.until(page.list.isVisible)
            sizes = driver.window.look.theme.sizes
            await driver.until(
                lambda: page.panes.sizes()[:2] == [sizes.sidebar, sizes.list], "widths of the text"
            )
            await driver.until(lambda: bar.minimumSizeHint().width() <= bar.width(), "the bar")
            page.panes.moveSplitter(sizes.sidebar + 40, 1)
            driver.window.preferences.set_text_size(100)
            assert page.sidebar.width() == sizes.sidebar + 40  # as the person made it

    drive(scenario)


def test_the_case_stands_alone_until_what_is_beside_it_is_wanted(tmp_path: Path) -> None:
    """LOOK.md, review-dark: focus mode has no sidebar and no list; a restart keeps it so."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), size=(1300, 748)) as driver:
            await driver.until_ready()
            page, menu = driver.page, driver.window.menus.action("focus_case")
            back = page.case_page.head.panes
            assert not back.isVisible()
            await driver.key(Key.Key_F9)
            await driver.until(lambda: not page.list.isVisible())
            assert not page.sidebar.isVisible()
            assert menu.isChecked()
            await driver.key(Key.Key_Slash)
            await driver.until(page.list.isVisible, "the list for a search")
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: not page.list.isVisible())
        async with a_window(tmp_path / "w", size=(1300, 748)) as driver:
            await driver.until_ready()
            page = driver.page
            assert not page.list.isVisible()
            await driver.click(page.case_page.head.panes)
            await driver.until(page.list.isVisible)
            assert page.sidebar.isVisible()
            driver.window.resize(900, 700)
            await driver.until(lambda: not page.list.isVisible())
            await driver.click(page.case_page.head.panes)
            await driver.until(page.list.isVisible, "the list where it was folded away")
            assert not driver.window.menus.action("focus_case").isChecked()

    drive(scenario)
