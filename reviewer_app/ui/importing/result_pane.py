"""The result of an import: counts in words, rows not taken, and where each column went."""

from PySide6.QtCore import QItemSelection, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.domain.files import Refusal
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.importing.name_line import NameLine
from reviewer_app.ui.importing.outcome import Outcome
from reviewer_app.ui.importing.rows import (
    ITEM,
    Column,
    ColumnDelegate,
    RefusalDelegate,
    RowsView,
    is_cut_off,
)
from reviewer_app.ui.widgets.answer_dialog import answer_bar
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, IconButton, PrimaryButton

SIDE_BY_SIDE_FROM = 640
DETAIL_LINES = 4
MOST_SENTENCES = 4


class ResultPane(QWidget):
    """Shows an outcome. Enter goes to the cases, or closes where there are none."""

    closed = Signal()
    review_asked = Signal(str)
    save_list_asked = Signal()

    def __init__(self, look: Look, *, saves_list: bool) -> None:
        super().__init__()
        self._look = look
        self._outcome: Outcome | None = None
        self._title = PlainLabel(look, font="page_title", is_wrapped=True)
        self._file = NameLine(look, icon="file-spreadsheet")
        self._dataset = NameLine(look, icon="folder")
        self._words = [
            PlainLabel(look, colour="text_soft", is_wrapped=True) for _ in range(MOST_SENTENCES)
        ]
        self.refusals = RowsView(look, RefusalDelegate(look), tr("Rows not taken"))
        self.columns = RowsView(look, ColumnDelegate(look), tr("Columns"))
        self._detail = LiteralText(look, max_lines=DETAIL_LINES)
        self._make_cards(saves_list=saves_list)
        self.close_button = EdgedButton(look, tr("Close"), key=tr("Esc"))
        self.review = PrimaryButton(look, tr("Review them"), key=tr("Enter"))
        self.close_button.clicked.connect(self.closed)
        self.review.clicked.connect(self._ask_review)
        self.refusals.selectionModel().selectionChanged.connect(self._show_detail)
        self._lay_out()

    def show_outcome(self, outcome: Outcome) -> None:
        """Say what became of a file."""
        self._outcome = outcome
        self._title.setText(outcome.title)
        self._file.show_name(outcome.file_name)
        self._show_words(outcome)
        self._show_columns(outcome)
        self.refusals.items.show_items(outcome.refused)
        self._refusals_card.setVisible(bool(outcome.refused))
        count = len(outcome.refused)
        self._refusals_card.set_summary(tr_n("{n} row", "{n} rows", count))
        self._room.hide()
        self.review.setVisible(outcome.dataset_id is not None)
        self.setAccessibleName(" ".join((f"{outcome.title}.", *outcome.sentences)))

    @property
    def primary(self) -> QAbstractButton:
        """What Enter presses."""
        return self.close_button if self.review.isHidden() else self.review

    def _show_words(self, outcome: Outcome) -> None:
        words = [*outcome.sentences, outcome.note_on_ids]
        for label, sentence in zip(self._words, _padded(words, MOST_SENTENCES), strict=True):
            label.setText(sentence)
            label.setVisible(bool(sentence))
        self._dataset.setVisible(outcome.dataset_id is not None)
        sentence = tr("In the dataset {name}").format(name=outcome.dataset)
        self._dataset.show_name(outcome.dataset, sentence)

    def _show_columns(self, outcome: Outcome) -> None:
        """Those that are left out come first: they are what one would miss."""
        left_out = [Column(name, None) for name in outcome.not_kept]
        kept = [Column(name, field) for name, field in outcome.mapping.items()]
        self.columns.items.show_items([*left_out, *kept])
        self._columns_card.setVisible(bool(left_out or kept))
        self._columns_card.set_summary(_columns_words(len(kept), len(left_out)))

    def _make_cards(self, *, saves_list: bool) -> None:
        look = self._look
        self._refusals_card = _list_card(look, tr("Rows not taken"), self.refusals)
        copy = IconButton(look, tr("Copy the list"), icon="copy")
        copy.clicked.connect(self.refusals.copy_selected)
        self._refusals_card.add_button(copy)
        if saves_list:
            save = IconButton(look, tr("Save the list…"), icon="download")
            save.clicked.connect(self.save_list_asked)
            self._refusals_card.add_button(save)
        self._refusals_card.body_layout.addWidget(self._detail_room())
        self._columns_card = _list_card(look, tr("Columns"), self.columns)

    def _detail_room(self) -> QWidget:
        """The place of a whole reason, under the list and away from the card's edge."""
        self._room = QWidget()
        layout = QVBoxLayout(self._room)
        layout.setContentsMargins(16, 8, 16, 6)
        layout.addWidget(self._detail)
        return self._room

    def _lay_out(self) -> None:
        lines = QVBoxLayout()
        lines.setContentsMargins(20, 20, 20, 20)
        lines.setSpacing(4)
        names = QHBoxLayout()
        names.setSpacing(16)
        names.addWidget(self._file)
        names.addWidget(self._dataset)
        names.addStretch(1)
        lines.addWidget(self._title)
        lines.addSpacing(2)
        lines.addLayout(names)
        lines.addSpacing(2)
        for label in self._words:
            lines.addWidget(label)
        lines.addSpacing(10)
        self._cards = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._cards.setSpacing(12)
        self._cards.addWidget(self._columns_card, 1)
        self._cards.addWidget(self._refusals_card, 1)
        lines.addLayout(self._cards, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(lines, 1)
        whole.addWidget(answer_bar(self.close_button, self.review))

    def _show_detail(self, _selected: QItemSelection, _deselected: QItemSelection) -> None:
        """The whole reason of the one selected row, where the row has no room for it."""
        chosen = self.refusals.selectedIndexes()
        item = chosen[0].data(ITEM) if len(chosen) == 1 else None
        if isinstance(item, Refusal) and is_cut_off(
            self._look, item.reason, self.refusals.viewport().width()
        ):
            self._detail.show_text(item.reason)
            self._room.show()
            # The list has become shorter; the row that was chosen stays in sight.
            QTimer.singleShot(0, self.refusals, lambda: self.refusals.scrollTo(chosen[0]))
        else:
            self._room.hide()

    def _ask_review(self) -> None:
        if self._outcome and self._outcome.dataset_id is not None:
            self.review_asked.emit(self._outcome.dataset_id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= SIDE_BY_SIDE_FROM * self._look.theme.sizes.scale
        direction = QBoxLayout.Direction
        self._cards.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)


def _list_card(look: Look, title: str, rows: RowsView) -> Card:
    card = Card(look, title)
    card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
    card.body_layout.setContentsMargins(0, 0, 0, 6)
    card.body_layout.setSpacing(0)
    line = QFrame()
    line.setObjectName("line")
    card.body_layout.addWidget(line)
    card.body_layout.addWidget(rows, 1)
    rows.setMinimumHeight(look.theme.sizes.case_row)
    return card


def _padded(sentences: list[str], count: int) -> list[str]:
    """The sentences that say something, and empty ones up to a count."""
    told = [sentence for sentence in sentences if sentence]
    return told + [""] * (count - len(told))


def _columns_words(kept: int, left_out: int) -> str:
    count = kept + left_out
    words = tr_n("{n} column", "{n} columns", count)
    if not left_out:
        return words
    return tr("{columns}, {left_out}").format(
        columns=words, left_out=tr_n("{n} left out", "{n} left out", left_out)
    )
