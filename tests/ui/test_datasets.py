"""Products and datasets in the real window: made, changed, renamed, deleted and brought back."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reviewer_app.ui.organizing.dataset_dialog import DatasetDialog
from reviewer_app.ui.review.sidebar_model import Kind
from reviewer_app.ui.widgets.line_dialog import LineDialog
from tests.support.windows import CONTROL, Driver, Key, a_window, drive

CARDS = "id,question\n1,Why?\n2,When?\n"


def cards(folder: Path) -> Path:
    file = folder / "cards.csv"
    file.write_text(CARDS, encoding="utf-8")
    return file


def titles(driver: Driver, kind: Kind) -> list[str]:
    return [e.title for e in driver.page.sidebar.model.entries if e.kind is kind]


async def choose_row(driver: Driver, kind: Kind, title: str) -> None:
    """Put the keyboard onto a row of the sidebar."""
    sidebar = driver.page.sidebar
    await driver.until(lambda: title in titles(driver, kind), f"{title} in the sidebar")
    rows = [(e.kind, e.title) for e in sidebar.model.entries]
    sidebar.view.setCurrentIndex(sidebar.model.index(rows.index((kind, title)), 0))
    sidebar.view.setFocus()


async def dataset_dialog(driver: Driver) -> DatasetDialog:
    await driver.until(lambda: isinstance(driver.window.datasets.dialog, DatasetDialog))
    dialog = driver.window.datasets.dialog
    assert isinstance(dialog, DatasetDialog)
    return dialog


def test_a_dataset_of_a_new_product_is_made_and_undo_takes_it_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", cards(tmp_path)) as driver:
            await driver.until_ready()
            driver.window.act("new_dataset")
            dialog = await dataset_dialog(driver)
            assert not dialog.save.isEnabled()  # it has no name yet
            dialog.form.product.setEditText("Clinic")
            dialog.form.name.setText("Booking")
            dialog.form.profile.setCurrentIndex(1)
            dialog.save.click()
            await driver.until(lambda: "Booking" in titles(driver, Kind.DATASET))
            made = await driver.desk.organizing.find_dataset("Clinic", "Booking")
            assert made is not None
            assert (made.background_noise_profile, made.background_noise_level) == (
                "office",
                "light",
            )
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: "Booking" not in titles(driver, Kind.DATASET))

    drive(scenario)


def test_a_fault_is_told_in_the_form_which_stays_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", cards(tmp_path)) as driver:
            await driver.until_ready()
            driver.window.act("new_dataset")
            dialog = await dataset_dialog(driver)
            dialog.form.product.setEditText("My cases")
            dialog.form.name.setText("Cards")
            dialog.form.language.setEditText("not a tag")
            assert not dialog.save.isEnabled()
            assert "no language tag" in dialog._problem.text()
            dialog.form.language.setEditText("es")
            dialog.form.name.setText("cards")
            dialog.save.click()
            await driver.until(lambda: "cards" in dialog._problem.text(), "the name is taken")
            assert dialog.isVisible()
            dialog.reject()

    drive(scenario)


def test_escape_in_the_name_closes_the_form_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", cards(tmp_path)) as driver:
            await driver.until_ready()
            await choose_row(driver, Kind.DATASET, "cards")
            await driver.key(Key.Key_F2)
            dialog = await dataset_dialog(driver)
            assert dialog.focusWidget() is dialog.form.name
            dialog.form.name.setText("other")
            QTest.keyClick(dialog.form.name, Key.Key_Escape)
            await driver.until(lambda: not dialog.isVisible(), "the form closed")
            assert titles(driver, Kind.DATASET) == ["cards"]

    drive(scenario)


def test_delete_takes_a_dataset_out_of_every_list_and_undo_brings_it_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", cards(tmp_path)) as driver:
            await driver.until_ready()
            await choose_row(driver, Kind.DATASET, "cards")
            await driver.key(Key.Key_Delete)
            await driver.until(lambda: not titles(driver, Kind.DATASET), "the dataset gone")
            assert (await driver.desk.browsing.sidebar()).to_review == 0
            assert not await driver.desk.browsing.has_cases()
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: titles(driver, Kind.DATASET) == ["cards"])
            assert (await driver.desk.browsing.sidebar()).to_review == 2

    drive(scenario)


def test_f2_renames_a_product(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", cards(tmp_path)) as driver:
            await driver.until_ready()
            await choose_row(driver, Kind.PRODUCT, "My cases")
            await driver.key(Key.Key_F2)
            await driver.until(lambda: isinstance(driver.window.datasets.dialog, LineDialog))
            dialog = driver.window.datasets.dialog
            assert isinstance(dialog, LineDialog)
            dialog.field.setText("Bank")
            dialog.answer.click()
            await driver.until(lambda: titles(driver, Kind.PRODUCT) == ["Bank"])

    drive(scenario)


def test_a_dataset_keeps_what_the_form_does_not_show(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", cards(tmp_path)) as driver:
            await driver.until_ready()
            await choose_row(driver, Kind.DATASET, "cards")
            await driver.key(Key.Key_F2)
            dialog = await dataset_dialog(driver)
            before = await driver.desk.organizing.dataset(
                driver.page.sidebar.view.currentIndex()
                .data(Qt.ItemDataRole.UserRole + 1)
                .dataset_id
            )
            assert dialog.form.facts == before.facts
            dialog.form.name.setText("Karten")
            dialog.save.click()
            await driver.until(lambda: titles(driver, Kind.DATASET) == ["Karten"])

    drive(scenario)
