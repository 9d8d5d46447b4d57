"""Checking: is the store sound, and mending what can be made anew."""

from dataclasses import dataclass
from functools import partial

from reviewer_app.store import checks, journal
from reviewer_app.store.database import Database, Lane
from reviewer_app.store.workers import Priority

_PART = 1000
"""Cases that are looked at in one reading, so that counts for the window go between."""


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
        problems = await self._database.read(checks.full_check, Lane.COUNTS)
        problems += await self._wrong_content()
        changes = await self._database.read(journal.count_changes, Lane.COUNTS)
        rebuilt = False
        if self._can_write and not problems:  # the texts are the truth, when they are sound
            rebuilt = not await self._database.write(checks.search_fits, Priority.BATCH)
            if rebuilt and not await self._mend_search():
                problems, rebuilt = ["the search index cannot be made anew"], False
        return CheckResult(problems=tuple(problems), changes=changes, search_rebuilt=rebuilt)

    async def _wrong_content(self) -> list[str]:
        after: int | None = 0
        problems: list[str] = []
        while after is not None:
            look = partial(checks.wrong_content, after=after, limit=_PART)
            after, found = await self._database.read(look, Lane.COUNTS)
            problems += found
        return problems

    async def _mend_search(self) -> bool:
        """Rebuild the index; where that does not help, make another."""
        return await self._database.write(
            checks.rebuild_search, Priority.BATCH
        ) or await self._database.write(checks.remake_search, Priority.BATCH)
