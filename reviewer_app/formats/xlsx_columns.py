"""Columns of an exported workbook: what each means, how wide it is, and who may change it."""

from collections.abc import Iterator
from dataclasses import dataclass

from reviewer_app.domain.cases import EVAL_TYPES, GENDERS, NOISE_LEVELS, NOISE_PROFILES
from reviewer_app.domain.sayings import list_up, say
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
        meaning = column.meaning
        if column.choices:
            choices = list_up(column.choices)
            meaning = say("{meaning} One of: {choices}.", meaning=meaning, choices=choices)
        yield column.name, say("no") if column.is_locked else say("yes"), meaning


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
    "id": say("The id of this revision; no two rows have the same."),
    "family_id": say("The id of the case, the same in all of its revisions."),
    "dataset": say("The dataset that the case is in."),
    "external_id": say("The id that the case had in the file it came from."),
    "input": say("What is put to the product: a text, or JSON."),
    "expected_output": say("What a good answer says."),
    "expected_tools": say("The tools that are to be called, parted by ; or as a JSON list."),
    "context": say("What the product knows beside the input: a text, or JSON."),
    "tag": say("The variant: which kind of case it is."),
    "strategy": say("How the case was made up."),
    "source": say("Where the case comes from."),
    "filename": say("The file that the case was made from."),
    "language": say("The language of the case, such as es or pt-BR."),
    "reviewed_by": say("Who reviewed the case."),
    "is_augmented": say("Whether the case was made from another one."),
    "user_score": say("The vote: 1 good, -1 bad, 0 or nothing for none."),
    "user_score_reason": say("Why it was voted so."),
    "confidence": say("How sure the maker of the case was, usually from 0 to 1."),
    "confidence_reason": say("Why that sure."),
    "gender": say("The gender of the person who speaks."),
    "background_noise_profile": say(
        "The noise behind a spoken case; only together with its level."
    ),
    "background_noise_level": say("How loud that noise is."),
    "goal": say("What the simulated person wants to reach."),
    "user_persona": say("Who the simulated person is."),
    "scenario": say("The situation of a simulated conversation."),
    "stopping_criterias": say("When such a conversation ends, parted by ; or as a JSON list."),
    "max_iterations": say("How many turns it may have."),
    "conversation_history": say("What was said before, as JSON: a list of role and content."),
    "name": say("A name for the case."),
    "description": say("What the case is about."),
    "eval_type": say("How an output is scored."),
    "expected": say("What the scoring expects, as JSON or text."),
    "eval_config": say("The settings of the scoring, as JSON."),
    "tags": say("Tags, parted by ; or as a JSON list."),
    "deps": say("What the tools work with, as JSON."),
    "tools": say("The tools that can be called, as JSON."),
    "agent_config": say("The settings of the product, as JSON."),
    "timeout": say("How long a run may take, in milliseconds."),
    "metadata": say("Anything else, as JSON."),
    "legacy_at": say("When a newer revision took the place of this one; empty for current ones."),
    "parent_id": say("The revision that this one was made from."),
    "content_hash": say(
        "The fingerprint of the content as it was exported: tells whether a row "
        "was changed in this file."
    ),
}
