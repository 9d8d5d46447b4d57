"""CSV: comma-separated cells under a header line, also with semicolons, tabs or bars."""

from collections.abc import Iterator, Sequence
from itertools import islice

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.formats.delimiters import find_delimiter
from reviewer_app.formats.headers import NUMBERED, is_data
from reviewer_app.formats.rows import Row, RowReader
from reviewer_app.formats.sources import Record, TextSource
from reviewer_app.formats.texts import TextFile

_SAMPLE_LINES = 500
_SAMPLE_ROWS = 40


class CsvSource(TextSource):
    """A CSV file, with any delimiter. All cells are text.

    Its first row that is not blank is the header, unless that is clearly data already.
    """

    format = "CSV"

    def __init__(self, file: TextFile) -> None:
        super().__init__(file)
        self.delimiter = find_delimiter(list(islice(file.read_lines(), _SAMPLE_LINES)))
        header = next(self._rows(), None)
        if header is None:
            raise FileProblem(file.path, "The file is empty.")
        if isinstance(header, Refusal):
            raise FileProblem(file.path, f"The header cannot be read: {header.reason}.")
        rows = [row.cells for row in islice(self._rows(), 1, _SAMPLE_ROWS) if isinstance(row, Row)]
        self._is_headless = is_data(header.cells, rows)
        self.columns = NUMBERED if self._is_headless else name_columns(header.cells)

    def records(self) -> Iterator[Record | Refusal]:
        """Read the rows under the header.

        A row with another number of cells than the header is refused, unless what it has too
        much is empty: nobody can tell which column its cells belong to.
        """
        columns = self.columns
        width = len(columns)
        for row in islice(self._rows(), 0 if self._is_headless else 1, None):
            if isinstance(row, Refusal):
                yield row
            elif len(row.cells) == width:
                if any(row.cells):
                    cells = dict(zip(columns, row.cells, strict=True))
                    yield Record(f"line {row.line}", cells)
            elif any(cell.strip() for cell in row.cells):
                yield self._fit(row)

    def _fit(self, row: Row) -> Record | Refusal:
        found, wanted = len(row.cells), len(self.columns)
        if found > wanted and not any(row.cells[wanted:]):
            cells = dict(zip(self.columns, row.cells, strict=False))
            return Record(f"line {row.line}", cells)
        fields = "field" if found == 1 else "fields"
        reason = f"{found} {fields} where the header has {wanted}"
        return Refusal(place=f"line {row.line}", reason=reason)

    def _rows(self) -> Iterator[Row | Refusal]:
        return iter(RowReader(self.text.read_lines(), self.delimiter))


def name_columns(header: Sequence[str]) -> tuple[str, ...]:
    """A name for each column: its own, else one that says where it stands.

    Columns without a name, and the second of two equal names, are shown and never mapped.
    """
    names: list[str] = []
    for number, name in enumerate(header, start=1):
        if not name.strip():
            names.append(f"(column {number})")
        elif name in names:
            names.append(f"{name} (column {number})")
        else:
            names.append(name)
    return tuple(names)
