"""Case views: everything that the page of one case shows of a revision."""

from dataclasses import dataclass
from datetime import datetime

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.changes import Score, Seen, Vote
from reviewer_app.domain.json import Json
from reviewer_app.domain.marks import NO_MARKS, CaseMarks
from reviewer_app.domain.people import UNKNOWN_FILE
from reviewer_app.domain.reasons import Reasons
from reviewer_app.services.listing import title
from reviewer_app.store import cases, marks, people
from reviewer_app.store.database import Session
from reviewer_app.store.datasets import read_reasons
from reviewer_app.store.drafts import REASON, Draft, has_edit, read_draft
from reviewer_app.store.guidelines import GuidelineRef, read_ref
from reviewer_app.store.histories import EarlierVote, RevisionRef, read_history

__all__ = [
    "CaseView",
    "EarlierVote",
    "GuidelineRef",
    "Published",
    "RevisionRef",
    "view_of",
]


HIDDEN_FIELDS = frozenset({"confidence", "confidence_reason"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """What the file or the server says of a case: not mine. reviewer: as it is spelled there."""

    score: Score
    reason: str
    reviewer: str | None
    is_from_file: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseView:
    """Everything the case page shows of one revision. draft: my half-typed reason.

    revision: its number, where the family is complete; revisions: how many are here. parent: it
    evolved from; successor: it is superseded by. head_id: the latest one. author: who made it,
    file_name: the import that did; note: left with the edit. earlier_vote: my vote on an earlier
    revision, while I have none on this one. has_edit_draft: something is half-edited here.
    guidelines: those of its dataset. marks: mine, in effect. reasons: of its dataset, none for
    those of the program.
    """

    n: int
    seen: Seen
    title: str
    external_id: str | None
    dataset_id: str
    dataset: str
    product: str
    content: Content
    labels: Labels
    is_augmented: bool | None
    is_legacy: bool
    created_at: datetime
    vote: Vote
    reviewed_at: datetime | None
    published: Published | None
    draft: Draft | None = None
    revision: int | None = 1
    revisions: int = 1
    parent: RevisionRef | None = None
    successor: RevisionRef | None = None
    head_id: str = ""
    author: str = ""
    is_my_revision: bool = False
    file_name: str = ""
    note: str = ""
    earlier_vote: EarlierVote | None = None
    guidelines: GuidelineRef | None = None
    is_blind: bool = False
    has_edit_draft: bool = False
    marks: CaseMarks = NO_MARKS
    reasons: Reasons = ()

    @property
    def case_id(self) -> str:
        """The id of this revision."""
        return self.seen.case_id

    @property
    def hides(self) -> bool:
        """Whether confidence and others' verdicts are hidden: until my vote on this revision."""
        return self.is_blind and self.vote.score == 0

    @property
    def hidden_fields(self) -> frozenset[str]:
        """The fields of the case that nobody may see before that, on whichever page."""
        return HIDDEN_FIELDS if self.hides else frozenset()

    @property
    def in_sight(self) -> tuple[str, ...]:
        """What else of the case was on screen when somebody decided, for the audit trail."""
        if self.hides:
            return ()
        found = ["confidence"] if self.labels.confidence is not None else []
        published = self.published
        if published is not None and (published.score or published.reviewer):
            found.append("published_vote")
        return tuple(found)

    @property
    def is_done(self) -> bool:
        """My 1 or -1, or my mark."""
        return self.vote.score != 0 or self.reviewed_at is not None


def view_of(session: Session, reviewed: cases.ReviewedCase) -> CaseView:
    """The view of a case with its review, its history and what is half-typed."""
    case = reviewed.case
    is_legacy = case.legacy_at is not None
    history = read_history(session, case, reviewed.my_vote)
    return CaseView(
        n=reviewed.n,
        seen=Seen(case_id=case.id, content_hash=case.content_hash),
        title=title(case.family_id, case.external_id),
        external_id=case.external_id,
        dataset_id=case.dataset_id,
        dataset=reviewed.dataset,
        product=reviewed.product,
        content=case.content,
        labels=case.labels,
        is_augmented=case.is_augmented,
        is_legacy=is_legacy,
        created_at=case.created_at,
        vote=reviewed.my_vote,
        reviewed_at=reviewed.my_reviewed_at,
        published=_published(reviewed),
        draft=read_draft(session, case.id, REASON),
        revision=history.revision,
        revisions=history.revisions,
        parent=history.parent,
        successor=history.successor,
        head_id=history.head_id,
        author=history.author,
        is_my_revision=history.is_mine,
        file_name=history.file_name,
        note=history.note,
        earlier_vote=history.earlier_vote,
        has_edit_draft=not is_legacy and has_edit(session, case.family_id),
        guidelines=read_ref(session, case.dataset_id, people.my_id(session) or ""),
        marks=marks.marks_of(session, case.family_id),
        reasons=read_reasons(session, case.dataset_id),
    )


def _published(reviewed: cases.ReviewedCase) -> Published | None:
    if reviewed.published_by is None:
        return None
    return Published(
        score=reviewed.published_score or 0,
        reason=reviewed.published_reason or "",
        reviewer=reviewed.published_reviewer,
        is_from_file=reviewed.published_by == UNKNOWN_FILE.id,
    )


def plain_text(value: str | Json | None) -> str:
    """Text or JSON as the characters to show."""
    return value.text if isinstance(value, Json) else value or ""
