"""What the bar of an import says and allows at each stage."""

from dataclasses import dataclass
from enum import Enum

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.course import Course, Stage
from reviewer_app.ui.importing.outlook import (
    counting_words,
    go_on_words,
    outlook_words,
    read_in_words,
)


class Way(Enum):
    """Where a button of the bar leads."""

    NOWHERE = "nowhere"
    STEP = "step"
    READ_IN = "read in"
    CONTINUE = "continue"
    REVIEW = "review"
    NEXT = "next"
    ANOTHER = "another"
    CLOSE = "close"


@dataclass(frozen=True, slots=True, kw_only=True)
class BarState:
    """count, words: what will come of the file. Buttons without words are away."""

    has_back: bool = True
    has_keep: bool = False
    count: str = ""
    words: str = ""
    go_on: str = ""
    way: Way = Way.NOWHERE
    can_go_on: bool = True
    other: str = ""
    other_way: Way = Way.NOWHERE


def bar_state(course: Course, *, has_next: bool, is_new: bool, is_complete: bool) -> BarState:
    """The bar of the stage at hand.

    has_next: another file waits. is_new: the target has no cases yet, so that nothing there can
    change. is_complete: the target has a name.
    """
    match course.stage:
        case Stage.FILE:
            return _file(has_next=has_next)
        case Stage.COLUMNS:
            return _columns(course)
        case Stage.TARGET:
            return _target(course, is_new=is_new, is_complete=is_complete)
        case Stage.STOPPED:
            return _stopped(course)
        case Stage.DONE:
            return _done(course, has_next=has_next)
        case Stage.REFUSED:
            return _refused(has_next=has_next)
        case Stage.LOOKING:
            return BarState()
        case Stage.READING:
            return BarState(has_back=False)


def _file(*, has_next: bool) -> BarState:
    skip = (tr("Skip this file"), Way.NEXT) if has_next else ("", Way.NOWHERE)
    return BarState(go_on=tr("Go on"), way=Way.STEP, other=skip[0], other_way=skip[1])


def _outlook(course: Course) -> tuple[str, str]:
    if course.lacks:
        return "", tr("Choose the column that goes to Input.")
    return outlook_words(course.survey) if course.survey else ("", counting_words(0, 0))


def _columns(course: Course) -> BarState:
    count, words = _outlook(course)
    return BarState(
        has_keep=True,
        count=count,
        words=words,
        go_on=go_on_words(course.readable) if course.survey else tr("Go on"),
        way=Way.STEP,
        can_go_on=not course.lacks and (course.survey is None or course.readable > 0),
    )


def _target(course: Course, *, is_new: bool, is_complete: bool) -> BarState:
    """What changes here is shown before it is read in; a new dataset has nothing to change."""
    count, words = _outlook(course)
    is_known = course.survey is not None
    return BarState(
        count=count,
        words=words,
        go_on=read_in_words(course.readable) if is_known else tr("Read in"),
        way=Way.READ_IN,
        can_go_on=is_complete and (course.readable > 0 if is_known else is_new),
    )


def _stopped(course: Course) -> BarState:
    """Without a result it broke off; then the window says why."""
    return BarState(go_on=tr("Continue") if course.run.result else "", way=Way.CONTINUE)


def _done(course: Course, *, has_next: bool) -> BarState:
    has_cases = bool(course.run.dataset_id)
    review = (tr("Review these cases"), Way.REVIEW)
    if has_next:
        other = review if has_cases else ("", Way.NOWHERE)
        return BarState(
            has_back=False,
            go_on=tr("Go on with the next file"),
            way=Way.NEXT,
            other=other[0],
            other_way=other[1],
        )
    if not has_cases:
        return BarState(has_back=False, go_on=tr("Close"), way=Way.CLOSE)
    return BarState(
        has_back=False, go_on=review[0], way=review[1], other=tr("Close"), other_way=Way.CLOSE
    )


def _refused(*, has_next: bool) -> BarState:
    if has_next:
        return BarState(go_on=tr("Go on with the next file"), way=Way.NEXT)
    return BarState(go_on=tr("Choose another file"), way=Way.ANOTHER)
