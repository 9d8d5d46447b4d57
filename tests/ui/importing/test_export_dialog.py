"""Choosing what to write out."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from reviewer_app.ui.importing.export_dialog import ExportChoice, ExportDialog
from reviewer_app.ui.widgets.look import Look

NAMES = ["Booking & moving", "<script>alert(1)</script>", "حالات-العيادة-" * 20]

LIMIT = "Texts of more than 32,767 characters are cut off there, and listed."


@pytest.fixture
def dialog(look: Look) -> Iterator[ExportDialog]:
    window = QWidget()
    window.resize(910, 512)
    window.show()
    made = ExportDialog(look, NAMES, window)
    made.open()
    QApplication.processEvents()
    yield made
    made.hide()
    window.close()


def press(dialog: ExportDialog, key: Qt.Key) -> None:
    QTest.keyClick(dialog.focusWidget() or dialog, key)


def test_at_first_everything_goes_into_a_csv_file(dialog: ExportDialog) -> None:
    assert dialog.choice() == ExportChoice(format="csv", dataset=None, include_legacy=False)


def test_the_dataset_on_screen_is_chosen_beforehand(look: Look) -> None:
    assert ExportDialog(look, NAMES, dataset=NAMES[1]).choice().dataset == NAMES[1]
    assert ExportDialog(look, NAMES, dataset="gone").choice().dataset is None


def test_names_that_two_products_share_are_offered_once(look: Look) -> None:
    assert ExportDialog(look, ["Booking", "Booking", "Fraud"]).datasets.count() == 3


def test_the_whole_dialog_is_done_with_the_keyboard(dialog: ExportDialog) -> None:
    chosen: list[ExportChoice] = []
    dialog.chosen.connect(chosen.append)
    assert dialog.focusWidget() is dialog.datasets
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Tab)
    press(dialog, Qt.Key.Key_Space)
    press(dialog, Qt.Key.Key_Tab)
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Return)

    expected = ExportChoice(format="jsonl", dataset=NAMES[0], include_legacy=True)
    assert chosen == [expected]
    assert dialog.result() == ExportDialog.DialogCode.Accepted.value


@pytest.mark.parametrize("field", ["datasets", "legacy", "csv", "xlsx", "jsonl"])
def test_b48_enter_in_every_field_goes_on_and_changes_nothing(
    dialog: ExportDialog, field: str
) -> None:
    before = dialog.choice()
    getattr(dialog, field).setFocus()
    press(dialog, Qt.Key.Key_Return)

    assert dialog.result() == ExportDialog.DialogCode.Accepted.value
    assert dialog.choice() == before


def test_b48_enter_on_cancel_cancels(dialog: ExportDialog) -> None:
    chosen: list[object] = []
    dialog.chosen.connect(chosen.append)
    dialog.cancel.setFocus(Qt.FocusReason.TabFocusReason)
    press(dialog, Qt.Key.Key_Return)

    assert dialog.result() == ExportDialog.DialogCode.Rejected.value
    assert chosen == []


def test_esc_cancels(dialog: ExportDialog) -> None:
    press(dialog, Qt.Key.Key_Escape)

    assert not dialog.isVisible()
    assert dialog.result() == ExportDialog.DialogCode.Rejected.value


def test_what_goes_into_the_file_is_said_for_what_is_chosen(dialog: ExportDialog) -> None:
    current = dialog.about
    dialog.legacy.click()

    assert current.startswith("The current revision of every case")
    assert dialog.about.startswith("Every revision of every case")
    assert "else the published ones" in dialog.about


def test_one_format_at_a_time(dialog: ExportDialog) -> None:
    QTest.mouseClick(dialog.jsonl, Qt.MouseButton.LeftButton)

    assert (dialog.csv.isChecked(), dialog.jsonl.isChecked()) == (False, True)
    assert dialog.choice().format == "jsonl"


def test_a_workbook_says_where_it_cuts_texts(dialog: ExportDialog) -> None:
    before = dialog.about
    dialog.xlsx.click()

    assert dialog.choice().format == "xlsx"
    assert dialog.about == f"{before} {LIMIT}"
    dialog.jsonl.click()
    assert dialog.about == before


def test_b64_names_are_shown_literally_and_never_widen_the_dialog(dialog: ExportDialog) -> None:
    plain = Qt.TextFormat.PlainText
    assert all(label.textFormat() == plain for label in dialog.findChildren(QLabel))
    assert [dialog.datasets.itemText(n) for n in range(1, 4)] == NAMES
    assert dialog.width() == 480
