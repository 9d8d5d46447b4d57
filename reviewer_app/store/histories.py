"""Where one revision stands in the history of its case, for the page that shows it."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam, func, select

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.changes import Vote
from reviewer_app.store.people import my_id
from reviewer_app.store.revisions import chain_from, latest_of
from reviewer_app.store.sessions import Session
from reviewer_app.store.standings import listed
from reviewer_app.store.tables import CASES, IMPORTS, PEOPLE, VOTES


@dataclass(frozen=True, slots=True, kw_only=True)
class RevisionRef:
    """Another revision of the same case. number: from 1, None in an incomplete family."""

    case_id: str
    number: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlierVote:
    """My vote on an earlier revision, and when I cast it: on the nearest that I voted on.

    is_same: that one has the very content of this one, and so it goes before nearer ones.
    """

    vote: Vote
    revision: RevisionRef
    at: datetime
    is_same: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """What came before and after a revision.

    revision: its number, only where the family is complete. revisions: how many are here. parent:
    it evolved from; successor: it is superseded by. head_id: the latest one. author: who made it;
    file_name: the import that did, or empty. note: left with the edit. earlier_vote: only while I
    have no vote on this revision.
    """

    revision: int | None
    revisions: int
    parent: RevisionRef | None
    successor: RevisionRef | None
    head_id: str
    author: str
    is_mine: bool
    file_name: str
    note: str
    earlier_vote: EarlierVote | None


def read_history(session: Session, case: TestCase, my_vote: Vote) -> History:
    """The history of one revision; it costs the length of its family and not of the store."""
    chain = _chain(session, case)
    me = my_id(session)
    maker = _maker(session, case.id)
    return History(
        revision=chain.number(chain.place),
        revisions=len(chain.ids),
        parent=chain.ref(chain.place + 1),
        successor=chain.ref(chain.place - 1),
        head_id=chain.ids[0],
        author=maker.author,
        is_mine=case.created_by == me,
        file_name=maker.file_name,
        note=maker.note,
        earlier_vote=None
        if me is None or my_vote.score
        else _earlier_vote(session, chain, me, case.content_hash),
    )


def revision_number(session: Session, case: TestCase) -> int | None:
    """The number of a revision, from 1; None in an incomplete family."""
    chain = _chain(session, case)
    return chain.number(chain.place)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Chain:
    """The ids of a family from the latest revision back, and the place of one of them."""

    ids: list[str]
    place: int
    is_complete: bool

    def number(self, place: int) -> int | None:
        return len(self.ids) - place if self.is_complete else None

    def ref(self, place: int) -> RevisionRef | None:
        if not 0 <= place < len(self.ids):
            return None
        return RevisionRef(case_id=self.ids[place], number=self.number(place))


def _chain(session: Session, case: TestCase) -> _Chain:
    if case.parent_id is None and case.legacy_at is None:  # as most are
        return _Chain(ids=[case.id], place=0, is_complete=True)
    latest = latest_of(session, case.id)
    ids, is_complete = _ids_from(session, latest)
    if case.id in ids:
        return _Chain(ids=ids, place=ids.index(case.id), is_complete=is_complete)
    # What lies between it and the latest one is not here.
    ids, _ = _ids_from(session, case.id)
    return _Chain(ids=[latest, *ids], place=1, is_complete=False)


def _ids_from(session: Session, latest: str) -> tuple[list[str], bool]:
    """The ids from a revision back to its first ancestor here, and whether that is the first."""
    chain = chain_from(latest)
    query = select(chain.c.id, chain.c.parent_id).order_by(chain.c.depth)
    rows = session.execute(query).all()
    return [row.id for row in rows], rows[-1].parent_id is None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Maker:
    author: str
    file_name: str
    note: str


_MAKER = (
    select(
        func.coalesce(PEOPLE.c.name, "").label("author"),
        func.coalesce(IMPORTS.c.file_name, "").label("file_name"),
        func.coalesce(CASES.c.note, "").label("note"),
    )
    .select_from(CASES)
    .outerjoin(PEOPLE, PEOPLE.c.id == CASES.c.created_by)
    .outerjoin(IMPORTS, IMPORTS.c.id == CASES.c.import_id)
    .where(CASES.c.id == bindparam("case"))
)


def _maker(session: Session, case_id: str) -> _Maker:
    """Who made a revision, the file it came in with, and why; empty where there is none."""
    row = session.execute(_MAKER, {"case": case_id}).one()
    return _Maker(author=row.author, file_name=row.file_name, note=row.note)


def _earlier_vote(
    session: Session, chain: _Chain, me: str, content_hash: str
) -> EarlierVote | None:
    """The nearest one with this content, else the nearest by parents: clocks may be wrong."""
    earlier = chain.ids[chain.place + 1 :]
    if not earlier:
        return None
    is_same = (CASES.c.content_hash == content_hash).label("is_same")
    votes = (
        select(VOTES.c.revision, VOTES.c.score, VOTES.c.reason, VOTES.c.at, is_same)
        .join(CASES, CASES.c.id == VOTES.c.revision)
        .where(VOTES.c.revision.in_(listed(earlier)), VOTES.c.person == me, VOTES.c.score != 0)
    )
    found = {row.revision: row for row in session.execute(votes)}
    voted = [case_id for case_id in earlier if case_id in found]
    if not voted:
        return None
    row = found[min(voted, key=lambda case_id: not found[case_id].is_same)]
    place = chain.ids.index(row.revision)
    return EarlierVote(
        vote=Vote(score=row.score, reason=row.reason),
        revision=RevisionRef(case_id=row.revision, number=chain.number(place)),
        at=row.at,
        is_same=bool(row.is_same),
    )
