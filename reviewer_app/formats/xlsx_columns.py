"""Columns of an exported workbook: what each means, how wide it is, and who may change it."""

from collections.abc import Iterator
from dataclasses import dataclass

from reviewer_app.domain.cases import EVAL_TYPES, GENDERS, NOISE_LEVELS, NOISE_PROFILES
from reviewer_app.formats.exported import COLUMNS

_NARROW, _MIDDLE, _WIDE = 12, 24, 48


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetColumn:
    """One column of a sheet; width in characters, choices where only these may be filled in.

    is_locked: it says which case a row is, or how that was reviewed; changing it there would
    change nothing, or attach the row to another case.
    """

    name: str
    meaning: str
    width: int = _MIDDLE
    is_locked: bool = False
    choices: tuple[str, ...] = ()


def case_columns() -> tuple[SheetColumn, ...]:
    """The columns of COLUMNS, in that order."""
    return tuple(map(_column, COLUMNS))


def _column(name: str) -> SheetColumn:
    return SheetColumn(
        name=name,
        meaning=_MEANINGS[name],
        width=_NARROW if name in _SHORT else _WIDE if name in _LONG else _MIDDLE,
        is_locked=name in LOCKED,
        choices=_CHOICES.get(name, ()),
    )


def describe_columns(columns: tuple[SheetColumn, ...]) -> Iterator[tuple[str, str, str]]:
    """Name, whether it may be changed, and meaning of each column, in words."""
    for column in columns:
        choices = f" One of: {', '.join(column.choices)}." if column.choices else ""
        yield column.name, "no" if column.is_locked else "yes", column.meaning + choices


LOCKED = frozenset(
    {
        "id",
        "family_id",
        "dataset",
        "external_id",
        "reviewed_by",
        "is_augmented",
        "user_score",
        "user_score_reason",
        "legacy_at",
        "parent_id",
        "content_hash",
    }
)
"""What only the application may say."""

_SHORT = LOCKED - {"user_score_reason"} | {
    "tag",
    "language",
    "confidence",
    "gender",
    "background_noise_profile",
    "background_noise_level",
    "max_iterations",
    "eval_type",
    "timeout",
}
_LONG = frozenset({"input", "expected_output", "context", "scenario", "expected"})
_CHOICES: dict[str, tuple[str, ...]] = {
    "gender": GENDERS,
    "background_noise_profile": NOISE_PROFILES,
    "background_noise_level": NOISE_LEVELS,
    "eval_type": EVAL_TYPES,
}
_MEANINGS = {
    "id": "The id of this revision; no two rows have the same.",
    "family_id": "The id of the case, the same in all of its revisions.",
    "dataset": "The dataset that the case is in.",
    "external_id": "The id that the case had in the file it came from.",
    "input": "What is put to the product: a text, or JSON.",
    "expected_output": "What a good answer says.",
    "expected_tools": "The tools that are to be called, parted by ; or as a JSON list.",
    "context": "What the product knows beside the input: a text, or JSON.",
    "tag": "The variant: which kind of case it is.",
    "strategy": "How the case was made up.",
    "source": "Where the case comes from.",
    "filename": "The file that the case was made from.",
    "language": "The language of the case, such as es or pt-BR.",
    "reviewed_by": "Who reviewed the case.",
    "is_augmented": "Whether the case was made from another one.",
    "user_score": "The vote: 1 good, -1 bad, 0 or nothing for none.",
    "user_score_reason": "Why it was voted so.",
    "confidence": "How sure the maker of the case was, usually from 0 to 1.",
    "confidence_reason": "Why that sure.",
    "gender": "The gender of the person who speaks.",
    "background_noise_profile": "The noise behind a spoken case; only together with its level.",
    "background_noise_level": "How loud that noise is.",
    "goal": "What the simulated person wants to reach.",
    "user_persona": "Who the simulated person is.",
    "scenario": "The situation of a simulated conversation.",
    "stopping_criterias": "When such a conversation ends, parted by ; or as a JSON list.",
    "max_iterations": "How many turns it may have.",
    "conversation_history": "What was said before, as JSON: a list of role and content.",
    "name": "A name for the case.",
    "description": "What the case is about.",
    "eval_type": "How an output is scored.",
    "expected": "What the scoring expects, as JSON or text.",
    "eval_config": "The settings of the scoring, as JSON.",
    "tags": "Tags, parted by ; or as a JSON list.",
    "deps": "What the tools work with, as JSON.",
    "tools": "The tools that can be called, as JSON.",
    "agent_config": "The settings of the product, as JSON.",
    "timeout": "How long a run may take, in milliseconds.",
    "metadata": "Anything else, as JSON.",
    "legacy_at": "When a newer revision took the place of this one; empty for current ones.",
    "parent_id": "The revision that this one was made from.",
    "content_hash": "The fingerprint of the content as it was exported: tells whether a row "
    "was changed in this file.",
}
