"""Builders of cases as an export has them."""

from datetime import UTC, datetime

from reviewer_app.domain.cases import Content, Labels, TestCase
from reviewer_app.domain.files import ExportedCase, ImportedCase
from reviewer_app.domain.revisions import content_hash


def exported(content: Content, labels: Labels | None = None) -> ExportedCase:
    """A case with this content as its own first revision."""
    return as_exported(ImportedCase(place="", content=content, labels=labels or Labels()))


def as_exported(imported: ImportedCase) -> ExportedCase:
    """An imported case as it would be exported, with the votes and marks that it brought."""
    case = TestCase(
        id="case-1",
        family_id="family-1",
        dataset_id="dataset-1",
        content=imported.content,
        labels=imported.labels,
        content_hash=content_hash(imported.content),
        created_at=datetime(2026, 1, 2, tzinfo=UTC),
        created_by="person-1",
        external_id=imported.external_id,
        is_augmented=imported.is_augmented,
    )
    return ExportedCase(
        case=case,
        dataset="Cases",
        user_score=imported.user_score,
        user_score_reason=imported.user_score_reason,
        reviewed_by=imported.reviewed_by,
    )
