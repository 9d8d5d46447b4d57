"""What persons decided on cases: whether one was touched since something else was done to it."""

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Select, Table, exists, func, literal_column, select

from reviewer_app.domain.people import UNKNOWN_FILE
from reviewer_app.store.columns import to_safe
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, PEOPLE, REVIEWS, VOTES


def by_a_person(table: Table) -> ColumnElement[bool]:
    """Votes or marks that no file brought; spelled as in the index of them, or it is not used."""
    return table.c.person != literal_column(f"'{UNKNOWN_FILE.id}'")


def is_decided() -> ColumnElement[bool]:
    """Whether a person voted on a case or marked it, whoever that is."""
    votes = exists().where(VOTES.c.revision == CASES.c.id, by_a_person(VOTES))
    marks = exists().where(REVIEWS.c.revision == CASES.c.id, by_a_person(REVIEWS))
    return votes | marks


def is_touched() -> ColumnElement[bool]:
    """Whether a case was decided here, or made or edited by hand: no import brought it."""
    return is_decided() | CASES.c.import_id.is_(None)


def standings(session: Session, case_ids: Iterable[str]) -> dict[str, str]:
    """What persons decided on each of these cases, as a text to compare; none where nothing."""
    ids = listed(case_ids)
    found: dict[str, list[object]] = {}
    votes = select(VOTES.c.revision, VOTES.c.person, VOTES.c.score, VOTES.c.reason)
    marks = select(REVIEWS.c.revision, REVIEWS.c.person)
    for table, query in ((VOTES, votes), (REVIEWS, marks)):
        query = query.where(table.c.revision.in_(ids), by_a_person(table))
        for row in session.execute(query.order_by(table.c.revision, table.c.person)):
            found.setdefault(row[0], []).append(list(row[1:]))
    return {case_id: json.dumps(told) for case_id, told in found.items()}


def deciders(session: Session, case_ids: Iterable[str]) -> list[str]:
    """The names of the persons who voted on any of these cases, marked or edited it."""
    ids = listed(case_ids)
    votes = select(VOTES.c.person).where(VOTES.c.revision.in_(ids), by_a_person(VOTES))
    marks = select(REVIEWS.c.person).where(REVIEWS.c.revision.in_(ids), by_a_person(REVIEWS))
    families = select(CASES.c.family_id).where(CASES.c.id.in_(ids))
    edits = select(CASES.c.created_by).where(
        CASES.c.family_id.in_(families),
        CASES.c.legacy_at.is_(None),
        CASES.c.deleted_at.is_(None),
        CASES.c.import_id.is_(None),
        CASES.c.id.not_in(ids),
    )
    is_theirs = PEOPLE.c.id.in_(votes) | PEOPLE.c.id.in_(marks) | PEOPLE.c.id.in_(edits)
    names = select(PEOPLE.c.name).where(is_theirs)
    return list(session.execute(names.order_by(PEOPLE.c.name)).scalars())


def listed(texts: Iterable[str]) -> Select[Any]:
    """Texts to look for as one parameter: hundreds of them cost as much as the search itself."""
    whole = json.dumps([to_safe(text) for text in texts])
    return select(func.json_each(whole).table_valued("value").c.value)
