"""Families of revisions, put into a store as another person's edits would come in."""

from collections.abc import Callable
from datetime import timedelta

from sqlalchemy import insert, update

from reviewer_app.domain.cases import Content, TestCase
from reviewer_app.domain.people import Person
from reviewer_app.domain.revisions import fork
from reviewer_app.store.people import save_person
from reviewer_app.store.rows import CASE_COLUMNS, to_values
from reviewer_app.store.sessions import Session
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
    new, work = revision(head, number, content=content, by=by)
    bench.write(work)
    return new


def revision(
    head: TestCase, number: int, *, content: Content | None = None, by: Person = OTHER
) -> tuple[TestCase, Callable[[Session], None]]:
    """Another revision on top of a head, and what puts it into a store without telling anybody."""
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

    def work(session: Session) -> None:
        save_person(session, by)
        session.execute(superseded)
        session.execute(insert(CASES), row)

    return new, work
