"""The steps of an import: drawn in every state, and what they say and do by themselves."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from reviewer_app.domain.files import Refusal
from reviewer_app.domain.mappings import ColumnUse, Mapping
from reviewer_app.services.import_results import ImportResult, Survey, Target
from reviewer_app.services.previewing import Preview, PreviewRow
from reviewer_app.services.surveying import ColumnLook
from reviewer_app.ui.importing.columns_step import ColumnsStep
from reviewer_app.ui.importing.done_step import DoneStep
from reviewer_app.ui.importing.forms import forms_of
from reviewer_app.ui.importing.mapping_table import AT_ONCE, MappingTable
from reviewer_app.ui.importing.outlook import outlook_words
from reviewer_app.ui.importing.preview_model import PAGE
from reviewer_app.ui.importing.preview_table import PreviewTable
from reviewer_app.ui.importing.problems import MOST, group
from reviewer_app.ui.importing.problems_pane import ProblemsPane
from reviewer_app.ui.importing.target_step import TargetStep
from reviewer_app.ui.importing.uses import GROUPS, LEFT_OUT
from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.look import Look
from tests.support.waiting import until
from tests.ui.importing.gallery import BARS, STEPS, build, removal_dialog

STATES = (*STEPS, "columns", "clean", "checking", "many", "one", "none", "problems", "long")
HOSTILE = "<script>alert(1)</script>&amp;"


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def shown(widget: QWidget, width: int = 900, height: int = 500) -> None:
    widget.resize(width, height)
    widget.show()
    QApplication.processEvents()


def rows(first: int, count: int) -> tuple[PreviewRow, ...]:
    return tuple(
        PreviewRow(place=f"line {n + 2}", values={"input": f"Question {n}?"})
        for n in range(first, first + count)
    )


def a_preview(first: int = 0, count: int = PAGE, *, is_last: bool = False) -> Preview:
    return Preview(columns=("input",), rows=rows(first, count), first=first, is_last=is_last)


def a_table(look: Look, *names: str) -> MappingTable:
    table = MappingTable(look, forms_of)
    columns = [ColumnLook(name=name, first_value=f"{name} 1", filled=1) for name in names]
    table.show_columns(columns, Mapping(uses=(ColumnUse(column=names[0], field="input"),)))
    return table


@pytest.mark.parametrize("state", STATES)
def test_every_state_draws_and_reads_no_markup(look: Look, state: str) -> None:
    page = build(look, state)
    shown(page, 1224, 812)
    assert not page.grab().isNull()
    formats = {label.textFormat() for label in page.findChildren(QLabel)}
    assert formats <= {Qt.TextFormat.PlainText}
    page.close()


@pytest.mark.parametrize("scheme", Scheme)
def test_a_change_of_theme_reaches_the_steps(look: Look, scheme: Scheme) -> None:
    page = build(look, "columns")
    shown(page, 1224, 812)
    before = page.grab().toImage()
    look.show(Theme.make(scheme, look.theme.font("body")))
    assert (page.grab().toImage() != before) == (scheme is not Scheme.LIGHT)
    page.close()


@pytest.mark.parametrize("state", ["columns", "many", "one", "problems"])
def test_mapping_and_preview_share_the_page_without_scrolling_it(look: Look, state: str) -> None:
    page = build(look, state)
    shown(page, 1224, 812)
    step = page.findChild(ColumnsStep)
    assert step is not None
    assert step.verticalScrollBar().maximum() == 0
    page.close()


@pytest.mark.parametrize("state", ["columns", "target", "file", "done", "many"])
def test_nothing_is_wider_than_a_small_window(look: Look, state: str) -> None:
    """1366 × 768 at 150 %, less the rail."""
    page = build(look, state)
    shown(page, 866, 440)
    assert page.minimumSizeHint().width() <= 866
    page.close()


def test_the_bar_gives_up_words_before_it_cuts_the_count(look: Look) -> None:
    page = build(look, "columns")
    shown(page, 866, 440)
    bar = BARS["columns"]
    assert bar.words
    counts = page.findChild(QWidget, "counts")
    assert counts is not None
    assert counts.width() >= counts.sizeHint().width()
    page.close()


def test_a_choice_tells_column_use_and_form(look: Look) -> None:
    table = a_table(look, "Pregunta", "Herramientas")
    told: list[tuple[str, str, str]] = []
    table.chosen.connect(lambda column="", use="", form="": told.append((column, use, form)))
    row = table.row_of("Herramientas")
    row.box.setCurrentIndex(row.box.findText("Expected tools"))
    assert told == [("Herramientas", "expected_tools", "")]


def test_the_arrow_keys_go_through_the_uses_and_skip_the_headings(look: Look) -> None:
    table = a_table(look, "Pregunta")
    shown(table)
    box = table.row_of("Pregunta").box
    box.setCurrentIndex(0)
    met = [box.use]
    for _ in range(60):
        QTest.keyClick(box, Qt.Key.Key_Down)
        met.append(box.use)
    offered = [LEFT_OUT, *(use for group_ in GROUPS for use in group_.uses)]
    assert list(dict.fromkeys(met)) == offered
    table.close()


def test_the_forms_of_a_list_are_offered_and_the_one_at_hand_is_shown(look: Look) -> None:
    table = MappingTable(look, forms_of)
    use = ColumnUse(column="Herramientas", field="expected_tools", form="|")
    columns = [ColumnLook(name="Herramientas", first_value="a|b", filled=1)]
    table.show_columns(columns, Mapping(uses=(use,)))
    row = table.row_of("Herramientas")
    assert row.forms is not None
    assert row.forms.currentText() == "Parted by |"


def test_a_row_says_in_words_how_its_column_turns_out(look: Look) -> None:
    table = a_table(look, "Pregunta", "Notas")
    assert table.row_of("Pregunta").state == "being checked"
    table.show_refused({"Pregunta": 2})
    assert table.row_of("Pregunta").accessibleName() == (
        "Pregunta goes to Input, 2 lines cannot be read in"
    )
    assert table.row_of("Notas").state == "left out"


def test_thousands_of_columns_come_in_parts(look: Look) -> None:
    started = time.perf_counter()
    table = a_table(look, *(f"column {n}" for n in range(5000)))
    shown(table)
    assert time.perf_counter() - started < 10  # generous; all of them at once take minutes
    until(lambda: len(table.rows) == AT_ONCE)
    assert table.more.text() == "Show 4,900 more columns"
    QTest.mouseClick(table.more, Qt.MouseButton.LeftButton)
    until(lambda: len(table.rows) == 2 * AT_ONCE)
    table.close()


def test_names_and_values_of_a_file_are_shown_as_they_are(look: Look) -> None:
    table = a_table(look, HOSTILE, "   ")
    shown(table)
    assert table.row_of(HOSTILE).accessibleName().startswith(HOSTILE)
    assert "<script>" not in table.row_of(HOSTILE).toolTip()
    assert table.row_of("   ").column_words() == "(without a name)"
    assert not table.grab().isNull()
    table.close()


def test_a_million_rows_are_there_at_once_and_loaded_where_they_are_seen(look: Look) -> None:
    table = PreviewTable(look)
    asked: list[int] = []
    table.rows.page_needed.connect(asked.append)
    table.rows.show_first(a_preview())
    shown(table)
    started = time.perf_counter()
    table.rows.set_total(1_000_000)
    table.go_to(777_777)
    QApplication.processEvents()
    assert time.perf_counter() - started < 5  # generous: one by one they would take minutes
    assert asked == [777_600]
    table.rows.put_page(a_preview(777_600))
    row = table.rows.row_at(777_777)
    assert row is not None
    assert row.place == "line 777779"
    table.close()


def test_more_rows_come_when_the_last_one_is_seen(look: Look) -> None:
    table = PreviewTable(look)
    asked: list[int] = []
    table.rows.page_needed.connect(asked.append)
    table.rows.show_first(a_preview())
    shown(table)
    table.scrollToBottom()
    QApplication.processEvents()
    assert asked == [PAGE]
    table.rows.put_page(a_preview(PAGE, 50, is_last=True))
    assert table.rows.rowCount() == PAGE + 50
    table.scrollToBottom()
    QApplication.processEvents()
    assert asked == [PAGE]
    table.close()


def test_a_page_that_did_not_come_is_asked_for_again(look: Look) -> None:
    table = PreviewTable(look)
    asked: list[int] = []
    table.rows.page_needed.connect(asked.append)
    table.rows.show_first(a_preview())
    table.rows.set_total(10_000)
    assert table.rows.row_at(5_000) is None
    table.rows.forget_asked(5_000)
    assert table.rows.row_at(5_000) is None
    assert asked == [5_000, 5_000]


def test_a_marked_cell_says_why(look: Look) -> None:
    table = PreviewTable(look)
    refusal = Refusal(place="line 2", reason="Input is empty", field="input")
    row = PreviewRow(place="line 2", values={}, problem=refusal, problem_field="input")
    table.rows.show_first(Preview(columns=("input",), rows=(row,), first=0, is_last=True))
    index = table.rows.index(0, 0)
    words = table.rows.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert words == "Line 2, Input: empty. Input is empty"


def test_problems_of_any_number_are_there_at_once(look: Look) -> None:
    pane = ProblemsPane(look)
    shown(pane, 372, 600)
    started = time.perf_counter()
    refused = [Refusal(place=f"line {n}", reason=f"Reason {n}") for n in range(100_000)]
    pane.show_problems(group(refused, ()))
    QApplication.processEvents()
    assert time.perf_counter() - started < 10  # generous: laid out one by one they take minutes
    assert pane.list.problems.rowCount() == MOST
    assert pane.cannot.text == "100,000 lines cannot be read in"
    assert len(pane.problems) == 100_000  # all of them go into the saved list
    pane.close()


def test_a_group_goes_from_line_to_line(look: Look) -> None:
    pane = ProblemsPane(look)
    shown(pane, 372, 600)
    refused = [Refusal(place=f"line {n}", reason="“spanich” is not a language") for n in (18, 96)]
    pane.show_problems(group(refused, ()))
    asked: list[str] = []
    pane.place_asked.connect(asked.append)
    place = pane.list.visualRect(pane.list.problems.index(0, 0)).center()
    for _ in range(3):
        QTest.mouseClick(pane.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked == ["line 18", "line 96", "line 18"]
    pane.close()


def test_without_problems_the_pane_says_so_and_offers_nothing_to_save(look: Look) -> None:
    pane = ProblemsPane(look)
    pane.show_problems(())
    assert "Every line can be read in." in pane.accessibleDescription()
    assert pane.save.isHidden()


def test_a_sheet_without_rows_says_so(look: Look) -> None:
    step = ColumnsStep(look, forms_of)
    step.show_preview(a_preview(0, 0, is_last=True))
    assert "The file has no rows." in [label.text() for label in step.findChildren(QLabel)]


def test_what_will_come_of_a_file_adds_up() -> None:
    refused = (Refusal(place="line 2", reason="no"),)
    survey = Survey(
        rows=215, lines=215, taken=185, changed=11, relabelled=2, conflicting=3, same=13,
        refused=refused,
    )  # fmt: skip
    assert outlook_words(survey) == (
        "214",
        "of 215 rows: 185 new, 13 changed, 3 changed here too, 13 the same",
    )


def test_a_removal_says_what_goes_and_what_stays_and_why(look: Look) -> None:
    dialog = removal_dialog(look)
    assert dialog.words.startswith("173 cases go. 13 cases become as before. It can be undone.")
    assert "12 cases stay: 9c41-0 (changed since), 9c41-1 (decided since)" in dialog.words
    assert dialog.words.endswith("4 more")
    assert dialog.chosen == "0"
    dialog.close()


def test_an_import_that_was_taken_back_offers_no_second_undo(look: Look) -> None:
    step = DoneStep(look)
    step.show_result(
        ImportResult(
            import_id="i", path=Path("a.csv"), product="p", dataset="d", dataset_id="d", taken=2
        )
    )
    assert not step.undo.isHidden()
    step.show_undone()
    assert step.undo.isHidden()
    assert step.title == "Taken back"


def test_the_field_of_a_name_grows_with_it_and_shows_how_it_begins(look: Look) -> None:
    step, name = TargetStep(look), "Conversations of a hair salon assistant in Chinese, second part"
    step.show_targets((), Target(product="Clinic", dataset=name))
    shown(step)
    line = step.dataset.lineEdit()
    assert line
    assert line.cursorPosition() == 0
    assert line.width() > look.theme.width("body", name)
    least = step.product.width()
    line.setText("Calls")
    QApplication.processEvents()
    assert step.dataset.width() == least
