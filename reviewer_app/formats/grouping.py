"""Grouping: rows that stand together become one record whose cells hold their conversation."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import Grouping
from reviewer_app.domain.places import say_place
from reviewer_app.domain.sayings import say
from reviewer_app.formats.cells import to_text
from reviewer_app.formats.conversations import Turn, find_role, write_turns
from reviewer_app.formats.sources import Cell, Record, Remark

TURNS, ANSWER = "\0turns", "\0answer"
"""The columns of a grouped record that no file has."""

_APART = say("Its conversation has other rows further up: sort the rows by it")


@dataclass(slots=True)
class _Group:
    """The rows of one conversation so far."""

    name: str
    rows: list[Record]
    fault: str = ""
    turns: list[Turn] = field(default_factory=list[Turn])


class Grouper:
    """Joins the rows of one source. kept: the columns that cases take beside the turns."""

    def __init__(self, grouping: Grouping, kept: Sequence[str]) -> None:
        self._grouping = grouping
        self._kept = kept
        # Fingerprints keep a million names small.
        self._met: set[int] = set()

    def group(self, records: Iterable[Record | Refusal]) -> Iterator[Record | Refusal]:
        """One record per conversation, refused when its rows do not stand together."""
        current: _Group | None = None
        broken = ""
        for record in records:
            if isinstance(record, Refusal):
                broken = record.place
                yield record
                continue
            name = self._name(record)
            if current is None or self._begins(record, name, current):
                if current is not None:
                    yield self._finish(current)
                current = self._start(name, record)
            elif broken:
                current.fault = say("Its row on {place} cannot be read", place=say_place(broken))
            broken = ""
            self._add(current, record)
        if current is not None:
            yield self._finish(current)

    def _name(self, record: Record) -> str:
        column = self._grouping.conversation
        return to_text(record.cells.get(column) or "") if column else ""

    def _begins(self, record: Record, name: str, current: _Group) -> bool:
        return name != current.name if self._grouping.conversation else record.is_apart

    def _start(self, name: str, record: Record) -> _Group:
        group = _Group(name, [])
        if self._grouping.conversation:
            if not name:
                column = self._grouping.conversation
                group.fault = say("The column {column} is empty", column=column)
            elif hash(name) in self._met:
                group.fault = _APART
            self._met.add(hash(name))
        return group

    def _add(self, group: _Group, record: Record) -> None:
        group.rows.append(record)
        turns = list(self._turns(record))
        if not turns and not group.fault:
            group.fault = say("Nobody says anything on {place}", place=say_place(record.place))
        group.turns += turns

    def _turns(self, record: Record) -> Iterator[Turn]:
        grouping, cells = self._grouping, record.cells
        if grouping.text:
            speaker = _text(cells.get(grouping.role))
            content = _text(cells.get(grouping.text))
            if content or speaker:
                yield Turn(find_role(speaker) or speaker, content)
        for each in grouping.speakers:
            if content := _text(cells.get(each.column)):
                yield Turn(each.role, content)

    def _finish(self, group: _Group) -> Record | Refusal:
        place = group.rows[0].place
        if group.fault:
            return Refusal(place=place, reason=group.fault)
        cells: dict[str, Cell] = {}
        remarks: list[Remark] = []
        for column in self._kept:
            values = [row.cells.get(column) for row in group.rows]
            given = list(dict.fromkeys(value for value in values if value not in (None, "")))
            cells[column] = given[0] if given else values[0]
            if len(given) > 1:
                reason = say(
                    "{column}: the rows of the conversation differ; the first value is taken",
                    column=column,
                )
                remarks.append(Remark(column, reason))
        turns = group.turns
        if self._grouping.has_answer and len(turns) > 1 and turns[-1].role == "assistant":
            cells[ANSWER], turns = turns[-1].content, turns[:-1]
        cells[TURNS] = _as_input(turns, is_alone=ANSWER in cells)
        return Record(
            place, cells, (*remarks, *(each for row in group.rows for each in row.remarks))
        )


def _as_input(turns: Sequence[Turn], *, is_alone: bool) -> str | Json:
    """One question with its answer apart is a text, everything else a list of messages."""
    if is_alone and len(turns) == 1 and turns[0].role == "user":
        return turns[0].content
    return write_turns(turns)


def _text(cell: Cell) -> str:
    return "" if cell is None else to_text(cell)
