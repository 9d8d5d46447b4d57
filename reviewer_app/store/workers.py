"""Threads that own a database connection and do jobs for it, the most urgent first."""

import itertools
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeVar

from reviewer_app.domain.errors import Superseded

_T = TypeVar("_T")


class Priority(IntEnum):
    """Whose turn is first: a person's act goes before any batch."""

    PERSON = 0
    BATCH = 1
    LAST = 9


@dataclass(order=True)
class _Job:
    priority: Priority
    number: int
    run: Callable[[], object] = field(compare=False)
    future: "Future[Any]" = field(compare=False)
    key: str = field(compare=False, default="")
    is_given_up: bool = field(compare=False, default=False)


class Worker:
    """One thread that does its jobs one after the other, by priority, then in order.

    `interrupt` cuts the running job's query short, for a worker that only reads. The lock guards
    what jobs there are; a job's future is settled by whoever takes the job out, and only once.
    """

    def __init__(self, name: str, interrupt: Callable[[], None] | None = None) -> None:
        self._jobs: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._numbers = itertools.count()
        self._interrupt = interrupt
        self._lock = threading.Lock()
        self._current: _Job | None = None
        self._waiting: dict[str, _Job] = {}
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def submit(self, run: Callable[[], _T], priority: Priority = Priority.PERSON) -> Future[_T]:
        """Put a job into the queue; its future resolves when it is done.

        Raises RuntimeError once the worker is closed.
        """
        with self._lock:
            return self._put(run, priority, "")

    def submit_latest(self, key: str, run: Callable[[], _T]) -> Future[_T]:
        """Put a job that takes the place of an earlier one with the same key.

        The earlier one fails with Superseded, also in the middle of its query.
        """
        with self._lock:
            if older := self._waiting.pop(key, None):
                _give_up(older)
            if self._current and self._current.key == key:
                self._cut_short(self._current)
            return self._put(run, Priority.PERSON, key)

    def is_wanted(self, priority: Priority) -> bool:
        """Whether a job at least as urgent as this waits for its turn, or is being done."""
        current = self._current
        if current is not None and current.priority <= priority:
            return True
        with self._jobs.mutex:  # of a heap the first is the most urgent
            return bool(self._jobs.queue) and self._jobs.queue[0].priority <= priority

    def _put(self, run: Callable[[], _T], priority: Priority, key: str) -> Future[_T]:
        if self._is_closed:
            raise RuntimeError(f"{self._thread.name} is closed")
        future: Future[_T] = Future()
        job = _Job(priority, next(self._numbers), run, future, key)
        if key:
            self._waiting[key] = job
        self._jobs.put(job)
        return future

    def _cut_short(self, job: _Job) -> None:
        """An interrupt between two queries of a job hits nothing; the mark ends it all the same."""
        job.is_given_up = True
        if self._interrupt:
            self._interrupt()

    def _work(self) -> None:
        while self._do(self._jobs.get()):
            pass

    def _do(self, job: _Job) -> bool:
        """Do one job; whether there may be more."""
        with self._lock:
            if self._waiting.get(job.key) is job:
                del self._waiting[job.key]
            starts = not job.is_given_up and job.future.set_running_or_notify_cancel()
            self._current = job if starts else None
        if starts:
            settle = _outcome(job)
            with self._lock:
                self._current = None  # from here on no interrupt is meant for this job
            settle()
        return job.priority is not Priority.LAST

    def close(self, finish: Callable[[], None]) -> None:
        """Do what is waiting, then `finish` in the thread, and end it; a second time does nothing.

        A worker that only reads gives up what it is doing: nobody will see the answers.
        """
        with self._lock:
            if self._is_closed:
                return
            if self._interrupt:
                self._give_up_all()
            future = self._put(finish, Priority.LAST, "")
            self._is_closed = True
        try:
            future.result()
        finally:
            self._thread.join()

    def _give_up_all(self) -> None:
        with suppress(queue.Empty):
            while True:
                _give_up(self._jobs.get_nowait())
        self._waiting.clear()
        if self._current:
            self._cut_short(self._current)


def _give_up(job: _Job) -> None:
    """End a job that has not started; its caller may have cancelled it meanwhile."""
    job.is_given_up = True
    with suppress(InvalidStateError):
        job.future.set_exception(Superseded())


def _outcome(job: _Job) -> Callable[[], None]:
    """Run a job; what comes back settles its future."""
    try:
        result = job.run()
    except BaseException as error:  # noqa: BLE001 - whoever waits for the future gets it
        failure = Superseded() if job.is_given_up else error
        return lambda: job.future.set_exception(failure)
    if job.is_given_up:
        return lambda: job.future.set_exception(Superseded())
    return lambda: job.future.set_result(result)
