"""The drop area: says that files can be dropped, and that one is about to be."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import edged, flipped, paint_words, words_width

HEIGHT = 64
DASHES = (4.0, 3.0)


def dropped_files(data: QMimeData) -> list[Path]:
    """The files of this computer among what is dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


class DropArea(QWidget):
    """A dashed field with one line of words; the page around it takes the files."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_ready = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)
        self.set_ready(is_ready=False)

    def set_ready(self, *, is_ready: bool) -> None:
        """Whether something that can be dropped is over the page."""
        self._is_ready = is_ready
        self.setAccessibleName(self.words)
        self.update()

    @property
    def words(self) -> str:
        """What it says now."""
        return tr("Let go to open it") if self._is_ready else tr("Or drop a file here")

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        sizes = self._look.theme.sizes
        return QSize(round(680 * sizes.scale), round(HEIGHT * sizes.scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2 if self._is_ready else 1
        pen = QPen(theme.colour("accent" if self._is_ready else "outline"), width)
        pen.setDashPattern([dash / width for dash in DASHES])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(theme.colour("select") if self._is_ready else Qt.BrushStyle.NoBrush)
        radius = theme.sizes.radius
        painter.drawRoundedRect(edged(QRectF(self.rect()), width), radius, radius)
        self._paint_line(painter)
        painter.end()

    def _paint_line(self, painter: QPainter) -> None:
        """Icon and words, together in the middle."""
        theme = self._look.theme
        colour = "select_text" if self._is_ready else "text_soft"
        font = theme.font("body")
        icon, gap = theme.sizes.vote_icon, 8
        room = self.width() - icon - gap - 2 * 12
        width = min(words_width(font, self.words), room)
        x = round((self.width() - icon - gap - width) / 2)
        whole = QRectF(self.rect())
        is_rtl = self.isRightToLeft()
        mark = QRectF(x, (self.height() - icon) / 2, icon, icon)
        self._look.icons.paint(painter, flipped(mark, whole, is_rtl=is_rtl), "download", colour)
        place = QRectF(x + icon + gap, 0, width, self.height())
        place = flipped(place, whole, is_rtl=is_rtl)
        paint_words(painter, place, self.words, font, theme.colour(colour))
