"""JSON, lists and conversations compared by their parts: paths, items and turns."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reviewer_app.domain.conversations import Turn
from reviewer_app.domain.json import Members, Value, dump, parse
from reviewer_app.domain.json_outlines import below
from reviewer_app.domain.pairing import pairs
from reviewer_app.domain.sequences import Run, Tools, align
from reviewer_app.domain.spans import State
from reviewer_app.domain.texts import TextDifference, compare_texts


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One path, item or turn beside the one that stands for it; None: not there.

    place: the path of JSON ("slots[2].day"), the number of an item or turn from 1, as in the
    newer side; what a turn carries besides its words has a part of its own ("2+") behind it.
    head_a, head_b: the role of a turn. text: how the two differ, or how they read. is_code: the
    texts are JSON and not plain words.
    """

    place: str
    a: str | None
    b: str | None
    text: TextDifference
    head_a: str = ""
    head_b: str = ""
    is_code: bool = False

    @property
    def is_besides(self) -> bool:
        """Of a conversation: whether it belongs to the turn before it, and is none of its own."""
        return self.place.endswith("+") and self.is_code

    @property
    def state(self) -> State:
        """Whether and how the two sides differ; a part on one side only is always a change."""
        is_alone = (self.a is None) != (self.b is None)
        return State.CHANGED if is_alone or self.head_a != self.head_b else self.text.state


@dataclass(frozen=True, slots=True, kw_only=True)
class PartsDifference:
    """The parts of both sides in order, the equal ones among them."""

    parts: tuple[Part, ...]

    @property
    def state(self) -> State:
        """The most that any part has to tell."""
        return max((part.state for part in self.parts), default=State.SAME)

    @property
    def turns(self) -> list[State]:
        """Of a conversation: how much each turn differs, with all that it carries."""
        states: list[State] = []
        for part in self.parts:
            if part.is_besides and states:
                states[-1] = max(states[-1], part.state)
            else:
                states.append(part.state)
        return states

    @property
    def is_coarse(self) -> bool:
        """Whether time ran out in one of the texts."""
        return any(part.text.is_coarse for part in self.parts)


def compare_items(a: Sequence[str], b: Sequence[str], tools: Tools) -> PartsDifference:
    """Compare two lists by item; an item that moved is removed here and added there."""
    return PartsDifference(
        parts=tuple(
            _part(
                str((q if q is not None else p or 0) + 1),
                a[p] if p is not None else None,
                b[q] if q is not None else None,
                tools,
            )
            for p, q in _side_by_side(a, b, tools)
        )
    )


def compare_turns(a: Sequence[Turn], b: Sequence[Turn], tools: Tools) -> PartsDifference:
    """Compare two conversations by turn; what a turn carries besides its words is a part too."""
    written_a, written_b = [_written(turn) for turn in a], [_written(turn) for turn in b]
    parts: list[Part] = []
    for p, q in _side_by_side(written_a, written_b, tools):
        parts += _turn_parts(
            a[p] if p is not None else None, b[q] if q is not None else None, p, q, tools
        )
    return PartsDifference(parts=tuple(parts))


def compare_json(a: str, b: str, tools: Tools) -> PartsDifference:
    """Compare two JSON texts by path; the order of keys is no difference.

    Equal keys are told apart by their order, numbers compare as they are spelled. Raises
    JsonError for a text that is no JSON.
    """
    return PartsDifference(parts=tuple(_compare_values(parse(a), parse(b), "", tools)))


def _written(turn: Turn) -> str:
    return f"{turn.role}: {turn.text} {turn.rest}"


def _turn_parts(
    a: Turn | None, b: Turn | None, p: int | None, q: int | None, tools: Tools
) -> Iterator[Part]:
    place = str((q if q is not None else p or 0) + 1)
    text_a, text_b = a.text if a else None, b.text if b else None
    yield Part(
        place=place,
        a=text_a,
        b=text_b,
        text=compare_texts(text_a or "", text_b or "", tools),
        head_a=a.role if a else "",
        head_b=b.role if b else "",
    )
    if (a and a.rest) or (b and b.rest):
        rest_a, rest_b = (a.rest if a else "") or None, (b.rest if b else "") or None
        yield _part(f"{place}+", rest_a, rest_b, tools, is_code=True)


def _side_by_side(
    a: Sequence[str], b: Sequence[str], tools: Tools
) -> Iterator[tuple[int | None, int | None]]:
    """The places of equal ones and of pairs, and of those that stand alone, in order."""
    for run in align(a, b, tools).runs:
        if run.is_same:
            places_b = range(run.b_start, run.b_end)
            yield from zip(range(run.a_start, run.a_end), places_b, strict=True)
        else:
            yield from _in_gap(a, b, run, tools)


def _in_gap(
    a: Sequence[str], b: Sequence[str], run: Run, tools: Tools
) -> Iterator[tuple[int | None, int | None]]:
    found = pairs(a[run.a_start : run.a_end], b[run.b_start : run.b_end], tools)
    at_a, at_b = run.a_start, run.b_start
    ends = [(run.a_start + p, run.b_start + q) for p, q in found]
    for place_a, place_b in [*ends, (run.a_end, run.b_end)]:
        yield from ((p, None) for p in range(at_a, place_a))
        yield from ((None, q) for q in range(at_b, place_b))
        if place_a < run.a_end and place_b < run.b_end:
            yield place_a, place_b
        at_a, at_b = place_a + 1, place_b + 1


def _part(place: str, a: str | None, b: str | None, tools: Tools, *, is_code: bool = False) -> Part:
    text = compare_texts(a or "", b or "", tools)
    return Part(place=place, a=a, b=b, text=text, is_code=is_code)


def _compare_values(a: Value, b: Value, path: str, tools: Tools) -> Iterator[Part]:
    if isinstance(a, Members) and isinstance(b, Members) and (a.pairs or b.pairs):
        yield from _compare_members(a, b, path, tools)
    elif isinstance(a, list) and isinstance(b, list) and (a or b):
        yield from _compare_lists(a, b, path, tools)
    else:
        yield _leaf(path, dump(a), dump(b), tools)


def _leaf(path: str, a: str | None, b: str | None, tools: Tools) -> Part:
    return _part(path, a, b, tools, is_code=True)


def _compare_members(a: Members, b: Members, path: str, tools: Tools) -> Iterator[Part]:
    """The keys in the order of the newer side, those that it lost at the end."""
    members_a, members_b = _keyed(a, path), _keyed(b, path)
    for key, value in members_b.items():
        if key in members_a:
            yield from _compare_values(members_a[key], value, key, tools)
        else:
            yield _leaf(key, None, dump(value), tools)
    for key, value in members_a.items():
        if key not in members_b:
            yield _leaf(key, dump(value), None, tools)


def _keyed(members: Members, path: str) -> dict[str, Value]:
    """The values by their paths; of equal keys the second is "key (2)"."""
    seen: Counter[str] = Counter()
    found: dict[str, Value] = {}
    for key, value in members.pairs:
        seen[key] += 1
        number = f" ({seen[key]})" if seen[key] > 1 else ""
        found[f"{below(path, key)}{number}"] = value
    return found


def _compare_lists(a: list[Value], b: list[Value], path: str, tools: Tools) -> Iterator[Part]:
    written_a, written_b = [dump(value) for value in a], [dump(value) for value in b]
    for p, q in _side_by_side(written_a, written_b, tools):
        here = f"{path}[{q if q is not None else p}]"
        if p is not None and q is not None:
            yield from _compare_values(a[p], b[q], here, tools)
        else:
            yield _leaf(
                here,
                written_a[p] if p is not None else None,
                written_b[q] if q is not None else None,
                tools,
            )
