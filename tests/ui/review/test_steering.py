"""Searching, filtering, sorting, saving views and choosing rows, by keys in the real window."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextEdit

from reviewer_app.domain.queues import DOWNVOTED, TO_REVIEW, Filter, Listing, Order
from reviewer_app.ui.review.filter_words import CONFIDENCE
from reviewer_app.ui.widgets.empty_state import EmptyState
from reviewer_app.ui.widgets.literal_view import TextView
from tests.support.listed import a_file, chip_words, go_to, titles, until_titles
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive


def marked(driver: Driver) -> list[str]:
    """What is marked in the case on screen."""
    views = driver.page.case_page.findChildren(TextView)
    marks: list[QTextEdit.ExtraSelection] = [one for v in views for one in v.extraSelections()]
    return [mark.cursor.selectedText() for mark in marks]  # pyright: ignore[reportAttributeAccessIssue]


def test_a_search_narrows_while_typing_and_never_decides(tmp_path: Path) -> None:
    """B58: text and list agree; letters are text; Esc clears and goes back to the case."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_Slash)
            assert driver.page.list.filter_bar.has_keyboard
            await driver.type("card")
            await until_titles(driver, "A2", "A7")
            assert driver.view.title == "A1"  # nothing moves under the reader
            await driver.key(Key.Key_Return)
            await driver.until_shown("A2")
            await driver.until(lambda: marked(driver) == ["card"])
            assert driver.page.list._delegate._terms
            assert driver.window.focusWidget() is not driver.page.list.filter_bar.field
            await driver.key(Key.Key_F, CONTROL)
            await driver.key(Key.Key_Escape)
            await until_titles(driver, *[f"A{n}" for n in range(1, 9)])
            assert driver.view.title == "A2"
            assert marked(driver) == []
            items = await driver.desk.browsing.items(await driver.desk.browsing.numbers(Filter()))
            assert not any(item.is_done for item in items)

    drive(scenario)


def test_a_search_that_is_given_up_leaves_the_case_and_what_was_decided(tmp_path: Path) -> None:
    """B58, B60: the list is as it was, with what I decided before and during the search."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            await driver.until_shown("A2")
            await driver.key(Key.Key_K)
            await driver.until_shown("A1")
            await driver.key(Key.Key_Slash)
            await driver.type("card")
            await until_titles(driver, "A2", "A7")
            await driver.key(Key.Key_Return)
            await driver.until_shown("A2")
            await driver.key(Key.Key_U)
            await driver.until_shown("A7")
            await driver.key(Key.Key_Slash)
            await driver.key(Key.Key_Escape)
            await until_titles(driver, *[f"A{n}" for n in range(1, 9)])
            assert driver.view.title == "A7"
            assert driver.page.queue.now.decided == 2
        async with a_window(tmp_path / "w") as driver:  # what was decided before is in no list
            await driver.until_shown("A7")
            await go_to(driver, "A1")
            await driver.until_shown("A1")
            await driver.key(Key.Key_Slash)
            await driver.type("zebra")
            await driver.until(lambda: driver.page.list.count == 0, "no hit")
            await driver.key(Key.Key_Escape)
            await until_titles(driver, *[f"A{n}" for n in range(3, 9)])
            driver.page.refresh()
            await driver.until(lambda: not driver.page.queue.is_opening)
            await driver.until_ready()
            assert driver.view.title == "A1"
            await driver.key(Key.Key_U)  # the second thumb takes the vote back: it was on A1
            await driver.until(lambda: driver.view.vote.score == 0)

    drive(scenario)


def test_a_search_without_a_hit_says_so_and_offers_to_clear(tmp_path: Path) -> None:
    """B54: an empty search, an empty filter and a queue that is done are three texts."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path, 2)) as driver:
            await driver.until_shown("A1")
            state = driver.page.list._state
            await driver.key(Key.Key_Slash)
            await driver.type("zebra")
            await driver.until(lambda: "No case here has “zebra”." in state.accessibleName())
            assert driver.view.title == "A1"
            await driver.click(state.button)
            await until_titles(driver, "A1", "A2")
            driver.page.queue.narrow(languages=frozenset({"xx"}))
            await driver.until(lambda: state.accessibleName() == "No case matches these filters.")
            await driver.click(state.button)
            await driver.until_ready()
            await driver.key(Key.Key_U)
            await driver.until_shown("A2")
            await driver.key(Key.Key_F)
            await driver.until(lambda: driver.view.marks.kinds)
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.page.view is None)
            message = driver.page.case_page.findChildren(EmptyState)[0]
            done = "Nothing left in To review. 2 of 2 decided."
            await driver.until(lambda: message.accessibleName() == done)
            await driver.until(lambda: message.button.text() == "Go on with Flagged")
            await driver.click(message.button)
            await driver.until_shown("A2")
            assert driver.page.queue.now.title == "Flagged"

    drive(scenario)


def test_a_search_that_only_decided_cases_match_offers_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            state = driver.page.list._state
            for title in ("A1", "A2"):
                await driver.until_shown(title)
                await driver.key(Key.Key_U)
            await driver.until_shown("A3")
            driver.page.open_queue(driver.page.queue.now.base.filter, "To review")
            await driver.until(lambda: driver.page.list.count == 6)
            await driver.until_ready()
            driver.page.steering.search()
            await driver.until(lambda: driver.page.list.filter_bar.has_keyboard)
            await driver.type("question 2")
            said = "Nothing left to review has “question 2”. 1 decided case has it."
            await driver.until(lambda: state.accessibleName() == said, said)
            await driver.click(state.button)
            await until_titles(driver, "A2")
            assert driver.page.queue.now.filter.text == "question 2"
            assert not driver.page.queue.now.filter.undecided

    drive(scenario)


def test_every_filter_has_a_chip_that_takes_it_away(tmp_path: Path) -> None:
    """B58."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.queue.narrow(languages=frozenset({"es"}), most_confidence=0.95)
            await until_titles(driver, "A5", "A7")
            assert chip_words(driver) == ["Spanish", "Confidence up to 0.95"]
            assert driver.page.list._summary.text() in {"", "2 left of 2"}
            await driver.until(lambda: driver.page.list._summary.text() == "2 left of 2")
            driver.page.list.filter_bar.chip_removed.emit(CONFIDENCE)
            await until_titles(driver, "A1", "A3", "A5", "A7")
            await driver.click(driver.page.list.filter_bar.clear_all)
            await until_titles(driver, *[f"A{n}" for n in range(1, 9)])
            assert chip_words(driver) == []

    drive(scenario)


def test_the_panel_filters_by_keyboard_with_counts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_L, CONTROL)
            panel = driver.page.steering.panel
            await driver.until(panel.isVisible)
            for _ in range(5):
                await driver.between(lambda: QTest.keyClick(panel.names, Key.Key_Down))
            assert panel.field == "languages"
            boxes = panel.values._boxes
            await driver.until(lambda: set(boxes) == {"en", "es"} or set(panel.values._boxes))
            names = [box.accessibleName() for box, _ in panel.values._boxes.values()]
            assert names == ["English, 4 cases", "Spanish, 4 cases"]
            box = panel.values._boxes["es"][0]
            await driver.between(lambda: QTest.keyClick(box, Key.Key_Space))
            await until_titles(driver, "A1", "A3", "A5", "A7")
            await driver.between(lambda: QTest.keyClick(panel, Key.Key_Escape))
            assert not panel.isVisible()
            assert chip_words(driver) == ["Spanish"]

    drive(scenario)


def test_nothing_is_skipped_when_decided_cases_leave_the_filter(tmp_path: Path) -> None:
    """B30, in another order than that of coming in: each case once, and the list does not shift."""

    async def scenario() -> None:
        count = 40
        async with a_window(tmp_path / "w", a_file(tmp_path, count), pause_ms=0) as driver:
            await driver.until_shown("A1")
            driver.page.queue.change(
                Listing(filter=Filter(votes=frozenset({0})), order=Order.CONFIDENCE)
            )
            order = [f"A{n}" for n in range(count, 0, -1)]
            await until_titles(driver, *order)
            await driver.until_shown("A1")
            await driver.key(Key.Key_N)
            visited: list[str] = []
            for _ in range(count):
                await driver.until_ready()
                visited.append(driver.view.title)
                await driver.key(Key.Key_U)
                await driver.until(
                    lambda: driver.page.view is None or driver.view.title != visited[-1]
                )
            assert visited == order
            assert titles(driver) == order
            driver.page.refresh()
            await driver.until(lambda: driver.page.queue.now.decided == count)
            await until_titles(driver, *order)

    drive(scenario)


def test_review_selected_opens_exactly_those_in_the_shown_order(tmp_path: Path) -> None:
    """B31, with a filter and a sort on."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.queue.change(
                Listing(filter=Filter(languages=frozenset({"es"})), order=Order.NEWEST)
            )
            await until_titles(driver, "A7", "A5", "A3", "A1")
            view = driver.page.list.view
            for row in (0, 2, 3):
                place = view.visualRect(driver.page.list.model.index(row, 0)).center()
                await driver.between(
                    lambda place=place: QTest.mouseClick(
                        view.viewport(), Qt.MouseButton.LeftButton, CONTROL, place
                    )
                )
            # A1 was the case on screen, so its row was selected first and then taken out.
            assert driver.page.list.selection_bar._words.text() == "2 selected"
            await driver.key(Key.Key_Return, SHIFT)
            await until_titles(driver, "A7", "A3")
            await driver.until_shown("A7")
            await driver.key(Key.Key_U)
            await driver.until_shown("A3")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.page.queue.now.decided == 2)
            await until_titles(driver, "A7", "A3")
            driver.page.views.ask_name()  # they have no filter that could be kept
            assert driver.page.views.toast.isVisible()
            assert driver.page.views.dialog is None
            driver.page.queue.narrow(languages=frozenset({"en"}))  # of all cases, and says so
            await until_titles(driver, "A2", "A4", "A6", "A8")
            assert driver.page.list._title.text == "All cases"
            driver.page.open_queue(DOWNVOTED, "Downvoted")
            await driver.until(lambda: driver.page.queue.now.is_whole)
            driver.page.open_queue(TO_REVIEW, "To review")
            await until_titles(driver, "A7", "A5", "A3", "A1")  # as it was before the selection
            assert chip_words(driver) == ["Spanish"]

    drive(scenario)


def test_everything_matching_is_selected_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.list.view.setFocus()
            await driver.key(Key.Key_Down, SHIFT)
            assert driver.page.list.view.selection.count == 2
            await driver.key(Key.Key_A, CONTROL)
            assert len(driver.page.list.selected) == 8
            await driver.key(Key.Key_Escape)
            assert driver.page.list.view.selection.count == 0

    drive(scenario)


def test_selecting_all_says_how_many_of_them_are_decided(tmp_path: Path) -> None:
    """In To review those decided here, in other lists all that are; the foot says it, too."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            page = driver.page
            bar = page.list.selection_bar
            await driver.until_shown("A1")
            await driver.key(Key.Key_U)
            await driver.until_shown("A2")
            await driver.key(Key.Key_D)
            await driver.key(Key.Key_Return)
            await driver.until_shown("A3")
            foot = "6 cases match now\n2 decided since you opened this list"
            await driver.until(lambda: page.list._footer.text() == foot)
            page.list.view.setFocus()
            await driver.key(Key.Key_Down, SHIFT)
            assert bar._words.text() == "2 selected"
            assert bar.everything.text() == "Select all 8, 2 of them decided"
            bar.everything.click()
            assert bar._words.text() == "8 selected, 2 of them decided"
            page.open_queue(Filter(), "All")
            await driver.until(lambda: page.tally.decided_rows == 2)
            await driver.until(lambda: page.list.count == 8)
            page.list.view.selection.toggle(0)
            page.list.view.selection_changed.emit()
            await driver.until(lambda: bar.everything.text() == "Select all 8, 2 of them decided")
            page.open_queue(DOWNVOTED, "Downvoted")
            await driver.until(lambda: page.list.count == 1)
            assert page.tally.decided_rows is None

    drive(scenario)


def test_another_queue_begins_anew(tmp_path: Path) -> None:
    """B32: distinct cases, and header and body of the same one."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.show_number(driver.page.queue.now.numbers[5])
            await driver.until_shown("A6")
            driver.page.open_queue(Filter(votes=frozenset({0}), languages=frozenset({"es"})), "Es")
            await until_titles(driver, "A1", "A3", "A5", "A7")
            await driver.until_shown("A1")
            for title in ("A3", "A5", "A7"):
                await driver.key(Key.Key_J)
                await driver.until_shown(title)
                assert driver.page.list.chosen_number == driver.view.n

    drive(scenario)


def test_the_search_shows_the_list_where_there_is_no_room_beside_the_case(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), size=(910, 512)) as driver:
            await driver.until_shown("A1")
            await driver.until(lambda: not driver.page.list.isVisible())
            await driver.key(Key.Key_F, CONTROL)
            assert driver.page.list.isVisible()
            await driver.type("limit")
            await until_titles(driver, "A6")
            await driver.key(Key.Key_Return)
            await driver.until_shown("A6")
            assert not driver.page.list.isVisible()
            strip = driver.page.steering.strip
            assert strip.isVisible()  # B58: also where no chip is in sight
            assert strip.label.text == "Filtered: “limit”"
            await driver.click(strip.clear_all)
            await until_titles(driver, *[f"A{n}" for n in range(1, 9)])
            assert not strip.isVisible()

    drive(scenario)
