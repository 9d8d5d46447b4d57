"""A column of items of unknown heights: only those in sight are ever measured.

The place is an anchor, the item at the top and how far it has gone, and the scroll bar counts
items. So ten thousand turns or a hundred thousand lines of JSON open as quickly as ten.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QWidget

from reviewer_app.ui.widgets.key_button import KEYBOARD_REASONS
from reviewer_app.ui.widgets.look import Look

STEPS = 16
"""Steps of the scroll bar for one item."""

FAR = 200
"""Items before the end from which on their heights are asked for."""

WHEEL_LINES = 3
TOLERANCE = 1.15
"""What is higher than the limit by this part is shown whole: no scroll bar for a line or two."""


@dataclass(frozen=True, slots=True)
class Seen:
    """An item in sight: where it begins, counted from the top of the view, and its height."""

    item: int
    y: float
    height: float


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a column stands: the item at the top and how many pixels of it have gone."""

    item: int = 0
    offset: float = 0.0


class LazyColumn(QAbstractScrollArea):
    """As high as its items up to a limit, beyond which it scrolls inside.

    moved: other items are in sight. focus_shown: the keyboard's focus came (True) or left.
    """

    moved = Signal()
    focus_shown = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._limit = 400
        self._spot = Spot()
        self._tells_bar = False
        self._heights: dict[int, dict[int, float]] = {}
        self.setObjectName("literal")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.verticalScrollBar().valueChanged.connect(self._bar_moved)
        look.changed.connect(self.lay_out_anew)

    # What the column is of

    def count(self) -> int:
        """How many items there are."""
        raise NotImplementedError

    def measure(self, item: int, width: int) -> float:
        """The height of an item at a width."""
        raise NotImplementedError

    # Places

    def set_limit(self, pixels: int) -> None:
        """How high the column may grow before it scrolls inside."""
        if pixels != self._limit:
            self._limit = pixels
            self.updateGeometry()

    def begin(self) -> None:
        """Other items are there: start at their top."""
        self._spot = Spot()
        self.lay_out_anew()

    def lay_out_anew(self) -> None:
        """Heights have changed; what is at the top stays there."""
        self._heights.clear()
        self.updateGeometry()
        self._settle()

    def forget(self, item: int) -> None:
        """One item has another height now."""
        for known in self._heights.values():
            known.pop(item, None)
        self.updateGeometry()
        self._settle()

    def height_of(self, item: int, width: int = 0) -> float:
        """The height of an item at a width, the present one by itself."""
        width = width or self.viewport().width()
        if width not in self._heights and len(self._heights) > 3:
            self._heights.clear()
        known = self._heights.setdefault(width, {})
        if item not in known:
            known[item] = self.measure(item, width)
        return known[item]

    def seen(self) -> Iterator[Seen]:
        """The items in sight from the top down."""
        item, y = self._spot.item, -self._spot.offset
        bottom = self.viewport().height()
        while item < self.count() and y < bottom:
            height = self.height_of(item)
            yield Seen(item, y, height)
            y += height
            item += 1

    def spot(self) -> Spot:
        """Where the column stands."""
        return self._spot

    def return_to(self, spot: Spot) -> None:
        """Go back to where a spot was taken."""
        self._spot = spot
        self._settle()

    def bring_to_sight(self, item: int) -> QRect:
        """Scroll so that an item is seen; where it then is in this widget."""
        self._show_item(item)
        found = next((seen for seen in self.seen() if seen.item == item), None)
        if found is None:
            return self.rect()
        return QRect(0, round(found.y), self.width(), round(found.height))

    def _show_item(self, item: int) -> None:
        height = self.viewport().height()
        for seen in self.seen():
            if seen.item == item and seen.y >= 0 and seen.y + min(seen.height, 60) <= height:
                return
        below = item > self._spot.item
        self._spot = Spot(item, 0.0)
        self.scroll_by(-height / 3 if below else -min(height / 3, 40))

    def scroll_by(self, pixels: float) -> bool:
        """Move by so many pixels, as far as there is something; whether it moved."""
        before = self._spot
        spot = self._moved(Spot(self._spot.item, self._spot.offset + pixels))
        if spot.item + FAR < self.count():
            self._spot, last = spot, None
        else:
            last = self._end()
            self._spot = min(spot, last, key=lambda one: (one.item, one.offset))
        self._tell_bar(last)
        if self._spot == before:
            return False
        self._changed()
        return True

    def _moved(self, spot: Spot) -> Spot:
        item, offset = spot.item, spot.offset
        while offset < 0 and item > 0:
            item -= 1
            offset += self.height_of(item)
        while item < self.count() - 1 and offset >= (height := self.height_of(item)):
            item, offset = item + 1, offset - height
        return Spot(item, max(0.0, offset))

    def _end(self) -> Spot:
        """The place from which the last item is at the bottom."""
        last = self.count() - 1
        if last < 0:
            return Spot()
        return self._moved(Spot(last, self.height_of(last) - self.viewport().height()))

    def _settle(self) -> None:
        """Stand where there is something, and tell the bar and the ground."""
        most = max(0, self.count() - 1)
        if self._spot.item > most:
            self._spot = Spot(most, 0.0)
        self.scroll_by(0)
        self._changed()

    def _changed(self) -> None:
        self.viewport().update()
        self.moved.emit()

    def _tell_bar(self, last: Spot | None) -> None:
        """Tell the bar its range; far from the end, whose items have no heights yet, by count."""
        bar = self.verticalScrollBar()
        items = max(1, sum(1 for _ in self.seen()))
        end = self._steps(last) if last is not None else (self.count() - items) * STEPS
        # Not by blocking its signals: the area must hear of the range to show or hide the bar.
        self._tells_bar = True
        bar.setRange(0, end)
        bar.setPageStep(STEPS * items)
        bar.setSingleStep(STEPS)
        bar.setValue(self._steps(self._spot))
        self._tells_bar = False

    def _steps(self, spot: Spot) -> int:
        if spot.item >= self.count():
            return 0
        height = max(1.0, self.height_of(spot.item))
        part = spot.offset * STEPS / height
        # Whatever is hidden counts: a range of nothing would take the bar away.
        return spot.item * STEPS + int(part) + (0 < part < 1)

    def _bar_moved(self, value: int) -> None:
        item = min(value // STEPS, self.count() - 1)
        if item >= 0 and not self._tells_bar:
            part = (value - item * STEPS) / STEPS
            self._spot = self._moved(Spot(item, self.height_of(item) * part))
            if item + FAR >= self.count():
                self._spot = min(self._spot, self._end(), key=lambda one: (one.item, one.offset))
            self._changed()

    # Qt

    def heightForWidth(self, arg__1: int) -> int:
        total = 0.0
        for item in range(self.count()):
            total += self.height_of(item, arg__1)
            if total > self._limit * TOLERANCE:
                return self._limit
        return max(1, round(total + 0.49))

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        width = self._look.theme.sizes.case_text
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 20)

    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._settle()

    def wheelEvent(self, arg__1: QWheelEvent) -> None:
        if arg__1.modifiers() & Qt.KeyboardModifier.ControlModifier:
            arg__1.ignore()
            return
        step = self._look.theme.sizes.line * WHEEL_LINES
        pixels = -(arg__1.pixelDelta().y() or arg__1.angleDelta().y() * step / 120)
        # At its end the page around it scrolls on.
        arg__1.setAccepted(self.scroll_by(pixels))

    def keyPressEvent(self, arg__1: QKeyEvent) -> None:
        page, line = self.viewport().height() * 0.9, self._look.theme.sizes.line * 2
        steps = {
            Qt.Key.Key_Down: line,
            Qt.Key.Key_Up: -line,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_PageUp: -page,
        }
        key, bar = Qt.Key(arg__1.key()), self.verticalScrollBar()
        if key in steps:
            arg__1.setAccepted(self.scroll_by(steps[key]))
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            bar.setValue(0 if key == Qt.Key.Key_Home else bar.maximum())
        else:
            arg__1.ignore()

    def focusInEvent(self, arg__1: QFocusEvent) -> None:
        self.focus_shown.emit(arg__1.reason() in KEYBOARD_REASONS)
        super().focusInEvent(arg__1)
        self.viewport().update()

    def focusOutEvent(self, arg__1: QFocusEvent) -> None:
        self.focus_shown.emit(False)
        super().focusOutEvent(arg__1)
        self.viewport().update()
