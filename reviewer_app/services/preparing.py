"""Preparing: judged rows become what is written, before its turn to write."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.datasets import Dataset
from reviewer_app.domain.files import ImportedCase, KnownOutput
from reviewer_app.domain.revisions import fork
from reviewer_app.services.identifying import Edit, Judged, with_origin
from reviewer_app.services.import_results import OnConflict
from reviewer_app.services.signing import Signature
from reviewer_app.store.imports import NewCase, PreparedCase, prepare, prepare_outputs
from reviewer_app.store.known import opinion_columns
from reviewer_app.store.rows import label_columns
from reviewer_app.store.staged_edits import StagedEdit

KnownOutputs = Collection[tuple[str, str, str]]
"""Case, label and text of answers that are here already."""


def settled(judged: Judged, on_conflict: OnConflict) -> Judged:
    """The verdict that counts, once it is said what becomes of conflicts."""
    edit = judged.edit
    if judged.verdict != "conflicting" or on_conflict == "keep" or edit is None:
        return judged
    return replace(judged, verdict="changed" if edit.is_fork else "relabelled")


class Preparing:
    """Makes the rows of one import, with ids of ours."""

    def __init__(self, signature: Signature, import_id: str, dataset: Dataset) -> None:
        self._signature = signature
        self._import_id = import_id
        self._dataset = dataset
        self._now = signature.clock.now()

    def prepare(self, judged: Sequence[Judged], known: KnownOutputs) -> list[PreparedCase]:
        """What the rows bring, in their order; rows that bring nothing are left out."""
        return list(self._prepared(judged, known))

    def _prepared(self, judged: Sequence[Judged], known: KnownOutputs) -> Iterator[PreparedCase]:
        for one in judged:
            match one.verdict:
                case "taken":
                    yield self._take(one)
                case "changed" if one.edit:
                    yield self._fork(one, one.edit)
                case "relabelled" if one.edit:
                    edit = _relabelling(one.edit)
                    yield self._beside(one, known, edit)
                case "same" if one.case_id and one.row.imported.outputs:
                    beside = self._beside(one, known, None)
                    if beside.outputs:
                        yield beside
                case _:
                    pass

    def _take(self, judged: Judged) -> PreparedCase:
        imported = with_noise(judged.row.imported, self._dataset)
        case_id = self._signature.ids.new()
        case = TestCase(
            id=case_id,
            family_id=case_id,  # a family bears the id of its first revision
            dataset_id=self._dataset.id,
            content=imported.content,
            labels=imported.labels,
            content_hash=judged.row.content_hash,
            created_at=self._now,
            created_by=self._signature.person_id,
            external_id=imported.external_id,
            is_augmented=imported.is_augmented,
        )
        new = NewCase(case=case, imported=imported, outputs=self._with_ids(imported.outputs))
        return prepare(self._import_id, new, judged.row.number)

    def _fork(self, judged: Judged, edit: Edit) -> PreparedCase:
        """A revision that is deleted until the import ends; whoever imports did not review it."""
        new_id, by = self._signature.ids.new(), self._signature.person_id
        head = with_origin(edit)
        made = fork(head, edit.content, edit.labels, new_id=new_id, at=self._now, by=by)
        assert made is not None  # a changed row has another content
        imported = judged.row.imported
        if imported.known_as and not edit.opinion:  # it was cast on the content before
            imported = replace(imported, user_score=None, user_score_reason=None, reviewed_by=None)
        new = NewCase(
            case=replace(made.head, deleted_at=self._now),
            imported=imported,
            outputs=self._with_ids(imported.outputs),
            edit=StagedEdit(case_id=head.id, standing=edit.standing, new_id=new_id),
        )
        return prepare(self._import_id, new, judged.row.number)

    def _beside(self, judged: Judged, known: KnownOutputs, edit: StagedEdit | None) -> PreparedCase:
        """Labels and answers for a case that stays the revision that it is."""
        revision = judged.case_id
        new = [
            output
            for output in judged.row.imported.outputs
            if (revision, output.label, output.text) not in known
        ]
        outputs = prepare_outputs(self._import_id, revision, self._with_ids(new), self._now)
        return PreparedCase(number=judged.row.number, outputs=outputs, edit=edit)

    def _with_ids(self, outputs: Sequence[KnownOutput]) -> tuple[tuple[str, KnownOutput], ...]:
        return tuple((self._signature.ids.new(), output) for output in outputs)


def _relabelling(edit: Edit) -> StagedEdit:
    before = label_columns(edit.head.labels) | {"is_augmented": edit.head.is_augmented}
    after = label_columns(edit.labels) | {"is_augmented": edit.is_augmented}
    if edit.opinion:
        before |= opinion_columns(edit.published)
        after |= opinion_columns(edit.opinion)
    changed = [name for name, value in after.items() if before[name] != value]
    return StagedEdit(
        case_id=edit.head.id,
        standing=edit.standing,
        before={name: before[name] for name in changed},
        after={name: after[name] for name in changed},
    )


def with_noise(imported: ImportedCase, dataset: Dataset) -> ImportedCase:
    """A row without background noise inherits the dataset's (Galtea's rule for its CSV)."""
    if dataset.background_noise_profile is None or imported.labels.background_noise_profile:
        return imported
    labels = replace(
        imported.labels,
        background_noise_profile=dataset.background_noise_profile,
        background_noise_level=dataset.background_noise_level,
    )
    return replace(imported, labels=labels)
