"""CSV: comma-separated cells under a header line, also with semicolons, tabs or bars."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Note, Refusal
from reviewer_app.domain.mappings import FOUND_OUT, Reading
from reviewer_app.domain.sayings import say, say_n
from reviewer_app.formats.delimiters import find_delimiter
from reviewer_app.formats.guards import is_guarded, unguard
from reviewer_app.formats.headers import is_data
from reviewer_app.formats.layouts import (
    HEADER_ROWS,
    Line,
    find_named,
    list_choices,
    name_columns,
    number_columns,
)
from reviewer_app.formats.rows import Row, RowReader
from reviewer_app.formats.sources import Record, TextSource, remark_on
from reviewer_app.formats.texts import TextFile

_HINT = re.compile(r'"?sep=([,;|\t])"?', re.IGNORECASE)
"""A first line with which spreadsheets are told the delimiter."""

_DELIMITER = re.compile(r'[^"\r\n]')
_SAMPLE_LINES = 500
_SAMPLE_ROWS = 40


class CsvSource(TextSource):
    """A CSV file, with any delimiter. All cells are text.

    Its first row that is not blank is the header, unless a later one names an input column, or
    that first row is clearly data already; `reading` overrules all this.
    """

    format = "CSV"

    def __init__(self, file: TextFile, reading: Reading = FOUND_OUT) -> None:
        super().__init__(file)
        if reading.delimiter is not None and not _DELIMITER.fullmatch(reading.delimiter):
            raise FileProblem(
                file.path, say("{mark} cannot part columns.", mark=repr(reading.delimiter))
            )
        lines = list(islice(file.head().read_lines(), _SAMPLE_LINES))
        hint = _HINT.fullmatch(lines[0].strip()) if lines else None
        self._has_hint = hint is not None
        hinted = hint[1] if hint else None
        self.delimiter = reading.delimiter or hinted or find_delimiter(lines, reading.header_row)
        first = list(islice(self._rows(file.head()), HEADER_ROWS + _SAMPLE_ROWS))
        rows = [Line(row.line, row.cells) for row in first if isinstance(row, Row)]
        if not first:
            raise FileProblem(file.path, say("The file is empty."))
        if isinstance(first[0], Refusal) and (not rows or reading.header_row is None):
            raise FileProblem(
                file.path, say("The header cannot be read: {why}.", why=first[0].reason)
            )
        self.header_choices = list_choices(rows)
        header = self._find_header(rows, reading.header_row)
        self.header_row = header.number if header else 0
        self.columns = name_columns(header.cells) if header else number_columns(len(rows[0].cells))
        self._is_guarded = is_guarded(self.columns)
        above = sum(row.number < self.header_row for row in rows)
        if header and above:
            reason = say_n(
                "The header stands here; 1 row above the header is not read",
                "The header stands here; {n} rows above it are not read",
                above,
            )
            self.notes = (Note(place=f"line {header.number}", reason=reason),)

    def records(self) -> Iterator[Record | Refusal]:
        """Read the rows under the header.

        A row with another number of cells than the header is refused, unless what it has too
        much is empty: nobody can tell which column its cells belong to.
        """
        columns = self.columns
        width, is_apart = len(columns), False
        for row in self._rows_below():
            if isinstance(row, Refusal):
                yield row
            elif not any(row.cells):
                is_apart = True
                continue
            elif len(row.cells) == width:
                texts = map(unguard, row.cells) if self._is_guarded else row.cells
                cells = dict(zip(columns, texts, strict=True))
                yield Record(f"line {row.line}", cells, remark_on(cells), is_apart or row.is_apart)
            elif any(cell.strip() for cell in row.cells):
                yield self._fit(row)
            is_apart = False

    def _find_header(self, rows: Sequence[Line], chosen: int | None) -> Line | None:
        if chosen:
            found = next((row for row in rows if row.number == chosen), None)
            if found is None:
                raise FileProblem(self.text.path, say("No row starts on line {n}.", n=chosen))
            return found
        if chosen == 0:
            return None
        named = find_named(rows)
        if named is not None:
            return rows[named]
        is_headless = is_data(rows[0].cells, [row.cells for row in rows[1:_SAMPLE_ROWS]])
        return None if is_headless else rows[0]

    def _rows_below(self) -> Iterator[Row | Refusal]:
        """The rows under the header, or all of them where there is none."""
        rows = self._rows(self.text)
        if self.header_row:
            for row in rows:
                if isinstance(row, Row) and row.line == self.header_row:
                    break
        return rows

    def _fit(self, row: Row) -> Record | Refusal:
        found, wanted = len(row.cells), len(self.columns)
        if found > wanted and not any(row.cells[wanted:]):
            texts = map(unguard, row.cells) if self._is_guarded else row.cells
            cells = dict(zip(self.columns, texts, strict=False))
            return Record(f"line {row.line}", cells, remark_on(cells))
        reason = say_n(
            "{n} field where the header has {wanted}",
            "{n} fields where the header has {wanted}",
            found,
            wanted=wanted,
        )
        return Refusal(place=f"line {row.line}", reason=reason)

    def _rows(self, file: TextFile) -> Iterator[Row | Refusal]:
        rows = iter(RowReader(file.read_lines(), self.delimiter, is_cut=file.is_cut))
        return islice(rows, 1, None) if self._has_hint else rows
