"""The input of a case: a text, JSON, or the messages that a suite sends."""

from collections.abc import Iterator

from reviewer_app.domain.attachments import attachments_of, is_text_with_files, text_of
from reviewer_app.domain.conversations import messages_of
from reviewer_app.domain.json import Json
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.review.files_row import FilesRow
from reviewer_app.ui.review.findables import in_literal, in_turns
from reviewer_app.ui.review.finding import Findable
from reviewer_app.ui.review.readings import CardReading
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
        self.files = FilesRow(look)
        self.files.copied.connect(self.copied)
        layout = self.layout()
        if layout is not None:
            layout.addWidget(self.turns)
            layout.addWidget(self.files)

    def show_value(self, value: str | Json | None, language: str) -> None:
        """Show another value; the card hides itself where there is none."""
        super().show_value(value, language)
        self.files.show_files(attachments_of(value))

    def show_stored(self, value: str | Json, language: str) -> None:
        """Show a value that is not empty."""
        is_json = isinstance(value, Json)
        turns = messages_of(value) if is_json and not self._is_raw else None
        self.turns.setVisible(turns is not None)
        self.body.setVisible(turns is None)
        self.set_summary("" if turns is None else tr_n("{n} message", "{n} messages", len(turns)))
        self.turns.show_turns(turns or [], language)
        if turns is not None:
            return
        if is_json and not self._is_raw and attachments_of(value) and is_text_with_files(value):
            self._show_words(text_of(value), language)
        else:
            super().show_stored(value, language)

    def findables(self) -> Iterator[Findable]:
        """What can be looked through: the text, the JSON or the messages."""
        if self._value is None:
            return
        if not self.turns.isHidden():
            yield from in_turns(self.turns)
        elif self.content.isHidden() or not isinstance(self._value, Json):
            yield from super().findables()
        else:
            yield in_literal(self.content, self.content.text)

    def reading(self) -> CardReading:
        """How the card is read now."""
        if self.turns.isHidden():
            return super().reading()
        return CardReading(turns=self.turns.spot(), turn=self.turns.current)

    def read_on(self, reading: CardReading) -> None:
        """Go back to how it was read."""
        super().read_on(reading)
        if reading.turns is not None and not self.turns.isHidden():
            self.turns.read_on(reading.turns, reading.turn)

    def _show_words(self, text: str, language: str) -> None:
        """The text beside the files, which have a place of their own."""
        self.body.setVisible(bool(text))
        self.content.setVisible(True)
        self.content.show_text(text, language=language)
        if self._json is not None:
            self._json.hide()

    def set_raw(self, is_raw: bool) -> None:
        """Show JSON as it is written, or as messages or a tree."""
        super().set_raw(is_raw)
        if self._value is not None and isinstance(self._value, Json):
            self._shown = None
            self.fill()
