"""Detection: what a file is, by its content first and by its name where content leaves it open."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Pasted
from reviewer_app.domain.json import JsonError, members
from reviewer_app.domain.mappings import FOUND_OUT, Reading
from reviewer_app.domain.sayings import say
from reviewer_app.formats import json_files, yaml
from reviewer_app.formats.csv import CsvSource
from reviewer_app.formats.delimiters import is_table
from reviewer_app.formats.encodings import find_mark, looks_wide
from reviewer_app.formats.jsonl import JsonlSource
from reviewer_app.formats.names import NAMES, fold
from reviewer_app.formats.origins import Origin, find_origin
from reviewer_app.formats.sources import Source
from reviewer_app.formats.texts import (
    HEAD_BYTES,
    TextFile,
    decode_head,
    open_text,
    survey_text,
)
from reviewer_app.formats.workbooks import survey_workbook
from reviewer_app.formats.xlsx import XlsxSource

READABLE = say("CSV, TSV, JSON, JSON Lines, YAML and XLSX files can be read.")

# Longer signatures first: one may be the start of another.
_SIGNATURES = (
    (b"SQLite format 3\0", say("a database")),
    (b"\x89PNG\r\n\x1a\n", say("a picture")),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", say("an old Excel or Word file")),
    (b"GIF8", say("a picture")),
    (b"%PDF", say("a PDF document")),
    (b"\xff\xd8\xff", say("a picture")),
    (b"\x1f\x8b", say("a compressed file")),
)
_SUFFIXES = {
    ".xml": say("an XML document"),
    ".html": say("a web page"),
    ".htm": say("a web page"),
    ".md": say("a Markdown text"),
}
_JSONL_SUFFIXES = (".jsonl", ".ndjson")
_YAML_SUFFIXES = (".yaml", ".yml")
_TABLE_SUFFIXES = (".csv", ".tsv", ".tab")
_PACKED = (b"PK\x03\x04", b"PK\x05\x06")
_PROTECTED = "EncryptedPackage".encode("utf-16-le")
_MAX_NULS = 0.2
_EMPTY = say("The file is empty.")
_JSON_START = re.compile(r'\s*[\[{]\s*["{\[\]}]')
_SUITE_START = re.compile(r"(?:(?:#.*|---.*|\s*)\n)*[a-z_]+:(?:\s|$)")
_SUITE_LIST = re.compile(r"^test_cases:", re.MULTILINE)
_MARKUP_START = re.compile(r"\s*<[!?a-zA-Z]")


def open_source(file: Path | Pasted | Origin, reading: Reading = FOUND_OUT) -> Source:
    """Survey a file from end to end: what it is, its encoding, hash, lines and columns.

    Raises FileProblem with a sentence for the person when it cannot be read at all: missing,
    empty, of another kind, not text all through, or in an encoding that must be asked about.
    """
    return _open(find_origin(file), reading, survey_text)


def open_head(origin: Origin, reading: Reading = FOUND_OUT) -> Source:
    """A file's first rows, without the rest of it where the format allows; raises FileProblem.

    Where the encoding must be asked about, the likeliest one is used meanwhile.
    """
    return _open(origin, reading, TextFile.head)


def open_unproven(origin: Origin, reading: Reading = FOUND_OUT) -> Source:
    """A file whose rows are read as they come, with no hash and no proof; raises FileProblem."""
    return _open(origin, reading, lambda file: file)


def _open(origin: Origin, reading: Reading, prepare: "_Prepare") -> Source:
    head = origin.read_head(HEAD_BYTES)
    if head.startswith(_PACKED):
        return XlsxSource(survey_workbook(origin), reading)
    if kind := _find_signature(head):
        raise FileProblem(
            origin.path, say("It looks like {kind}. {readable}", kind=kind, readable=READABLE)
        )
    if not head:
        raise FileProblem(origin.path, _EMPTY)
    text = open_text(origin, reading.encoding)
    reader = _find_reader(origin, decode_head(head, text.encoding), reading)
    return reader(text, reading, prepare)


_Prepare = Callable[[TextFile], TextFile]
_Open = Callable[[TextFile, Reading, _Prepare], Source]


def _open_table(file: TextFile, reading: Reading, prepare: _Prepare) -> Source:
    return CsvSource(prepare(file), reading)


def _open_list(file: TextFile, _: Reading, prepare: _Prepare) -> Source:
    """Pasted text without columns: one case a line, under a header if it is one."""
    first = next((line for line in file.head().read_lines() if line.strip()), "")
    reading = FOUND_OUT if fold(first) in NAMES["input"] else Reading(header_row=0)
    return CsvSource(prepare(file), reading)


def _open_lines(file: TextFile, _: Reading, prepare: _Prepare) -> Source:
    return JsonlSource(prepare(file))


def _open_json(file: TextFile, _: Reading, prepare: _Prepare) -> Source:
    json_files.require_size(file)
    return json_files.JsonSource(_prepare_whole(file, prepare))


def _open_yaml(file: TextFile, _: Reading, prepare: _Prepare) -> Source:
    yaml.require_size(file)
    return yaml.YamlSource(_prepare_whole(file, prepare))


def _prepare_whole(file: TextFile, prepare: _Prepare) -> TextFile:
    """A document cannot be read in part, so it is proven at once if nothing must be asked."""
    prepared = prepare(file)
    if prepared.file_hash or file.choices:
        return replace(prepared, limit=None)
    return survey_text(file)


def _find_reader(origin: Origin, text: str, reading: Reading) -> _Open:
    path = origin.path
    if not text.strip():
        raise FileProblem(path, _EMPTY)
    suffix = path.suffix.lower()
    lines = [line for line in re.split(r"[\r\n]+", text) if line.strip()]
    # One line of a .json file is as good a document as many.
    if suffix in _JSONL_SUFFIXES or _are_objects(lines[:2], at_least=1 + (suffix == ".json")):
        return _open_lines
    if suffix in _YAML_SUFFIXES or (_SUITE_START.match(text) and _SUITE_LIST.search(text)):
        return _open_yaml
    if kind := _SUFFIXES.get(suffix):
        raise FileProblem(
            path, say("It looks like {kind}. {readable}", kind=kind, readable=READABLE)
        )
    if suffix == ".json" or _JSON_START.match(text):
        return _open_json
    if _MARKUP_START.match(text):
        raise FileProblem(
            path, say("It looks like a web page or an XML document. {readable}", readable=READABLE)
        )
    is_chosen = reading.delimiter is not None or reading.header_row is not None
    if suffix not in _TABLE_SUFFIXES and not is_chosen and not is_table(lines):
        if origin.data is not None:
            return _open_list
        raise FileProblem(
            path, say("It has neither columns nor JSON lines. {readable}", readable=READABLE)
        )
    return _open_table


def _find_signature(head: bytes) -> str | None:
    if head.startswith(b"\xd0\xcf") and _PROTECTED in head:
        return say("an Excel or Word file that is protected by a password")
    for signature, kind in _SIGNATURES:
        if head.startswith(signature):
            return kind
    # UTF-16 and UTF-32 are full of NUL bytes too, and are text.
    is_text = find_mark(head) is not None or looks_wide(head)
    nuls = 0 if is_text else head.count(0)
    return say("a binary file") if nuls > _MAX_NULS * len(head) else None


def _are_objects(lines: list[str], at_least: int) -> bool:
    return len(lines) >= at_least and all(map(_is_object, lines))


def _is_object(line: str) -> bool:
    try:
        return bool(members(line))
    except JsonError:
        return False
