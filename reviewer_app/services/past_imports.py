"""Past imports: those that were cut off, those that finished, and taking one away later."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from reviewer_app.domain.changes import RemoveImport
from reviewer_app.domain.sayings import say
from reviewer_app.services.deeds import Decided, decided
from reviewer_app.services.import_results import PastImport, Removal, Stay, UnfinishedImport
from reviewer_app.services.listing import title
from reviewer_app.services.signing import Signature
from reviewer_app.store import journal, removals
from reviewer_app.store.apply import apply
from reviewer_app.store.database import Database, Session
from reviewer_app.store.datasets import read_dataset
from reviewer_app.store.import_runs import ImportRun, finished_runs
from reviewer_app.store.staged_edits import LABELS

_PASTED = say("It was pasted: paste the same again, and it is read on.")
_OLD = say("An older program began it, which did not note how the file is read.")


def why_not(run: ImportRun) -> str:
    """Why an import cannot be continued, as a sentence; empty where it can."""
    if not run.mapping:
        return _OLD
    if not run.path:
        return _PASTED
    if Path(run.path).is_file():
        return ""
    return say("The file is no longer at {path}.", path=run.path)


def to_unfinished(runs: Iterable[ImportRun]) -> list[UnfinishedImport]:
    """Imports that were cut off, as a person sees them; looks for their files."""
    return [
        UnfinishedImport(
            import_id=run.id,
            file_name=run.file_name,
            path=Path(run.path) if run.path else None,
            product=run.product,
            dataset=run.dataset,
            done=run.position,
            rows=run.rows,
            started_at=run.started_at,
            why_not=why_not(run),
        )
        for run in runs
    ]


async def listed(database: Database, dataset_id: str | None) -> tuple[PastImport, ...]:
    """The imports that finished, the latest first."""
    runs = await database.read(lambda session: finished_runs(session, dataset_id))
    return tuple(
        PastImport(
            import_id=run.id,
            file_name=run.file_name,
            at=run.finished_at,
            product=run.product,
            dataset=run.dataset,
            dataset_id=run.dataset_id,
            taken=run.counts.get("taken", 0),
            changed=run.counts.get("changed", 0) + run.counts.get("relabelled", 0),
            is_removed=run.removed_at is not None,
        )
        for run in runs
        if run.finished_at is not None
    )


async def removal(database: Database, import_id: str) -> Removal:
    """What removing an import would do; raises NotFound."""

    def query(session: Session) -> Removal:
        run = removals.read_run(session, import_id)
        stays = removals.staying(session, import_id)
        there = removals.extent(session, import_id)
        heads = Counter(stay.kind for stay in stays if stay.why == "decided" or stay.kind == LABELS)
        return Removal(
            import_id=import_id,
            file_name=run.file_name,
            dataset=read_dataset(session, run.dataset_id).name,
            goes=there.new - heads["new"],
            back=there.forks + there.labels - heads["fork"] - heads[LABELS],
            stays=tuple(
                Stay(case_id=s.case_id, title=title(s.family_id, s.external_id), why=s.why)
                for s in stays
            ),
            is_removed=run.removed_at is not None,
        )

    return await database.read(query)


async def remove(database: Database, signature: Signature, import_id: str) -> Decided | None:
    """Remove what of an import nobody decided or changed since; None if it is gone already."""

    def work(session: Session) -> Decided | None:
        run = removals.read_run(session, import_id)
        if run.removed_at is not None:
            return None
        change = RemoveImport(
            import_id=import_id,
            dataset_id=run.dataset_id,
            file_name=run.file_name,
            removed=True,
            **signature.stamp(),
        )
        apply(session, change)
        return decided(session, journal.read_step(session, change.step))

    return await database.write(work)
