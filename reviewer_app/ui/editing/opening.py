"""The case that the editor is handed: one that is there, or one that is to be made."""

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.datasets import Dataset
from reviewer_app.domain.expectations import has_expectation
from reviewer_app.domain.queues import Filter
from reviewer_app.services.browsing import Browsing
from reviewer_app.services.case_views import CaseView
from reviewer_app.ui.editing.outlook import EditedCase

_LOOKED_AT = 5
"""Cases of a dataset that tell what its cases are like."""


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


def case_to_make(dataset: Dataset, wanted: frozenset[str] = frozenset()) -> EditedCase:
    """A case to be made; it takes over the noise of its dataset. wanted: fields to begin with."""
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
        wanted=wanted,
    )


async def fields_of_most(browsing: Browsing, dataset_id: str) -> frozenset[str]:
    """The fields that a new case of a dataset begins with: a check where its cases have one."""
    numbers = await browsing.numbers(Filter.of_dataset(dataset_id), limit=_LOOKED_AT)
    looked_at = [await browsing.prepare(number) for number in numbers]
    checked = sum(has_expectation(view.content) for view in looked_at)
    return frozenset({"eval_type"}) if checked * 2 > len(looked_at) else frozenset()


def new_key(dataset_id: str) -> str:
    """What the drafts of a case that is not made yet are kept by."""
    return f"new:{dataset_id}"
