"""Cut-offs: an act on many cases that did not come to its end, and how far it came."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, cast, get_args

from reviewer_app.services.deeds import Decided, decided
from reviewer_app.store import journal, people
from reviewer_app.store.database import Session

_KEY = "many"

ManyAct = Literal["decide", "undo", "redo"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How far an act on many cases is. step: the one on the undo stack that it is about.

    done, cases: how many it has dealt with, and of how many.
    """

    act: ManyAct
    step: str
    done: int
    cases: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CutOff:
    """An act that was cut off. deed: its step, whose cases are those that it changed.

    is_next: whether Undo would go on with it, or take it back, now; else what the person did
    since comes first.
    """

    course: Course
    deed: Decided
    is_next: bool


def note(session: Session, course: Course) -> None:
    """Note how far an act is, with what it has done in the same transaction; its end is none."""
    is_over = course.done >= course.cases
    people.write_meta(session, _KEY, "" if is_over else json.dumps(asdict(course)))


def forget(session: Session) -> None:
    """The person knows."""
    if people.read_meta(session, _KEY):
        people.write_meta(session, _KEY, "")


def read_cut_off(session: Session, person: str) -> CutOff | None:
    """The act of which nobody has told the end; None where its step was taken back since."""
    course = _course(people.read_meta(session, _KEY) or "")
    step = journal.read_step(session, course.step) if course else None
    if course is None or step is None or not journal.is_in_effect(session, step.id):
        return None
    deed, following = decided(session, step), journal.next_undo(session, person)
    assert deed is not None
    return CutOff(course=course, deed=deed, is_next=following == step)


def _course(text: str) -> Course | None:
    """What was noted; None for nothing, and for what another version of the program noted."""
    try:
        told: object = json.loads(text)
        if not isinstance(told, Mapping):
            return None
        course = Course(**cast("dict[str, Any]", told))
    except (ValueError, TypeError):
        return None
    return course if course.act in get_args(ManyAct) else None
