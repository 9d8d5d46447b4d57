"""A card with one text or JSON of the case; copying gives the stored text to the letter."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from reviewer_app.domain.json import Json
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.findables import in_json, in_literal
from reviewer_app.ui.review.finding import Findable
from reviewer_app.ui.review.readings import CardReading
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.json_view import JsonView
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton


class TextCard(Card):
    """A text or JSON under its title. raw_asked: to show JSON as it is written, or as a tree."""

    copied = Signal(str)
    raw_asked = Signal()

    def __init__(self, look: Look, title: str, *, is_collapsible: bool = False) -> None:
        super().__init__(look, title, is_collapsible=is_collapsible)
        self._words = title
        self._is_collapsible = is_collapsible
        self._value: str | Json | None = None
        self._language = ""
        self._shown: tuple[str | Json | None, str] | None = None
        self._is_raw = False
        self.content = LiteralText(look)
        self.content.view.setAccessibleName(title)
        self._json: JsonView | None = None
        self.nothing = PlainLabel(look, tr("Empty"), colour="text_faint")
        self.add_text(self.content)
        self.body_layout.addWidget(self.nothing)
        self._raw_button = IconButton(look, tr("Show as it is written"), icon="braces")
        self._raw_button.follow("toggle_raw")
        self._raw_button.clicked.connect(self.raw_asked)
        self._raw_button.hide()
        self.add_button(self._raw_button)
        copy = IconButton(look, tr("Copy {title}").format(title=title), icon="copy")
        copy.clicked.connect(self.copy)
        self.add_button(copy)
        self._copy_button = copy
        self.toggled.connect(self.fill)

    def show_value(self, value: str | Json | None, language: str) -> None:
        """Show another value; the card hides itself where there is none."""
        self._value, self._language = value, language
        self.setVisible(value is not None)
        self.fill()

    @property
    def stored(self) -> str:
        """The text as it is stored."""
        return self._value.text if isinstance(self._value, Json) else self._value or ""

    @property
    def json(self) -> JsonView:
        """The view of JSON, made for the first value that is some."""
        if self._json is None:
            self._json = JsonView(self._look)
            self._json.set_name(self._words)
            self._json.set_raw(self._is_raw)
            self._json.copied.connect(self.copied)
            self.add_text(self._json)
        return self._json

    @property
    def has_json(self) -> bool:
        """Whether a JSON is on the card."""
        return self._json is not None and not self._json.isHidden()

    def set_raw(self, is_raw: bool) -> None:
        """Show JSON as it is written, or as a tree."""
        self._is_raw = is_raw
        if self._json is not None:
            self._json.set_raw(is_raw)

    def findables(self) -> Iterator[Findable]:
        """What can be looked through; a closed card is opened for it."""
        if self._value is None:
            return
        if isinstance(self._value, Json):
            yield in_json(lambda: self._json, self.stored, self._open)
        else:
            yield in_literal(self.content, self.stored, self._open)

    def reading(self) -> CardReading:
        """How the card is read now."""
        has_text = not self.content.isHidden()
        return CardReading(
            text=self.content.reading() if has_text else None,
            json=self.json.reading() if self.has_json else None,
        )

    def read_on(self, reading: CardReading) -> None:
        """Go back to how it was read."""
        if reading.text is not None and not self.content.isHidden():
            self.content.read_on(reading.text)
        if reading.json is not None and self.has_json:
            self.json.read_on(reading.json)

    def _open(self) -> None:
        if not self.is_open:
            self.set_open(True)
        self.fill()

    def copy(self) -> None:
        """Put the stored text on the clipboard."""
        QGuiApplication.clipboard().setText(self.stored)
        self.copied.emit(tr("{title} copied").format(title=self._words))

    def fill(self) -> None:
        """Lay the text out, once and only where it can be seen."""
        wanted = (self._value, self._language)
        is_closed = self._is_collapsible and not self.is_open
        if wanted == self._shown or is_closed or self._value is None:
            return
        self._shown = wanted
        self.nothing.setVisible(not self.stored)
        self._copy_button.setVisible(bool(self.stored))
        is_json = bool(self.stored) and isinstance(self._value, Json)
        self.content.setVisible(bool(self.stored) and not is_json)
        if self._json is not None:
            self._json.setVisible(is_json)
        self._raw_button.setVisible(is_json)
        if self.stored:
            self.show_stored(self._value, self._language)

    def show_stored(self, value: str | Json, language: str) -> None:
        """Show a value that is not empty."""
        if isinstance(value, Json):
            self.json.show_json(value.text, language)
            self._raw_button.setVisible(not self.json.is_broken)
        else:
            self.content.show_text(value, language=language)
