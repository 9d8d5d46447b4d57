"""YAML: one record per item of the list that holds the cases; evaluation suites lose nothing.

A suite is read strictly: equal keys, several documents and tags refuse the file or the case with
their lines. Elsewhere tags refuse the item that has them, and equal keys are told.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Note, Refusal
from reviewer_app.domain.json import Json, Number
from reviewer_app.domain.sayings import list_up, say
from reviewer_app.formats.json_shapes import Shape
from reviewer_app.formats.names import NAMES, fold
from reviewer_app.formats.sources import Cell, Record, Remark, TextSource
from reviewer_app.formats.suite_rows import (
    OTHER_LISTS,
    SUITE_LIST,
    SUITE_MARKS,
    find_columns,
    known_fields,
    read_suite_case,
)
from reviewer_app.formats.texts import TextFile
from reviewer_app.formats.yaml_events import YamlError
from reviewer_app.formats.yaml_nodes import (
    Documents,
    Entries,
    Fault,
    Items,
    Leaf,
    Node,
    find_fault,
    find_twice,
    read_documents,
    to_cell,
)

MAX_BYTES = 16 * 1024 * 1024
"""ruamel.yaml takes some seconds per megabyte, so that this already takes a minute."""

_ASKS = frozenset(NAMES["input"]) | frozenset(NAMES["goal"])


@dataclass(frozen=True, slots=True, kw_only=True)
class _Found:
    """Where the cases stand: the list's name and line, its items, and the keys beside it."""

    items: Sequence[Node]
    name: str | None = None
    line: int = 1
    beside: Mapping[str, Node] = field(default_factory=dict[str, Node])
    is_suite: bool = False


class _Row(NamedTuple):
    """A readable item as JSON text."""

    place: str
    text: str
    remarks: tuple[Remark, ...] = ()


class YamlSource(TextSource):
    """A YAML file. Its columns are the keys of all items, in order of appearance.

    It is read once and kept as JSON texts: ruamel.yaml needs some seconds per megabyte.
    """

    format = "YAML"

    def __init__(self, file: TextFile) -> None:
        super().__init__(file)
        documents = _read(file)
        found = _find_cases(file, documents)
        self.is_suite = found.is_suite
        self.place = _place(found)
        self.extras = {key: to_cell(node) for key, node in found.beside.items()}
        self.has_comments = documents.has_comments
        self._rows = [_to_row(item, found.is_suite) for item in found.items]
        self.notes = () if found.is_suite else tuple(_notes(documents.roots, found))
        self._shape = None if found.is_suite else Shape()
        self.columns = self._find_columns()
        if found.is_suite:
            self.known_fields = known_fields(self.columns)

    def records(self) -> Iterator[Record | Refusal]:
        """The items; one that is no map, or has a key twice, a tag or a bad alias, is refused.

        A suite's case is refused too when it lacks its id or input, or its tags are no list.
        """
        for row in self._rows:
            if isinstance(row, Refusal):
                yield row
            elif self._shape is None:
                yield read_suite_case(row.place, row.text)
            else:
                cells, _ = self._shape.cells(row.text)  # the row's remarks have the lines too
                yield Record(row.place, cells, row.remarks)

    def _find_columns(self) -> tuple[str, ...]:
        texts = [row.text for row in self._rows if isinstance(row, _Row)]
        if self._shape is None:
            return find_columns(texts)
        for text in texts:
            self._shape.learn(text)
        return tuple(self._shape.columns)


def require_size(file: TextFile) -> None:
    """Raise FileProblem for a file that would take minutes."""
    if file.size > MAX_BYTES:
        limit = MAX_BYTES // 1024**2
        raise FileProblem(
            file.path,
            say(
                "A YAML file of more than {limit} MB cannot be read. "
                "Save it as JSON Lines (one object per line) and import that.",
                limit=limit,
            ),
        )


def _read(file: TextFile) -> Documents:
    require_size(file)
    try:
        return read_documents(file.read_text())
    except YamlError as error:
        reason = say(
            "Line {line} cannot be read as YAML: {why}.", line=error.line, why=error.reason
        )
        raise FileProblem(file.path, reason) from None


def _find_cases(file: TextFile, documents: Documents) -> _Found:
    """The list of cases; raises FileProblem, with lines, where there is none."""
    roots = [root for root in documents.roots if not _is_nothing(root)]
    if not roots:
        raise FileProblem(file.path, say("The file is empty."))
    founds = [_find_in(root) for root in roots]
    if any(found and found.is_suite for found in founds) and len(documents.roots) > 1:
        lines = _listed([str(root.line) for root in documents.roots])
        reason = say(
            "A suite is one document, and this file has several (lines {lines}).", lines=lines
        )
        raise FileProblem(file.path, reason)
    found = founds[0] if len(roots) == 1 else _join(roots)
    if found is None:
        raise FileProblem(file.path, _describe(roots[0]))
    _check(file, roots, found)
    return found


def _find_in(root: Node) -> _Found | None:
    """The cases of one document: it is a list with maps in it, or a map around such a list."""
    if isinstance(root, Items):
        return _Found(items=root.nodes, line=root.line) if _maps_in(root) else None
    if not isinstance(root, Entries):
        return None
    if SUITE_LIST in root.nodes:
        return _make(root, SUITE_LIST, is_suite=True)
    lists = {key: maps for key, node in root.nodes.items() if (maps := _maps_in(node))}
    for name in OTHER_LISTS:
        if any(not SUITE_MARKS.isdisjoint(item.nodes) for item in lists.get(name, ())):
            return _make(root, name, is_suite=True)
    asking = {key: maps for key, maps in lists.items() if any(map(_asks, maps))}
    # The longest list that has something to ask, else the longest, to say what is in it.
    best = max(asking or lists, key=lambda key: len(lists[key]), default=None)
    return None if best is None else _make(root, best, is_suite=False)


def _make(root: Entries, name: str, *, is_suite: bool) -> _Found:
    node = root.nodes[name]
    beside = {key: other for key, other in root.nodes.items() if key != name}
    items = node.nodes if isinstance(node, Items) else ()
    return _Found(items=items, name=name, line=root.lines[name], beside=beside, is_suite=is_suite)


def _join(roots: Sequence[Node]) -> _Found:
    """Several documents: each is an item, or a list of items."""
    items = [item for root in roots for item in (root.nodes if isinstance(root, Items) else [root])]
    return _Found(items=items, line=roots[0].line)


def _check(file: TextFile, roots: Sequence[Node], found: _Found) -> None:
    """Raise FileProblem for what is wrong around the cases; a suite's own keys count too."""
    if found.name is None:
        return
    root, node = roots[0], _list_of(roots[0], found.name)
    around = [root.fault, node.fault]
    if found.is_suite:
        around += [find_fault(other) for other in found.beside.values()]
        beside = (find_twice(other) for other in found.beside.values())
        own = root.twice if isinstance(root, Entries) else ()
        around += [*own, *(fault for faults in beside for fault in faults)]
    for fault in around:
        if fault:
            raise FileProblem(file.path, say("{why}.", why=fault.reason))
    if found.is_suite and not found.items:
        is_empty = isinstance(node, Items) or _is_nothing(node)
        raise FileProblem(file.path, _describe_no_cases(found.name, found.line, is_empty=is_empty))


def _describe_no_cases(name: str, line: int, *, is_empty: bool) -> str:
    if is_empty:
        return say("The suite's {key} (line {line}) is empty.", key=name, line=line)
    return say("The suite's {key} (line {line}) is no list.", key=name, line=line)


def _list_of(root: Node, name: str) -> Node:
    return root.nodes[name] if isinstance(root, Entries) else root


def _notes(roots: Sequence[Node], found: _Found) -> Iterator[Note]:
    """Keys around the cases that stand twice."""
    around = [root for root in roots if isinstance(root, Entries)] if found.name else []
    for root in around:
        for fault in root.twice:
            yield Note(place=f"line {fault.line}", reason=_describe_last(fault))


def _to_row(item: Node, is_suite: bool) -> _Row | Refusal:
    place = f"line {item.line}"
    twice = find_twice(item)
    fault = find_fault(item) or (twice[0] if twice and is_suite else None)
    if fault:
        return Refusal(place=place, reason=fault.reason)
    cell = to_cell(item)
    if not isinstance(cell, Json) or not cell.text.startswith("{"):
        return Refusal(place=place, reason=say("The item is {kind}, not a map", kind=_kind(cell)))
    return _Row(place, cell.text, tuple(Remark("", _describe_last(each)) for each in twice))


def _describe_last(twice: Fault) -> str:
    return say("{why}; its last value is taken where only one can be kept", why=twice.reason)


def _maps_in(node: Node) -> list[Entries]:
    items = node.nodes if isinstance(node, Items) else ()
    return [item for item in items if isinstance(item, Entries)]


def _asks(item: Entries) -> bool:
    return not _ASKS.isdisjoint(map(fold, item.nodes))


def _is_nothing(node: Node) -> bool:
    return isinstance(node, Leaf) and node.cell is None and node.fault is None


def _kind(cell: Cell) -> str:
    match cell:
        case None:
            return say("empty")
        case bool():
            return say("a truth value")
        case Json(text):
            return say("a list") if text.startswith("[") else say("a map")
        case Number():
            return say("a number")
        case _:
            return say("a text")


def _place(found: _Found) -> str:
    """Where the cases stand, for a message."""
    if not found.name:
        return ""
    return say('the list "{name}" (line {line})', name=found.name, line=found.line)


def _describe(root: Node) -> str:
    """Why a document has no cases."""
    if isinstance(root, Entries):
        return say(
            "It holds no list of cases; its top level (line {line}) has {keys}.",
            line=root.line,
            keys=_listed(list(root.nodes)),
        )
    if isinstance(root, Items):
        return say(
            "Its list (line {line}) has no maps, so no case can be read from it.", line=root.line
        )
    return say(
        "Its top level (line {line}) is {kind}, not a list of cases or a suite.",
        line=root.line,
        kind=_kind(to_cell(root)),
    )


def _listed(names: list[str]) -> str:
    shown = [name if len(name) <= 40 else f"{name[:40]}…" for name in names[:20]]
    if len(names) > len(shown):
        return list_up([*shown, "…"])
    *first, last = shown or [""]
    return say("{first} and {last}", first=list_up(first), last=last) if first else last
