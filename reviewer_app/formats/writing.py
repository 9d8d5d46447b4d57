"""Writing: cases become JSON Lines, CSV or XLSX, with every fact that reading takes back.

None guards against spreadsheet formulas: a guard changes the text, and whoever reads an
export by program would get the change.
"""

import csv
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, BinaryIO, Protocol, TextIO, cast

from reviewer_app.domain import json
from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS
from reviewer_app.domain.files import ExportedCase
from reviewer_app.domain.json import Json
from reviewer_app.formats.lists import join_list
from reviewer_app.formats.xlsx_writing import WorkbookWriter

KEYS = (
    "id",
    "family_id",
    "dataset",
    "external_id",
    "input",
    "expected_output",
    "expected_tools",
    "context",
    "variant",
    "strategy",
    "source",
    "source_file",
    "language",
    "reviewed_by",
    "is_augmented",
    "user_score",
    "user_score_reason",
    "confidence",
    "confidence_reason",
    "gender",
    "background_noise_profile",
    "background_noise_level",
    "goal",
    "user_persona",
    "scenario",
    "stopping_criterias",
    "max_iterations",
    "conversation_history",
    "name",
    "description",
    "eval_type",
    "expected",
    "eval_config",
    "tags",
    "deps",
    "tools",
    "agent_config",
    "timeout",
    "metadata",
    "legacy_at",
    "parent_id",
    "content_hash",
)
"""What an export says of a case, in this order."""

_PLATFORM_NAMES = {"variant": "tag", "source_file": "filename"}
"""Galtea's CSV upload ignores a column named `variant` and wants these names."""

COLUMNS = tuple(_PLATFORM_NAMES.get(key, key) for key in KEYS)

_MARKS = tuple(f"{json.quote(key)}:" for key in KEYS)
_HALVES = re.compile("[\ud800-\udfff]")
_ENCODING = "utf-8"
_ERRORS = "surrogatepass"
"""CSV has no other way to carry half a character (a lone surrogate) than its bytes."""


def open_to_write(
    path: Path, format_: str = "csv", opener: Callable[[str, int], int] | None = None
) -> IO[Any]:
    """Open a new file for a writer, whatever the machine's own encoding and line ends are.

    opener: opens the file by path and flags, where that needs more care than usual.
    """
    if format_ in PACKED_FORMATS:
        return open(path, "wb", opener=opener)
    return open(path, "w", encoding=_ENCODING, errors=_ERRORS, newline="", opener=opener)


def set_up(stream: TextIOWrapper) -> None:
    """Make a stream that is open already, such as standard output, fit for a writer."""
    stream.reconfigure(encoding=_ENCODING, errors=_ERRORS, newline="")


class Writer(Protocol):
    """Writes cases behind those that it wrote before."""

    def add(self, cases: Iterable[ExportedCase]) -> int:
        """Write these cases; says how many they were."""
        ...

    def finish(self) -> None:
        """Write what comes after the last case. The stream stays open."""
        ...

    def close(self) -> None:
        """Let go of what is held beside the stream, also when nothing was finished."""
        ...


class _PlainWriter:
    """A writer that needs nothing in the end."""

    def finish(self) -> None:
        """Nothing comes after the last case."""

    def close(self) -> None:
        """Nothing is held beside the stream."""


class JsonlWriter(_PlainWriter):
    """Writes one JSON object per case and line. Facts not given are null.

    Text is readable, JSON stands as it was written (on one line), times are ISO 8601 in UTC.
    out: from `open_to_write` or `set_up`.
    """

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def add(self, cases: Iterable[ExportedCase]) -> int:
        """Write these cases; says how many they were."""
        lines = [_escape_halves(_line(_describe(case))) for case in cases]
        self._out.writelines(lines)
        return len(lines)


class CsvWriter(_PlainWriter):
    """Writes a header, then one row per case. Facts not given are empty.

    Rows end in CR LF: RFC 4180 says so, spreadsheets write it, and only then does Python's
    writer quote a cell with either character. out: from `open_to_write` or `set_up`.
    """

    def __init__(self, out: TextIO) -> None:
        self._writer = csv.writer(out, lineterminator="\r\n")
        self._writer.writerow(COLUMNS)

    def add(self, cases: Iterable[ExportedCase]) -> int:
        """Write these cases; says how many they were."""
        rows = [[_cell(value) for value in _describe(case).values()] for case in cases]
        self._writer.writerows(rows)
        return len(rows)


class XlsxWriter:
    """Writes a workbook with the rows that CSV has, all cells text.

    Texts over 32,767 UTF-16 units are cut, marked and listed on a sheet of their own.
    out: binary; it has the workbook after `finish`.
    """

    def __init__(self, out: BinaryIO) -> None:
        self._workbook = WorkbookWriter(out, COLUMNS)

    def add(self, cases: Iterable[ExportedCase]) -> int:
        """Write these cases; says how many they were."""
        rows = [[_cell(value) for value in _describe(case).values()] for case in cases]
        self._workbook.add(rows)
        return len(rows)

    def finish(self) -> None:
        """Pack the workbook; raises OSError."""
        self._workbook.finish()

    def close(self) -> None:
        """Remove what waited to be packed."""
        self._workbook.close()


WRITERS: Mapping[str, Callable[[Any], Writer]] = {
    "csv": CsvWriter,
    "jsonl": JsonlWriter,
    "xlsx": XlsxWriter,
}
"""The formats that can be written, by the names that people type."""

PACKED_FORMATS = frozenset({"xlsx"})
"""Those that are written to a binary stream."""


def write_jsonl(cases: Iterable[ExportedCase], out: TextIO) -> int:
    """Write cases as JSON Lines; says how many. See JsonlWriter."""
    return JsonlWriter(out).add(cases)


def write_csv(cases: Iterable[ExportedCase], out: TextIO) -> int:
    """Write cases as CSV; says how many. See CsvWriter."""
    return CsvWriter(out).add(cases)


def _describe(exported: ExportedCase) -> Mapping[str, object]:
    case = exported.case
    facts: dict[str, object] = {
        "id": case.id,
        "family_id": case.family_id,
        "dataset": exported.dataset,
        "external_id": case.external_id,
        "reviewed_by": exported.reviewed_by,
        "is_augmented": case.is_augmented,
        "user_score": exported.user_score,
        "user_score_reason": exported.user_score_reason,
        "legacy_at": _time(case.legacy_at),
        "parent_id": case.parent_id,
        "content_hash": case.content_hash,
    }
    facts |= {field: getattr(case.content, field) for field in CONTENT_FIELDS}
    facts |= {field: getattr(case.labels, field) for field in LABEL_FIELDS}
    return {key: facts[key] for key in KEYS}


def _line(facts: Mapping[str, object]) -> str:
    """What `json.dump` makes of them; most are null and all keys are known before."""
    values = ["null" if value is None else json.dump(value) for value in facts.values()]
    members = [mark + value for mark, value in zip(_MARKS, values, strict=True)]
    return f"{{{','.join(members)}}}\n"


def _escape_halves(line: str) -> str:
    """Lone surrogates inside JSON content as escapes: its strings are the only place for them."""
    return _HALVES.sub(lambda found: f"\\u{ord(found[0]):04x}", line)


def _time(moment: datetime | None) -> str | None:
    if moment is None:
        return None
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def _cell(value: object) -> str:
    match value:
        case None:
            return ""
        case str():
            return value
        case tuple():
            return join_list(cast(tuple[str, ...], value))
        case Json(text):
            return text
        case _:
            return json.dump(value)
