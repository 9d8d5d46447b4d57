"""Output files: what a product answered earlier, found by the ids of cases, with flat memory.

Only the ids and where they stand are held; an output is read when its case is scored.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from reviewer_app.domain.answers import Asked
from reviewer_app.domain.errors import ProductFailed
from reviewer_app.domain.evaluations import Plain, Unscorable, read_plain
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import JsonError
from reviewer_app.running.recorded import RecordedAnswer
from reviewer_app.services.output_lines import MAX_LINE, Line, Lines, open_lines
from reviewer_app.services.output_records import NotRecorded, name_of, read_recorded

MOST_FAULTS = 100
"""How many faults are kept with their places; all are counted."""


class _Name(NamedTuple):
    """A case by its id, and by its suite where the file says one."""

    suite: str | None
    id: str


class OutputFile:
    """Recorded outputs by case.

    faults: at most MOST_FAULTS of the `bad` rows that hold no output that can be used.
    """

    def __init__(self, path: Path, lines: Lines) -> None:
        self.path = path
        self.faults: list[Refusal] = []
        self.bad = 0
        self._file = lines.file
        self._offsets: dict[_Name, int] = {}
        self._times: dict[_Name, int] = {}
        self._used: set[_Name] = set()
        for refusal in lines.refused:
            self._refuse(refusal.place, refusal.reason)
        for line in lines.read():
            self._learn(line)

    @property
    def count(self) -> int:
        """How many cases have an output here."""
        return len(self._offsets)

    def look_up(self, suite: str, asked: Asked) -> RecordedAnswer:
        """The answer recorded for a case; raises ProductFailed where there is not just one."""
        name = self.find(suite, asked.id)
        if name is None:
            raise ProductFailed(f"{self.path.name} has no output for the case {asked.id}.")
        if times := self._times.get(name):
            raise ProductFailed(f"{self.path.name} has {times} outputs for the case {asked.id}.")
        return read_recorded(self._read(self._offsets[name]))

    def find(self, suite: str, id_: str) -> _Name | None:
        """The name under which a case has an output; `unused` leaves it out from now on."""
        for name in (_Name(suite, id_), _Name(None, id_)):
            if name in self._offsets:
                self._used.add(name)
                return name
        return None

    def unused(self) -> Iterator[str]:
        """The ids of outputs that were looked for by nobody."""
        return (name.id for name in self._offsets if name not in self._used)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _learn(self, line: Line) -> None:
        if line.text is None:
            self._refuse(line.place, f"The line has more than {MAX_LINE:,} bytes.")
            return
        try:
            name = _Name(*name_of(read_plain(line.text.decode("utf-8"))))
        except (NotRecorded, Unscorable) as fault:
            self._refuse(line.place, fault.reason)
        except UnicodeDecodeError as error:
            self._refuse(line.place, f"This is no UTF-8 (at byte {error.start + 1}).")
        except JsonError as error:
            where = f" (character {error.position + 1})" if error.position else ""
            self._refuse(line.place, f"This is no JSON: {error.reason}{where}.")
        else:
            if name in self._offsets:
                self._times[name] = self._times.get(name, 1) + 1
            self._offsets[name] = line.offset

    def _refuse(self, place: str, reason: str) -> None:
        self.bad += 1
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Refusal(place=place, reason=reason))

    def _read(self, offset: int) -> Plain:
        try:
            self._file.seek(offset)
            record = read_plain(self._file.readline().decode("utf-8"))
            name_of(record)
        except (OSError, ValueError, Unscorable) as error:
            told = f"{self.path.name} was changed while it was read."
            raise ProductFailed(told) from error
        return record


def open_outputs(path: Path) -> OutputFile:
    """Look an output file over: JSON Lines, a JSON document, or a table.

    Raises FileProblem when it cannot be read at all.
    """
    lines = open_lines(path)
    try:
        return OutputFile(path, lines)
    except BaseException:
        lines.file.close()
        raise
