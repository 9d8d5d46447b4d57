"""Chips: a label on a soft ground, a state with icon and word, and a filter to take away."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.widgets.key_button import Face, KeyButton, Spacing
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import CapColours, chip_width, paint_chip
from reviewer_app.ui.widgets.plain_text import set_plain_tool_tip


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipKind:
    """How a chip looks; a state always has an icon."""

    ground: str | None = "mute"
    colour: str = "text_soft"
    icon: str | None = None
    edge: str | None = None
    font: str = "label"


LABEL = ChipKind()
CODE = ChipKind(font="code", colour="text")
SAVED_HERE = ChipKind(ground=None, edge="line_strong", icon="hard-drive")
WAITING = ChipKind(ground="select", colour="select_text", icon="clock")
REFUSED = ChipKind(ground="down_soft", colour="down", icon="octagon-x")
SENT = ChipKind(ground="up_soft", colour="up", icon="check")
DRAFT = ChipKind(ground="select", colour="select_text", icon="pencil")
OUTDATED = ChipKind(ground="warn_soft", colour="warn", icon="clock-alert")


class Chip(QWidget):
    """Words on a soft ground; not clickable. A state's whole sentence is in its tool tip."""

    def __init__(
        self,
        look: Look,
        text: str,
        kind: ChipKind = LABEL,
        *,
        sentence: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._text = text
        self._kind = kind
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._changed)
        self.show_state(text, kind, sentence)

    def show_state(self, text: str, kind: ChipKind, sentence: str = "") -> None:
        """Show other words or another state."""
        self._text, self._kind = text, kind
        self.setAccessibleName(sentence or text)
        set_plain_tool_tip(self, sentence)
        self._changed()

    @property
    def text(self) -> str:
        """The words on the chip."""
        return self._text

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        kind = self._kind
        width = chip_width(self._look, self._text, kind.icon, font=kind.font)
        return QSize(round(width) + 1, self._look.theme.sizes.chip)

    def minimumSizeHint(self) -> QSize:
        # Cut-off words before cut-off buttons; the tool tip and the name keep the whole.
        height = self._look.theme.sizes.chip
        return QSize(min(self.sizeHint().width(), 3 * height), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        kind = self._kind
        paint_chip(
            self._look,
            painter,
            QRectF(self.rect()),
            self._text,
            ground=kind.ground,
            colour=kind.colour,
            icon=kind.icon,
            edge=kind.edge,
            font=kind.font,
            is_rtl=self.isRightToLeft(),
        )
        painter.end()


class FilterChip(KeyButton):
    """A filter that is on (with a cross) or one that a key switches; a button of 24 px."""

    spacing = Spacing(side=8, gap=6)
    font_role = "label"

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        key: str = "",
        is_on: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, text, key=key, parent=parent)
        self.setCheckable(True)
        self.setChecked(is_on)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def face(self) -> Face:
        if self.isChecked():
            return Face(
                ground="select",
                edge=self.look.theme.soft_edge("select"),
                edge_width=2,
                words="select_text",
                icon="select_text",
                cap=CapColours(face=None, edge="select_text", letters="select_text"),
            )
        ground = "hover" if self.is_under_pointer() else "button"
        return Face(ground=ground, edge="line_strong", words="text_soft")

    def height_needed(self) -> int:
        return max(24, self.look.theme.sizes.chip + 4)

    def word_font(self) -> str:
        return "label"

    def _cross_width(self) -> int:
        return self.look.theme.sizes.icon - 2 if self.isChecked() and not self.key else 0

    def paint_parts(self, painter: QPainter, face: Face) -> None:
        """The word, then the key or, on a filter without key that is on, the cross."""
        super().paint_parts(painter, face)
        cross = self._cross_width()
        if cross:
            x = self.width() - self.spaces.side - cross + 2
            self.look.icons.paint(painter, self._place(x, cross, cross), "x", face.icon)

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        cross = self._cross_width()
        return QSize(size.width() + (cross + 2 if cross else 0), size.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def nextCheckState(self) -> None:
        """A click asks; the page answers with setChecked."""
