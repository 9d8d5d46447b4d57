"""A door: one way to get at cases, with icon, title, a sentence and the key that opens it."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.i18n import direction_of
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.key_button import Face, KeyButton
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    flipped,
    focus_ring,
    key_cap_width,
    paint_key_cap,
    paint_words,
    rounded,
)
from reviewer_app.ui.widgets.progress_line import SHOW_AFTER_MS

HEIGHT = 84
TILE = 44
TILE_ICON = 22
SIDE = 16
LINE_GAP = 3
BAR_HEIGHT = 2
NARROWEST = 200
"""The narrowest column of words, in pixels; below it the page scrolls sideways."""

_WINDOW_REASONS = {
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class Door(KeyButton):
    """Opens by click, Space, Enter or its key; while it works it shows how far it is."""

    def __init__(
        self,
        look: Look,
        title: str,
        sentence: str,
        *,
        icon: str,
        key: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, title, icon=icon, key=key, parent=parent)
        self._sentence = sentence
        self._busy_words = ""
        self._is_busy = False
        self._part: float | None = None
        self._keeps_ring = False
        self._delay = QTimer(self, singleShot=True, interval=SHOW_AFTER_MS)
        self._delay.timeout.connect(self._show_words)
        # Everything on it is printed; a tool tip would only cover the next door.
        self.setToolTip("")
        self.setAccessibleDescription(sentence)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_busy(self, words: str, part: float | None = None) -> None:
        """Say what is going on, and how much of it is done as a part of one (None: unknown).

        Nothing is said about what is done within a moment.
        """
        self._busy_words, self._part = words, part
        if not self._is_busy:
            self._is_busy = True
            self._delay.start()
        elif not self._delay.isActive():
            self._show_words()

    def show_ready(self) -> None:
        """Wait for the person again."""
        self._delay.stop()
        self._is_busy = False
        self.setAccessibleDescription(self._sentence)
        self._words_changed()

    def focus_for_keys(self) -> None:
        """Take the keyboard and show it, also when the window becomes active only later."""
        self._keeps_ring = True
        self.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def words(self) -> str:
        """The sentence that is shown now."""
        return self._busy_words if self._tells_progress() else self._sentence

    def _tells_progress(self) -> bool:
        return self._is_busy and not self._delay.isActive()

    def _show_words(self) -> None:
        if self.accessibleDescription() == self._sentence:
            announce(self, self._busy_words)
        self.setAccessibleDescription(self._busy_words)
        self._words_changed()

    def _words_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def face(self) -> Face:
        edge = "line_strong" if self.isEnabled() or self._is_busy else "line"
        if not self.isEnabled() and not self._is_busy:
            return Face(ground="card", edge=edge, words="text_faint", icon="text_faint")
        return Face(ground="hover" if self.is_under_pointer() else "card", edge=edge, icon="text")

    def paint_parts(self, painter: QPainter, face: Face) -> None:
        """The icon on its tile, title and sentence, and at the end the key or the progress."""
        self._paint_tile(painter, face)
        self._paint_lines(painter, face)
        if self._tells_progress():
            self._paint_bar(painter)
        elif not self._is_busy:
            width = self._cap_width()
            cap = self._place(self.width() - SIDE - width, width, self._cap_height())
            paint_key_cap(self.look, painter, cap, self.key, face.cap)

    def _paint_tile(self, painter: QPainter, face: Face) -> None:
        theme = self.look.theme
        is_lit = self._has_ring or self._is_busy
        tile = self._place(SIDE, self._scaled(TILE), self._scaled(TILE))
        ground = "select" if is_lit else "mute"
        soft = theme.soft_edge(ground)
        edge = theme.colour(soft) if soft else None
        rounded(painter, tile, theme.sizes.radius, theme.colour(ground), edge)
        size = self._scaled(TILE_ICON)
        icon = QRectF(tile.center().x() - size / 2, tile.center().y() - size / 2, size, size)
        colour = "select_text" if is_lit else face.icon
        self.look.icons.paint(painter, icon, self._icon_name or "", colour)

    def _paint_lines(self, painter: QPainter, face: Face) -> None:
        theme = self.look.theme
        room = self._room_for_words(self.width())
        title = self._title_height()
        whole = title + LINE_GAP + self._sentence_height(room)
        top = round((self.height() - whole) / 2)
        is_rtl = self.isRightToLeft()
        paint_words(
            painter,
            self._line(top, room, title),
            self.text(),
            theme.font("pane_title"),
            theme.colour(face.words),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
        place = self._line(top + title + LINE_GAP, room, self._sentence_height(room))
        painter.setFont(theme.font("body"))
        painter.setPen(theme.colour("text_soft" if face.words == "text" else face.words))
        painter.setLayoutDirection(_direction(self.words, self.layoutDirection()))
        painter.drawText(place, self._flags(), self.words)
        painter.setLayoutDirection(self.layoutDirection())

    def _paint_bar(self, painter: QPainter) -> None:
        theme = self.look.theme
        width = self.width() - 2 * SIDE
        bar = QRectF(SIDE, self.height() - 8, width, BAR_HEIGHT)
        rounded(painter, bar, 1, theme.colour("line"))
        # Nothing moves on its own: without a known part a fixed third tells that it goes on.
        part = 1 / 3 if self._part is None else min(1.0, max(0.0, self._part))
        done = QRectF(SIDE, bar.y(), width * part, BAR_HEIGHT)
        rounded(painter, flipped(done, bar, is_rtl=self.isRightToLeft()), 1, theme.colour("accent"))

    def _line(self, y: float, width: float, height: float) -> QRectF:
        rect = QRectF(self._words_start(), y, width, height)
        return flipped(rect, QRectF(self.rect()), is_rtl=self.isRightToLeft())

    def _flags(self) -> int:
        is_rtl = self.isRightToLeft()
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignTop) | int(
            Qt.TextFlag.TextWordWrap
        )

    def _scaled(self, pixels: int) -> int:
        return round(pixels * self.look.theme.sizes.scale)

    def _words_start(self) -> float:
        return 2 * SIDE + self._scaled(TILE)

    def _room_for_words(self, width: int) -> float:
        return max(1.0, width - self._words_start() - self._cap_width() - 2 * SIDE)

    def _cap_width(self) -> float:
        return key_cap_width(self.look, self.key)

    def _cap_height(self) -> int:
        return self.look.theme.sizes.key_cap

    def _title_height(self) -> float:
        return QFontMetricsF(self.look.theme.font("pane_title")).height()

    def _sentence_height(self, room: float) -> float:
        metrics = QFontMetricsF(self.look.theme.font("body"))
        return metrics.boundingRect(QRectF(0, 0, room, 10_000), self._flags(), self.words).height()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, arg__1: int) -> int:
        words = (
            self._title_height() + LINE_GAP + self._sentence_height(self._room_for_words(arg__1))
        )
        return round(max(self._scaled(HEIGHT), words + 2 * SIDE))

    def sizeHint(self) -> QSize:
        width = self._scaled(680)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = self._words_start() + NARROWEST + self._cap_width() + 2 * SIDE
        return QSize(round(width), self._scaled(HEIGHT))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Coming back to the window changes nothing about how the door got the keyboard.
        self._has_ring = self._has_ring or (self._keeps_ring and event.reason() in _WINDOW_REASONS)
        self._keeps_ring = self._has_ring

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._keeps_ring = self._keeps_ring and event.reason() in _WINDOW_REASONS

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        face = self.face()
        self.paint_ground(painter, face)
        self.paint_parts(painter, face)
        if self._has_ring:
            focus_ring(self.look, painter, QRectF(self.rect()))
        painter.end()


def _direction(words: str, otherwise: Qt.LayoutDirection) -> Qt.LayoutDirection:
    """The direction of the words themselves; of the window where they have no letter."""
    found = direction_of(words)
    if found is None:
        return otherwise
    is_rtl = found == "rtl"
    return Qt.LayoutDirection.RightToLeft if is_rtl else Qt.LayoutDirection.LeftToRight
