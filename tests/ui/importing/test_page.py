"""The import page in the real window: what is shown is what comes of it."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog

from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.errors import Superseded
from reviewer_app.domain.mappings import Reading
from reviewer_app.domain.queues import Filter
from reviewer_app.ui.importing.course import Course, Stage
from reviewer_app.ui.importing.page import ImportPage
from reviewer_app.ui.importing.uses import LEFT_OUT
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive

SPANISH = (
    "id,Pregunta,Respuesta esperada,Idioma,max_iterations,Interno\n"
    "A1,¿Atienden los sábados?,Sí,es-MX,8,uno\n"
    "A2,,Sí,es-MX,8,dos\n"
    "A3,¿Cuánto cuesta?,100 pesos,es-MX,nine,tres\n"
    "A4,¿Y la cita?,El jueves,es-MX,ten,cuatro\n"
    "A5,متى يفتح المختبر؟,من السابعة,ar,8,cinco\n"
)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def a_file(folder: Path, text: str, name: str = "cases.csv", encoding: str = "utf-8") -> Path:
    path = folder / name
    path.write_text(text, encoding=encoding)
    return path


def questions(folder: Path, count: int, name: str = "many.jsonl", word: str = "Question") -> Path:
    lines = [json.dumps({"id": f"Q{n}", "input": f"{word} {n}?"}) for n in range(1, count + 1)]
    return a_file(folder, "\n".join(lines) + "\n", name)


class Import:
    """Hands and eyes at the import page of a window."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.page: ImportPage = driver.window.imports.page
        self.course: Course = self.page.course

    def drop(self, *paths: Path) -> None:
        """Let files fall onto the window, as the window system tells it."""
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        action = Qt.DropAction.CopyAction
        window = self.driver.window
        window.dragEnterEvent(QDragEnterEvent(QPoint(400, 300), action, data, buttons, keys))
        window.dropEvent(QDropEvent(QPointF(400, 300), action, data, buttons, keys))

    async def until(self, stage: Stage) -> None:
        await self.driver.until(lambda: self.course.stage is stage, stage.value)

    async def until_checked(self) -> None:
        await self.driver.until(lambda: self.course.survey is not None, "the check")

    async def press_enter(self) -> None:
        await self.driver.key(Key.Key_Return)

    async def read_in(self) -> None:
        """From the columns on to the result, by Enter alone."""
        await self.until(Stage.COLUMNS)
        await self.until_checked()
        await self.press_enter()
        await self.until(Stage.TARGET)
        await self.press_enter()
        await self.until(Stage.DONE)

    async def cases(self) -> int:
        return (await self.driver.desk.browsing.sidebar()).cases

    async def inputs(self) -> dict[str | None, object]:
        """The input of each case by its id; asked again where the window asked meanwhile."""
        browsing = self.driver.desk.browsing
        with suppress(Superseded):
            numbers = await browsing.numbers(Filter())
            views = [await browsing.case(number) for number in numbers]
            return {view.external_id: view.content.input for view in views}
        return await self.inputs()

    @property
    def counts(self) -> str:
        """What the bar says will come of the file."""
        return self.page.bar.counts.accessibleName()

    @property
    def shown_place(self) -> str:
        """The line that is marked in the preview."""
        table = self.page.columns.preview.table
        row = table.rows.row_at(table.currentIndex().row())
        return row.place if row else ""


def test_a_file_of_a_header_alone_has_no_rows_and_none_is_looked_for(tmp_path: Path) -> None:
    """The problems wait for nothing that never comes, with and without a column for Input."""

    async def scenario(text: str, words: str) -> None:
        async with a_window(tmp_path / "w") as driver:
            await driver.until(driver.window.isVisible)
            at = Import(driver)
            at.drop(a_file(tmp_path, text))
            await at.until(Stage.COLUMNS)
            pane = at.page.columns.problems
            await driver.until(lambda: pane.accessibleDescription() == words, words)

    no_rows = "The file has no rows."
    drive(lambda: scenario("a,b\n", no_rows))
    drive(lambda: scenario("id,input\n", no_rows))
    drive(lambda: scenario("a,b\n1,2\n", "1 line cannot be read in"))


def test_the_numbers_on_the_screen_are_those_of_the_database(tmp_path: Path) -> None:
    """I16: bad rows stay out with their lines, the others come in."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            assert it.counts == "2 of 5 rows: 2 new"
            assert it.page.bar.go_on.text() == "Go on with 2 rows"
            table = it.page.columns.table
            assert table.row_of("max_iterations").state == "2 lines cannot be read in"
            assert table.row_of("Pregunta").state == "1 line cannot be read in"
            assert it.page.columns.table.row_of("id").state == "every line can be read in"
            assert it.page.columns.table.row_of("Interno").state == "left out"
            assert await it.cases() == 0  # nothing is read in until the last step
            await it.read_in()
            assert it.page.done.title == "2 cases read in"
            assert await it.cases() == 2

    drive(scenario)


def test_a_problem_shows_its_line_and_the_preview_can_be_narrowed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            columns = it.page.columns
            found = columns.problems.problems
            assert [each.where for each in found] == ["Line 3", "Line 4", "Line 5"]
            columns.problems.list.setCurrentIndex(columns.problems.list.problems.index(1, 0))
            await driver.until(lambda: it.shown_place == "line 4")
            await driver.click(columns.preview.switch)
            await driver.until(lambda: columns.preview.table.rows.is_narrowed)
            assert columns.preview.table.rows.rowCount() == 3
            await driver.click(columns.preview.switch)
            await driver.until(lambda: not columns.preview.table.rows.is_narrowed)
            assert columns.preview.table.rows.rowCount() == 5

    drive(scenario)


def test_the_problems_can_be_saved_as_a_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            await driver.click(it.page.columns.problems.save)
            await driver.until(lambda: driver.window.findChild(QFileDialog) is not None)
            chooser = driver.window.findChild(QFileDialog)
            assert chooser is not None
            target = tmp_path / "problems.txt"
            chooser.selectFile(str(target))
            chooser.accept()
            await driver.until(lambda: target.exists() and target.read_text(encoding="utf-8"))
            lines = target.read_text(encoding="utf-8").splitlines()
            assert [line.split("\t")[:2] for line in lines] == [
                ["line 3", "refused"],
                ["line 4", "refused"],
                ["line 5", "refused"],
            ]

    drive(scenario)


def test_another_column_is_checked_anew_and_the_latest_choice_counts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            for use in ("variant", "name", LEFT_OUT):
                it.page.columns.table.row_of("max_iterations").chosen.emit(use, "")
            assert it.course.survey is None
            assert it.page.columns.table.row_of("max_iterations").state == "left out"
            await it.until_checked()
            assert it.counts == "4 of 5 rows: 4 new"
            await it.read_in()
            assert await it.cases() == 4

    drive(scenario)


def test_comments_and_keys_that_nobody_keeps_are_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            text = "owner: me\ncases:\n  # the first\n  - input: Where?\n    expected: There.\n"
            it.drop(a_file(tmp_path, text, "cases.yaml"))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            found = [each.title for each in it.page.columns.problems.problems]
            assert found == ["owner (top level) is not kept", "Comments are not kept"]

    drive(scenario)


def test_without_an_input_one_is_told_what_is_missing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(a_file(tmp_path, "alpha,beta\nWhat is it?,It is that.\nAnd this?,This.\n"))
            await it.until(Stage.COLUMNS)
            assert it.counts == "Choose the column that goes to Input."
            assert not it.page.bar.go_on.isEnabled()
            await it.press_enter()
            assert it.course.stage is Stage.COLUMNS
            row = it.page.columns.table.row_of("alpha")
            row.box.setCurrentIndex(row.box.findText("Input"))
            await it.until_checked()
            await it.read_in()
            assert await it.cases() == 2

    drive(scenario)


def test_esc_goes_back_step_by_step_and_leaves_without_a_trace(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", questions(tmp_path, 3)) as driver:
            await driver.until_ready()
            before = driver.page.sidebar.model.row_of_chosen()
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.until(Stage.COLUMNS)
            assert driver.page.sidebar.model.row_of_chosen() == -1
            await it.until_checked()
            await it.press_enter()
            await it.until(Stage.TARGET)
            for stage in (Stage.COLUMNS, Stage.FILE):
                await driver.key(Key.Key_Escape)
                await it.until(stage)
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: not it.page.isVisible())
            assert driver.page.list.isVisible()
            assert driver.page.sidebar.model.row_of_chosen() == before
            assert await it.cases() == 3
            assert len((await driver.desk.browsing.sidebar()).datasets) == 1

    drive(scenario)


def test_undo_on_the_result_takes_the_whole_import_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", questions(tmp_path, 3)) as driver:
            await driver.until_ready()
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.read_in()
            assert await it.cases() == 5
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: it.page.done.title == "Taken back")
            assert await it.cases() == 3
            await it.press_enter()
            await driver.until(lambda: not it.page.isVisible())

    drive(scenario)


def test_undo_on_the_result_leaves_alone_what_was_done_since(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", questions(tmp_path, 3)) as driver:
            await driver.until_ready()
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.read_in()
            await driver.desk.importing.import_file(questions(tmp_path, 4, "later.jsonl"))
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: it.page.done.title == "Taken back")
            datasets = (await driver.desk.browsing.sidebar()).datasets
            assert {each.name: each.cases for each in datasets if each.cases} == {
                "many": 3,
                "later": 4,
            }

    drive(scenario)


def test_leaving_an_import_of_the_first_start_leads_back_to_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.until(Stage.COLUMNS)
            await driver.key(Key.Key_Escape)
            await driver.key(Key.Key_Escape)
            await driver.until(driver.window.start_page.isVisible)
            assert await it.cases() == 0

    drive(scenario)


def test_a_first_import_that_was_taken_back_comes_back_by_redo(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            window = driver.window
            it = Import(driver)
            it.drop(questions(tmp_path, 5))
            await it.read_in()
            await driver.key(Key.Key_Z, CONTROL)
            await driver.until(lambda: it.page.done.title == "Taken back")
            await it.press_enter()
            await driver.until(window.start_page.isVisible)
            await driver.until(lambda: window.menus.is_enabled("redo"), "Redo in the menu")
            await driver.key(Key.Key_Y, CONTROL)
            await driver.until(lambda: driver.page.isVisible() and driver.page.list.count == 5)
            assert await it.cases() == 5
            await driver.until_ready()
            await driver.key(Key.Key_Z, CONTROL)  # by the review window this time
            await driver.until(lambda: driver.page.list.count == 0)
            assert await it.cases() == 0

    drive(scenario)


def test_the_cases_of_a_file_can_be_reviewed_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(questions(tmp_path, 5))
            await it.read_in()
            await it.press_enter()
            await driver.until(lambda: driver.page.queue.now.title == "many")
            await driver.until_ready()
            assert driver.page.list.count == 5
            assert driver.page.case_page.isAncestorOf(driver.window.focusWidget())
            await driver.until(lambda: driver.window.menus.is_enabled("undo"), "Undo in the menu")

    drive(scenario)


def test_a_file_that_is_no_cases_says_what_it_looks_like(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", questions(tmp_path, 3)) as driver:
            await driver.until_ready()
            it = Import(driver)
            picture = tmp_path / "cases.csv"
            picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(200))
            it.drop(picture)
            await it.until(Stage.REFUSED)
            assert "picture" in it.page.refused.reason
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: not it.page.isVisible())
            assert await it.cases() == 3

    drive(scenario)


def test_several_files_come_one_after_the_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(questions(tmp_path, 2, "a.jsonl"), questions(tmp_path, 3, "b.jsonl"))
            await it.until(Stage.COLUMNS)
            assert "File 1 of 2" in it.page.head.meta.text
            await it.read_in()
            assert it.page.bar.go_on.text() == "Go on with the next file"
            await it.press_enter()
            await driver.until(lambda: "File 2 of 2" in it.page.head.meta.text)
            await it.read_in()
            assert await it.cases() == 5

    drive(scenario)


def test_a_text_that_is_not_utf_8_is_asked_about(tmp_path: Path) -> None:
    """Each encoding with a sample; Enter takes the likeliest."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            text = "input,expected_output\n¿Cuánto cuesta el análisis?,Está en recepción\n" * 1
            it.drop(a_file(tmp_path, text, encoding="cp1252"))
            await it.until(Stage.FILE)
            options = it.page.file.options
            assert len(options) > 1
            samples = [option.accessibleDescription() for option in options.values()]
            assert any("¿Cuánto" in sample for sample in samples)
            await it.press_enter()
            await it.until(Stage.COLUMNS)
            await it.read_in()
            assert await it.inputs() == {None: "¿Cuánto cuesta el análisis?"}

    drive(scenario)


def test_a_way_of_reading_that_does_not_work_leads_back_to_the_one_before(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.until(Stage.COLUMNS)
            await driver.key(Key.Key_Escape)
            it.page.file.reading_chosen.emit(Reading(encoding="ascii"))
            await it.until(Stage.REFUSED)
            await driver.key(Key.Key_Escape)
            await it.until(Stage.FILE)
            await it.press_enter()
            await it.read_in()
            assert await it.cases() == 2

    drive(scenario)


@pytest.mark.parametrize("cases", [0, 1])
def test_a_pasted_table_is_a_file_like_any_other(tmp_path: Path, cases: int) -> None:
    """I33: what is copied from a spreadsheet, on the first start and in the list."""

    async def scenario() -> None:
        files = [questions(tmp_path, cases)] if cases else []
        async with a_window(tmp_path / "w", *files) as driver:
            if cases:
                await driver.until_ready()
            it = Import(driver)
            QGuiApplication.clipboard().setText("input\texpected_output\nWhere?\tThere.\n")
            await driver.key(Key.Key_V, CONTROL)
            await it.read_in()
            assert await it.cases() == cases + 1
            assert it.course.name == "Pasted table"

    drive(scenario)


def test_an_empty_clipboard_is_said(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", questions(tmp_path, 1)) as driver:
            await driver.until_ready()
            QGuiApplication.clipboard().clear()
            await driver.key(Key.Key_V, CONTROL)
            banner = driver.window.notices.banner
            await driver.until(lambda: "Copy a table" in banner.accessibleName())

    drive(scenario)


def test_kept_columns_are_proposed_for_the_next_file_of_this_shape(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.until(Stage.COLUMNS)
            row = it.page.columns.table.row_of("Interno")
            row.box.setCurrentIndex(row.box.findText("Description"))
            await driver.click(it.page.bar.keep)
            await driver.until(lambda: it.page.bar.keep.text() == "Kept for files like this")
            await driver.key(Key.Key_Escape)
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: not it.page.isVisible())
            it.drop(a_file(tmp_path, SPANISH.replace("A", "B"), "next.csv"))
            await it.until(Stage.COLUMNS)
            assert it.course.mapping.as_pairs()["Interno"] == "description"
            assert it.page.bar.keep.text() == "Kept for files like this"

    drive(scenario)


@pytest.mark.parametrize("replaces", [False, True])
def test_changed_and_decided_cases_are_shown_before_they_are_touched(
    tmp_path: Path, replaces: bool
) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", questions(tmp_path, 3), auto_advance=False) as driver:
            await driver.until_shown("Q1")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            it = Import(driver)
            it.drop(questions(tmp_path, 4, "many.jsonl", "Changed"))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            assert it.counts == "4 of 4 rows: 1 new, 2 changed, 1 changed here too"
            await it.press_enter()
            await it.until(Stage.TARGET)
            target = it.page.target
            assert [entry.title for entry in target.list.entries][:1] == ["Q1"]
            if replaces:
                await driver.click(target.replace)
            await it.press_enter()
            await it.until(Stage.DONE)
            left = "" if replaces else ", 1 left as it was"
            assert it.page.done.title == f"{4 - (not replaces)} cases read in{left}"
            inputs = await it.inputs()
            first = "Changed 1?" if replaces else "Question 1?"
            assert inputs["Q1"] == first
            assert inputs["Q2"] == "Changed 2?"

    drive(scenario)


def test_a_target_is_typed_or_chosen_and_text_keys_stay_text(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(questions(tmp_path, 2))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            await it.press_enter()
            await it.until(Stage.TARGET)
            box = it.page.target.dataset
            box.setFocus()
            editor = box.lineEdit()
            assert editor is not None
            editor.selectAll()
            QGuiApplication.clipboard().setText("Pasted")
            await driver.key(Key.Key_V, CONTROL)
            await driver.key(Key.Key_U)
            await driver.until(lambda: it.course.target.dataset == "Pastedu")
            await it.press_enter()
            await it.until(Stage.DONE)
            datasets = (await driver.desk.browsing.sidebar()).datasets
            assert [each.name for each in datasets] == ["Pastedu"]

    drive(scenario)


def test_what_cases_inherit_from_their_dataset_is_said_and_done(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            organizing = driver.desk.organizing
            product = await organizing.make_product("Clinic")
            facts = DatasetFacts(
                name="many", background_noise_profile="office", background_noise_level="light"
            )
            await organizing.make_dataset(product.id, "QUALITY", facts)
            it = Import(driver)
            it.drop(questions(tmp_path, 1))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            await it.press_enter()
            await it.until(Stage.TARGET)
            target = it.page.target
            await driver.until(lambda: target.product.findText("Clinic") >= 0)
            assert target.inherited == ""
            target.product.setEditText("Clinic")
            await driver.until(lambda: "office, light" in target.inherited)
            await it.until_checked()
            await it.press_enter()
            await it.until(Stage.DONE)
            await it.press_enter()
            await driver.until_ready()
            assert driver.view.labels.background_noise_profile == "office"

    drive(scenario)


def test_without_a_name_for_the_dataset_nothing_is_read_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(questions(tmp_path, 2))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            await it.press_enter()
            await it.until(Stage.TARGET)
            it.page.target.dataset.setEditText("  ")
            await it.press_enter()
            assert it.course.stage is Stage.TARGET
            assert not it.page.bar.go_on.isEnabled()

    drive(scenario)


def test_an_import_that_is_stopped_can_go_on_or_be_removed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(questions(tmp_path, 3_000))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            await it.press_enter()
            await it.press_enter()
            await it.until(Stage.READING)
            await driver.until(lambda: it.page.reading.words.endswith("of 3,000 rows"))
            await driver.key(Key.Key_Escape)
            await it.until(Stage.STOPPED)
            assert await it.cases() == 0  # what was read in so far is hidden
            assert it.page.reading.words.startswith("Stopped at row")
            await it.press_enter()
            await it.until(Stage.DONE)
            assert it.page.done.title == "3,000 cases read in"
            assert await it.cases() == 3_000

    drive(scenario)


def test_what_a_stopped_import_brought_can_be_taken_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(questions(tmp_path, 3_000))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            await it.press_enter()
            await it.press_enter()
            await it.until(Stage.READING)
            await driver.until(lambda: it.page.reading.words.endswith("of 3,000 rows"))
            await driver.key(Key.Key_Escape)
            await it.until(Stage.STOPPED)
            await driver.click(it.page.reading.remove)
            await driver.until(lambda: not it.page.isVisible())
            assert await driver.desk.importing.unfinished() == ()
            assert await it.cases() == 0

    drive(scenario)


def test_an_import_that_was_cut_off_is_offered_at_the_next_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(questions(tmp_path, 3_000))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            await it.press_enter()
            await it.press_enter()
            await it.until(Stage.READING)
            await driver.until(lambda: it.page.reading.words.endswith("of 3,000 rows"))
            await driver.key(Key.Key_Escape)
            await it.until(Stage.STOPPED)
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            banner = driver.window.notices.banner
            await driver.until(lambda: "stopped at row" in banner.accessibleName())
            assert (banner.button.text(), banner.other.text()) == ("Continue", "Remove")
            await driver.click(banner.button)
            await it.until(Stage.DONE)
            assert await it.cases() == 3_000

    drive(scenario)


def test_closing_the_window_stops_an_import_and_loses_nothing_of_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(questions(tmp_path, 3_000))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            await it.press_enter()
            await it.press_enter()
            await it.until(Stage.READING)
            await driver.until(lambda: it.page.reading.words.endswith("of 3,000 rows"))
        async with a_window(tmp_path / "w") as driver:
            banner = driver.window.notices.banner
            await driver.until(lambda: "stopped at row" in banner.accessibleName())
            it = Import(driver)
            await driver.click(banner.button)
            await it.until(Stage.DONE)
            assert await it.cases() == 3_000

    drive(scenario)


def test_an_import_that_is_in_the_way_can_be_continued_or_removed(tmp_path: Path) -> None:
    """Two files at once in one dataset would mix; the one that stopped comes first."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(questions(tmp_path, 3_000))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            await it.press_enter()
            await it.press_enter()
            await it.until(Stage.READING)
            await driver.until(lambda: it.page.reading.words.endswith("of 3,000 rows"))
            await driver.key(Key.Key_Escape)
            await it.until(Stage.STOPPED)
            await driver.key(Key.Key_Escape)
            await driver.until(lambda: not it.page.isVisible())
            (tmp_path / "other").mkdir()
            it.drop(questions(tmp_path / "other", 2, word="Other"))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            await it.press_enter()
            await it.press_enter()
            banner = driver.window.notices.banner
            # What it said last stays its name while it is away.
            await driver.until(
                lambda: banner.isVisible() and "stopped at row" in banner.accessibleName()
            )
            told: list[bool] = []
            driver.desk.feed.listen(lambda affected: told.append(affected.everything))
            await driver.click(banner.other)
            await driver.until(lambda: any(told), "the import that stopped is gone")
            await it.until(Stage.TARGET)
            await it.press_enter()
            await it.until(Stage.DONE)
            assert await it.cases() == 2

    drive(scenario)


def test_an_import_waits_while_a_queue_is_looked_at(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", questions(tmp_path, 3)) as driver:
            await driver.until_ready()
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.until(Stage.COLUMNS)
            driver.page.sidebar.queue_chosen.emit(Filter(), "All")
            await driver.until(lambda: not it.page.isVisible())
            assert driver.page.list.isVisible()
            banner = driver.window.notices.banner
            assert "waits" in banner.accessibleName()
            await driver.click(banner.button)
            await driver.until(it.page.isVisible)
            await it.read_in()

    drive(scenario)


def test_an_import_can_be_removed_later_and_says_what_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", questions(tmp_path, 3), auto_advance=False) as driver:
            await driver.until_shown("Q1")
            await driver.key(Key.Key_U)
            await driver.until(lambda: driver.view.vote.score == 1)
            driver.window.act("remove_import")
            await driver.until(lambda: driver.window.imports.removal is not None)
            dialog = driver.window.imports.removal
            assert dialog is not None
            await driver.until(lambda: "2 cases go." in dialog.words)
            assert "1 case stays: Q1 (decided since)" in dialog.words
            await driver.click(dialog.remove)
            toast = driver.page.toast
            await driver.until(lambda: toast.words == "Import removed")
            assert (await driver.desk.browsing.sidebar()).cases == 1

    drive(scenario)


def test_everything_can_be_reached_by_tab_and_has_a_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w") as driver:
            it = Import(driver)
            it.drop(a_file(tmp_path, SPANISH))
            await it.until(Stage.COLUMNS)
            await it.until_checked()
            met: list[str] = []
            for _ in range(60):
                await driver.key(Key.Key_Tab)
                widget = driver.window.focusWidget()
                assert widget is not None
                met.append(widget.accessibleName() or repr(widget))
            assert not [name for name in met if name.startswith("<")]
            assert "Idioma goes to" in met
            assert "Rows as they will be read in" in met
            assert "Problems" in met
            assert "Go on with 2 rows" in met
            await driver.key(Key.Key_Tab, SHIFT)

    drive(scenario)
