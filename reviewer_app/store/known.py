"""Which cases of a dataset the rows of a file are: looked up by id, family or content."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import ColumnElement, RowMapping, func, select

from reviewer_app.domain.cases import LABEL_FIELDS, Labels, TestCase
from reviewer_app.domain.changes import Score
from reviewer_app.domain.people import UNKNOWN_FILE
from reviewer_app.store.hiding import is_visible
from reviewer_app.store.rows import to_case, to_labels
from reviewer_app.store.sessions import Session
from reviewer_app.store.standings import is_touched, listed
from reviewer_app.store.tables import CASES


@dataclass(frozen=True, slots=True, kw_only=True)
class Opinion:
    """A vote with its reason, and a reviewer, as files have them; 0 and None: undecided."""

    score: Score | None = None
    reason: str | None = None
    reviewer: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownCase:
    """The head of a family that is here already, without its content.

    is_touched: somebody voted on it, marked it or edited it here. published: what files said of
    it; exported: what an export says, mine before the published.
    """

    n: int
    case_id: str
    family_id: str
    external_id: str | None
    content_hash: str
    is_touched: bool
    is_augmented: bool | None
    labels: Labels
    published: Opinion
    exported: Opinion


_KNOWN = (
    CASES.c.n,
    CASES.c.id,
    CASES.c.family_id,
    CASES.c.external_id,
    CASES.c.content_hash,
    CASES.c.is_augmented,
    CASES.c.my_score,
    CASES.c.my_reason,
    CASES.c.my_reviewed_at,
    CASES.c.published_score,
    CASES.c.published_reason,
    CASES.c.published_reviewer,
    *(CASES.c[name] for name in LABEL_FIELDS),
    is_touched().label("is_touched"),
)


def has_heads(session: Session, dataset_id: str) -> bool:
    """Whether any case of a dataset is to be seen."""
    query = select(CASES.c.n).where(*_heads(session, dataset_id)).limit(1)
    return session.execute(query).first() is not None


def known_by_external_id(
    session: Session, dataset_id: str, external_ids: Iterable[str], me: str | None = None
) -> dict[str, KnownCase]:
    """The heads of a dataset that bear these ids. me: my name, as an export writes it."""
    found = _known(session, dataset_id, CASES.c.external_id, external_ids, me)
    return {known.external_id: known for known in found if known.external_id is not None}


def known_by_family(
    session: Session, dataset_id: str | None, family_ids: Iterable[str], me: str | None = None
) -> dict[str, KnownCase]:
    """The heads of these families, as far as they are in the dataset; None: in any."""
    found = _known(session, dataset_id, CASES.c.family_id, family_ids, me)
    return {known.family_id: known for known in found}


def known_by_content(session: Session, dataset_id: str, hashes: Iterable[str]) -> dict[str, int]:
    """How many heads of a dataset have each of these contents."""
    query = (
        select(CASES.c.content_hash, func.count())
        .where(CASES.c.content_hash.in_(listed(hashes)), *_heads(session, dataset_id))
        .group_by(CASES.c.content_hash)
    )
    return {row[0]: row[1] for row in session.execute(query)}


def known_by_only_content(
    session: Session, dataset_id: str, hashes: Iterable[str], me: str | None = None
) -> dict[str, KnownCase]:
    """The heads with these contents, each of which only one head of the dataset has."""
    found = _known(session, dataset_id, CASES.c.content_hash, hashes, me)
    return {known.content_hash: known for known in found}


def _known(
    session: Session,
    dataset_id: str | None,
    column: ColumnElement[Any],
    values: Iterable[str],
    me: str | None,
) -> list[KnownCase]:
    query = select(*_KNOWN).where(column.in_(listed(values)), *_heads(session, dataset_id))
    return [_to_known(row, me) for row in session.execute(query).mappings()]


def _heads(session: Session, dataset_id: str | None) -> list[ColumnElement[bool]]:
    of_dataset = [] if dataset_id is None else [CASES.c.dataset_id == dataset_id]
    return [
        *of_dataset,
        CASES.c.legacy_at.is_(None),
        CASES.c.deleted_at.is_(None),
        *is_visible(session),
    ]


def _to_known(row: RowMapping, me: str | None) -> KnownCase:
    return KnownCase(
        n=row["n"],
        case_id=row["id"],
        family_id=row["family_id"],
        external_id=row["external_id"],
        content_hash=row["content_hash"],
        is_touched=bool(row["is_touched"]),
        is_augmented=row["is_augmented"],
        labels=to_labels(cast("dict[str, object]", row)),
        published=Opinion(
            score=row["published_score"],
            reason=row["published_reason"],
            reviewer=row["published_reviewer"],
        ),
        exported=Opinion(
            score=row["my_score"] or row["published_score"],
            reason=row["my_reason"] if row["my_score"] else row["published_reason"],
            reviewer=me if row["my_reviewed_at"] else row["published_reviewer"],
        ),
    )


def opinion_columns(opinion: Opinion) -> dict[str, Any]:
    """What a row keeps of what files say of a case, by column."""
    told = opinion.score is not None or opinion.reviewer is not None
    return {
        "published_score": opinion.score,
        "published_reason": opinion.reason,
        "published_reviewer": opinion.reviewer,
        "published_by": UNKNOWN_FILE.id if told else None,
    }


def read_cases(session: Session, case_ids: Iterable[str]) -> Mapping[str, TestCase]:
    """Whole cases by the id of the revision, as far as they are here."""
    rows = session.execute(select(CASES).where(CASES.c.id.in_(listed(case_ids)))).mappings()
    return {row["id"]: to_case(cast("dict[str, object]", row)) for row in rows}
