"""Ticks, options and choices out of a list, painted so that their edges are seen in every theme."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.key_button import KeyButton
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    edged,
    flipped,
    focus_ring,
    paint_words,
    rounded,
    single_line,
)

SIDE = 4
GAP = 8
FEWEST_LETTERS = 8


class Tick(KeyButton):
    """A box with a check and words: on or off by itself. Fusion's own has no edge on dark."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, text, parent=parent)
        self.setToolTip("")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def height_needed(self) -> int:
        return max(28, self.look.theme.sizes.line + 8)

    def _paint_mark(self, painter: QPainter, mark: QRectF) -> None:
        theme = self.look.theme
        colour = "accent" if self.isEnabled() else "line_strong"
        if not self.isChecked():
            ground = "mute" if not self.isEnabled() else self._ground()
            edge = "outline" if self.isEnabled() else "line_strong"
            rounded(
                painter, mark, theme.sizes.small_radius, theme.colour(ground), theme.colour(edge)
            )
            return
        rounded(painter, mark, theme.sizes.small_radius, theme.colour(colour), theme.colour(colour))
        self.look.icons.paint(painter, mark.adjusted(2, 2, -2, -2), "check", "on_accent")

    def _ground(self) -> str:
        return "hover" if self.is_under_pointer() else "card"

    def _words_start(self) -> int:
        return SIDE + self.look.theme.sizes.icon + GAP

    def sizeHint(self) -> QSize:
        width = self.look.theme.width(self.font_role, self.text())
        return QSize(round(self._words_start() + width) + SIDE + 1, self.height_needed())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._words_start() + 3 * self.height_needed(), self.height_needed())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # On some systems Enter presses any button; here it is for the dialog or the page.
        if event.key() in ENTER_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.theme
        painter = QPainter(self)
        self._paint_mark(painter, self._place(SIDE, theme.sizes.icon, theme.sizes.icon))
        start = self._words_start()
        is_rtl = self.isRightToLeft()
        paint_words(
            painter,
            self._place(start, self.width() - start - SIDE, self.height()),
            self.text(),
            theme.font(self.font_role),
            theme.colour("text" if self.isEnabled() else "text_faint"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
        if self._has_ring:
            focus_ring(self.look, painter, QRectF(self.rect()), theme.sizes.small_radius)
        painter.end()


class Option(Tick):
    """A ring with a dot and words: one of several; the arrow keys go from one to the next."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, text, parent)
        self.setAutoExclusive(True)

    def _paint_mark(self, painter: QPainter, mark: QRectF) -> None:
        theme = self.look.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.colour(self._ground()))
        painter.setPen(QPen(theme.colour("accent" if self.isChecked() else "outline"), 1))
        painter.drawEllipse(edged(mark))
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            radius = mark.width() / 4
            painter.drawEllipse(mark.center(), radius, radius)
        painter.restore()


class ComboBox(QComboBox):
    """A choice out of a list, with our chevron. Long words are cut off here and whole in the list.

    The wheel scrolls the page unless the choice has the keyboard, so that nothing is chosen by
    scrolling past it; Enter is left to the page while the list is closed.
    """

    font_role = "body"

    def __init__(self, look: Look, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(FEWEST_LETTERS)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def width_needed(self) -> int:
        """The width at which none of the words is cut."""
        every = (self.itemText(place) for place in range(self.count()))
        return max((self.width_of(words) for words in every), default=0)

    def width_of(self, words: str) -> int:
        """The width at which these words are not cut."""
        width = self.look.theme.width(self.font_role, single_line(words))
        return round(width) + self._around()

    def _around(self) -> int:
        return 3 * GAP + self.look.theme.sizes.icon

    def wheelEvent(self, e: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(e)
        else:
            e.ignore()

    def keyPressEvent(self, e: QKeyEvent) -> None:
        if self.isEditable() or e.key() not in ENTER_KEYS:
            super().keyPressEvent(e)
        if e.key() in ENTER_KEYS:
            e.ignore()

    def words_colour(self) -> str:
        """The colour of what is chosen, by name."""
        return "text" if self.isEnabled() else "text_faint"

    def paintEvent(self, e: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint_face(painter)
        if not self.isEditable():
            self._paint_chosen(painter)
        self._paint_chevron(painter)
        painter.end()

    def _paint_face(self, painter: QPainter) -> None:
        theme = self.look.theme
        whole, radius = QRectF(self.rect()), theme.sizes.radius
        if not self.isEnabled():
            rounded(painter, whole, radius, theme.colour("mute"), theme.colour("line_strong"))
            return
        ground = "hover" if self.underMouse() else "card"
        rounded(painter, whole, radius, theme.colour(ground), theme.colour("outline"))
        if self.hasFocus():
            focus_ring(self.look, painter, whole)

    def _paint_chosen(self, painter: QPainter) -> None:
        theme, is_rtl = self.look.theme, self.isRightToLeft()
        room = self.width() - self._around()
        paint_words(
            painter,
            flipped(QRectF(GAP, 0, room, self.height()), QRectF(self.rect()), is_rtl=is_rtl),
            single_line(self.currentText()),
            theme.font(self.font_role),
            theme.colour(self.words_colour()),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )

    def _paint_chevron(self, painter: QPainter) -> None:
        size = self.look.theme.sizes.icon
        place = QRectF(self.width() - size - GAP, (self.height() - size) / 2, size, size)
        place = flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        colour = "text_soft" if self.isEnabled() else "text_faint"
        self.look.icons.paint(painter, place, "chevron-down", colour)


class QuietComboBox(ComboBox):
    """A choice beside something more important: small words, without an edge until it is used."""

    font_role = "label"

    def words_colour(self) -> str:
        return "text_soft" if self.isEnabled() else "text_faint"

    def _paint_face(self, painter: QPainter) -> None:
        theme = self.look.theme
        if self.underMouse():
            rounded(painter, QRectF(self.rect()), theme.sizes.small_radius, theme.colour("hover"))
        if self.hasFocus():
            focus_ring(self.look, painter, QRectF(self.rect()), theme.sizes.small_radius)
