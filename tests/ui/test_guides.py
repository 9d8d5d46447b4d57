"""Guidelines in the window: beside the case, what is new, links, and writing them."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor

from reviewer_app.services.guiding import Guiding
from reviewer_app.services.signing import Signature
from reviewer_app.system.clock import SystemClock
from reviewer_app.system.ids import UniqueIds
from reviewer_app.ui.guidelines.editor_dialog import GuidelinesDialog
from reviewer_app.ui.guidelines.link_dialog import LinkDialog
from tests.support.windows import CONTROL, Driver, Key, a_window, drive
from tests.ui.review.test_review_page import a_file

TEXT = "# Cards\n\nBe [kind](https://example.org/kind).\n"


async def dataset_of(driver: Driver) -> str:
    sidebar = await driver.desk.browsing.sidebar()
    return sidebar.datasets[0].dataset_id


async def written_by_another(driver: Driver, text: str) -> None:
    """A version that somebody else wrote in the same workspace."""
    workspace = driver.running.workspace
    signature = Signature(
        person_id="other", device="d", app_version="1", clock=SystemClock(), ids=UniqueIds()
    )
    guiding = Guiding(workspace.database, workspace.desk.feed, signature)
    await guiding.write(await dataset_of(driver), text)


async def editor(driver: Driver) -> GuidelinesDialog:
    """The window in which guidelines are written, once it is there."""
    guides = driver.window.guides
    await driver.until(lambda: isinstance(guides.dialog, GuidelinesDialog))
    assert isinstance(guides.dialog, GuidelinesDialog)
    await driver.until(guides.dialog.isVisible)
    return guides.dialog


def test_a_key_opens_the_guidelines_beside_the_case_and_they_stay(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            pane = driver.window.guides.pane
            await written_by_another(driver, TEXT)
            await driver.until(lambda: driver.view.guidelines)
            assert driver.page.case_page.head.version.text() == "New guidelines, version 1"
            await driver.key(Key.Key_B)
            await driver.until(lambda: "kind" in pane.text.toPlainText())
            await driver.until(lambda: driver.view.guidelines and not driver.view.guidelines.is_new)
            assert driver.page.case_page.head.version.text() == "Guidelines, version 1"

            await driver.key(Key.Key_U)  # letters are commands while they are read
            await driver.until_shown("A2")
            assert pane.isVisible()
            assert driver.page.case_page.isVisible()
            await driver.key(Key.Key_B)
            assert pane.isHidden()

    drive(scenario)


def test_they_are_open_again_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            await written_by_another(driver, TEXT)
            await driver.until_ready()
            await driver.key(Key.Key_B)
            await driver.until(driver.window.guides.pane.isVisible)
        async with a_window(tmp_path / "w") as driver:
            await driver.until_ready()
            await driver.until(lambda: "kind" in driver.window.guides.pane.text.toPlainText())

    drive(scenario)


def test_what_is_new_since_i_last_looked_is_shown_on_request(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            pane = driver.window.guides.pane
            await written_by_another(driver, "Be kind.\n\nBe short.")
            await driver.until(lambda: driver.view.guidelines)
            await driver.key(Key.Key_B)
            await driver.until(lambda: driver.view.guidelines and not driver.view.guidelines.is_new)
            assert not pane.turn.isVisible()
            await driver.key(Key.Key_B)
            await written_by_another(driver, "Be kind.\n\nBe brief.")
            await driver.until(lambda: driver.view.guidelines and driver.view.guidelines.is_new)

            await driver.key(Key.Key_B)
            await driver.until(pane.turn.isVisible)
            assert pane.news.text() == "New since you last looked"
            await driver.click(pane.turn)
            await driver.until(lambda: pane.shows_changes)
            await driver.click(pane.turn)
            assert not pane.shows_changes

    drive(scenario)


def test_b66_a_link_is_opened_only_after_the_person_said_yes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            guides, opened = driver.window.guides, list[str]()
            guides.open_address = opened.append

            for answer in ("reject", "accept"):
                guides.ask_to_open("https://example.org/kind")
                await driver.until(lambda: isinstance(guides.dialog, LinkDialog))
                assert isinstance(guides.dialog, LinkDialog)
                await driver.until(guides.dialog.isVisible)
                assert opened == []
                assert guides.dialog.address.accessibleName() == "https://example.org/kind"
                getattr(guides.dialog, answer)()
                await driver.until(lambda: guides.dialog is None)

            assert opened == ["https://example.org/kind"]

    drive(scenario)


def test_guidelines_are_written_saved_and_undone(tmp_path: Path) -> None:
    """B57: the list keeps its filter and the case its place meanwhile."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), pause_ms=0) as driver:
            await driver.until_shown("A1")
            driver.page.queue.narrow(text="question")
            await driver.until(lambda: driver.page.queue.now.is_whole)
            await driver.key(Key.Key_J)
            await driver.until_shown("A2")
            driver.window.guides.edit(await dataset_of(driver))
            dialog = await editor(driver)
            assert not dialog.save.isEnabled()
            dialog.field.insertPlainText("# Rules\n\nBe *kind*.")
            await driver.until(lambda: "kind" in dialog.preview.toPlainText())
            assert dialog.save.text() == "Save as version 1"
            await driver.click(dialog.save)
            await driver.until(lambda: driver.window.guides.dialog is None)
            await driver.until(lambda: driver.view.guidelines)
            assert driver.page.queue.now.filter.text == "question"
            assert driver.view.title == "A2"
            assert "Guidelines saved" in driver.page.toast.words

            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: driver.view.guidelines is None)
            assert driver.view.title == "A2"

    drive(scenario)


def test_what_was_begun_comes_back_and_enter_saves_nothing(tmp_path: Path) -> None:
    """B48: Enter in the text is a line; only its own key saves."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            dataset = await dataset_of(driver)
            driver.window.guides.edit(dataset)
            dialog = await editor(driver)
            dialog.field.insertPlainText("Half")
            dialog.field.moveCursor(QTextCursor.MoveOperation.End)
            await driver.key_to(dialog, Key.Key_Return)
            assert dialog.isVisible()
            assert dialog.text == "Half\n"
            await driver.key_to(dialog, Key.Key_Escape)
            await driver.until(lambda: driver.window.guides.dialog is None)
            assert (await driver.desk.guiding.guide(dataset)).current is None

            driver.window.guides.edit(dataset)
            dialog = await editor(driver)
            assert dialog.text == "Half\n"
            assert dialog.note.isVisible()
            await driver.key_to(dialog, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            await driver.until(lambda: driver.window.guides.dialog is None)
            current = (await driver.desk.guiding.guide(dataset)).current
            assert current is not None
            assert current.text == "Half\n"

    drive(scenario)


def test_an_earlier_version_can_be_taken_as_a_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            dataset = await dataset_of(driver)
            await driver.desk.guiding.write(dataset, "One.")
            await driver.desk.guiding.write(dataset, "Two.")
            driver.window.guides.edit(dataset)
            dialog = await editor(driver)
            assert dialog.text == "Two.\n"
            dialog.versions.activated.emit(1)
            assert dialog.text == "One.\n"
            assert dialog.save.text() == "Save as version 3"
            dialog.field.undo()
            assert dialog.text == "Two.\n"
            dialog.reject()

    drive(scenario)


def test_a_text_that_is_too_long_is_said_to_be_so_and_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.window.guides.edit(await dataset_of(driver))
            dialog = await editor(driver)
            dialog.take("x" * 100_003)
            assert not dialog.save.isEnabled()
            assert "3 characters too long" in dialog.problem.text()
            dialog.reject()

    drive(scenario)


def test_in_a_narrow_window_guidelines_and_history_take_turns(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            pane, history = driver.window.guides.pane, driver.page.history_pane
            await driver.key(Key.Key_B)
            assert pane.isVisible()
            await driver.key(Key.Key_H)
            assert history.isVisible()
            assert pane.isHidden()
            await driver.key(Key.Key_B)  # it waits until the history is read
            await driver.until(pane.isVisible)
            assert history.isHidden()

    drive(scenario)
