"""Whether a store is sound: SQLite's own checks, and whether all that follows from facts does."""

import re
import sqlite3
from collections.abc import Callable
from typing import cast

from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from reviewer_app.domain.changes import (
    NO_VOTE,
    AnyChange,
    CastVote,
    CodecError,
    DeleteDataset,
    DeleteProduct,
    EditDataset,
    MakeDataset,
    MakeProduct,
    MarkReviewed,
    RemoveImport,
    RenameProduct,
    case_of,
    is_undoable,
)
from reviewer_app.domain.revisions import content_hash
from reviewer_app.domain.steps import step_name
from reviewer_app.store import journal
from reviewer_app.store.journal import DONE, DROPPED, UNDONE
from reviewer_app.store.rows import to_case
from reviewer_app.store.tables import (
    CASES,
    CHANGES,
    DATASETS,
    IMPORTS,
    PRODUCTS,
    REVIEWS,
    STEPS,
    VOTES,
)

_SEARCH_ONLY = re.compile("inverted index for FTS5 table")
"""What newer SQLite says of a search index that does not fit; it can be made anew."""


def page_damage(connection: sqlite3.Connection) -> list[str]:
    """What SQLite's quick check finds wrong with a file; empty when nothing is."""
    return _real([said for (said,) in connection.execute("PRAGMA quick_check(20)")])


def _real(verdicts: list[str]) -> list[str]:
    return [said for said in verdicts if said != "ok" and not _SEARCH_ONLY.search(said)]


def full_check(session: Session) -> list[str]:
    """Everything that is wrong with a store, in words; empty when nothing is.

    Where a part cannot be read at all, that is said and the other parts are looked at.
    """
    parts = (_pages, _references, _wrong_columns, _journal)
    return [problem for part in parts for problem in _guarded(session, part)]


def _guarded(session: Session, part: Callable[[Session], list[str]]) -> list[str]:
    try:
        return part(session)
    except (DBAPIError, ValueError, TypeError) as error:
        return [f"the store cannot be read: {getattr(error, 'orig', error)}"]


def _pages(session: Session) -> list[str]:
    return _real(list(session.execute(text("PRAGMA integrity_check(20)")).scalars()))


def _references(session: Session) -> list[str]:
    rows = session.execute(text("PRAGMA foreign_key_check"))
    return [f"a row of {row[0]} points to a {row[2]} that is not there" for row in rows]


_DERIVED = """
SELECT count(*) FROM test_case AS c
LEFT JOIN vote AS v ON v.revision = c.id AND v.person = (SELECT value FROM meta WHERE key = 'me')
LEFT JOIN review AS r
  ON r.revision = c.id AND r.person = (SELECT value FROM meta WHERE key = 'me')
WHERE c.my_score IS NOT v.score OR c.my_reason IS NOT v.reason OR c.my_reviewed_at IS NOT r.at
   OR c.done IS NOT (r.at IS NOT NULL OR coalesce(v.score, 0) <> 0)
"""
_FAMILIES = """
SELECT count(*) FROM (SELECT family_id FROM test_case WHERE deleted_at IS NULL
GROUP BY family_id HAVING sum(legacy_at IS NULL) <> 1)
"""
_UNSEARCHED = "SELECT count(*) FROM test_case WHERE n NOT IN (SELECT n FROM search_doc)"


def _wrong_columns(session: Session) -> list[str]:
    found = [
        (_DERIVED, "cases whose vote or mark is not the one that was cast"),
        (_FAMILIES, "families without exactly one latest revision"),
        (_UNSEARCHED, "cases that the search does not know"),
    ]
    counted = [(session.execute(text(query)).scalar_one(), words) for query, words in found]
    return [f"{number} {words}" for number, words in counted if number]


def _journal(session: Session) -> list[str]:
    """The journal is the truth about what a person did: facts and undo stack follow from it."""
    changes: list[AnyChange] = []
    problems: list[str] = []
    for row in session.execute(select(CHANGES).order_by(CHANGES.c.n)):
        try:
            change = journal.read_body(row.body)
        except CodecError as error:
            problems.append(f"change {row.n} of the journal cannot be read: {error}")
        else:
            changes.append(change)
            if (row.id, row.step, row.undoes) != (change.id, change.step, change.undoes):
                problems.append(f"change {row.n} of the journal is filed under other ids")
    if problems:
        return problems
    return [
        *_compare("votes", _votes(changes), _kept_votes(session, changes)),
        *_compare("marks", _marks(changes), _kept_marks(session, changes)),
        *_compare("steps to undo", told_steps(changes), _kept_steps(session)),
        *_compare("products and datasets", *_catalogues(session, changes)),
        *_compare("removed imports", *_removals(session, changes)),
    ]


def _compare(what: str, told: object, kept: object) -> list[str]:
    return [] if told == kept else [f"the {what} are not those that the journal tells"]


_Fact = tuple[str, str]
_Named = tuple[str, bool]


def _votes(changes: list[AnyChange]) -> dict[_Fact, object]:
    told = {
        (change.based_on.case_id, change.made_by): change.vote
        for change in changes
        if isinstance(change, CastVote)
    }
    return {key: (vote.score, vote.reason) for key, vote in told.items() if vote != NO_VOTE}


def _marks(changes: list[AnyChange]) -> set[_Fact]:
    told = {
        (change.based_on.case_id, change.made_by): change.reviewed
        for change in changes
        if isinstance(change, MarkReviewed)
    }
    return {key for key, is_marked in told.items() if is_marked}


def _kept_votes(session: Session, changes: list[AnyChange]) -> dict[_Fact, object]:
    query = select(VOTES).where(VOTES.c.person.in_(_people(changes)))
    return {(row.revision, row.person): (row.score, row.reason) for row in session.execute(query)}


def _kept_marks(session: Session, changes: list[AnyChange]) -> set[_Fact]:
    query = select(REVIEWS).where(REVIEWS.c.person.in_(_people(changes)))
    return {(row.revision, row.person) for row in session.execute(query)}


def _people(changes: list[AnyChange]) -> set[str]:
    return {change.made_by for change in changes}


def told_steps(changes: list[AnyChange]) -> dict[str, tuple[object, ...]]:
    """The undo stack as the journal tells it: step → name, case, person, state, undone by."""
    made: dict[str, list[AnyChange]] = {}
    states: dict[str, str] = {}
    undone_by: dict[str, str] = {}
    for change in changes:
        if not is_undoable(change):
            continue
        if change.undoes is None:
            made.setdefault(change.step, []).append(change)
            states.setdefault(change.step, DONE)
            for other in [other for other in undone_by if states[other] == UNDONE]:
                if made[other][0].made_by == change.made_by:
                    states[other] = DROPPED
        elif change.undoes in made:
            states[change.undoes], undone_by[change.undoes] = UNDONE, change.step
        else:
            for again in [step for step, undo in undone_by.items() if undo == change.undoes]:
                states[again] = DONE
                del undone_by[again]
    return {
        step: (
            step_name(of),
            case_of(of[0]) or "",
            of[0].made_by,
            states[step],
            undone_by.get(step),
        )
        for step, of in made.items()
    }


def _catalogues(
    session: Session, changes: list[AnyChange]
) -> tuple[dict[str, _Named], dict[str, _Named]]:
    """Name and whether it is there of all products and datasets that the journal speaks of."""
    told: dict[str, _Named] = {}
    kept = {
        row.id: (row.name, row.deleted_at is None)
        for table in (PRODUCTS, DATASETS)
        for row in session.execute(select(table.c.id, table.c.name, table.c.deleted_at))
    }
    for change in changes:
        match change:
            case MakeProduct():
                told[change.product_id] = (change.name, True)
            case RenameProduct():
                told[change.product_id] = (change.name, _is_there(told, change.product_id))
            case DeleteProduct():
                told[change.product_id] = (change.name, not change.deleted)
            case MakeDataset():
                told[change.dataset_id] = (change.facts.name, True)
            case EditDataset():
                name = change.facts.name
                told[change.dataset_id] = (name, _is_there(told, change.dataset_id))
            case DeleteDataset():
                told[change.dataset_id] = (change.name, not change.deleted)
            case _:
                pass
    return told, {key: named for key, named in kept.items() if key in told}


def _is_there(told: dict[str, _Named], id_: str) -> bool:
    return told[id_][1] if id_ in told else True


def _removals(session: Session, changes: list[AnyChange]) -> tuple[set[str], set[str]]:
    """The imports that are taken back, as the journal tells it and as the store has it."""
    told: dict[str, bool] = {
        change.import_id: change.removed for change in changes if isinstance(change, RemoveImport)
    }
    kept = select(IMPORTS.c.id).where(IMPORTS.c.removed_at.is_not(None))
    return {key for key, removed in told.items() if removed}, set(session.execute(kept).scalars())


def _kept_steps(session: Session) -> dict[str, tuple[object, ...]]:
    rows = session.execute(select(STEPS))
    return {row.id: (row.name, row.case_id, row.made_by, row.state, row.undone_by) for row in rows}


def wrong_content(session: Session, after: int, limit: int) -> tuple[int | None, list[str]]:
    """Whether the content of the next cases behind a row number fits its fingerprint.

    Returns where to go on, or None at the end, and what is wrong. Pages have no checksum, so a
    bit that a disk lost in a text is found by nothing else.
    """
    query = select(CASES).where(CASES.c.n > after).order_by(CASES.c.n).limit(limit)
    try:
        rows = list(session.execute(query).mappings())
    except (DBAPIError, ValueError, TypeError) as error:
        return None, [f"the cases cannot be read: {getattr(error, 'orig', error)}"]
    wrong = [row["n"] for row in rows if not _fits(cast("dict[str, object]", row))]
    last = rows[-1]["n"] if len(rows) == limit else None
    return last, [f"the content of case {n} is not what was written" for n in wrong]


def _fits(row: dict[str, object]) -> bool:
    try:
        return content_hash(to_case(row).content) == row["content_hash"]
    except (ValueError, TypeError):
        return False


def search_fits(session: Session) -> bool:
    """Whether the search index fits its texts. It counts as writing, so it needs the writer."""
    return _is_done(session, _compare_search)


def rebuild_search(session: Session) -> bool:
    """Make the content of the search index anew from its texts; whether it fits them now."""
    return _is_done(session, _rebuild)


_GIVE_VERSION = """
INSERT INTO search_index_config (k, v) VALUES ('version', 4) ON CONFLICT (k) DO NOTHING
"""
"""Without it FTS5 does nothing with its table, not even drop it."""


def remake_search(session: Session) -> bool:
    """Where rebuilding does not help: drop the search index, make it again and fill it."""

    def remake(session: Session) -> None:
        query = text("SELECT sql FROM sqlite_master WHERE name = 'search_index'")
        definition = session.execute(query).scalar_one()
        session.execute(text(_GIVE_VERSION))
        session.execute(text("DROP TABLE search_index"))
        session.execute(text(definition))
        _rebuild(session)

    return _is_done(session, remake)


def _rebuild(session: Session) -> None:
    session.execute(text("INSERT INTO search_index(search_index) VALUES ('rebuild')"))
    _compare_search(session)


def _compare_search(session: Session) -> None:
    session.execute(
        text("INSERT INTO search_index(search_index, rank) VALUES ('integrity-check', 1)")
    )


def _is_done(session: Session, action: Callable[[Session], None]) -> bool:
    """Whether the action went through; if the index itself stood in its way, it left no trace."""
    try:
        with session.begin_nested():
            action(session)
    except DBAPIError as error:
        code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR):
            return False
        raise
    return True
