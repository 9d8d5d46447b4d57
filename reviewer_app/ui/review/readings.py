"""How cases were read: what was scrolled, selected and opened, to go on there on coming back."""

from collections import OrderedDict
from dataclasses import dataclass

from reviewer_app.ui.widgets.json_view import JsonReading
from reviewer_app.ui.widgets.lazy_column import Spot
from reviewer_app.ui.widgets.literal_text import Reading

MOST_KEPT = 500
"""Cases whose reading is kept; the one that was left first is forgotten first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardReading:
    """How one card was read; None for what was not on it. turn: the current one."""

    text: Reading | None = None
    json: JsonReading | None = None
    turns: Spot | None = None
    turn: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseReading:
    """How a case was read: how far the page was scrolled, and each card by its place."""

    scrolled: int
    cards: tuple[CardReading, ...]


class Readings:
    """Remembers how the cases of this session were left."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, CaseReading] = OrderedDict()

    def keep(self, case_id: str, reading: CaseReading) -> None:
        """Remember how a revision is read now."""
        self._kept.pop(case_id, None)
        self._kept[case_id] = reading
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def of(self, case_id: str) -> CaseReading | None:
        """How a revision was left; None for one that was not read yet."""
        return self._kept.get(case_id)
