"""The other buttons: not-now without edge, quiet with one, primary, link and icon only."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.widgets.key_button import Face, KeyButton, Spacing
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import CapColours
from reviewer_app.ui.widgets.plain_text import set_plain_tool_tip

_PRIMARY_CAP = CapColours(face=None, edge="on_accent", letters="on_accent")
_BARE_CAP = CapColours(face=None)


class QuietButton(KeyButton):
    """An act that is not a decision: skip, flag, edit. Without edge until the pointer is on it."""

    spacing = Spacing(side=6, gap=6)

    def face(self) -> Face:
        is_open = self.isCheckable() and self.isChecked()
        if is_open:
            return Face(ground="select", words="select_text", icon="select_text")
        ground = "hover" if self.is_under_pointer() else None
        if not self.isEnabled():
            return Face(words="text_faint", icon="text_faint")
        return Face(ground=ground)


class EdgedButton(KeyButton):
    """A button of a bar or a page that stands alone: quiet, with an edge."""

    def face(self) -> Face:
        if not self.isEnabled():
            return Face(ground="mute", edge="line", words="text_faint", icon="text_faint")
        return Face(ground="hover" if self.is_under_pointer() else "button", edge="line_strong")


class PrimaryButton(KeyButton):
    """The one thing to do here. is_tall: as high as a vote button, beside a field of a reason."""

    font_role = "body_strong"

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        icon: str | None = None,
        key: str = "",
        is_tall: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, text, icon=icon, key=key, parent=parent)
        self._is_tall = is_tall

    def face(self) -> Face:
        if not self.isEnabled():
            return Face(ground="mute", edge="line_strong", words="text_faint", icon="text_faint")
        ground = "accent_strong" if self.is_under_pointer() else "accent"
        return Face(
            ground=ground, edge=ground, words="on_accent", icon="on_accent", cap=_PRIMARY_CAP
        )

    def height_needed(self) -> int:
        sizes = self.look.theme.sizes
        return sizes.vote if self._is_tall else sizes.button


class LinkButton(KeyButton):
    """Underlined words that lead somewhere."""

    spacing = Spacing(side=2, gap=6)

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        colour: str = "accent",
        icon: str | None = None,
        key: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, text, icon=icon, key=key, parent=parent)
        self._colour = colour
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def face(self) -> Face:
        return Face(words=self._colour, icon=self._colour, cap=_BARE_CAP)

    def height_needed(self) -> int:
        return max(28, self.look.theme.sizes.line + 8)

    def _paint_word(self, painter: QPainter, face: Face, x: float) -> float:
        end = super()._paint_word(painter, face, x)
        theme = self.look.theme
        width = theme.width(self.font_role, self.text())
        line = self._place(x, min(width, end - x), theme.sizes.line)
        y = round(line.bottom() - 1) + 0.5
        painter.setPen(QPen(theme.colour(face.words), 2 if self.is_under_pointer() else 1))
        painter.drawLine(QPointF(line.left(), y), QPointF(line.right(), y))
        return end


class IconButton(KeyButton):
    """An icon alone; its name and key are told by the tool tip and to screen readers."""

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        icon: str,
        key: str = "",
        size: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, text, icon=icon, parent=parent)
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        set_plain_tool_tip(self, f"{text} ({key})" if key else text)

    def set_key(self, key: str) -> None:
        """The key stands in the tool tip alone."""
        set_plain_tool_tip(self, f"{self.text()} ({key})" if key else self.text())

    def face(self) -> Face:
        if not self.isEnabled():
            return Face(icon="text_faint")
        if self.isCheckable() and self.isChecked():
            return Face(ground="select", icon="select_text")
        return Face(ground="hover" if self.is_under_pointer() else None)

    def height_needed(self) -> int:
        return self._size or self.look.theme.sizes.icon_button

    def paint_parts(self, painter: QPainter, face: Face) -> None:
        """Only the icon, in the middle."""
        if self._icon_name:
            size = self.icon_size()
            place = QRectF(self.rect())
            place = QRectF((place.width() - size) / 2, (place.height() - size) / 2, size, size)
            self.look.icons.paint(painter, place, self._icon_name, face.icon)

    def sizeHint(self) -> QSize:
        return QSize(self.height_needed(), self.height_needed())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
