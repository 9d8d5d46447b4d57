"""Numbered steps from one schema to the next, one list for every store ever made."""

from collections.abc import Callable
from dataclasses import dataclass
from sqlite3 import Connection, complete_statement

from reviewer_app.store.migrations import (
    m0001_first,
    m0002_files,
    m0003_queues,
    m0004_review,
    m0005_label_histories,
    m0006_more_to_search,
)


@dataclass(frozen=True, slots=True)
class Migration:
    """What lifts a store from schema `number - 1` to `number`, inside one transaction."""

    number: int
    apply: Callable[[Connection], None]


def run_script(connection: Connection, script: str) -> None:
    """Run several statements inside the open transaction (`executescript` would commit it)."""
    statement = ""
    for line in script.splitlines():
        statement = f"{statement}{line}\n"
        if _is_complete(statement):
            connection.execute(statement)
            statement = ""


def _is_complete(statement: str) -> bool:
    """Whether a statement ends here; SQLite itself knows where a trigger's body ends."""
    return complete_statement(statement) and statement.strip() != ""


def _add_queues(connection: Connection) -> None:
    run_script(connection, m0003_queues.SCRIPT)
    m0003_queues.fill(connection)


MIGRATIONS: tuple[Migration, ...] = (
    Migration(1, lambda connection: run_script(connection, m0001_first.SCRIPT)),
    Migration(2, lambda connection: run_script(connection, m0002_files.SCRIPT)),
    Migration(3, _add_queues),
    Migration(4, lambda connection: run_script(connection, m0004_review.SCRIPT)),
    Migration(5, lambda connection: run_script(connection, m0005_label_histories.SCRIPT)),
    Migration(6, m0006_more_to_search.fill),
)
