"""One of the three sides: who made it, what it says, and a button to take all of it."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.resolving import Side
from reviewer_app.ui import commands
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.merging.document import MergedDocument
from reviewer_app.ui.merging.view import MergedView
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton
from reviewer_app.ui.widgets.rule import Rule

EDGE = 3

_KINDS: dict[Side, tuple[str, str, str]] = {
    "mine": ("user", "accent", "take_mine"),
    "base": ("history", "outline", "take_base"),
    "theirs": ("users", "theirs", "take_theirs"),
}


def side_name(side: Side) -> str:
    """What a side is called."""
    return {"mine": tr("Mine"), "base": tr("Base"), "theirs": tr("Theirs")}[side]


class SideCard(QFrame):
    """A card in the colour of its side. taken: all of it is to be the result."""

    taken = Signal()

    def __init__(self, look: Look, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._side: Side = side
        self.setObjectName("card")
        icon, _, command = _KINDS[side]
        self._icon = _Icon(look, icon, self)
        self._meta = ElidedLabel(look, font="label", colour="text_soft")
        self.view = MergedView(look, side_name(side))
        self.take = EdgedButton(look, commands.words(commands.find(command)))
        self.take.follow(command)
        self.take.clicked.connect(self.taken)
        self._lay_out()
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()

    def _lay_out(self) -> None:
        self._head = FlowLayout(gap=8, line_gap=0)
        self._head.addWidget(self._icon)
        self._head.addWidget(PlainLabel(self._look, side_name(self._side), font="label_strong"))
        self._head.addWidget(self._meta)
        body = QVBoxLayout()
        body.setContentsMargins(16, 12, 16, 4)
        body.addWidget(self.view)
        body.addStretch(1)
        foot = QHBoxLayout()
        foot.setContentsMargins(10, 8, 10, 8)
        foot.addWidget(self.take)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, EDGE, 1, 1)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(Rule(self))
        column.addLayout(body, 1)
        column.addWidget(Rule(self))
        column.addLayout(foot)

    def _apply_sizes(self) -> None:
        height = self._look.theme.sizes.line
        space = max(0, self._look.theme.sizes.card_head - height) // 2
        self._head.setContentsMargins(16, space, 16, space)
        self._icon.setFixedHeight(height)

    def show_side(self, document: MergedDocument, meta: str) -> None:
        """Show what this side has in a field. meta: who made it when."""
        self._meta.set_text(meta)
        self.view.show_document(document)

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        super().paintEvent(arg__1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(0, 0, self.width(), EDGE))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.colour(_KINDS[self._side][1]))
        radius = self._look.theme.sizes.radius
        painter.drawRoundedRect(QRectF(0, 0, self.width(), 4 * radius), radius, radius)
        painter.end()


class _Icon(QWidget):
    """The sign of a side."""

    def __init__(self, look: Look, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._name = look, name
        self.setFixedWidth(look.theme.sizes.icon)
        look.changed.connect(lambda: self.setFixedWidth(look.theme.sizes.icon))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._look.icons.paint(painter, QRectF(self.rect()), self._name, "text_soft")
        painter.end()
