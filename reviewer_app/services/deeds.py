"""Deeds: what a person just did, as windows and command lines name it."""

from dataclasses import dataclass

from reviewer_app.domain.steps import StepName, subject
from reviewer_app.services.feed import Affected
from reviewer_app.store import journal
from reviewer_app.store.database import Session


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided:
    """What a person did, now on the disk. step: give it to add to the same deed.

    case_id: the case that it was about, or empty. subject: the name of the file, dataset or
    product that it was about, or empty.
    """

    step: str
    name: StepName
    case_id: str
    subject: str = ""


def decided(session: Session, step: journal.Step | None) -> Decided | None:
    """A step of the journal as a deed."""
    if step is None:
        return None
    about = "" if step.case_id else subject(journal.changes_of(session, step.id))
    return Decided(step=step.id, name=step.name, case_id=step.case_id, subject=about)


def affected(deed: Decided) -> Affected:
    """Whom a deed concerns."""
    if deed.case_id:
        return Affected(cases=frozenset({deed.case_id}))
    if deed.name in {"write_guidelines", "withdraw_guidelines"}:
        return Affected(guidelines=True)
    return Affected(everything=True)
