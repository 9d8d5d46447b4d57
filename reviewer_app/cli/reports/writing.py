"""Writing a report: to standard output, or into a file that takes its place when it is whole."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any

from reviewer_app.cli.reports.console import report_lines
from reviewer_app.cli.reports.facts import Report
from reviewer_app.cli.reports.json_report import json_pieces
from reviewer_app.cli.reports.junit import junit_pieces
from reviewer_app.cli.reports.markdown import markdown_pieces
from reviewer_app.cli.running import say, standard_output, writing_output
from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.errors import FileProblem
from reviewer_app.system.paths import default_workspace


def _console_pieces(report: Report) -> Iterator[str]:
    return (f"{line}\n" for line in report_lines(report))


_PIECES: Mapping[str, Callable[[Report], Iterator[str]]] = {
    "console": _console_pieces,
    "json": json_pieces,
    "markdown": markdown_pieces,
    "junit": junit_pieces,
}


async def check_target(path: Path) -> None:
    """Find out before a long run whether a report can be written there; makes its folders.

    Raises FileProblem.
    """
    from reviewer_app.services.placing import find_place  # loads the database, which takes a while

    try:
        await asyncio.to_thread(path.parent.mkdir, parents=True, exist_ok=True)
        await asyncio.to_thread(find_place, path, default_workspace())
    except OSError as error:
        raise _problem(path, error) from error


async def write_report(report: Report, kind: str, path: Path | None) -> None:
    """Write a report; where it goes to a file, the screen gets the one for people."""
    if path is None and kind != "console":
        _write_out(_PIECES[kind](report))
        return
    if path is not None:
        await _write_file(_PIECES[kind](report), path)
    show_on_console(report)
    if path is not None:
        say(f"The report is in {path}.")


def show_on_console(report: Report) -> None:
    """Write the report for people to standard output."""
    for line in report_lines(report):
        say(line)


def _write_out(pieces: Iterator[str]) -> None:
    out = standard_output()
    with writing_output():
        out.reconfigure(encoding="utf-8", errors="backslashreplace", newline="")
        out.writelines(pieces)
        out.flush()


async def _write_file(pieces: Iterator[str], path: Path) -> None:
    from reviewer_app.services.placing import find_place

    try:
        place = await asyncio.to_thread(find_place, path, default_workspace())
        try:
            out = await place.open("jsonl", lambda: False)
            assert out is not None  # nobody gives it up
            await asyncio.to_thread(_fill, out, pieces)
            await asyncio.to_thread(place.settle, out)
            out.close()
            place.take()
        finally:
            place.tidy()
    except OSError as error:
        raise _problem(path, error) from error


def _fill(out: IO[Any], pieces: Iterator[str]) -> None:
    out.writelines(pieces)


def _problem(path: Path, error: OSError) -> FileProblem:
    return FileProblem(path, f"The report cannot be written: {cause_of(error)}.")
