"""One import at work: its rows are written hidden, batch by batch, and shown in one last step."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from reviewer_app.domain.changes import AnyChange, ImportCases, MakeDataset, MakeProduct
from reviewer_app.domain.datasets import Dataset, DatasetType, Product, checked_name
from reviewer_app.domain.errors import FileProblem, ImportUnfinished
from reviewer_app.domain.files import Note, Pasted, Refusal
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import Mapping, encode_mapping
from reviewer_app.domain.revisions import is_same
from reviewer_app.domain.sayings import say
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import Source
from reviewer_app.services.counting import Count, count_rows
from reviewer_app.services.import_results import ImportResult, OnConflict, Target
from reviewer_app.services.judging import Batch, Judging
from reviewer_app.services.naming import readable
from reviewer_app.services.preparing import Preparing, settled
from reviewer_app.services.progress import Progress
from reviewer_app.services.signing import Signature
from reviewer_app.services.surveying import Look, describe_lack, list_left_out, open_whole
from reviewer_app.store import datasets, imports, staged_edits
from reviewer_app.store.apply import apply
from reviewer_app.store.database import Database, Session
from reviewer_app.store.import_runs import ImportRun, unfinished_in
from reviewer_app.store.imports import NewImport, PreparedCase, add_until, advance, begin_import
from reviewer_app.store.workers import Priority

_MOST_ROWS, _FEWEST_ROWS = 500, 100
_BATCH_SECONDS = 0.015
"""A person's act waits for the batch at hand, so a batch is to take no longer than this.

Counted in processor time: where something else keeps the machine busy, smaller batches would
only add commits.
"""

_METADATA = say(
    "The dataset was here before, so what stands beside the cases in the file is not kept"
)
_BROUGHT = ("taken", "changed", "relabelled", "outputs")


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """What is to be read, how, and into what. metadata: for the dataset, if it has to be made."""

    file: Path | Pasted
    name: str
    mapping: Mapping
    target: Target
    on_conflict: OnConflict = "keep"
    type: DatasetType = "QUALITY"
    metadata: Json | None = None
    look: Look | None = None

    @property
    def path(self) -> Path:
        """Where the file is; its name, if it was pasted."""
        return Path(self.name) if isinstance(self.file, Pasted) else self.file


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A file that was read once from end to end."""

    source: Source
    count: Count


def open_file(job: Job, progress: Progress) -> Opened:
    """Open a file and count its rows; raises FileProblem."""
    source = _open(job)
    if lack := describe_lack(source, job.mapping):
        raise FileProblem(job.path, lack)
    count = count_rows(source, job.mapping, progress)
    return Opened(source=source, count=count)


def _open(job: Job) -> Source:
    if job.look:
        return open_whole(job.look, job.mapping)
    return open_source(job.file, job.mapping.reading)


class ImportWork:
    """Begin or go on; read in; finish. What is not finished stays hidden."""

    def __init__(
        self,
        database: Database,
        signature: Signature,
        job: Job,
        opened: Opened,
        progress: Progress,
    ) -> None:
        self._database = database
        self._signature = signature
        self._job = job
        self._source, self._count = opened.source, opened.count
        self._progress = progress
        self.id = ""
        self._run: ImportRun | None = None
        self._product = Product(id="", name=job.target.product)
        self._dataset: Dataset | None = None
        self._makes_product = self._makes_dataset = False
        self._counts: Counter[str] = Counter()
        self._refused: list[Refusal] = []
        self._notes: tuple[Note, ...] = ()
        self._size = _MOST_ROWS
        self._position = 0

    @property
    def is_void(self) -> bool:
        """Whether the file brought nothing; a file with just a header makes an empty dataset."""
        return self._done > 0 and not any(self._counts[name] for name in _BROUGHT)

    @property
    def _done(self) -> int:
        counts = self._counts
        return counts.total() - counts["outputs"] + len(self._refused)

    async def begin(self, run: ImportRun | None) -> None:
        """Find or make product and dataset, and announce the import; or go on with one."""
        if run:
            self.id, self._position = run.id, run.position
            self._makes_product, self._makes_dataset = run.makes_product, run.makes_dataset
            work = partial(self._find_target, run=run)
            self._product, self._dataset = await self._database.read(work)
            return
        self.id = self._signature.ids.new()
        await self._database.write(self._announce, Priority.BATCH)

    def _find_target(self, session: Session, run: ImportRun) -> tuple[Product, Dataset]:
        dataset = datasets.read_dataset(session, run.dataset_id)
        return datasets.read_product(session, dataset.product_id), dataset

    def _announce(self, session: Session) -> None:
        job, ids, now = self._job, self._signature.ids, self._signature.clock.now()
        product = datasets.find_product(session, job.target.product)
        if product is None:
            product = Product(id=ids.new(), name=checked_name(job.target.product))
            datasets.add_product(session, product)
            self._makes_product = True
        elif datasets.is_for_imports_only(session, product.id):
            self._makes_product = True  # whichever of them finishes first
        dataset = datasets.find_dataset(session, product.id, job.target.dataset)
        if dataset is None:
            dataset = Dataset(
                id=ids.new(),
                product_id=product.id,
                name=checked_name(job.target.dataset),
                type=job.type,
                created_at=now,
                metadata=job.metadata,
            )
            datasets.add_dataset(session, dataset)
            self._makes_dataset = True
        elif others := unfinished_in(session, dataset.id):  # it began since we looked
            raise ImportUnfinished(others[0].id, others[0].file_name, dataset.name, "running")
        self._product, self._dataset = product, dataset
        begin_import(
            session,
            NewImport(
                id=self.id,
                dataset_id=dataset.id,
                file_name=readable(job.name),
                file_hash=self._source.file_hash,
                started_at=now,
                path="" if isinstance(job.file, Pasted) else str(job.file.absolute()),
                mapping=encode_mapping(job.mapping),
                on_conflict=job.on_conflict,
                rows=self._count.rows,
                makes_dataset=self._makes_dataset,
                makes_product=self._makes_product,
            ),
        )

    async def read_in(self) -> None:
        """Write the rows, hidden, until the end of the file or until it is cancelled."""
        dataset = self._dataset
        assert dataset is not None
        judging = Judging(self._database, self._source, self._job.mapping, self._count, dataset)
        judging.notes.add(*self._metadata_note(dataset))
        preparing = Preparing(self._signature, self.id, dataset)
        self._progress.report(0, self._count.rows)
        while not self._progress.cancelled:
            batch = await judging.next(self._size)
            if batch is None:
                break
            await self._take(batch, judging, preparing)
            self._progress.report(self._done, self._count.rows)
        self._notes = judging.notes.told()

    def _metadata_note(self, dataset: Dataset) -> list[Note]:
        if self._makes_dataset or is_same(self._job.metadata, dataset.metadata):
            return []
        return [Note(place="file", reason=_METADATA)] if self._job.metadata else []

    async def _take(self, batch: Batch, judging: Judging, preparing: Preparing) -> None:
        judged = [settled(one, self._job.on_conflict) for one in batch.judged]
        known = await judging.new_outputs(judged)
        prepared = await asyncio.to_thread(preparing.prepare, judged, known)
        self._counts.update(Counter(one.verdict for one in judged))
        self._counts["outputs"] += sum(len(case.outputs) for case in prepared)
        self._refused += batch.refused
        new = [case for case in prepared if case.number > self._position]
        if new:
            await self._write(new, batch.last)

    async def _write(self, new: Sequence[PreparedCase], last: int) -> None:
        """One batch in one transaction; the next one is made longer or shorter by its time.

        It ends early for a person's act, and the rest of it is written after that.
        """
        count = len(new)
        left, seconds = await self._database.write(
            partial(self._add, new=new, last=last), Priority.BATCH
        )
        fitting = int((count - len(left)) * _BATCH_SECONDS / max(seconds, 0.001))
        self._size = max(_FEWEST_ROWS, min(_MOST_ROWS, fitting))
        while left:
            left, _ = await self._database.write(
                partial(self._add, new=left, last=last), Priority.BATCH
            )

    def _add(
        self, session: Session, new: Sequence[PreparedCase], last: int
    ) -> tuple[Sequence[PreparedCase], float]:
        """Add rows until somebody waits; what is left of them, and the seconds that it took."""
        started = time.thread_time()
        added = add_until(session, self.id, new, self._database.is_person_waiting)
        left = new[added:]
        advance(session, self.id, left[0].number - 1 if left else last)
        return left, time.thread_time() - started

    async def finish(self) -> None:
        """Show what was read in, all of it in one step of the journal."""
        await self._database.write(self._show)

    def _show(self, session: Session) -> None:
        forks, labels = staged_edits.drop_outdated(session, self.id)
        counts = self._counts
        counts["changed"] -= forks
        counts["relabelled"] -= labels
        counts["conflicting"] += forks + labels
        for change in self._changes():
            apply(session, change)
        imports.note_counts(session, self.id, counts | {"refused": len(self._refused)})

    def _changes(self) -> list[AnyChange]:
        """What is new with the import: perhaps a product and a dataset, and its cases."""
        dataset, product, counts = self._dataset, self._product, self._counts
        assert dataset is not None
        step = self._signature.ids.new()
        made: list[AnyChange] = []
        if self._makes_product:
            facts: dict[str, Any] = {"product_id": product.id, "name": product.name}
            made.append(MakeProduct(**facts, **self._signature.stamp(step)))
        if self._makes_dataset:
            made.append(
                MakeDataset(
                    dataset_id=dataset.id,
                    product_id=product.id,
                    type=dataset.type,
                    facts=dataset.facts,
                    **self._signature.stamp(step),
                )
            )
        cases = ImportCases(
            import_id=self.id,
            dataset_id=dataset.id,
            file_name=readable(self._job.name),
            file_hash=self._source.file_hash,
            mapping=self._job.mapping.as_pairs(),
            on_conflict=self._job.on_conflict,
            taken=counts["taken"],
            same=counts["same"],
            changed=counts["changed"],
            relabelled=counts["relabelled"],
            conflicting=counts["conflicting"],
            refused=len(self._refused),
            **self._signature.stamp(step),
        )
        return [*made, cases]

    def result(self, *, is_kept: bool) -> ImportResult:
        """What became of the file. is_kept: what it brought is to be seen."""
        counts = self._counts if is_kept else Counter({"same": 0}) | self._left()
        dataset = self._dataset
        is_here = is_kept or (dataset is not None and not self._makes_dataset)
        return ImportResult(
            import_id=self.id,
            path=self._job.path,
            product=self._job.target.product,
            dataset=self._job.target.dataset,
            dataset_id=dataset.id if dataset and is_here else None,
            file_hash=self._source.file_hash,
            rows=self._count.rows,
            lines=self._source.lines,
            **{name: counts[name] for name in (*_BROUGHT, "same", "conflicting", "history")},
            refused=tuple(self._refused),
            notes=self._notes,
            mapping=self._job.mapping.as_pairs(),
            not_kept=list_left_out(self._source, self._job.mapping),
            id_fault=self._count.id_fault,
            is_cancelled=self._progress.cancelled and not is_kept,
        )

    def _left(self) -> "Counter[str]":
        """The rows that changed nothing, whether or not the import is kept."""
        names = ("same", "conflicting", "history")
        return Counter({name: self._counts[name] for name in names})
