"""The settings of every connection, asked back from SQLite."""

from pathlib import Path

import pytest
from sqlalchemy import select

from reviewer_app.domain.queues import Filter
from reviewer_app.store.connections import connect, connect_writer
from reviewer_app.store.database import Lane
from reviewer_app.store.filters import heads, hinted
from reviewer_app.store.opening import store_path
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES
from tests.support.stores import Bench, a_bench, raw, run, seen

EVERYWHERE = {
    "journal_mode": "wal",
    "foreign_keys": 1,
    "recursive_triggers": 1,
    "mmap_size": 0,
    "cell_size_check": 1,
    "temp_store": 2,
    "busy_timeout": 5000,
}
WRITER = {"synchronous": 2, "wal_autocheckpoint": 1000, "query_only": 0, "fullfsync": 1}
READER = {"wal_autocheckpoint": 0, "query_only": 1, "trusted_schema": 0}


def asked(bench: Bench, names: dict[str, object], lane: Lane | None) -> dict[str, object]:
    def ask(session: Session) -> dict[str, object]:
        execute = session.connection().exec_driver_sql
        return {name: execute(f"PRAGMA {name}").scalar_one() for name in names}

    return run(bench.database.read(ask, lane)) if lane else bench.write(ask)


@pytest.mark.parametrize(("lane", "own"), [(None, WRITER), *((lane, READER) for lane in Lane)])
def test_each_connection_has_the_settings_that_durability_needs(
    tmp_path: Path, lane: Lane | None, own: dict[str, object]
) -> None:
    """S135: one connection does all checkpoints."""
    with a_bench(tmp_path) as bench:
        assert asked(bench, EVERYWHERE | own, lane) == EVERYWHERE | own


def test_a_query_goes_by_the_index_that_it_names(tmp_path: Path) -> None:
    """SQLAlchemy leaves out hints for SQLite, and says nothing."""
    with a_bench(tmp_path) as bench:

        def plan(session: Session) -> str:
            query = hinted(select(CASES.c.n).where(*heads(Filter())), "by_name")
            words = str(query.compile(session.connection().engine))
            rows = session.connection().exec_driver_sql(f"EXPLAIN QUERY PLAN {words}")
            return " ".join(str(row) for row in rows)

        assert "INDEX by_name" in bench.read(plan)


def test_a_connection_cannot_bring_a_file_into_being(tmp_path: Path) -> None:
    for mode in ("ro", "rw"):
        with pytest.raises(Exception, match="unable to open"):
            connect(tmp_path / "nothing.sqlite", mode=mode)
    assert list(tmp_path.iterdir()) == []


def test_a_closed_store_in_a_folder_that_takes_no_file_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite wants to put its shared memory there, unless it is told that nobody writes."""
    with a_bench(tmp_path):
        pass
    path = store_path(tmp_path)

    def refuse(_path: Path, _mode: int) -> bool:
        return False

    monkeypatch.setattr("reviewer_app.store.connections.os.access", refuse)
    connection = connect(path, mode="ro")
    assert connection.execute("SELECT count(*) FROM test_case").fetchone()[0] > 0
    assert not Path(f"{path}-shm").exists()  # it asked for no place
    connection.close()


def test_a_store_that_another_tool_took_out_of_wal_mode_is_put_back(tmp_path: Path) -> None:
    with a_bench(tmp_path):
        pass
    with raw(tmp_path) as connection:
        assert connection.execute("PRAGMA journal_mode = DELETE").fetchone() == ("delete",)
    with a_bench(tmp_path) as bench:
        assert asked(bench, {"journal_mode": 0}, None) == {"journal_mode": "wal"}
        run(bench.reviewing.press(seen(1), 1))
        assert bench.database.broken is None


def test_where_the_wal_is_refused_no_store_is_opened(tmp_path: Path) -> None:
    """A file system without shared memory answers with another mode; memory does too."""
    from reviewer_app.store.connections import use_wal

    with a_bench(tmp_path):
        connection = connect_writer(store_path(tmp_path))
        connection.close()
    import sqlite3

    memory = sqlite3.connect(":memory:")
    with pytest.raises(sqlite3.OperationalError, match="journal mode memory"):
        use_wal(memory)
    memory.close()
