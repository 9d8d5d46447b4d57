"""Output lines: a file of recorded outputs as lines of JSON, whatever form it has."""

import codecs
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from stat import S_ISBLK, S_ISCHR, S_ISREG
from typing import BinaryIO, NamedTuple

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.evaluations import Plain, Unscorable, read_plain
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import JsonError
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.origins import translated
from reviewer_app.running.records import RESULTS_FORMAT, encode
from reviewer_app.services.output_records import NotRecorded, find_entries, name_of

MAX_LINE = 128 * 1024 * 1024
"""Bytes of one line; a longer one is refused without being held in memory."""

MAX_DOCUMENT = 512 * 1024 * 1024
"""Bytes of a JSON document, which is read whole; JSON Lines have no limit."""

_TABLES = (".csv", ".tsv", ".tab", ".xlsx")
_LINES = (".jsonl", ".ndjson")
_HEADING = encode({"format": RESULTS_FORMAT}).rstrip(b"}")
_BOM = b"\xef\xbb\xbf"
_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


class Line(NamedTuple):
    """One line, None where it is too long. offset: where its bytes begin in the file."""

    place: str
    offset: int
    text: bytes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lines:
    """Lines of JSON in an open file.

    places: where each line stood in the person's file, None where it is that very file.
    refused: what could not even be made a line.
    """

    file: BinaryIO
    places: list[str] | None = None
    refused: list[Refusal] = field(default_factory=list[Refusal])

    def read(self) -> Iterator[Line]:
        """The lines from the start, without the blank ones."""
        self.file.seek(0)
        for number, (offset, text) in enumerate(_split(self.file), start=1):
            if text is None or (text.strip() and not _is_heading(text, number)):
                place = self.places[number - 1] if self.places else f"line {number}"
                yield Line(place, offset, text)


def open_lines(path: Path) -> Lines:
    """Open JSON Lines as they are, and a JSON document or a table made into lines.

    Raises FileProblem when the file cannot be read at all.
    """
    if path.suffix.lower() in _TABLES:
        return _lines_of_table(path)
    with translated(path):
        file = _open(path)
    try:
        return _lines_of_text(path, file)
    except BaseException:
        file.close()
        raise


def _lines_of_text(path: Path, file: BinaryIO) -> Lines:
    lines = Lines(file=file)
    with translated(path):
        first = next(lines.read(), None)
    if first is None:
        raise FileProblem(path, "The file is empty.")
    if (first.text or b"").startswith(_UTF_16):
        raise FileProblem(path, "This is UTF-16. Save it as UTF-8.")
    if path.suffix.lower() in _LINES or not _begins_document(first.text or b""):
        return lines
    with file:
        return _lines_of_document(path, file)


def _open(path: Path) -> BinaryIO:
    """The file, or a copy of what comes through a pipe, which can be read only once."""
    mode = path.stat().st_mode
    if S_ISCHR(mode) or S_ISBLK(mode):
        raise FileProblem(path, "This is a device, not a file.")  # it may never end
    file = path.open("rb")
    if S_ISREG(mode):
        return file
    with file:
        copy = tempfile.TemporaryFile()  # noqa: SIM115 - whoever reads the lines closes it
        shutil.copyfileobj(file, copy)
    return copy


def _is_heading(text: bytes, number: int) -> bool:
    """Whether a line is the heading of a file of kept results."""
    return number == 1 and text.startswith(_HEADING)


def _begins_document(line: bytes) -> bool:
    """Whether a first line is the beginning of one JSON value over all lines."""
    line = line.strip()
    if not line.startswith(b"{"):
        return line.startswith(b"[")
    try:
        name_of(read_plain(line.decode("utf-8")))
    except NotRecorded:
        return True  # an object that is no output: one around them
    except (ValueError, Unscorable):
        return not line.endswith(b"}")
    return False


def _lines_of_document(path: Path, file: BinaryIO) -> Lines:
    with translated(path):
        file.seek(0)
        text = file.read(MAX_DOCUMENT + 1)
    if len(text) > MAX_DOCUMENT:
        limit = MAX_DOCUMENT // 1024**2
        raise FileProblem(path, f"It has more than {limit} MB. Save it as JSON Lines.")
    entries = find_entries(_read_document(path, text.removeprefix(_BOM)))
    if entries is None:
        raise FileProblem(path, "It holds no outputs: a list of objects with id and output.")
    return _spool((f"item {number}", entry) for number, entry in enumerate(entries, start=1))


def _read_document(path: Path, text: bytes) -> Plain:
    try:
        return read_plain(text.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise FileProblem(path, f"This is no UTF-8 (at byte {error.start + 1}).") from None
    except JsonError as error:
        line = text.decode("utf-8").count("\n", 0, error.position) + 1
        raise FileProblem(path, f"This is no JSON: {error.reason} (line {line}).") from None
    except Unscorable as error:
        raise FileProblem(path, error.reason) from None


def _lines_of_table(path: Path) -> Lines:
    refused: list[Refusal] = []

    def entries() -> Iterator[tuple[str, Plain]]:
        for record in open_source(path).records():
            if isinstance(record, Refusal):
                refused.append(record)
            else:
                cells = record.cells.items()
                yield record.place, {key: str(cell) for key, cell in cells if cell is not None}

    lines = _spool(entries())
    return Lines(file=lines.file, places=lines.places, refused=refused)


def _spool(entries: Iterable[tuple[str, Plain]]) -> Lines:
    """Entries as lines of a file that goes when it is closed."""
    file = tempfile.TemporaryFile()  # noqa: SIM115 - whoever reads the lines closes it
    places: list[str] = []
    for place, entry in entries:
        file.write(encode(entry) + b"\n")
        places.append(place)
    return Lines(file=file, places=places)


def _split(file: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """The lines and where they begin; None for one that is too long."""
    offset = len(_BOM) if file.read(len(_BOM)) == _BOM else 0
    file.seek(offset)
    while line := file.readline(MAX_LINE + 1):
        begin, offset = offset, offset + len(line)
        if len(line) <= MAX_LINE or line.endswith(b"\n"):
            yield begin, line.rstrip(b"\r\n")
        else:
            offset += _skip_rest(file)
            yield begin, None


def _skip_rest(file: BinaryIO) -> int:
    """Go on to the next line, in pieces; how many bytes were left out."""
    skipped = 0
    while piece := file.readline(1024 * 1024):
        skipped += len(piece)
        if piece.endswith(b"\n"):
            break
    return skipped
