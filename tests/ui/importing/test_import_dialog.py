"""The dialog of an import, from the first row to its result."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.services.importing import ImportResult
from reviewer_app.services.progress import Progress
from reviewer_app.ui.importing.import_dialog import ImportDialog
from reviewer_app.ui.importing.outcome import Outcome
from reviewer_app.ui.importing.rows import Column
from reviewer_app.ui.widgets.look import Look
from reviewer_app.workspace import open_workspace

HOSTILE = "<script>alert(1)</script>&amp;"
ARABIC = "حالات-العيادة-" * 14 + ".csv"
CHINESE = "预约和改期的测试用例" * 14 + ".jsonl"


class Heard:
    """What the dialog has told, in its order."""

    def __init__(self, dialog: ImportDialog) -> None:
        self.told: list[str] = []
        dialog.cancelled.connect(lambda: self.told.append("cancelled"))
        dialog.closed.connect(lambda: self.told.append("closed"))
        dialog.another_file_asked.connect(lambda: self.told.append("another"))
        dialog.save_list_asked.connect(lambda: self.told.append("save"))
        dialog.review_asked.connect(self.told.append)


@pytest.fixture
def dialog(look: Look) -> Iterator[ImportDialog]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    window = QWidget()
    window.resize(1200, 800)
    window.show()
    made = ImportDialog(look, window, saves_list=True)
    yield made
    made.stop()
    window.close()
    QLocale.setDefault(before)


@pytest.fixture
def heard(dialog: ImportDialog) -> Heard:
    return Heard(dialog)


def outcome(
    taken: int = 198, dataset_id: str | None = "dataset-1", name: str = "clinic.csv", bad: int = 2
) -> Outcome:
    refused = [Refusal(place=f"line {n}", reason=f"{HOSTILE} {n}") for n in range(2, 2 + bad)]
    return Outcome(
        file_name=name,
        dataset=name,
        dataset_id=dataset_id,
        taken=taken,
        refused=tuple(refused),
        mapping={"Pregunta": "input", HOSTILE: "goal"},
        not_kept=("Notas", "الملاحظات"),
    )


def wait_for(is_so: Callable[[], bool]) -> bool:
    """Let the window go on until something is so."""
    end = time.monotonic() + 20
    while not is_so() and time.monotonic() < end:
        QTest.qWait(10)
    return is_so()


def press(dialog: ImportDialog, key: Qt.Key) -> None:
    QTest.keyClick(dialog.focusWidget() or dialog, key)


def test_what_is_read_in_a_moment_shows_only_its_result(dialog: ImportDialog) -> None:
    dialog.begin("clinic.csv")
    assert not dialog.isVisible()
    dialog.show_outcome(outcome())

    assert dialog.isVisible()
    assert not dialog.reading.isVisible()
    assert dialog.result_pane.isVisible()


def test_reading_is_shown_after_a_moment_and_told_in_words_later(dialog: ImportDialog) -> None:
    dialog.begin("clinic.csv")
    dialog.show_progress(12_400, 1_000_000)
    at_once = (dialog.isVisible(), dialog.reading.words)
    assert wait_for(dialog.isVisible)
    assert wait_for(lambda: bool(dialog.reading.words))

    assert at_once == (False, "")
    assert dialog.reading.words == "12,400 of 1,000,000 rows"
    assert dialog.reading.cancel.isVisible()


def test_words_and_cancel_come_later_than_the_dialog(dialog: ImportDialog) -> None:
    dialog.begin("clinic.csv")
    dialog.open()

    assert (dialog.reading.words, dialog.reading.cancel.isVisible()) == ("", False)
    assert (dialog._opening.interval(), dialog.reading._delay.interval()) == (300, 1000)


def test_nothing_moves_when_words_and_cancel_appear(dialog: ImportDialog) -> None:
    dialog.begin("clinic.csv")
    dialog.open()
    QApplication.processEvents()
    before = dialog.size(), dialog.reading._bar.pos()
    dialog.reading._set_telling(is_telling=True)
    QApplication.processEvents()

    assert (dialog.size(), dialog.reading._bar.pos()) == before


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, None])
def test_esc_and_the_cross_cancel_once_and_wait(
    dialog: ImportDialog, heard: Heard, key: Qt.Key | None
) -> None:
    dialog.begin("clinic.csv")
    dialog.open()
    for _ in range(2):
        if key is None:
            dialog.close()
        else:
            press(dialog, key)

    assert heard.told == ["cancelled"]
    assert dialog.isVisible()
    assert "Nothing of this file is kept" in dialog.reading.words
    dialog.stop()
    assert not dialog.isVisible()
    assert heard.told == ["cancelled"]


def test_enter_does_not_cancel(dialog: ImportDialog, heard: Heard) -> None:
    dialog.begin("clinic.csv")
    dialog.open()
    dialog.reading._set_telling(is_telling=True)
    press(dialog, Qt.Key.Key_Return)

    assert heard.told == []


def test_words_stay_at_stopping_while_the_last_batch_ends(dialog: ImportDialog) -> None:
    dialog.begin("clinic.csv")
    dialog.reading.ask_to_stop()
    dialog.show_progress(500, 1000)
    dialog.open()

    assert dialog.reading.words.startswith("Stopping")


def test_enter_reviews_what_was_read_in(dialog: ImportDialog, heard: Heard) -> None:
    dialog.show_outcome(outcome())
    press(dialog, Qt.Key.Key_Return)

    assert heard.told == ["dataset-1"]
    assert not dialog.isVisible()


def test_b48_enter_in_the_lists_presses_the_primary_button_only(
    dialog: ImportDialog, heard: Heard
) -> None:
    for view in (dialog.result_pane.columns, dialog.result_pane.refusals):
        dialog.show_outcome(outcome())
        view.setFocus()
        view.setCurrentIndex(view.items.index(1, 0))
        press(dialog, Qt.Key.Key_Return)

    assert heard.told == ["dataset-1", "dataset-1"]


def test_b48_enter_presses_the_button_that_has_the_keyboard(
    dialog: ImportDialog, heard: Heard
) -> None:
    dialog.show_outcome(outcome())
    dialog.result_pane.close_button.setFocus(Qt.FocusReason.TabFocusReason)
    press(dialog, Qt.Key.Key_Return)

    assert heard.told == ["closed"]


def test_where_nothing_is_left_enter_closes(dialog: ImportDialog, heard: Heard) -> None:
    dialog.show_outcome(outcome(taken=0, dataset_id=None))
    assert not dialog.result_pane.review.isVisible()
    press(dialog, Qt.Key.Key_Return)

    assert heard.told == ["closed"]


def test_esc_closes_the_result(dialog: ImportDialog, heard: Heard) -> None:
    dialog.show_outcome(outcome())
    press(dialog, Qt.Key.Key_Escape)

    assert heard.told == ["closed"]
    assert not dialog.isVisible()


def test_a_refused_file_says_why_and_offers_another(dialog: ImportDialog, heard: Heard) -> None:
    dialog.begin("clinic.xlsx")
    dialog.show_problem("clinic.xlsx", f"It looks like {HOSTILE}.")

    assert dialog.problem.isVisible()
    assert dialog.problem.reason == f"It looks like {HOSTILE}."
    press(dialog, Qt.Key.Key_Return)
    assert heard.told == ["another"]
    assert not dialog.isVisible()


def test_columns_that_are_left_out_stand_first(dialog: ImportDialog) -> None:
    dialog.show_outcome(outcome())

    assert list(dialog.result_pane.columns.items.items) == [
        Column("Notas", None),
        Column("الملاحظات", None),
        Column("Pregunta", "input"),
        Column(HOSTILE, "goal"),
    ]


def test_the_list_of_rows_not_taken_can_be_copied_and_saved(
    dialog: ImportDialog, heard: Heard
) -> None:
    dialog.show_outcome(outcome())
    dialog.result_pane.refusals.copy_selected()

    assert QGuiApplication.clipboard().text() == f"line 2\t{HOSTILE} 2\nline 3\t{HOSTILE} 3"
    assert dialog.list_text() == f"line 2\t{HOSTILE} 2\nline 3\t{HOSTILE} 3\n"
    dialog.result_pane.save_list_asked.emit()
    assert heard.told == ["save"]


def test_without_refusals_there_is_no_such_list(dialog: ImportDialog) -> None:
    dialog.show_outcome(outcome(bad=0))

    assert not dialog.result_pane._refusals_card.isVisible()
    assert dialog.list_text() == ""


def test_a_reason_that_is_cut_off_is_shown_whole_below(dialog: ImportDialog) -> None:
    long = f"{HOSTILE} " + "a very long reason " * 30
    refused = (Refusal(place="line 2", reason="short"), Refusal(place="line 3", reason=long))
    dialog.show_outcome(
        Outcome(file_name="a", dataset="a", dataset_id="d", taken=1, refused=refused)
    )
    view = dialog.result_pane.refusals
    QApplication.processEvents()
    view.setCurrentIndex(view.items.index(1, 0))
    assert dialog.result_pane._detail.isVisible()
    assert dialog.result_pane._detail.text == long
    view.setCurrentIndex(view.items.index(0, 0))
    assert not dialog.result_pane._detail.isVisible()


@pytest.mark.parametrize("name", [HOSTILE, ARABIC, CHINESE])
def test_b64_names_are_shown_literally_and_never_widen_the_dialog(
    dialog: ImportDialog, name: str
) -> None:
    dialog.begin(name)
    dialog.open()
    dialog.show_problem(name, name)
    dialog.show_outcome(outcome(name=name))
    QApplication.processEvents()

    assert dialog.width() <= 840
    plain = Qt.TextFormat.PlainText
    assert all(label.textFormat() == plain for label in dialog.findChildren(QLabel))
    assert dialog.result_pane._file.accessibleName() == name
    assert dialog.result_pane._file.name == name


def test_the_dialog_fits_into_a_small_window(look: Look) -> None:
    window = QWidget()
    window.resize(910, 512)
    window.show()
    dialog = ImportDialog(look, window)
    dialog.show_outcome(outcome(bad=50))
    QApplication.processEvents()

    assert dialog.width() <= 870
    assert dialog.height() <= 472
    assert dialog.result_pane.review.isVisible()
    dialog.stop()
    window.close()


def test_a_result_stands_where_the_reading_stood(dialog: ImportDialog) -> None:
    # The screen of the tests is small; a dialog would be moved away from its edges.
    window = dialog.parentWidget()
    assert window is not None
    window.resize(700, 600)
    dialog.begin("clinic.csv")
    dialog.open()
    QApplication.processEvents()
    before = dialog.frameGeometry().center()
    dialog.show_outcome(outcome(bad=50))
    QApplication.processEvents()
    after = dialog.frameGeometry().center()

    assert (after - before).manhattanLength() <= 2


def test_a_short_result_is_a_small_dialog(dialog: ImportDialog) -> None:
    dialog.show_outcome(outcome(bad=50))
    tall = dialog.height()
    dialog.show_outcome(outcome(bad=1))

    assert dialog.height() < tall <= 600


def imported(folder: Path, file: Path, *, is_cancelled: bool = False) -> ImportResult:
    async def work() -> ImportResult:
        progress = Progress()
        if is_cancelled:
            progress.cancel()
        async with await open_workspace(folder) as workspace:
            return await workspace.desk.importing.import_file(file, progress=progress)

    return asyncio.run(work())


def test_a_real_import_is_told_as_it_was(
    dialog: ImportDialog, heard: Heard, tmp_path: Path
) -> None:
    file = tmp_path / f"{CHINESE[:40]} <b>.csv"
    file.write_text(
        "id,input,max_iterations,my notes\n1,Hello,3,a\n2,,,b\n3,Bye,ten,c\n4,Good,,d\n",
        encoding="utf-8",
    )
    result = imported(tmp_path / "workspace", file)
    dialog.begin(file.name)
    dialog.show_result(result)

    pane = dialog.result_pane
    assert pane._title.text() == "2 cases read in"
    assert pane.refusals.items.rowCount() == 2
    assert Column("my notes", None) in pane.columns.items.items
    press(dialog, Qt.Key.Key_Return)
    assert heard.told == [result.dataset_id]


def test_a_cancelled_import_goes_away_without_a_word(
    dialog: ImportDialog, heard: Heard, tmp_path: Path
) -> None:
    file = tmp_path / "cases.csv"
    file.write_text("input\nHello\n", encoding="utf-8")
    dialog.begin(file.name)
    dialog.open()
    dialog.show_result(imported(tmp_path / "workspace", file, is_cancelled=True))

    assert not dialog.isVisible()
    assert heard.told == []


def test_a_real_refusal_of_a_file_is_told(dialog: ImportDialog, tmp_path: Path) -> None:
    file = tmp_path / "cases.csv"
    file.write_bytes(b"\x89PNG\r\n\x1a\n")
    with pytest.raises(FileProblem) as problem:
        imported(tmp_path / "workspace", file)
    dialog.show_problem(file.name, problem.value.reason)

    assert dialog.problem.reason.startswith("It looks like a picture.")
