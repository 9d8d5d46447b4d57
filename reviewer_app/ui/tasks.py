"""The one door that starts work: save (in order, never lost), latest (newest wins), long."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from reviewer_app.domain.errors import StoreError, Superseded

_T = TypeVar("_T")
_LOG = logging.getLogger(__name__)

Work = Coroutine[Any, Any, _T]
Failed = Callable[[Exception], None]


def _nothing(_result: object) -> None:
    """For work whose result nobody asks for."""


class Tasks:
    """Runs the window's work on its loop and tells every outcome.

    failed: hears of each error that the starter of the work does not take itself. came: hears
    when nothing awaited is on its way any more, and whether the last of it came.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, failed: Failed) -> None:
        self._loop = loop
        self._failed = failed
        self._repeats: WeakKeyDictionary[Exception, Callable[[], None]] = WeakKeyDictionary()
        self._saves: deque[Callable[[], Work[None]]] = deque()
        self._running: set[asyncio.Task[None]] = set()
        self._saver: asyncio.Task[None] | None = None
        self._latest: dict[str, asyncio.Task[None]] = {}
        self._awaited = 0
        self._is_closed = False
        self.came: Callable[[bool], object] = _nothing

    def save(
        self,
        start: Callable[[], Work[_T]],
        then: Callable[[_T], None] = _nothing,
        failed: Failed | None = None,
        *,
        is_awaited: bool = False,
        can_repeat: bool = True,
    ) -> None:
        """Write something: one after the other, never cancelled, the outcome always told.

        is_awaited: keys wait for what comes of it. can_repeat: what the disk does not take is
        known by its error, for `repeat_of`; who sees to that in another way says no.
        """
        done = self._await() if is_awaited else _nothing

        def refused(error: Exception) -> None:
            if can_repeat and isinstance(error, StoreError):
                self._repeats[error] = lambda: self.save(start, then, failed)
            (failed or self._failed)(error)

        self._saves.append(lambda: self._told(start, then, refused, done))
        if self._saver is None:
            self._saver = self._start(self._save_all())

    def repeat_of(self, error: Exception) -> Callable[[], None] | None:
        """What tries once more to save what the disk did not take with this error."""
        return self._repeats.get(error)

    async def _save_all(self) -> None:
        while self._saves:
            await self._saves.popleft()()
        self._saver = None

    def latest(
        self,
        key: str,
        start: Callable[[], Work[_T]],
        then: Callable[[_T], None] = _nothing,
        failed: Failed | None = None,
        *,
        is_awaited: bool = False,
    ) -> None:
        """Load something: a newer load with the same key takes the place of an older one.

        is_awaited: keys wait for the page that it brings.
        """
        done = self._await() if is_awaited else _nothing
        self.forget(key)
        task = self._start(self._told(start, then, failed or self._failed, done))
        task.add_done_callback(lambda _task: done(False))  # where it was cancelled
        self._latest[key] = task

    def forget(self, key: str) -> None:
        """What a load with this key brings is not wanted any more."""
        if older := self._latest.pop(key, None):
            older.cancel()

    def long(
        self,
        start: Callable[[], Work[_T]],
        then: Callable[[_T], None] = _nothing,
        failed: Failed | None = None,
    ) -> None:
        """Do something that takes its time; whoever starts it hands its Progress a cancel."""
        self._start(self._told(start, then, failed or self._failed))

    async def _told(
        self,
        start: Callable[[], Work[_T]],
        then: Callable[[_T], None],
        failed: Failed,
        done: Callable[[bool], object] = _nothing,
    ) -> None:
        has_come = False
        try:
            if not self._is_closed:
                then(await start())
                has_come = True
        except Superseded:
            return
        except Exception as error:  # noqa: BLE001 - the last place that can tell the person
            _LOG.info("work failed: %s", type(error).__name__)
            if not self._is_closed:  # else there is nobody to tell, and nothing to read from
                failed(error)
        finally:
            done(has_come)

    def _await(self) -> Callable[[bool], None]:
        """Count something that is awaited; what is given back tells, once, what became of it."""
        self._awaited += 1
        is_open = True

        def done(has_come: bool) -> None:
            nonlocal is_open
            if not is_open:
                return
            is_open = False
            self._awaited -= 1
            if not self._awaited:
                self.came(has_come)

        return done

    @property
    def is_awaiting(self) -> bool:
        """Whether a page or case that a command asked for is on its way to the screen."""
        return self._awaited > 0

    def _start(self, work: Work[None]) -> asyncio.Task[None]:
        task = self._loop.create_task(work)
        self._running.add(task)  # the loop itself keeps only a weak reference
        task.add_done_callback(self._running.discard)
        return task

    @property
    def is_saving(self) -> bool:
        """Whether something is not on the disk yet."""
        return self._saver is not None

    def close(self) -> None:
        """Start nothing any more: the workspace is about to be closed."""
        self._is_closed = True

    async def finish(self) -> None:
        """Wait until everything that was to be saved is saved; give up on loads."""
        for task in self._latest.values():
            task.cancel()
        while self._saver:
            await asyncio.wait({self._saver})
        others = self._running - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=5)
