"""The verdicts of known outputs, now and if what is being typed were saved."""

import asyncio
import time
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest

from reviewer_app.domain.cases import Content, TestCase
from reviewer_app.domain.changes import Seen
from reviewer_app.domain.errors import NotFound, RuleBroken
from reviewer_app.domain.json import Json
from reviewer_app.domain.revisions import content_hash
from reviewer_app.services.editing import Editing
from reviewer_app.services.feed import Feed
from reviewer_app.services.forecasting import Forecasting, WhatIf
from reviewer_app.services.signing import Signature
from reviewer_app.store.imports import NewCase, add_cases
from tests.support.builders import a_case, from_file
from tests.support.stores import Bench, a_bench, run

ASKED = "Book the earliest slot with any cardiologist."
TOOLS = a_case(
    9,
    input=ASKED,
    eval_type="tool_usage",
    expected=Json('{"tools_called": ["find"], "max_tool_calls": 2}'),
)
CALLS = '[{"name": "find"}, {"name": "book"}]'


class Trial:
    """A store with one case that is checked by its tools, and what is done with it."""

    def __init__(self, bench: Bench) -> None:
        feed = Feed()
        signature = Signature(
            person_id=bench.person_id,
            device="desk",
            app_version="1",
            clock=bench.clock,
            ids=bench.ids,
        )
        self.bench = bench
        self.forecasting = Forecasting(bench.database, feed, signature, seconds=0.5)
        self.editing = Editing(bench.database, feed, signature)
        self.case: TestCase = TOOLS
        new = NewCase(case=TOOLS, imported=from_file(TOOLS))
        bench.write(lambda session: add_cases(session, "import-1", [new]))

    def add(self, label: str, text: str, calls: str | None = None) -> None:
        run(self.forecasting.add_output(self.case.id, label, text, calls))

    def outlook(self, **changed: object) -> WhatIf:
        """What would become of the outputs if these fields were saved."""
        content = replace(self.case.content, **changed)  # pyright: ignore[reportArgumentType]
        return run(self.forecasting.outlook(self.case.id, content))

    def expect(self, expected: str, eval_type: str = "tool_usage") -> WhatIf:
        return self.outlook(expected=Json(expected), eval_type=eval_type)


@pytest.fixture
def trial(tmp_path: Path) -> Generator[Trial]:
    with a_bench(tmp_path) as bench:
        yield Trial(bench)


def test_verdicts_that_change_come_first_and_are_counted(trial: Trial) -> None:
    trial.add("11", "Tuesday at 8:20.", CALLS)
    trial.add("12", "Which day suits you?")
    trial.add("13", "Tuesday at 8:20, please confirm.", CALLS)
    found = trial.expect('{"tools_called": ["find"], "output_contains": ["confirm"]}')
    assert [(row.output.label, row.is_changed) for row in found.rows] == [
        ("11", True),
        ("12", False),
        ("13", False),
    ]
    assert (found.passes_now, found.passes_if_saved, found.changed) == (2, 1, 1)
    first = found.rows[0]
    assert first.now
    assert first.if_saved
    assert (first.now.result.score, first.if_saved.result.score) == (1.0, 0.8)
    assert [one.state for one in first.if_saved.checks] == [
        "held",
        "not_asked",
        "not_asked",
        "not_asked",
        "failed",
    ]


def test_nothing_known_is_no_error(trial: Trial) -> None:
    found = trial.outlook()
    assert (found.rows, found.changed, found.is_scored) == ((), 0, True)


def test_what_is_typed_is_not_kept_and_the_verdicts_of_now_stay(trial: Trial) -> None:
    trial.add("11", "Tuesday.", CALLS)
    assert trial.expect('{"tools_called": ["nothing"]}').passes_if_saved == 0
    again = trial.outlook()
    assert (again.passes_now, again.passes_if_saved) == (1, 1)


@pytest.mark.parametrize("eval_type", ["llm_judge", "custom"])
def test_models_and_other_peoples_code_are_never_asked_while_typing(
    trial: Trial, eval_type: str
) -> None:
    trial.add("11", "Tuesday.", CALLS)
    found = trial.expect('{"criteria": "kind"}', eval_type)
    assert not found.is_scored
    assert not found.is_cut
    assert found.rows[0].now
    assert found.rows[0].if_saved is None
    assert found.changed == 0


def test_what_cannot_be_scored_says_why_at_every_output(trial: Trial) -> None:
    trial.add("11", "Tuesday.", CALLS)
    found = trial.expect('{"tools_called": 3}')
    verdict = found.rows[0].if_saved
    assert verdict
    assert verdict.result.is_error
    assert verdict.result.reason == "expected.tools_called must be a list, and is a number."
    assert [remark.kind for remark in found.remarks] == ["unscorable"]
    assert trial.expect('{"a": 1, "a": 2}').remarks[0].kind == "unscorable"


def test_a_new_revision_keeps_the_outputs_as_long_as_it_asks_the_same(trial: Trial) -> None:
    trial.add("11", "Tuesday.", CALLS)
    case = trial.case
    other = replace(case.content, expected=Json('{"tools_called": ["book"]}'))
    saved = run(trial.editing.save(_seen(case), other, case.labels))
    assert saved
    trial.case = replace(case, id=saved.case_id, content=other)
    assert [row.output.label for row in trial.outlook().rows] == ["11"]
    asked = replace(other, input="Cancel my appointment.")
    base = Seen(case_id=saved.case_id, content_hash=content_hash(other))
    changed = run(trial.editing.save(base, asked, case.labels))
    assert changed
    trial.case = replace(case, id=changed.case_id, content=asked)
    assert trial.outlook().rows == ()


def test_another_input_is_told_since_the_outputs_answered_the_old_one(trial: Trial) -> None:
    trial.add("11", "Tuesday.", CALLS)
    assert not trial.outlook().asks_otherwise
    assert trial.outlook(input="Cancel it.").asks_otherwise


def test_a_pasted_output_is_undone_and_done_again_and_can_be_removed(trial: Trial) -> None:
    """A second copy and the journal have it like every other act."""
    trial.add("by hand", "Tuesday.", CALLS)
    undoing = trial.bench.undoing
    undone = run(undoing.undo())
    assert undone
    assert (undone.name, undone.subject) == ("add_output", "")
    assert trial.outlook().rows == ()
    run(undoing.redo())
    (row,) = trial.outlook().rows
    assert (row.output.label, row.output.tool_calls, row.output.is_pasted) == (
        "by hand",
        CALLS,
        True,
    )
    removed = run(trial.forecasting.remove_output(trial.case.id, row.output.id))
    assert removed
    assert removed.name == "remove_output"
    assert trial.outlook().rows == ()
    assert run(trial.forecasting.remove_output(trial.case.id, row.output.id)) is None
    run(undoing.undo())
    assert len(trial.outlook().rows) == 1
    assert trial.bench.problems() == []


@pytest.mark.parametrize("calls", ["{", "{}", "[1]", "3", "find()"])
def test_tool_calls_that_are_none_are_refused_in_words(trial: Trial, calls: str) -> None:
    with pytest.raises(RuleBroken, match="The tool calls"):
        trial.add("11", "Tuesday.", calls)
    assert trial.outlook().rows == ()


def test_blank_tool_calls_are_unknown(trial: Trial) -> None:
    trial.add("11", "Tuesday.", " \n")
    assert trial.outlook().rows[0].output.tool_calls is None


def test_a_case_that_is_not_here_is_not_found(trial: Trial) -> None:
    with pytest.raises(NotFound):
        run(trial.forecasting.add_output("nowhere", "11", "Tuesday."))
    with pytest.raises(NotFound):
        run(trial.forecasting.outlook("nowhere", Content()))


def test_a_pattern_without_an_end_is_given_up_for_all_outputs_together(trial: Trial) -> None:
    """Six outputs at two seconds each would be twelve; the outlook ends after its own time."""
    for number in range(6):
        trial.add(str(number), "a" * 40_000 + "!")
    found = trial.expect('{"regex": ["(a|aa|a?)+$"]}', "contains")
    assert found.is_cut
    assert len([row for row in found.rows if row.if_saved]) == 1
    last = found.rows[-1]
    assert last.if_saved is None
    first = next(row for row in found.rows if row.if_saved)
    assert first.if_saved
    assert first.if_saved.result.is_error


def test_a_newer_outlook_waits_only_for_the_score_that_runs(trial: Trial) -> None:
    for number in range(10):
        trial.add(str(number), "a" * 40_000 + "!")
    hostile = replace(
        trial.case.content, eval_type="contains", expected=Json('{"regex": ["(a|aa|a?)+$"]}')
    )

    async def type_on() -> WhatIf:
        older = asyncio.ensure_future(trial.forecasting.outlook(trial.case.id, hostile))
        await asyncio.sleep(0.3)
        older.cancel()
        return await trial.forecasting.outlook(trial.case.id, trial.case.content)

    # Of the processor, whatever else it has to do: ten of them would be twenty seconds.
    started = time.process_time()
    found = run(type_on())
    assert time.process_time() - started < 8
    assert not found.is_cut


def _seen(case: TestCase) -> Seen:
    return Seen(case_id=case.id, content_hash=case.content_hash)
