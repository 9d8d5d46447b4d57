"""Mapping: which column of a file holds which field, proposed by the columns' names."""

from collections.abc import Iterable, Sequence

from reviewer_app.domain.json import Json
from reviewer_app.formats.cells import CellError, find_converter, is_given
from reviewer_app.formats.forms import to_conversation
from reviewer_app.formats.headers import NUMBERED
from reviewer_app.formats.names import NAMES, OWN_MARKS, OWN_ONLY, fold
from reviewer_app.formats.sources import Cell, Record

_SUITE_MARKS = ("evaltype", "evalconfig")
_SPEAKERS = ("user", "bot")
_ANSWER_IN_PAIRS = ("category", "intent", "class", "completion", "output", "response")


def propose(
    columns: Sequence[str], samples: Sequence[Record], *, has_types: bool = False
) -> dict[str, str]:
    """Column → field, in the columns' order; a field has one column, and no column goes by place.

    samples: some first records. They decide between a text and a structure under one name, and
    leave out a column whose values do not suit the field that its name only resembles.
    """
    proposal = _Proposal(columns, samples, has_types)
    for field in NAMES:
        proposal.choose(field)
    proposal.settle()
    found = {column: field for field, column in proposal.chosen.items()}
    return {column: found[column] for column in columns if column in found}


def holds_scenarios(mapping: dict[str, str], samples: Iterable[Record]) -> bool:
    """Whether rows have both goal and persona: then they are scenarios (a BEHAVIOR dataset).

    The columns alone do not tell, since our own exports always have them.
    """
    columns = [column for column, field in mapping.items() if field in ("goal", "user_persona")]
    return len(columns) == 2 and any(
        all(sample.cells.get(column) for column in columns) for sample in samples
    )


class _Proposal:
    """The fields that have found their column so far."""

    def __init__(self, columns: Sequence[str], samples: Sequence[Record], has_types: bool) -> None:
        self.chosen: dict[str, str] = {}
        self._samples = samples
        self._has_types = has_types
        self._columns = columns
        self._by_name = _index(columns)
        self._by_last_name = _index_paths(columns, samples)
        if all(mark in self._by_name for mark in OWN_MARKS):
            for name in OWN_ONLY:
                self._by_name.pop(name, None)
        self._is_pair = len(columns) == 2

    def choose(self, field: str) -> None:
        """Give the field the free column with its best name."""
        for rank, name in enumerate((*NAMES[field], *self._more_names(field))):
            column = self._by_name.get(name) or self._find_path(name, field)
            if column is None or column in self.chosen.values():
                continue
            # A field's own name is an instruction; rows that do not suit it are refused.
            if rank == 0 or self._suits(column, field):
                self.chosen[field] = column
                return

    def settle(self) -> None:
        """What the names alone leave open."""
        if tuple(self._columns) == NUMBERED[:1]:
            self.chosen["input"] = NUMBERED[0]
        elif tuple(self._columns) == NUMBERED and "input" not in self.chosen:
            first, second = sorted(self._columns, key=self._length, reverse=True)
            self.chosen |= {"input": first, "expected_output": second}
        self._move("expected_output", "expected", self._is_suite())
        scenario = "input" not in self.chosen and "user_persona" in self.chosen
        self._move("scenario", "goal", scenario)

    def _more_names(self, field: str) -> tuple[str, ...]:
        """In a file of just two columns, a class beside a text is the answer."""
        return _ANSWER_IN_PAIRS if self._is_pair and field == "expected_output" else ()

    def _move(self, field: str, other: str, wanted: bool) -> None:
        if wanted and field in self.chosen and other not in self.chosen:
            self.chosen[other] = self.chosen.pop(field)

    def _is_suite(self) -> bool:
        """Whether the expectation is a suite's (any shape), not the platform's text."""
        column = self.chosen.get("expected_output", "")
        named = fold(column) == "expected" and any(mark in self._by_name for mark in _SUITE_MARKS)
        return named or any(isinstance(cell, Json) for cell in self._values(column))

    def _suits(self, column: str, field: str) -> bool:
        if field == "conversation_history" and fold(column) == "turns" and self._lacks_persona():
            return False  # then the turns are what is put to the product
        if fold(column) in _SPEAKERS and self._are_turns_apart():
            return False
        is_talk = field == "conversation_history"
        convert = to_conversation if is_talk else find_converter(field, self._has_types)
        try:
            for cell in self._values(column):
                convert(cell)
        except CellError:
            return False
        return True

    def _find_path(self, name: str, field: str) -> str | None:
        """A nested column by its last name; what is called "id" inside is some other thing's."""
        return None if field == "external_id" else self._by_last_name.get(name)

    def _length(self, column: str) -> int:
        return sum(len(cell) for cell in self._values(column) if isinstance(cell, str))

    def _are_turns_apart(self) -> bool:
        """Whether columns named by speaker alternate, so that a row is no question with answer."""
        user, bot = self._by_name.get("user", ""), self._by_name.get("bot", "")
        asked = [each for each in self._samples if each.cells.get(user)]
        return sum(bool(each.cells.get(bot)) for each in asked) * 2 <= len(asked)

    def _lacks_persona(self) -> bool:
        return not any(name in self._by_name for name in NAMES["user_persona"])

    def _values(self, column: str) -> list[Cell]:
        cells = (sample.cells.get(column) for sample in self._samples)
        return [cell for cell in cells if is_given(cell, self._has_types)]


def _index(columns: Sequence[str]) -> dict[str, str]:
    """Folded name → column; of columns that fold alike, the one spelled plainly, else the first."""
    found: dict[str, str] = {}
    for column in sorted(columns, key=lambda column: column != column.strip().casefold()):
        found.setdefault(fold(column), column)
    return found


def _index_paths(columns: Sequence[str], samples: Sequence[Record]) -> dict[str, str]:
    """Folded last name → nested column ("data.text") that holds something; the outermost wins."""
    found: dict[str, str] = {}
    for column in sorted(columns, key=lambda column: column.count(".")):
        path, _, last = column.rpartition(".")
        if path and last and any(sample.cells.get(column) for sample in samples):
            found.setdefault(fold(last), column)
    return found
