"""Any text in an editable document and back to the letter, quick at any length.

Qt would turn some letters into line ends or blanks, so each of them stands there as a sign that
knows its letter. Lines of more than a piece are cut into paragraphs that know that they go on.
Both are formats of the document, so they follow what is typed, undone and redone around them.
"""

import re
from collections.abc import Iterator
from itertools import islice

from PySide6.QtGui import QTextBlock, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument

from reviewer_app.ui.widgets.literal_layout import BREAK_WINDOW, PIECE, SIGNS

MOST_SIGNS = 20_000
"""Letters shown as signs that a text to edit may have; more are a file and no words."""

_LETTER = QTextCharFormat.Property.UserProperty.value + 1
_SOFT = QTextBlockFormat.Property.UserProperty.value + 2
_SPECIAL = re.compile(f"[{re.escape(''.join(map(chr, SIGNS)))}]")
_SIGNS = re.compile(f"[{re.escape(''.join(sorted(set(SIGNS.values()))))}]")
_SEPARATOR = "\u2029"


class LiteralDocument:
    """Reads and writes the text of a document, and says where in it a place is.

    Places are counted in characters of the text, positions as Qt counts them.
    """

    def __init__(self, document: QTextDocument) -> None:
        self._document = document
        self._line_end = "\n"
        self._was_cut = False
        self._read: tuple[int, str] | None = None

    @staticmethod
    def can_show(text: str) -> bool:
        """Whether the text has few enough letters that can only be shown as signs."""
        found = islice(_SPECIAL.finditer(text), MOST_SIGNS + 1)
        return sum(1 for _ in found) <= MOST_SIGNS

    def fill(self, text: str) -> None:
        """Show another text; what could be undone before cannot any more."""
        self._line_end = "\r\n" if _is_of_windows(text) else "\n"
        self._document.setUndoRedoEnabled(False)
        cursor = QTextCursor(self._document)
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.removeSelectedText()
        cursor.setBlockFormat(QTextBlockFormat())
        self._was_cut = False
        self._put(cursor, text.replace("\r\n", "\n") if self._line_end == "\r\n" else text)
        self._document.setUndoRedoEnabled(True)

    def insert(self, cursor: QTextCursor, text: str) -> None:
        """Put a text in the place of the selection, as one step to undo.

        Its lines end as those of the document do.
        """
        self._put(cursor, text.replace("\r\n", "\n"))

    def _put(self, cursor: QTextCursor, text: str) -> None:
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        start = cursor.position()
        soft = _insert_lines(cursor, text)
        self._was_cut = self._was_cut or bool(soft)
        first = self._document.findBlock(start).blockNumber()
        for number in soft:
            _mark_soft(QTextCursor(self._document.findBlockByNumber(first + number)))
        self._mark_letters(start, text, soft)
        cursor.endEditBlock()

    def _mark_letters(self, start: int, text: str, soft: list[int]) -> None:
        """Let each sign know its letter. soft: the paragraphs that were cut from the text."""
        if not _SPECIAL.search(text):
            return
        cursor = QTextCursor(self._document)
        first = self._document.findBlock(start)
        block, offset = first, start - first.position()
        for number, piece in enumerate(_pieces(text)):
            where = block.position() + (offset if number == 0 else 0)
            for found in _SPECIAL.finditer(piece):
                at = where + _utf16(piece[: found.start()])
                cursor.setPosition(at)
                cursor.setPosition(at + 1, QTextCursor.MoveMode.KeepAnchor)
                letter = QTextCharFormat()
                letter.setProperty(_LETTER, ord(found[0]))
                cursor.setCharFormat(letter)
            block = block.next()

    def text(self) -> str:
        """The whole text, to the letter; read once for each state of the document."""
        revision = self._document.revision()
        if self._read is None or self._read[0] != revision:
            self._read = revision, self.part(0, self._document.characterCount() - 1)
        return self._read[1]

    def part(self, start: int, end: int) -> str:
        """The text between two positions."""
        raw = self._document.toRawText()
        if self._is_plain(raw):
            return _sliced(raw, start, end).replace(_SEPARATOR, self._line_end)
        return "".join(self._parts(start, end))

    def _is_plain(self, raw: str) -> bool:
        """Whether all paragraphs are lines, and all letters what they look like."""
        return not self._was_cut and not _SIGNS.search(raw)

    def _parts(self, start: int, end: int) -> Iterator[str]:
        block = self._document.findBlock(start)
        is_first = True
        while block.isValid() and block.position() <= end:
            if not is_first and not _is_soft(block):
                yield self._line_end
            is_first = False
            shown = _original(block)
            begin = max(0, start - block.position())
            yield _sliced(shown, begin, end - block.position())
            block = block.next()

    def place_of(self, position: int) -> int:
        """How many characters of the text stand before a position."""
        text = self.text()
        if self._line_end == "\n" and not self._was_cut and not _has_wide(text):
            return position
        return len(self.part(0, position))

    def position_of(self, place: int) -> int:
        """The position of a place in the text, or the last one."""
        text = self.text()
        if self._line_end == "\n" and not self._was_cut:
            return _utf16(text[: max(place, 0)])
        for block in _blocks(self._document):
            if block.position() and not _is_soft(block):
                place -= len(self._line_end)
            shown = block.text()
            if place <= len(shown):
                return block.position() + _utf16(shown[: max(place, 0)])
            place -= len(shown)
        return self._document.characterCount() - 1

    def signs(self, block: QTextBlock) -> Iterator[int]:
        """The positions of the signs in a paragraph."""
        if _SIGNS.search(block.text()):
            for start, _ in _letters(block):
                yield block.position() + start


def start_line(cursor: QTextCursor) -> None:
    """Begin a new line as Enter does; the new paragraph is a line of its own."""
    cursor.insertBlock(QTextBlockFormat())


def _is_of_windows(text: str) -> bool:
    """Whether every line ends with CR LF."""
    ends = text.count("\r\n")
    return ends > 0 and ends == text.count("\n") == text.count("\r")


def _insert_lines(cursor: QTextCursor, text: str) -> list[int]:
    """Insert a text with signs; returns which of its paragraphs go on in the line before."""
    soft: list[int] = []
    number = -1
    shown: list[str] = []
    for line in text.split("\n"):
        for count, piece in enumerate(_cut(line)):
            number += 1
            shown.append(piece.translate(SIGNS))
            if count:
                soft.append(number)
    plain = QTextCharFormat()
    cursor.setCharFormat(plain)
    first, *rest = shown
    cursor.insertText(first, plain)
    if rest:
        # The paragraphs that follow must not go on in a line only because this one does.
        cursor.insertBlock(QTextBlockFormat(), plain)
        cursor.insertText("\n".join(rest), plain)
    return soft


def _pieces(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        yield from _cut(line)


def _cut(line: str) -> Iterator[str]:
    """The line in pieces, parted after blanks where there are any."""
    start = 0
    while len(line) - start > PIECE:
        blank = line.rfind(" ", start + PIECE - BREAK_WINDOW, start + PIECE)
        end = blank + 1 if blank >= 0 else start + PIECE
        yield line[start:end]
        start = end
    yield line[start:]


def _mark_soft(cursor: QTextCursor) -> None:
    soft = QTextBlockFormat()
    soft.setProperty(_SOFT, True)
    cursor.setBlockFormat(soft)


def _is_soft(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(_SOFT)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _original(block: QTextBlock) -> str:
    """The letters of a paragraph, those behind signs among them; surrogates as Qt has them."""
    shown = block.text()
    if not _SIGNS.search(shown):
        return shown
    units = list(_as_units(shown))
    for start, letter in _letters(block):
        if SIGNS.get(letter) == units[start]:
            units[start] = chr(letter)
    return "".join(units)


def _letters(block: QTextBlock) -> Iterator[tuple[int, int]]:
    """Where signs may stand in a paragraph, and the codes of their letters."""
    iterator = block.begin()
    while not iterator.atEnd():
        fragment = iterator.fragment()
        code = fragment.charFormat().property(_LETTER)
        if isinstance(code, int):
            start = fragment.position() - block.position()
            for place in range(fragment.length()):
                yield start + place, code
        iterator += 1


def _as_units(text: str) -> Iterator[str]:
    """One entry for each unit that Qt counts; the second half of a letter is empty."""
    for letter in text:
        yield letter
        if ord(letter) > 0xFFFF:
            yield ""


def _utf16(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def _sliced(text: str, start: int, end: int) -> str:
    """The part of a text between two counts of Qt."""
    if text.isascii() or not _has_wide(text):
        return text[start:end]
    units = text.encode("utf-16-le", "surrogatepass")[2 * start : 2 * end]
    return units.decode("utf-16-le", "surrogatepass")


def _has_wide(text: str) -> bool:
    return len(text.encode("utf-16-le", "surrogatepass")) != 2 * len(text)
