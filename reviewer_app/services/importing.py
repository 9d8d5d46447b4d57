"""Importing: a file's cases become cases of a dataset, hidden until the whole of it is there."""

import asyncio
from dataclasses import replace
from pathlib import Path

from reviewer_app.domain.datasets import DEFAULT_PRODUCT
from reviewer_app.domain.errors import FileProblem, ImportUnfinished, NotFound, StoreError
from reviewer_app.domain.mappings import FOUND_OUT, Mapping, decode_mapping, encode_mapping
from reviewer_app.domain.sayings import say
from reviewer_app.services import past_imports
from reviewer_app.services.checking_files import survey_file
from reviewer_app.services.deeds import Decided, affected
from reviewer_app.services.feed import Affected, Feed
from reviewer_app.services.import_results import Difference as Difference
from reviewer_app.services.import_results import FieldChange as FieldChange
from reviewer_app.services.import_results import (
    ImportResult,
    OnConflict,
    PastImport,
    Removal,
    Survey,
    Target,
    UnfinishedImport,
)
from reviewer_app.services.import_work import ImportWork, Job, Opened, open_file
from reviewer_app.services.naming import readable
from reviewer_app.services.progress import Progress
from reviewer_app.services.signing import Signature
from reviewer_app.services.surveying import Look, Surveying
from reviewer_app.services.sweeping import Sweeping
from reviewer_app.store import datasets
from reviewer_app.store.database import Database, Session
from reviewer_app.store.import_runs import ImportRun, find_run, unfinished_in, unfinished_runs
from reviewer_app.store.leftovers import forget_some
from reviewer_app.store.workers import Priority

_OTHER_FILE = say("This is not the file that the import began with, or it was changed since.")


class Importing:
    """Reads files into datasets, and takes back what was read.

    An import that is cancelled, or cut off by a crash or a full disk, stays hidden: it can be
    continued or discarded. An import that brings nothing leaves nothing.
    """

    def __init__(
        self,
        database: Database,
        feed: Feed,
        signature: Signature,
        surveying: Surveying,
        sweeping: Sweeping,
    ) -> None:
        self._database = database
        self._feed = feed
        self._signature = signature
        self._surveying = surveying
        self._sweeping = sweeping
        self._running: set[str] = set()

    async def check(
        self, look: Look, mapping: Mapping, target: Target, progress: Progress | None = None
    ) -> Survey:
        """Read the whole file and say what an import would do, without writing anything.

        Raises FileProblem. Where it is cancelled the counts are those of the rows so far.
        """
        job = _job_of(look, mapping, target, "keep")
        return await survey_file(self._database, job, progress or Progress())

    async def import_file(
        self,
        file: Look | Path,
        mapping: Mapping | None = None,
        target: Target | None = None,
        *,
        on_conflict: OnConflict = "keep",
        progress: Progress | None = None,
        product: str = DEFAULT_PRODUCT,
        dataset: str | None = None,
    ) -> ImportResult:
        """Read a file into a dataset, made if missing; as it was proposed, where nothing is said.

        Without a target: into this dataset, else one named after the file. Where the same file
        was cut off in this dataset before, it is read on. Raises FileProblem when the file
        cannot be read, then nothing of it stays; ImportUnfinished where another import waits
        there; and a StoreError, then it can be continued.
        """
        look = file if isinstance(file, Look) else await self._surveying.look(file)
        if target is None:
            target = Target(product=product, dataset=dataset or readable(look.origin.path.stem))
        job = _job_of(look, mapping or look.proposed, target, on_conflict)
        progress = progress or Progress()
        opened = await asyncio.to_thread(open_file, job, progress)
        run = await self._find_waiting(job, opened)
        return await self._carry_out(job, opened, progress, run)

    async def resume(self, import_id: str, progress: Progress | None = None) -> ImportResult:
        """Read an import on that was cut off; raises FileProblem where the file is another now."""
        run = await self._read_unfinished(import_id)
        if why := past_imports.why_not(run):
            raise FileProblem(Path(run.path or run.file_name), why)
        job = Job(
            file=Path(run.path),
            name=run.file_name,
            mapping=decode_mapping(run.mapping),
            target=Target(product=run.product, dataset=run.dataset),
            on_conflict=run.on_conflict,
        )
        progress = progress or Progress()
        opened = await asyncio.to_thread(open_file, job, progress)
        if opened.source.file_hash != run.file_hash:
            raise FileProblem(Path(run.path), _OTHER_FILE)
        return await self._carry_out(job, opened, progress, run)

    async def discard(self, import_id: str) -> None:
        """Remove what an import brought that was cut off; it was never visible.

        One that was cancelled before it began has no id: then there is nothing to remove.
        """
        if not import_id:
            return
        await self._read_unfinished(import_id)
        await self._forget(import_id)
        self._feed.publish(Affected(everything=True))

    async def unfinished(self) -> tuple[UnfinishedImport, ...]:
        """The imports that wait to be continued or discarded, the first one first."""
        runs = await self._database.read(unfinished_runs)
        waiting = [run for run in runs if run.id not in self._running]
        return tuple(await asyncio.to_thread(past_imports.to_unfinished, waiting))

    async def imports(self, dataset_id: str | None = None) -> tuple[PastImport, ...]:
        """The imports that finished, the latest first; of one dataset or of all."""
        return await past_imports.listed(self._database, dataset_id)

    async def removal(self, import_id: str) -> Removal:
        """What removing an import would take away, and what would stay; raises NotFound."""
        return await past_imports.removal(self._database, import_id)

    async def remove(self, import_id: str) -> Decided | None:
        """Remove what of an import nobody decided or changed since; None if it is removed already.

        Can be undone.
        """
        deed = await past_imports.remove(self._database, self._signature, import_id)
        if deed:
            self._feed.publish(affected(deed))
            self._sweeping.start()
        return deed

    async def _find_waiting(self, job: Job, opened: Opened) -> ImportRun | None:
        """The import of the same file that waits in the dataset; raises where another one does."""

        def query(session: Session) -> list[ImportRun]:
            owner = datasets.find_product(session, job.target.product)
            found = datasets.find_dataset(session, owner.id, job.target.dataset) if owner else None
            return unfinished_in(session, found.id) if found else []

        for run in await self._database.read(query):
            if why := self._why_other(run, job, opened):
                raise ImportUnfinished(run.id, run.file_name, run.dataset, why)
            return run
        return None

    def _why_other(self, run: ImportRun, job: Job, opened: Opened) -> str:
        if run.id in self._running:
            return "running"
        if run.file_hash != opened.source.file_hash:
            return "file"
        is_read_alike = run.mapping == encode_mapping(job.mapping)
        return "" if is_read_alike and run.on_conflict == job.on_conflict else "mapping"

    async def _read_unfinished(self, import_id: str) -> ImportRun:
        run = await self._database.read(lambda session: find_run(session, import_id))
        if run is None or run.finished_at is not None:
            raise NotFound("unfinished import", import_id)
        if run.id in self._running:
            raise ImportUnfinished(run.id, run.file_name, run.dataset, "running")
        return run

    async def _carry_out(
        self, job: Job, opened: Opened, progress: Progress, run: ImportRun | None
    ) -> ImportResult:
        work = ImportWork(self._database, self._signature, job, opened, progress)
        if progress.cancelled and run is None:
            return work.result(is_kept=False)
        await work.begin(run)
        self._running.add(work.id)
        try:
            await work.read_in()
            if progress.cancelled:
                return work.result(is_kept=False)
            if work.is_void:
                await self._forget(work.id)
                return work.result(is_kept=False)
            await work.finish()
        except StoreError:  # it can be continued once the disk is well again
            raise
        except Exception:
            await self._forget(work.id)
            raise
        finally:
            self._running.discard(work.id)
        self._feed.publish(Affected(everything=True))
        self._sweeping.start()
        return work.result(is_kept=True)

    async def _forget(self, import_id: str) -> None:
        while await self._database.write(
            lambda session: forget_some(session, import_id), Priority.BATCH
        ):
            pass


def _job_of(look: Look, mapping: Mapping, target: Target, on_conflict: OnConflict) -> Job:
    if mapping.reading == FOUND_OUT:
        mapping = replace(mapping, reading=look.reading)
    return Job(
        file=look.file,
        name=look.name,
        mapping=mapping,
        target=target,
        on_conflict=on_conflict,
        type=look.type,
        metadata=look.dataset_metadata,
        look=look,
    )
