"""Spelling while typing: lines under words that the dictionary does not know, and what to do.

Nothing is ever changed but by a choice in the menu. Only what is seen is looked at, and the word
that is being typed is left alone until the caret is out of it.
"""

import asyncio
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QTextBlock, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QMenu, QTextEdit

from reviewer_app.system.spelling import Dictionary, OwnWords, Speller, choose, installed, load
from reviewer_app.ui.editing.text_area import TextArea
from reviewer_app.ui.i18n import language_name, tr
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look

CHECK_AFTER_MS = 250
MOST_SUGGESTIONS = 6
MOST_MARKS = 500
_NO_WORDS = set("@/\\_<>{}[]=#|~^*$%+0123456789")
"""What is in links, addresses, code and numbers, and in no word of a language."""

_INSIDE = "'\u2019\u02bc"
"""Apostrophes stand inside a word."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word and where it begins, as Qt counts."""

    start: int
    text: str


def words_in(line: str) -> Iterator[Word]:
    """The words of a line that a dictionary may know."""
    place = 0
    for chunk in line.split(" "):
        if not _NO_WORDS & set(chunk):
            yield from _words(chunk, place)
        place += _units(chunk) + 1


def _words(chunk: str, place: int) -> Iterator[Word]:
    start, letters = place, ""
    for letter in chunk + " ":
        if _is_letter(letter) or (letters and letter in _INSIDE):
            letters += letter
        else:
            word = letters.rstrip(_INSIDE)
            if word:
                yield Word(start, word)
            start, letters = place + _units(letter), ""
        place += _units(letter)


def _is_letter(letter: str) -> bool:
    return letter.isalpha() or unicodedata.category(letter)[0] == "M"


def _units(text: str) -> int:
    return len(text) + sum(letter > "\uffff" for letter in text)


class Spelling(QObject):
    """The dictionaries for the fields of an editor, read when they are first needed.

    places: the folders of dictionaries. own: the folder for words that a person keeps.
    """

    def __init__(self, tasks: Tasks, places: Sequence[Path], own: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks, self._places = tasks, places
        self._offered: list[Dictionary] | None = None
        self._loaded: dict[Path, Speller | None] = {}
        self._waiting: dict[Path, list[Callable[[Speller | None], None]]] = {}
        self.own = OwnWords(own / "words.txt")
        self.ignored = OwnWords(own / "ignored.txt")

    def find(self, tag: str) -> Dictionary | None:
        """The dictionary for a language, or None."""
        if self._offered is None:
            self._offered = installed(self._places)
        return choose(tag, self._offered) if tag else None

    def read(self, dictionary: Dictionary, then: Callable[[Speller | None], None]) -> None:
        """Hand over the dictionary, read beside the window's own work; None: it is broken."""
        path = dictionary.path
        if path in self._loaded:
            then(self._loaded[path])
            return
        self._waiting.setdefault(path, []).append(then)
        if len(self._waiting[path]) == 1:
            self._tasks.long(
                lambda: asyncio.to_thread(load, dictionary),
                partial(self._keep, path),
                lambda _error: self._keep(path, None),
            )

    def _keep(self, path: Path, speller: Speller | None) -> None:
        self._loaded[path] = speller
        for then in self._waiting.pop(path, []):
            then(speller)


class SpellMarks(QObject):
    """Marks the words of one field, and offers others in its menu.

    case: what "Ignore here" goes by. said: hears what went wrong. spelled: whether and how
    spelling is checked, in words.
    """

    spelled = Signal(str)

    def __init__(
        self,
        look: Look,
        spelling: Spelling,
        area: TextArea,
        case: str,
        said: Callable[[str], None],
    ) -> None:
        super().__init__(area)
        self._look, self._spelling, self._area, self._case = look, spelling, area, case
        self._said = said
        self._speller: Speller | None = None
        self._tag = ""
        self._timer = QTimer(self, singleShot=True, interval=CHECK_AFTER_MS)
        self._timer.timeout.connect(self.mark)
        area.textChanged.connect(self._timer.start)
        area.cursorPositionChanged.connect(self._timer.start)
        area.looked_elsewhere.connect(self._timer.start)
        area.menu_asked.connect(self._fill_menu)
        look.changed.connect(self.mark)

    def set_language(self, tag: str) -> None:
        """Check by the dictionary of a language from now on, and say which one that is."""
        self._tag, self._speller = tag, None
        self.mark()
        if not tag:
            self.spelled.emit(tr("Spelling is not checked: the case has no language."))
            return
        dictionary = self._spelling.find(tag)
        if dictionary is None:
            words = tr("Spelling is not checked: there is no dictionary for {language}.")
            self.spelled.emit(words.format(language=language_name(tag)))
            return
        words = _dictionary_words(tag, dictionary.tag)
        self._spelling.read(dictionary, lambda speller: self._use(tag, words, speller))

    def _use(self, tag: str, words: str, speller: Speller | None) -> None:
        if tag != self._tag:
            return
        self._speller = speller
        broken = tr("Spelling is not checked: the dictionary is broken.")
        self.spelled.emit(words if speller else broken)
        self.mark()

    def mark(self) -> None:
        """Mark what is seen anew."""
        selections = [self._sign(place) for place in self._signs()]
        if self._speller is not None:
            selections += [self._selection(word) for word in self._unknown()]
        self._area.setExtraSelections(selections[:MOST_MARKS])

    def _visible(self) -> Iterator[QTextBlock]:
        area = self._area
        block, bottom = area.firstVisibleBlock(), area.viewport().height()
        while block.isValid():
            if area.blockBoundingGeometry(block).translated(area.contentOffset()).top() > bottom:
                return
            yield block
            block = block.next()

    def _signs(self) -> Iterator[int]:
        for block in self._visible():
            yield from self._area.literal.signs(block)

    def _unknown(self) -> Iterator[Word]:
        """The words in sight that nobody knows, but the one that is being typed."""
        caret = self._area.textCursor().position() if self._area.hasFocus() else -1
        for block in self._visible():
            for word in words_in(block.text()):
                start = block.position() + word.start
                is_typed = start < caret <= start + _units(word.text)
                if not is_typed and not self._is_known(word.text):
                    yield Word(start, word.text)

    def _is_known(self, word: str) -> bool:
        assert self._speller is not None
        if self._speller.knows(word) or word in self._spelling.own:
            return True
        return self._here(word) in self._spelling.ignored

    def _here(self, word: str) -> str:
        return f"{self._case}\t{word}"

    def _selection(self, word: Word) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        selection.cursor = _cursor_over(self._area, word)  # pyright: ignore[reportAttributeAccessIssue]
        selection.format = _underline(self._look.theme.colour("down"))  # pyright: ignore[reportAttributeAccessIssue]
        return selection

    def _sign(self, place: int) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        colour = QTextCharFormat()
        colour.setForeground(self._look.theme.colour("warn"))
        selection.cursor = _cursor_over(self._area, Word(place, "x"))  # pyright: ignore[reportAttributeAccessIssue]
        selection.format = colour  # pyright: ignore[reportAttributeAccessIssue]
        return selection

    # The menu

    def _fill_menu(self, menu: QMenu, cursor: QTextCursor) -> None:
        """Put what can be done about an unknown word before everything else."""
        word = self._word_at(cursor)
        if word is None or self._speller is None:
            return
        first = menu.actions()[0] if menu.actions() else None
        offered = self._speller.suggest(word.text)[:MOST_SUGGESTIONS]
        entries = [self._entry(menu, text, partial(self._put, word, text)) for text in offered]
        if not entries:
            nothing = QAction(tr("No similar word is known"), menu)
            nothing.setEnabled(False)
            entries.append(nothing)
        entries.append(_separator(menu))
        entries.append(self._entry(menu, tr("Add to my words"), partial(self._learn, word.text)))
        entries.append(self._entry(menu, tr("Ignore here"), partial(self._ignore, word.text)))
        entries.append(_separator(menu))
        for entry in entries:
            menu.insertAction(first, entry)  # pyright: ignore[reportArgumentType]

    def _entry(self, menu: QMenu, words: str, act: Callable[[], None]) -> QAction:
        entry = QAction(words.replace("&", "&&"), menu)
        entry.triggered.connect(act)
        return entry

    def _word_at(self, cursor: QTextCursor) -> Word | None:
        block = cursor.block()
        place = cursor.position() - block.position()
        for word in words_in(block.text()):
            is_here = word.start <= place <= word.start + _units(word.text)
            if is_here and self._speller and not self._is_known(word.text):
                return Word(block.position() + word.start, word.text)
        return None

    def _put(self, word: Word, text: str) -> None:
        self._area.replace(_cursor_over(self._area, word), text)

    def _learn(self, word: str) -> None:
        self._keep(self._spelling.own, word)

    def _ignore(self, word: str) -> None:
        self._keep(self._spelling.ignored, self._here(word))

    def _keep(self, words: OwnWords, word: str) -> None:
        try:
            words.add(word)
        except OSError:
            self._said(tr("The word could not be kept: its file cannot be written."))
        self.mark()


def _dictionary_words(tag: str, found: str) -> str:
    """Which dictionary checks the words; said where it is that of another country."""
    name = language_name(found)
    if "-" not in tag or tag.replace("_", "-").lower() == found.replace("_", "-").lower():
        return tr("Spelling: {language}").format(language=name)
    words = tr("Spelling: {language}, as there is no dictionary for {wanted}")
    return words.format(language=name, wanted=language_name(tag))


def _cursor_over(area: TextArea, word: Word) -> QTextCursor:
    cursor = QTextCursor(area.document())
    cursor.setPosition(word.start)
    cursor.setPosition(word.start + _units(word.text), QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _underline(colour: QColor) -> QTextCharFormat:
    line = QTextCharFormat()
    line.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SpellCheckUnderline)
    line.setUnderlineColor(colour)
    return line


def _separator(menu: QMenu) -> QAction:
    line = QAction(menu)
    line.setSeparator(True)
    return line
