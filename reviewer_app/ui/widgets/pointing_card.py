"""A card over the page that points at something: words, a way on, and a way out."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton, QuietButton

WIDTH = 340
TIP = 10
"""How far the tip of the card reaches, and half of its width."""

APART = 4
NOTCH = 56
"""Where the tip stands that points to the side, from the top."""

AIM = 176
"""How far down a high target is pointed at, from its top."""

CLEAR = 16
"""What stays free at the end of what a card stands in, for its scroll bar."""

EDGE = 16
"""The least distance of the tip from a corner."""


class Side(Enum):
    """On which side of what it points at a card stands."""

    END = "end"
    ABOVE = "above"
    BELOW = "below"
    INSIDE = "inside"


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What a card says: a title, words, and which of how many cards it is (from 1)."""

    title: str
    words: str
    number: int
    count: int


class PointingCard(QWidget):
    """Stands over the page without taking the keyboard; its buttons are reached by Tab.

    went_on, went_back, left: what was pressed.
    """

    went_on = Signal()
    went_back = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._host = look, parent
        self._side = Side.INSIDE
        self._tip = 0.0
        self._title = PlainLabel(look, font="pane_title", is_wrapped=True)
        self._words = PlainLabel(look, is_wrapped=True)
        self._count = PlainLabel(look, font="label", colour="text_soft")
        self.leave = QuietButton(look, tr("Leave the tour"), key=tr("Esc"))
        self.back = EdgedButton(look, tr("Back"))
        self.on = PrimaryButton(look, tr("Next"), key=tr("Enter"))
        self.leave.clicked.connect(self.left)
        self.back.clicked.connect(self.went_back)
        self.on.clicked.connect(self.went_on)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.on)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(8)
        self._column.addWidget(self._count)
        self._column.addWidget(self._title)
        self._column.addWidget(self._words)
        self._column.addSpacing(4)
        self._column.addLayout(buttons)
        margin = 16 + TIP
        self._column.setContentsMargins(margin, 12 + TIP, margin, 12 + TIP)

    def tell(self, told: Told) -> None:
        """Say something, to screen readers too."""
        self._title.setText(told.title)
        self._words.setText(told.words)
        number, count = format_number(told.number), format_number(told.count)
        self._count.setText(tr("{n} of {m}").format(n=number, m=count))
        self.back.setVisible(told.number > 1)
        is_last = told.number == told.count
        self.on.set_words(tr("Done") if is_last else tr("Next"))
        self.leave.setVisible(not is_last)
        self.setAccessibleName(f"{told.title}. {told.words}")
        announce(self, self.accessibleName())

    def point_at(self, target: QRect, side: Side) -> None:
        """Stand beside a part of the parent, inside of the parent, with the tip towards it."""
        size, whole = self._fitting_size(), self._host.rect()
        self._side = side
        place = QRect(self._corner(target, side, size), size)
        place.moveLeft(max(0, min(place.left(), whole.width() - size.width())))
        place.moveTop(max(0, min(place.top(), whole.height() - size.height())))
        self.setGeometry(place)
        middle = target.center() - place.topLeft()
        is_beside = side is Side.END
        aim = _aim(target) - place.top()
        along, length = (aim, size.height()) if is_beside else (middle.x(), size.width())
        self._tip = max(EDGE + TIP, min(length - EDGE - TIP, float(along)))
        self.update()

    def _fitting_size(self) -> QSize:
        whole = self._host.size()
        self._column.activate()
        wanted = round(WIDTH * self._look.theme.sizes.scale) + 2 * TIP
        width = min(max(wanted, self._column.minimumSize().width()), whole.width())
        return QSize(width, min(self._column.totalHeightForWidth(width), whole.height()))

    def _corner(self, target: QRect, side: Side, size: QSize) -> QPoint:
        place = QRect(target.topLeft(), size)
        is_rtl = self.isRightToLeft()
        if side is Side.END:
            place.moveTop(_aim(target) - NOTCH)
            if is_rtl:
                place.moveRight(target.left() - APART)
            else:
                place.moveLeft(target.right() + APART)
            return place.topLeft()
        if side is Side.INSIDE:  # at the lower end, so that what is read first stays in sight
            place.moveBottomRight(target.bottomRight() - QPoint(CLEAR, 0))
            if is_rtl:
                place.moveLeft(target.left() + CLEAR)
            return place.topLeft()
        place.moveCenter(target.center())
        if side is Side.ABOVE:
            place.moveBottom(target.top() - APART)
        elif side is Side.BELOW:
            place.moveTop(target.bottom() + APART)
        return place.topLeft()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(theme.colour("card"))
        painter.drawPath(self._outline())
        painter.end()

    def _outline(self) -> QPainterPath:
        """A rounded card, and its tip joined to it."""
        body = QRectF(self.rect()).adjusted(TIP, TIP, -TIP, -TIP)
        card = QPainterPath()
        radius = self._look.theme.sizes.radius
        card.addRoundedRect(body, radius, radius)
        corners = self._tip_corners(body)
        if not corners:
            return card
        tip = QPainterPath(corners[0])
        for corner in corners[1:]:
            tip.lineTo(corner)
        tip.closeSubpath()
        return card.united(tip)

    def _tip_corners(self, body: QRectF) -> list[QPointF]:
        at, half = self._tip, float(TIP)
        if self._side is Side.END:
            is_rtl = self.isRightToLeft()
            edge, out = (body.right(), self.width() - 1.0) if is_rtl else (body.left(), 1.0)
            return [QPointF(edge, at - half), QPointF(out, at), QPointF(edge, at + half)]
        if self._side is Side.ABOVE:
            edge, out = body.bottom(), self.height() - 1.0
        elif self._side is Side.BELOW:
            edge, out = body.top(), 1.0
        else:
            return []
        return [QPointF(at - half, edge), QPointF(at, out), QPointF(at + half, edge)]


def _aim(target: QRect) -> int:
    """How far down the tip is that points at a target from the side."""
    return target.top() + min(target.height() // 2, AIM)
