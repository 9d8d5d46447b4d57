"""Confinement: what strangers wrote - templates, paths, answers - runs in a process of its own.

The process is used again and again; one that takes too long is ended, and the next one is
started. It answers one question after the other.
"""

import asyncio
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from reviewer_app.calling.failures import CallFailed
from reviewer_app.calling.lines import read_line, to_line

SECONDS = 1.0
"""For one question, where nothing else is said."""

START_SECONDS = 60.0
"""For the process to start, on a computer that is busy."""

OVERRUNS = 3
"""After so many questions of a kind in a row that took too long, no more of them are asked."""

_KEPT = (
    *("PATH", "PYTHONHOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LANG", "LC_ALL"),
    *("SYSTEMROOT", "SYSTEMDRIVE", "TEMP", "TMP", "TMPDIR"),
)
"""Of the environment: what Python needs to start, and nothing that may be a key."""


class Confinement:
    """Asks the confined process. `close` ends it; it is started when it is first needed."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="confinement")
        self._process: subprocess.Popen[bytes] | None = None
        self._exchanging: asyncio.Task[Mapping[str, Any]] | None = None
        self._overruns = Counter[str]()

    async def ask(self, task: str, what: str, *, seconds: float = SECONDS, **asked: object) -> Any:
        """What the process makes of a question.

        what: the subject of a message, such as "The template". Raises CallFailed for what cannot
        be done, takes longer than `seconds` or needs too much memory. Whoever is cancelled leaves
        at once; the process goes on to its answer, so that it need not be started again.
        """
        question = {"task": task, "what": what, **asked}
        await self._lock.acquire()
        if self._overruns[what] >= OVERRUNS:
            self._lock.release()
            raise CallFailed(f"{what} took too long {OVERRUNS} times, and is given up.")
        exchanging = asyncio.create_task(self._exchange(question, what, seconds))
        exchanging.add_done_callback(self._finish)
        self._exchanging = exchanging
        answer = await asyncio.shield(exchanging)
        if "failed" in answer:
            raise CallFailed(str(answer["failed"]))
        return answer["done"]

    async def close(self) -> None:
        """End the process."""
        if self._exchanging:
            self._exchanging.cancel()
            await asyncio.gather(self._exchanging, return_exceptions=True)
        self._end()
        self._thread.shutdown()

    def _finish(self, exchanging: "asyncio.Task[Mapping[str, Any]]") -> None:
        self._lock.release()
        if not exchanging.cancelled():
            exchanging.exception()  # seen, also where nobody waits for it any more

    async def _exchange(
        self, question: Mapping[str, object], what: str, seconds: float
    ) -> Mapping[str, Any]:
        try:
            await self._start()
            async with asyncio.timeout(seconds):
                answer = await self._run(question)
        except TimeoutError:
            self._end()
            self._overruns[what] += 1
            raise CallFailed(f"{what} took longer than {seconds:g} s, and was given up.") from None
        except ValueError:  # its line was cut off
            self._end()
            raise CallFailed(f"{what} needs too much memory, or broke what runs it.") from None
        except BaseException:
            self._end()
            raise
        self._overruns[what] = 0
        return answer

    async def _start(self) -> None:
        if self._process and self._process.poll() is None:
            return
        self._end()
        self._process = subprocess.Popen(  # noqa: ASYNC220 - takes a millisecond; the wait is below
            _command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=_environment(),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._run(None)
        except (TimeoutError, ValueError):
            told = "The process for templates does not start. Install Reviewer again."
            raise CallFailed(told) from None

    async def _run(self, question: Mapping[str, object] | None) -> Mapping[str, Any]:
        process = self._process
        assert process is not None
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _talk, process, question)

    def _end(self) -> None:
        """End the process at once; a thread that waits for its answer then gets none."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        self._thread.submit(_close, process)


def _talk(
    process: "subprocess.Popen[bytes]", question: Mapping[str, object] | None
) -> Mapping[str, Any]:
    """Send a question, if there is one, and wait for the answer.

    Raises ValueError when the process ends instead.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        if question is not None:
            process.stdin.write(to_line(question))
            process.stdin.flush()
        return read_line(process.stdout.readline())
    except OSError:
        raise ValueError from None


def _close(process: "subprocess.Popen[bytes]") -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe:
            with suppress(OSError):  # something was still to be written
                pipe.close()


def _command() -> list[str]:
    """How the process is started; a packaged program is its own interpreter."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "confined"]
    # -P: what lies in the folder where the program was started is not imported.
    return [sys.executable, "-P", "-m", "reviewer_app.calling.confined"]


def _environment() -> dict[str, str]:
    kept = {name: value for name in _KEPT if (value := os.environ.get(name))}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
