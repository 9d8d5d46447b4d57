"""Running a command: every way it can end becomes words on standard error and an exit code."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Coroutine
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, NoReturn, TextIO, cast

import typer

from reviewer_app.cli.words import describe
from reviewer_app.domain.errors import ReviewerError
from reviewer_app.system.logs import start_log
from reviewer_app.system.paths import default_workspace, log_folder

DONE, LEFT = 0, 1
"""Exit codes: all was done; something was refused or left unwritten. 2, wrong usage, is Typer's."""

_LOG = logging.getLogger(__name__)


def run(work: Callable[[], Coroutine[Any, Any, int]]) -> NoReturn:
    """Do a headless command's work and end with the exit code that it returns."""
    if _find_log() is None:
        # Without any handler, logging would write its warnings between a command's lines.
        logging.getLogger().addHandler(logging.NullHandler())
    end(lambda: asyncio.run(work()))


def end(work: Callable[[], int]) -> NoReturn:
    """Do the work and end the program; there is never a traceback on the screen."""
    try:
        code = work()
        sys.stdout.flush()
    except ReviewerError as error:
        code = fail(describe(error))
    except BrokenPipeError:
        code = _let_go_of_output()
    except KeyboardInterrupt:
        code = fail("Stopped.")
    except Exception:  # noqa: BLE001 - our own bug: the log has it, the screen one line
        code = fail(f"Something went wrong in Reviewer itself.{_keep_details()}")
    raise typer.Exit(code)


def fail(message: str) -> int:
    """Say on standard error what went wrong; the exit code for it."""
    say(message, sys.stderr)
    return LEFT


def say(message: str, to: TextIO | None = None) -> None:
    """Write a line for a person; what their terminal cannot show comes as an escape."""
    out = to or sys.stdout
    encoding = out.encoding or "utf-8"
    out.write(message.encode(encoding, "backslashreplace").decode(encoding) + "\n")
    out.flush()


def standard_output() -> TextIOWrapper:
    """Standard output for data that a program reads."""
    return cast(TextIOWrapper, sys.stdout)


def find_workspace(folder: Path | None) -> Path:
    """The workspace that is meant: the one named, else the person's own."""
    return folder or default_workspace()


def require_words(**texts: str | None) -> None:
    """Refuse names that are given but blank, as wrong usage."""
    for option, text in texts.items():
        if text is not None and not text.strip():
            raise typer.BadParameter("it is empty", param_hint=f"--{option}")


def _keep_details() -> str:
    """Write the exception at hand into the log; the words that say where, if there is one."""
    if (log := _find_log()) is None:
        return ""  # logging without a file would put the traceback on the screen
    _LOG.exception("a command failed")
    return f" The details are in {log}."


def _find_log() -> Path | None:
    """The log file, begun unless the window did so; None where none can be written."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, RotatingFileHandler):
            return Path(handler.baseFilename)
    return start_log(log_folder())


def _let_go_of_output() -> int:
    """Whoever read our output went away; nothing is said, also not when Python closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return LEFT
