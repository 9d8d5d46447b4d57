"""Exported: what a file says of a case, and how a cell or a line spells it.

`id` is the key of a row: it names one revision of one case, and no export has a revision twice,
however many revisions, votes and queues its case has. `family_id` is the case through all of its
revisions.
"""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import cast

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

_MARKS = tuple(f"{json.quote(key)}:" for key in KEYS)
_HALVES = re.compile("[\ud800-\udfff]")


def describe(exported: ExportedCase) -> Mapping[str, object]:
    """What the case is, by KEYS; None for what is not given."""
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


def to_cells(exported: ExportedCase) -> list[str]:
    """The case as cells of text by COLUMNS; what is not given is empty."""
    return [_cell(value) for value in describe(exported).values()]


def to_line(exported: ExportedCase) -> str:
    """The case as one line of JSON Lines, its end included; what is not given is null.

    It is what `json.dump` would make; most values are null and all keys are known before.
    """
    values = [
        "null" if value is None else json.dump(value) for value in describe(exported).values()
    ]
    members = [mark + value for mark, value in zip(_MARKS, values, strict=True)]
    return _escape_halves(f"{{{','.join(members)}}}\n")


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
