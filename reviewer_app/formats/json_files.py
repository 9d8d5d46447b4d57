"""JSON documents: one record per item of the list that holds the cases, wherever it stands.

The list is found by its shape, items are cut out of the text as they are written, and objects
inside them become columns such as "data.text" unless a field wants them whole.
"""

from collections.abc import Iterator

from reviewer_app.domain import json
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import JsonError
from reviewer_app.formats.json_shapes import Shape, cell_of
from reviewer_app.formats.json_walking import find_items, items_at, skip_blanks
from reviewer_app.formats.sources import Record, TextSource
from reviewer_app.formats.texts import TextFile

MAX_BYTES = 512 * 1024 * 1024
"""A document is read whole and takes up to five times its size in memory."""

_KINDS = {"[": "a list", '"': "a text", "t": "true", "f": "false", "n": "null"}
_TEXTS = "input"
"""The column of a list of texts: what is put to the product."""


class JsonSource(TextSource):
    """A JSON file. Its columns are the keys of all its objects, in order of appearance."""

    format = "JSON"

    def __init__(self, file: TextFile) -> None:
        super().__init__(file)
        if file.size > MAX_BYTES:
            limit = MAX_BYTES // 1024**2
            raise FileProblem(
                file.path,
                f"A JSON document of more than {limit} MB cannot be read. "
                "Save it as JSON Lines (one object per line) and import that.",
            )
        text = file.read_text()
        try:
            self._start = find_items(text)
        except JsonError as error:
            raise FileProblem(file.path, _describe(text, error)) from None
        self._shape, has_texts = Shape(), False
        for start, end in items_at(text, self._start):
            has_texts = has_texts or text[start] == '"'
            if text[start] == "{":
                self._shape.learn(text[start:end])
        self.columns = self._shape.columns
        if has_texts and _TEXTS not in self.columns:
            self.columns += (_TEXTS,)

    def records(self) -> Iterator[Record | Refusal]:
        """Read the items; one that is neither object nor text, or has a key twice, is refused."""
        text = self.text.read_text()
        for number, (start, end) in enumerate(items_at(text, self._start), start=1):
            yield self._read_item(text[start:end], f"item {number}")

    def _read_item(self, item: str, place: str) -> Record | Refusal:
        try:
            if item[0] == '"':
                return Record(place, {_TEXTS: cell_of(item)})
            if item[0] == "{":
                return Record(place, self._shape.cells(item))
            json.parse(item)
        except JsonError as error:
            return Refusal(place=place, reason=f"The item cannot be read: {error.reason}")
        return Refusal(place=place, reason=f"The item is {_kind(item)}, not an object")


def _kind(item: str) -> str:
    return _KINDS.get(item[0], "a number")


def _describe(text: str, error: JsonError) -> str:
    if not text[skip_blanks(text, 0) :]:
        return "The file is empty."
    line = text.count("\n", 0, error.position) + 1
    character = error.position - text.rfind("\n", 0, error.position)
    return f"It is no valid JSON: {error.reason} (line {line}, character {character})."
