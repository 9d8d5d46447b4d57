"""Cards: the white paper the case stands on, with a head that can close them."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.ui.widgets.json_view import JsonView
from reviewer_app.ui.widgets.key_button import Face, KeyButton, Spacing
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import focus_ring, paint_words
from reviewer_app.ui.widgets.plain_text import PlainLabel

HEAD_END = 6
"""Free at the end of the head, so that a 16 px icon in its 28 px button ends with the text."""
LEADING = 2


class CardHead(KeyButton):
    """The top of a card that can be closed: chevron, title and, while closed, a summary."""

    spacing = Spacing(side=16, gap=8)
    font_role = "label_strong"

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, icon="chevron-down", parent=parent)
        self._summary = ""
        self.setToolTip("")
        self.setCheckable(True)
        self.setChecked(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def spaces(self) -> Spacing:
        """Those of the card, which do not follow the text."""
        return self.spacing

    def set_summary(self, text: str) -> None:
        """The words behind the title."""
        self._summary = text
        self.setAccessibleDescription(text)
        self.update()

    def face(self) -> Face:
        self._icon_name = "chevron-down" if self.isChecked() else "chevron-right"
        return Face(icon="text" if self.is_under_pointer() else "text_soft")

    def height_needed(self) -> int:
        return self.look.theme.sizes.card_head

    def paint_parts(self, painter: QPainter, face: Face) -> None:
        """Chevron and title, then the summary in the room that is left."""
        super().paint_parts(painter, face)
        if not self._summary or self.isChecked():
            return
        theme = self.look.theme
        x = self.spaces.side + self.icon_size() + 2 * self.spaces.gap
        x += theme.width(self.font_role, self.text())
        is_rtl = self.isRightToLeft()
        paint_words(
            painter,
            self._place(x, max(0.0, self.width() - x - 8), self.height()),
            self._summary,
            theme.font("label"),
            theme.colour("text_soft"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.height_needed())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_parts(painter, self.face())
        if self._has_ring:
            focus_ring(self.look, painter, QRectF(self.rect()).adjusted(3, 3, -3, -3))
        painter.end()


class Card(QFrame):
    """A head with a title and icon buttons, and a body."""

    toggled = Signal(bool)

    def __init__(
        self,
        look: Look,
        title: str,
        *,
        summary: str = "",
        is_collapsible: bool = False,
        is_open: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._has_ring = False
        self.setObjectName("card")
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._closing_head = CardHead(look, title, self) if is_collapsible else None
        self._title = PlainLabel(look, title, font="label_strong", parent=self)
        self._summary = PlainLabel(look, summary, font="label", colour="text_soft", parent=self)
        self._end = PlainLabel(look, font="label", colour="text_soft", parent=self)
        self.body = QWidget(self)
        self.body_layout = QVBoxLayout(self.body)
        self._lay_out()
        self.set_summary(summary)
        self.set_open(is_open)
        look.changed.connect(self._size_head)

    def _lay_out(self) -> None:
        padding = self._look.theme.sizes.card_padding
        self._head = QHBoxLayout()
        self._head.setContentsMargins(0, 0, 0, 0)
        self._head.setSpacing(0)
        if self._closing_head is None:
            self._head.addSpacing(padding)
            self._head.addWidget(self._title)
            self._head.addSpacing(8)
            self._head.addWidget(self._summary)
            self._head.addStretch(1)
        else:
            self._head.addWidget(self._closing_head, 1)
            self._closing_head.clicked.connect(self._head_clicked)
        self._head.addWidget(self._end)
        self._head.addSpacing(padding - HEAD_END)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(0)
        self._head.addLayout(self._buttons)
        # Spacers rather than margins: margins do not change sides with the window.
        self._head.addSpacing(HEAD_END)
        self.body_layout.setContentsMargins(padding, 0, padding, padding - 4)
        self.body_layout.setSpacing(8)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.setSpacing(0)
        whole.addLayout(self._head)
        whole.addWidget(self.body)
        self._size_head()

    def _size_head(self) -> None:
        # The line height of case text brings some of the space under the head with it.
        taken = LEADING if self._closing_head is None else 0
        self._head.setContentsMargins(0, taken, 0, 0)
        self._title.setFixedHeight(self._look.theme.sizes.card_head - 2 * taken)

    def add_button(self, button: QWidget) -> None:
        """Put an icon button at the end of the head."""
        self._buttons.addWidget(button)

    def add_text(self, text: LiteralText | JsonView) -> None:
        """Put a view of case text into the body; the card shows the ring when it has the focus."""
        self.body_layout.addWidget(text)
        text.focus_shown.connect(self._show_ring)

    def _show_ring(self, has_ring: bool) -> None:
        self._has_ring = has_ring
        self.update()

    def set_summary(self, text: str) -> None:
        """One line that tells what is inside."""
        self._summary.setText(text)
        self._summary.setVisible(bool(text) and self._closing_head is None)
        if self._closing_head is not None:
            self._closing_head.set_summary(text)

    def set_end_words(self, text: str) -> None:
        """Words at the end of the head, such as a count."""
        self._end.setText(text)
        self._end.setVisible(bool(text))

    @property
    def is_open(self) -> bool:
        """Whether the body is shown."""
        return not self.body.isHidden()

    def set_open(self, is_open: bool) -> None:
        """Show or hide the body."""
        self.body.setVisible(is_open)
        self._end.setVisible(bool(self._end.text()))
        self._title.setVisible(self._closing_head is None)
        if self._closing_head is not None:
            self._closing_head.setChecked(is_open)

    def _head_clicked(self) -> None:
        if self._closing_head is not None:
            is_open = self._closing_head.isChecked()
            self.set_open(is_open)
            self.toggled.emit(is_open)

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        super().paintEvent(arg__1)
        if self._has_ring:
            painter = QPainter(self)
            focus_ring(self._look, painter, QRectF(self.rect()))
            painter.end()
