"""A file is being read in: how far it is, Cancel, and what is left to choose after that."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.body import Body
from reviewer_app.ui.importing.words import rows_words, stopped_words
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.progress_line import ProgressBar
from reviewer_app.ui.widgets.quiet_button import EdgedButton


class ReadingStep(Body):
    """cancelled: the person wants it to stop. removed: nothing of it is to stay."""

    cancelled = Signal()
    removed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._card = Card(look, tr("Reading in"))
        self._bar = ProgressBar(look)
        self._words = PlainLabel(look)
        self._note = PlainLabel(look, colour="text_soft", is_wrapped=True)
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.remove = EdgedButton(look, tr("Remove"), icon="trash-2")
        self.cancel.clicked.connect(self.ask_to_stop)
        self.remove.clicked.connect(self.removed)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._words)
        row.addStretch(1)
        row.addWidget(self.remove)
        row.addWidget(self.cancel)
        self._card.body_layout.addWidget(self._bar)
        self._card.body_layout.addLayout(row)
        self._card.body_layout.addWidget(self._note)
        self.column.addWidget(self._card)
        self.column.addStretch(1)

    def begin(self) -> None:
        """Reading has begun, or goes on."""
        self._bar.show_part(None)
        self._words.setText(rows_words(0, 0))
        self._note.setText(tr("New cases are shown when all of them are here."))
        self.cancel.setEnabled(True)
        self.cancel.show()
        self.remove.hide()

    def show_progress(self, done: int, total: int) -> None:
        """How many rows are done of how many; total 0 is unknown."""
        self._bar.show_part(done / total if total else None)
        if self.cancel.isEnabled():
            self._words.setText(rows_words(done, total))

    def ask_to_stop(self) -> None:
        """Say once that the person wants it to stop."""
        if self.cancel.isEnabled() and self.cancel.isVisible():
            self.cancel.setEnabled(False)
            self._words.setText(tr("Stopping…"))
            self.cancelled.emit()

    def show_stopped(self, done: int, total: int, why_not: str = "") -> None:
        """It stopped half-way. why_not: what keeps it from going on; empty where nothing does."""
        self._bar.show_part(done / total if total else 0.0)
        self._words.setText(stopped_words(done, total))
        kept = tr("Nothing of it is shown yet. Continue reads in the rest, Remove takes it away.")
        self._note.setText(why_not or kept)
        self.cancel.hide()
        self.remove.show()
        announce(self, f"{self._words.text()} {self._note.text()}")

    @property
    def words(self) -> str:
        """How far it is, as the person reads it."""
        return self._words.text()
