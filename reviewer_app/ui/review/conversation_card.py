"""The conversation of a case: predefined turns, told apart by name, icon and rule."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.domain.conversations import turns_of
from reviewer_app.domain.json import Json
from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.review.findables import in_json, in_turns
from reviewer_app.ui.review.finding import Findable
from reviewer_app.ui.review.readings import CardReading
from reviewer_app.ui.review.turns import TurnList
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.json_view import JsonView
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words, words_width
from reviewer_app.ui.widgets.quiet_button import IconButton


class ConversationCard(Card):
    """The conversation that every run begins with; what is no conversation is shown as stored.

    find_asked: somebody wants to look for words.
    """

    copied = Signal(str)
    find_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Conversation"))
        self._stored: Json | None = None
        self._shown: tuple[Json, str] | None = None
        self._is_raw = False
        self.turns = TurnList(look)
        self.turns.turned.connect(self._tell_turn)
        self.turns.focus_shown.connect(self._show_ring)
        self.predefined = PartHead(look, tr("Predefined"))
        self._json: JsonView | None = None
        layout = self.layout()
        if layout is not None:
            layout.addWidget(self.predefined)
            layout.addWidget(self.turns)
        self._add_buttons(look)

    def _add_buttons(self, look: Look) -> None:
        find = IconButton(look, tr("Find in the case"), icon="search")
        find.follow("find_in_case")
        find.clicked.connect(self.find_asked)
        self.before = IconButton(look, tr("Previous turn"), icon="chevron-up")
        self.before.clicked.connect(lambda: self.turns.go_to(self.turns.current - 1))
        self.after = IconButton(look, tr("Next turn"), icon="chevron-down")
        self.after.clicked.connect(lambda: self.turns.go_to(self.turns.current + 1))
        copy = IconButton(look, tr("Copy the conversation"), icon="copy")
        copy.clicked.connect(self.copy)
        for button in (self.before, self.after, find, copy):
            self.add_button(button)

    def show_conversation(self, stored: Json | None, language: str) -> None:
        """Show another conversation; the card hides itself where there is none."""
        self._stored = stored
        self.setVisible(stored is not None)
        if stored is None or (stored, language) == self._shown:
            return
        self._shown = (stored, language)
        self._fill(stored, language)

    def _fill(self, stored: Json, language: str) -> None:
        turns = None if self._is_raw else turns_of(stored)
        self.set_open(turns is None)
        for part in (self.turns, self.predefined):
            part.setVisible(turns is not None)
        if turns is None:
            self.set_summary("" if self._is_raw else tr("shown as it is stored"))
            self.raw.show_json(stored.text, language)
            self.raw.set_raw(self._is_raw)
            self.turns.show_turns([], language)
            return
        self.set_summary("")
        words = tr_n(
            "{n} turn, the same in every run", "{n} turns, the same in every run", len(turns)
        )
        self.predefined.show_words(words)
        self.turns.show_turns(turns, language)

    @property
    def raw(self) -> JsonView:
        """The conversation as JSON, made where it is needed."""
        if self._json is None:
            self._json = JsonView(self._look)
            self._json.set_name(tr("Conversation"))
            self._json.copied.connect(self.copied)
            self.add_text(self._json)
        return self._json

    def set_raw(self, is_raw: bool) -> None:
        """Show the JSON as it is written, or turns."""
        if is_raw == self._is_raw:
            return
        self._is_raw = is_raw
        if self._shown is not None:
            self._fill(*self._shown)

    def _tell_turn(self) -> None:
        count = self.turns.count()
        is_seen = count > 1 and not self.turns.isHidden()
        for button in (self.before, self.after):
            button.setVisible(is_seen)
        n = format_number(self.turns.current + 1)
        words = tr("Turn {n} of {count}").format(n=n, count=format_number(count))
        self.set_end_words(words if is_seen else "")
        self.before.setEnabled(self.turns.current > 0)
        self.after.setEnabled(self.turns.current < count - 1)

    def findables(self) -> Iterator[Findable]:
        """What can be looked through: all turns, laid out or not."""
        if self._stored is None:
            return
        if self.turns.isHidden():
            yield in_json(lambda: self._json, self._stored.text)
        else:
            yield from in_turns(self.turns)

    def reading(self) -> CardReading:
        """How the card is read now."""
        if self._stored is None or self.turns.isHidden():
            return CardReading()
        return CardReading(turns=self.turns.spot(), turn=self.turns.current)

    def read_on(self, reading: CardReading) -> None:
        """Go back to how it was read."""
        if reading.turns is not None and not self.turns.isHidden():
            self.turns.read_on(reading.turns, reading.turn)

    def copy(self) -> None:
        """Put the stored text on the clipboard."""
        if self._stored is not None:
            QGuiApplication.clipboard().setText(self._stored.text)
            self.copied.emit(tr("Conversation copied"))


class PartHead(QWidget):
    """The head of a part of a conversation: its name and what it is."""

    def __init__(self, look: Look, title: str) -> None:
        super().__init__()
        self._look, self._title, self._words = look, title, ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_words(self, words: str) -> None:
        """Say what the part is."""
        self._words = words
        self.setAccessibleName(f"{self._title}: {words}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, self._look.theme.sizes.head_row)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        whole, padding = QRectF(self.rect()), theme.sizes.card_padding
        painter = QPainter(self)
        painter.fillRect(whole, theme.colour("mute"))
        if theme.is_high_contrast:
            painter.fillRect(QRectF(0, 0, whole.width(), 1), theme.colour("line"))
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        strong, plain = theme.font("label_strong"), theme.font("label")
        x = padding + words_width(strong, self._title) + 12
        title = QRectF(padding, 0, whole.width() - 2 * padding, whole.height())
        words = QRectF(x, 0, whole.width() - x - padding, whole.height())
        for place, text, font, colour in (
            (title, self._title, strong, "text"),
            (words, self._words, plain, "text_soft"),
        ):
            place = flipped(place, whole, is_rtl=is_rtl)
            paint_words(painter, place, text, font, theme.colour(colour), alignment=side)
        painter.end()
