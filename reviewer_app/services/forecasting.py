"""Forecasting: verdicts of known outputs now, and if what is being typed were saved."""

import asyncio
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from reviewer_app.domain import json
from reviewer_app.domain.cases import Content
from reviewer_app.domain.checks import Check
from reviewer_app.domain.errors import RuleBroken
from reviewer_app.domain.json import JsonError
from reviewer_app.domain.outputs import KeepOutput
from reviewer_app.domain.remarks import Remark
from reviewer_app.domain.revisions import content_hash
from reviewer_app.domain.sayings import say
from reviewer_app.running.explaining import (
    NOT_SCORED_HERE,
    Expectation,
    Verdict,
    decide,
    expectation_of,
    remark_on,
)
from reviewer_app.services.deeds import Decided, affected, decided
from reviewer_app.services.feed import Feed
from reviewer_app.services.signing import Signature
from reviewer_app.store import cases, journal, outputs
from reviewer_app.store.apply import apply
from reviewer_app.store.database import Database, Session
from reviewer_app.store.outputs import PASTED, Output

SECONDS = 5.0
"""For all outputs of one outlook together; those that are left then have no verdict."""

LONGEST_LABEL = 200

__all__ = ["Check", "Forecasting", "Remark", "ShownOutput", "Verdict", "WhatIf", "WhatIfRow"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownOutput:
    """What a product once answered to the case. is_pasted: a person gave it by hand."""

    id: str
    label: str
    text: str
    tool_calls: str | None
    is_pasted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WhatIfRow:
    """An output with its verdicts; None where there is none, since nothing here can score it."""

    output: ShownOutput
    now: Verdict | None
    if_saved: Verdict | None

    @property
    def is_changed(self) -> bool:
        """Whether saving would turn the verdict round."""
        if self.now is None or self.if_saved is None:
            return False
        return self.now.result.passed != self.if_saved.result.passed


@dataclass(frozen=True, slots=True, kw_only=True)
class WhatIf:
    """The outlook of a content that is being typed.

    rows: those whose verdict changes come first. is_scored: whether its type is scored here.
    remarks: what is probably not meant in it. asks_otherwise: its input is another one than the
    outputs answered. is_cut: the time was over before every output was scored.
    """

    eval_type: str
    rows: tuple[WhatIfRow, ...] = ()
    is_scored: bool = True
    remarks: tuple[Remark, ...] = ()
    asks_otherwise: bool = False
    is_cut: bool = False

    @property
    def passes_now(self) -> int:
        """Outputs that pass as the case is."""
        return sum(row.now is not None and row.now.result.passed for row in self.rows)

    @property
    def passes_if_saved(self) -> int:
        """Outputs that would pass."""
        return sum(row.if_saved is not None and row.if_saved.result.passed for row in self.rows)

    @property
    def changed(self) -> int:
        """Outputs whose verdict would turn round."""
        return sum(row.is_changed for row in self.rows)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Known:
    """A case as it is stored, with the outputs that answered its very question."""

    content: Content
    outputs: tuple[ShownOutput, ...]


class Forecasting:
    """Scores what is known, and keeps what is pasted. Scoring never runs on the window's thread.

    Of outlooks that are asked for while one is being scored only the last one is: who asks gives
    up the one before by cancelling it, and the next begins when that one has stopped. seconds:
    for one outlook; the score that runs then still has its own two.
    """

    def __init__(
        self, database: Database, feed: Feed, signature: Signature, *, seconds: float = SECONDS
    ) -> None:
        self._seconds = seconds
        self._database = database
        self._feed = feed
        self._signature = signature
        self._running: asyncio.Future[tuple[WhatIf, _Kept]] | None = None
        self._kept = _Kept()

    async def outlook(self, case_id: str, content: Content) -> WhatIf:
        """The verdicts on a case's known outputs now, and if `content` were saved.

        Known are the answers to this revision, and those to earlier ones that asked the same.
        Raises NotFound.
        """
        known = await self._database.read(
            lambda session: _read(session, case_id), latest="known outputs"
        )
        return await self._look(known, content)

    async def add_output(
        self, case_id: str, label: str, text: str, tool_calls: str | None = None
    ) -> Decided:
        """Keep an answer that a person pastes; undoable.

        tool_calls: a JSON list, or None. Raises RuleBroken for what is none, and NotFound.
        """
        change = KeepOutput(
            revision=case_id,
            output_id=self._signature.ids.new(),
            label=label.strip()[:LONGEST_LABEL],
            text=text,
            tool_calls=checked_calls(tool_calls),
            **self._signature.stamp(),
        )
        return await self._do(change)

    async def remove_output(self, case_id: str, output_id: str) -> Decided | None:
        """Let a pasted output go; undoable. None where it is not one, or is gone already."""
        found = await self._database.read(
            lambda session: outputs.outputs_of_family(session, case_id)
        )
        gone = next((one for one in found if one.id == output_id and one.origin == PASTED), None)
        if gone is None:
            return None
        change = KeepOutput(
            revision=gone.revision,
            output_id=gone.id,
            label=gone.label,
            text=gone.text,
            tool_calls=gone.tool_calls,
            kept=False,
            **self._signature.stamp(),
        )
        return await self._do(change)

    async def _do(self, change: KeepOutput) -> Decided:
        def work(session: Session) -> Decided | None:
            apply(session, change)
            return decided(session, journal.read_step(session, change.step))

        deed = await self._database.write(work)
        assert deed is not None
        self._feed.publish(affected(deed))
        return deed

    async def _look(self, known: _Known, content: Content) -> WhatIf:
        """Look in a thread; the one that looks already ends first, as it was told to."""
        while self._running is not None and not self._running.done():
            await asyncio.wait({self._running})
        given_up = threading.Event()
        clock = _Clock(given_up, self._seconds)
        self._running = asyncio.get_running_loop().run_in_executor(
            None, lambda: _look(clock, known, content, self._kept)
        )
        try:
            # Shielded: the thread cannot be cancelled, and the next outlook waits for its end.
            outlook, self._kept = await asyncio.shield(self._running)
        except asyncio.CancelledError:
            given_up.set()
            raise
        return outlook


@dataclass(frozen=True, slots=True, kw_only=True)
class _Kept:
    """The verdicts of what is stored, so that only what is typed is scored anew."""

    expectation: Expectation | None = None
    verdicts: Mapping[str, Verdict] = field(default_factory=dict[str, Verdict])


_NO_VERDICTS: Mapping[str, Verdict] = {}


def _look(clock: "_Clock", known: _Known, content: Content, kept: _Kept) -> tuple[WhatIf, _Kept]:
    """The outlook, and the verdicts of what is stored for the next one."""
    after, before = expectation_of(content), expectation_of(known.content)
    ready: Mapping[str, Verdict] = kept.verdicts if kept.expectation == before else _NO_VERDICTS
    new = clock.decide_all(known.outputs, after, ready if after == before else _NO_VERDICTS)
    old = new if after == before else clock.decide_all(known.outputs, before, ready)
    rows = [
        WhatIfRow(output=output, now=a, if_saved=b)
        for output, a, b in zip(known.outputs, old, new, strict=True)
    ]
    outlook = WhatIf(
        eval_type=after.eval_type,
        rows=tuple(sorted(rows, key=lambda row: not row.is_changed)),
        is_scored=after.eval_type not in NOT_SCORED_HERE,
        remarks=remark_on(content),
        asks_otherwise=_question(content) != _question(known.content),
        is_cut=_is_missing(before, old) or _is_missing(after, new),
    )
    verdicts = {row.output.id: row.now for row in rows if row.now is not None}
    return outlook, _Kept(expectation=before, verdicts=verdicts)


class _Clock:
    """Scores outputs one after the other until the time is over or nobody waits any more."""

    def __init__(self, given_up: threading.Event, seconds: float) -> None:
        self._given_up = given_up
        self._end = time.monotonic() + seconds

    def decide_all(
        self, known: Sequence[ShownOutput], expectation: Expectation, kept: Mapping[str, Verdict]
    ) -> list[Verdict | None]:
        """A verdict for each output, those of `kept` as they are."""
        if expectation.eval_type in NOT_SCORED_HERE:
            return [None] * len(known)
        return [kept.get(one.id) or self._decide(one, expectation) for one in known]

    def _decide(self, known: ShownOutput, expectation: Expectation) -> Verdict | None:
        if self._given_up.is_set() or time.monotonic() > self._end:
            return None
        return decide(expectation, known.text, known.tool_calls)


def checked_calls(tool_calls: str | None) -> str | None:
    """Tool calls as they are kept: a JSON list; blank is None. Raises RuleBroken."""
    if tool_calls is None or not tool_calls.strip():
        return None
    try:
        value = json.parse(tool_calls)
    except JsonError as error:
        raise RuleBroken(say("The tool calls are no JSON: {why}.", why=error.reason)) from error
    if not isinstance(value, list) or not all(isinstance(one, json.Members) for one in value):
        raise RuleBroken(say("The tool calls are no JSON list of maps."))
    return tool_calls.strip()


def _is_missing(expectation: Expectation, verdicts: list[Verdict | None]) -> bool:
    return expectation.eval_type not in NOT_SCORED_HERE and None in verdicts


def _read(session: Session, case_id: str) -> _Known:
    content = cases.read_case(session, case_id).case.content
    found = outputs.outputs_of_family(session, case_id)
    question = _question(content)
    others = {one.revision for one in found} - {case_id}
    fitting = {case_id, *(one for one in others if _asked(session, one) == question)}
    return _Known(
        content=content,
        outputs=tuple(_to_known(one) for one in found if one.revision in fitting),
    )


def _asked(session: Session, revision: str) -> str:
    return _question(cases.read_case(session, revision).case.content)


def _question(content: Content) -> str:
    """A fingerprint of all that an answer depends on: the content without what is expected."""
    asked = replace(
        content,
        expected=None,
        expected_output=None,
        expected_tools=None,
        eval_type=None,
        eval_config=None,
        timeout=None,
    )
    return content_hash(asked)


def _to_known(output: Output) -> ShownOutput:
    return ShownOutput(
        id=output.id,
        label=output.label,
        text=output.text,
        tool_calls=output.tool_calls,
        is_pasted=output.origin == PASTED,
    )
