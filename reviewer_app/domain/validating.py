"""What is wrong with a case that somebody is writing, in words, field by field."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from reviewer_app.domain.attachments import MOST_BYTES, MOST_FILES, attachments_of, text_of
from reviewer_app.domain.cases import (
    EVAL_TYPES,
    NOISE_LEVELS,
    NOISE_PROFILES,
    Content,
    Labels,
)
from reviewer_app.domain.conversations import READ, turns_of
from reviewer_app.domain.datasets import DatasetType
from reviewer_app.domain.entries import EntryError, Place
from reviewer_app.domain.json import Json, Members, parse
from reviewer_app.domain.sayings import Saying, say
from reviewer_app.domain.tags import is_known_tag, is_tag

ROLES = ("user", "assistant")
"""Who speaks in a predefined conversation (Galtea)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One thing that is wrong with a field, or that a person should know before saving.

    reason: a sentence for the person. is_warning: the case may be saved all the same. place:
    where in the field's text.
    """

    field: str
    reason: str
    is_warning: bool = False
    place: Place | None = None

    @classmethod
    def of(cls, error: EntryError) -> "Fault":
        """The fault that a text is no value of its field."""
        return cls(field=error.field, reason=error.reason, place=error.place)

    @property
    def rule(self) -> str:
        """What is the same of two faults that differ only in the values they name."""
        return self.reason.text if isinstance(self.reason, Saying) else self.reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """A case as it would be saved, in a dataset of a type."""

    content: Content
    labels: Labels
    type: DatasetType
    had_only_files: bool = False


def faults(
    content: Content, labels: Labels, dataset_type: DatasetType, *, before: Content | None = None
) -> tuple[Fault, ...]:
    """Everything that is wrong with a case; errors and warnings, in the order of the fields.

    before: the content that is edited, for the rule that a case of files only keeps a file.
    """
    case = Written(
        content=content,
        labels=labels,
        type=dataset_type,
        had_only_files=before is not None and _has_only_files(before),
    )
    return tuple(fault for rule in _RULES for fault in rule(case))


def with_old_ones_excused(found: Sequence[Fault], before: Sequence[Fault]) -> tuple[Fault, ...]:
    """The faults, those that were there before the edit as warnings: nobody has to mend them."""
    old = {(fault.field, fault.rule) for fault in before}
    return tuple(
        replace(fault, is_warning=True) if (fault.field, fault.rule) in old else fault
        for fault in found
    )


def _fault(field: str, reason: str, *, is_warning: bool = False) -> Fault:
    return Fault(field=field, reason=reason, is_warning=is_warning)


def _has_only_files(content: Content) -> bool:
    return bool(attachments_of(content.input)) and _has_no_more_than_files(content.input)


def _input(case: Written) -> Iterator[Fault]:
    stored = case.content.input
    if stored in (None, "") and case.type != "BEHAVIOR":
        yield _fault("input", say("The input is empty."))
    files = attachments_of(stored)
    if not files and case.had_only_files and _has_no_more_than_files(stored):
        yield _fault("input", say("This case consists of files only: at least one has to stay."))
    if len(files) > MOST_FILES:
        text = say("A server takes at most {n} files in one input.", n=str(MOST_FILES))
        yield _fault("input", text, is_warning=True)
    if sum(file.size or 0 for file in files) > MOST_BYTES:
        text = say(
            "A server takes at most {n} MB of files in one input.", n=str(MOST_BYTES // 1_000_000)
        )
        yield _fault("input", text, is_warning=True)
    if files and case.type == "BEHAVIOR":
        yield _fault("input", say("Files go with a single turn only."), is_warning=True)
    if case.type == "SECURITY" and isinstance(stored, Json):
        yield _fault(
            "input", say("Security cases have plain text as their input."), is_warning=True
        )


def _has_no_more_than_files(stored: str | Json | None) -> bool:
    """Whether an input has neither words nor values of other names."""
    if isinstance(stored, Json):
        value = parse(stored.text)
        names = {key for key, _ in value.pairs} if isinstance(value, Members) else {""}
        return names <= {"content", "user_message"} and not text_of(stored).strip()
    return not (stored or "").strip()


def _scenario(case: Written) -> Iterator[Fault]:
    if case.type != "BEHAVIOR":
        return
    if not case.content.goal:
        yield _fault("goal", say("A scenario needs a goal."))
    if not case.content.user_persona:
        yield _fault("user_persona", say("A scenario needs a persona."))


def _conversation(case: Written) -> Iterator[Fault]:
    stored = case.content.conversation_history
    if stored is None or len(stored.text) > READ:
        return
    turns = turns_of(stored)
    if turns is None:
        yield _fault("conversation_history", say("This is no list of turns with a role and words."))
        return
    if not turns:
        yield _fault("conversation_history", say("The conversation has no turn."))
    empty = [place for place, turn in enumerate(turns, 1) if not (turn.text.strip() or turn.rest)]
    if empty:
        text = say("Turn {n} is empty: write what is said, or remove it.", n=str(empty[0]))
        yield _fault("conversation_history", text)
    others = sorted({turn.role for turn in turns} - set(ROLES))
    if others:
        text = say(
            "A server knows only the roles user and assistant, not {roles}.",
            roles=", ".join(others),
        )
        yield _fault("conversation_history", text, is_warning=True)
    if case.type != "BEHAVIOR":
        text = say("A server takes a conversation only in datasets of scenarios.")
        yield _fault("conversation_history", text, is_warning=True)


def _numbers(case: Written) -> Iterator[Fault]:
    if case.content.max_iterations == 0:
        yield _fault("max_iterations", say("At least one live turn is needed."))
    confidence = case.labels.confidence
    if confidence is not None and not 0 <= float(confidence) <= 1:
        yield _fault("confidence", say("A confidence is between 0 and 1."), is_warning=True)


def _language(case: Written) -> Iterator[Fault]:
    tag = case.content.language
    if tag is None:
        return
    if not is_tag(tag):
        text = say("“{tag}” is no language tag, such as en or pt-BR.", tag=tag)
        yield _fault("language", text)
    elif not is_known_tag(tag):
        text = say("The language “{tag}” is not known; a server may refuse it.", tag=tag)
        yield _fault("language", text, is_warning=True)


def _noise(case: Written) -> Iterator[Fault]:
    profile, level = case.labels.background_noise_profile, case.labels.background_noise_level
    if profile is None and level is not None:
        text = say("A level of the noise needs a kind of noise.")
        yield _fault("background_noise_profile", text)
    if level is None and profile is not None:
        yield _fault("background_noise_level", say("A background noise needs its level."))
    yield from _one_of("background_noise_profile", profile, NOISE_PROFILES)
    yield from _one_of("background_noise_level", level, NOISE_LEVELS)


def _one_of(field: str, value: str | None, known: tuple[str, ...]) -> Iterator[Fault]:
    if value is not None and value not in known:
        text = say("“{value}” is none of {known}.", value=value, known=", ".join(known))
        yield _fault(field, text)


def _evaluation(case: Written) -> Iterator[Fault]:
    yield from _one_of("eval_type", case.content.eval_type, EVAL_TYPES)
    for field in ("eval_config", "deps", "agent_config"):
        value: Json | None = getattr(case.content, field)
        if value is not None and not isinstance(parse(value.text), Members):
            yield _fault(field, say("This is no JSON object, which begins with a brace."))
    if case.content.eval_type == "custom" and not _has_evaluator(case.content.eval_config):
        yield _fault("eval_config", say("A custom evaluation needs the name of its evaluator."))


def _has_evaluator(config: Json | None) -> bool:
    value = parse(config.text) if config else None
    return isinstance(value, Members) and any(key == "evaluator" for key, _ in value.pairs)


_RULES: tuple[Callable[[Written], Iterator[Fault]], ...] = (
    _input,
    _scenario,
    _conversation,
    _numbers,
    _language,
    _noise,
    _evaluation,
)
