"""The tables as the program names them are those that a store has, and SQL keeps to its rules."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.exc import DBAPIError
from sqlmodel import SQLModel

from reviewer_app.store.opening import store_path
from reviewer_app.store.tables import META
from tests.support.stores import a_bench, run, seen

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "reviewer_app").rglob("*.py"))


def described(connection: Connection) -> dict[str, Any]:
    """Tables, columns, types, nullability, keys, and indexes with their conditions."""
    found = inspect(connection)
    indexes = ("search_index", "reason_index")
    names = [name for name in found.get_table_names() if not name.startswith(indexes)]
    return {name: _table(found, name) for name in names}


def _table(found: Any, name: str) -> dict[str, Any]:
    return {
        "columns": [
            (column["name"], str(column["type"]), column["nullable"])
            for column in found.get_columns(name)
        ],
        "key": found.get_pk_constraint(name)["constrained_columns"],
        "references": sorted(
            (key["constrained_columns"], key["referred_table"], key["referred_columns"])
            for key in found.get_foreign_keys(name)
        ),
        "unique": sorted(u["column_names"] for u in found.get_unique_constraints(name)),
        "indexes": sorted(
            (
                index["name"],
                index["column_names"],
                bool(index["unique"]),
                str(index.get("dialect_options", {}).get("sqlite_where", "")),
            )
            for index in found.get_indexes(name)
        ),
        "autoincrement": "AUTOINCREMENT" in _definition(found, name),
    }


def _definition(found: Any, name: str) -> str:
    query = "SELECT sql FROM sqlite_master WHERE name = ?"
    return found.bind.exec_driver_sql(query, (name,)).scalar_one().upper()


def test_a_migrated_store_has_the_tables_that_the_program_names(tmp_path: Path) -> None:
    with a_bench(tmp_path):
        pass
    engine = create_engine("sqlite://")
    with engine.connect() as fresh:
        SQLModel.metadata.create_all(fresh)
        migrated_engine = create_engine(f"sqlite:///{store_path(tmp_path)}")
        with migrated_engine.connect() as migrated:
            named, made = described(fresh), described(migrated)
        migrated_engine.dispose()
    engine.dispose()
    assert set(named) == set(made)
    for name, table in named.items():
        assert made[name] == table, name
    assert META.name in named


@pytest.mark.parametrize("statement", ["UPDATE change SET body = ''", "DELETE FROM change"])
def test_the_journal_refuses_to_be_changed(tmp_path: Path, statement: str) -> None:
    with a_bench(tmp_path) as bench:
        run(bench.reviewing.press(seen(1), 1))
        with pytest.raises(DBAPIError, match="the journal is never"):
            bench.write(lambda session: session.connection().exec_driver_sql(statement))
        assert bench.rows("SELECT count(*) FROM change") == [(2,)]


def test_a_family_has_one_head(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench, pytest.raises(DBAPIError, match="UNIQUE"):
        bench.write(
            lambda session: session.connection().exec_driver_sql(
                "UPDATE test_case SET family_id = 'case-1' WHERE n = 2"
            )
        )


@pytest.mark.parametrize(
    ("forbidden", "why"),
    [
        (r"INSERT\s+OR\s+REPLACE|REPLACE\s+INTO|prefix_with\(.OR REPLACE", "skips triggers"),
        (r"DELETE\s+FROM\s+search_index|UPDATE\s+search_index", "breaks the index"),
        (r"QtSql", "brings a second SQLite"),
        (r"\bapsw\b|pysqlite3", "brings a second SQLite"),
        (r"multiprocessing|os\.fork", "a fork takes open connections along"),
    ],
)
def test_no_source_does_what_has_lost_data_before(forbidden: str, why: str) -> None:
    """S109, S110, S131."""
    pattern = re.compile(forbidden, re.IGNORECASE)
    assert SOURCES
    for path in SOURCES:
        code = "\n".join(line.split("#")[0] for line in path.read_text().splitlines())
        code = re.sub(r'"""[\s\S]*?"""', "", code) if "SCRIPT" not in code else code
        assert not pattern.search(code), f"{path}: {why}"


OPENED = {
    # a new store before it takes its place; a folder
    "replacements.py": ['path.open("rb+")', "os.open(folder, os.O_RDONLY)"],
    # the second copy itself
    "second_copy.py": ["os.open(path, _APPENDING, 0o600)", "path.read_bytes()", 'path.open("rb")'],
}
"""Everything in the store that opens a file otherwise than by SQLite."""


def test_only_the_store_knows_the_name_of_its_file() -> None:
    """S110: whoever opened it would drop our locks; others are handed services."""
    for path in SOURCES:
        if path.parent.name != "store":
            assert "store.sqlite" not in path.read_text(), path
            assert "store_path" not in path.read_text(), path
    for path in (ROOT / "reviewer_app/store").rglob("*.py"):
        opened = re.findall(r"(?:\w+\.)?\b(?:open|copy2?|read_bytes)\([^)]*\)", path.read_text())
        assert len(opened) == len(OPENED.get(path.name, [])), (path, opened)
        for found, allowed in zip(opened, OPENED.get(path.name, []), strict=True):
            assert found == allowed


LIBRARIES = """
import sys
from pathlib import Path
import reviewer_app.workspace
import reviewer_app.app
from tests.support.stores import a_bench
with a_bench(Path(sys.argv[1])):
    maps = Path("/proc/self/maps").read_text().split()
print(len({m for m in maps if "libsqlite3" in m or "qsqlite" in m or "apsw" in m}))
print(len({m for m in maps if "_sqlite3" in m}))
"""


def test_one_sqlite_is_in_the_process(tmp_path: Path) -> None:
    """S109, S110: looked up at run time, with everything imported that the window imports."""
    if not Path("/proc/self/maps").exists():
        pytest.fail("this system does not tell what is loaded")
    has_window = (ROOT / "reviewer_app/app.py").exists()
    script = LIBRARIES if has_window else LIBRARIES.replace("import reviewer_app.app\n", "")
    said = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    shared, module = map(int, said)
    assert shared <= 1
    assert module == 1
