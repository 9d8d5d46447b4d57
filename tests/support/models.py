"""What a reviewer's acts should come to, told in the plainest way, to compare a store with.

An act is a list: ["press", case, score], ["vote", case, score, reason], ["reason", case, text]
(the reason joins the deed before it), ["mark", case, bool], ["approve", case, reason], ["undo"],
["redo"], ["draft", case, text].
"""

import copy
import random
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import text

from reviewer_app.services.deeds import Decided
from reviewer_app.services.reviewing import Reviewing
from reviewer_app.services.undoing import Undoing
from reviewer_app.store.columns import from_safe
from reviewer_app.store.sessions import Session
from tests.support.stores import seen

Act = list[Any]
_NONE = (0, "")


@dataclass
class Deed:
    """One entry of the undo stack: the case, and what it was like before and after."""

    case: int
    before: tuple[tuple[int, str], bool]
    after: tuple[tuple[int, str], bool]
    has_vote: bool

    @property
    def name(self) -> str:
        """What a person would call it: by the vote where the vote changed, else by the mark."""
        (old, was_marked), (new, is_marked) = self.before, self.after
        if not self.has_vote:
            return "mark_reviewed" if is_marked else "unmark_reviewed"
        if is_marked and not was_marked and new[0] == 1:
            return "approve"
        if old[0] == new[0]:
            return "reason"
        return {1: "upvote", -1: "downvote", 0: "clear_vote"}[new[0]]


@dataclass
class Model:
    """What a person sees, without a store."""

    votes: dict[int, tuple[int, str]] = field(default_factory=dict[int, tuple[int, str]])
    marks: set[int] = field(default_factory=set[int])
    drafts: dict[int, str] = field(default_factory=dict[int, str])
    done: list[Deed] = field(default_factory=list[Deed])
    undone: list[Deed] = field(default_factory=list[Deed])

    def after(self, act: Act) -> "Model":
        """Another model, with the act done."""
        other = copy.deepcopy(self)
        other.perform(act)
        return other

    def perform(self, act: Act) -> tuple[str, int] | None:
        """Do an act; what it was and to which case, or None when nothing was done."""
        return getattr(self, f"_{act[0]}")(*act[1:])

    def state(self, case: int) -> tuple[tuple[int, str], bool]:
        return self.votes.get(case, _NONE), case in self.marks

    def _set(self, case: int, state: tuple[tuple[int, str], bool]) -> None:
        vote, is_marked = state
        self.votes[case] = vote
        (self.marks.add if is_marked else self.marks.discard)(case)

    def _do(self, case: int, after: tuple[tuple[int, str], bool]) -> Any:
        before = self.state(case)
        if before == after:
            return None
        deed = Deed(case, before, after, before[0] != after[0])
        self.done.append(deed)
        self.undone.clear()
        self._set(case, after)
        return deed.name, case

    def _press(self, case: int, score: int) -> Any:
        vote, is_marked = self.state(case)
        if vote[0] == score:
            return None
        return self._do(case, ((score, ""), is_marked))

    def _vote(self, case: int, score: int, reason: str) -> Any:
        self.drafts.pop(case, None)
        return self._do(case, ((score, reason), case in self.marks))

    def _reason(self, case: int, reason: str) -> Any:
        """Say why, as the second half of the last deed where that was a vote on this case."""
        self.drafts.pop(case, None)
        (score, old), is_marked = self.state(case)
        if old == reason:
            return None
        last = self.done[-1] if self.done else None
        if last is None or last.case != case or not last.has_vote:
            return self._do(case, ((score, reason), is_marked))
        self.undone.clear()
        last.after = ((score, reason), is_marked)
        self._set(case, last.after)
        return last.name, case

    def _mark(self, case: int, reviewed: bool) -> Any:
        return self._do(case, (self.state(case)[0], reviewed))

    def _approve(self, case: int, reason: str) -> Any:
        self.drafts.pop(case, None)
        vote, _ = self.state(case)
        kept = vote[1] if vote[0] == 1 else ""
        after = (1, reason or kept)
        return self._do(case, (after, True))

    def _undo(self) -> Any:
        if not self.done:
            return None
        deed = self.done.pop()
        self.undone.append(deed)
        self._set(deed.case, deed.before)
        return deed.name, deed.case

    def _redo(self) -> Any:
        if not self.undone:
            return None
        deed = self.undone.pop()
        self.done.append(deed)
        self._set(deed.case, deed.after)
        return deed.name, deed.case

    def _draft(self, case: int, text: str) -> None:
        self.drafts.pop(case, None)
        if text:
            self.drafts[case] = text

    def differences(self, session: Session) -> list[str]:
        """How a store differs from this."""
        told = {
            "votes": {case: vote for case, vote in self.votes.items() if vote != _NONE},
            "marks": self.marks,
            "drafts": self.drafts,
            "to undo": [(deed.name, deed.case) for deed in self.done],
            "to redo": [(deed.name, deed.case) for deed in reversed(self.undone)],
            "decided": len({c for c, v in self.votes.items() if v[0]} | self.marks),
        }
        kept = {
            "votes": {_n(row[0]): (row[1], from_safe(row[2])) for row in _rows(session, _VOTES)},
            "marks": {_n(row[0]) for row in _rows(session, _MARKS)},
            "drafts": {_n(row[0]): from_safe(row[1]) for row in _rows(session, _DRAFTS)},
            "to undo": [(row[0], _n(row[1])) for row in _rows(session, _STEPS, state="done")],
            "to redo": [(row[0], _n(row[1])) for row in _rows(session, _STEPS, state="undone")],
            "decided": _rows(session, "SELECT count(*) FROM test_case WHERE done")[0][0],
        }
        return [f"{key}: {told[key]} / {kept[key]}" for key in told if told[key] != kept[key]]


_VOTES = "SELECT revision, score, reason FROM vote WHERE person <> 'unknown-file'"
_MARKS = "SELECT revision FROM review WHERE person <> 'unknown-file'"
_DRAFTS = "SELECT case_id, text FROM draft"
_STEPS = "SELECT name, case_id FROM step WHERE state = :state ORDER BY n"


def _rows(session: Session, query: str, **values: object) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in session.execute(text(query), values)]


def _n(case_id: str) -> int:
    return int(case_id.removeprefix("case-"))


@dataclass
class Hand:
    """Does acts through the service, as a window would; remembers the last deed for a reason."""

    reviewing: Reviewing
    undoing: Undoing
    last: Decided | None = None

    async def perform(self, act: Act) -> tuple[str, int] | None:
        """Do an act; the same answer as the model's."""
        decided = await self._do(*act)
        if decided and act[0] != "redo" and act[0] != "undo":
            self.last = decided
        return (decided.name, _n(decided.case_id)) if decided else None

    async def _do(self, kind: str, case: int = 0, *more: Any) -> Decided | None:
        match kind:
            case "press":
                return await self.reviewing.press(seen(case), more[0])
            case "vote":
                return await self.reviewing.vote(seen(case), more[0], more[1])
            case "reason":
                return await self._say_why(case, more[0])
            case "mark":
                return await self.reviewing.mark(seen(case), more[0])
            case "approve":
                return await self.reviewing.approve(seen(case), more[0])
            case "draft":
                await self.reviewing.keep_draft(f"case-{case}", more[0], len(more[0]))
                return None
            case _:
                return await getattr(self.undoing, kind)()

    async def _say_why(self, case: int, reason: str) -> Decided | None:
        """With the step of the vote that is on top, if one is, as a window has it."""
        undo = (await self.undoing.undo_stack()).undo
        if undo and undo.name in ("mark_reviewed", "unmark_reviewed"):
            undo = None
        score = await self._score(case)
        return await self.reviewing.vote(
            seen(case), score, reason, step=undo.step if undo else "nothing"
        )

    async def _score(self, case: int) -> Any:
        def query(session: Session) -> Any:
            found = _rows(session, f"{_VOTES} AND revision = :id", id=f"case-{case}")
            return found[0][1] if found else 0

        return await self.reviewing._database.read(query)


def random_act(random_: random.Random, cases: int) -> Act:
    """Some act on some case."""
    case = random_.randint(1, cases)
    word = "".join(random_.choices("abc é日🙂\n\x00", k=random_.choice([0, 3, 40, 3000])))
    return random_.choice(
        [
            ["press", case, random_.choice([-1, 0, 1])],
            ["vote", case, random_.choice([-1, 1]), word],
            ["reason", case, word],
            ["mark", case, random_.random() < 0.7],
            ["approve", case, word],
            ["undo"],
            ["undo"],
            ["redo"],
            ["draft", case, word],
        ]
    )
