"""YAML text as nodes: plain words read by YAML 1.2's core schema, with lines for what is wrong.

ruamel.yaml finds the structure. What words mean is decided here, since YAML 1.1 makes a date of
`2026-01-01`, a number of `1_000` and a yes of `yes`. Its events are followed one by one rather
than its tree of nodes: so nesting and aliases are bounded while the text is read, and only the
upper levels of the tree are ever held as objects.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, Number
from reviewer_app.domain.sayings import Amount, say
from reviewer_app.formats.sources import Cell
from reviewer_app.formats.yaml_events import EventReader, YamlError

MAX_DEPTH = 100
"""Levels of lists and maps; each bracket more makes ruamel.yaml slower for what follows."""

MAX_ALIASED = 10_000_000
"""Characters that all aliases of a document together may add to it."""

_LEVELS = 3
"""How deep lists and maps stay nodes: document, list of cases, case. The rest is JSON text."""

_TAG = "tag:yaml.org,2002:"
_NULLS = ("", "~", "null", "Null", "NULL")
_TRUTHS = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
_FRACTION = re.compile(r"(-?)(0|[1-9][0-9]*|)\.([0-9]*)((?:[eE][+-]?[0-9]+)?)")
_TOO_DEEP = say("it is nested deeper than {n} levels", n=MAX_DEPTH)


class Fault(NamedTuple):
    """What keeps a readable part of a document from being taken."""

    line: int
    reason: str


@dataclass(frozen=True, slots=True)
class Leaf:
    """A single value, or a list or map as JSON text; `fault` is the first one inside.

    height: how many levels of lists and maps are in the text. twice: the keys inside that stand
    twice in their map; the text has them twice as well.
    """

    line: int
    cell: Cell
    fault: Fault | None = None
    height: int = 0
    twice: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    line: int
    nodes: tuple["Node", ...]
    fault: Fault | None = None


@dataclass(frozen=True, slots=True)
class Entries:
    """A map in the order of its keys; of equal keys the last one counts.

    lines: where each key stands. twice: the keys that stand twice. pairs: all keys with their
    values, where some stand twice.
    """

    line: int
    nodes: dict[str, "Node"]
    lines: dict[str, int]
    fault: Fault | None = None
    twice: tuple[Fault, ...] = ()
    pairs: tuple[tuple[str, "Node"], ...] = ()


Node = Leaf | Items | Entries


@dataclass(frozen=True, slots=True)
class Documents:
    """What a text holds; has_comments: it has some, which no node tells."""

    roots: tuple[Node, ...]
    has_comments: bool


@dataclass(slots=True)
class _Open:
    """A list or map whose end was not reached yet."""

    line: int
    anchor: str | None
    is_map: bool
    fault: Fault | None = None
    nodes: list[Node] = field(default_factory=list[Node])


def read_documents(text: str) -> Documents:
    """Compose the documents of a text; raises YamlError where it is no YAML."""
    reader = EventReader(text)
    composer = _Composer(reader.restore)
    for event in reader:
        composer.take(event)
    return Documents(tuple(composer.roots), reader.has_comments)


def resolve(word: str) -> Cell:
    """A plain word by YAML 1.2's core schema: null, truth, a number, else text.

    Numbers keep the spelling where JSON has it too, `.5` and `5.` get the 0 they lack. What JSON
    spells in no way (`007`, `+5`, `0x1F`, `.nan`) stays text, so that no character is lost.
    """
    if word in _NULLS:
        return None
    if (truth := _TRUTHS.get(word)) is not None:
        return truth
    if json.is_number(word):
        return Number(word)
    if (found := _FRACTION.fullmatch(word)) and (found[2] or found[3]):
        return Number(f"{found[1]}{found[2] or 0}.{found[3] or 0}{found[4]}")
    return word


def find_fault(node: Node) -> Fault | None:
    """The first thing wrong with a node or inside of it."""
    if node.fault or isinstance(node, Leaf):
        return node.fault
    inner = node.nodes.values() if isinstance(node, Entries) else node.nodes
    return next((fault for child in inner if (fault := find_fault(child))), None)


def find_twice(node: Node) -> tuple[Fault, ...]:
    """The keys that stand twice in a map, in a node or inside of it."""
    if isinstance(node, Leaf):
        return node.twice
    if isinstance(node, Items):
        return tuple(fault for child in node.nodes for fault in find_twice(child))
    children = (child for _, child in node.pairs) if node.pairs else node.nodes.values()
    return (*node.twice, *(fault for child in children for fault in find_twice(child)))


def to_cell(node: Node) -> Cell:
    """The value of a node, lists and maps as JSON."""
    return node.cell if isinstance(node, Leaf) else Json(_to_text(node))


def _to_text(node: Node) -> str:
    match node:
        case Leaf(cell=cell):
            return cell.text if isinstance(cell, Json) else json.dump(cell)
        case Items(nodes=nodes):
            return f"[{','.join(map(_to_text, nodes))}]"
        case Entries(nodes=entries, pairs=all_pairs):
            members = all_pairs or entries.items()
            pairs = (f"{json.quote(key)}:{_to_text(child)}" for key, child in members)
            return f"{{{','.join(pairs)}}}"


def _to_flat(node: Node, line: int) -> Leaf:
    return Leaf(line, to_cell(node), find_fault(node), _height(node), find_twice(node))


def _height(node: Node) -> int:
    if isinstance(node, Leaf):
        return node.height
    inner = node.nodes.values() if isinstance(node, Entries) else node.nodes
    return 1 + max(map(_height, inner), default=0)


class _Composer:
    """Makes nodes of events."""

    def __init__(self, restore: Callable[[str], str]) -> None:
        self.roots: list[Node] = []
        self._restore = restore
        self._open: list[_Open] = []
        self._anchors: dict[str, Node] = {}
        self._aliased = 0

    def take(self, event: Any) -> None:
        """Follow one event of ruamel.yaml."""
        match type(event).__name__:
            case "ScalarEvent":
                self._add(self._to_leaf(event), event.anchor)
            case "AliasEvent":
                self._add(self._follow(event), None)
            case "MappingStartEvent" | "SequenceStartEvent" as name:
                self._begin(event, is_map=name == "MappingStartEvent")
            case "MappingEndEvent" | "SequenceEndEvent":
                closed = self._open.pop()
                self._add(self._close(closed), closed.anchor)
            case "DocumentStartEvent":
                self._anchors.clear()
                self._aliased = 0
            case _:
                pass  # ends of documents, and of the whole stream

    def _begin(self, event: Any, *, is_map: bool) -> None:
        line = _line_of(event)
        if len(self._open) >= MAX_DEPTH:
            raise YamlError(line, _TOO_DEEP)
        kind = "map" if is_map else "seq"
        fault = None if event.tag in (None, "!", _TAG + kind) else _tag_fault(event)
        self._open.append(_Open(line, event.anchor, is_map, fault))

    def _add(self, node: Node, anchor: str | None) -> None:
        if anchor:
            self._anchors[anchor] = node
        if self._open:
            self._open[-1].nodes.append(node)
        else:
            self.roots.append(node)

    def _close(self, closed: _Open) -> Node:
        node = _to_map(closed) if closed.is_map else _to_list(closed)
        return node if len(self._open) < _LEVELS else _to_flat(node, node.line)

    def _to_leaf(self, event: Any) -> Leaf:
        line, word = _line_of(event), self._restore(event.value)
        if event.tag is None and not event.implicit[0]:
            return Leaf(line, word)
        if event.tag is None:
            is_merge = word == "<<" and self._awaits_key
            return Leaf(line, resolve(word), _merge_fault(line) if is_merge else None)
        kind = event.tag.removeprefix(_TAG)
        if kind in ("str", "!"):
            return Leaf(line, word)
        if kind in ("null", "bool", "int", "float"):
            return Leaf(line, resolve(word))
        return Leaf(line, word, _tag_fault(event))

    @property
    def _awaits_key(self) -> bool:
        return bool(self._open) and self._open[-1].is_map and len(self._open[-1].nodes) % 2 == 0

    def _follow(self, event: Any) -> Node:
        """The node that an alias stands for; its faults are told where it was written."""
        line, name = _line_of(event), event.anchor
        node = self._anchors.get(name)
        if node is None or any(part.anchor == name for part in self._open):
            reason = say(
                "{alias} on line {line} names nothing before it", alias=f"*{name}", line=line
            )
            return Leaf(line, None, Fault(line, reason))
        if not isinstance(node, Leaf):  # written out once, however many aliases stand for it
            node = self._anchors[name] = _to_flat(node, node.line)
        if self._aliased <= MAX_ALIASED:
            self._aliased += len(_to_text(node))
        if self._aliased > MAX_ALIASED:
            reason = say(
                "The aliases up to line {line} add more than {n} characters",
                line=line,
                n=Amount(MAX_ALIASED),
            )
            return Leaf(line, None, Fault(line, reason))
        if len(self._open) + _height(node) > MAX_DEPTH:
            raise YamlError(line, _TOO_DEEP)
        return _to_flat(node, line)


def _to_map(closed: _Open) -> Entries:
    keys, values = closed.nodes[::2], closed.nodes[1::2]
    nodes: dict[str, Node] = {}
    lines: dict[str, int] = {}
    twice: list[Fault] = []
    fault = closed.fault
    for key, value in zip(keys, values, strict=True):
        name = _name(key)
        fault = fault or _find_key_fault(key)
        if name in nodes:
            reason = say(
                "The key {key} stands twice (lines {first} and {again})",
                key=json.quote(name),
                first=lines[name],
                again=key.line,
            )
            twice.append(Fault(key.line, reason))
        nodes[name] = value
        lines[name] = key.line
    if not twice:
        return Entries(closed.line, nodes, lines, fault)
    pairs = tuple(zip(map(_name, keys), values, strict=True))
    return Entries(closed.line, nodes, lines, fault, tuple(twice), pairs)


def _name(key: Node) -> str:
    cell = to_cell(key)
    return str.__str__(cell) if isinstance(cell, str) else _to_text(key)


def _find_key_fault(key: Node) -> Fault | None:
    if key.fault:
        return key.fault
    if not isinstance(key, Leaf) or isinstance(key.cell, Json):
        return Fault(key.line, say("The key on line {line} is a list or a map", line=key.line))
    return None


def _to_list(closed: _Open) -> Items:
    return Items(closed.line, tuple(closed.nodes), closed.fault)


def _merge_fault(line: int) -> Fault:
    reason = say(
        "The merge key << on line {line} is no part of YAML 1.2; write its keys out", line=line
    )
    return Fault(line, reason)


def _tag_fault(event: Any) -> Fault:
    line, tag = _line_of(event), str(event.tag)
    shown = f"!!{tag.removeprefix(_TAG)}" if tag.startswith(_TAG) else tag
    return Fault(line, say("The tag {tag} on line {line} means nothing here", tag=shown, line=line))


def _line_of(event: Any) -> int:
    return event.start_mark.line + 1
