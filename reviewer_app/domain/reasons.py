"""Reasons: the templates that a downvote is explained with, on the digits 1 to 9."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from reviewer_app.domain.acts import Change

MOST_REASONS = 9
"""A digit each."""

LONGEST_WORD = 40
LONGEST_MEANING = 80
"""Characters that a chip and a line of the chooser can bear."""

JOINT = ": "
"""Between the word of a reason and what was typed behind it, in the one text of a vote."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """The word that becomes part of a vote's reason, and what it means. Both empty: no reason."""

    word: str = ""
    meaning: str = ""


Reasons = tuple[Reason, ...]
"""At most nine; the place is the digit. None at all stands for those of the program."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReasonFault:
    """What is wrong with one reason. digit: 1..9. why: "no word", "twice", "sign" or "long"."""

    digit: int
    why: str
    other: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SetReasons(Change):
    """The reasons of a dataset were written; votes that were cast keep their words.

    dataset: its name, to tell of the change.
    """

    dataset_id: str
    dataset: str
    reasons: Reasons
    before: Reasons = ()

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, reasons=self.before, before=self.reasons, **stamp)


def tidied(reasons: Sequence[Reason]) -> Reasons:
    """Reasons without blanks around their words, and without empty ones behind the last."""
    clean = [
        Reason(word=" ".join(one.word.split()), meaning=" ".join(one.meaning.split()))
        for one in reasons[:MOST_REASONS]
    ]
    while clean and clean[-1] == Reason():
        clean.pop()
    return tuple(clean)


def reason_faults(reasons: Sequence[Reason]) -> tuple[ReasonFault, ...]:
    """What is wrong with reasons; an empty one leaves its digit free and is right.

    A word with a colon could not be told from the text behind it, nor one that is there twice.
    """
    found: list[ReasonFault] = []
    digits: dict[str, int] = {}
    for digit, one in enumerate(reasons, start=1):
        word = one.word.strip()
        if not word and one.meaning.strip():
            found.append(ReasonFault(digit=digit, why="no word"))
        if ":" in word or not word.isprintable() or not one.meaning.strip().isprintable():
            found.append(ReasonFault(digit=digit, why="sign"))
        if len(word) > LONGEST_WORD or len(one.meaning.strip()) > LONGEST_MEANING:
            found.append(ReasonFault(digit=digit, why="long"))
        other = digits.setdefault(" ".join(word.split()).casefold(), digit) if word else digit
        if other != digit:
            found.append(ReasonFault(digit=digit, why="twice", other=other))
    return tuple(found)


def join(word: str, text: str) -> str:
    """One text of a chosen reason and the words behind it."""
    return f"{word}{JOINT}{text}" if word and text else word or text


def split(reason: str, words: Sequence[str]) -> tuple[str, str]:
    """The chosen reason's word and the rest of a kept text; no word where none was chosen."""
    for word in words:
        if word and reason == word:
            return word, ""
        if word and reason.startswith(word + JOINT):
            return word, reason.removeprefix(word + JOINT)
    return "", reason
