"""Running a command: every way it can end becomes words on standard error and an exit code."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, NoReturn, TextIO, cast

import typer

from reviewer_app.cli.words import describe, on_one_line
from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.errors import ReviewerError, StoreMissing
from reviewer_app.system.logs import start_log
from reviewer_app.system.paths import default_workspace, log_folder, usual_workspace

DONE, LEFT = 0, 1
"""Exit codes: all was done; something was refused or left unwritten. 2, wrong usage, is Typer's."""

_LOG = logging.getLogger(__name__)


def run(work: Callable[[], Coroutine[Any, Any, int]], *, lost: int = LEFT) -> NoReturn:
    """Do a headless command's work and end with the exit code that it returns.

    lost: the exit code where standard output takes nothing.
    """
    if _find_log() is None:
        # Without any handler, logging would write its warnings between a command's lines.
        logging.getLogger().addHandler(logging.NullHandler())
    end(lambda: asyncio.run(work()), lost=lost)


def end(work: Callable[[], int], *, lost: int = LEFT) -> NoReturn:
    """Do the work and end the program; there is never a traceback on the screen."""
    try:
        code = work()
        _flush_output()
    except OutputLost as error:
        _let_go_of_output()
        complain(f"Standard output cannot be written: {error}.")
        code = lost
    except BrokenPipeError:  # whoever read our output went away, and knows it
        code = _let_go_of_output()
    except KeyboardInterrupt:
        code = fail("Stopped.")
    except Exception as error:  # noqa: BLE001 - what is not expected is told in words too
        code = fail(explain(error))
    raise typer.Exit(code)


def explain(error: Exception) -> str:
    """The sentence for an error; one that is our own mistake goes into the log."""
    if isinstance(error, ReviewerError):
        return describe(error)
    return f"Something went wrong in Reviewer itself.{_keep_details(error)}"


def fail(message: str) -> int:
    """Say on standard error what went wrong; the exit code for it."""
    complain(message)
    return LEFT


def say(message: str) -> None:
    """Write a line for a person to standard output."""
    out = standard_output()
    with writing_output():
        _write_line(message, out)


def complain(message: str) -> None:
    """Write a line for a person to standard error, if that takes it."""
    # None where the process was started without one.
    if (out := cast("TextIO | None", sys.stderr)) is not None:
        with suppress(OSError):
            _write_line(message, out)


def _write_line(message: str, out: TextIO) -> None:
    encoding = out.encoding or "utf-8"
    line = on_one_line(message)
    out.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")
    out.flush()


class OutputLost(Exception):
    """Standard output takes nothing: why, in the system's words. Its reader's leaving is none."""


def standard_output() -> TextIOWrapper:
    """Standard output; raises OutputLost when the process was started without one."""
    if (out := cast("TextIOWrapper | None", sys.stdout)) is None:
        raise OutputLost("it is closed")
    return out


@contextmanager
def writing_output() -> Generator[None]:
    """What the system says while standard output is written comes out as OutputLost."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputLost(cause_of(error)) from error


def guard_output(begin: Callable[[], None]) -> None:
    """Run the whole program, also what Typer writes by itself: help, versions, wrong usage."""
    _fill_closed_files()
    try:
        begin()
    except OSError as error:
        _let_go_of_output()
        if not isinstance(error, BrokenPipeError):
            complain(f"The output cannot be written: {cause_of(error)}.")
        sys.exit(LEFT)


def _fill_closed_files() -> None:
    """Let no file that we open get the number of a closed standard file, and its output."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # it gets the lowest free number


def _flush_output() -> None:
    if sys.stdout is not None:  # pyright: ignore[reportUnnecessaryComparison] - closed
        with writing_output():
            sys.stdout.flush()


def find_workspace(folder: Path | None, *, may_be_gone: bool = False) -> Path:
    """The workspace that is meant: the one named, else the person's own.

    One that the person chose and that is gone, such as with its drive, is a StoreMissing, since
    nobody means a new one in its place. may_be_gone: the caller sees to that.
    """
    if folder is not None:
        return folder
    found = default_workspace()
    if not may_be_gone and found != usual_workspace():
        from reviewer_app.workspace import is_workspace  # loads the database

        if not is_workspace(found):
            raise StoreMissing(found)
    return found


def require_words(**texts: str | None) -> None:
    """Refuse names that are given but blank, as wrong usage."""
    for option, text in texts.items():
        if text is not None and not text.strip():
            raise typer.BadParameter("it is empty", param_hint=f"--{option}")


def _keep_details(error: Exception) -> str:
    """Write an exception into the log; the words that say where, if there is one."""
    if (log := _find_log()) is None:
        return ""  # logging without a file would put the traceback on the screen
    _LOG.error("a command failed", exc_info=error)
    return f" The details are in {log}."


def _find_log() -> Path | None:
    """The log file, begun unless the window did so; None where none can be written."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, RotatingFileHandler):
            return Path(handler.baseFilename)
    return start_log(log_folder())


def _let_go_of_output() -> int:
    """Write nowhere from here on: Python would complain once more when it closes the output."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return LEFT
