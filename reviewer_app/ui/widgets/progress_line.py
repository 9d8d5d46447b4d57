"""Progress: the bar with its count, and the 2 px line of something that loads."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_track, paint_words, rounded

BAR_WIDTH = 96
BAR_HEIGHT = 4
LOADING_HEIGHT = 2
SHOW_AFTER_MS = 300
"""What is done within this time shows no progress at all."""


class ProgressLine(QWidget):
    """A short bar, a count in semibold and words behind it: "45 of 100 – 18 min left"."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._part = 0.0
        self._count = ""
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_progress(self, part: float, count: str, words: str = "") -> None:
        """Show a part of one, and what it is in words."""
        room = self.sizeHint()
        self._part, self._count, self._words = min(1.0, max(0.0, part)), count, words
        self.setAccessibleName(" ".join(filter(None, (count, words))))
        if room != self.sizeHint():
            self.updateGeometry()
        self.update()

    def _bar_width(self) -> int:
        return round(BAR_WIDTH * self._look.theme.sizes.scale)

    def _widths(self) -> tuple[float, float]:
        theme = self._look.theme
        return (
            theme.width("body_strong", self._count),
            theme.width("body", self._words),
        )

    def _blank(self) -> float:
        """The space between count and words."""
        return self._look.theme.width("body", " ") if self._words else 0.0

    def sizeHint(self) -> QSize:
        count, words = self._widths()
        return QSize(round(self._bar_width() + 8 + count + self._blank() + words), self._height())

    def minimumSizeHint(self) -> QSize:
        count, words = self._widths()
        return QSize(round(count + self._blank() + words), self._height())

    def _height(self) -> int:
        return self._look.theme.sizes.field

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        x = self._paint_bar(painter)
        count, words = self._widths()
        self._paint_text(painter, x, count, self._count, "body_strong", "text")
        x += count + self._blank()
        self._paint_text(painter, x, words, self._words, "body", "text_soft")
        painter.end()

    def _paint_bar(self, painter: QPainter) -> float:
        """The bar, where there is room for it beside the words; returns where they begin."""
        if self.width() < self.sizeHint().width():
            return 0.0
        theme = self._look.theme
        width = self._bar_width()
        bar = QRectF(0, round((self.height() - BAR_HEIGHT) / 2), width, BAR_HEIGHT)
        bar = flipped(bar, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        paint_track(self._look, painter, bar)
        done = QRectF(bar)
        done.setWidth(width * self._part)
        rounded(painter, flipped(done, bar, is_rtl=self.isRightToLeft()), 2, theme.colour("accent"))
        return width + 8.0

    def _paint_text(
        self, painter: QPainter, x: float, width: float, text: str, font: str, colour: str
    ) -> None:
        theme = self._look.theme
        is_rtl = self.isRightToLeft()
        place = flipped(QRectF(x, 0, width, self.height()), QRectF(self.rect()), is_rtl=is_rtl)
        paint_words(
            painter,
            place,
            text,
            theme.font(font),
            theme.colour(colour),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )


class ProgressBar(QWidget):
    """A bar over the whole width; without a known part a fixed third tells that it goes on."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._part: float | None = None
        self.setFixedHeight(BAR_HEIGHT)
        look.changed.connect(self.update)

    def show_part(self, part: float | None) -> None:
        """How much is done, as a part of one; None: nobody knows."""
        self._part = None if part is None else min(1.0, max(0.0, part))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        whole = QRectF(self.rect())
        paint_track(self._look, painter, whole)
        done = QRectF(whole)
        done.setWidth(whole.width() * (self._part if self._part is not None else 1 / 3))
        is_rtl = self.isRightToLeft()
        accent = self._look.theme.colour("accent")
        rounded(painter, flipped(done, whole, is_rtl=is_rtl), 2, accent)
        painter.end()


class LoadingBar(QWidget):
    """A 2 px line under a pane's title; it shows itself only if the loading takes its time."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._part: float | None = None
        self._is_shown = False
        self._delay = QTimer(self, singleShot=True, interval=SHOW_AFTER_MS)
        self._delay.timeout.connect(self._appear)
        self.setFixedHeight(LOADING_HEIGHT)
        look.changed.connect(self.update)

    def start(self) -> None:
        """Something has begun."""
        self._part = None
        self._delay.start()

    def show_part(self, part: float) -> None:
        """How much of it is done, as a part of one."""
        self._part = part
        self.update()

    def stop(self) -> None:
        """It is done, or was given up."""
        self._delay.stop()
        self._is_shown = False
        self.update()

    @property
    def is_shown(self) -> bool:
        """Whether the line can be seen now."""
        return self._is_shown

    def _appear(self) -> None:
        self._is_shown = True
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._is_shown:
            return
        theme = self._look.theme
        painter = QPainter(self)
        whole = QRectF(self.rect())
        if not theme.is_high_contrast:
            painter.fillRect(whole, theme.colour("line"))
        # Nothing moves on its own: without a known part a fixed third tells that it goes on.
        done = QRectF(whole)
        done.setWidth(whole.width() * (self._part if self._part is not None else 1 / 3))
        painter.fillRect(flipped(done, whole, is_rtl=self.isRightToLeft()), theme.colour("accent"))
        painter.end()
