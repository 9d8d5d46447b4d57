"""Saved views, and queues that are as they were left, in the real window."""

from pathlib import Path

from PySide6.QtTest import QTest

from reviewer_app.domain.queues import Filter, Listing, Order
from tests.support.listed import a_file, chip_words, until_titles
from tests.support.windows import Key, a_window, drive


def test_a_view_of_a_dataset_is_proposed_by_its_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            page = driver.page
            page.open_dataset(driver.view.dataset_id)
            await driver.until(lambda: page.queue.now.title == driver.view.dataset)
            page.queue.narrow(votes=frozenset({0}))
            page.views.ask_name()
            await driver.until(lambda: page.views.dialog is not None)
            assert page.views.dialog is not None
            assert page.views.dialog.field.text() == f"{driver.view.dataset}, No vote"
            page.views.dialog.reject()

    drive(scenario)


def test_a_view_is_saved_renamed_deleted_and_brought_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            page = driver.page
            page.queue.narrow(languages=frozenset({"es"}))
            await until_titles(driver, "A1", "A3", "A5", "A7")
            page.sidebar.save_asked.emit()
            dialog = page.views.dialog
            assert dialog is not None
            assert dialog.field.text() == "Spanish, Undecided"
            await driver.between(lambda: QTest.keyClick(dialog.field, Key.Key_Return))

            def entries() -> list[tuple[str, int | None]]:
                return [(e.title, e.count) for e in page.sidebar.model.entries if e.view]

            await driver.until(lambda: entries() == [("Spanish, Undecided", 4)])
            assert page.queue.now.title == "Spanish, Undecided"
            assert chip_words(driver) == ["Spanish", "Undecided"]
            await driver.until_ready()
            await driver.key(Key.Key_U)
            await driver.until(lambda: entries() == [("Spanish, Undecided", 3)])
            (kept,) = page.tally.saved
            assert page.sidebar.model.chosen == kept.id
            page.queue.narrow(text="card")
            assert page.sidebar.model.chosen == Filter()
            page.queue.narrow(text="")
            assert page.sidebar.model.chosen == kept.id
            more = a_file(tmp_path).with_name("more.jsonl")
            more.write_text('{"input": "Uno", "language": "es"}', encoding="utf-8")
            await driver.desk.importing.import_file(more)
            await driver.until(lambda: entries() == [("Spanish, Undecided", 4)], "the new case")
            (view,) = page.tally.saved
            page.queue.narrow(text="uno")
            await driver.until(lambda: page.list.count == 1)
            page.sidebar.view_acted.emit("replace", view)
            await driver.until(lambda: entries() == [("Spanish, Undecided", 1)])
            await driver.click(page.views.toast.undo)
            await driver.until(lambda: entries() == [("Spanish, Undecided", 4)])
            assert page.tally.saved == [view]
            page.sidebar.view_acted.emit("delete", view)
            await driver.until(lambda: entries() == [])
            await driver.click(page.views.toast.undo)
            await driver.until(lambda: entries() == [("Spanish, Undecided", 4)])

    drive(scenario)


def test_queue_filter_order_and_case_are_there_after_a_restart(tmp_path: Path) -> None:
    """B58, B60."""

    async def scenario() -> None:
        listing = Listing(filter=Filter(undecided=True, text="the"), order=Order.CONFIDENCE)
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.queue.change(listing)
            await until_titles(driver, *[f"A{n}" for n in range(8, 0, -1)])
            driver.page.show_number(driver.page.queue.now.numbers[3])
            await driver.until_shown("A5")
        async with a_window(tmp_path / "w") as driver:
            await driver.until_shown("A5")
            await until_titles(driver, *[f"A{n}" for n in range(8, 0, -1)])
            assert driver.page.queue.now.listing == listing
            assert driver.page.list.filter_bar.field.text() == "the"
            assert driver.page.list.chosen_number == driver.view.n
            saved = await driver.desk.viewing.save("Mine", listing)
            driver.page.open_view(saved)
            await driver.until(lambda: driver.page.queue.now.title == "Mine")
            await driver.until_ready()
        async with a_window(tmp_path / "w") as driver:
            await driver.until_ready()
            await driver.until(lambda: driver.page.sidebar.model.chosen == saved.id)

    drive(scenario)


def test_a_queue_is_as_it_was_left(tmp_path: Path) -> None:
    """B57, B60: filter, row, scroll and case of a long list, after another queue was open."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path, 900)) as driver:
            await driver.until_shown("A1")
            page = driver.page
            page.queue.narrow(text="question")
            await driver.until(lambda: page.queue.now.is_whole and page.list.count == 900)
            page.show_number(page.queue.now.numbers[700])
            await driver.until_shown("A701")
            page.list.view.return_to((690, 13))
            await driver.until(lambda: page.list.view.place() == (690, 13))

            page.open_queue(Filter(votes=frozenset({-1})), "Downvoted")
            await driver.until(lambda: page.view is None)
            page.open_queue(Filter(undecided=True), "To review")

            await driver.until_shown("A701")
            await driver.until(lambda: page.queue.now.is_whole and page.list.count == 900)
            assert page.list.filter_bar.field.text() == "question"
            assert page.list.chosen_number == driver.view.n
            assert page.list.view.place() == (690, 13)

            page.open_queue(Filter(undecided=True), "To review")
            await driver.until(lambda: page.list.filter_bar.field.text() == "")

    drive(scenario)
