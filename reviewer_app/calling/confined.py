"""The confined process: renders templates and reads answers, a line of JSON in, a line out.

It is started as `python -m reviewer_app.calling.confined` by `confinement`, has none of our keys
in its environment, and may be ended at any time.
"""

import faulthandler
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from reviewer_app.calling import extracting, rendering, spelled
from reviewer_app.calling.extracting import Unreadable
from reviewer_app.calling.lines import read_line, to_line
from reviewer_app.calling.rendering import Unrenderable
from reviewer_app.domain.json import JsonError, parse

MAX_MEMORY = 1024 * 1024 * 1024
"""Bytes of address space, where the system keeps to such a limit (Linux)."""

SELF_END = 10.0
"""Seconds after which it ends by itself, should nobody be there any more to end it."""


def main() -> None:
    """Answer each line of the input until it ends."""
    limit_memory()
    with Path(os.devnull).open("w") as nowhere:
        serve(sys.stdin.buffer, sys.stdout.buffer, nowhere)


def serve(incoming: BinaryIO, outgoing: BinaryIO, nowhere: TextIO) -> None:
    """Answer each line; the first one that goes out says that the process is ready."""
    _send(outgoing, {"ready": True})
    for line in incoming:
        faulthandler.dump_traceback_later(SELF_END, exit=True, file=nowhere)
        answer = _answer(line)
        faulthandler.cancel_dump_traceback_later()
        _send(outgoing, answer)


def limit_memory() -> None:
    """Let an allocation fail rather than take the computer's memory."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _answer(line: bytes) -> dict[str, object]:
    asked = read_line(line)
    try:
        return {"done": TASKS[asked["task"]](asked)}
    except (Unrenderable, Unreadable) as error:
        return {"failed": str(error)}
    except JsonError as error:
        return {"failed": f"The case has something that is no JSON: {error.reason}."}
    except MemoryError:
        return {"failed": f"{asked['what']} needs too much memory."}
    except RecursionError:
        return {"failed": f"{asked['what']} is nested too deeply."}
    except Exception as error:  # noqa: BLE001 - a mistake of ours or of a library; the next one may do
        return {"failed": f"{asked['what']} broke what runs it ({type(error).__name__})."}


def _render(asked: Mapping[str, Any]) -> dict[str, str]:
    facts = {name: spelled.to_spelled(parse(text)) for name, text in asked["facts"].items()}
    return {
        name: rendering.render(text, facts, is_json=name in asked["json"])
        for name, text in asked["templates"].items()
    }


def _check(asked: Mapping[str, Any]) -> None:
    for name, text in asked["templates"].items():
        rendering.check(text, is_json=name in asked["json"])
    for path in asked["paths"].values():
        extracting.check(path)


def _extract(asked: Mapping[str, Any]) -> object:
    return extracting.extract(asked["text"], asked["paths"])


def _send(outgoing: BinaryIO, answer: object) -> None:
    outgoing.write(to_line(answer))
    outgoing.flush()


TASKS: Mapping[str, Callable[[Mapping[str, Any]], object]] = {
    "render": _render,
    "check": _check,
    "extract": _extract,
}

if __name__ == "__main__":
    main()
