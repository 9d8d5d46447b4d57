"""Detection: what a file is, by its content first and by its name where content leaves it open."""

import re
from collections.abc import Callable
from pathlib import Path

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.json import JsonError, members
from reviewer_app.formats.csv import CsvSource
from reviewer_app.formats.delimiters import is_table
from reviewer_app.formats.json_files import JsonSource
from reviewer_app.formats.jsonl import JsonlSource
from reviewer_app.formats.sources import Source
from reviewer_app.formats.texts import TextFile, decode_head, read_head, survey_text
from reviewer_app.formats.xlsx import open_workbook
from reviewer_app.formats.yaml import YamlSource

READABLE = "CSV, TSV, JSON, JSON Lines, YAML and XLSX files can be read."

# Longer signatures first: one may be the start of another.
_SIGNATURES = (
    (b"SQLite format 3\0", "a database"),
    (b"\x89PNG\r\n\x1a\n", "a picture"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old Excel or Word file"),
    (b"GIF8", "a picture"),
    (b"%PDF", "a PDF document"),
    (b"\xff\xd8\xff", "a picture"),
    (b"\x1f\x8b", "a compressed file"),
)
_SUFFIXES = {
    ".xml": "an XML document",
    ".html": "a web page",
    ".htm": "a web page",
    ".md": "a Markdown text",
}
_JSONL_SUFFIXES = (".jsonl", ".ndjson")
_YAML_SUFFIXES = (".yaml", ".yml")
_TABLE_SUFFIXES = (".csv", ".tsv", ".tab")
_PACKED = (b"PK\x03\x04", b"PK\x05\x06")
_PROTECTED = "EncryptedPackage".encode("utf-16-le")
_MAX_NULS = 0.2
_JSON_START = re.compile(r'\s*[\[{]\s*["{\[\]}]')
_SUITE_START = re.compile(r"(?:(?:#.*|---.*|\s*)\n)*[a-z_]+:(?:\s|$)")
_SUITE_LIST = re.compile(r"^test_cases:", re.MULTILINE)
_MARKUP_START = re.compile(r"\s*<[!?a-zA-Z]")


def open_source(path: Path) -> Source:
    """Survey a file: what it is, its encoding, hash and columns.

    Raises FileProblem with a sentence for the person when it cannot be read at all: missing,
    empty, of another kind, or not text all through.
    """
    head = read_head(path)
    if head.startswith(_PACKED):
        return open_workbook(path)
    reader = _find_reader(path, head)
    return reader(survey_text(path, head))


def _find_reader(path: Path, head: bytes) -> Callable[[TextFile], Source]:
    if kind := _find_signature(head):
        raise FileProblem(path, f"It looks like {kind}. {READABLE}")
    text = decode_head(head)
    if not text.strip():
        raise FileProblem(path, "The file is empty.")
    suffix = path.suffix.lower()
    lines = [line for line in re.split(r"[\r\n]+", text) if line.strip()]
    # One line of a .json file is as good a document as many.
    if suffix in _JSONL_SUFFIXES or _are_objects(lines[:2], at_least=1 + (suffix == ".json")):
        return JsonlSource
    if suffix in _YAML_SUFFIXES or (_SUITE_START.match(text) and _SUITE_LIST.search(text)):
        return YamlSource
    if kind := _SUFFIXES.get(suffix):
        raise FileProblem(path, f"It looks like {kind}. {READABLE}")
    if suffix == ".json" or _JSON_START.match(text):
        return JsonSource
    if _MARKUP_START.match(text):
        raise FileProblem(path, f"It looks like a web page or an XML document. {READABLE}")
    if suffix not in _TABLE_SUFFIXES and not is_table(lines):
        raise FileProblem(path, f"It has neither columns nor JSON lines. {READABLE}")
    return CsvSource


def _find_signature(head: bytes) -> str | None:
    if head.startswith(b"\xd0\xcf") and _PROTECTED in head:
        return "an Excel or Word file that is protected by a password"
    for signature, kind in _SIGNATURES:
        if head.startswith(signature):
            return kind
    # UTF-16 with a mark is full of NUL bytes too, and is text.
    nuls = 0 if head.startswith((b"\xff\xfe", b"\xfe\xff", b"\0\0")) else head.count(0)
    return "a binary file" if nuls > _MAX_NULS * len(head) else None


def _are_objects(lines: list[str], at_least: int) -> bool:
    return len(lines) >= at_least and all(map(_is_object, lines))


def _is_object(line: str) -> bool:
    try:
        return bool(members(line))
    except JsonError:
        return False
