"""Exporting: cases with their review into a file, whole or not at all."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import IO, Any, Literal

from reviewer_app.domain.errors import FileProblem, NotFound
from reviewer_app.domain.files import ExportedCase
from reviewer_app.domain.queues import Filter
from reviewer_app.formats.writing import WRITERS
from reviewer_app.services.placing import Place, find_place
from reviewer_app.services.progress import Progress
from reviewer_app.store import datasets, people, queues
from reviewer_app.store.database import Database, Lane, Session
from reviewer_app.store.exports import exported_after

Format = Literal["csv", "jsonl", "xlsx"]

_PAGE = 500


class Exporting:
    """Writes files of cases, with my vote and mark where I have one, else the published."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export_file(
        self,
        path: Path,
        format_: Format,
        *,
        dataset: str | None = None,
        include_legacy: bool = False,
        progress: Progress | None = None,
    ) -> int:
        """Write a file and say how many cases are in it; without `dataset`, all of them.

        The file takes its place only when it is whole and on the disk: on any failure, and when
        it is cancelled (then the answer is 0), what was there before stays. A device or a pipe
        is written through. Raises NotFound for a dataset that is not here, FileProblem when the
        file cannot be written, or must not be since it is the program's own.
        """
        filters = await self._filters(dataset, include_legacy)
        progress = progress or Progress()
        workspace = self._database.path.parent
        try:
            place = await asyncio.to_thread(find_place, path, workspace)
            return await self._fill(place, format_, filters, progress)
        except OSError as error:
            why = error.strerror or str(error)
            raise FileProblem(path, f"The file cannot be written: {why}.") from error

    async def _fill(
        self, place: Place, format_: Format, filters: Sequence[Filter], progress: Progress
    ) -> int:
        try:
            out = await place.open(format_, lambda: progress.cancelled)
            if out is None:
                return 0
            with out:
                written = await self._write(out, format_, filters, progress)
                await asyncio.to_thread(place.settle, out)
            if progress.cancelled:
                return 0
            place.take()
        finally:
            place.tidy()
        return written

    async def export_to(
        self,
        out: IO[Any],
        format_: Format,
        *,
        dataset: str | None = None,
        include_legacy: bool = False,
    ) -> int:
        """Write to an open stream, made fit by formats.writing.set_up; XLSX to a binary one.

        Raises NotFound for a dataset that is not here, and whatever the stream raises.
        """
        filters = await self._filters(dataset, include_legacy)
        return await self._write(out, format_, filters, Progress())

    async def _filters(self, dataset: str | None, include_legacy: bool) -> list[Filter]:
        """One filter for each dataset of the name (products may share it), or one for all."""
        if dataset is None:
            return [Filter(include_legacy=include_legacy)]
        found = await self._database.read(lambda session: datasets.find_datasets(session, dataset))
        if not found:
            raise NotFound("dataset", dataset)
        return [Filter(dataset_id=one.id, include_legacy=include_legacy) for one in found]

    async def _write(
        self, out: IO[Any], format_: Format, filters: Sequence[Filter], progress: Progress
    ) -> int:
        total = sum([await self._count(filter_) for filter_ in filters])
        written = 0
        progress.report(0, total)
        with closing(WRITERS[format_](out)) as writer:
            for filter_ in filters:
                async for page in self._pages(filter_):
                    if progress.cancelled:
                        return written
                    written += await asyncio.to_thread(writer.add, page)
                    progress.report(written, total)
            await asyncio.to_thread(writer.finish)
        return written

    async def _count(self, filter_: Filter) -> int:
        return await self._database.read(
            lambda session: queues.count(session, filter_), Lane.COUNTS
        )

    async def _pages(self, filter_: Filter) -> AsyncIterator[list[ExportedCase]]:
        """The cases of a filter, a page at a time, so that the screen's counts get their turn."""
        after = 0
        while page := await self._page(filter_, after):
            after = page[-1][0]
            yield [case for _, case in page]

    async def _page(self, filter_: Filter, after: int) -> list[tuple[int, ExportedCase]]:
        def query(session: Session) -> list[tuple[int, ExportedCase]]:
            return exported_after(session, filter_, after, _PAGE, people.read_me(session))

        return await self._database.read(query, Lane.COUNTS)
