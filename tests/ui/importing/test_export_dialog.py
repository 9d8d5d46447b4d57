"""Choosing what to write out, how and where to."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from reviewer_app.domain.queues import Filter, Listing, Order
from reviewer_app.services.browsing import DatasetView, Sidebar
from reviewer_app.services.choosing import Wanted
from reviewer_app.ui.importing.export_choices import ExportChoice, Offer, Shown
from reviewer_app.ui.importing.export_dialog import ExportDialog
from reviewer_app.ui.widgets.look import Look

NAMES = ["Booking & moving", "<script>alert(1)</script>", "حالات-العيادة-" * 20]
FOLDER = Path("/home/ada")
SHOWN = Shown(title="To review", rows=[3, 1, 2], chosen=(1,), dataset_id="d1")


def offer(*names: str, shown: Shown | None = SHOWN) -> Offer:
    datasets = tuple(
        DatasetView(
            dataset_id=f"d{n}", name=name, product="p", type="QUALITY", cases=n + 1, undecided=0
        )
        for n, name in enumerate(names)
    )
    counts = Sidebar(to_review=3, cases=40, datasets=datasets)
    return Offer(counts=counts, shown=shown)


@pytest.fixture
def dialog(look: Look) -> Iterator[ExportDialog]:
    window = QWidget()
    window.resize(910, 600)
    window.show()
    made = ExportDialog(look, offer(*NAMES), FOLDER, window)
    made.open()
    QApplication.processEvents()
    yield made
    made.show_choosing()
    made.hide()
    window.close()


def press(dialog: ExportDialog, key: Qt.Key) -> None:
    QTest.keyClick(dialog.focusWidget() or dialog, key)


def name_it(dialog: ExportDialog, name: str) -> None:
    """Type a name over the one that is there."""
    dialog.place.selectAll()
    QTest.keyClick(dialog.place, Qt.Key.Key_Delete)
    QTest.keyClicks(dialog.place, name)


def answers(dialog: ExportDialog) -> list[ExportChoice]:
    """What is asked for from now on."""
    found: list[ExportChoice] = []
    dialog.asked.connect(found.append)
    return found


def test_at_first_the_open_queue_goes_into_a_csv_file(dialog: ExportDialog) -> None:
    path = FOLDER / "To review.csv"
    assert dialog.choice() == ExportChoice(which="queue", format="csv", path=path)
    assert dialog.choice().wanted(SHOWN) == Wanted(rows=(3, 1, 2))
    assert dialog.go_on.text() == "Export 3 cases"


def test_the_dataset_on_screen_is_chosen_beforehand(look: Look) -> None:
    made = ExportDialog(look, offer(*NAMES), FOLDER)
    made.ways["dataset"].option.click()
    assert made.choice().dataset == NAMES[1]
    assert made.choice().wanted(SHOWN) == Wanted(dataset=NAMES[1])


def test_rows_that_were_selected_come_before_the_queue(look: Look) -> None:
    shown = Shown(title="To review", rows=[3, 1, 2], chosen=(3, 2))
    made = ExportDialog(look, offer(shown=shown), FOLDER)
    assert made.choice().which == "chosen"
    assert made.choice().wanted(shown) == Wanted(rows=(3, 2))
    assert made.ways["chosen"].option.text() == "The 2 selected cases"


def test_a_queue_that_is_still_being_read_is_written_by_what_is_in_it(look: Look) -> None:
    listing = Listing(filter=Filter(undecided=True), order=Order.NEWEST)
    shown = Shown(title="To review", rows=None, listing=listing)
    made = ExportDialog(look, offer(shown=shown), FOLDER)
    assert made.choice().wanted(shown) == Wanted(filter=listing.filter, order=Order.NEWEST)
    assert made.go_on.text() == "Export"


def test_without_a_queue_everything_or_a_dataset_is_offered(look: Look) -> None:
    made = ExportDialog(look, offer(*NAMES, shown=None), FOLDER)
    assert tuple(made.ways) == ("dataset", "all")
    assert tuple(ExportDialog(look, offer(shown=None), FOLDER).ways) == ("all",)


def test_names_that_two_products_share_are_offered_once_with_all_their_cases(look: Look) -> None:
    made = ExportDialog(look, offer("Booking", "Booking", "Fraud"), FOLDER)
    assert [made.datasets.itemText(n) for n in range(made.datasets.count())] == [
        "Booking (3)",
        "Fraud (3)",
    ]


def test_the_whole_dialog_is_done_with_the_keyboard(dialog: ExportDialog) -> None:
    asked = answers(dialog)
    assert dialog.focusWidget() is dialog.ways["queue"].option
    for _ in range(2):
        press(dialog, Qt.Key.Key_Down)  # the case on screen, a dataset
    press(dialog, Qt.Key.Key_Tab)
    press(dialog, Qt.Key.Key_Up)
    press(dialog, Qt.Key.Key_Tab)
    press(dialog, Qt.Key.Key_Space)
    press(dialog, Qt.Key.Key_Tab)
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Return)

    (choice,) = asked
    expected = ("dataset", "jsonl", NAMES[0], True)
    assert (choice.which, choice.format, choice.dataset, choice.include_legacy) == expected


@pytest.mark.parametrize("field", ["datasets", "legacy", "excel", "place"])
def test_b48_enter_in_every_field_goes_on_and_changes_nothing(
    dialog: ExportDialog, field: str
) -> None:
    before, asked = dialog.choice(), answers(dialog)
    getattr(dialog, field).setFocus()
    press(dialog, Qt.Key.Key_Return)
    assert asked == [before]


def test_b48_enter_on_cancel_cancels(dialog: ExportDialog) -> None:
    asked = answers(dialog)
    dialog.cancel.setFocus(Qt.FocusReason.TabFocusReason)
    press(dialog, Qt.Key.Key_Return)
    assert dialog.result() == ExportDialog.DialogCode.Rejected.value
    assert asked == []


@pytest.mark.parametrize("field", ["datasets", "place", "cancel"])
def test_esc_cancels(dialog: ExportDialog, field: str) -> None:
    getattr(dialog, field).setFocus()
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_click_on_the_words_below_a_choice_chooses_it(dialog: ExportDialog) -> None:
    words = dialog.formats["xlsx"].findChild(QLabel)
    assert words is not None
    QTest.mouseClick(words, Qt.MouseButton.LeftButton)
    assert dialog.choice().format == "xlsx"
    assert not dialog.formats["csv"].is_chosen


def test_the_name_follows_what_is_chosen_until_the_person_gives_one(dialog: ExportDialog) -> None:
    dialog.formats["yaml"].option.click()
    assert dialog.choice().path == FOLDER / "To review.yaml"
    dialog.ways["all"].option.click()
    assert dialog.choice().path == FOLDER / "All cases.yaml"
    name_it(dialog, "mine.yaml")
    dialog.ways["queue"].option.click()
    assert dialog.choice().path == FOLDER / "mine.yaml"
    dialog.formats["csv"].option.click()
    assert dialog.choice().path == FOLDER / "mine.csv"


def test_the_end_of_a_typed_name_says_the_format(dialog: ExportDialog) -> None:
    name_it(dialog, "")
    assert not dialog.go_on.isEnabled()
    name_it(dialog, "/tmp/a.xlsx")
    assert dialog.choice().format == "xlsx"
    name_it(dialog, "bare")
    assert dialog.choice().path == FOLDER / "bare.xlsx"


def test_for_excel_belongs_to_csv(dialog: ExportDialog) -> None:
    dialog.formats["jsonl"].option.click()
    dialog.excel.click()
    assert (dialog.choice().format, dialog.choice().for_excel) == ("csv", True)
    assert "runs no formula" in dialog.about
    dialog.formats["xlsx"].option.click()
    assert not dialog.choice().for_excel


def test_what_goes_into_the_file_is_said_for_what_is_chosen(dialog: ExportDialog) -> None:
    current = dialog.about
    dialog.ways["all"].option.click()
    dialog.legacy.click()
    assert current.startswith("The current revision of every case")
    assert dialog.about.startswith("Every revision of every case")
    assert dialog.go_on.text() == "Export"
    dialog.formats["xlsx"].option.click()
    assert dialog.about.endswith("are cut off there, and listed.")


@pytest.mark.parametrize(("way", "format_"), [("queue", "csv"), ("chosen", "csv"), ("all", "yaml")])
def test_earlier_revisions_are_for_whole_datasets_and_not_for_suites(
    dialog: ExportDialog, way: str, format_: str
) -> None:
    dialog.ways["all"].option.click()
    dialog.legacy.click()
    for name, row in (*dialog.ways.items(), *dialog.formats.items()):
        if name in (way, format_):
            row.option.click()
    assert not dialog.choice().include_legacy


def test_a_warning_goes_away_with_what_it_was_about(dialog: ExportDialog) -> None:
    dialog.warn("It is there already.", "Replace")
    assert (dialog.warning, dialog.go_on.text()) == ("It is there already.", "Replace")
    dialog.formats["jsonl"].option.click()
    assert (dialog.warning, dialog.go_on.text()) == ("", "Export 3 cases")


def test_while_it_is_written_nothing_can_be_chosen_and_cancel_stops_it(
    dialog: ExportDialog,
) -> None:
    stopped: list[bool] = []
    dialog.stopped.connect(lambda: stopped.append(True))
    dialog.show_writing(12, 100)
    assert not dialog.place.isEnabled()
    assert not dialog.go_on.isEnabled()
    assert dialog.progress.accessibleName() == "12 of 100 written"
    press(dialog, Qt.Key.Key_Escape)
    dialog.cancel.click()
    assert (len(stopped), dialog.isVisible()) == (2, True)


def test_b64_names_are_shown_literally_and_never_widen_the_dialog(dialog: ExportDialog) -> None:
    plain = Qt.TextFormat.PlainText
    assert all(label.textFormat() == plain for label in dialog.findChildren(QLabel))
    assert [dialog.datasets.itemData(n) for n in range(3)] == NAMES
    assert dialog.width() == 760


def test_a_name_that_no_file_can_bear_is_made_fit(look: Look) -> None:
    shown = Shown(title='a/b: "c"?', rows=[1])
    made = ExportDialog(look, offer(shown=shown), FOLDER)
    assert made.choice().path == FOLDER / "a-b- -c--.csv"
