"""A file that cannot be read at all: which, what it looks like, and the way on."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.body import Body
from reviewer_app.ui.importing.name_line import NameLine
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import paint_soft_ground
from reviewer_app.ui.widgets.plain_text import PlainLabel

TILE, TILE_ICON = 44, 22
REASON_LINES = 12


class RefusedStep(Body):
    """Says why, in words that may hold anything a file holds."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._title = PlainLabel(
            look, tr("This file cannot be read in"), font="page_title", is_wrapped=True
        )
        self._name = NameLine(look, icon="file-spreadsheet")
        self._reason = LiteralText(look, max_lines=REASON_LINES)
        note = PlainLabel(look, tr("Nothing was changed."), colour="text_soft", is_wrapped=True)
        lines = QVBoxLayout()
        lines.setSpacing(8)
        for part in (self._title, self._name, self._reason, note):
            lines.addWidget(part)
        card = QFrame()
        card.setObjectName("card")
        row = QHBoxLayout(card)
        row.setContentsMargins(20, 20, 20, 20)
        row.setSpacing(16)
        row.addWidget(_Tile(look, "file-x", "down", "down_soft"), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(lines, 1)
        self.column.addWidget(card)
        self.column.addStretch(1)

    def show_problem(self, file_name: str, reason: str) -> None:
        """Say why a file was refused as a whole."""
        self._name.show_name(file_name)
        self._reason.show_text(reason)
        words = f"{self._title.text()}. {file_name}. {reason}"
        self.setAccessibleName(words)
        announce(self, words)

    @property
    def reason(self) -> str:
        """The sentence that is shown."""
        return self._reason.text


class _Tile(QWidget):
    """An icon on a soft ground."""

    def __init__(self, look: Look, icon: str, colour: str, ground: str) -> None:
        super().__init__()
        self._look = look
        self._icon, self._colour, self._ground = icon, colour, ground
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        size = round(TILE * self._look.theme.sizes.scale)
        return QSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_soft_ground(self._look, painter, QRectF(self.rect()), self._ground)
        size = round(TILE_ICON * self._look.theme.sizes.scale)
        place = QRectF((self.width() - size) / 2, (self.height() - size) / 2, size, size)
        self._look.icons.paint(painter, place, self._icon, self._colour)
        painter.end()
