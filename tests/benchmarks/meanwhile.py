"""An import that runs in the same process while something else is measured."""

import asyncio
from pathlib import Path

from reviewer_app.services.desk import Desk
from reviewer_app.services.importing import ImportResult
from reviewer_app.services.progress import Progress, Step
from tests.benchmarks.making import make_csv


class Meanwhile:
    """An import that runs in this process, and leaves nothing at the end."""

    def __init__(self, folder: Path, desk: Desk, rows: int) -> None:
        self._file = make_csv(folder / "meanwhile.csv", rows, first=5_000_001, seed=8)
        self._desk = desk
        self._has_begun = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._progress = Progress(self._heard)
        self._task: asyncio.Task[ImportResult] | None = None

    async def __aenter__(self) -> None:
        importing = self._desk.importing.import_file(
            self._file, dataset="Meanwhile", progress=self._progress
        )
        self._task = asyncio.get_running_loop().create_task(importing)
        begun = asyncio.get_running_loop().create_task(self._has_begun.wait())
        await asyncio.wait({self._task, begun}, return_when=asyncio.FIRST_COMPLETED)
        begun.cancel()
        assert not self._task.done(), f"the import did not last: {self._task}"

    def _heard(self, step: Step) -> None:
        """Rows are written once their number is known; the first reading tells from a thread."""
        if step.done and step.total:
            self._loop.call_soon_threadsafe(self._has_begun.set)

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        assert not self._task.done(), "the import ended too early; take a larger file"
        self._progress.cancel()
        result = await self._task
        await self._desk.importing.discard(result.import_id)
