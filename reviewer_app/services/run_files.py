"""Run files: the results of an earlier run, from its JSON report or its file of kept results."""

from collections.abc import Iterator
from pathlib import Path

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.evaluations import Unscorable, read_plain
from reviewer_app.domain.runs import CaseResult
from reviewer_app.running.records import RecordUnreadable, from_record
from reviewer_app.services.output_lines import Line, Lines, open_lines


def read_run(path: Path) -> Iterator[CaseResult]:
    """The results of the last run in a file, in its order; a case that was run again counts once.

    Raises FileProblem for a file that holds none, or that cannot be read, naming the place.
    """
    lines = open_lines(path)
    with lines.file:
        last = _find_last(path, lines)
        if not last:
            raise FileProblem(path, "It holds no results of a run.")
        for line in lines.read():
            if line.offset in last:
                yield _read(path, line)


def _find_last(path: Path, lines: Lines) -> set[int]:
    """Where the last result of each case stands."""
    found: dict[str, int] = {}
    for line in lines.read():
        found[_read(path, line).key or line.place] = line.offset
    return set(found.values())


def _read(path: Path, line: Line) -> CaseResult:
    try:
        return from_record(read_plain((line.text or b"").decode("utf-8")))
    except RecordUnreadable as fault:
        reason = fault.reason
    except (ValueError, Unscorable):
        reason = "It is no JSON."
    raise FileProblem(path, f"This is no result of a run ({line.place}): {reason}")
