"""Which properties of a case are shown, in which words and in which order."""

from dataclasses import dataclass
from datetime import UTC, datetime

from reviewer_app.domain.json import Json
from reviewer_app.services.browsing import CaseView, Published
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.review.words import day_words, voice_words
from reviewer_app.ui.widgets.painting import single_line

SHORT = 120
"""Letters up to which a value stands in the grid; a longer one gets the whole width."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Property:
    """A label and its value. is_given: false for words that stand for "nothing".

    icon: before the value; empty without one.
    """

    label: str
    value: str | Json
    is_given: bool = True
    icon: str = ""

    @property
    def is_short(self) -> bool:
        """Whether it fits into the grid."""
        return isinstance(self.value, str) and len(self.value) <= SHORT and "\n" not in self.value


def properties_of(view: CaseView) -> list[Property]:
    """All properties to show, the most asked for first."""
    found = [*_origin(view), *_review(view), *_suite(view)]
    return [each for each in found if each.value != ""]


def summary_of(view: CaseView) -> str:
    """The closed card in one line: source, strategy, whether augmented."""
    augmented = {True: tr("augmented"), False: tr("not augmented"), None: ""}[view.is_augmented]
    parts = [view.labels.source or view.dataset, view.labels.strategy or "", augmented]
    return tr(", ").join(single_line(part) for part in parts if part)


def _origin(view: CaseView) -> list[Property]:
    labels, content = view.labels, view.content
    voice = voice_words(
        content.gender, labels.background_noise_profile, labels.background_noise_level
    )
    augmented = {True: tr("Yes"), False: tr("No"), None: ""}[view.is_augmented]
    return [
        Property(label=tr("Dataset"), value=view.dataset),
        _or_nothing(tr("Source"), labels.source, tr("Not given")),
        _confidence(view),
        Property(label=tr("Strategy"), value=labels.strategy or ""),
        Property(label=tr("Source file"), value=labels.source_file or ""),
        Property(label=tr("Voice"), value=voice),
        Property(label=tr("Augmented"), value=augmented),
    ]


def _confidence(view: CaseView) -> Property:
    if view.hides:
        return _hidden(tr("Confidence"))
    labels = view.labels
    if labels.confidence is None:
        return _or_nothing(tr("Confidence"), labels.confidence_reason, tr("Not given"))
    value = str(labels.confidence)
    if labels.confidence_reason:
        value = f"{value}: {labels.confidence_reason}"
    return Property(label=tr("Confidence"), value=value)


def _review(view: CaseView) -> list[Property]:
    found = [_reviewer(view)]
    if view.hides:  # also where there is nothing: that would be a hint as well
        return [_hidden(tr("Published vote")), *found]
    if view.published is not None and (view.published.score or view.published.reason):
        found.insert(0, Property(label=tr("Published vote"), value=_vote(view.published)))
    return found


def _reviewer(view: CaseView) -> Property:
    label = tr("Reviewed by")
    if view.reviewed_at is not None:
        day = day_words(view.reviewed_at, datetime.now(UTC))
        return Property(label=label, value=tr("You, {day}").format(day=day))
    if view.hides:
        return _hidden(label)
    published = view.published
    name = published.reviewer if published is not None else None
    if published is None or name is None:
        return Property(label=label, value=tr("Nobody yet"), is_given=False)
    return Property(label=label, value=f"{name} ({_place(published)})")


def _vote(published: Published) -> str:
    templates = {
        1: tr("Upvoted by {who}"),
        -1: tr("Downvoted by {who}"),
        0: tr("No vote by {who}"),
    }
    who = published.reviewer or tr("unknown")
    words = templates[published.score].format(who=f"{who} ({_place(published)})")
    return f"{words}: {published.reason}" if published.reason else words


def _place(published: Published) -> str:
    return tr("file") if published.is_from_file else tr("server")


def _suite(view: CaseView) -> list[Property]:
    content, labels = view.content, view.labels
    timeout = content.timeout
    turns = content.max_iterations if not content.stopping_criterias else None
    return [
        Property(label=tr("Name"), value=labels.name or ""),
        Property(label=tr("Description"), value=labels.description or ""),
        Property(label=tr("Tags"), value=tr(", ").join(labels.tags or ())),
        Property(label=tr("Depends on"), value=content.deps or ""),
        Property(label=tr("Tools"), value=content.tools or ""),
        Property(label=tr("Agent settings"), value=content.agent_config or ""),
        Property(
            label=tr("Time limit"),
            value="" if timeout is None else _duration(timeout),
        ),
        Property(label=tr("Live turns"), value="" if turns is None else _at_most(turns)),
        Property(label=tr("Other data"), value=labels.metadata or ""),
    ]


def _duration(milliseconds: int) -> str:
    if milliseconds % 1000 == 0:
        return tr("{n} s").format(n=format_number(milliseconds // 1000))
    return tr("{n} ms").format(n=format_number(milliseconds))


def _at_most(turns: int) -> str:
    return tr("at most {n}").format(n=format_number(turns))


def _hidden(label: str) -> Property:
    return Property(label=label, value=tr("Hidden until you vote"), is_given=False, icon="eye-off")


def _or_nothing(label: str, value: str | None, nothing: str) -> Property:
    if value:
        return Property(label=label, value=value)
    return Property(label=label, value=nothing, is_given=False)
