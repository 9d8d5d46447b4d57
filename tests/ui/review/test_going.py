"""Going to a case by its id, and back to those that were on screen, in the real window."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reviewer_app.domain.queues import Filter
from tests.support.listed import a_file, go_to, until_titles
from tests.support.windows import Key, a_window, drive

ALT = Qt.KeyboardModifier.AltModifier


def test_go_to_an_id_and_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await driver.key(Key.Key_G)
            dialog = driver.page.steering.going.dialog
            assert dialog is not None
            await driver.until(dialog.isVisible)
            await driver.between(lambda: QTest.keyClicks(dialog.field, "nothing"))
            await driver.between(lambda: QTest.keyClick(dialog.field, Key.Key_Return))
            await driver.until(lambda: "nothing" in dialog.wrong.text())
            await driver.between(lambda: QTest.keyClicks(dialog.field, "A6"))
            await driver.between(lambda: QTest.keyClick(dialog.field, Key.Key_Return))
            await driver.until_shown("A6")
            await driver.key(Key.Key_Left, ALT)
            await driver.until_shown("A1")
            driver.page.queue.narrow(text="card")
            await driver.until_shown("A2")
            await until_titles(driver, "A2", "A7")
            await driver.until(lambda: driver.page.queue.now.is_whole)
            await go_to(driver, "A5")  # which the list has not
            await driver.until_shown("A5")
            gone = driver.view.case_id
            await driver.key(Key.Key_J)
            await driver.until_shown("A7")  # the list goes on where it was left
            await driver.desk.editing.delete(gone)
            await driver.until_ready()
            await driver.key(Key.Key_Left, ALT)
            await driver.until_shown("A2")
            for _ in range(2):
                await driver.key(Key.Key_U)
                await driver.until_ready()
            await driver.until(lambda: driver.page.view is None, "the end")
            await driver.key(Key.Key_Left, ALT)
            await driver.until_shown("A7")  # not the one before it
            await driver.key(Key.Key_N)
            await driver.until(lambda: driver.page.view is None, "the end")
            await driver.key(Key.Key_K)
            await driver.until_shown("A7")

    drive(scenario)


def test_an_id_of_two_datasets_means_the_list_on_screen_else_a_choice(tmp_path: Path) -> None:
    """A vote never lands on the case of the same id in another dataset."""

    async def scenario() -> None:
        one = a_file(tmp_path)
        other = one.with_name("others.jsonl")
        other.write_bytes(one.read_bytes())
        async with a_window(tmp_path / "w", one, other) as driver:
            await driver.until_shown("A1")
            page = driver.page
            await driver.until(lambda: page.tally.counts and len(page.tally.counts.datasets) == 2)
            assert page.tally.counts is not None
            for dataset in page.tally.counts.datasets:
                page.open_queue(Filter.of_dataset(dataset.dataset_id), dataset.name)
                await driver.until(lambda: page.list.count == 8 and page.queue.now.is_whole)
                await driver.until_ready()
                await go_to(driver, "A6")
                await driver.until_shown("A6")
                assert driver.view.dataset_id == dataset.dataset_id
                page.queue.narrow(text="limit")  # A3 is not in the list, but in its dataset
                await driver.until(lambda: page.list.count == 1)
                await driver.until_ready()
                await go_to(driver, "A3")
                await driver.until_shown("A3")
                assert driver.view.dataset_id == dataset.dataset_id
            page.open_queue(Filter(), "All")
            await driver.until(lambda: page.list.count == 16 and page.queue.now.is_whole)
            await driver.until_ready()
            await go_to(driver, "A5")
            await driver.until(lambda: page.steering.going.choice is not None)
            choice = page.steering.going.choice
            assert choice is not None
            await driver.until(choice.isVisible)
            first, second = (box.accessibleName() for box in choice.boxes)
            for said, dataset in zip((first, second), page.tally.counts.datasets, strict=True):
                assert dataset.product in said
                assert dataset.name in said
                assert "Question 5" in said
            await driver.between(lambda: QTest.keyClick(choice.boxes[0], Key.Key_Down))
            await driver.between(lambda: QTest.keyClick(choice.boxes[1], Key.Key_Return))
            await driver.until_shown("A5")
            assert driver.view.dataset_id == page.tally.counts.datasets[1].dataset_id

    drive(scenario)
