"""The banner: one line about the state of things, with at most one button."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QWidget

from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import rounded
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, LinkButton

SIDE = 12


class Tone(Enum):
    """How much a banner asks of the person; the value names ground, edge and icon colour."""

    NEUTRAL = ("card", "line_strong", "text_soft")
    ATTENTION = ("warn_soft", "warn_mark", "warn")
    FAILED = ("down_soft", "down", "down")


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Something that can be done: a sentence, a button, and another way where there is one."""

    words: str
    button: str
    act: Callable[[], None]
    other: str = ""
    other_act: Callable[[], None] | None = None


class Banner(QWidget):
    """Icon, sentence, one button, rarely two. Colour only where the person must act."""

    acted = Signal()
    other_acted = Signal()

    def __init__(self, look: Look, *, is_slim: bool = False, parent: QWidget | None = None) -> None:
        """is_slim: the low form for notes about a case; its button is a link."""
        super().__init__(parent)
        self._look = look
        self._is_slim = is_slim
        self._tone = Tone.NEUTRAL
        self._icon = "info"
        self._title = PlainLabel(look, font="body_strong", parent=self)
        self._words = PlainLabel(look, is_wrapped=True, parent=self)
        kind = LinkButton if is_slim else EdgedButton
        self.button = kind(look, "", parent=self)
        self.other = kind(look, "", parent=self)
        self.button.clicked.connect(self.acted)
        self.other.clicked.connect(self.other_acted)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._lay_out()
        look.changed.connect(self._lay_out_sizes)
        self.hide()

    def show_words(
        self,
        words: str,
        *,
        title: str = "",
        icon: str = "info",
        button: str = "",
        other: str = "",
        tone: Tone = Tone.NEUTRAL,
    ) -> None:
        """Say something; it stays until it is taken away or replaced."""
        self._tone, self._icon = tone, icon
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._words.setText(words)
        self.button.set_words(button)
        self.button.setVisible(bool(button))
        self.other.set_words(other)
        self.other.setVisible(bool(other))
        self._lay_out_sizes()
        self.setAccessibleName(" ".join(filter(None, (title, words))))
        self.show()
        self.update()
        announce(self, self.accessibleName())

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(0)
        # Spacers rather than margins: margins do not change sides with the window.
        self._start = QSpacerItem(0, 0)
        layout.addSpacerItem(self._start)
        layout.addWidget(self._title, 0, Qt.AlignmentFlag.AlignVCenter)
        self._between = QSpacerItem(0, 0)
        layout.addSpacerItem(self._between)
        layout.addWidget(self._words, 1)
        layout.addSpacing(8)
        layout.addWidget(self.other, 0, Qt.AlignmentFlag.AlignVCenter)
        self._apart = QSpacerItem(0, 0)
        layout.addSpacerItem(self._apart)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addSpacing(6)
        self._lay_out_sizes()

    def _lay_out_sizes(self) -> None:
        sizes = self._look.theme.sizes
        self.setMinimumHeight(sizes.card_head if self._is_slim else sizes.banner)
        self._start.changeSize(SIDE + sizes.icon + 8, 0)
        self._between.changeSize(0 if self._title.isHidden() else 8, 0)
        self._apart.changeSize(0 if self.other.isHidden() else 8, 0)
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        ground, edge, colour = self._tone.value
        painter = QPainter(self)
        whole = QRectF(self.rect())
        width = 2 if theme.soft_edge(ground) else 1
        rounded(painter, whole, theme.sizes.radius, theme.colour(ground), theme.colour(edge), width)
        size = theme.sizes.icon
        x = SIDE if not self.isRightToLeft() else self.width() - SIDE - size
        place = QRectF(x, (self.height() - size) / 2, size, size)
        self._look.icons.paint(painter, place, self._icon, colour)
        painter.end()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())
