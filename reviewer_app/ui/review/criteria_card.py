"""The stopping criteria of a scenario, numbered."""

from collections.abc import Iterator, Sequence

from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.review.findables import in_literal
from reviewer_app.ui.review.finding import Findable
from reviewer_app.ui.review.numbered_text import NumberedText
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import LinkButton
from reviewer_app.ui.widgets.rule import Rule

MANY = 8
"""New rows from which on they are made out of sight."""

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
        self._rows: list[NumberedText] = []
        self._more = LinkButton(look, "")
        self._more.clicked.connect(lambda: self._fill(len(self._all)))
        self._turns = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        padding = look.theme.sizes.card_padding
        self._turns.setContentsMargins(padding, 8, padding, 8)
        self._line = Rule(self)
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
            if len(self._all) - len(self._rows) > MANY:
                self.hide()  # each new row that comes into sight would lay out the whole card
            self._fill(ROWS)
            self.setVisible(bool(criteria))

    def findables(self) -> Iterator[Findable]:
        """What can be looked through: all criteria, shown or not."""
        if not self._all or self.isHidden():
            return
        if len(self._rows) < len(self._all):
            self._fill(len(self._all))
        for row, text in zip(self._rows, self._all, strict=False):
            yield in_literal(row.content, text)

    def _fill(self, limit: int) -> None:
        shown = self._all[:limit]
        while len(self._rows) < len(shown):
            row = NumberedText(self._look)
            self.body_layout.insertWidget(len(self._rows), row)
            self._rows.append(row)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(shown))
            if number < len(shown):
                name = tr("Criterion {n}").format(n=format_number(number + 1))
                row.show_numbered(number + 1, shown[number], self._language, name)
        self._more.set_words(tr("Show all {n}").format(n=format_number(len(self._all))))
        self._more.setVisible(len(shown) < len(self._all))
