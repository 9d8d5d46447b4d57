"""Families of revisions, put into a store as another person's edits would come in."""

from datetime import timedelta

from sqlalchemy import insert, update

from reviewer_app.domain.cases import Content, TestCase
from reviewer_app.domain.people import Person
from reviewer_app.domain.revisions import fork
from reviewer_app.store.people import save_person
from reviewer_app.store.rows import CASE_COLUMNS, to_values
from reviewer_app.store.tables import CASES
from tests.support.builders import NOON, OTHER
from tests.support.stores import Bench


def edited(
    bench: Bench,
    head: TestCase,
    number: int,
    *,
    content: Content | None = None,
    by: Person = OTHER,
) -> TestCase:
    """Put another revision on top of a head; its id is revision- and the number."""
    made = fork(
        head,
        content or Content(input=f"Revision {number}"),
        new_id=f"revision-{number}",
        at=NOON + timedelta(days=number),
        by=by.id,
    )
    assert made is not None
    new = made.head
    row = dict(zip(CASE_COLUMNS, to_values(new), strict=True))
    superseded = update(CASES).where(CASES.c.id == head.id).values(legacy_at=new.created_at)
    bench.write(lambda session: save_person(session, by))
    bench.write(lambda session: [session.execute(superseded), session.execute(insert(CASES), row)])
    return new
