"""A layout that puts widgets side by side and goes on in the next line when one is full."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Wraps like words, from the side where reading starts."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8, line_gap: int = 8) -> None:
        super().__init__(parent)
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
        for line in self._lines(area.width()):
            height = max(item.sizeHint().height() for item in line)
            if is_moved:
                self._place_line(line, area, y, height)
            y += height + self._line_gap
        used = y - self._line_gap - area.y() if self._items else 0
        return max(0, used) + margins.top() + margins.bottom()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        x = 0
        for item in self._items:
            if item.isEmpty():
                continue
            needed = item.sizeHint().width()
            if not lines or (x + needed > width and x > 0):
                lines.append([])
                x = 0
            lines[-1].append(item)
            x += needed + self._gap
        return lines

    def _place_line(self, line: list[QLayoutItem], area: QRect, y: int, height: int) -> None:
        parent = self.parentWidget()
        direction = parent.layoutDirection() if parent else Qt.LayoutDirection.LeftToRight
        x = area.x()
        for item in line:
            hint = item.sizeHint()
            size = QSize(min(hint.width(), area.width()), hint.height())
            top = y + (height - size.height()) // 2
            place = QRect(QPoint(x, top), size)
            item.setGeometry(_visual(place, area, direction))
            x += size.width() + self._gap

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
