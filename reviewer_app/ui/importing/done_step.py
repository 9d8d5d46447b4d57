"""The step of the result: what came of the file, how to take it back, and what was not taken."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.services.import_results import ImportResult
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.importing.body import Body
from reviewer_app.ui.importing.name_line import NameLine
from reviewer_app.ui.importing.outcome import can_undo, outcome_sentences, title_words
from reviewer_app.ui.importing.problem_list import ProblemList
from reviewer_app.ui.importing.problems import MOST, Problem, group
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton

_MOST_SENTENCES = 6
_LIST_HEIGHT = 320


class DoneStep(Body):
    """undo_asked: take the import back. save_asked: write the rows not taken to a file."""

    undo_asked = Signal()
    save_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._look = look
        self._refused: Sequence[Problem] = ()
        self._title = PlainLabel(look, font="figure", is_wrapped=True)
        self._dataset = NameLine(look, icon="folder")
        self._sentences = [
            PlainLabel(look, colour="text_soft", is_wrapped=True) for _ in range(_MOST_SENTENCES)
        ]
        self.undo = EdgedButton(look, tr("Undo"), icon="undo-2", key=look.keymap.cap("Ctrl+Z"))
        self.save = EdgedButton(look, tr("Save the list of rows not taken"), icon="download")
        self.list = ProblemList(look)
        self._lay_out()
        self.undo.clicked.connect(self.undo_asked)
        self.save.clicked.connect(self.save_asked)

    def _lay_out(self) -> None:
        lines = QVBoxLayout()
        lines.setSpacing(6)
        lines.addWidget(self._title)
        lines.addWidget(self._dataset)
        for sentence in self._sentences:
            lines.addWidget(sentence)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.undo)
        buttons.addWidget(self.save)
        buttons.addStretch(1)
        self._card = Card(self._look, tr("Rows not taken"))
        self._card.body_layout.setContentsMargins(0, 0, 0, 4)
        self._card.body_layout.addWidget(self.list)
        self.column.addLayout(lines)
        self.column.addSpacing(4)
        self.column.addLayout(buttons)
        self.column.addSpacing(8)
        self.column.addWidget(self._card)
        self.column.addStretch(1)

    def show_result(self, result: ImportResult) -> None:
        """Say what became of the file."""
        refused = group(result.refused, ())
        self._refused = refused
        self._say(title_words(result), outcome_sentences(result))
        self._dataset.setVisible(result.dataset_id is not None)
        sentence = tr("In the dataset {name}").format(name=result.dataset)
        self._dataset.show_name(result.dataset, sentence)
        self.undo.setVisible(can_undo(result))
        self._card.setVisible(bool(refused))
        self._card.set_end_words(tr_n("{n} row", "{n} rows", sum(each.count for each in refused)))
        self.save.setVisible(bool(refused))
        self.list.problems.show_rows(refused[:MOST])
        self._fit_list()

    def _fit_list(self) -> None:
        most = round(_LIST_HEIGHT * self._look.theme.sizes.scale)
        self.list.setFixedHeight(self.list.height_needed(most))

    @property
    def refused(self) -> Sequence[Problem]:
        """The rows that were not taken, equal reasons together."""
        return self._refused

    def show_undone(self) -> None:
        """Say that the import was taken back."""
        self._say(
            tr("Taken back"),
            [tr("What came in with this file is gone, but for cases decided or changed since.")],
        )
        self._dataset.hide()
        self.undo.hide()

    @property
    def title(self) -> str:
        """What came of it, in one line."""
        return self._title.text()

    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._fit_list()

    def _say(self, title: str, sentences: Sequence[str]) -> None:
        self._title.setText(title)
        padded = [*sentences, *[""] * _MOST_SENTENCES][:_MOST_SENTENCES]
        for label, sentence in zip(self._sentences, padded, strict=True):
            label.setText(sentence)
            label.setVisible(bool(sentence))
        words = " ".join((f"{title}.", *sentences))
        self.setAccessibleName(words)
        announce(self, words)
