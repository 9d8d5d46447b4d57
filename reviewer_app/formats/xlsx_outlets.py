"""Outlets: the stream under a workbook, as the packer of the library bears it."""

import errno
from collections.abc import Callable
from io import UnsupportedOperation
from typing import BinaryIO, TypeVar

_T = TypeVar("_T")


class Outlet:
    """Hands bytes on until that fails; what the packer still writes after that goes nowhere.

    It tidies up when nobody looks, and would then complain once more.
    """

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._is_broken = False
        self._written = 0

    def write(self, data: bytes) -> int:
        """Hand bytes on."""
        self._written += len(data)
        return self._try(lambda: self._out.write(data), len(data))

    def tell(self) -> int:
        """Where the stream is, or how much was written."""
        return self._try(self._out.tell, self._written)  # never before what it was told

    def seek(self, offset: int, whence: int = 0) -> int:
        """Go to a place in the stream."""
        return self._try(lambda: self._out.seek(offset, whence), offset)  # it writes what waits

    def flush(self) -> None:
        """Hand on what waits."""
        self._try(self._out.flush, None)

    def _try(self, action: Callable[[], _T], otherwise: _T) -> _T:
        if self._is_broken:
            return otherwise
        try:
            return action()
        except UnsupportedOperation:
            raise  # a pipe cannot seek, and the packer does without
        except OSError as error:
            self._is_broken = error.errno != errno.ESPIPE
            raise
