"""Deeds: what a person just did, as windows and command lines name it."""

from dataclasses import dataclass

from reviewer_app.domain.changes import Decision, revisions_of
from reviewer_app.domain.steps import StepName, subject
from reviewer_app.services.feed import Affected
from reviewer_app.services.listing import title
from reviewer_app.store import journal
from reviewer_app.store.cases import read_identity
from reviewer_app.store.database import Session
from reviewer_app.store.revisions import present_revision

_TELLING = 4
"""Changes of a step that tell what it is about; many decisions at once are all alike."""

_COMING_AND_GOING = {"create_case", "duplicate_case", "delete_case"}
_EDITS = {"edit_case", "relabel_case", *_COMING_AND_GOING}
_VERDICTS = frozenset(
    {"upvote", "downvote", "clear_vote", "reason", "mark_reviewed", "unmark_reviewed", "approve"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided:
    """What a person did, now on the disk. step: give it to add to the same deed.

    case_id: the revision to look at now, or empty where there is none. subject: the name of the
    file, dataset, product or deleted case that it was about, or empty. cases: the revisions that
    it changed. dataset_id and n, its row: of a case that came or went. count: how many cases were
    decided.
    """

    step: str
    name: StepName
    case_id: str
    subject: str = ""
    cases: frozenset[str] = frozenset()
    dataset_id: str = ""
    n: int = 0
    count: int = 1


def decided(session: Session, step: journal.Step | None) -> Decided | None:
    """A step of the journal as a deed."""
    if step is None:
        return None
    if step.name in _EDITS:
        return _edited(session, step)
    if step.case_id:
        return Decided(step=step.id, name=step.name, case_id=step.case_id)
    first = journal.first_of(session, step.id, _TELLING)
    is_many = isinstance(first[0], Decision)
    return Decided(
        step=step.id,
        name=step.name,
        case_id="",
        subject=subject(first),
        count=journal.count_of(session, step.id) if is_many else 1,
    )


def _edited(session: Session, step: journal.Step) -> Decided:
    """An edit concerns two revisions, and may have taken away the one that it was about."""
    changes = journal.changes_of(session, step.id)
    case = read_identity(session, step.case_id)
    shown = present_revision(session, step.case_id)
    return Decided(
        step=step.id,
        name=step.name,
        case_id=shown or "",
        subject="" if shown else title(case.family_id, case.external_id),
        cases=frozenset(case_id for change in changes for case_id in revisions_of(change)),
        dataset_id=case.dataset_id if step.name in _COMING_AND_GOING else "",
        n=case.n if step.name in _COMING_AND_GOING else 0,
    )


def affected(deed: Decided) -> Affected:
    """Whom a deed concerns."""
    if deed.name in _EDITS:
        datasets = frozenset({deed.dataset_id} if deed.dataset_id else ())
        return Affected(cases=deed.cases, datasets=datasets)
    if deed.case_id:
        is_verdict = deed.name in _VERDICTS
        return Affected(cases=frozenset({deed.case_id}), verdicts_only=is_verdict)
    if deed.name in {"write_guidelines", "withdraw_guidelines"}:
        return Affected(guidelines=True)
    return Affected(everything=True)
