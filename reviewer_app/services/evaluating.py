"""Evaluating: suites put to a product and scored, with totals and every result kept in a file."""

from array import array
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from reviewer_app.domain.answers import AiProduct
from reviewer_app.domain.runs import CaseResult, Summary
from reviewer_app.running.cases import Selection
from reviewer_app.running.pacing import Pace
from reviewer_app.running.recorded import RecordedProduct
from reviewer_app.running.runs import Run
from reviewer_app.running.scoring import Scoring
from reviewer_app.running.summing import Totals
from reviewer_app.services.kept_results import KeptResults
from reviewer_app.services.output_files import OutputFile
from reviewer_app.services.suite_files import SuiteFile


class Products(Protocol):
    """Gives the product that a suite is put to."""

    def product_for(self, suite: str) -> AiProduct:
        """The product, for a suite of this name."""
        ...


@dataclass(frozen=True, slots=True)
class OneProduct:
    """The same product for every suite."""

    product: AiProduct

    def product_for(self, suite: str) -> AiProduct:
        """It, whichever suite it is."""
        return self.product


@dataclass(frozen=True, slots=True)
class RecordedOutputs:
    """The outputs of a file, as the product that once gave them."""

    file: OutputFile

    def product_for(self, suite: str) -> AiProduct:
        """What was recorded for the cases of a suite."""
        return RecordedProduct(lambda asked: self.file.look_up(suite, asked))


@dataclass(frozen=True, slots=True, kw_only=True)
class RunSettings:
    """How cases are run. timeout: milliseconds; None leaves each of them to the suite."""

    selection: Selection = field(default_factory=Selection)
    concurrency: int | None = None
    retries: int | None = None
    timeout: int | None = None


MOST_WARNINGS = 100
"""How many different warnings of a suite are told; every result has its own."""

MOST_NAMED = 3

MOST_AT_ONCE = 1_000
"""Cases; a suite may ask for more, and gets these."""


@dataclass(slots=True)
class Warned:
    """The cases that have one and the same warning: how many, and the ids of the first."""

    count: int = 0
    first: list[str] = field(default_factory=list[str])

    def add(self, id_: str) -> None:
        """Count one more."""
        self.count += 1
        if len(self.first) < MOST_NAMED:
            self.first.append(id_)


@dataclass(slots=True)
class SuiteRun:
    """One suite of a run: its totals and warnings up to now, and where its results stand."""

    file: SuiteFile
    kept: KeptResults
    started_at: datetime
    completed_at: datetime
    totals: Totals = field(default_factory=Totals)
    warnings: dict[str, Warned] = field(default_factory=dict[str, Warned])
    places: "array[int]" = field(default_factory=lambda: array("q"))
    failed: "array[int]" = field(default_factory=lambda: array("q"))

    @property
    def name(self) -> str:
        """The suite's."""
        return self.file.suite.name

    def add(self, result: CaseResult, at: datetime) -> None:
        """Count a result."""
        place = self.kept.place_of(result.key)
        self.totals.add(result)
        self.places.append(place)
        if not result.passed:
            self.failed.append(place)
        for warning in result.warnings:
            if warning in self.warnings or len(self.warnings) < MOST_WARNINGS:
                self.warnings.setdefault(warning, Warned()).add(result.id)
        self.completed_at = at

    def results(self) -> Iterator[CaseResult]:
        """Its results in the order of its cases, read from where they are kept."""
        return map(self.kept.read, self.places)

    def failures(self) -> Iterator[CaseResult]:
        """Those of them that did not pass."""
        return map(self.kept.read, self.failed)


class Evaluation:
    """One run of suites against one product; `suites` and `summary` can be looked at any time."""

    def __init__(
        self,
        *,
        label: str,
        products: Products,
        scoring: Scoring,
        kept: KeptResults,
        now: Callable[[], datetime],
        settings: RunSettings,
        pace: Pace | None = None,
    ) -> None:
        self.label = label
        self.suites: list[SuiteRun] = []
        self._products = products
        self._scoring = scoring
        self._kept = kept
        self._now = now
        self._settings = settings
        self._pace = pace or Pace()
        self._totals = Totals()

    def summary(self) -> Summary:
        """All suites together."""
        return self._totals.sum_up()

    async def run(self, files: list[SuiteFile]) -> AsyncGenerator[tuple[SuiteRun, CaseResult]]:
        """Run the suites one after the other; each result comes in the order of the cases.

        Cancel the task or close the generator to stop; what is done up to then is kept. Raises
        FileProblem when a suite can no longer be read, or the results cannot be written.
        """
        for file in files:
            began = self._now()
            suite = SuiteRun(file, self._kept, began, began)
            self.suites.append(suite)
            cases = file.cases(self._settings.selection, timeout=self._settings.timeout)
            async with aclosing(self._run_of(file).results(cases)) as results:
                async for result in results:
                    suite.add(result, self._now())
                    self._totals.add(result)
                    yield suite, result

    def _run_of(self, file: SuiteFile) -> Run:
        """The command's settings go before the suite's."""
        suite, settings = file.suite, self._settings
        concurrency = suite.parallelism if settings.concurrency is None else settings.concurrency
        return Run(
            product=self._products.product_for(suite.name),
            scoring=self._scoring,
            now=self._now,
            concurrency=min(max(1, concurrency), MOST_AT_ONCE),
            retries=suite.retry_failed if settings.retries is None else settings.retries,
            pace=self._pace,
            find_done=self._kept.find,
            heard=self._kept.keep,
        )
