"""A check finds what is wrong, mends the search index, and lets the rest alone."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from reviewer_app.services.checking import Checking
from reviewer_app.store.sessions import Session
from tests.support.stores import Bench, a_bench, run, seen

NEWYEAR = "2026-01-01T00:00:00.000000Z"
OF_2 = "SELECT id FROM test_case WHERE parent_id = 'case-2'"
DROP_2 = "DELETE FROM test_case WHERE parent_id = 'case-2'"
HITS = "SELECT count(*) FROM search_index WHERE search_index MATCH :words"


def hits(bench: Bench, words: str) -> int:
    return bench.rows(HITS, words=f'"{words}"*')[0][0]


def spoil(bench: Bench, *statements: str) -> None:
    def work(session: Session) -> None:
        for statement in statements:
            session.execute(text(statement))

    bench.write(work)


def test_a_sound_store_has_no_problems(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.press(seen(1), 1))
        result = run(bench.checking.check())
        assert result.problems == ()
        assert result.changes == 2
        assert not result.search_rebuilt


@pytest.mark.parametrize(
    ("statement", "word"),
    [
        ("UPDATE test_case SET my_score = -1 WHERE n = 1", "vote or mark"),
        ("UPDATE test_case SET my_reason = 'no' WHERE n = 1", "vote or mark"),
        ("UPDATE test_case SET done = 1 WHERE n = 2", "vote or mark"),
        ("UPDATE test_case SET my_reviewed_at = '2026' WHERE n = 2", "vote or mark"),
        ("UPDATE vote SET reason = 'no'", "votes are not those"),
        ("DELETE FROM vote", "votes are not those"),
        ("DELETE FROM review", "marks are not those"),
        ("UPDATE step SET state = 'undone' WHERE n = 1", "steps to undo"),
        ("UPDATE step SET name = 'downvote' WHERE n = 1", "steps to undo"),
        ("DELETE FROM search_doc WHERE n = 3", "search does not know"),
        ("UPDATE test_case SET legacy_at = '2026' WHERE n = 3", "latest revision"),
        ("UPDATE test_case SET goal = 'x' WHERE n = 3", "content of case 3"),
        ("UPDATE test_case SET tools = '{' WHERE n = 3", "content of case 3"),
    ],
)
def test_each_thing_that_does_not_follow_from_the_facts_is_told(
    tmp_path: Path, statement: str, word: str
) -> None:
    """S139: never silence."""
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.vote(seen(1), 1, "clear"))
        run(bench.reviewing.mark(seen(4), True))
        run(bench.reviewing.press(seen(5), 1))
        run(bench.undoing.undo())
        spoil(bench, statement)
        problems = run(bench.checking.check()).problems
        assert any(word in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("statement", "word"),
    [
        ("DELETE FROM search_doc WHERE n = 1", "search does not know"),
        ("INSERT INTO search_doc (n, body) VALUES (77, 'x')", "without their case"),
        ("INSERT INTO reason_doc (n, body) VALUES (2, 'x')", "reasons"),
        ("DELETE FROM reason_doc", "reasons"),
        ("DELETE FROM case_tag WHERE tag = 'red'", "tags"),
        ("INSERT INTO case_tag (tag, n) VALUES ('blue', 2)", "tags"),
        ("UPDATE test_case SET parent_id = 'case-3' WHERE parent_id = 'case-1'", "another case"),
        ("UPDATE test_case SET legacy_at = NULL WHERE id = 'case-4'", "latest revision"),
        ("UPDATE test_case SET content_hash = 'x' WHERE parent_id = 'case-1'", "as the journal"),
        ("UPDATE test_case SET note = 'other' WHERE parent_id = 'case-1'", "as the journal"),
        (f"UPDATE test_case SET deleted_at = '{NEWYEAR}' WHERE parent_id = 'case-1'", "as the j"),
        ("UPDATE test_case SET deleted_at = NULL WHERE parent_id = 'case-2'", "as the journal"),
        ("UPDATE test_case SET deleted_at = NULL WHERE family_id = 'case-5'", "still there"),
        (f"DELETE FROM review WHERE revision IN ({OF_2}); {DROP_2}", "revision is not there"),
        ("DELETE FROM review WHERE revision = 'case-3'", "marks are not those"),
    ],
)
def test_each_edit_that_is_not_in_its_row_is_told(
    tmp_path: Path, statement: str, word: str
) -> None:
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.vote(seen(4), -1, "wrong"))
        for number in (1, 4, 2):  # the last one is taken back
            case = run(bench.browsing.case_by_id(f"case-{number}"))
            content = replace(case.content, expected_output="No")
            run(bench.editing.save(case.seen, content, replace(case.labels, tags=("red",)), "why"))
        run(bench.undoing.undo())
        third = run(bench.browsing.case_by_id("case-3"))
        run(bench.editing.save(third.seen, third.content, replace(third.labels, name="A")))
        run(bench.editing.delete("case-5"))
        assert run(bench.checking.check()).problems == ()
        spoil(bench, "DROP INDEX one_head", *statement.split(";"))
        problems = run(bench.checking.check()).problems
        assert any(word in problem for problem in problems), problems


def test_a_journal_filed_under_other_ids_is_told(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.press(seen(1), 1))
        spoil(bench, "DROP TRIGGER change_fixed", "UPDATE change SET step = 'other' WHERE n = 2")
        assert "filed under other ids" in run(bench.checking.check()).problems[0]


@pytest.mark.parametrize(
    "damage",
    [
        ("INSERT INTO search_index(search_index, rowid, body) VALUES ('delete', 2, 'nonsense')",),
        ("INSERT INTO search_index(rowid, body) VALUES (77, 'nowhere')",),
        ("DELETE FROM search_index_data WHERE id > 10",),
        ("UPDATE search_index_data SET block = zeroblob(30) WHERE id > 10",),
        ("UPDATE search_index_data SET block = zeroblob(1) WHERE id = 10",),
        ("DELETE FROM search_index_config",),
        ("DELETE FROM search_index_docsize",),
        ("DROP TABLE search_index_docsize",),
    ],
)
def test_a_search_index_that_does_not_fit_is_made_anew(
    tmp_path: Path, damage: tuple[str, ...]
) -> None:
    """S130, S131, S133: by rebuilding it, or where that does not help by making another."""
    with a_bench(tmp_path) as bench:
        spoil(bench, *damage)
    with a_bench(tmp_path) as bench:
        result = run(bench.checking.check())
        assert result.problems == ()
        assert result.search_rebuilt
        assert hits(bench, "block card 2") == 1
        again = run(bench.checking.check())
        assert (again.problems, again.search_rebuilt) == ((), False)
        spoil(bench, "UPDATE search_doc SET body = 'another text' WHERE n = 2")
        assert (hits(bench, "block card 2"), hits(bench, "another te")) == (0, 1)


def test_a_check_that_may_only_read_mends_nothing(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        spoil(bench, "DELETE FROM search_index_data WHERE id > 10")
        result = run(Checking(bench.database, can_write=False).check())
        assert result.search_rebuilt is False


def test_votes_work_while_the_search_index_is_broken(tmp_path: Path) -> None:
    """S134: damage of what can be made anew blocks nobody."""
    with a_bench(tmp_path) as bench:
        spoil(bench, "DELETE FROM search_index_data")
        assert run(bench.reviewing.vote(seen(1), -1, "tone"))
        assert run(bench.undoing.undo())


def test_removing_cases_keeps_the_index_in_step(tmp_path: Path) -> None:
    """S130: the index hears of each insertion, change and deletion with the old text."""
    with a_bench(tmp_path) as bench:
        spoil(bench, "UPDATE search_doc SET body = 'x' WHERE n = 1", "DELETE FROM search_doc")
        spoil(bench, "INSERT INTO search_doc VALUES (1, 'one'), (9, 'nine')")
        spoil(bench, "INSERT INTO search_index(search_index, rank) VALUES ('integrity-check', 1)")
        assert (hits(bench, "one"), hits(bench, "nine"), hits(bench, "card")) == (1, 1, 0)
