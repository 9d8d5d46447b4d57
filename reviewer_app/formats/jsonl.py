"""JSON Lines: one JSON object per line, each value kept as it is spelled."""

from collections.abc import Iterator
from itertools import islice

from reviewer_app.domain import json
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import JsonError
from reviewer_app.domain.sayings import say
from reviewer_app.formats.json_shapes import Shape
from reviewer_app.formats.sources import Record, TextSource
from reviewer_app.formats.texts import TextFile

_KINDS = {"[": say("a list"), '"': say("a text"), "t": "true", "f": "false", "n": "null"}


class JsonlSource(TextSource):
    """A JSON Lines file. Its columns are the keys of all its objects, in order of appearance.

    Objects inside are parted into columns as in a JSON document, by what the file's head shows;
    a key that comes up later only is a column all the same once the file was surveyed.
    """

    format = "JSONL"

    def __init__(self, file: TextFile) -> None:
        super().__init__(file)
        self._shape = Shape()
        known = 0
        for line in file.head().read_lines():
            self._shape.learn(line)
            known += 1
        self._shape.settle()
        if file.file_hash and file.head().is_cut:
            for line in islice(file.read_lines(), known, None):
                self._shape.learn(line)
        self.columns = self._shape.columns

    def records(self) -> Iterator[Record | Refusal]:
        """Read the lines; one that is no JSON object is refused."""
        for number, line in enumerate(self.text.read_lines(), start=1):
            if not line.isspace():
                yield self._read(line.rstrip("\r\n"), f"line {number}")

    def _read(self, line: str, place: str) -> Record | Refusal:
        try:
            return Record(place, *self._shape.cells(line))
        except JsonError as error:
            return Refusal(place=place, reason=_describe(line, error))


def _describe(line: str, error: JsonError) -> str:
    kind = _KINDS.get(line.lstrip()[:1])
    if kind is not None and _is_json(line):
        return say("The line holds {kind}, not an object", kind=kind)
    if not line.lstrip().startswith("{"):
        return say("The line is no JSON object")
    return say(
        "The line is no JSON object: {why} (character {n})", why=error.reason, n=error.position + 1
    )


def _is_json(line: str) -> bool:
    try:
        json.parse(line)
    except JsonError:
        return False
    return True
