"""The stopping criteria of a scenario, numbered."""

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.review.text_card import first_line
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.chip import LABEL, Chip
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import LinkButton

ROWS = 50
"""Rows shown at once; the rest follows a press of a button."""


class CriteriaCard(Card):
    """The stopping criteria, numbered; any of them ends the conversation."""

    def __init__(self, look: Look) -> None:
        summary = tr("any of these ends the conversation")
        super().__init__(look, tr("Stopping criteria"), summary=summary)
        self._look = look
        self._all: tuple[str, ...] = ()
        self._language = ""
        self._rows: list[_Criterion] = []
        self._more = LinkButton(look, "")
        self._more.clicked.connect(lambda: self._fill(len(self._all)))
        self._turns = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        padding = look.theme.sizes.card_padding
        self._turns.setContentsMargins(padding, 8, padding, 8)
        self._line = QFrame(self)
        self._line.setObjectName("line")
        self.body_layout.setSpacing(6)
        self.body_layout.addWidget(self._more)
        layout = self.layout()
        if layout is not None:
            layout.addWidget(self._line)
            layout.addWidget(self._turns)

    def show_criteria(
        self,
        criteria: Sequence[str] | None,
        turns: int | None,
        language: str,
        strategy: str | None = None,
    ) -> None:
        """Show other criteria, and under them the most live turns and the strategy."""
        self.setVisible(bool(criteria))
        words: list[str] = []
        if turns is not None:
            words.append(tr_n("At most {n} live turn", "At most {n} live turns", turns))
        if strategy:
            words.append(tr("Strategy {name}").format(name=single_line(strategy)))
        self._line.setVisible(bool(words))
        self._turns.setVisible(bool(words))
        self._turns.setText("  ·  ".join(words))
        if (tuple(criteria or ()), language) != (self._all, self._language):
            self._all, self._language = tuple(criteria or ()), language
            self._fill(ROWS)

    def _fill(self, limit: int) -> None:
        shown = self._all[:limit]
        while len(self._rows) < len(shown):
            row = _Criterion(self._look)
            self.body_layout.insertWidget(len(self._rows), row)
            self._rows.append(row)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(shown))
            if number < len(shown):
                row.show_criterion(number + 1, shown[number], self._language)
        self._more.set_words(tr("Show all {n}").format(n=format_number(len(self._all))))
        self._more.setVisible(len(shown) < len(self._all))


class _Criterion(QWidget):
    """A number and the words behind it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._number = Chip(look, "")
        self._content = LiteralText(look)
        self._column = QVBoxLayout()
        self._column.addWidget(self._number)
        self._column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addLayout(self._column)
        row.addWidget(self._content, 1)
        look.changed.connect(self._align)
        self._align()

    def _align(self) -> None:
        """The number stands in the middle of the first line."""
        top, height = first_line(self._look.theme)
        chip = self._look.theme.sizes.chip
        self._column.setContentsMargins(0, max(0, round(top + (height - chip) / 2)), 0, 0)

    def show_criterion(self, number: int, text: str, language: str) -> None:
        """Show another criterion."""
        self._number.show_state(format_number(number), LABEL)
        self._content.show_text(text, language=language)
        self._content.view.setAccessibleName(tr("Criterion {n}").format(n=format_number(number)))
