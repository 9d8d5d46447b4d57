"""JSON documents: one record per item of the list that holds the cases, wherever it stands.

The list is found by its shape, items are cut out of the text as they are written, and objects
inside them become columns such as "data.text" unless a field wants them whole.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from reviewer_app.domain import json
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import JsonError
from reviewer_app.domain.sayings import say
from reviewer_app.formats.json_shapes import Shape, cell_of
from reviewer_app.formats.json_walking import (
    Span,
    find_items,
    items_at,
    members_at,
    skip_blanks,
)
from reviewer_app.formats.sources import Record, TextSource
from reviewer_app.formats.suite_rows import (
    OTHER_LISTS,
    SUITE_LIST,
    SUITE_MARKS,
    known_fields,
    read_suite_case,
)
from reviewer_app.formats.texts import TextFile

MAX_BYTES = 512 * 1024 * 1024
"""A document is read whole and takes up to five times its size in memory."""

_KINDS = {"[": say("a list"), '"': say("a text"), "t": "true", "f": "false", "n": "null"}
_LONGEST_EXTRA = 64 * 1024
_TEXTS = "input"
"""The column of a list of texts: what is put to the product."""


def require_size(file: TextFile) -> None:
    """Raise FileProblem for a document that is too large to be read whole."""
    if file.size > MAX_BYTES:
        limit = MAX_BYTES // 1024**2
        raise FileProblem(
            file.path,
            say(
                "A JSON document of more than {limit} MB cannot be read. "
                "Save it as JSON Lines (one object per line) and import that.",
                limit=limit,
            ),
        )


class JsonSource(TextSource):
    """A JSON file. Its columns are the keys of all its objects, in order of appearance.

    An evaluation suite is read as strictly as a YAML one.
    """

    format = "JSON"

    def __init__(self, file: TextFile) -> None:
        super().__init__(file)
        require_size(file)
        text = file.read_text()
        try:
            self._start = self._find_start(text)
        except JsonError as error:
            raise FileProblem(file.path, _describe(text, error)) from None
        if self.is_suite:
            self._learn_suite(text)
        else:
            self._learn(text)

    def records(self) -> Iterator[Record | Refusal]:
        """Read the items; one that is neither object nor text is refused.

        A suite's case is refused too when it has a key twice or lacks its id or input.
        """
        text = self.text.read_text()
        for number, (start, end) in enumerate(items_at(text, self._start), start=1):
            row = self._read_item(text[start:end], f"item {number}")
            if self.is_suite and isinstance(row, Refusal):
                line = text.count("\n", 0, start) + 1
                row = replace(row, reason=say("{why} (line {line})", why=row.reason, line=line))
            yield row

    def _find_start(self, text: str) -> int:
        """Where the cases stand, after noting what stands beside them."""
        start = find_items(text)
        top = skip_blanks(text, 0)
        members = members_at(text, top) if text[top] == "{" else []
        suite = _find_suite(text, members)
        self.is_suite = suite is not None
        if suite is None and SUITE_LIST in dict(members):
            raise FileProblem(self.text.path, say("The suite's {key} is no list.", key=SUITE_LIST))
        if suite is not None and next(items_at(text, suite), None) is None:
            raise FileProblem(self.text.path, say("The suite's {key} is empty.", key=SUITE_LIST))
        start = start if suite is None else suite
        if start != top:
            self._note_beside(text, members, start)
        return start

    def _note_beside(self, text: str, members: Sequence[tuple[str, Span]], start: int) -> None:
        names = [name for name, _ in members]
        if self.is_suite and len(set(names)) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            _, (again, _) = [span for name, span in members if name == twice][:2]
            reason = say("the suite's key {key} stands twice", key=json.quote(twice))
            raise JsonError(reason, again)
        for name, (first, end) in members:
            if not first <= start < end:
                is_short = self.is_suite or end - first <= _LONGEST_EXTRA
                self.extras = {**self.extras, name: cell_of(text[first:end]) if is_short else None}

    def _learn(self, text: str) -> None:
        self._shape, has_texts = Shape(), False
        for start, end in items_at(text, self._start):
            has_texts = has_texts or text[start] == '"'
            if text[start] == "{":
                self._shape.learn(text[start:end])
        self.columns = self._shape.columns
        if has_texts and _TEXTS not in self.columns:
            self.columns += (_TEXTS,)

    def _learn_suite(self, text: str) -> None:
        objects = (span for span in items_at(text, self._start) if text[span[0]] == "{")
        keys = (key for start, _ in objects for key, _ in members_at(text, start))
        self.columns = tuple(dict.fromkeys(keys))
        self.known_fields = known_fields(self.columns)
        self.place = say('the list "{name}"', name=SUITE_LIST)

    def _read_item(self, item: str, place: str) -> Record | Refusal:
        try:
            if item[0] == "{" and self.is_suite:
                return read_suite_case(place, item)
            if item[0] == '"' and not self.is_suite:
                return Record(place, {_TEXTS: cell_of(item)})
            if item[0] == "{":
                return Record(place, *self._shape.cells(item))
            json.parse(item)
        except JsonError as error:
            return Refusal(
                place=place, reason=say("The item cannot be read: {why}", why=error.reason)
            )
        return Refusal(
            place=place, reason=say("The item is {kind}, not an object", kind=_kind(item))
        )


def _find_suite(text: str, members: Sequence[tuple[str, Span]]) -> int | None:
    """Where the list of a suite's cases stands, in the members of a document."""
    lists = {name: start for name, (start, _) in members if text[start] == "["}
    if SUITE_LIST in lists:
        return lists[SUITE_LIST]
    starts = (lists[name] for name in OTHER_LISTS if name in lists)
    return next((start for start in starts if _has_marks(text, start)), None)


def _has_marks(text: str, start: int) -> bool:
    items = (item for item, _ in items_at(text, start) if text[item] == "{")
    return any(key in SUITE_MARKS for item in items for key, _ in members_at(text, item))


def _kind(item: str) -> str:
    return _KINDS.get(item[0], say("a number"))


def _describe(text: str, error: JsonError) -> str:
    if not text[skip_blanks(text, 0) :]:
        return say("The file is empty.")
    line = text.count("\n", 0, error.position) + 1
    character = error.position - text.rfind("\n", 0, error.position)
    return say(
        "It is no valid JSON: {why} (line {line}, character {character}).",
        why=error.reason,
        line=line,
        character=character,
    )
