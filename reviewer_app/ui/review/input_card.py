"""The input of a case: a text, JSON, or the messages that a suite sends."""

from reviewer_app.domain.conversations import messages_of
from reviewer_app.domain.json import Json
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.review.text_card import TextCard
from reviewer_app.ui.review.turns import TurnList
from reviewer_app.ui.widgets.look import Look


class InputCard(TextCard):
    """Shows messages as turns, anything else as it is."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Input"))
        self.turns = TurnList(look)
        self.turns.hide()
        self.turns.focus_shown.connect(self._show_ring)
        layout = self.layout()
        if layout is not None:
            layout.addWidget(self.turns)

    def show_stored(self, value: str | Json, language: str) -> None:
        """Show a value that is not empty."""
        is_json = isinstance(value, Json)
        turns = messages_of(value) if is_json and not self._is_raw else None
        self.turns.setVisible(turns is not None)
        self.body.setVisible(turns is None)
        self.set_summary("" if turns is None else tr_n("{n} message", "{n} messages", len(turns)))
        self.turns.show_turns(turns or [], language)
        if turns is None:
            super().show_stored(value, language)

    def set_raw(self, is_raw: bool) -> None:
        """Show JSON as it is written, or as messages or a tree."""
        super().set_raw(is_raw)
        if self._value is not None and isinstance(self._value, Json):
            self._shown = None
            self.fill()
