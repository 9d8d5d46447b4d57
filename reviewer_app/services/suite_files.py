"""Suite files: cases to be evaluated, checked as a whole before any of them is run.

A suite is a YAML file; other files of cases are taken as suites too, where their columns bear
the names of a suite case's keys.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from reviewer_app.domain import suites
from reviewer_app.domain.cases import Content
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import Json, JsonError, parse
from reviewer_app.domain.suites import Fault, Suite, SuiteCase
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import Cell, Record, Source
from reviewer_app.running.cases import RunCase, Selection, content_of, foresee, prepare

MOST_FAULTS = 100
"""How many faults of a suite are told at once."""

_SUITE_KEYS = (
    "name",
    "description",
    "default_model",
    "default_instructions",
    "default_timeout",
    "parallelism",
    "retry_failed",
    "metadata",
)
_OTHER_NAMES = {"external_id": "id"}
"""What our own exports call a key of a suite case."""

_STRUCTURED = (
    *("expected", "eval_config", "tags", "deps", "agent_config", "metadata", "input"),
    *("context", "tools", "conversation_history"),
)
"""Keys whose text in a table may be JSON."""

_TEXTS = ("goal", "user_persona", "scenario", "language")
_LISTS = ("tools", "conversation_history")
_SEEN_BY_PRODUCTS = ("context", *_LISTS, *_TEXTS)
"""Fields of a case that the framework does not know, and a product's template does."""


class Placed(NamedTuple):
    """A case and where it stands in its file, with what only a product reads."""

    place: str
    case: SuiteCase
    beside: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class InvalidSuite:
    """A file that cannot be run. faults: at most MOST_FAULTS, with their places."""

    path: Path
    faults: tuple[Refusal, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SuiteFile:
    """A suite that was found sound. suite: without its cases, of which there are `count`.

    ids: of all cases. tags: how many cases have each. notes: what is probably not meant, each
    with its place.
    """

    path: Path
    suite: Suite
    count: int
    ids: Collection[str]
    tags: Mapping[str, int]
    notes: tuple[Refusal, ...]
    source: Source

    def foresee(self, selection: Selection) -> Iterator[Refusal]:
        """What is probably not meant in the cases' expectations, without any output."""
        for found in _read_cases(self.source):
            if isinstance(found, Placed) and selection.takes(found.case):
                for warning in foresee(prepare(found.case, self.suite)):
                    yield Refusal(place=found.place, reason=f"{found.case.id}: {warning}")

    def cases(self, selection: Selection, *, timeout: int | None = None) -> Iterator[RunCase]:
        """The cases that are to be run, read anew; timeout: the run's, in milliseconds."""
        met: Counter[str] = Counter()
        for found in _read_cases(self.source):
            if not isinstance(found, Placed):
                continue  # the file was sound when it was looked over
            met[found.case.id] += 1
            if selection.takes(found.case):
                yield prepare(
                    found.case,
                    self.suite,
                    content=_content(found),
                    timeout=timeout,
                    number=met[found.case.id],
                )


def load_suite(path: Path) -> SuiteFile | InvalidSuite:
    """Look a suite over, all its cases included; raises FileProblem when it cannot be read."""
    source = open_source(path)
    suite = suites.suite_from_map(_suite_keys(source), (), default_name=path.stem)
    if isinstance(suite, Fault):
        return InvalidSuite(path=path, faults=(Refusal(place="file", reason=suite.reason),))
    check = _Check(suite)
    for found in _read_cases(source):
        check.add(found)
    faults = check.find_faults()
    if faults:
        return InvalidSuite(path=path, faults=faults)
    return SuiteFile(
        path=path,
        suite=suite,
        count=check.count,
        ids=check.places.keys(),
        tags=check.tags,
        notes=(*_unread_keys(source), *check.notes),
        source=source,
    )


class _Check:
    """Looks at a suite's cases one by one."""

    def __init__(self, suite: Suite) -> None:
        self._suite = suite
        self._faults: list[Refusal] = []
        self.places: dict[str, str] = {}
        self.count = 0
        self.tags: Counter[str] = Counter()
        self.notes: list[Refusal] = []

    def add(self, found: Placed | Refusal) -> None:
        self.count += 1
        if isinstance(found, Refusal):
            self._faults.append(found)
            return
        place, case = found.place, found.case
        if fault := suites.validate(case):
            reason = f"Test case {case.id}: {fault.reason}" if case.id else fault.reason
            self._faults.append(Refusal(place=place, reason=reason))
            return
        self.tags.update(set(case.tags))
        first = self.places.setdefault(case.id, place)
        if first is not place and len(self.notes) < MOST_FAULTS:
            reason = f"{case.id}: the id stands on {first} already"
            self.notes.append(Refusal(place=place, reason=reason))

    def find_faults(self) -> tuple[Refusal, ...]:
        """What keeps the suite from being run, the suite's own faults first."""
        fault = None if self.count else Fault(rule="test_cases", reason="It has no test cases")
        if not self._suite.name:
            fault = Fault(rule="name", reason="The suite's name is empty")
        own = [Refusal(place="file", reason=fault.reason)] if fault else []
        return tuple((own + self._faults)[:MOST_FAULTS])


def _suite_keys(source: Source) -> dict[str, Cell]:
    return {key: source.extras[key] for key in _SUITE_KEYS if key in source.extras}


def _read_cases(source: Source) -> Iterator[Placed | Refusal]:
    for record in source.records():
        if isinstance(record, Refusal):
            yield record
            continue
        cells = _cells_of(record, source)
        case = suites.from_map(cells)
        if isinstance(case, Fault):
            yield Refusal(place=record.place, reason=case.reason)
        else:
            yield Placed(record.place, case, _beside(cells))


def _cells_of(record: Record, source: Source) -> dict[str, Cell]:
    """The cells under the names of a suite case's keys."""
    cells = {_OTHER_NAMES.get(key, key): cell for key, cell in record.cells.items()}
    if source.has_types:
        return cells
    return {key: _read_table_cell(key, cell) for key, cell in cells.items()}


def _read_table_cell(key: str, cell: Cell) -> Cell:
    """In a table an empty cell says nothing, and lists and maps are the text of their JSON."""
    if cell == "":
        return None
    if key not in _STRUCTURED or not isinstance(cell, str) or cell[:1] not in ("[", "{"):
        return cell
    try:
        parse(cell)
    except JsonError:
        return cell
    return Json(cell)


def _beside(cells: Mapping[str, Cell]) -> Mapping[str, Any]:
    """What only a product reads, where it is of the kind that it should be."""
    found = {name: cells[name] for name in _SEEN_BY_PRODUCTS if name in cells}
    return {name: cell for name, cell in found.items() if _suits(name, cell)}


def _suits(name: str, cell: Cell) -> bool:
    if name in _TEXTS:
        return isinstance(cell, str)
    return isinstance(cell, Json) or (name not in _LISTS and isinstance(cell, str))


def _content(found: Placed) -> Content | None:
    """What a product sees, where that is more than the case itself says."""
    return replace(content_of(found.case), **found.beside) if found.beside else None


def _unread_keys(source: Source) -> Iterator[Refusal]:
    """Keys that nobody reads, which are often misspelled."""
    for key in source.extras:
        if key not in _SUITE_KEYS:
            yield Refusal(place="file", reason=f"the key {key} is not read")
    if not source.is_suite:
        return
    known = {*suites.CASE_FIELDS, *_SEEN_BY_PRODUCTS}
    for column in source.columns:
        if column not in known:
            yield Refusal(place="file", reason=f"the key {column} of its cases is not read")
