"""The three faces of an import: reading, refused as a whole, and what became of it."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.name_line import NameLine
from reviewer_app.ui.importing.words import rows_words
from reviewer_app.ui.widgets.answer_dialog import answer_bar
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import paint_soft_ground
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.progress_line import LoadingBar
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton

WORDS_AFTER_MS = 1000
"""What is done within this time is not worth words or a Cancel."""

TILE = 44
TILE_ICON = 22
REASON_LINES = 8


class ReadingPane(QWidget):
    """A file is being read: its name, a thin bar, and after a moment the count and Cancel."""

    cancelled = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._title = PlainLabel(look, tr("Reading cases"), font="page_title")
        self._name = NameLine(look, icon="file-spreadsheet")
        self._bar = LoadingBar(look)
        self._words = PlainLabel(look, colour="text_soft", is_wrapped=True)
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.cancel.clicked.connect(self.ask_to_stop)
        self._delay = QTimer(self, singleShot=True, interval=WORDS_AFTER_MS)
        self._delay.timeout.connect(lambda: self._set_telling(is_telling=True))
        self._lay_out()

    def begin(self, file_name: str) -> None:
        """Another file is being read."""
        self._name.show_name(file_name, tr("Reading {name}").format(name=file_name))
        self._words.setText(rows_words(0, 0))
        self.cancel.setEnabled(True)
        self._set_telling(is_telling=False)
        self._delay.start()
        self._bar.start()

    def show_progress(self, done: int, total: int) -> None:
        """Tell how many rows are done of how many; total 0 is unknown."""
        if total:
            self._bar.show_part(done / total)
        if self.cancel.isEnabled():
            self._words.setText(rows_words(done, total))

    def ask_to_stop(self) -> None:
        """Say once that the person wants it to stop."""
        if not self.cancel.isEnabled():
            return
        self.cancel.setEnabled(False)
        self._words.setText(tr("Stopping. Nothing of this file is kept."))
        self._set_telling(is_telling=True)
        self.cancelled.emit()

    def stop(self) -> None:
        """It is done."""
        self._delay.stop()
        self._bar.stop()

    @property
    def words(self) -> str:
        """How far it is, as the person reads it; empty while nothing is said."""
        return "" if self._words.isHidden() else self._words.text()

    def _set_telling(self, *, is_telling: bool) -> None:
        self._words.setVisible(is_telling)
        self.cancel.setVisible(is_telling)

    def _lay_out(self) -> None:
        for widget in (self._words, self.cancel):
            # Their room is kept, so that nothing moves when they appear.
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(policy)
        lines = QVBoxLayout()
        lines.setContentsMargins(20, 20, 20, 16)
        lines.setSpacing(8)
        lines.addWidget(self._title)
        lines.addWidget(self._name)
        lines.addSpacing(4)
        lines.addWidget(self._bar)
        lines.addWidget(self._words)
        lines.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(lines)
        whole.addWidget(answer_bar(self.cancel))


class ProblemPane(QWidget):
    """A file that could not be read at all: which, why, and the way on."""

    closed = Signal()
    another_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._title = PlainLabel(
            look, tr("This file cannot be read in"), font="page_title", is_wrapped=True
        )
        self._name = NameLine(look, icon="file-spreadsheet")
        self._reason = LiteralText(look, max_lines=REASON_LINES)
        self._note = PlainLabel(
            look, tr("Nothing was changed."), colour="text_soft", is_wrapped=True
        )
        self.close_button = EdgedButton(look, tr("Close"), key=tr("Esc"))
        self.another = PrimaryButton(look, tr("Choose another file"), key=tr("Enter"))
        self.close_button.clicked.connect(self.closed)
        self.another.clicked.connect(self.another_asked)
        self._lay_out(look)

    def show_problem(self, file_name: str, reason: str) -> None:
        """Say why a file was refused as a whole."""
        self._name.show_name(file_name)
        self._reason.show_text(reason)
        self.setAccessibleName(f"{self._title.text()}. {file_name}. {reason}")

    @property
    def reason(self) -> str:
        """The sentence that is shown."""
        return self._reason.text

    @property
    def primary(self) -> QAbstractButton:
        """What Enter presses."""
        return self.another

    def _lay_out(self, look: Look) -> None:
        lines = QVBoxLayout()
        lines.setSpacing(8)
        for widget in (self._title, self._name):
            lines.addWidget(widget)
        lines.addSpacing(4)
        lines.addWidget(self._reason)
        lines.addWidget(self._note)
        lines.addStretch(1)
        row = QHBoxLayout()
        row.setContentsMargins(20, 20, 20, 20)
        row.setSpacing(16)
        row.addWidget(_Tile(look, "octagon-x", "down", "down_soft"), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(lines, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(row)
        whole.addStretch(1)
        whole.addWidget(answer_bar(self.close_button, self.another))


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
        whole = QRectF(self.rect())
        paint_soft_ground(self._look, painter, whole, self._ground)
        size = round(TILE_ICON * self._look.theme.sizes.scale)
        place = QRectF((self.width() - size) / 2, (self.height() - size) / 2, size, size)
        self._look.icons.paint(painter, place, self._icon, self._colour)
        painter.end()
