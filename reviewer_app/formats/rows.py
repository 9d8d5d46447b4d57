"""Rows: the cells of CSV text (RFC 4180), with the physical line where each row starts.

Python's reader does the work; a row that it cannot read is read again with more patience, and
refused where that could make one row swallow others.
"""

import csv
import re
from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

from reviewer_app.domain.files import Refusal
from reviewer_app.domain.sayings import say

MAX_CELL = 64 * 1024 * 1024
"""Characters in one cell. A quote that stays open for longer is taken for a slip of the pen."""

_MAX_REREAD = 256 * 1024 * 1024
"""Characters that are read twice because of open quotes, before their rows are given up."""

_AT_END = "unexpected end"
"""How Python's reader begins to say that the text ended inside quotes."""

_BREAK = re.compile(r"\r\n|\r|\n")


class Row(NamedTuple):
    """The cells of one row, the line where it starts, and whether a blank line stands before."""

    line: int
    cells: list[str]
    is_apart: bool = False


def split(lines: Iterable[str], delimiter: str, *, strict: bool = False) -> "Reader":
    """The cells of each row by Python's reader; raises csv.Error, also for too long a cell."""
    # Its limit of 131,072 characters is a setting of the whole process.
    csv.field_size_limit(MAX_CELL)
    return csv.reader(lines, delimiter=delimiter, strict=strict)


class Reader(Protocol):
    """What Python's reader is: rows, and the line that the last one ended on."""

    @property
    def line_num(self) -> int:
        """Lines read so far."""
        ...

    def __iter__(self) -> Iterator[list[str]]:
        """The rows."""
        ...


class RowReader:
    """Reads rows from physical lines; blank lines are skipped, cells are not counted.

    is_cut: the lines are the beginning of a file, so that a quote still open there is no fault.
    """

    def __init__(self, lines: Iterator[str], delimiter: str, *, is_cut: bool = False) -> None:
        self._lines = lines
        self._is_cut = is_cut
        self._delimiter = delimiter
        self._patient = PatientSplitter(delimiter)
        self._given_back: deque[str] = deque()
        self._raw: list[str] = []
        self._line = 1
        self._reread = 0

    def __iter__(self) -> Iterator[Row | Refusal]:
        while True:
            reader = split(self._feed(), self._delimiter, strict=True)
            try:
                yield from self._well_formed(reader)
            except csv.Error as error:
                if self._is_cut and str(error).startswith(_AT_END):
                    return
                yield self._recover(str(error))
            else:
                return

    def _feed(self) -> Iterator[str]:
        """Lines for the reader, remembered until their row is complete."""
        given_back, raw = self._given_back, self._raw
        while True:
            if given_back:
                line = given_back.popleft()
            elif (line := next(self._lines, None)) is None:
                return
            raw.append(line)
            yield line

    def _well_formed(self, reader: Reader) -> Iterator[Row]:
        raw, is_apart = self._raw, False
        for cells in reader:
            start = self._line
            if len(raw) == 1 and self._patient.is_needed(raw[0]):
                found = self._patient.split(raw[0])
                cells = cells if isinstance(found, int) else found
            self._line += len(raw)
            raw.clear()
            if cells:
                yield Row(start, cells, is_apart)
            is_apart = not cells

    def _recover(self, error: str) -> Row | Refusal:
        """Make the best of lines that are no row: read them patiently, or refuse the first ones."""
        start = self._line
        found = self._patient.split("".join(self._raw))
        if not isinstance(found, int):
            self._line += len(self._raw)
            self._raw.clear()
            return Row(start, found)
        opened = self._line_of(found)
        last = self._give_back_after(opened)
        reason = (
            say("The quote that opens on line {line} is never closed", line=opened)
            if error.startswith(_AT_END)
            else say("The quote that opens on line {line} is not closed properly", line=opened)
        )
        if last != start:
            reason = say(
                "{why}; lines {first} to {last} are not taken", why=reason, first=start, last=last
            )
        return Refusal(place=f"line {start}", reason=reason)

    def _line_of(self, position: int) -> int:
        text, before = "".join(self._raw), 0
        before = sum(1 for _ in _BREAK.finditer(text, 0, position))
        return self._line + before

    def _give_back_after(self, line: int) -> int:
        """Return the lines after `line` to be read again; says which line is the last one gone."""
        rest = self._raw[line - self._line + 1 :]
        self._reread += sum(map(len, rest))
        gone = len(self._raw) if self._reread > _MAX_REREAD else line - self._line + 1
        self._given_back.extendleft(reversed(self._raw[gone:]))
        self._line += gone
        self._raw.clear()
        return self._line - 1


class PatientSplitter:
    """Splits a row whose quotes are not as RFC 4180 wants them, losing no character of a cell.

    Blanks around a quoted cell do not count; a cell with words after its closing quote is
    taken as it stands, quotes included.
    """

    def __init__(self, delimiter: str) -> None:
        stop = re.escape(delimiter) + r"\r\n"
        inside, short = r'[^"]*+(?:""[^"]*+)*+', r'[^"\r\n]*+(?:""[^"\r\n]*+)*+'
        self._quoted = re.compile(rf' *+"({inside})" *+(?=[{stop}]|\Z)')
        self._as_written = re.compile(rf' *+"{short}"[^{stop}]*+')
        self._plain = re.compile(rf"[^{stop}]*+")
        self._delimiter = delimiter
        self._mark = f'{delimiter} "'

    def is_needed(self, line: str) -> bool:
        """Whether a cell of the line may start with a blank and a quote."""
        return self._mark in line or line.startswith(' "')

    def split(self, text: str) -> list[str] | int:
        """The cells, or the position of a quote for which no end can be found."""
        cells: list[str] = []
        position = 0
        while True:
            if found := self._quoted.match(text, position):
                cells.append(found[1].replace('""', '"'))
            elif found := self._as_written.match(text, position):
                cells.append(found[0])
            elif text.startswith('"', position):
                return position
            elif found := self._plain.match(text, position):
                cells.append(found[0])
            end = found.end() if found else position
            if text[end : end + 1] != self._delimiter:
                return cells if not text[end:].strip("\r\n") else end
            position = end + 1
