"""Merging: a case was changed here and elsewhere; the two are put together and saved as one."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, Content, Labels, TestCase
from reviewer_app.domain.changes import NO_VOTE, Seen
from reviewer_app.domain.datasets import DatasetType
from reviewer_app.domain.differences import value_of
from reviewer_app.domain.entries import from_text
from reviewer_app.domain.errors import NotFound
from reviewer_app.domain.merging import FieldMerge, merge_cases
from reviewer_app.domain.sequences import Tools
from reviewer_app.domain.validating import Fault, faults, with_old_ones_excused
from reviewer_app.services.differing import EXACT_SECONDS, DiffTools
from reviewer_app.services.editing import Edited, Editing
from reviewer_app.services.listing import title
from reviewer_app.store.cases import read_case
from reviewer_app.store.database import Database, Session
from reviewer_app.store.datasets import read_dataset
from reviewer_app.store.drafts import Draft, edit_drafts
from reviewer_app.store.histories import History, read_history
from reviewer_app.store.revisions import present_revision


@dataclass(frozen=True, slots=True, kw_only=True)
class Maker:
    """Who made one of the three, when and why. name: empty where it is not known.

    revision: its number, where the family is complete.
    """

    name: str
    is_me: bool
    at: datetime
    note: str = ""
    revision: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """A revision that was changed twice: as it was, as I want it, and as it is now.

    fields: each that any of the three has, merged as far as that goes without a question.
    dataset_type: what the rules for the case go by.
    """

    title: str
    base: TestCase
    mine: TestCase
    theirs: TestCase
    base_made: Maker
    mine_made: Maker
    theirs_made: Maker
    fields: tuple[FieldMerge, ...]
    dataset_type: DatasetType = "QUALITY"

    @property
    def family_id(self) -> str:
        """The case that it is about, whichever of its revisions collided."""
        return self.theirs.family_id


class Merging:
    """Reads the three sides, merges them beside the window's thread, and saves what comes of it."""

    def __init__(self, database: Database, editing: Editing) -> None:
        self._database, self._editing = database, editing

    async def conflict(
        self, base_id: str, content: Content, labels: Labels, at: datetime
    ) -> Conflict | None:
        """What I want of a revision beside its latest one, and what both came from.

        base_id: the revision that I changed; content, labels: as I want them, at: since when.
        None: nobody else changed the case. Raises NotFound where the case is gone.
        """

        def query(session: Session) -> Conflict | None:
            head = present_revision(session, base_id)
            if head is None:
                raise NotFound("test case", base_id)
            if head == base_id:
                return None
            base, theirs = (read_case(session, case_id).case for case_id in (base_id, head))
            mine = replace(base, content=content, labels=labels)
            return Conflict(
                title=title(theirs.family_id, theirs.external_id),
                base=base,
                mine=mine,
                theirs=theirs,
                base_made=_maker(base, read_history(session, base, NO_VOTE)),
                mine_made=Maker(name="", is_me=True, at=at),
                theirs_made=_maker(theirs, read_history(session, theirs, NO_VOTE)),
                fields=(),
                dataset_type=read_dataset(session, theirs.dataset_id).type,
            )

        found = await self._database.read(query)
        return found and replace(found, fields=await merge(found.base, found.mine, found.theirs))

    async def of_drafts(self, case_id: str) -> Conflict | None:
        """What is half-edited of a case beside the revision that came in the meantime.

        None: nothing is, or it was begun on the latest revision. Raises EntryError for a draft
        that is no value of its field yet, and NotFound.
        """

        def query(session: Session) -> tuple[TestCase, Mapping[str, Draft]] | None:
            drafts = edit_drafts(session, case_id)
            begun_on = next((draft.begun_on for draft in drafts.values() if draft.begun_on), None)
            return (read_case(session, begun_on).case, drafts) if begun_on else None

        found = await self._database.read(query)
        if found is None:
            return None
        base, drafts = found
        mine = with_values(base, _typed_values(base, drafts))
        at = max(draft.at for draft in drafts.values())
        return await self.conflict(base.id, mine.content, mine.labels, at)

    async def save(
        self,
        conflict: Conflict,
        values: Mapping[str, object],
        note: str = "",
        *,
        visible: tuple[str, ...] = (),
    ) -> Edited | None:
        """Save the result as an edit of the latest revision, and let what was half-edited go.

        values: by field, those of the result. None: it is what the latest revision says already.
        Raises HeadMoved where another revision came in the meantime, and NotFound.
        """
        theirs = conflict.theirs
        base = Seen(case_id=theirs.id, content_hash=theirs.content_hash)
        case = with_values(theirs, values)
        return await self._editing.save(
            base, case.content, case.labels, note, labels_seen=theirs.labels, visible=visible
        )

    async def again(self, conflict: Conflict, values: Mapping[str, object]) -> Conflict | None:
        """The result beside a revision that came in the meantime; nothing decided is lost."""
        mine = with_values(conflict.theirs, values)
        at = conflict.mine_made.at
        return await self.conflict(conflict.theirs.id, mine.content, mine.labels, at)


def faults_of(conflict: Conflict, values: Mapping[str, object]) -> tuple[Fault, ...]:
    """What keeps a result from being saved, though each of its fields can be read.

    What is wrong with the latest revision already need not be mended here.
    """
    before, after = conflict.theirs, with_values(conflict.theirs, values)
    kind = conflict.dataset_type
    old = faults(before.content, before.labels, kind)
    found = faults(after.content, after.labels, kind, before=before.content)
    return tuple(fault for fault in with_old_ones_excused(found, old) if not fault.is_warning)


def with_values(case: TestCase, values: Mapping[str, object]) -> TestCase:
    """The case with other values of content and labels, by field."""
    content: dict[str, Any] = {name: values[name] for name in CONTENT_FIELDS if name in values}
    labels: dict[str, Any] = {name: values[name] for name in LABEL_FIELDS if name in values}
    return replace(
        case, content=replace(case.content, **content), labels=replace(case.labels, **labels)
    )


def _typed_values(base: TestCase, drafts: Mapping[str, Draft]) -> dict[str, object]:
    """The values of what is typed, by field; whatever else is kept there is no part of a case."""
    fields = (*CONTENT_FIELDS, *LABEL_FIELDS)
    return {
        name: from_text(name, draft.text, value_of(base, name))
        for name, draft in drafts.items()
        if name in fields
    }


async def merge(base: TestCase, mine: TestCase, theirs: TestCase) -> tuple[FieldMerge, ...]:
    """Merge three cases, stored or not, beside the window's thread."""
    tools = DiffTools(EXACT_SECONDS)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(None, merge_cases, base, mine, theirs, tools)


def merge_tools() -> Tools:
    """What looking at a merged field needs: words and their difference, within some seconds."""
    return DiffTools(EXACT_SECONDS)


def _maker(case: TestCase, history: History) -> Maker:
    name = history.author or history.file_name
    return Maker(
        name=name,
        is_me=history.is_mine and not history.file_name,
        at=case.created_at,
        note=history.note,
        revision=history.revision,
    )
