"""Checking: is the store sound, and mending what can be made anew."""

from dataclasses import dataclass

from reviewer_app.domain.errors import StoreDamaged
from reviewer_app.store import checks, journal
from reviewer_app.store.database import Database, Lane, Session


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckResult:
    """What a check found. problems: sentences. changes: how many changes the journal holds.

    search_rebuilt: the search index did not fit its texts and was made anew.
    """

    problems: tuple[str, ...]
    changes: int
    search_rebuilt: bool = False


class Checking:
    """Looks a whole store over; with a writer it also mends the search index."""

    def __init__(self, database: Database, *, can_write: bool) -> None:
        self._database = database
        self._can_write = can_write

    async def check(self) -> CheckResult:
        """Look at everything. Raises StoreDamaged only where nothing can be read at all."""

        def query(session: Session) -> CheckResult:
            problems = tuple(checks.full_check(session))
            return CheckResult(problems=problems, changes=journal.count_changes(session))

        found = await self._database.read(query, Lane.COUNTS)
        if found.problems or not self._can_write:
            return found
        rebuilt = await self._mend_search()
        return CheckResult(problems=(), changes=found.changes, search_rebuilt=rebuilt)

    async def _mend_search(self) -> bool:
        """Rebuild the index when it does not fit its texts; the texts are the truth."""
        try:
            await self._database.write(checks.search_check)
        except StoreDamaged:
            await self._database.write(checks.rebuild_search)
            return True
        return False
