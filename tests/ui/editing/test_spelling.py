"""Words of a line, and what the menu offers for those that nobody knows."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from reviewer_app.system import spelling as dictionaries
from reviewer_app.ui.editing.spelling import Spelling, SpellMarks, words_in
from reviewer_app.ui.editing.text_area import TextArea
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look
from tests.support.windows import drive


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("Hello, wörld! (x)", ["Hello", "wörld", "x"]),
        ("don’t 'quote' rock'n'roll", ["don’t", "quote", "rock'n'roll"]),
        ("well-known", ["well", "known"]),
        ("see https://a.example/b or me@x.org", ["see", "or", "me@x.org"][:2]),
        ("find_slots {{name}} <b> v2", []),
        ("e\u0301te\u0301 हिन्दी", ["e\u0301te\u0301", "हिन्दी"]),
        ("😀 word", ["word"]),
        ("", []),
    ],
)
def test_only_words_of_a_language_are_looked_up(line: str, words: list[str]) -> None:
    found = list(words_in(line))
    assert [word.text for word in found] == words
    units = line.encode("utf-16-le")
    for word in found:
        piece = units[2 * word.start : 2 * word.start + len(word.text.encode("utf-16-le"))]
        assert piece.decode("utf-16-le") == word.text


class Desk:
    """A field with its marks, and what it said about spelling."""

    def __init__(self, look: Look, own: Path, tag: str, text: str, case: str = "case-1") -> None:
        self.holder = QWidget()
        tasks = Tasks(asyncio.get_running_loop(), _fail)
        places = [dictionaries.folders()[-1]]
        self.spelling = Spelling(tasks, places, own, self.holder)
        self.area = TextArea(look, "Input", parent=self.holder)
        self.holder.resize(600, 300)
        self.area.resize(600, 200)
        self.area.show_text(text)
        self.said: list[str] = []
        self.marks = SpellMarks(look, self.spelling, self.area, case, self.said.append)
        self.marks.spelled.connect(self.said.append)
        self.holder.show()
        self.marks.set_language(tag)

    def marked(self) -> list[str]:
        self.marks.mark()
        return [one.cursor.selectedText() for one in self.area.extraSelections()]  # type: ignore[attr-defined]

    def menu_at(self, word: str) -> QMenu:
        menu = QMenu(self.holder)
        menu.addAction("Copy")
        cursor = QTextCursor(self.area.document())
        cursor.setPosition(self.area.toPlainText().index(word) + 1)
        self.area.menu_asked.emit(menu, cursor)
        return menu

    def choose(self, word: str, entry: str) -> None:
        actions = [one for one in self.menu_at(word).actions() if one.text() == entry]
        assert len(actions) == 1
        actions[0].trigger()


def _fail(error: Exception) -> None:
    raise AssertionError(error)


async def until(holds: Callable[[], object]) -> None:
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("waited in vain")


def with_a_field(
    look: Look, tmp_path: Path, tag: str, text: str, act: Callable[[Desk], None]
) -> None:
    async def scenario() -> None:
        desk = Desk(look, tmp_path, tag, text)
        await until(lambda: desk.said)
        act(desk)
        desk.holder.close()

    drive(scenario)


def test_unknown_words_are_marked_and_nothing_else(
    qapp: QApplication, look: Look, tmp_path: Path
) -> None:
    def act(desk: Desk) -> None:
        there_is_none = "as there is no dictionary for English (United Kingdom)"
        assert desk.said == [f"Spelling: English (United States), {there_is_none}"]
        assert desk.marked() == ["appoinment", "referal"]
        assert desk.area.toPlainText() == "My appoinment needs a referal."

    with_a_field(look, tmp_path, "en-GB", "My appoinment needs a referal.", act)


def test_a_proposed_word_takes_the_place_and_is_undone(
    qapp: QApplication, look: Look, tmp_path: Path
) -> None:
    def act(desk: Desk) -> None:
        desk.choose("appoinment", "appointment")
        assert desk.area.toPlainText() == "My appointment"
        desk.area.undo()
        assert desk.area.toPlainText() == "My appoinment"

    with_a_field(look, tmp_path, "en", "My appoinment", act)


def test_my_words_are_right_everywhere_and_ignored_ones_here(
    qapp: QApplication, look: Look, tmp_path: Path
) -> None:
    async def scenario() -> None:
        first = Desk(look, tmp_path, "en", "galtea blorp")
        await until(lambda: first.said)
        first.choose("galtea", "Add to my words")
        first.choose("blorp", "Ignore here")
        assert first.marked() == []
        other = Desk(look, tmp_path, "en", "galtea blorp", case="case-2")
        await until(lambda: other.said)
        assert other.marked() == ["blorp"]
        for desk in (first, other):
            desk.holder.close()

    drive(scenario)


@pytest.mark.parametrize(
    ("tag", "words"),
    [
        ("es-MX", "Spelling is not checked: there is no dictionary for Spanish (Mexico)."),
        ("", "Spelling is not checked: the case has no language."),
    ],
)
def test_where_no_dictionary_is_it_is_said_in_words(
    qapp: QApplication, look: Look, tmp_path: Path, tag: str, words: str
) -> None:
    def act(desk: Desk) -> None:
        assert desk.said == [words]
        assert desk.marked() == []
        assert [one.text() for one in desk.menu_at("appoinment").actions()] == ["Copy"]

    with_a_field(look, tmp_path, tag, "My appoinment", act)


def test_a_broken_dictionary_is_said_and_nothing_is_marked(
    qapp: QApplication, look: Look, tmp_path: Path
) -> None:
    async def scenario() -> None:
        desk = Desk(look, tmp_path, "", "text")
        gone = dictionaries.Dictionary(tag="de", path=tmp_path / "gone.dic")
        desk.spelling._offered = [gone]
        desk.marks.set_language("de")
        await until(lambda: len(desk.said) == 2)
        assert desk.said[-1] == "Spelling is not checked: the dictionary is broken."
        desk.holder.close()

    drive(scenario)
