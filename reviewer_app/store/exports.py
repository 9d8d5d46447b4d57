"""Cases with their review as a file carries them: mine where I have one, else the published."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from reviewer_app.domain.files import ExportedCase
from reviewer_app.domain.people import Person
from reviewer_app.domain.queues import Filter
from reviewer_app.store.cases import ReviewedCase, to_reviewed
from reviewer_app.store.queues import matches
from reviewer_app.store.tables import CASES, DATASETS, PRODUCTS


def exported_after(
    session: Session, filter_: Filter, after: int, limit: int, me: Person | None
) -> list[tuple[int, ExportedCase]]:
    """The next cases of a filter in its order, each with its row number for the next page."""
    query = (
        select(CASES, DATASETS.c.name.label("dataset"), PRODUCTS.c.name.label("product"))
        .join(DATASETS, DATASETS.c.id == CASES.c.dataset_id)
        .join(PRODUCTS, PRODUCTS.c.id == DATASETS.c.product_id)
        .where(*matches(session, filter_), CASES.c.n > after)
        .order_by(CASES.c.n)
        .limit(limit)
    )
    found = [to_reviewed(row) for row in session.execute(query).mappings()]
    return [(reviewed.n, _exported(reviewed, me)) for reviewed in found]


def _exported(reviewed: ReviewedCase, me: Person | None) -> ExportedCase:
    mine = reviewed.my_vote.score != 0
    marked = reviewed.my_reviewed_at is not None and me is not None
    return ExportedCase(
        case=reviewed.case,
        dataset=reviewed.dataset,
        user_score=reviewed.my_vote.score if mine else reviewed.published_score,
        user_score_reason=reviewed.my_vote.reason if mine else reviewed.published_reason,
        reviewed_by=me.name if marked and me else reviewed.published_reviewer,
    )
