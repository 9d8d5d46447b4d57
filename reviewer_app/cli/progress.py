"""Progress of a long command on a terminal: one line on standard error that is written over."""

import sys
import time
from contextlib import suppress
from typing import TextIO, cast

_SECONDS = 0.2
"""Between two looks; a terminal that is written to more often slows the work down."""


class Ticker:
    """Shows how far the work is, and nothing where standard error is no terminal."""

    def __init__(self) -> None:
        # None where the process was started without one.
        out = cast("TextIO | None", sys.stderr)
        self._out = out if out is not None and out.isatty() else None
        self._shown = 0
        self._next = 0.0

    def show(self, words: str) -> None:
        """Write the line anew, unless it was written just now."""
        now = time.monotonic()
        if self._out and now >= self._next:
            self._next = now + _SECONDS
            self._write(words)

    def clear(self) -> None:
        """Take the line away."""
        if self._out and self._shown:
            self._write("")

    def _write(self, words: str) -> None:
        assert self._out
        with suppress(OSError):
            self._out.write(f"\r{words:{self._shown}}\r{words}")
            self._out.flush()
        self._shown = len(words)
