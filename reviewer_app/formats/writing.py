"""Writing: cases become JSON Lines or CSV, with every fact that reading takes back.

Neither guards against spreadsheet formulas: a guard changes the text, and whoever reads an
export by program would get the change.
"""

import csv
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import TextIO, cast

from reviewer_app.domain import json
from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS
from reviewer_app.domain.files import ExportedCase
from reviewer_app.domain.json import Json
from reviewer_app.formats.lists import join_list

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


def write_jsonl(cases: Iterable[ExportedCase], out: TextIO) -> int:
    """Write one JSON object per case and line; says how many. Facts not given are null.

    Text is readable, JSON stands as it was written (on one line), times are ISO 8601 in UTC.
    out: opened as UTF-8 with newline="".
    """
    written = 0
    for case in cases:
        out.write(json.dump(_describe(case)) + "\n")
        written += 1
    return written


def write_csv(cases: Iterable[ExportedCase], out: TextIO) -> int:
    """Write a header and one row per case; says how many cases. Facts not given are empty.

    Rows end in CR LF: RFC 4180 says so, spreadsheets write it, and only then does Python's
    writer quote a cell with either character. out: opened as UTF-8 with newline="" and
    errors="surrogatepass", since CSV has no other way to carry half a character.
    """
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    written = 0
    for case in cases:
        writer.writerow([_cell(value) for value in _describe(case).values()])
        written += 1
    return written


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
