"""A layout that puts widgets side by side and goes on in the next line when one is full."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

_Sized = tuple[QLayoutItem, QSize]


class FlowLayout(QLayout):
    """Wraps like words, from the side where reading starts.

    is_even: lines are about as long as each other, where there is more than one.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        gap: int = 8,
        line_gap: int = 8,
        is_even: bool = False,
    ) -> None:
        super().__init__(parent)
        self._is_even = is_even
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._line_gap = line_gap
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)

    def _arrange(self, rect: QRect, *, is_moved: bool) -> int:
        """Lay the items out in `rect` and return the height; move them only if asked to."""
        margins = self.contentsMargins()
        area = rect.marginsRemoved(margins)
        y = area.y()
        for line in self._lines(self._sized(area.width()), area.width()):
            height = max(size.height() for _, size in line)
            if is_moved:
                self._place_line(line, area, y, height)
            y += height + self._line_gap
        used = y - self._line_gap - area.y() if self._items else 0
        return max(0, used) + margins.top() + margins.bottom()

    def gap_at(self, width: int) -> int:
        """The space between two items in a place of this width."""
        return self._gap

    def hint_at(self, item: QLayoutItem, width: int) -> QSize:
        """The size that an item has in a place of this width."""
        return item.sizeHint()

    def lead_of(self, item: QLayoutItem) -> int:
        """How much of an item's start, such as a dot, is left out where it begins a line."""
        return 0

    def _sized(self, width: int) -> list[_Sized]:
        return [(item, self.hint_at(item, width)) for item in self._items if not item.isEmpty()]

    def _lines(self, items: list[_Sized], width: int) -> list[list[_Sized]]:
        gap = self.gap_at(width)
        lines = self._wrapped(items, width, gap)
        if not self._is_even or len(lines) < 2:
            return lines
        least = sum(size.width() + gap for _, size in items) // len(lines)
        for narrower in range(least, width, max(1, gap)):
            even = self._wrapped(items, narrower, gap)
            if len(even) == len(lines):
                return even
        return lines

    def _wrapped(self, items: list[_Sized], width: int, gap: int) -> list[list[_Sized]]:
        lines: list[list[_Sized]] = []
        x = 0
        for item, size in items:
            if not lines or (x + size.width() > width and x > 0):
                lines.append([])
                x = -self.lead_of(item)
            lines[-1].append((item, size))
            x += size.width() + gap
        return lines

    def _place_line(self, line: list[_Sized], area: QRect, y: int, height: int) -> None:
        parent = self.parentWidget()
        direction = parent.layoutDirection() if parent else Qt.LayoutDirection.LeftToRight
        # What is left out stands beside the area, where its parent does not show it.
        x, gap = area.x() - self.lead_of(line[0][0]), self.gap_at(area.width())
        for item, hint in line:
            size = QSize(min(hint.width(), area.right() + 1 - x), hint.height())
            top = y + (height - size.height()) // 2
            place = QRect(QPoint(x, top), size)
            item.setGeometry(_visual(place, area, direction))
            x += size.width() + gap

    def addItem(self, arg__1: QLayoutItem) -> None:
        self._items.append(arg__1)
        self._heights.clear()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        self._heights.clear()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def heightForWidth(self, arg__1: int) -> int:
        # Qt asks this dozens of times for one change of a page.
        if arg__1 not in self._heights:
            self._heights[arg__1] = self._arrange(QRect(0, 0, arg__1, 0), is_moved=False)
        return self._heights[arg__1]

    def setGeometry(self, arg__1: QRect) -> None:
        super().setGeometry(arg__1)
        self._arrange(arg__1, is_moved=True)

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self._gap * max(0, len(shown) - 1)
        height = max((size.height() for size in shown), default=0)
        return QSize(width, height).grownBy(margins)

    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())


def _visual(place: QRect, area: QRect, direction: Qt.LayoutDirection) -> QRect:
    if direction == Qt.LayoutDirection.LeftToRight:
        return place
    return QRect(QPoint(area.left() + area.right() - place.right(), place.top()), place.size())
