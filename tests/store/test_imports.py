"""Writing a file's cases: in parts, so that whoever waits does not wait for all of them."""

from pathlib import Path

from reviewer_app.store.imports import NewCase, add_until, prepare
from reviewer_app.store.sessions import Session
from tests.support.builders import a_case, from_file
from tests.support.stores import a_bench


def test_rows_are_added_until_it_is_enough_and_the_rest_another_time(tmp_path: Path) -> None:
    cases = [a_case(number) for number in range(101, 151)]
    rows = [prepare("import-1", NewCase(case=case, imported=from_file(case))) for case in cases]
    with a_bench(tmp_path, count=5) as bench:

        def add_all(session: Session) -> list[int]:
            parts = [add_until(session, "import-1", rows, lambda: True)]
            while sum(parts) < len(rows):
                parts.append(add_until(session, "import-1", rows[sum(parts) :], lambda: True))
            return parts

        parts = bench.write(add_all)
        assert len(parts) > 1
        assert sum(parts) == 50
        found = bench.rows("SELECT n, external_id FROM test_case ORDER BY n")
        assert found[5:] == [(number - 95, f"E{number}") for number in range(101, 151)]
        assert bench.problems() == []


def test_where_nobody_waits_all_rows_are_added_at_once(tmp_path: Path) -> None:
    cases = [a_case(number) for number in range(101, 151)]
    rows = [prepare("import-1", NewCase(case=case, imported=from_file(case))) for case in cases]
    with a_bench(tmp_path, count=5) as bench:
        assert (
            bench.write(lambda session: add_until(session, "import-1", rows, lambda: False)) == 50
        )
