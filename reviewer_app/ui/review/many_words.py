"""What is said of one act on many cases: what it is called, what it would do, what it has done."""

from reviewer_app.services.cut_offs import CutOff
from reviewer_app.services.deciding_many import Outcome, Preview, Wish
from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.review.many_acts import Act
from reviewer_app.ui.review.sayings import deed_words

LONG_S = 4.0
"""Seconds from which on a preview says that it will take a while."""


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
        _replaced_words(preview.replaced, wish),
        tr_n("{n} leaves Skipped", "{n} leave Skipped", preview.skipped),
        tr_n("{n} leaves Deferred", "{n} leave Deferred", preview.deferred),
        tr_n(
            "{n} is an earlier revision and left out",
            "{n} are earlier revisions and left out",
            preview.legacy,
        ),
        tr_n("{n} is not here any more", "{n} are not here any more", preview.gone),
    ]
    counts = [preview.changed or 1, preview.same, preview.upvotes, preview.downvotes]
    counts += [preview.reasons, preview.replaced, preview.skipped, preview.deferred]
    counts += [preview.legacy, preview.gone]
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
        ("defer", False): tr_n("{n} comes back now", "{n} come back now", count),
        ("flag", True): tr_n("{n} is flagged", "{n} are flagged", count),
        ("flag", False): tr_n("{n} loses its flag", "{n} lose their flag", count),
        ("ask", True): tr_n("{n} goes to a senior", "{n} go to a senior", count),
        ("ask", False): tr_n("{n} question is taken back", "{n} questions are taken back", count),
    }[wish.kind or "", wish.is_on]


def _replaced_words(count: int, wish: Wish) -> str:
    """What a mark was set to so far and will not be any more."""
    if wish.kind == "ask":
        return tr_n(
            "{n} of your questions is replaced", "{n} of your questions are replaced", count
        )
    return tr_n("{n} is deferred otherwise so far", "{n} are deferred otherwise so far", count)


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


def choose_words(count: int) -> str:
    """What stands where the preview will, while nothing is chosen."""
    chosen = tr_n("{n} case is selected.", "{n} cases are selected.", count)
    return f"{chosen} {tr('Nothing changes before you choose what to do.')}"


def answer_words(preview: Preview | None, act: Act | None) -> str:
    """The button: the act with its count, "Upvote: 290 cases"."""
    if act is None:
        return tr("Choose what to do")
    if preview is None:
        return act.words
    cases = tr_n("{n} case", "{n} cases", preview.changed)
    return tr("{act}: {cases}").format(act=act.words, cases=cases)


def running_words(act: str, done: int, total: int) -> str:
    """While it goes on: "Upvote: 120 of 290"."""
    return tr("{act}: {done} of {total}").format(
        act=act, done=format_number(done), total=format_number(total)
    )


def cut_off_words(cut_off: CutOff) -> str:
    """What was cut off, how far it came, and what becomes of it."""
    course = cut_off.course
    told = {
        "decide": tr("Cut off after {done} of {all} selected cases: {deed}."),
        "undo": tr("Cut off after {done} of {all} cases: undo of {deed}."),
        "redo": tr("Cut off after {done} of {all} cases: redo of {deed}."),
    }[course.act].format(
        done=format_number(course.done),
        all=format_number(course.cases),
        deed=deed_words(cut_off.deed),
    )
    goes_on = tr("Undo goes on with the rest.")
    then = goes_on if course.act == "undo" else tr("Undo takes that back.")
    before = "" if cut_off.is_next else tr("Undo first takes back what you did since.")
    return " ".join(filter(None, (told, before, then)))


def going_on_words(cut_off: CutOff) -> str:
    """The button that does so."""
    return tr("Go on with the undo") if cut_off.course.act == "undo" else tr("Undo")


def stopped_words(*, is_undo: bool) -> str:
    """What a toast says of an undo or redo that was stopped in the middle."""
    if is_undo:
        return tr("Stopped in the middle; Undo goes on with the rest")
    return tr("Stopped in the middle; Undo takes back what was done again")


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
