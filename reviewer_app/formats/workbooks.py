"""Workbook files: what is under an XLSX file, looked over before anything is unpacked for good.

A workbook is a packed folder of XML. A small file may unpack to gigabytes, a single cell in the
last corner of a sheet makes a reader lay out all the cells before it, and many cells may share
one long text; all this is found out here by unpacking it piece by piece.
"""

import hashlib
import io
import re
import struct
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.sayings import Amount, say
from reviewer_app.formats.origins import FromOrigin, Origin, translated

MAX_UNPACKED = 512 * 1024 * 1024
"""Bytes of all parts of a workbook together, and of all texts as often as cells show them."""

MAX_CELLS = 16_000_000
"""Cells up to the last row and column of one sheet; each takes 32 bytes, empty or not."""

DAMAGED = say("The Excel workbook is damaged and cannot be read.")

_DAMAGE = (BadZipFile, zlib.error, struct.error, EOFError, ValueError, NotImplementedError)
"""What bytes in the wrong places lead to; the last is a version of ZIP that does not exist."""

_MAIN = "xl/workbook.xml"
_SHARED = "xl/sharedstrings.xml"
_ADVICE = say("Save what is to be read as CSV and import that.")
_BEFORE_DATA = 30
_CHUNK = 256 * 1024
_MAX_TAG = 1024 * 1024
_IS_ENCRYPTED = 1
_PLACE = re.compile(
    rb"<(?:[A-Za-z0-9]+:)?(?:c|row)\s[^<>]*?\br\s*=\s*[\"']([A-Za-z]{0,4})([0-9]{1,12})"
)
_ITEM = re.compile(rb"<(?:[A-Za-z0-9]+:)?si[\s>/]")
_VALUE = re.compile(rb"<(?:[A-Za-z0-9]+:)?(?:c\s([^<>]*)|v[^<>]*>\s*([0-9]{1,9}))")
_IS_SHARED = re.compile(rb"\bt\s*=\s*[\"']s[\"']")


@dataclass(frozen=True, slots=True)
class _Extent:
    """The last row and column that the tags of a part name, and its values and formulas."""

    rows: int
    columns: int
    values: int
    formulas: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkbookFile(FromOrigin):
    """A workbook in a file or in memory.

    lines: rows down to the last one of each sheet. formulas: cells with one, in all sheets.
    """

    file_hash: str
    lines: int
    formulas: int

    @property
    def encoding(self) -> str:
        """The encoding of its parts."""
        return "utf-8"

    def open(self) -> BinaryIO:
        """The bytes; raises FileProblem when they are not the ones surveyed."""
        return self.origin.open()


def survey_workbook(origin: Origin) -> WorkbookFile:
    """Look a packed file over.

    Raises FileProblem when it is no XLSX workbook, is damaged, or is too large to lay out.
    """
    path = origin.path
    with translated(path), origin.open() as file:
        file_hash = _hash(file)
        try:
            lines, formulas = _check(path, file)
        except _DAMAGE as error:
            raise FileProblem(path, DAMAGED) from error
    return WorkbookFile(origin=origin, file_hash=file_hash, lines=lines, formulas=formulas)


def _hash(file: BinaryIO) -> str:
    hasher = hashlib.sha256()
    while chunk := file.read(_CHUNK):
        hasher.update(chunk)
    return hasher.hexdigest()


def _check(path: Path, file: BinaryIO) -> tuple[int, int]:
    """The rows and the formulas of a workbook that can be laid out."""
    with ZipFile(file) as packed:
        parts = packed.infolist()
    if _MAIN not in {part.filename for part in parts}:
        raise FileProblem(path, say("It is a packed file, and no Excel workbook (XLSX)."))
    if any(part.flag_bits & _IS_ENCRYPTED for part in parts):
        raise FileProblem(path, say("The workbook is protected by a password."))
    if sum(part.file_size for part in parts) > MAX_UNPACKED:
        raise FileProblem(path, _describe_size())
    shared = [part for part in parts if part.filename.lower() == _SHARED]
    sizes = array("I")
    for part in shared:
        sizes.extend(_find_sizes(_unpack(file, part)))
    longest, lines, texts, formulas = max(sizes, default=0), 0, 0, 0
    for part in parts:
        extent = _measure(_unpack(file, part))
        if extent.rows * extent.columns > MAX_CELLS:
            raise FileProblem(path, _describe_extent(extent))
        most = extent.values * longest
        # Counting takes a second for a million cells, so it is left to where it could matter.
        is_fine = texts + most <= MAX_UNPACKED
        texts += most if is_fine else _count_texts(_unpack(file, part), sizes)
        if texts > MAX_UNPACKED:
            raise FileProblem(path, _describe_size())
        lines += extent.rows
        formulas += extent.formulas
    return lines, formulas


def _describe_size() -> str:
    return say(
        "The workbook unpacks to more than {most} MB. {advice}",
        most=MAX_UNPACKED // 1024**2,
        advice=_ADVICE,
    )


def _describe_extent(extent: _Extent) -> str:
    return say(
        "A sheet has {rows} rows and {columns} columns to lay out. {advice}",
        rows=Amount(extent.rows),
        columns=Amount(extent.columns),
        advice=_ADVICE,
    )


def _unpack(file: BinaryIO, part: ZipInfo) -> Iterator[bytes]:
    """The bytes of a part, piece by piece; more or fewer than announced are damage."""
    if part.compress_type not in (ZIP_DEFLATED, ZIP_STORED):
        raise BadZipFile(part.compress_type)
    file.seek(part.header_offset)
    name, extra = struct.unpack("<HH", file.read(_BEFORE_DATA)[26:])
    file.seek(name + extra, io.SEEK_CUR)
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS) if part.compress_type else None
    left, size = part.compress_size, 0
    while left > 0:
        if not (packed := file.read(min(_CHUNK, left))):
            raise EOFError
        left -= len(packed)
        while packed:
            piece = unpacker.decompress(packed, _CHUNK) if unpacker else packed
            packed = unpacker.unconsumed_tail if unpacker else b""
            size += len(piece)
            if size > part.file_size:
                raise BadZipFile(size)
            yield piece
    if size != part.file_size or (unpacker and not unpacker.eof):
        raise BadZipFile(size)


def _measure(pieces: Iterable[bytes]) -> _Extent:
    rows = columns = values = formulas = 0
    for text in _whole_tags(pieces):
        values += text.count(b"v>")
        formulas += text.count(b"</f>")
        found = _PLACE.findall(text)
        if found:
            letters, digits = zip(*found, strict=True)
            rows = max(rows, *map(int, digits))
            columns = max(columns, *map(_column, set(letters)))
    return _Extent(rows, columns, values, formulas)


def _find_sizes(pieces: Iterable[bytes]) -> Iterator[int]:
    """The bytes of each of the texts that cells share."""
    at, last = 0, -1
    for text in _whole_tags(pieces):
        for found in _ITEM.finditer(text):
            if last >= 0:
                yield at + found.start() - last
            last = at + found.start()
        at += len(text)
    if last >= 0:
        yield at - last


def _count_texts(pieces: Iterable[bytes], sizes: Sequence[int]) -> int:
    """The bytes of all shared texts of a sheet, each as often as a cell shows it."""
    total, is_shared = 0, False
    for text in _whole_tags(pieces):
        for attributes, digits in _VALUE.findall(text):
            if not digits:
                is_shared = _IS_SHARED.search(attributes) is not None
            elif is_shared and (number := int(digits)) < len(sizes):
                total += sizes[number]
    return total


def _whole_tags(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """The same bytes in pieces that do not end inside a tag."""
    rest = b""
    for piece in pieces:
        text = rest + piece
        cut = text.rfind(b"<")
        cut = len(text) if cut < 0 or b">" in text[cut:] else cut
        rest = text[cut:]
        if len(rest) > _MAX_TAG:
            raise BadZipFile(len(rest))
        yield text[:cut]
    yield rest


def _column(letters: bytes) -> int:
    """The number of a column: A is 1, Z 26, AA 27."""
    number = 0
    for letter in letters.upper():
        number = number * 26 + letter - 64
    return number
