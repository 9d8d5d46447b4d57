"""What edits, votes and their undoing should come to, told in the plainest way.

A case is named by its place in the list, which an edit never changes. An act is a list:
["edit", place, text, variant], ["press", place, score], ["mark", place, bool],
["restore", place, revision], ["create", text], ["duplicate", place, revision],
["delete", place], ["draft", place, text], ["undo"], ["redo"].
"""

import copy
import random
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import text

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.changes import Seen
from reviewer_app.services.drafting import Drafting
from reviewer_app.services.editing import Editing
from reviewer_app.services.reviewing import Reviewing
from reviewer_app.services.undoing import Undoing
from reviewer_app.store.cases import read_case
from reviewer_app.store.columns import from_safe
from reviewer_app.store.sessions import Session
from tests.support.builders import DATASET, a_case

Act = list[Any]
FIELD = "expected_output"
_NEW = "New"


def first_cases(count: int, words: str) -> "State":
    """What `fill` makes, as a person sees it; words: the expected output of each."""
    asked = [str(a_case(number).content.input) for number in range(1, count + 1)]
    return tuple(Case(each, (Revision(words),)) for each in asked)


@dataclass(frozen=True)
class Revision:
    """What a person sees of one revision."""

    text: str
    variant: str | None = None
    score: int = 0
    is_marked: bool = False


@dataclass(frozen=True)
class Case:
    """A case with its revisions, the first one first. asked: its input, which never changes."""

    asked: str
    revisions: tuple[Revision, ...]
    is_there: bool = True

    @property
    def head(self) -> Revision:
        return self.revisions[-1]

    def with_head(self, head: Revision) -> "Case":
        return replace(self, revisions=(*self.revisions[:-1], head))

    def grown(self, head: Revision) -> "Case":
        return replace(self, revisions=(*self.revisions, head))


State = tuple[Case, ...]


@dataclass
class EditModel:
    """What a person sees, without a store. The undo stack keeps whole states."""

    cases: State
    drafts: dict[int, str] = field(default_factory=dict[int, str])
    done: list[tuple[str, State, State]] = field(default_factory=list[tuple[str, State, State]])
    undone: list[tuple[str, State, State]] = field(default_factory=list[tuple[str, State, State]])

    def after(self, act: Act) -> "EditModel":
        """Another model, with the act done."""
        other = copy.deepcopy(self)
        other.perform(act)
        return other

    def perform(self, act: Act) -> str | None:
        """Do an act; what it was, or None when nothing was done."""
        kind, *more = act
        if kind in ("undo", "redo", "create"):
            return getattr(self, f"_{kind}")(*more)
        there = [number for number, case in enumerate(self.cases) if case.is_there]
        if not there:
            return None
        place: int = more[0]
        number = there[place % len(there)]
        return getattr(self, f"_{kind}")(number, *more[1:])

    def _do(self, name: str, cases: State) -> str:
        self.done.append((name, self.cases, cases))
        self.undone.clear()
        self.cases = cases
        return name

    def _with(self, number: int, case: Case) -> State:
        return (*self.cases[:number], case, *self.cases[number + 1 :])

    def _edit(self, number: int, words: str, variant: str | None) -> str | None:
        self.drafts.pop(number, None)
        case = self.cases[number]
        if words != case.head.text:
            grown = case.grown(Revision(words, variant, is_marked=True))
            return self._do("edit_case", self._with(number, grown))
        if variant != case.head.variant:
            head = replace(case.head, variant=variant, is_marked=True)
            return self._do("relabel_case", self._with(number, case.with_head(head)))
        return None

    def _restore(self, number: int, place: int) -> str | None:
        case = self.cases[number]
        words = case.revisions[place % len(case.revisions)].text
        if words == case.head.text:
            return None
        grown = case.grown(Revision(words, case.head.variant, is_marked=True))
        return self._do("edit_case", self._with(number, grown))

    def _press(self, number: int, score: int) -> str | None:
        head = self.cases[number].head
        if head.score == score:
            return None
        cases = self._with(number, self.cases[number].with_head(replace(head, score=score)))
        return self._do({1: "upvote", -1: "downvote", 0: "clear_vote"}[score], cases)

    def _mark(self, number: int, is_marked: bool) -> str | None:
        head = self.cases[number].head
        if head.is_marked == is_marked:
            return None
        case = self.cases[number].with_head(replace(head, is_marked=is_marked))
        name = "mark_reviewed" if is_marked else "unmark_reviewed"
        return self._do(name, self._with(number, case))

    def _create(self, words: str) -> str:
        made = Case(_NEW, (Revision(words, is_marked=True),))
        return self._do("create_case", (*self.cases, made))

    def _duplicate(self, number: int, place: int) -> str:
        case = self.cases[number]
        copied = case.revisions[place % len(case.revisions)]
        first = Revision(copied.text, copied.variant, is_marked=True)
        made = Case(case.asked, (first,))
        return self._do("duplicate_case", (*self.cases, made))

    def _delete(self, number: int) -> str:
        gone = replace(self.cases[number], is_there=False)
        return self._do("delete_case", self._with(number, gone))

    def _draft(self, number: int, words: str) -> None:
        self.drafts[number] = words

    def _undo(self) -> str | None:
        if not self.done:
            return None
        deed = self.done.pop()
        self.undone.append(deed)
        self.cases = self._turned(deed[1])
        return deed[0]

    def _redo(self) -> str | None:
        if not self.undone:
            return None
        deed = self.undone.pop()
        self.done.append(deed)
        self.cases = self._turned(deed[2])
        return deed[0]

    def _turned(self, cases: State) -> State:
        """A case whose making was taken back keeps its place, empty."""
        gone = [replace(case, is_there=False) for case in self.cases[len(cases) :]]
        return (*cases, *gone)

    def differences(self, session: Session) -> list[str]:
        """How a store differs from this."""
        there = [number for number, case in enumerate(self.cases) if case.is_there]
        heads = _heads(session)
        told = {
            "cases": [(self.cases[n].asked, self.cases[n].revisions) for n in there],
            "rows": sum(len(self.cases[number].revisions) for number in there),
            "drafts": {there.index(n): self.drafts[n] for n in there if n in self.drafts},
            "to undo": [name for name, _, _ in self.done],
            "to redo": [name for name, _, _ in reversed(self.undone)],
            "decided": sum(_is_done(self.cases[number].head) for number in there),
        }
        kept = {
            "cases": [(one.asked, _revisions(session, one.id)) for one in heads],
            "rows": _rows(session, f"SELECT count(*) FROM test_case WHERE {_PRESENT}")[0][0],
            "drafts": _drafts(session, [one.family for one in heads]),
            "to undo": [row[0] for row in _rows(session, _STEPS, state="done")],
            "to redo": [row[0] for row in _rows(session, _STEPS, state="undone")],
            "decided": _rows(session, f"SELECT count(*) FROM test_case WHERE done AND {_OURS}")[0][
                0
            ],
        }
        return [f"{key}: {told[key]} / {kept[key]}" for key in told if told[key] != kept[key]]


def _is_done(revision: Revision) -> bool:
    return revision.score != 0 or revision.is_marked


_PRESENT = "deleted_at IS NULL AND input NOT LIKE 'word %'"
"""Without the rows of an import that runs beside the acts."""

_OURS = f"legacy_at IS NULL AND {_PRESENT}"

_STEPS = "SELECT name FROM step WHERE state = :state ORDER BY n"
_FAMILY = """
WITH RECURSIVE chain(id, parent_id, depth) AS (
  SELECT id, parent_id, 0 FROM test_case WHERE id = :head
  UNION ALL
  SELECT c.id, c.parent_id, depth + 1 FROM test_case c JOIN chain ON c.id = chain.parent_id
)
SELECT c.expected_output, c.variant, coalesce(v.score, 0), r.revision IS NOT NULL
FROM chain JOIN test_case c ON c.id = chain.id
LEFT JOIN vote v ON v.revision = c.id AND v.person <> 'unknown-file'
LEFT JOIN review r ON r.revision = c.id AND r.person <> 'unknown-file'
ORDER BY depth DESC
"""


@dataclass(frozen=True)
class _Head:
    id: str
    family: str
    asked: str


def _heads(session: Session) -> list[_Head]:
    query = f"SELECT id, family_id, input FROM test_case WHERE {_OURS} ORDER BY n"
    return [_Head(*row) for row in _rows(session, query)]


def _revisions(session: Session, head: str) -> tuple[Revision, ...]:
    return tuple(
        Revision(from_safe(words), variant and from_safe(variant), score, bool(is_marked))
        for words, variant, score, is_marked in _rows(session, _FAMILY, head=head)
    )


def _drafts(session: Session, families: list[str]) -> dict[int, str]:
    kept = dict(_rows(session, f"SELECT case_id, text FROM draft WHERE field = 'edit:{FIELD}'"))
    return {n: from_safe(kept[family]) for n, family in enumerate(families) if family in kept}


def _rows(session: Session, query: str, **values: object) -> list[Any]:
    return [tuple(row) for row in session.execute(text(query), values)]


@dataclass
class EditHand:
    """Does acts through the services, as a window would."""

    editing: Editing
    drafting: Drafting
    reviewing: Reviewing
    undoing: Undoing

    async def perform(self, act: Act) -> str | None:
        """Do an act; the same answer as the model's."""
        kind, *more = act
        if kind in ("undo", "redo"):
            turned = await getattr(self.undoing, kind)()
            return turned.name if turned else None
        if kind == "create":
            content = Content(input=_NEW, expected_output=more[0])
            made = await self.editing.create(DATASET.id, content, Labels())
            return made.deed.name if made.deed else None
        heads = await self.editing._database.read(_heads)
        if not heads:
            return None
        place: int = more[0]
        done = await self._do(kind, heads[place % len(heads)].id, *more[1:])
        return getattr(done, "deed", done).name if done else None

    async def _do(self, kind: str, head: str, *more: Any) -> Any:
        case = (await self.editing._database.read(lambda session: read_case(session, head))).case
        seen = Seen(case_id=head, content_hash=case.content_hash)
        match kind:
            case "edit":
                content = replace(case.content, expected_output=more[0])
                labels = replace(case.labels, variant=more[1])
                return await self.editing.save(seen, content, labels)
            case "restore":
                return await self.editing.restore(await self._revision(head, more[0]))
            case "duplicate":
                return await self.editing.duplicate(await self._revision(head, more[0]))
            case "delete":
                return await self.editing.delete(head)
            case "draft":
                return await self.drafting.keep(head, FIELD, more[0], len(more[0]))
            case "press":
                return await self.reviewing.press(seen, more[0])
            case _:
                return await self.reviewing.mark(seen, more[0])

    async def _revision(self, head: str, place: int) -> str:
        query = _FAMILY.replace("SELECT c.expected_output,", "SELECT c.id, c.expected_output,")
        found = await self.editing._database.read(lambda s: _rows(s, query, head=head))
        return found[place % len(found)][0]


def random_edit(random_: random.Random) -> Act:
    """Some act on some case."""
    place = random_.randrange(100)
    words = "".join(random_.choices("ab é日🙂\n\x00", k=random_.choice([0, 1, 1, 40, 3000])))
    return random_.choice(
        [
            ["edit", place, words, random_.choice(["rag", None])],
            ["edit", place, words, random_.choice(["rag", None])],
            ["edit", place, "a", random_.choice(["rag", "qa", None])],
            ["press", place, random_.choice([-1, 0, 1])],
            ["mark", place, random_.random() < 0.7],
            ["restore", place, random_.randrange(5)],
            ["create", words],
            ["duplicate", place, random_.randrange(5)],
            ["delete", place],
            ["draft", place, words],
            ["undo"],
            ["undo"],
            ["undo"],
            ["redo"],
            ["redo"],
        ]
    )
