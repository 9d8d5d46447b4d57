"""Guiding: the guidelines of datasets, read, written, and compared with what I knew of them."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.changes import WriteGuidelines
from reviewer_app.domain.differences import FieldDifference, compare_field
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.guidelines import LONGEST, checked_guidelines
from reviewer_app.domain.sayings import say
from reviewer_app.services.deeds import Decided, affected, decided
from reviewer_app.services.differing import EXACT_SECONDS, DiffTools
from reviewer_app.services.feed import Feed
from reviewer_app.services.signing import Signature
from reviewer_app.store import datasets, drafts, guidelines, journal
from reviewer_app.store.apply import apply
from reviewer_app.store.database import Database, Session
from reviewer_app.store.guidelines import Guideline

__all__ = ["Guide", "Guideline", "Guiding"]

FIELD = "guidelines"
"""What the difference of two versions is named after."""

_DRAFT = "guidelines"

_MOST_BYTES = 4 * LONGEST


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """The guidelines of one dataset as I am to see them.

    current: the version that counts, or None. is_new: I have not looked at it yet. known: the
    text of the version that I looked at last; None where I have looked at none.
    """

    dataset_id: str
    dataset: str
    current: Guideline | None
    known: str | None
    is_new: bool


class Guiding:
    """What reviewers of a dataset are told, and who has read it."""

    def __init__(self, database: Database, feed: Feed, signature: Signature) -> None:
        self._database, self._feed, self._signature = database, feed, signature

    async def guide(self, dataset_id: str) -> Guide:
        """The guidelines of a dataset with what I know of them; raises NotFound."""
        me = self._signature.person_id

        def query(session: Session) -> Guide:
            dataset = datasets.read_dataset(session, dataset_id)
            current = guidelines.read_current(session, dataset_id)
            seen = guidelines.read_seen(session, dataset_id, me)
            return Guide(
                dataset_id=dataset_id,
                dataset=dataset.name,
                current=current,
                known=None if seen is None else guidelines.read_text(session, seen),
                is_new=current is not None and current.id != seen,
            )

        return await self._database.read(query)

    async def versions(self, dataset_id: str) -> list[Guideline]:
        """All versions that count, the latest first."""
        return await self._database.read(
            lambda session: guidelines.read_versions(session, dataset_id)
        )

    async def note_seen(self, dataset_id: str, guideline_id: str) -> None:
        """Keep that I have looked at a version; nothing that undo would take back."""
        me, now = self._signature.person_id, self._signature.clock.now()
        await self._database.write(
            lambda session: guidelines.note_seen(session, dataset_id, me, guideline_id, now)
        )

    async def write(self, dataset_id: str, text: str) -> Decided | None:
        """Write the guidelines anew; None when they say this already.

        Who writes a version knows it. An empty text takes the guidelines away, as a version too.
        Raises NotFound, or RuleBroken for a text that is too long.
        """
        text = checked_guidelines(text)
        signature = self._signature

        def work(session: Session) -> Decided | None:
            drafts.drop_draft(session, dataset_id, _DRAFT)
            dataset = datasets.read_dataset(session, dataset_id)
            current = guidelines.read_current(session, dataset_id)
            if text == (current.text if current else ""):
                return None
            change = WriteGuidelines(
                guideline_id=signature.ids.new(),
                dataset_id=dataset_id,
                dataset=dataset.name,
                text=text,
                **signature.stamp(),
            )
            apply(session, change)
            guidelines.note_seen(
                session, dataset_id, signature.person_id, change.guideline_id, change.made_at
            )
            return decided(session, journal.read_step(session, change.step))

        deed = await self._database.write(work)
        if deed:
            self._feed.publish(affected(deed))
        return deed

    async def draft(self, dataset_id: str) -> str | None:
        """What I had begun to write and not saved; None where there is nothing."""
        found = await self._database.read(
            lambda session: drafts.read_draft(session, dataset_id, _DRAFT)
        )
        return found.text if found else None

    async def keep_draft(self, dataset_id: str, text: str, caret: int) -> None:
        """Keep a half-written text; an empty one lets the kept one go."""
        draft = drafts.Draft(text=text, caret=caret, at=self._signature.clock.now())

        def work(session: Session) -> None:
            if text:
                drafts.save_draft(session, dataset_id, _DRAFT, draft)
            else:
                drafts.drop_draft(session, dataset_id, _DRAFT)

        await self._database.write(work)

    async def difference(self, before: str, after: str) -> FieldDifference:
        """What changed from one text to another, word by word; beside the window's thread."""
        return await asyncio.to_thread(
            lambda: compare_field(FIELD, before, after, DiffTools(EXACT_SECONDS))
        )

    async def read_file(self, path: Path) -> str:
        """The text of a Markdown file, to be looked at before it is saved.

        Raises FileProblem for one that cannot be read, is no text in UTF-8, or is too long.
        """
        return await asyncio.to_thread(_read, path)


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        why = cause_of(error)
        raise FileProblem(path, say("It cannot be opened: {why}.", why=why)) from error
    if len(data) > _MOST_BYTES:
        raise FileProblem(
            path, say("Guidelines have at most {n} characters; this has more.", n=LONGEST)
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileProblem(
            path, say("Byte {n} is no UTF-8. Save the file as UTF-8 text.", n=error.start + 1)
        ) from error
    if "\0" in text:
        raise FileProblem(path, say("It is no text."))
    return text
