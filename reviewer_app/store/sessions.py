"""Sessions: what queries and `apply` are handed of one transaction."""

from collections.abc import Callable
from datetime import datetime
from typing import TypeVar, cast

from sqlalchemy import Connection

_T = TypeVar("_T")


class Session:
    """One transaction of the store; whoever made it commits it.

    now: the time by which queries answer that depend on it. lines: of the second copy, left here
    by whoever writes into the journal.

    A connection of SQLAlchemy with these beside it. The session of its ORM, of which we would
    use nothing else, takes twice as long for each statement, and three times for none.
    """

    __slots__ = ("_answers", "_connection", "_is_reading", "execute", "lines", "now", "scalar")

    def __init__(self, connection: Connection, now: datetime, *, is_reading: bool) -> None:
        self.execute = connection.execute
        self.scalar = connection.scalar
        self.now = now
        self.lines: list[str] = []
        self._connection = connection
        self._is_reading = is_reading
        self._answers: dict[Callable[[Session], object], object] = {}

    def connection(self) -> Connection:
        """For many rows at once, or plain SQL."""
        return self._connection

    def once(self, ask: Callable[["Session"], _T]) -> _T:
        """The answer to a question that many queries have.

        A reading stands on one snapshot, so that it is asked once there. While writing it is
        asked each time: the answer may have changed.
        """
        if not self._is_reading:
            return ask(self)
        if ask not in self._answers:
            self._answers[ask] = ask(self)
        return cast("_T", self._answers[ask])
