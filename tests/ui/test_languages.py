"""Languages: files are complete, the window speaks them at once, and nothing stays in English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEventLoop,
    QLocale,
    QModelIndex,
    QPoint,
    Qt,
)
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFileSystemModel,
    QLineEdit,
    QWidget,
)

import update_translations
from reviewer_app.system.resources import resource
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.languages import (
    ENGLISH,
    Catalogue,
    Languages,
    _arabic,
    is_complete,
    offered,
    own_name,
    spoken,
)
from tests.support.windows import Key, a_window, drive
from tests.ui.test_window import a_file

FILES = sorted(resource("translations").glob("reviewer_*.ts"))
_PLACEHOLDER = re.compile(r"\{\w*\}")


@pytest.fixture(scope="module")
def sources() -> list[str]:
    """Every text of the code; finding them takes seconds."""
    return [text.source for text in update_translations.texts()]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_translation_has_every_text_of_the_code(file: Path, sources: list[str]) -> None:
    """A language that is offered has all of them; `update_translations.py` brings them in."""
    known = update_translations._known(file)
    missing = [source for source in sources if source not in known]
    assert not missing, "run packaging/update_translations.py, then translate what it brings in"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_translation_has_the_same_places_to_fill_in(file: Path) -> None:
    for source, message in update_translations._known(file).items():
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        for said in forms or [translation.text or ""]:
            if said:
                assert set(_PLACEHOLDER.findall(said)) <= set(_PLACEHOLDER.findall(source)), said
            if said and not forms:
                assert sorted(_PLACEHOLDER.findall(said)) == sorted(_PLACEHOLDER.findall(source))


def test_every_computed_text_comes_from_a_table_that_is_listed() -> None:
    known = {*update_translations.TABLES, "reviewer_app.ui.i18n", "reviewer_app.ui.menus"}
    known |= {"reviewer_app.ui.importing.use_list", "reviewer_app.ui.importing.outcome"}
    unknown = [place for place in update_translations.computed() if place[0] not in known]
    assert not unknown, "list its table in packaging/update_translations.py"


def test_a_language_with_an_unfinished_text_is_not_offered(tmp_path: Path) -> None:
    file = tmp_path / "reviewer_xx.ts"
    file.write_text('<TS><translation type="unfinished"/></TS>', encoding="utf-8")
    assert not is_complete(file)
    assert offered()[0] == ENGLISH
    assert set(offered()) <= {ENGLISH, *(file.stem.split("_")[1] for file in FILES)}


def test_a_language_is_called_as_its_speakers_call_it() -> None:
    assert own_name("en") == "English"
    assert own_name("es") == "Español"
    assert own_name("ar") == "العربية"


@pytest.mark.parametrize(
    ("choice", "wished", "tag"),
    [
        ("en", ["de-DE"], "en"),
        ("system", ["xx-XX", "en-GB"], "en"),
        ("system", [], "en"),
        ("klingon", ["C"], "en"),
    ],
)
def test_what_is_not_offered_is_spoken_in_english(choice: str, wished: list[str], tag: str) -> None:
    assert spoken(choice, wished) == tag


def test_counts_take_their_own_form(qapp: QApplication) -> None:
    forms = ["{n} caso", "{n} casos"]
    catalogue = Catalogue({"{n} cases": forms, "Upvote": ["A favor"]}, lambda n: int(n != 1))
    QCoreApplication.installTranslator(catalogue)
    try:
        assert tr_n("{n} case", "{n} cases", 1) == "1 caso"
        assert tr_n("{n} case", "{n} cases", 0) == "0 casos"
        assert tr("Upvote") == "A favor"
        assert tr("Downvote") == "Downvote"
    finally:
        QCoreApplication.removeTranslator(catalogue)
    assert tr("Upvote") == "Upvote"


@pytest.mark.parametrize(
    ("n", "form"), [(0, 0), (1, 1), (2, 2), (3, 3), (10, 3), (11, 4), (99, 4), (100, 5), (103, 3)]
)
def test_arabic_counts_in_six_forms(n: int, form: int) -> None:
    assert _arabic(n) == form


def test_qt_speaks_along(qapp: QApplication) -> None:
    languages = Languages()
    before = QLocale()
    try:
        languages.speak("es" if "es" in offered() else "en")
        word = QCoreApplication.translate("QPlatformTheme", "Cancel")
        assert word == ("Cancelar" if "es" in offered() else "Cancel")
        assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight
    finally:
        languages.fall_silent()
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert QLocale() == before


@pytest.mark.parametrize("tag", ["es", "ar"])
def test_the_dialog_for_files_has_no_word_of_english(
    qapp: QApplication, tmp_path: Path, tag: str
) -> None:
    """Where the system has no dialog of its own, Qt's is shown: its words, columns and menus."""
    (tmp_path / "cases.csv").write_text("input\nHi\n", encoding="utf-8")
    (tmp_path / "01").mkdir()
    english, spoken = texts_of_a_chooser(tmp_path), set[str]()
    assert {"&Look in:", "Files of &type:", "Folder", "Date Modified", "&Copy"} <= english
    languages = Languages()
    try:
        languages.speak(tag)
        spoken = texts_of_a_chooser(tmp_path)
    finally:
        languages.fall_silent()
    assert len(spoken) > 30
    kept = {each for each in english & spoken if re.search("[A-Za-z]{2}", each)}
    assert kept <= {"cases.csv", str(tmp_path), tmp_path.name}, kept


def texts_of_a_chooser(folder: Path) -> set[str]:
    """All that Qt's own dialog for files shows of a folder, opening and saving."""
    texts = set[str]()
    for mode in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        dialog = QFileDialog(None, "01", str(folder))
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setAcceptMode(mode)
        dialog.setViewMode(QFileDialog.ViewMode.Detail)
        dialog.show()
        model = dialog.findChild(QFileSystemModel)
        assert model
        top = model.index(str(folder))
        waited = QElapsedTimer()
        waited.start()
        while model.rowCount(top) < 2 and waited.elapsed() < 10_000:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        texts |= set(_of_model(model, top)) | set(_of_widgets(dialog))
        dialog.close()
        dialog.deleteLater()
    return texts


def _of_model(model: QFileSystemModel, top: QModelIndex) -> Iterator[str]:
    for column in range(model.columnCount()):
        yield model.headerData(column, Qt.Orientation.Horizontal)
        for row in range(model.rowCount(top)):
            if column in (0, 2):  # sizes and dates are the system's
                yield model.data(model.index(row, column, top))


def _of_widgets(dialog: QFileDialog) -> Iterator[str]:
    for widget in dialog.findChildren(QWidget):
        for name in ("text", "toolTip", "placeholderText", "accessibleName", "currentText"):
            yield str(widget.property(name) or "")
        yield from (action.text() for action in widget.actions())
        if isinstance(widget, QLineEdit):
            menu = widget.createStandardContextMenu()
            yield from (action.text().split("\t")[0] for action in menu.actions())


@pytest.mark.skipif("es" not in offered(), reason="a text is not translated yet")
def test_another_language_is_spoken_at_once_and_the_work_stays(tmp_path: Path) -> None:
    """Nothing needs a restart: the case, the half-typed reason and the settings are there again."""

    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            driver.page.conduct.click("go_next")
            await driver.until_shown("A2")
            driver.page.bar.field.setText("half a thought")
            driver.window.act("settings")
            old = driver.window
            old.preferences.set_language("es")
            await driver.until(lambda: driver.running.window is not old)
            window = driver.running.window
            await driver.until(window.isVisible)
            page = window.page
            await driver.until(lambda: page.view and not page.pace.is_waiting)
            assert page.view
            assert page.view.title == "A2"
            assert page.bar.field.text() == "half a thought"
            assert window.menus.action("vote_up").text().startswith("Votar a favor")
            assert window.lookups.settings
            assert window.lookups.settings.windowTitle() == "Ajustes"
            window.lookups.settings.reject()
            window.preferences.set_language("en")
            await driver.until(lambda: driver.running.window is not window)
            again = driver.running.window
            assert again.menus.action("vote_up").text().startswith("Upvote")
            await driver.until(lambda: again.page.view and not again.page.pace.is_waiting)
            again.page.conduct.click("vote_up")
            await driver.until(lambda: again.page.view and again.page.view.title == "A3")

    drive(scenario)


@pytest.mark.skipif("es" not in offered(), reason="a text is not translated yet")
def test_a_language_waits_for_an_import_that_is_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path)) as driver:
            await driver.until_shown("A1")
            old = driver.window
            old.open_files([a_file(tmp_path, 2, "more.jsonl")])
            await driver.until(lambda: old.page.panes.has_guest)
            old.preferences.set_language("es")
            assert driver.running.window is old
            course = old.imports.page.course
            await driver.until(lambda: course.survey is not None)
            old.screens.show_case()
            await driver.until(lambda: driver.running.window is not old)
            driver.running.window.preferences.set_language("en")

    drive(scenario)


@pytest.mark.skipif("ar" not in offered(), reason="a text is not translated yet")
def test_arabic_turns_the_window_and_its_arrows_round(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_window(tmp_path / "w", a_file(tmp_path), language="ar") as driver:
            await driver.until_shown("A1")
            assert driver.window.layoutDirection() == Qt.LayoutDirection.RightToLeft
            assert driver.page.list.x() > driver.page.case_page.mapTo(driver.page, QPoint()).x()
            await driver.key(Key.Key_Left)
            await driver.until_shown("A2")
            await driver.key(Key.Key_Right)
            await driver.until_shown("A1")
        assert QApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight

    drive(scenario)
