"""Checking files: what an import would do, found out without writing anything."""

import asyncio
from collections import Counter

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS
from reviewer_app.domain.datasets import Dataset
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.reimports import FieldChange, changes_between
from reviewer_app.services.identifying import Edit, Judged
from reviewer_app.services.import_results import Difference, Survey, Target
from reviewer_app.services.import_work import Job, open_file
from reviewer_app.services.judging import Judging
from reviewer_app.services.listing import title
from reviewer_app.services.progress import Progress
from reviewer_app.store import datasets
from reviewer_app.store.database import Database, Session

MOST_DIFFERENCES = 200
"""Rows whose differences are told; the others are only counted."""

_BATCH = 500
_NEW = ("taken", "changed")


async def survey_file(database: Database, job: Job, progress: Progress) -> Survey:
    """Read the whole file; raises FileProblem. Cancelled: what was found so far."""
    opened = await asyncio.to_thread(open_file, job, progress)
    dataset = await database.read(lambda session: _find(session, job.target))
    judging = Judging(database, opened.source, job.mapping, opened.count, dataset)
    counts: Counter[str] = Counter()
    refused: list[Refusal] = []
    differences: list[Difference] = []
    while not progress.cancelled and (batch := await judging.next(_BATCH)):
        counts.update(Counter(one.verdict for one in batch.judged))
        counts["outputs"] += await _count_outputs(judging, batch.judged)
        refused += batch.refused
        room = MOST_DIFFERENCES - len(differences)
        differences += [_difference(one) for one in batch.judged if one.edit][:room]
        progress.report(batch.last, opened.count.rows)
    return Survey(
        rows=opened.count.rows,
        lines=opened.source.lines,
        taken=counts["taken"],
        same=counts["same"],
        changed=counts["changed"],
        relabelled=counts["relabelled"],
        conflicting=counts["conflicting"],
        history=counts["history"],
        outputs=counts["outputs"],
        refused=tuple(refused),
        notes=judging.notes.told(),
        differences=tuple(differences),
        id_fault=opened.count.id_fault,
        is_cancelled=progress.cancelled,
    )


def _find(session: Session, target: Target) -> Dataset | None:
    owner = datasets.find_product(session, target.product)
    return datasets.find_dataset(session, owner.id, target.dataset) if owner else None


async def _count_outputs(judging: Judging, judged: tuple[Judged, ...]) -> int:
    new = sum(len(one.row.imported.outputs) for one in judged if one.verdict in _NEW)
    beside = [one for one in judged if one.verdict in ("same", "relabelled")]
    known = await judging.new_outputs(beside)
    return new + sum(
        (one.case_id, output.label, output.text) not in known
        for one in beside
        if one.case_id
        for output in one.row.imported.outputs
    )


def _difference(judged: Judged) -> Difference:
    edit = judged.edit
    assert edit is not None
    head = edit.head
    return Difference(
        place=judged.row.imported.place,
        title=title(head.family_id, head.external_id),
        case_id=head.id,
        verdict=judged.verdict,
        fields=(
            *changes_between(head.content, edit.content, CONTENT_FIELDS),
            *changes_between(head.labels, edit.labels, LABEL_FIELDS),
            *_opinions(edit),
        ),
    )


def _opinions(edit: Edit) -> list[FieldChange]:
    """The vote and reviewer that the file brings, by the names that files give them."""
    before, after = edit.published, edit.opinion or edit.published
    pairs = (
        ("user_score", before.score or None, after.score or None),
        ("user_score_reason", before.reason or None, after.reason or None),
        ("reviewed_by", before.reviewer, after.reviewer),
    )
    return [
        FieldChange(
            field=name,
            before=None if old is None else str(old),
            after=None if new is None else str(new),
        )
        for name, old, new in pairs
        if old != new
    ]
