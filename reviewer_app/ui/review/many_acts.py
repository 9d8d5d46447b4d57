"""What can be done to many cases at once: the acts in the order of their keys."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from reviewer_app.domain.changes import MarkState
from reviewer_app.domain.reasons import join
from reviewer_app.services.deciding_many import Wish
from reviewer_app.ui.i18n import tr


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One of the acts that are offered. name: of itself; words: on its option; digit: its key.

    takes_off: whether it reverses the act that has the same key, which is pressed twice for it.
    """

    name: str
    words: str
    digit: int
    takes_off: bool = False

    @property
    def has_reason(self) -> bool:
        """Whether a reason can go along."""
        return self.name in {"vote_up", "vote_down"}

    @property
    def has_question(self) -> bool:
        """Whether a question can go along."""
        return self.name == "ask"

    @property
    def has_time(self) -> bool:
        """Whether it needs a time."""
        return self.name == "defer"


def acts() -> tuple[Act, ...]:
    """The votes, then the marks, each with the act that takes it off behind it."""
    return (
        Act(name="vote_up", words=tr("Upvote"), digit=1),
        Act(name="vote_down", words=tr("Downvote"), digit=2),
        Act(name="clear_vote", words=tr("Clear the vote"), digit=3),
        Act(name="review", words=tr("Mark as reviewed"), digit=4),
        Act(name="unreview", words=tr("Take the reviewed mark off"), digit=4, takes_off=True),
        Act(name="skip", words=tr("Skip"), digit=5),
        Act(name="unskip", words=tr("Take off Skipped"), digit=5, takes_off=True),
        Act(name="defer", words=tr("Defer"), digit=6),
        Act(name="undefer", words=tr("Bring back from Deferred"), digit=6, takes_off=True),
        Act(name="flag", words=tr("Flag"), digit=7),
        Act(name="unflag", words=tr("Take the flag off"), digit=7, takes_off=True),
        Act(name="ask", words=tr("Ask a senior"), digit=8),
        Act(name="unask", words=tr("Take the question back"), digit=8, takes_off=True),
    )


def wish_of(
    act: Act, *, word: str = "", text: str = "", question: str = "", until: datetime | None = None
) -> Wish:
    """What an act asks for, with its reason, question or time."""
    reason = join(word, text.strip()) if act.has_reason else ""
    wishes: Mapping[str, Wish] = {
        "vote_up": Wish.to_vote(1, reason),
        "vote_down": Wish.to_vote(-1, reason),
        "clear_vote": Wish.to_vote(0),
        "review": Wish.to_review(True),
        "unreview": Wish.to_review(False),
        "skip": Wish.to_mark("skip", MarkState()),
        "unskip": Wish.to_mark("skip", None),
        "defer": Wish.to_mark("defer", MarkState(until=until)),
        "undefer": Wish.to_mark("defer", None),
        "flag": Wish.to_mark("flag", MarkState()),
        "unflag": Wish.to_mark("flag", None),
        "ask": Wish.to_mark("ask", MarkState(note=question.strip())),
        "unask": Wish.to_mark("ask", None),
    }
    return wishes[act.name]
