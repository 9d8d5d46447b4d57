"""The pane beside the editor: what would become of the known outputs if this were saved."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from reviewer_app.services.forecasting import WhatIf
from reviewer_app.ui.editing.what_if_card import OutputCard
from reviewer_app.ui.editing.what_if_list import OutputHead, OutputList
from reviewer_app.ui.editing.what_if_words import headline, note_words, outlook_row
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.progress_line import LoadingBar
from reviewer_app.ui.widgets.quiet_button import QuietButton

DIM_AFTER = 150
"""Milliseconds after which the last verdicts are dimmed while newer ones are being found."""

_ANNOUNCE_AFTER = 800


class WhatIfPane(QWidget):
    """The outlook of what is being typed.

    paste_asked: the person wants to give an output. remove_asked: the id of one to let go.
    """

    paste_asked = Signal()
    remove_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.outlook: WhatIf | None = None
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("If you save this"))
        self.figure = PlainLabel(look, font="figure")
        self.beside = PlainLabel(look, colour="text_soft", is_wrapped=True)
        self.note = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._loading = LoadingBar(look)
        self.list = OutputList(look)
        self.list.selectionModel().currentChanged.connect(self._show_chosen)
        self._head = OutputHead(look, self.list)
        self.card = OutputCard(look)
        self.card.remove_asked.connect(self.remove_asked)
        self.paste = QuietButton(look, tr("Paste an output…"), icon="clipboard-paste")
        self.paste.clicked.connect(self.paste_asked)
        self._dimming = QTimer(self, singleShot=True, interval=DIM_AFTER)
        self._dimming.timeout.connect(self._dim)
        self._telling = QTimer(self, singleShot=True, interval=_ANNOUNCE_AFTER)
        self._telling.timeout.connect(self._tell)
        self._told = ""
        self._lay_out()
        self._show_words("", "")

    def _lay_out(self) -> None:
        self._column = QVBoxLayout()
        self._column.setContentsMargins(16, 14, 16, 10)
        self._column.setSpacing(4)
        first = QHBoxLayout()
        first.setSpacing(10)
        first.addWidget(PlainLabel(self._look, tr("If you save this"), font="pane_title"))
        words = tr("scored as you type, on this computer")
        first.addWidget(PlainLabel(self._look, words, font="label", colour="text_soft"))
        first.addStretch(1)
        second = QHBoxLayout()
        second.setSpacing(8)
        second.addWidget(self.figure)
        second.addWidget(self.beside, 1, Qt.AlignmentFlag.AlignBaseline)
        for line in (first, second):
            self._column.addLayout(line)
        self._column.addWidget(self.note)
        body = QWidget()
        body.setObjectName("pageBody")
        inner = QVBoxLayout(body)
        inner.setContentsMargins(0, 0, 0, 12)
        inner.setSpacing(0)
        inner.addWidget(self._head)
        inner.addWidget(self.list)
        below = QVBoxLayout()
        below.setContentsMargins(16, 12, 16, 0)
        below.setSpacing(8)
        below.addWidget(self.card)
        below.addWidget(self.paste, 0, Qt.AlignmentFlag.AlignLeading)
        inner.addLayout(below)
        inner.addStretch(1)
        scroll = QScrollArea()
        scroll.setObjectName("page")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(body)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._column)
        whole.addWidget(self._loading)
        whole.addWidget(scroll, 1)

    def begin(self) -> None:
        """A newer outlook is on its way; the last verdicts stay, dimmed if it takes long."""
        self._loading.start()
        self._dimming.start()

    def show_outlook(self, outlook: WhatIf) -> None:
        """Show what would become of the outputs."""
        self.outlook = outlook
        self._finish()
        rows = [outlook_row(row, n) for n, row in enumerate(outlook.rows, 1)]
        self.list.show_rows(rows)
        for part in (self.list, self._head):
            part.setVisible(bool(rows))
        self._head.update()
        self._show_words(*headline(outlook))
        self.note.setText(note_words(outlook))
        self.note.setVisible(bool(self.note.text()))
        self._show_chosen()
        self._telling.start()

    def show_problem(self, words: str) -> None:
        """Say why there is no newer outlook; the last verdicts stay dimmed."""
        self._finish()
        self._dim()
        self._show_words("", "")  # what was typed before came to that, not what stands there
        self.note.setText(words)
        self.note.setVisible(bool(words))

    def _finish(self) -> None:
        self._loading.stop()
        self._dimming.stop()
        self.list.set_stale(False)

    def _dim(self) -> None:
        self.list.set_stale(True)

    def _show_words(self, figure: str, beside: str) -> None:
        self.figure.setText(figure)
        self.beside.setText(beside)
        for label in (self.figure, self.beside):
            label.setVisible(bool(label.text()))
        self.note.setVisible(bool(self.note.text()))

    def _show_chosen(self) -> None:
        row = self.list.chosen
        self.card.setVisible(row is not None)
        if row is not None:
            self.card.show_row(row)

    @property
    def sentence(self) -> str:
        """The outlook in words."""
        return tr(", ").join(filter(None, (self.figure.text(), self.beside.text())))

    def _tell(self) -> None:
        """Say it when the typing rests, and only what is news."""
        if self.sentence != self._told:
            self._told = self.sentence
            announce(self, self.sentence)
