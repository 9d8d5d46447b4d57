"""Icons: line drawings from `resources/icons`, coloured by the theme, sharp on every screen."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from reviewer_app.system.resources import resource
from reviewer_app.ui.theme import Theme

GRID = 24
STROKE = 2.0
LARGE_STROKE = 1.75
LARGE_FROM = 22
"""The size from which the thinner line is used."""

MIRRORED = frozenset({"skip-forward", "undo-2", "redo-2"})
_MIRRORED_STARTS = ("arrow-", "chevron-", "panel-")

_GAPS: dict[str, tuple[tuple[float, float], ...]] = {
    "thumbs-up": ((7, 9), (7, 23)),
    "thumbs-down": ((17, 15), (17, 1)),
    "circle-check": ((16, 9), (10.5, 14.5), (8, 12)),
}
"""Lines that stay open in the filled variant, so that the ground shows through."""


def read_icon(name: str) -> str:
    """The drawing of an icon as text."""
    return resource("icons", f"{name}.svg").read_text(encoding="utf-8")


def is_mirrored(name: str) -> bool:
    """Whether an icon points the other way in a window that runs from right to left."""
    return name in MIRRORED or name.startswith(_MIRRORED_STARTS)


class Icons:
    """The icons of one theme; makes each picture once per colour, size and screen scale."""

    def __init__(self, theme: Theme, read: Callable[[str], str] = read_icon) -> None:
        self._theme = theme
        self._read = read
        self._pixmaps: dict[tuple[object, ...], QPixmap] = {}
        self._drawings: dict[str, str] = {}

    def icon(self, name: str, colour: str = "text_soft", size: int = 0) -> QIcon:
        """An icon for actions and standard buttons, with a faint picture for disabled ones."""
        icon = QIcon()
        for ratio in _ratios():
            normal = self.pixmap(name, colour, size, ratio)
            icon.addPixmap(normal, QIcon.Mode.Normal)
            # Fusion would tint the picture on a selected row; the theme has said the colour.
            icon.addPixmap(normal, QIcon.Mode.Selected)
            icon.addPixmap(self.pixmap(name, "text_faint", size, ratio), QIcon.Mode.Disabled)
        return icon

    def pixmap(
        self, name: str, colour: str, size: int = 0, ratio: float = 1.0, *, is_filled: bool = False
    ) -> QPixmap:
        """A picture of `size` logical pixels (0: the size beside words) in a theme colour."""
        size = size or self._theme.sizes.icon
        is_turned = is_mirrored(name) and _is_right_to_left()
        key = (name, colour, size, ratio, is_filled, is_turned)
        if key not in self._pixmaps:
            picture = self._draw(name, self._theme.colour(colour), size, ratio, is_filled)
            self._pixmaps[key] = _turned(picture) if is_turned else picture
        return self._pixmaps[key]

    def paint(
        self, painter: QPainter, rect: QRectF, name: str, colour: str, *, is_filled: bool = False
    ) -> None:
        """Draw an icon into the middle of a rectangle, on whole device pixels."""
        size = round(min(rect.width(), rect.height()))
        ratio = painter.device().devicePixelRatio()
        picture = self.pixmap(name, colour, size, ratio, is_filled=is_filled)
        x = rect.x() + (rect.width() - size) / 2
        y = rect.y() + (rect.height() - size) / 2
        painter.drawPixmap(QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio), picture)

    def application_icon(self) -> QIcon:
        """The mark of the application: a check list on the accent."""
        drawing = self._read("application")
        drawing = drawing.replace("currentColor", self._theme.value("accent"))
        drawing = drawing.replace("contextColor", self._theme.value("on_accent"))
        icon = QIcon()
        for size in (16, 24, 32, 48, 64, 128, 256):
            icon.addPixmap(_render(drawing, size, 1.0))
        return icon

    def _draw(self, name: str, colour: QColor, size: int, ratio: float, filled: bool) -> QPixmap:
        drawing = self._drawing(name, size).replace("currentColor", colour.name())
        if not filled or name not in _GAPS:
            return _render(drawing, size, ratio)
        picture = _render(drawing.replace('fill="none"', f'fill="{colour.name()}"'), size, ratio)
        _cut(picture, name, size)
        return picture

    def _drawing(self, name: str, size: int) -> str:
        if name not in self._drawings:
            self._drawings[name] = self._read(name)
        stroke = LARGE_STROKE if size >= LARGE_FROM else STROKE
        return self._drawings[name].replace('stroke-width="2"', f'stroke-width="{stroke}"')


def _render(drawing: str, size: int, ratio: float) -> QPixmap:
    picture = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


def _cut(picture: QPixmap, name: str, size: int) -> None:
    """Open the gap of a filled icon; the ground behind it, whatever it is, shows through."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.scale(size / GRID, size / GRID)
    pen = QPen(Qt.GlobalColor.black, STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in _GAPS[name]]))
    painter.end()


def _turned(picture: QPixmap) -> QPixmap:
    return picture.transformed(QTransform.fromScale(-1, 1))


def _is_right_to_left() -> bool:
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def _ratios() -> list[float]:
    """The scales of the screens at hand; the plain one is always there."""
    return sorted({1.0, *(screen.devicePixelRatio() for screen in QGuiApplication.screens())})
