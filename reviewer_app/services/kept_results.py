"""Kept results: a run's results as lines of a file, written as they come, so that none is lost.

The file of a run that was stopped is what it is resumed from. Its first line says what it was
made with; a last line that was cut off is dropped.
"""

import hashlib
import os
import tempfile
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO, Self

from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.evaluations import Plain, Unscorable, read_plain
from reviewer_app.domain.runs import CaseResult
from reviewer_app.formats.origins import translated
from reviewer_app.running.records import RESULTS_FORMAT, encode, from_record, to_record

VERSION = 1

_MADE_WITH = {
    "outputs": "other outputs",
    "endpoint": "another endpoint",
    "judge": "another judge",
}
_FOREIGN = "This is no file of kept results, and was left as it is. Name another file."


class KeptResults:
    """Results by the key of their case. Memory holds where they stand, and not what they are."""

    def __init__(self, file: BinaryIO, path: Path | None) -> None:
        self._file = file
        self._path = path
        self._offsets: dict[str, int] = {}
        self._done: set[str] = set()

    @classmethod
    def beside_memory(cls) -> Self:
        """A file that goes with the run."""
        return cls(tempfile.TemporaryFile(), None)

    @classmethod
    def open(cls, path: Path, made_with: Mapping[str, str]) -> Self:
        """The file of a run, begun where there is none; made_with: hashes by what they are of.

        Raises FileProblem for a file that is none of ours, was made with something else, or
        cannot be written.
        """
        with translated(path):
            file = path.open("a+b")
        if not S_ISREG(os.fstat(file.fileno()).st_mode):
            file.close()
            raise FileProblem(path, "Results are kept in a file, and this is a device or a pipe.")
        kept = cls(file, path)
        try:
            kept._begin(path, made_with)
        except BaseException:
            file.close()
            raise
        return kept

    @property
    def done(self) -> int:
        """How many cases were done before, and are not run again."""
        return len(self._done)

    def find(self, key: str) -> CaseResult | None:
        """The result of an earlier run, unless the case is to be run again."""
        return self.read(self._offsets[key]) if key in self._done else None

    def keep(self, result: CaseResult) -> None:
        """Write a result down; raises FileProblem when the disk does not take it."""
        with self._writing():
            self._offsets[result.key] = self._file.seek(0, os.SEEK_END)
            self._file.write(encode(to_record(result)) + b"\n")
            if self._path:
                self._file.flush()

    def place_of(self, key: str) -> int:
        """Where the result of a case stands, for `read`."""
        return self._offsets[key]

    def read(self, place: int) -> CaseResult:
        """The result that stands there."""
        self._file.seek(place)
        return from_record(read_plain(self._file.readline().decode("utf-8")))

    def close(self) -> None:
        """Let go of the file. What it did not take was told when it was kept."""
        with suppress(OSError):
            self._file.close()

    def _begin(self, path: Path, made_with: Mapping[str, str]) -> None:
        with translated(path):
            self._file.seek(0)
            first = self._file.readline()
        if not first:
            told: dict[str, Plain] = {"format": RESULTS_FORMAT, "version": VERSION, **made_with}
            with self._writing():
                self._file.write(encode(told) + b"\n")
                self._file.flush()
            return
        self._check(path, first, made_with)
        with translated(path):
            self._index()

    def _check(self, path: Path, first: bytes, made_with: Mapping[str, str]) -> None:
        try:
            header = read_plain(first.decode("utf-8"))
        except (ValueError, Unscorable):
            header = None
        if not isinstance(header, dict) or header.get("format") != RESULTS_FORMAT:
            raise FileProblem(path, _FOREIGN)
        if header.get("version") != VERSION:
            raise FileProblem(path, "It was made by another version. Name another file.")
        for what, told in _MADE_WITH.items():
            if header.get(what) != made_with.get(what):
                raise FileProblem(path, f"It was made with {told}. Name another file.")

    def _index(self) -> None:
        place = self._file.tell()
        while line := self._file.readline():
            if not line.endswith(b"\n"):
                self._file.truncate(place)  # the process died while it wrote this
                return
            self._learn(line, place)
            place += len(line)

    def _learn(self, line: bytes, place: int) -> None:
        try:
            result = from_record(read_plain(line.decode("utf-8")))
        except (ValueError, Unscorable):
            return  # a damaged line is a case that is run again
        self._offsets[result.key] = place
        if result.can_be_run_again:
            self._done.discard(result.key)
        else:
            self._done.add(result.key)

    @contextmanager
    def _writing(self) -> Generator[None]:
        try:
            yield
        except OSError as error:
            path = self._path or Path(tempfile.gettempdir())
            why = cause_of(error)
            raise FileProblem(path, f"The results cannot be written: {why}.") from error


def hash_file(path: Path) -> str:
    """SHA-256 of a file, in hexadecimal digits; raises FileProblem, also for a pipe."""
    with translated(path):
        is_file = S_ISREG(path.stat().st_mode)
    if not is_file:
        raise FileProblem(path, "A run can only be resumed with files, and this is none.")
    with translated(path), path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
