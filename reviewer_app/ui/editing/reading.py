"""Reading for the editor: a case and what was typed for it, on the disk or not there yet."""

import asyncio
from dataclasses import dataclass

from reviewer_app.domain.datasets import Dataset
from reviewer_app.services.case_views import CaseView
from reviewer_app.services.desk import Desk
from reviewer_app.services.drafting import Draft
from reviewer_app.ui.editing.keeping import DraftKeeper
from reviewer_app.ui.editing.opening import case_to_make, fields_of_most, new_key
from reviewer_app.ui.editing.outlook import EditedCase
from reviewer_app.ui.tasks import Tasks

Wanted = tuple[EditedCase, dict[str, Draft]]
"""A case that is to be made, and what was typed for it."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A case with its drafts, and the revision that they were begun on where it is another one."""

    view: CaseView
    dataset: Dataset
    drafts: dict[str, Draft]
    begun_on: str | None


class CaseReader:
    """Reads behind whatever is still being kept, so that the last letters are there."""

    def __init__(self, desk: Desk, keeper: DraftKeeper, tasks: Tasks) -> None:
        self._desk, self._keeper, self._tasks = desk, keeper, tasks

    async def case(self, case_id: str) -> Loaded:
        """A case that is there."""
        await self._settled()
        view = await self._desk.browsing.case_by_id(case_id)
        dataset = await self._desk.organizing.dataset(view.dataset_id)
        drafts = await self._drafts(case_id)
        begun = {draft.begun_on for draft in drafts.values()} - {view.case_id, None, ""}
        return Loaded(view, dataset, drafts, next(iter(begun), None))

    async def new(self, dataset_id: str) -> Wanted:
        """A case that is to be made in a dataset."""
        dataset = await self._desk.organizing.dataset(dataset_id)
        await self._settled()
        wanted = await fields_of_most(self._desk.browsing, dataset_id)
        return case_to_make(dataset, wanted), await self._drafts(new_key(dataset_id))

    async def _drafts(self, key: str) -> dict[str, Draft]:
        return self._keeper.with_unkept(key, await self._desk.drafting.of(key))

    async def _settled(self) -> None:
        """Until what was typed before is on the disk, or is not going to be."""
        settled = asyncio.Event()
        self._tasks.save(nothing, lambda _none: settled.set())
        await settled.wait()


async def nothing() -> None:
    """What comes after all that is to be saved."""
