"""Threads that own a database connection and do jobs for it, the most urgent first."""

import itertools
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
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


class Worker:
    """One thread that does its jobs one after the other, by priority, then in order."""

    def __init__(self, name: str, interrupt: Callable[[], None] | None = None) -> None:
        self._jobs: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._numbers = itertools.count()
        self._interrupt = interrupt
        self._lock = threading.Lock()
        self._current: _Job | None = None
        self._waiting: dict[str, _Job] = {}
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def submit(self, run: Callable[[], _T], priority: Priority = Priority.PERSON) -> Future[_T]:
        """Put a job into the queue; its future resolves when it is done."""
        return self._put(run, priority, "")

    def submit_latest(self, key: str, run: Callable[[], _T]) -> Future[_T]:
        """Put a job that takes the place of an earlier one with the same key.

        The earlier one fails with Superseded, also in the middle of its query.
        """
        with self._lock:
            if older := self._waiting.pop(key, None):
                _fail(older.future, Superseded())
            if self._interrupt and self._current and self._current.key == key:
                self._interrupt()
        return self._put(run, Priority.PERSON, key)

    def _put(self, run: Callable[[], _T], priority: Priority, key: str) -> Future[_T]:
        future: Future[_T] = Future()
        job = _Job(priority, next(self._numbers), run, future, key)
        if key:
            with self._lock:
                self._waiting[key] = job
        self._jobs.put(job)
        return future

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            with self._lock:
                self._current = job
                if self._waiting.get(job.key) is job:
                    del self._waiting[job.key]
            if job.future.set_running_or_notify_cancel():
                _settle(job)
            with self._lock:
                self._current = None
            if job.priority is Priority.LAST:
                return

    def close(self, finish: Callable[[], None]) -> None:
        """Do what is waiting, then `finish` in the thread, and end it."""
        self.submit(finish, Priority.LAST).result()
        self._thread.join()


def _settle(job: _Job) -> None:
    try:
        result = job.run()
    except BaseException as error:  # noqa: BLE001 - whoever waits for the future gets it
        _fail(job.future, error)
    else:
        job.future.set_result(result)


def _fail(future: "Future[Any]", error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
