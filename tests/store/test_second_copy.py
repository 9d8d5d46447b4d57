"""The second copy: every change, whole lines, before the commit."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from reviewer_app.domain.changes import to_line
from reviewer_app.store import journal
from reviewer_app.store.second_copy import SecondCopy, read_changes
from tests.support.builders import NOON, a_mark, a_vote
from tests.support.stores import a_bench, run, seen

LATER = datetime(2026, 4, 1, tzinfo=UTC)


def test_every_change_is_in_the_second_copy_when_it_is_confirmed(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        for act in (
            lambda: bench.reviewing.vote(seen(1), -1, "a\u2028b\x00\udc80"),
            lambda: bench.reviewing.approve(seen(2)),
            bench.undoing.undo,
            bench.undoing.redo,
        ):
            run(act())
            changes, unreadable = read_changes(tmp_path)
            assert changes == bench.read(journal.all_changes)
            assert unreadable == 0
        assert len(changes) == 8


def test_a_change_is_there_before_its_commit(tmp_path: Path) -> None:
    """A change that was never confirmed may be in the second copy; the other way round never."""
    with a_bench(tmp_path) as bench:
        heard: list[int] = []
        assert bench.database._writer
        bench.database._writer.connection.set_trace_callback(
            lambda sql: heard.append(len(read_changes(tmp_path)[0])) if sql == "COMMIT" else None
        )
        run(bench.reviewing.press(seen(1), 1))
        assert heard == [2]


def test_a_torn_line_stays_alone(tmp_path: Path) -> None:
    copy = SecondCopy(tmp_path)
    copy.append([to_line(a_vote("one"))], NOON)
    copy.close()
    path = next(tmp_path.iterdir())
    with path.open("ab") as file:
        file.write(to_line(a_vote("torn")).encode()[:40])
    copy.append([to_line(a_vote("two")), to_line(a_mark("three"))], NOON)
    copy.close()
    changes, unreadable = read_changes(tmp_path)
    assert [change.id for change in changes] == ["one", "two", "three"]
    assert unreadable == 1


@pytest.mark.parametrize("cut", range(0, 60, 7))
def test_a_line_cut_anywhere_is_told(tmp_path: Path, cut: int) -> None:
    line = to_line(a_vote()).encode()
    (tmp_path / "changes-2026-03.jsonl").write_bytes(line + line[: cut + 1])
    changes, unreadable = read_changes(tmp_path)
    assert len(changes) == 1
    assert unreadable == 1


def test_each_month_has_a_file_of_its_own(tmp_path: Path) -> None:
    copy = SecondCopy(tmp_path)
    copy.append([to_line(a_vote("one"))], NOON)
    copy.append([to_line(a_vote("two"))], LATER)
    copy.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "changes-2026-03.jsonl",
        "changes-2026-04.jsonl",
    ]
    assert [change.id for change in read_changes(tmp_path)[0]] == ["one", "two"]


def test_a_second_copy_that_somebody_deleted_is_begun_anew(tmp_path: Path) -> None:
    copy = SecondCopy(tmp_path)
    copy.append([to_line(a_vote("one"))], NOON)
    next(tmp_path.iterdir()).unlink()
    copy.append([to_line(a_vote("two"))], NOON)
    copy.close()
    assert [change.id for change in read_changes(tmp_path)[0]] == ["two"]
