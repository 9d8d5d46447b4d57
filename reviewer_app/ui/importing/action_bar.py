"""The bar of an import: back, keep the columns, what will come of it, and the way on."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.bar_state import BarState
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words, words_width
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton

_WORDS_LEAST = 320
_WIDEST = 16_777_215


class ActionBar(QFrame):
    """Buttons keep their places from step to step; what does not apply is away."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.back = EdgedButton(look, tr("Back"), icon="arrow-left")
        self.keep = EdgedButton(look, tr("Keep these columns for next time"), icon="bookmark")
        self.other = EdgedButton(look, "")
        self.counts = CountsLine(look)
        self.go_on = PrimaryButton(look, "", key=tr("Enter"))
        self._parts = (self.back, self.keep, self.counts, self.other, self.go_on)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 11, 20, 11)
        row.setSpacing(8)
        for part in self._parts:
            row.addWidget(part)
        row.setStretchFactor(self.counts, 1)
        self._keep_height()
        look.changed.connect(self._keep_height)

    def _keep_height(self) -> None:
        """As high without buttons as with them: nothing moves while a file is read in."""
        self.setMinimumHeight(self.go_on.sizeHint().height() + 23)

    def _fit(self) -> None:
        """Without room for all words, those of the quiet buttons go first."""
        for button in (self.back, self.keep):
            button.setMaximumWidth(_WIDEST)
        shown = [part for part in self._parts if not part.isHidden()]
        needed = sum(part.sizeHint().width() + 8 for part in shown) + 40
        if needed > self.width():
            for button in (self.keep, self.back):
                button.setMaximumWidth(button.minimumSizeHint().width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_kept(self, *, is_kept: bool) -> None:
        """Whether the columns are what is proposed for files of this shape."""
        self.keep.setEnabled(not is_kept)
        self.keep.set_icon("bookmark-check" if is_kept else "bookmark")
        self.keep.set_words(
            tr("Kept for files like this") if is_kept else tr("Keep these columns for next time")
        )

    def show_state(self, state: BarState) -> None:
        """Show what the stage at hand says and allows."""
        self.back.setVisible(state.has_back)
        self.keep.setVisible(state.has_keep)
        self.counts.show_words(state.count, state.words)
        self.other.set_words(state.other)
        self.other.setVisible(bool(state.other))
        self.go_on.set_words(state.go_on)
        self.go_on.setVisible(bool(state.go_on))
        self.go_on.setEnabled(state.can_go_on)
        self._fit()


class CountsLine(QWidget):
    """A count in semibold and words behind it, at the end of its room; the end is cut off last."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._count, self._words = "", ""
        self.setObjectName("counts")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_words(self, count: str, words: str) -> None:
        """Say what will come of it."""
        self._count, self._words = count, words
        self.setAccessibleName(" ".join(filter(None, (count, words))))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._width(), self._look.theme.sizes.field)

    def _width(self) -> int:
        theme = self._look.theme
        count = theme.width("body_strong", self._count)
        return round(count + theme.width("body", f" {self._words}")) + 2

    def minimumSizeHint(self) -> QSize:
        # Buttons go to their icons before these words are cut.
        most = round(_WORDS_LEAST * self._look.theme.sizes.scale)
        return QSize(min(self._width(), most), self._look.theme.sizes.field)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, whole = self._look.theme, QRectF(self.rect())
        is_rtl = self.isRightToLeft()
        strong, plain = theme.font("body_strong"), theme.font("body")
        count = words_width(strong, self._count)
        blank = words_width(plain, " ") if self._count else 0.0
        room = max(0.0, self.width() - count - blank)
        words = min(words_width(plain, self._words), room)
        start = max(0.0, self.width() - count - blank - words)
        painter = QPainter(self)
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        parts = (
            (start, count, self._count, strong, "text"),
            (start + count + blank, words, self._words, plain, "text_soft"),
        )
        for x, width, text, font, colour in parts:
            place = flipped(QRectF(x, 0, width, self.height()), whole, is_rtl=is_rtl)
            paint_words(
                painter,
                place,
                text,
                font,
                theme.colour(colour),
                alignment=side,
                is_right_to_left=is_rtl,
            )
        painter.end()
