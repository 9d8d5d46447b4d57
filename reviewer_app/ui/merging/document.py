"""A document of words with whose they are, letters behind them, and choices; read back exactly."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSizeF
from PySide6.QtGui import (
    QBrush,
    QFontMetricsF,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextOption,
)

from reviewer_app.domain.resolving import GONE, Choice, ResultPart, Side, Words
from reviewer_app.ui.i18n import direction_of
from reviewer_app.ui.merging.objects import (
    EDGES,
    GROUNDS,
    OBJECT,
    ChoiceObject,
    Kind,
    LetterObject,
    Property,
    StandInObject,
    object_format,
    stand_in_words,
)
from reviewer_app.ui.widgets.literal_signs import SIGNS
from reviewer_app.ui.widgets.look import Look

LONG = 60_000
"""Letters from which what nobody changed is folded in the middle."""

KEPT = 400
"""Letters that stay on both sides of a fold."""

_SPECIAL = re.compile(f"[{''.join(re.escape(chr(code)) for code in SIGNS)}{GONE}]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What a document says. open: choices without an answer; answers: those that were chosen."""

    text: str
    open: tuple[int, ...]
    answers: Mapping[int, Side]


class MergedDocument(QTextDocument):
    """Shows parts of a result, or what one side has; every letter comes back as it was.

    Words of the origin "open" are those of the base that a side changed.
    """

    def __init__(
        self, look: Look, *, language: str = "", is_code: bool = False, colour: str = "text"
    ) -> None:
        super().__init__()
        self._colour = colour
        self._look = look
        self._choices: dict[int, Choice] = {}
        self._language, self._is_code = language, is_code
        self._folds = 0
        self._has_rtl = False
        self.options = ChoiceObject(look, self, self._choices)
        layout = self.documentLayout()
        layout.registerHandler(Kind.LETTER, LetterObject(look, self))
        layout.registerHandler(Kind.CHOICE, self.options)
        layout.registerHandler(Kind.STAND_IN, StandInObject(look, self))
        self.setDocumentMargin(0)
        self.restyle()

    def restyle(self) -> None:
        """Take over the fonts of the moment."""
        theme = self._look.theme
        role = "code_case" if self._is_code else "case"
        font = theme.font(role) if self._is_code else theme.case_font(self._language)
        self.setDefaultFont(font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setDefaultTextOption(option)

    @property
    def choices(self) -> Mapping[int, Choice]:
        """The choices that this document began with."""
        return self._choices

    # Writing

    def show_parts(self, parts: Sequence[ResultPart], *, has_letters: bool = True) -> None:
        """Begin anew with these parts. has_letters: M or T behind the words of a side."""
        self._choices.clear()
        self._choices.update({part.number: part for part in parts if isinstance(part, Choice)})
        self._has_rtl = any(
            direction_of(part.text) == "rtl" for part in parts if isinstance(part, Words)
        )
        cursor = self.emptied()
        is_long = sum(len(part.text) for part in parts if isinstance(part, Words)) > LONG
        for part in parts:
            if isinstance(part, Choice):
                self._insert_choice(cursor, part.number)
            else:
                self._insert_words(cursor, part, is_long=is_long, has_letters=has_letters)
        self.setUndoRedoEnabled(True)

    def emptied(self) -> QTextCursor:
        """Take everything out, and note no steps to undo until they are allowed again."""
        self.setUndoRedoEnabled(False)
        self.clear()
        cursor = QTextCursor(self)
        cursor.setBlockFormat(self._block())
        return cursor

    def _block(self) -> QTextBlockFormat:
        theme, font = self._look.theme, self.defaultFont()
        made = QTextBlockFormat()
        lead = theme.case_line_height(font) - QFontMetricsF(font).height()
        made.setLineHeight(
            max(0.0, lead), QTextBlockFormat.LineHeightTypes.LineDistanceHeight.value
        )
        return made

    def _insert_words(
        self, cursor: QTextCursor, words: Words, *, is_long: bool, has_letters: bool
    ) -> None:
        text, origin = words.text, words.origin
        if origin == "open":
            self._insert_lost(cursor, text)
        elif origin not in EDGES:
            is_folded = is_long and origin == "base" and len(text) > 3 * KEPT
            self._insert_plain(cursor, text, is_folded=is_folded)
        else:
            self._insert_marked(cursor, text, origin, has_letter=has_letters)

    def _insert_lost(self, cursor: QTextCursor, text: str) -> None:
        """Words of the base that a side changed; blanks at the edges of a line are no words."""
        for line in text.splitlines(keepends=True):
            start, end = len(line) - len(line.lstrip()), len(line.rstrip())
            insert_text(cursor, line[:start], self.plain())
            insert_text(cursor, line[start:end], self.lost())
            insert_text(cursor, line[max(start, end) :], self.plain())

    def _insert_marked(
        self, cursor: QTextCursor, text: str, origin: str, *, has_letter: bool
    ) -> None:
        """Words of a side; the blanks around them are not marked."""
        start, end = len(text) - len(text.lstrip()), len(text.rstrip())
        if start >= end:
            start, end = 0, len(text)
        insert_text(cursor, text[:start], self.plain())
        insert_text(cursor, text[start:end], self.marked(origin))
        if has_letter and text:
            letter = object_format(self.plain(), Kind.LETTER)
            letter.setProperty(Property.ORIGIN, origin)
            cursor.insertText(OBJECT, letter)
        insert_text(cursor, text[end:], self.plain())

    def _insert_plain(self, cursor: QTextCursor, text: str, *, is_folded: bool) -> None:
        if not is_folded:
            insert_text(cursor, text, self.plain())
            return
        start = text.rfind(" ", 0, KEPT) + 1 or KEPT
        end = text.find(" ", len(text) - KEPT)
        end = len(text) - KEPT if end < 0 else end
        self._folds += 1
        insert_text(cursor, text[:start], self.plain())
        insert_stand_in(cursor, text[start:end], self.plain(), number=self._folds)
        insert_text(cursor, text[end:], self.plain())

    def _insert_choice(self, cursor: QTextCursor, number: int) -> None:
        choice = object_format(self.plain(), Kind.CHOICE)
        choice.setProperty(Property.NUMBER, number)
        cursor.insertText(OBJECT, choice)

    def plain(self) -> QTextCharFormat:
        """Words that are nobody's in particular."""
        made = QTextCharFormat()
        made.setForeground(QBrush(self._look.theme.colour(self._colour)))
        return made

    def lost(self) -> QTextCharFormat:
        """Words of the base that a side has no more."""
        made = self.plain()
        made.setProperty(Property.ORIGIN, "base")
        made.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        made.setUnderlineColor(self._look.theme.colour("text_faint"))
        return made

    def marked(self, origin: str, *, answer: tuple[int, Side] | None = None) -> QTextCharFormat:
        """Words of a side. answer: the choice that they answer, and how."""
        made = self.plain()
        made.setProperty(Property.ORIGIN, origin)
        if answer:
            made.setProperty(Property.NUMBER, answer[0])
            made.setProperty(Property.ANSWER, answer[1])
        if self._has_rtl and origin in EDGES:
            made.setBackground(QBrush(self._look.theme.colour(GROUNDS[origin])))
            made.setFontUnderline(True)
            made.setUnderlineColor(self._look.theme.colour(EDGES[origin]))
        return made

    def answer(self, number: int, side: Side) -> None:
        """Put the text of a side in the place of a choice; undone as one step."""
        cursor = self._cursor_on(number)
        if cursor is None:
            return
        text = self._choices[number].text(side)
        kind = self.marked(side, answer=(number, side))
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        if text:
            insert_text(cursor, text, kind)
        else:
            insert_stand_in(cursor, "", kind)
        if side in EDGES and text != GONE:
            letter = object_format(self.plain(), Kind.LETTER)
            letter.setProperty(Property.ORIGIN, side)
            cursor.insertText(OBJECT, letter)
        cursor.endEditBlock()

    def write_instead(self, number: int) -> QTextCursor | None:
        """Take a choice away, to be written over; where the caret goes."""
        cursor = self._cursor_on(number)
        if cursor is not None:
            cursor.removeSelectedText()
        return cursor

    def replace_all(self, text: str, side: Side) -> None:
        """Let one side's text stand for everything; undone as one step."""
        cursor = QTextCursor(self)
        cursor.beginEditBlock()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.removeSelectedText()
        kind = self.plain()
        kind.setProperty(Property.WHOLE, side)
        insert_text(cursor, text, kind)
        if not text:
            insert_stand_in(cursor, "", kind)
        cursor.endEditBlock()

    @property
    def whole_side(self) -> Side | None:
        """The side whose text was taken as a whole, as long as some of it stands."""
        for fragment in self._fragments():
            if fragment.charFormat().hasProperty(Property.WHOLE):
                return fragment.charFormat().property(Property.WHOLE)
        return None

    def _cursor_on(self, number: int) -> QTextCursor | None:
        for fragment in self._fragments():
            kind = fragment.charFormat()
            if kind.objectType() == Kind.CHOICE and kind.property(Property.NUMBER) == number:
                cursor = QTextCursor(self)
                cursor.setPosition(fragment.position())
                cursor.setPosition(fragment.position() + 1, QTextCursor.MoveMode.KeepAnchor)
                return cursor
        return None

    # Reading

    def place_of(self, number: int) -> int | None:
        """Where an open choice stands."""
        cursor = self._cursor_on(number)
        return None if cursor is None else cursor.selectionStart()

    def choice_at(self, position: int) -> int | None:
        """The open choice before or behind a place."""
        for fragment in self._fragments():
            is_choice = fragment.charFormat().objectType() == Kind.CHOICE
            if is_choice and fragment.position() <= position <= fragment.position() + 1:
                return fragment.charFormat().property(Property.NUMBER)
        return None

    def first_mark(self) -> int:
        """Where the first words of a side or the first choice stand; 0 without any."""
        for fragment in self._fragments():
            kind = fragment.charFormat()
            if kind.objectType() == Kind.CHOICE or kind.hasProperty(Property.ORIGIN):
                return fragment.position()
        return 0

    def written(self) -> Written:
        """What the document says now."""
        lines: list[str] = []
        still_open: list[int] = []
        answers: dict[int, Side] = {}
        for block in self.blocks():
            line: list[str] = []
            for fragment in _of_block(block):
                kind = fragment.charFormat()
                line.append(_text_of(fragment))
                if kind.objectType() == Kind.CHOICE:
                    still_open.append(kind.property(Property.NUMBER))
                elif kind.hasProperty(Property.ANSWER):
                    answers[kind.property(Property.NUMBER)] = kind.property(Property.ANSWER)
            lines.append("".join(line))
        return Written(text="\n".join(lines), open=tuple(still_open), answers=answers)

    def text_between(self, start: int, end: int) -> str:
        """What is written between two places; letters and open choices are no text."""
        lines: list[str] = []
        for block in self.blocks():
            if block.position() + block.length() <= start or block.position() > end:
                continue
            lines.append("".join(self._part_of(one, start, end) for one in _of_block(block)))
        return "\n".join(lines)

    def _part_of(self, fragment: QTextFragment, start: int, end: int) -> str:
        first = max(start, fragment.position())
        last = min(end, fragment.position() + fragment.length())
        if first >= last:
            return ""
        if fragment.charFormat().objectType():
            return _text_of(fragment)
        cursor = QTextCursor(self)
        cursor.setPosition(first)
        cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
        return cursor.selectedText()

    def blocks(self) -> Iterator[QTextBlock]:
        """The paragraphs from the first on."""
        block = self.begin()
        while block.isValid():
            yield block
            block = block.next()

    def pieces_of(self, block: QTextBlock) -> Iterator[tuple[str, QTextCharFormat]]:
        """What stands in a paragraph, each with its format; an inline object is one letter."""
        for fragment in _of_block(block):
            yield fragment.text(), fragment.charFormat()

    def _fragments(self) -> Iterator[QTextFragment]:
        for block in self.blocks():
            yield from _of_block(block)

    def height_at(self, width: float) -> float:
        """How high the text is at a width."""
        self.setTextWidth(width)
        return QSizeF(self.documentLayout().documentSize()).height()


def _of_block(block: QTextBlock) -> Iterator[QTextFragment]:
    part = block.begin()
    while not part.atEnd():
        yield part.fragment()
        part += 1


def _text_of(fragment: QTextFragment) -> str:
    kind, text = fragment.charFormat(), fragment.text()
    if kind.objectType() in {Kind.LETTER, Kind.CHOICE}:
        return ""
    if kind.objectType() == Kind.STAND_IN:
        return str(json.loads(kind.property(Property.TEXT))) * len(text)
    return text


def insert_text(cursor: QTextCursor, text: str, kind: QTextCharFormat) -> None:
    """Insert a text to the letter; what Qt would change is kept by a chip in its place."""
    start = 0
    for found in _SPECIAL.finditer(text):
        _insert_lines(cursor, text[start : found.start()], kind)
        insert_stand_in(cursor, found[0], kind)
        start = found.end()
    _insert_lines(cursor, text[start:], kind)


def _insert_lines(cursor: QTextCursor, text: str, kind: QTextCharFormat) -> None:
    if text:
        cursor.insertText(text, kind)


def insert_stand_in(
    cursor: QTextCursor, text: str, kind: QTextCharFormat, *, number: int = 0
) -> None:
    """Insert a chip that stands for a text. number: of a fold, so that two never run together."""
    made = object_format(kind, Kind.STAND_IN)
    made.setProperty(Property.TEXT, json.dumps(text))  # Qt has no lone surrogates
    made.setProperty(Property.SHOWN, stand_in_words(text or GONE))
    if number:
        made.setProperty(Property.NUMBER, -number)
    cursor.insertText(OBJECT, made)
