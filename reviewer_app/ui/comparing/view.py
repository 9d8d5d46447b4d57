"""The scrolling part of the comparison: cards of fields, of which only what is seen is laid out.

Lines have no known heights until they are seen, so the place is an anchor: the line at the top
and how far it has gone. The scroll bar counts lines.
"""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from reviewer_app.domain.differences import FieldDifference
from reviewer_app.domain.spans import State
from reviewer_app.ui.comparing.cards import Card, Cards, Place
from reviewer_app.ui.comparing.cells import Style
from reviewer_app.ui.comparing.heads import FieldHead
from reviewer_app.ui.comparing.laid import Laid, lay_out
from reviewer_app.ui.comparing.lines import FoldLine
from reviewer_app.ui.comparing.sections import Section
from reviewer_app.ui.widgets.key_button import KEYBOARD_REASONS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, focus_ring, rounded

STEPS = 16
"""Steps of the scroll bar for one line."""

MOST_KEPT = 400
"""Lines that stay laid out."""

WHEEL_LINES = 3


@dataclass(frozen=True, slots=True)
class _Seen:
    place: Place
    y: float
    laid: Laid


class DifferenceView(QAbstractScrollArea):
    """Shows the fields one below the other, each with what changed in it."""

    use_asked = Signal(str)
    copy_asked = Signal(str)
    closer_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cards = Cards()
        self._style = Style()
        self._columns = 2
        self._is_muted = True
        self._can_use = False
        self._top = Place(0, 0)
        self._offset = 0.0
        self._laid: OrderedDict[Place, Laid] = OrderedDict()
        self.current: tuple[int, int] = (-1, -1)
        self._has_ring = False
        self.setObjectName("page")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setObjectName("page")
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.verticalScrollBar().valueChanged.connect(self._bar_moved)
        look.changed.connect(self._lay_out_anew)

    # What is shown

    def clear(self, *, language: str = "", can_use: bool = False) -> None:
        """Begin with another comparison."""
        for card in self._cards:
            card.head.deleteLater()
        self._cards = Cards()
        self._style = Style(language=language, shows_signs=self._style.shows_signs)
        self._can_use = can_use
        self._top, self._offset = Place(0, 0), 0.0
        self.current = (-1, -1)
        self._lay_out_anew()

    def add_field(self, field: FieldDifference, section: Section | None) -> None:
        """Put another field at the end, with its lines; equal ones are closed."""
        head = FieldHead(self._look, field, self.viewport())
        number = len(self._cards)
        head.toggled.connect(lambda is_open=False: self.set_open(number, bool(is_open)))
        head.use_asked.connect(lambda: self.use_asked.emit(field.name))
        head.copy_asked.connect(lambda: self.copy_asked.emit(field.name))
        head.closer_asked.connect(lambda: self.closer_asked.emit(field.name))
        head.hide()
        self._cards.append(Card(field, head, None, False))
        self._fill(number, section)
        self._lay_out_added()

    def replace_field(
        self, field: FieldDifference, section: Section | None, *, is_final: bool = False
    ) -> None:
        """Show a field again after a closer look, or with other lines."""
        for number, card in enumerate(self._cards):
            if card.field.name == field.name:
                card.field, card.is_final = field, card.is_final or is_final
                self._fill(number, section)
        self._lay_out_anew()

    def _fill(self, number: int, section: Section | None) -> None:
        card = self._cards[number]
        card.section = section
        is_quiet = card.field.state is State.QUIET and self._is_muted
        card.is_open = card.field.state is not State.SAME and not is_quiet
        card.head.opener.setChecked(card.is_open)
        card.head.show_field(card.field, can_use=self._can_use, is_final=card.is_final)

    def set_open(self, number: int, is_open: bool) -> None:
        """Open or close the card of a field."""
        card = self._cards[number]
        card.is_open = is_open
        if is_open and card.section is not None and card.field.state is State.SAME:
            card.section.unfold(0)
        self._lay_out_anew()

    def set_columns(self, columns: int) -> None:
        """Both sides beside each other (2), or one below the other (1)."""
        self._columns = columns
        self._lay_out_anew()

    def set_muted(self, is_muted: bool) -> None:
        """Open fields that differ only in what can be muted, or keep them closed.

        Their lines are made anew by the caller (`replace_field`).
        """
        self._is_muted = is_muted
        self.current = (-1, -1)

    def set_signs(self, shows_signs: bool) -> None:
        """Show what cannot be seen: blanks, tabs, line ends, marks of direction."""
        self._style = Style(language=self._style.language, shows_signs=shows_signs)
        self._lay_out_anew()

    # Differences to go to

    @property
    def stops(self) -> int:
        """How many differences there are to go to."""
        return self._cards.stops

    def stop(self, number: int) -> tuple[int, int]:
        """The card of a difference, and its number within the field."""
        return self._cards.stop(number)

    def field_of(self, card: int) -> FieldDifference:
        """The field of a card."""
        return self._cards[card].field

    def go_to(self, number: int) -> None:
        """Ring a difference and bring it into sight, with a little of what is above it."""
        card, stop = self.stop(number)
        found = self._cards[card]
        if found.section is None:
            return
        if not found.is_open:
            found.head.opener.setChecked(True)
            found.is_open = True
            self._lay_out_anew()
        self.current = (card, stop)
        place = Place(card, 1 + found.section.line_of(stop))
        if not self._is_in_sight(place):
            self._top, self._offset = place, 0.0
            self._scroll(-self.viewport().height() / 3)
        self.viewport().update()

    def _is_in_sight(self, place: Place) -> bool:
        height = self.viewport().height()
        return any(
            seen.place == place and seen.y >= 0 and seen.y + min(seen.laid.height, 60) <= height
            for seen in self._seen()
        )

    # Lines and their places

    def _width(self) -> float:
        return self.viewport().width() - 2 * self._look.theme.sizes.card_padding

    def _laid_line(self, place: Place) -> Laid:
        laid = self._laid.get(place)
        if laid is None:
            line = self._cards.line(place)
            width = max(120.0, self._width() - 2)
            laid = lay_out(self._look, line, self._style, width, columns=self._columns)
            self._laid[place] = laid
            if len(self._laid) > MOST_KEPT:
                self._laid.popitem(last=False)
        return laid

    def _seen(self) -> Iterator[_Seen]:
        """The lines in sight from the top down."""
        place: Place | None = self._top if self._cards else None
        y = -self._offset
        while place is not None and y < self.viewport().height():
            laid = self._laid_line(place)
            yield _Seen(place, y, laid)
            y += laid.height
            place = self._cards.after(place)

    def _scroll(self, pixels: float) -> None:
        """Move by so many pixels, as far as there is something."""
        if not self._cards:
            return
        place, offset = self._moved(self._top, self._offset + pixels)
        last, most = self._end()
        if (place.card, place.line, offset) > (last.card, last.line, most):
            place, offset = last, most
        self._top, self._offset = place, offset
        self._tell_bar()
        self._place_heads()
        self.viewport().update()

    def _moved(self, place: Place, offset: float) -> tuple[Place, float]:
        while offset < 0 and (before := self._cards.before(place)) is not None:
            place = before
            offset += self._laid_line(place).height
        while offset > (height := self._laid_line(place).height):
            after = self._cards.after(place)
            if after is None:
                break
            place, offset = after, offset - height
        return place, max(0.0, offset)

    def _end(self) -> tuple[Place, float]:
        """The place from which the last line is at the bottom."""
        last = self._cards.last
        offset = self._laid_line(last).height - self.viewport().height()
        return self._moved(last, offset)

    # Scrolling and laying out

    def _lay_out_anew(self) -> None:
        self._laid.clear()
        self._lay_out_added()

    def _lay_out_added(self) -> None:
        """Lines that are laid out stay so."""
        if self._cards:
            card = min(self._top.card, len(self._cards) - 1)
            self._top = Place(card, min(self._top.line, self._cards[card].count - 1))
            self._scroll(0)
        else:
            self.verticalScrollBar().setRange(0, 0)
        self.viewport().update()

    def _tell_bar(self) -> None:
        bar = self.verticalScrollBar()
        last, most = self._end()
        bar.blockSignals(True)
        bar.setRange(0, self._steps(last, most))
        bar.setPageStep(STEPS * max(1, sum(1 for _ in self._seen())))
        bar.setSingleStep(STEPS)
        bar.setValue(self._steps(self._top, self._offset))
        bar.blockSignals(False)

    def _steps(self, place: Place, offset: float) -> int:
        height = max(1.0, self._laid_line(place).height)
        return self._cards.number(place) * STEPS + int(offset * STEPS / height)

    def _bar_moved(self, value: int) -> None:
        if not self._cards:
            return
        self._top = self._cards.place_at(value // STEPS)
        self._offset = self._laid_line(self._top).height * (value % STEPS) / STEPS
        self._place_heads()
        self.viewport().update()

    def _place_heads(self) -> None:
        """Put the heads, which are widgets, where their lines are."""
        heads = {seen.place.card: seen.y for seen in self._seen() if seen.place.line == 0}
        x, width = self._look.theme.sizes.card_padding, round(self._width())
        for number, card in enumerate(self._cards):
            if number in heads:
                height = self._look.theme.sizes.card_head
                card.head.setGeometry(x + 1, round(heads[number]) + 1, width - 2, height - 1)
            card.head.setVisible(number in heads)

    # Qt

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setLayoutDirection(self.layoutDirection())
        seen = list(self._seen())
        for card in sorted({one.place.card for one in seen}):
            self._paint_card(painter, card, [one for one in seen if one.place.card == card])
        if self._has_ring:
            focus_ring(self._look, painter, QRectF(self.viewport().rect()).adjusted(2, 2, -2, -2))
        painter.end()

    def _paint_card(self, painter: QPainter, number: int, seen: list[_Seen]) -> None:
        """The paper, the lines on it, the edge around it."""
        theme = self._look.theme
        card = self._cards[number]
        lines = [one for one in seen if one.place.line < card.count - 1]
        if not lines:
            return
        top = lines[0].y - (0 if lines[0].place.line == 0 else 20)
        bottom = lines[-1].y + lines[-1].laid.height
        bottom += 1 if lines[-1].place.line == card.count - 2 else 20
        rect = QRectF(theme.sizes.card_padding, round(top), self._width(), round(bottom - top))
        rounded(painter, rect, theme.sizes.radius, theme.colour("card"))
        painter.save()
        path = QPainterPath()
        path.addRoundedRect(rect.adjusted(1, 1, -1, -1), theme.sizes.radius, theme.sizes.radius)
        painter.setClipPath(path)
        for one in lines:
            self._paint_line(painter, rect, one)
        painter.restore()
        is_current = number == self.current[0]
        edge = theme.colour("accent" if is_current else "line")
        if is_current:
            bar = QRectF(rect.x(), rect.y() + 4, 3, rect.height() - 8)
            painter.fillRect(flipped(bar, rect, is_rtl=self.isRightToLeft()), edge)
        rounded(painter, rect, theme.sizes.radius, None, edge)

    def _paint_line(self, painter: QPainter, rect: QRectF, one: _Seen) -> None:
        place = QRectF(rect.x() + 1, round(one.y), rect.width() - 2, one.laid.height)
        is_here = one.place.card == self.current[0]
        one.laid.paint(painter, place, self.current[1] if is_here else -1)
        if one.place.line == 1:
            rule = QRectF(rect.x() + 1, place.y(), rect.width() - 2, 1)
            painter.fillRect(rule, self._look.theme.colour("line"))

    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._lay_out_anew()

    def wheelEvent(self, arg__1: QWheelEvent) -> None:
        exact = arg__1.pixelDelta().y()
        step = self._look.theme.sizes.line * WHEEL_LINES
        self._scroll(-(exact or arg__1.angleDelta().y() * step / 120))

    def keyPressEvent(self, arg__1: QKeyEvent) -> None:
        page, line = self.viewport().height() * 0.9, self._look.theme.sizes.line * 2
        steps = {
            Qt.Key.Key_Down: line,
            Qt.Key.Key_Up: -line,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Space: page,
            Qt.Key.Key_PageUp: -page,
        }
        key = Qt.Key(arg__1.key())
        if key in steps:
            self._scroll(steps[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            folds = [seen.place for seen in self._seen() if self._is_fold(seen.place)]
            if folds:
                self._press(folds[0])
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.verticalScrollBar().setValue(
                0 if key == Qt.Key.Key_Home else self.verticalScrollBar().maximum()
            )
        else:
            super().keyPressEvent(arg__1)

    def mousePressEvent(self, arg__1: QMouseEvent) -> None:
        y = arg__1.position().y()
        for seen in self._seen():
            if seen.y <= y < seen.y + seen.laid.height:
                self._press(seen.place)
                return

    def _is_fold(self, place: Place) -> bool:
        return isinstance(self._cards.line(place), FoldLine)

    def _press(self, place: Place) -> None:
        card, line = self._cards[place.card], self._cards.line(place)
        if isinstance(line, FoldLine) and card.section is not None:
            card.section.unfold(line.key)
            self._lay_out_anew()

    def focusInEvent(self, arg__1: QFocusEvent) -> None:
        self._has_ring = arg__1.reason() in KEYBOARD_REASONS
        super().focusInEvent(arg__1)
        self.viewport().update()

    def focusOutEvent(self, arg__1: QFocusEvent) -> None:
        self._has_ring = False
        super().focusOutEvent(arg__1)
        self.viewport().update()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 160)
