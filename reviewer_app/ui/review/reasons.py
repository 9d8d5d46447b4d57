"""The nine reasons for a downvote, and the one text in which reason and words are kept."""

from dataclasses import dataclass

from reviewer_app.ui.i18n import tr

_JOINT = ": "


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason's word and what it means."""

    word: str
    explanation: str


def reasons() -> tuple[Reason, ...]:
    """The reasons on the digits 1 to 9."""
    return (
        Reason(tr("Wrong fact"), tr("contradicts the source")),
        Reason(tr("Incomplete"), tr("leaves out a step")),
        Reason(tr("Not in source"), tr("cannot be checked")),
        Reason(tr("Language"), tr("wrong or mixed")),
        Reason(tr("Tone"), tr("rude, cold or wordy")),
        Reason(tr("Unsafe"), tr("could do harm")),
        Reason(tr("Unclear"), tr("the question is vague")),
        Reason(tr("Duplicate"), tr("another case has it")),
        Reason(tr("Other"), tr("say it in words")),
    )


def join(word: str, text: str) -> str:
    """One text of a chosen reason and the words behind it."""
    return f"{word}{_JOINT}{text}" if word and text else word or text


def split(reason: str, words: tuple[str, ...]) -> tuple[str, str]:
    """The chosen reason's word and the rest of a kept text; no word where none was chosen."""
    for word in words:
        if reason == word:
            return word, ""
        if reason.startswith(word + _JOINT):
            return word, reason.removeprefix(word + _JOINT)
    return "", reason
