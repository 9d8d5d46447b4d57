"""What is said of one act on many cases: what it is called, what it would do, what it has done."""

from dataclasses import dataclass
from datetime import datetime

from reviewer_app.domain.changes import MarkState
from reviewer_app.domain.reasons import join
from reviewer_app.services.deciding_many import Outcome, Preview, Wish
from reviewer_app.ui.i18n import format_number, tr, tr_n

LONG_S = 4.0
"""Seconds from which on a preview says that it will take a while."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One of the acts that are offered. name: of itself; words: on its option."""

    name: str
    words: str

    @property
    def has_reason(self) -> bool:
        """Whether a reason can go along."""
        return self.name in {"vote_up", "vote_down"}

    @property
    def has_time(self) -> bool:
        """Whether it needs a time."""
        return self.name == "defer"


def acts() -> tuple[Act, ...]:
    """What can be done to many cases at once."""
    return (
        Act(name="vote_up", words=tr("Upvote")),
        Act(name="vote_down", words=tr("Downvote")),
        Act(name="clear_vote", words=tr("Clear the vote")),
        Act(name="review", words=tr("Mark as reviewed")),
        Act(name="unreview", words=tr("Take the reviewed mark off")),
        Act(name="skip", words=tr("Skip")),
        Act(name="unskip", words=tr("Take off Skipped")),
        Act(name="defer", words=tr("Defer")),
        Act(name="flag", words=tr("Flag")),
        Act(name="unflag", words=tr("Take the flag off")),
    )


def wish_of(act: Act, word: str, text: str, until: datetime | None) -> Wish:
    """What an act asks for, with its reason or time."""
    reason = join(word, text.strip()) if act.has_reason else ""
    wishes = {
        "vote_up": Wish.to_vote(1, reason),
        "vote_down": Wish.to_vote(-1, reason),
        "clear_vote": Wish.to_vote(0),
        "review": Wish.to_review(True),
        "unreview": Wish.to_review(False),
        "skip": Wish.to_mark("skip", MarkState()),
        "unskip": Wish.to_mark("skip", None),
        "defer": Wish.to_mark("defer", MarkState(until=until)),
        "flag": Wish.to_mark("flag", MarkState()),
        "unflag": Wish.to_mark("flag", None),
    }
    return wishes[act.name]


def makes_done(wish: Wish) -> bool:
    """Whether cases are done after it."""
    return wish.vote.score != 0 if wish.act == "vote" else wish.act == "review" and wish.is_on


def preview_words(preview: Preview, wish: Wish) -> str:
    """The whole preview as a sentence or two: counts with their nouns, nothing that is zero."""
    cases = tr_n("{n} case:", "{n} cases:", preview.cases)
    parts = [_change_words(preview.changed, wish), _same_words(preview.same, wish)]
    parts += [
        tr_n("{n} of your upvotes goes", "{n} of your upvotes go", preview.upvotes),
        tr_n("{n} of your downvotes goes", "{n} of your downvotes go", preview.downvotes),
        tr_n(
            "{n} of your reasons is replaced", "{n} of your reasons are replaced", preview.reasons
        ),
        tr_n(
            "{n} is deferred otherwise so far",
            "{n} are deferred otherwise so far",
            preview.replaced,
        ),
        tr_n(
            "{n} is an earlier revision and left out",
            "{n} are earlier revisions and left out",
            preview.legacy,
        ),
        tr_n("{n} is not here any more", "{n} are not here any more", preview.gone),
    ]
    counts = [preview.changed or 1, preview.same, preview.upvotes, preview.downvotes]
    counts += [preview.reasons, preview.replaced, preview.legacy, preview.gone]
    told = [part for part, count in zip(parts, counts, strict=True) if count]
    sentence = f"{cases} {tr(', ').join(told)}."
    return " ".join(filter(None, (sentence, _time_words(preview.seconds))))


def _change_words(count: int, wish: Wish) -> str:
    if wish.act == "vote":
        by_score = {
            1: tr_n("{n} gets an upvote", "{n} get an upvote", count),
            -1: tr_n("{n} gets a downvote", "{n} get a downvote", count),
            0: tr_n("{n} loses its vote", "{n} lose their vote", count),
        }
        return by_score[wish.vote.score]
    if wish.act == "review":
        on = tr_n("{n} becomes reviewed", "{n} become reviewed", count)
        return on if wish.is_on else tr_n("{n} loses the mark", "{n} lose the mark", count)
    return {
        ("skip", True): tr_n("{n} is skipped", "{n} are skipped", count),
        ("skip", False): tr_n("{n} leaves Skipped", "{n} leave Skipped", count),
        ("defer", True): tr_n("{n} is deferred", "{n} are deferred", count),
        ("flag", True): tr_n("{n} is flagged", "{n} are flagged", count),
        ("flag", False): tr_n("{n} loses its flag", "{n} lose their flag", count),
    }[wish.kind or "", wish.is_on]


def _same_words(count: int, wish: Wish) -> str:
    takes_away = (wish.act == "vote" and wish.vote.score == 0) or not wish.is_on
    if takes_away:
        return tr_n("{n} has none", "{n} have none", count)
    return tr_n("{n} has it already", "{n} have it already", count)


def _time_words(seconds: float) -> str:
    """How long it takes, where that is worth a word."""
    if seconds < LONG_S:
        return ""
    if seconds < 90:
        time = tr_n("{n} second", "{n} seconds", 5 * max(1, round(seconds / 5)))
    else:
        time = tr_n("{n} minute", "{n} minutes", round(seconds / 60))
    return tr("This takes about {time}; you can go on working meanwhile.").format(time=time)


def answer_words(preview: Preview | None, act: Act) -> str:
    """The button: the act with its count, "Upvote: 290 cases"."""
    if preview is None:
        return act.words
    cases = tr_n("{n} case", "{n} cases", preview.changed)
    return tr("{act}: {cases}").format(act=act.words, cases=cases)


def running_words(act: str, done: int, total: int) -> str:
    """While it goes on: "Upvote: 120 of 290"."""
    return tr("{act}: {done} of {total}").format(
        act=act, done=format_number(done), total=format_number(total)
    )


def outcome_words(act: str, outcome: Outcome) -> str:
    """What a toast says at the end, also when it was cancelled."""
    cases = tr_n("{n} case", "{n} cases", outcome.changed)
    words = tr("{act}: {cases}").format(act=act, cases=cases)
    if outcome.left:
        rest = tr_n("{n} was not looked at", "{n} were not looked at", outcome.left)
        return tr("{words}. Stopped; {rest}.").format(words=words, rest=rest)
    if outcome.own:
        own = tr_n(
            "{n} that you decided meanwhile stays",
            "{n} that you decided meanwhile stay",
            outcome.own,
        )
        return tr("{words}; {rest}").format(words=words, rest=own)
    return words
