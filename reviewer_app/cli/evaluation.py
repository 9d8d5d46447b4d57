"""An evaluation as the command line does it: files opened, suites run, the report written."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, aclosing, closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from reviewer_app import __version__
from reviewer_app.cli.evaluation_files import (
    CannotEvaluate,
    check_tags,
    load_suites,
    notes_on_outputs,
    notes_on_suites,
)
from reviewer_app.cli.evaluation_preview import Preview
from reviewer_app.cli.evaluation_sources import Source, open_judge, open_sources
from reviewer_app.cli.progress import Ticker
from reviewer_app.cli.reports.facts import Report
from reviewer_app.cli.reports.writing import check_target, show_on_console, write_report
from reviewer_app.cli.running import DONE, LEFT, OutputLost, complain, explain, say, standard_output
from reviewer_app.cli.words import count
from reviewer_app.domain.runs import CaseResult
from reviewer_app.running.cases import Selection
from reviewer_app.running.comparing import Comparing, Comparison, Outcomes
from reviewer_app.running.scoring import Scoring
from reviewer_app.running.summing import Totals
from reviewer_app.services.evaluating import Evaluation, RunSettings
from reviewer_app.services.kept_results import KeptResults, hash_file
from reviewer_app.services.naming import readable
from reviewer_app.services.run_files import read_run
from reviewer_app.services.suite_files import SuiteFile
from reviewer_app.system.clock import SystemClock

CANNOT = 2
"""Exit code: nothing was evaluated, or not all of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What was asked for on the command line."""

    suites: tuple[Path, ...]
    outputs: tuple[Path, ...] = ()
    endpoint: Path | None = None
    judge: Path | None = None
    tags: frozenset[str] | None = None
    excluded: frozenset[str] = frozenset()
    concurrency: int | None = None
    timeout: int | None = None
    retries: int | None = None
    report: str = "console"
    output: Path | None = None
    resume: Path | None = None
    compare: Path | None = None

    @property
    def settings(self) -> RunSettings:
        """How the cases are run."""
        return RunSettings(
            selection=Selection(tags=self.tags, excluded=self.excluded),
            concurrency=self.concurrency,
            retries=self.retries,
            timeout=self.timeout,
        )


class _Before:
    """A run that another is compared with."""

    def __init__(self) -> None:
        self.outcomes = Outcomes()
        self.totals = Totals()

    def add(self, result: CaseResult) -> None:
        """Take one of its results."""
        self.outcomes.add(result)
        self.totals.add(result)


async def evaluate_suites(wanted: Wanted) -> int:
    """Do what is wanted; the exit code."""
    return await _tell(_evaluate, wanted)


async def foresee_run(wanted: Wanted) -> int:
    """Say what would be done; the exit code."""
    return await _tell(_foresee, wanted)


async def _tell(work: Callable[[Wanted], Coroutine[Any, Any, int]], wanted: Wanted) -> int:
    """Do some work, and say in words why it cannot be done."""
    try:
        return await work(wanted)
    except CannotEvaluate as error:
        for line in error.lines:
            complain(line)
    except (OutputLost, BrokenPipeError):
        raise
    except asyncio.CancelledError:  # the person's, before there were results
        complain("Stopped.")
    except Exception as error:  # noqa: BLE001 - what is not expected is told in words too
        complain(explain(error))
    return CANNOT


async def _foresee(wanted: Wanted) -> int:
    standard_output()
    async with AsyncExitStack() as stack:
        files = load_suites(wanted.suites)
        sources = await open_sources(wanted.outputs, wanted.endpoint, stack)
        judge = await open_judge(wanted.judge, stack)
        preview = Preview(files, wanted.settings.selection, sources, judge)
        async for line in preview.lines():
            say(line)
    say("Nothing was asked, and nothing was written.")
    return DONE


async def _evaluate(wanted: Wanted) -> int:
    standard_output()  # what cannot be told is not done
    files = load_suites(wanted.suites)
    notes = [*notes_on_suites(files), *check_tags(files, wanted.settings.selection)]
    if wanted.output:
        _spare_read_files(wanted, files)
        await check_target(wanted.output)
    before = _read_before(wanted.compare)
    async with AsyncExitStack() as stack:
        sources = await open_sources(wanted.outputs, wanted.endpoint, stack)
        for source in sources:
            if source.outputs:
                notes += notes_on_outputs(source.outputs, files)
        judge = await open_judge(wanted.judge, stack)
        session = _Session(wanted, files, before)
        is_complete = await session.run_all(sources, Scoring(judge=judge), stack)
        report = session.make_report([*notes, *session.notes], is_complete)
        report = replace(report, judge_usage=judge and judge.usage)
        if not is_complete:
            return _tell_stopped(report, wanted)
        await write_report(report, wanted.report, wanted.output)
        return _exit_code(report, sources)


def _spare_read_files(wanted: Wanted, files: Sequence[SuiteFile]) -> None:
    """Raises CannotEvaluate where the report would take the place of a file that is read."""
    output = wanted.output
    named = (wanted.endpoint, wanted.judge, wanted.resume, wanted.compare)
    read = [*(file.path for file in files), *wanted.outputs, *(path for path in named if path)]
    if output and any(_is_same(output, one) for one in read):
        raise CannotEvaluate(
            f"{readable(str(output))}: The report would replace this file, which is read. "
            "Name another file for --output."
        )


def _is_same(one: Path, other: Path) -> bool:
    """Whether both are one file; false where there is none, or it cannot be found out."""
    with suppress(OSError):
        return one.samefile(other)
    return False


class _Session:
    """Runs the suites against one source, or against two to compare them."""

    def __init__(self, wanted: Wanted, files: list[SuiteFile], before: _Before | None) -> None:
        self.notes: list[str] = []
        self._wanted = wanted
        self._files = files
        self._before = before
        self._comparing: Comparing | None = None
        self._runs: list[Evaluation] = []

    async def run_all(
        self, sources: Sequence[Source], scoring: Scoring, stack: AsyncExitStack
    ) -> bool:
        """Run them in their order; whether none was stopped."""
        for number, source in enumerate(sources, start=1):
            kept = stack.enter_context(closing(_open_kept(self._wanted)))
            if kept.done:
                where = readable(str(self._wanted.resume))
                self.notes.append(f"{where} has {count(kept.done, 'result')} from before.")
            run = Evaluation(
                label=source.label,
                products=source.products,
                scoring=scoring,
                kept=kept,
                now=SystemClock().now,
                settings=_limited(self._wanted.settings, source),
                pace=source.pace,
            )
            self._runs.append(run)
            if not await _watch(run, self._files, self._listener(number, len(sources))):
                return False
        return True

    def make_report(self, notes: list[str], is_complete: bool) -> Report:
        """What the runs amount to."""
        return Report(
            program=f"reviewer-app {__version__}",
            generated_at=SystemClock().now(),
            runs=tuple(self._runs),
            comparison=self._compare(),
            compared_with=self._wanted.compare and readable(str(self._wanted.compare)),
            notes=tuple(notes),
            is_complete=is_complete,
        )

    def _listener(self, number: int, total: int) -> Callable[[CaseResult], None]:
        """Who hears the results of a run: the first of two is what the second is compared with."""
        if number < total:
            self._before = _Before()
            return self._before.add
        if self._before is None:
            return lambda _: None
        self._comparing = Comparing(self._before.outcomes)
        return self._comparing.add

    def _compare(self) -> Comparison | None:
        if self._comparing is None or self._before is None:
            return None
        return self._comparing.conclude(self._before.totals.sum_up(), self._runs[-1].summary())


async def _watch(
    run: Evaluation, files: list[SuiteFile], hear: Callable[[CaseResult], None]
) -> bool:
    """Run all suites and show how far it is; False when the person stopped it."""
    ticker, done, failed = Ticker(), 0, 0
    most = sum(file.count for file in files)
    try:
        async with aclosing(run.run(files)) as results:
            async for _, result in results:
                hear(result)
                done, failed = done + 1, failed + (not result.passed)
                ticker.show(f"{done:,} of at most {most:,} cases done, {failed:,} did not pass")
    except asyncio.CancelledError:
        if task := asyncio.current_task():
            task.uncancel()
        return False
    finally:
        ticker.clear()
    return True


def _limited(settings: RunSettings, source: Source) -> RunSettings:
    """The settings, with the product's own limit where the command names none."""
    if settings.concurrency is None and source.concurrency:
        return replace(settings, concurrency=source.concurrency)
    return settings


def _read_before(path: Path | None) -> _Before | None:
    if path is None:
        return None
    before = _Before()
    for result in read_run(path):
        before.add(result)
    return before


def _open_kept(wanted: Wanted) -> KeptResults:
    if wanted.resume is None:
        return KeptResults.beside_memory()
    outputs = wanted.outputs[0] if wanted.outputs else None
    made_with = {"outputs": outputs, "endpoint": wanted.endpoint, "judge": wanted.judge}
    hashes = {what: hash_file(path) for what, path in made_with.items() if path}
    return KeptResults.open(wanted.resume, hashes)


def _tell_stopped(report: Report, wanted: Wanted) -> int:
    if wanted.report == "console":
        show_on_console(report)
    complain("Stopped." if wanted.report == "console" else "Stopped; no report was written.")
    if wanted.resume:
        complain("The same command goes on where it was stopped.")
    return CANNOT


def _exit_code(report: Report, sources: Sequence[Source]) -> int:
    tally = report.run.summary().all
    if not tally.total:
        complain("No case was left to be run.")
        return CANNOT
    has_bad_rows = any(source.outputs and source.outputs.bad for source in sources)
    return LEFT if tally.failed or has_bad_rows else DONE
