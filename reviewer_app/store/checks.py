"""Whether a store is sound: SQLite's own checks, and whether all that follows from facts does."""

import re
import sqlite3
from collections.abc import Callable
from typing import cast

from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError

from reviewer_app.domain.revisions import content_hash
from reviewer_app.store.journal_checks import journal_problems
from reviewer_app.store.rows import to_case
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES

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
    parts = (_pages, _references, _wrong_columns, journal_problems)
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
_STRANGERS = """
SELECT count(*) FROM test_case AS c JOIN test_case AS p ON p.id = c.parent_id
WHERE p.family_id <> c.family_id OR p.dataset_id <> c.dataset_id
   OR (c.deleted_at IS NULL AND (p.legacy_at IS NULL OR p.deleted_at IS NOT NULL))
"""
_UNSEARCHED = "SELECT count(*) FROM test_case WHERE n NOT IN (SELECT n FROM search_doc)"
_LEFT_BEHIND = "SELECT count(*) FROM search_doc WHERE n NOT IN (SELECT n FROM test_case)"
_WITH_REASON = """
SELECT c.n FROM vote AS v JOIN test_case AS c ON c.id = v.revision WHERE v.reason <> ''
"""
_UNSAID = f"""
SELECT count(*) FROM (
  SELECT n FROM reason_doc WHERE n NOT IN ({_WITH_REASON})
  UNION ALL SELECT n FROM ({_WITH_REASON}) WHERE n NOT IN (SELECT n FROM reason_doc))
"""  # noqa: S608 - ours
_TAGS_OF = "SELECT value, c.n FROM test_case AS c, json_each(c.tags) WHERE c.tags IS NOT NULL"
_UNTAGGED = f"""
SELECT count(*) FROM (
  SELECT * FROM (SELECT tag, n FROM case_tag EXCEPT {_TAGS_OF})
  UNION ALL SELECT * FROM ({_TAGS_OF} EXCEPT SELECT tag, n FROM case_tag))
"""  # noqa: S608 - ours


def _wrong_columns(session: Session) -> list[str]:
    found = [
        (_DERIVED, "cases whose vote or mark is not the one that was cast"),
        (_FAMILIES, "families without exactly one latest revision"),
        (_STRANGERS, "revisions whose parent is of another case, not superseded or deleted"),
        (_UNSEARCHED, "cases that the search does not know"),
        (_LEFT_BEHIND, "texts of the search without their case"),
        (_UNSAID, "cases whose reasons are not those that the search knows"),
        (_UNTAGGED, "tags that are not those of their case"),
    ]
    counted = [(session.execute(text(query)).scalar_one(), words) for query, words in found]
    return [f"{number} {words}" for number, words in counted if number]


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
        with session.connection().begin_nested():
            action(session)
    except DBAPIError as error:
        code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR):
            return False
        raise
    return True
