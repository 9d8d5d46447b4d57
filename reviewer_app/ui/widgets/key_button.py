"""The painted button that all buttons with an icon, a word and a key cap are made of."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from reviewer_app.ui.theme import Sizes
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    PLAIN_CAP,
    CapColours,
    flipped,
    focus_ring,
    key_cap_width,
    paint_key_cap,
    paint_words,
    rounded,
)
from reviewer_app.ui.widgets.plain_text import set_plain_tool_tip

KEYBOARD_REASONS = frozenset(
    {
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """Names of the colours a button shows at the moment; None is see-through or no edge."""

    ground: str | None = None
    edge: str | None = None
    words: str = "text"
    icon: str = "text_soft"
    cap: CapColours = PLAIN_CAP
    is_icon_filled: bool = False
    edge_width: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Spacing:
    """The inner spaces of a kind of button, in pixels."""

    side: int = 12
    gap: int = 8


class KeyButton(QAbstractButton):
    """An icon, a word and the key that does the same; without room the word goes first."""

    spacing = Spacing()
    font_role = "body"

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        icon: str | None = None,
        key: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._icon_name = icon
        self._key = key
        self._command = ""
        self._has_ring = False
        self._spaced_for: Sizes | None = None
        self._spaces = self.spacing
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)
        self._tell_key()

    @property
    def spaces(self) -> Spacing:
        """The inner spaces at the present text size."""
        sizes = self.look.theme.sizes
        if self._spaced_for is not sizes:  # asked many times at each painting
            spaced = sizes.spaced
            self._spaces = Spacing(side=spaced(self.spacing.side), gap=spaced(self.spacing.gap))
            self._spaced_for = sizes
        return self._spaces

    def set_spacing(self, spacing: Spacing) -> None:
        """Give the parts other spaces than those of its kind."""
        self.spacing = spacing
        self._spaced_for = None
        self.update()

    @property
    def has_keyboard_focus(self) -> bool:
        """Whether a key brought the focus here, so that the ring is shown."""
        return self._has_ring

    @property
    def key(self) -> str:
        """The key on the cap; empty without one."""
        return self._key

    def set_key(self, key: str) -> None:
        """Show another key, after the person has changed it."""
        if key == self._key:
            return
        self._key = key
        self._tell_key()
        self.updateGeometry()
        self.update()

    def follow(self, command: str) -> None:
        """Print the key of a command, also another one that the person gives it later."""
        self._command = command
        self.look.keymap.changed.connect(self._keys_changed)
        self._keys_changed()

    def _keys_changed(self) -> None:
        self.set_key(self.look.keymap.words(self._command))

    def set_icon(self, icon: str | None) -> None:
        """Show another icon, or none."""
        self._icon_name = icon
        self.updateGeometry()
        self.update()

    def setText(self, text: str) -> None:
        """Qt makes Alt+A a key of a button that says "Q&A"; names are names here."""
        super().setText(text)
        self.setShortcut(QKeySequence())

    def set_words(self, text: str) -> None:
        """Show another word, for the eye and for the screen reader."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def face(self) -> Face:
        """The colours of the present state; each kind of button says its own."""
        return Face(ground="hover" if self.is_under_pointer() else None)

    def is_under_pointer(self) -> bool:
        """Whether to look ready for a click."""
        return self.isEnabled() and (self.underMouse() or self.isDown())

    def height_needed(self) -> int:
        """The height of this kind of button in pixels."""
        return self.look.theme.sizes.button

    def icon_size(self) -> int:
        """The size of the icon in pixels."""
        return self.look.theme.sizes.icon

    def _tell_key(self) -> None:
        set_plain_tool_tip(self, f"{self.text()} ({self._key})" if self._key else self.text())

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def widest_font(self) -> str:
        """The font role that needs most room, so that a button keeps its width when pressed."""
        return self.font_role

    def _width_of_words(self) -> float:
        return self.look.theme.width(self.widest_font(), self.text())

    def _parts_width(self, *, with_words: bool) -> float:
        parts: list[float] = []
        if self._icon_name:
            parts.append(self.icon_size())
        if with_words and self.text():
            parts.append(self._width_of_words())
        if self._key:
            parts.append(key_cap_width(self.look, self._key))
        return sum(parts) + self.spaces.gap * max(0, len(parts) - 1) + 2 * self.spaces.side

    def _shows_words(self) -> bool:
        return self.width() >= self._parts_width(with_words=True) - 1 or not self._icon_name

    def paint_ground(self, painter: QPainter, face: Face) -> None:
        """Ground and edge."""
        theme = self.look.theme
        rounded(
            painter,
            QRectF(self.rect()),
            theme.sizes.radius,
            theme.colour(face.ground) if face.ground else None,
            theme.colour(face.edge) if face.edge else None,
            face.edge_width,
        )

    def paint_parts(self, painter: QPainter, face: Face) -> None:
        """Icon, word and key cap, from the side where reading starts."""
        x = float(self.spaces.side)
        if self._icon_name:
            place = self._place(x, self.icon_size(), self.height())
            self.look.icons.paint(
                painter, place, self._icon_name, face.icon, is_filled=face.is_icon_filled
            )
            x += self.icon_size() + self.spaces.gap
        if self._shows_words() and self.text():
            x = self._paint_word(painter, face, x) + self.spaces.gap
        self._paint_cap(painter, face, x)

    def _paint_word(self, painter: QPainter, face: Face, x: float) -> float:
        theme = self.look.theme
        cap = key_cap_width(self.look, self._key) + self.spaces.gap if self._key else 0
        room = self.width() - x - cap - self.spaces.side
        width = min(self._width_of_words(), room)
        is_rtl = self.isRightToLeft()
        paint_words(
            painter,
            self._place(x, width, self.height()),
            self.text(),
            theme.font(self.word_font()),
            theme.colour(face.words),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
        return x + width

    def _paint_cap(self, painter: QPainter, face: Face, x: float) -> None:
        if not self._key:
            return
        width = key_cap_width(self.look, self._key)
        height = self.look.theme.sizes.key_cap
        paint_key_cap(self.look, painter, self._place(x, width, height), self._key, face.cap)

    def word_font(self) -> str:
        """The font role of the word in the present state."""
        return self.font_role

    def _place(self, x: float, width: float, height: float) -> QRectF:
        """A part at a distance from the starting side, in the middle of the height."""
        rect = QRectF(x, round((self.height() - height) / 2), width, height)
        return flipped(rect, QRectF(self.rect()), is_rtl=self.isRightToLeft())

    def sizeHint(self) -> QSize:
        return QSize(round(self._parts_width(with_words=True)), self.height_needed())

    def minimumSizeHint(self) -> QSize:
        needs_words = not self._icon_name
        return QSize(round(self._parts_width(with_words=needs_words)), self.height_needed())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt's own abstract button knows only the space bar.
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._has_ring = event.reason() in KEYBOARD_REASONS
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._has_ring = False
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        face = self.face()
        self.paint_ground(painter, face)
        self.paint_parts(painter, face)
        if self._has_ring:
            focus_ring(self.look, painter, QRectF(self.rect()))
        painter.end()
