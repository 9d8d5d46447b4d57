"""Whether a store is sound: SQLite's own checks, the search index, and what we derive."""

from sqlalchemy import text
from sqlalchemy.orm import Session

from reviewer_app.domain.changes import CodecError
from reviewer_app.store.journal import all_changes


def quick_check(session: Session) -> list[str]:
    """What SQLite's quick check finds wrong; empty when nothing is."""
    verdicts = session.execute(text("PRAGMA quick_check(20)")).scalars().all()
    return [] if verdicts == ["ok"] else list(verdicts)


def full_check(session: Session) -> list[str]:
    """Everything that is wrong with a store, in words; empty when nothing is."""
    verdicts = session.execute(text("PRAGMA integrity_check(20)")).scalars().all()
    problems = [] if verdicts == ["ok"] else list(verdicts)
    for row in session.execute(text("PRAGMA foreign_key_check")):
        problems.append(f"a row of {row[0]} points to a {row[2]} that is not there")
    return problems + _wrong_facts(session) + _unreadable_changes(session)


_DERIVED = """
SELECT count(*) FROM test_case AS c
LEFT JOIN vote AS v ON v.revision = c.id AND v.person = (SELECT value FROM meta WHERE key = 'me')
LEFT JOIN review AS r
  ON r.revision = c.id AND r.person = (SELECT value FROM meta WHERE key = 'me')
WHERE c.my_score IS NOT v.score OR c.my_reviewed_at IS NOT r.at
   OR c.done IS NOT (r.at IS NOT NULL OR coalesce(v.score, 0) <> 0)
"""
_FAMILIES = """
SELECT count(*) FROM (SELECT family_id FROM test_case WHERE deleted_at IS NULL
GROUP BY family_id HAVING sum(legacy_at IS NULL) <> 1)
"""
_UNSEARCHED = "SELECT count(*) FROM test_case WHERE n NOT IN (SELECT n FROM search_doc)"


def _wrong_facts(session: Session) -> list[str]:
    found = [
        (_DERIVED, "cases whose vote or mark is not the one that was cast"),
        (_FAMILIES, "families without exactly one latest revision"),
        (_UNSEARCHED, "cases that the search does not know"),
    ]
    counted = [(session.execute(text(query)).scalar_one(), words) for query, words in found]
    return [f"{number} {words}" for number, words in counted if number]


def _unreadable_changes(session: Session) -> list[str]:
    try:
        all_changes(session)
    except CodecError as error:
        return [f"the journal has a change that cannot be read: {error}"]
    return []


def search_check(session: Session) -> list[str]:
    """Compare the search index with its texts; it writes, so it needs the writer."""
    session.execute(
        text("INSERT INTO search_index(search_index, rank) VALUES ('integrity-check', 1)")
    )
    return []


def rebuild_search(session: Session) -> None:
    """Make the search index anew from its texts."""
    session.execute(text("INSERT INTO search_index(search_index) VALUES ('rebuild')"))
