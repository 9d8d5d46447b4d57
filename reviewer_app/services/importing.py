"""Importing: a file's cases become cases of a dataset, all that can be taken or none of them."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from pathlib import Path

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.changes import ImportCases
from reviewer_app.domain.datasets import DEFAULT_PRODUCT, Dataset, Product
from reviewer_app.domain.errors import StoreError
from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.domain.revisions import content_hash
from reviewer_app.formats.building import Builder
from reviewer_app.formats.sources import Record
from reviewer_app.services.feed import Affected, Feed
from reviewer_app.services.identifying import ByContent, ByExternalId, Identity
from reviewer_app.services.naming import readable
from reviewer_app.services.progress import Progress
from reviewer_app.services.signing import Signature
from reviewer_app.services.surveying import Plan, make_plan
from reviewer_app.store import datasets
from reviewer_app.store.apply import apply
from reviewer_app.store.database import Database, Session
from reviewer_app.store.imports import (
    NewCase,
    NewImport,
    PreparedCase,
    add_until,
    begin_import,
    prepare,
    unfinished_imports,
)
from reviewer_app.store.leftovers import forget_some
from reviewer_app.store.workers import Priority

_MOST_ROWS, _FEWEST_ROWS = 500, 100
_BATCH_SECONDS = 0.015
"""A person's act waits for the batch at hand, so a batch is to take no longer than this.

Counted in processor time: where something else keeps the machine busy, smaller batches would
only add commits.
"""

_ROOM_SECONDS = 0.001
_MOST_ROOM_SECONDS = 0.2


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportResult:
    """What became of a file's rows. dataset_id is None when nothing was left of the import.

    changed: the same id with other content; conflicting: moreover decided or edited here; both
    are left as they are. rows: in the file, on `lines` physical lines.
    """

    path: Path
    product: str
    dataset: str
    dataset_id: str | None
    plan: Plan
    taken: int = 0
    same: int = 0
    changed: int = 0
    conflicting: int = 0
    refused: tuple[Refusal, ...] = ()
    is_cancelled: bool = False

    @property
    def mapping(self) -> dict[str, str]:
        """Column → field."""
        return self.plan.mapping

    @property
    def not_kept(self) -> tuple[str, ...]:
        """The columns that no field takes."""
        return self.plan.not_kept

    @property
    def rows(self) -> int:
        """How many rows the file has, blank ones left out."""
        return self.plan.survey.rows

    @property
    def lines(self) -> int:
        """How many physical lines the file has; quoted cells may span several."""
        return self.plan.source.lines


@dataclass(slots=True, kw_only=True)
class _Run:
    """An import at work: its target, what is counted so far, and the size of the next batch."""

    plan: Plan
    progress: Progress
    id: str
    product: Product
    dataset: Dataset
    identity: Identity
    counts: "Counter[str]" = field(default_factory=Counter[str])
    refused: list[Refusal] = field(default_factory=list[Refusal])
    size: int = _MOST_ROWS

    @property
    def done(self) -> int:
        return self.counts.total() + len(self.refused)


class Importing:
    """Reads files into datasets. What an import adds is hidden until the whole of it is there."""

    def __init__(self, database: Database, feed: Feed, signature: Signature) -> None:
        self._database = database
        self._feed = feed
        self._signature = signature
        self._running: set[str] = set()

    async def plan(self, path: Path) -> Plan:
        """Look a file over without changing anything; raises FileProblem."""
        return await asyncio.to_thread(make_plan, path)

    async def import_file(
        self,
        path: Path,
        *,
        product: str = DEFAULT_PRODUCT,
        dataset: str | None = None,
        progress: Progress | None = None,
    ) -> ImportResult:
        """Read a file into the dataset of this name (else named after the file), made if missing.

        Raises FileProblem when the file cannot be read at all, or a StoreError; then, and when
        it is cancelled, nothing of the file stays.
        """
        plan = await self.plan(path)
        await self.remove_unfinished()
        run = await self._begin(
            plan, product, dataset or readable(path.stem), progress or Progress()
        )
        self._running.add(run.id)
        try:
            await self._read_in(run)
            if run.progress.cancelled or _is_void(run):
                await self._forget(run.id)
                return _result(run, kept=False)
            await self._finish(run)
        except BaseException:
            # What went wrong matters more; where removing fails too, the next import removes it.
            with suppress(StoreError):
                await self._forget(run.id)
            raise
        finally:
            self._running.discard(run.id)
        self._feed.publish(Affected(everything=True))
        return _result(run, kept=True)

    async def remove_unfinished(self) -> None:
        """Remove what imports left that a crash or a full disk cut off; it was never visible."""
        for import_id in await self._database.read(unfinished_imports):
            if import_id not in self._running:
                await self._forget(import_id)

    async def _begin(self, plan: Plan, product: str, dataset: str, progress: Progress) -> _Run:
        """Find or make product and dataset, and announce the import, in one transaction."""
        now, ids = self._signature.clock.now(), self._signature.ids
        import_id = ids.new()

        def work(session: Session) -> tuple[Product, Dataset]:
            owner = datasets.find_product(session, product)
            if owner is None:
                owner = Product(id=ids.new(), name=product)
                datasets.add_product(session, owner)
            target = datasets.find_dataset(session, owner.id, dataset)
            if target is None:
                target = Dataset(
                    id=ids.new(),
                    product_id=owner.id,
                    name=dataset,
                    type=plan.type,
                    created_at=now,
                )
                datasets.add_dataset(session, target)
            new = NewImport(
                id=import_id,
                dataset_id=target.id,
                file_name=readable(plan.source.file.path.name),
                file_hash=plan.source.file_hash,
                started_at=now,
            )
            begin_import(session, new)
            return owner, target

        owner, target = await self._database.write(work, Priority.BATCH)
        return _Run(
            plan=plan,
            progress=progress,
            id=import_id,
            product=owner,
            dataset=target,
            identity=ByExternalId() if plan.survey.has_ids else ByContent(),
        )

    async def _read_in(self, run: _Run) -> None:
        rows = self._rows(run)
        run.progress.report(0, run.plan.survey.rows)
        while not run.progress.cancelled:
            batch = await asyncio.to_thread(self._next_rows, rows, run.size)
            if not batch:
                return
            run.refused += [row for row in batch if isinstance(row, Refusal)]
            new = [row for row in batch if isinstance(row, PreparedCase)]
            if new:
                await self._write(run, new)
            run.progress.report(run.done, run.plan.survey.rows)

    async def _write(self, run: _Run, new: list[PreparedCase]) -> None:
        """One batch in one transaction; the next one is made longer or shorter by its time.

        It ends early for a person's act, and the rest of it is written after that.
        """
        left: list[PreparedCase] = []

        def add(session: Session, cases: list[PreparedCase]) -> list[PreparedCase]:
            return cases[add_until(session, cases, self._database.is_person_waiting) :]

        def work(session: Session) -> tuple["Counter[str]", float]:
            started = time.thread_time()
            verdicts = run.identity.judge(session, run.dataset.id, [row.new for row in new])
            taken = [row for row, verdict in zip(new, verdicts, strict=True) if verdict == "taken"]
            left.extend(add(session, taken))
            return Counter(verdicts), time.thread_time() - started

        counts, seconds = await self._database.write(work, Priority.BATCH)
        run.counts += counts
        fitting = int((len(new) - len(left)) * _BATCH_SECONDS / max(seconds, 0.001))
        run.size = max(_FEWEST_ROWS, min(_MOST_ROWS, fitting))
        while left:
            left = await self._database.write(partial(add, cases=left), Priority.BATCH)

    def _rows(self, run: _Run) -> Iterator[PreparedCase | Refusal]:
        """The file's rows as cases with ids of ours, or why they are none."""
        builder = Builder(run.plan.source, run.plan.mapping)
        now = self._signature.clock.now()
        for record in run.plan.source.records():
            self._make_room()
            built = builder.build(record) if isinstance(record, Record) else record
            if isinstance(built, Refusal):
                yield built
                continue
            imported = _with_noise(built, run.dataset)
            case_id = self._signature.ids.new()
            case = TestCase(
                id=case_id,
                family_id=case_id,  # a family bears the id of its first revision
                dataset_id=run.dataset.id,
                content=imported.content,
                labels=imported.labels,
                content_hash=content_hash(imported.content),
                created_at=now,
                created_by=self._signature.person_id,
                external_id=imported.external_id,
                is_augmented=imported.is_augmented,
            )
            yield prepare(run.id, NewCase(case=case, imported=imported))

    def _next_rows(
        self, rows: Iterator[PreparedCase | Refusal], most: int
    ) -> list[PreparedCase | Refusal]:
        """The rows of the next batch, after the window has shown what came of an act.

        Whoever acts all the time still does not keep a file from being read.
        """
        end = time.monotonic() + _MOST_ROOM_SECONDS
        while self._database.is_person_at_work() and time.monotonic() < end:
            time.sleep(_ROOM_SECONDS)
        return list(islice(rows, most))

    def _make_room(self) -> None:
        """Let a person's act go first: the interpreter runs one thread at a time."""
        while self._database.is_person_waiting():
            time.sleep(_ROOM_SECONDS)

    async def _finish(self, run: _Run) -> None:
        change = ImportCases(
            import_id=run.id,
            dataset_id=run.dataset.id,
            file_name=readable(run.plan.source.file.path.name),
            file_hash=run.plan.source.file_hash,
            mapping=run.plan.mapping,
            taken=run.counts["taken"],
            same=run.counts["same"],
            changed=run.counts["changed"] + run.counts["conflicting"],
            refused=len(run.refused),
            **self._signature.stamp(),
        )
        await self._database.write(lambda session: apply(session, change))

    async def _forget(self, import_id: str) -> None:
        while await self._database.write(
            lambda session: forget_some(session, import_id), Priority.BATCH
        ):
            pass


def _with_noise(imported: ImportedCase, dataset: Dataset) -> ImportedCase:
    """A row without background noise inherits the dataset's (Galtea's rule for its CSV)."""
    if dataset.background_noise_profile is None or imported.labels.background_noise_profile:
        return imported
    labels = replace(
        imported.labels,
        background_noise_profile=dataset.background_noise_profile,
        background_noise_level=dataset.background_noise_level,
    )
    return replace(imported, labels=labels)


def _is_void(run: _Run) -> bool:
    """Whether the file brought nothing; a file with just a header makes an empty dataset."""
    return run.done > 0 and run.counts["taken"] == 0


def _result(run: _Run, *, kept: bool) -> ImportResult:
    is_here = kept or run.counts["same"] + run.counts["changed"] + run.counts["conflicting"] > 0
    return ImportResult(
        path=run.plan.source.file.path,
        product=run.product.name,
        dataset=run.dataset.name,
        dataset_id=run.dataset.id if is_here else None,
        plan=run.plan,
        taken=run.counts["taken"] if kept else 0,
        same=run.counts["same"],
        changed=run.counts["changed"],
        conflicting=run.counts["conflicting"],
        refused=tuple(run.refused),
        is_cancelled=run.progress.cancelled and not kept,
    )
