"""Editing: cases are corrected, made, duplicated, restored and deleted; each act can be undone."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from reviewer_app.domain.cases import Content, Labels, TestCase
from reviewer_app.domain.changes import (
    AnyChange,
    CreateCase,
    DeleteCase,
    EditContent,
    Relabel,
    Seen,
)
from reviewer_app.domain.edits import label_changes
from reviewer_app.domain.errors import NotEditable, NotFound
from reviewer_app.domain.revisions import content_hash
from reviewer_app.services.deeds import Decided, affected, decided
from reviewer_app.services.feed import Feed
from reviewer_app.services.signing import Signature
from reviewer_app.store import journal
from reviewer_app.store.apply import apply
from reviewer_app.store.cases import read_case, read_standing
from reviewer_app.store.database import Database, Session
from reviewer_app.store.drafts import drop_edits
from reviewer_app.store.edits import moved
from reviewer_app.store.histories import revision_number
from reviewer_app.store.people import my_id
from reviewer_app.store.revisions import present_revision


@dataclass(frozen=True, slots=True, kw_only=True)
class Edited:
    """What became of a case. case_id: the revision to show now; n: its row in the lists.

    revision: its number, where the family is complete. deed: None where nothing had to be done,
    since the latest revision has this content already: somebody, or an earlier press of Save,
    made the same edit.
    """

    case_id: str
    n: int
    revision: int | None
    deed: Decided | None
    made_revision: bool


@dataclass(frozen=True, slots=True)
class _Plan:
    """A change to apply, if one is needed, and the case to show afterwards."""

    case_id: str
    change: AnyChange | None = None


@dataclass(frozen=True, slots=True)
class _Wish:
    """What a person wants a case to be. labels: by field, those that they changed."""

    base: str
    content: Content
    labels: dict[str, Any]
    note: str
    visible: tuple[str, ...]

    def label_changes(self, head: TestCase) -> tuple[dict[str, Any], dict[str, Any]]:
        """The labels that this changes now, by field: before and after."""
        return label_changes(head.labels, replace(head.labels, **self.labels))


class Editing:
    """What a person changes of cases. Every answer comes after the disk has it.

    The row number of a case stays with its latest revision, so a list need not move; the
    revisions before it get other numbers.
    """

    def __init__(self, database: Database, feed: Feed, signature: Signature) -> None:
        self._database = database
        self._feed = feed
        self._signature = signature

    async def require_editable(self, case_id: str) -> None:
        """Raises NotEditable for an earlier revision, which says what to edit instead."""

        def query(session: Session) -> None:
            head = _head(session, case_id)
            if head.id != case_id:
                raise NotEditable(case_id, head.id)

        await self._database.read(query)

    async def save(
        self,
        base: Seen,
        content: Content,
        labels: Labels,
        note: str = "",
        *,
        labels_seen: Labels | None = None,
        visible: tuple[str, ...] = (),
    ) -> Edited | None:
        """Save an edit of the revision that was on screen, and let the drafts of the case go.

        Another content makes a revision; otherwise labels change in place. None: nothing differs,
        JSON compared by value. labels_seen: the labels when the editing began; what others
        changed since stays, unless it was edited here too. Raises HeadMoved where another
        revision is the latest one by now (the drafts stay), and NotFound.
        """

        def plan(session: Session) -> _Plan | None:
            seen = labels_seen or read_case(session, base.case_id).case.labels
            _, mine = label_changes(seen, labels)
            wish = _Wish(base.case_id, content, mine, note, visible)
            planned = self._plan(session, wish)
            if my_id(session) == self._signature.person_id:  # the drafts are mine alone
                drop_edits(session, base.case_id)
            return planned

        return await self._edit(plan)

    def _plan(self, session: Session, wish: _Wish) -> _Plan | None:
        """What an edit comes to, beside the latest revision as it is now."""
        head = _head(session, wish.base)
        is_same = content_hash(wish.content) == head.content_hash
        if head.id != wish.base and not is_same:
            raise moved(session, head.family_id)
        if not is_same:
            made = self._edit_content(head, wish)
            return _Plan(made.revision_id, made)
        if relabel := self._relabel(session, head, wish):
            return _Plan(head.id, relabel)
        return None if head.id == wish.base else _Plan(head.id)

    def _edit_content(self, head: TestCase, wish: _Wish) -> EditContent:
        before, after = wish.label_changes(head)
        return EditContent(
            based_on=_seen(head),
            revision_id=self._signature.ids.new(),
            content_hash=content_hash(wish.content),
            content=wish.content,
            labels_before=before,
            labels=after,
            note=wish.note,
            visible=wish.visible,
            **self._signature.stamp(),
        )

    def _relabel(self, session: Session, head: TestCase, wish: _Wish) -> Relabel | None:
        before, after = wish.label_changes(head)
        if not after:
            return None
        marked = read_standing(session, head.id, self._signature.person_id).is_marked
        return Relabel(
            based_on=_seen(head),
            before=before,
            after=after,
            marked_before=marked,
            visible=wish.visible,
            **self._signature.stamp(),
        )

    async def restore(self, case_id: str, note: str = "") -> Edited | None:
        """Make the content of an earlier revision the latest again; drafts on the case stay.

        None: the latest revision has that content. Labels stay as they are. Raises NotFound.
        """

        def plan(session: Session) -> _Plan | None:
            content = read_case(session, case_id).case.content
            head = _head(session, case_id)
            return self._plan(session, _Wish(head.id, content, {}, note, ()))

        return await self._edit(plan)

    async def create(
        self,
        dataset_id: str,
        content: Content,
        labels: Labels,
        note: str = "",
        *,
        draft_key: str = "",
    ) -> Edited:
        """Make a case by hand, and let the drafts go that were kept under a key.

        Raises NotFound for a dataset that is gone.
        """

        def plan(session: Session) -> _Plan:
            if draft_key:
                drop_edits(session, draft_key)
            return self._new(dataset_id, content, labels, note, None)

        return await self._made(plan)

    async def duplicate(self, case_id: str) -> Edited:
        """Make a case with the content and labels of a revision, as a family of its own.

        Raises NotFound.
        """

        def plan(session: Session) -> _Plan:
            case = read_case(session, case_id).case
            return self._new(case.dataset_id, case.content, case.labels, "", case.id)

        return await self._made(plan)

    def _new(
        self, dataset_id: str, content: Content, labels: Labels, note: str, copy_of: str | None
    ) -> _Plan:
        case_id = self._signature.ids.new()
        made = CreateCase(
            case_id=case_id,
            dataset_id=dataset_id,
            content_hash=content_hash(content),
            content=content,
            labels=labels,
            note=note,
            copy_of=copy_of,
            **self._signature.stamp(),
        )
        return _Plan(case_id, made)

    async def delete(self, case_id: str) -> Decided:
        """Delete a case with all its revisions, whichever of them is on screen.

        Raises NotFound.
        """

        def work(session: Session) -> Decided:
            head = _head(session, case_id)
            stamp = self._signature.stamp()
            what: dict[str, Any] = {"family": head.family_id, "based_on": _seen(head)}
            return self._apply(session, DeleteCase(deleted=True, **what, **stamp))

        deed = await self._database.write(work)
        self._feed.publish(affected(deed))
        return deed

    def _apply(self, session: Session, change: AnyChange) -> Decided:
        apply(session, change)
        deed = decided(session, journal.read_step(session, change.step))
        assert deed is not None
        return deed

    async def _made(self, plan: Callable[[Session], _Plan]) -> Edited:
        edited = await self._edit(plan)
        assert edited is not None
        return edited

    async def _edit(self, plan: Callable[[Session], _Plan | None]) -> Edited | None:
        def work(session: Session) -> Edited | None:
            planned = plan(session)
            if planned is None:
                return None
            change = planned.change
            deed = self._apply(session, change) if change else None
            shown = read_case(session, planned.case_id)
            return Edited(
                case_id=planned.case_id,
                n=shown.n,
                revision=revision_number(session, shown.case),
                deed=deed,
                made_revision=isinstance(change, EditContent),
            )

        edited = await self._database.write(work)
        if edited and edited.deed:
            self._feed.publish(affected(edited.deed))
        return edited


def _seen(case: TestCase) -> Seen:
    return Seen(case_id=case.id, content_hash=case.content_hash)


def _head(session: Session, case_id: str) -> TestCase:
    """The latest revision of the case that a revision is of; raises NotFound."""
    head = present_revision(session, case_id)
    if head is None:
        raise NotFound("test case", case_id)
    return read_case(session, head).case
