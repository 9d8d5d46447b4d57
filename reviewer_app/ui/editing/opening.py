"""The case that the editor is handed: one that is there, or one that is to be made."""

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.datasets import Dataset
from reviewer_app.services.case_views import CaseView
from reviewer_app.ui.editing.outlook import EditedCase


def edited_case(view: CaseView, dataset: Dataset) -> EditedCase:
    """A case that is there, as the editor is handed it."""
    return EditedCase(
        key=view.case_id,
        seen=view.seen,
        title=view.title,
        dataset_id=dataset.id,
        dataset=dataset.name,
        dataset_type=dataset.type,
        input_schema=dataset.input_schema,
        language=dataset.language or "",
        content=view.content,
        labels=view.labels,
        revision=view.revision,
        hidden=view.hidden_fields,
        visible=view.in_sight,
    )


def case_to_make(dataset: Dataset) -> EditedCase:
    """A case to be made; it takes over the noise of its dataset."""
    noise = Labels(
        background_noise_profile=dataset.background_noise_profile,
        background_noise_level=dataset.background_noise_level,
    )
    return EditedCase(
        key=new_key(dataset.id),
        seen=None,
        title="",
        dataset_id=dataset.id,
        dataset=dataset.name,
        dataset_type=dataset.type,
        input_schema=dataset.input_schema,
        language=dataset.language or "",
        content=Content(language=dataset.language),
        labels=noise,
        revision=None,
    )


def new_key(dataset_id: str) -> str:
    """What the drafts of a case that is not made yet are kept by."""
    return f"new:{dataset_id}"
