"""Places in a JSON text: one value is looked up, replaced or removed, and the rest stays as it is.

A form changes single values of a text that a person or a file wrote; spelling of numbers, order
of keys, unknown keys and line breaks of everything else are none of its business.
"""

import json
import re
from dataclasses import dataclass

from reviewer_app.domain.json import quote

Step = str | int
Path = tuple[Step, ...]
"""Keys of objects and numbers of items, from the outside in; empty for the whole text."""

_BLANK = re.compile(r"[ \t\n\r]*")
_READER = json.JSONDecoder(parse_int=str, parse_float=str)


@dataclass(frozen=True, slots=True, kw_only=True)
class Child:
    """A member of an object or an item of a list: where it begins, and its value."""

    step: Step
    begins: int
    value_begins: int
    ends: int


def children(text: str, begins: int = 0) -> list[Child]:
    """The members or items of the value that begins there; none for a value of another kind.

    The text must be JSON, as `json.parse` reads it; a key that stands twice comes twice.
    """
    begins = _skip(text, begins)
    if text[begins : begins + 1] not in {"{", "["}:
        return []
    is_object = text[begins] == "{"
    found: list[Child] = []
    position = _skip(text, begins + 1)
    while text[position] not in "]}":
        child = _child(text, position, None if is_object else len(found))
        found.append(child)
        position = _skip(text, child.ends)
        if text[position] == ",":
            position = _skip(text, position + 1)
    return found


def find(text: str, path: Path) -> tuple[int, int] | None:
    """Where the value of a path begins and ends; None where it is not there."""
    begins, ends = _skip(text, 0), len(text.rstrip(" \t\n\r"))
    for step in path:
        child = next((one for one in children(text, begins) if one.step == step), None)
        if child is None:
            return None
        begins, ends = child.value_begins, child.ends
    return begins, ends


def text_at(text: str, path: Path) -> str | None:
    """The value of a path as it is written; None where it is not there."""
    span = find(text, path)
    return None if span is None else text[span[0] : span[1]]


def put(text: str, path: Path, value: str) -> str:
    """The text with another value at a path; what is missing on the way there is added at the end.

    value: JSON. A value on the way that is no object gives way to one.
    """
    if not path:
        return value
    span = find(text, path)
    if span is not None:
        return text[: span[0]] + value + text[span[1] :]
    parent = find(text, path[:-1])
    if parent is None or not _can_hold(text[parent[0]], path[-1]):
        return put(text, path[:-1], _holder(path[-1], value))
    return _append(text, parent, path[-1], value)


def remove(text: str, path: Path) -> str:
    """The text without the value of a path; as it is where there is none."""
    parent = find(text, path[:-1])
    siblings = [] if parent is None else children(text, parent[0])
    number = next((n for n, one in enumerate(siblings) if one.step == path[-1]), None)
    if number is None:
        return text
    gone = siblings[number]
    if number + 1 < len(siblings):
        return text[: gone.begins] + text[siblings[number + 1].begins :]
    begins = siblings[number - 1].ends if number else gone.begins
    return text[:begins] + text[gone.ends :]


def _child(text: str, position: int, number: int | None) -> Child:
    begins, step = position, number
    if step is None:
        step, position = _READER.raw_decode(text, position)
        position = _skip(text, _skip(text, position) + 1)
    _, ends = _READER.raw_decode(text, position)
    return Child(step=step, begins=begins, value_begins=position, ends=ends)


def _append(text: str, parent: tuple[int, int], step: Step, value: str) -> str:
    """A member or item more at the end, set apart as those before it are."""
    siblings = children(text, parent[0])
    colon = ":" if siblings and _is_tight(text, siblings[-1]) else ": "
    written = f"{quote(step)}{colon}{value}" if isinstance(step, str) else value
    if not siblings:
        return text[: parent[0] + 1] + written + text[parent[1] - 1 :]
    last = siblings[-1]
    blank = text[_skip_back(text, siblings[0].begins) : siblings[0].begins]
    if "\n" not in blank:
        blank = "" if isinstance(step, str) and colon == ":" else " "
    return f"{text[: last.ends]},{blank}{written}{text[last.ends :]}"


def _is_tight(text: str, member: Child) -> bool:
    return text[member.value_begins - 1] == ":"


def _can_hold(mark: str, step: Step) -> bool:
    return mark == ("{" if isinstance(step, str) else "[")


def _holder(step: Step, value: str) -> str:
    return f"{{{quote(step)}: {value}}}" if isinstance(step, str) else f"[{value}]"


def _skip(text: str, position: int) -> int:
    match = _BLANK.match(text, position)
    return match.end() if match else position


def _skip_back(text: str, position: int) -> int:
    while position and text[position - 1] in " \t\n\r":
        position -= 1
    return position
