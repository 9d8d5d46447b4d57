"""A card with one text or JSON of the case; copying gives the stored text to the letter."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetricsF, QGuiApplication

from reviewer_app.domain.json import Json
from reviewer_app.domain.json_layouts import indented
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.theme import Theme
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton


class TextCard(Card):
    """A text or JSON under its title; copying gives the stored text to the letter."""

    copied = Signal(str)

    def __init__(self, look: Look, title: str, *, is_collapsible: bool = False) -> None:
        super().__init__(look, title, is_collapsible=is_collapsible)
        self._words = title
        self._is_collapsible = is_collapsible
        self._value: str | Json | None = None
        self._language = ""
        self._shown: tuple[str | Json | None, str] | None = None
        self.content = LiteralText(look)
        self.content.view.setAccessibleName(title)
        self.nothing = PlainLabel(look, tr("Empty"), colour="text_faint")
        self.body_layout.addWidget(self.content)
        self.body_layout.addWidget(self.nothing)
        copy = IconButton(look, tr("Copy {title}").format(title=title), icon="copy")
        copy.clicked.connect(self.copy)
        self.add_button(copy)
        self._copy_button = copy
        self.toggled.connect(self._fill)

    def show_value(self, value: str | Json | None, language: str) -> None:
        """Show another value; the card hides itself where there is none."""
        self._value, self._language = value, language
        self.setVisible(value is not None)
        self._fill()

    @property
    def stored(self) -> str:
        """The text as it is stored."""
        return self._value.text if isinstance(self._value, Json) else self._value or ""

    def copy(self) -> None:
        """Put the stored text on the clipboard."""
        QGuiApplication.clipboard().setText(self.stored)
        self.copied.emit(tr("{title} copied").format(title=self._words))

    def _fill(self) -> None:
        """Lay the text out, once and only where it can be seen."""
        wanted = (self._value, self._language)
        is_closed = self._is_collapsible and not self.is_open
        if wanted == self._shown or is_closed or self._value is None:
            return
        self._shown = wanted
        self.nothing.setVisible(not self.stored)
        self.content.setVisible(bool(self.stored))
        self._copy_button.setVisible(bool(self.stored))
        if self.stored:
            self.show_stored(self._value, self._language)

    def show_stored(self, value: str | Json, language: str) -> None:
        """Show a value that is not empty."""
        if isinstance(value, Json):
            self.content.show_text(indented(value.text), is_code=True)
        else:
            self.content.show_text(value, language=language)


def first_line(theme: Theme) -> tuple[float, float]:
    """Where the letters of the first line of a text begin, and how high they are.

    Qt puts what a line has more than its letters above them.
    """
    font = theme.font("case")
    height = QFontMetricsF(font).height()
    return theme.case_line_height(font) - height, height
