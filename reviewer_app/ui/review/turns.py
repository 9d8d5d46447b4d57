"""The turns of a conversation under each other; widgets exist only for those in sight."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.conversations import Turn, tool_names
from reviewer_app.ui.review.turn_row import ShownTurn, TurnRow
from reviewer_app.ui.widgets.lazy_column import LazyColumn, Spot
from reviewer_app.ui.widgets.literal_marks import NOWHERE
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped
from reviewer_app.ui.widgets.scrolling import bring_into_page

MOST_LIVE = 60
"""Turns that keep a widget after they were measured, until other ones are in sight."""

AWAY = -100_000
"""Where a turn that has the keyboard waits while it is out of sight."""

MARK = 3


class TurnList(LazyColumn):
    """Shows any number of turns. turned: another turn is the current one."""

    turned = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._turns: Sequence[Turn] = ()
        self._language = ""
        self._detailed: set[int] = set()
        self._live: dict[int, TurnRow] = {}
        self._spare: list[TurnRow] = []
        self._marks: dict[int, tuple[Sequence[range], range]] = {}
        self.current = 0
        self._is_marked = False
        super().__init__(look, parent)
        self.moved.connect(self._place_rows)

    def show_turns(self, turns: Sequence[Turn], language: str) -> None:
        """Show another conversation from its beginning."""
        self._turns, self._language = turns, language
        self._detailed.clear()
        self._marks.clear()
        self.current, self._is_marked = 0, False
        self.begin()
        self.turned.emit()

    @property
    def turns(self) -> Sequence[Turn]:
        """The turns that are shown."""
        return self._turns

    def go_to(self, item: int) -> None:
        """Make a turn the current one and bring it into sight."""
        if self._turns:
            self.current = min(max(0, item), len(self._turns) - 1)
            self._is_marked = True
            bring_into_page(self, self.bring_to_sight(self.current))
            self.turned.emit()
            self.viewport().update()

    def read_on(self, spot: Spot, item: int) -> None:
        """Go back to where the conversation was read."""
        self.return_to(spot)
        self.current = min(item, max(0, len(self._turns) - 1))
        self.turned.emit()

    def mark(self, item: int, places: Sequence[range], current: range) -> None:
        """Mark places of a turn, the one of the moment more strongly."""
        if places:
            self._marks[item] = (places, current)
        else:
            self._marks.pop(item, None)
        if row := self._live.get(item):
            self._mark_row(item, row)

    def reveal(self, item: int, place: int) -> None:
        """Bring a place in the text of a turn into sight."""
        self.go_to(item)
        if row := self._live.get(item):
            row.text.reveal(place)

    def show_details(self, item: int) -> None:
        """Bring a turn into sight with all that it carries."""
        self.go_to(item)
        if tool_names(self._turns[item]):
            self._detail(item + 1, is_on=True)

    def row(self, item: int) -> TurnRow | None:
        """The widget of a turn that is in sight."""
        return self._live.get(item)

    # Rows

    def count(self) -> int:
        return len(self._turns)

    def measure(self, item: int, width: int) -> float:
        row = self._live.get(item)
        if row is None:
            row = self._take(item)
            row.hide()
            if len(self._live) > MOST_LIVE:
                self._put_away(item)
        return row.height_for(width)

    def _shown(self, item: int) -> ShownTurn:
        return ShownTurn(
            turn=self._turns[item],
            language=self._language,
            number=item + 1,
            count=len(self._turns),
            has_details=item in self._detailed,
        )

    def _place_rows(self) -> None:
        """Put widgets where turns are seen; those of other turns are used again."""
        seen = list(self.seen())
        wanted = {one.item for one in seen}
        for item in [item for item in self._live if item not in wanted]:
            self._put_away(item)
        width = self.viewport().width()
        for one in seen:
            row = self._live.get(one.item) or self._take(one.item)
            row.show_turn(self._shown(one.item))
            row.setGeometry(0, round(one.y), width, round(one.height))
            row.show()
        self._follow(seen_items=[one.item for one in seen if one.y >= -1])

    def _take(self, item: int) -> TurnRow:
        row = self._spare.pop() if self._spare else self._make()
        self._live[item] = row
        row.show_turn(self._shown(item))
        self._mark_row(item, row)
        return row

    def _make(self) -> TurnRow:
        row = TurnRow(self._look, self.viewport())
        row.detailed.connect(self._detail)
        return row

    def _put_away(self, item: int) -> None:
        row = self._live[item]
        focused = self.window().focusWidget()
        if focused and row.isAncestorOf(focused) and item < self.count():
            row.move(0, AWAY)
            return
        row.hide()
        self._spare.append(self._live.pop(item))

    def _mark_row(self, item: int, row: TurnRow) -> None:
        row.text.mark(*self._marks.get(item, ((), NOWHERE)))

    def _detail(self, number: int, is_on: bool) -> None:
        """Show what a turn's tool calls carry, or only their names."""
        item = number - 1
        _ = self._detailed.add(item) if is_on else self._detailed.discard(item)
        if row := self._live.get(item):
            row.show_turn(self._shown(item))
        self.forget(item)

    def _follow(self, seen_items: list[int]) -> None:
        """What is scrolled to becomes the current turn."""
        if seen_items and self.current not in seen_items:
            self.current = seen_items[0]
            self.turned.emit()

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        """The edge of the turn that somebody went to."""
        if not self._is_marked:
            return
        painter = QPainter(self.viewport())
        for seen in self.seen():
            if seen.item == self.current:
                whole = QRectF(0, round(seen.y), self.viewport().width(), seen.height)
                edge = QRectF(0, whole.y() + 4, MARK, whole.height() - 8)
                place = flipped(edge, whole, is_rtl=self.isRightToLeft())
                painter.fillRect(place, self._look.theme.colour("accent"))
        painter.end()
