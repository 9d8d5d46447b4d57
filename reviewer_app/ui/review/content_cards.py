"""Cards with one text of the case each: input, expected output, context, goal and the others."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.json import Json
from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.review.json_text import indented
from reviewer_app.ui.review.words import size_words
from reviewer_app.ui.theme import Theme
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.chip import CODE, LABEL, Chip
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton, LinkButton

CHIPS = 100
"""Tools shown as chips; a last chip tells how many more there are."""

ROWS = 50
"""Rows shown at once; the rest follows a press of a button."""


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


class ExpectedOutputCard(TextCard):
    """The expected output, and under it the tools that are expected to be called."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Expected output"))
        self._tools = _ToolsRow(look)
        layout = self.layout()
        if layout is not None:
            layout.addWidget(self._tools)

    def show_expected(self, output: str | None, tools: Sequence[str] | None, language: str) -> None:
        """Show both; tools alone are shown under "No expected output"."""
        self.nothing.setText(tr("Empty") if output is not None else tr("No expected output"))
        is_given = output is not None or tools is not None
        self.show_value((output or "") if is_given else None, language)
        self._tools.show_tools(tools)


class ContextCard(TextCard):
    """The context; long ones are closed until a person opens them, which is remembered."""

    is_long_from = 600

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Context"), is_collapsible=True)
        self.wish: bool | None = None
        self.toggled.connect(self._keep_wish)

    def show_context(self, value: str | Json | None, language: str) -> None:
        """Show another context, open or closed as the person left the card."""
        text = value.text if isinstance(value, Json) else value or ""
        self.set_open(len(text) <= self.is_long_from if self.wish is None else self.wish)
        self.set_summary(size_words(text))
        self.show_value(value, language)

    def _keep_wish(self, is_open: bool) -> None:
        self.wish = is_open


class _ToolsRow(QWidget):
    """The names of tools as chips under a line."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shown: tuple[str, ...] | None = None
        self._chips: list[Chip] = []
        self._label = PlainLabel(look, tr("Expected tools"), font="label", colour="text_soft")
        line = QFrame(self)
        line.setObjectName("line")
        self._row = QWidget(self)
        self._flow = FlowLayout(self._row, gap=8, line_gap=6)
        padding = look.theme.sizes.card_padding
        self._flow.setContentsMargins(padding, 8, padding, 8)
        self._flow.addWidget(self._label)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(line)
        column.addWidget(self._row)
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()

    def _apply_sizes(self) -> None:
        self._row.setMinimumHeight(self._look.theme.sizes.card_head)

    def show_tools(self, tools: Sequence[str] | None) -> None:
        """Show other names; the row hides itself where none are given."""
        self.setVisible(tools is not None)
        if tools is None or tuple(tools) == self._shown:
            return
        self._shown = tuple(tools)
        names = [(single_line(name), name) for name in tools[:CHIPS]] or [(tr("none"), "")]
        if len(tools) > CHIPS:
            more = tr("and {n} more").format(n=format_number(len(tools) - CHIPS))
            names.append((more, more))
        self._fill(names)
        self.setAccessibleName(f"{tr('Expected tools')}: {', '.join(name for name, _ in names)}")

    def _fill(self, names: list[tuple[str, str]]) -> None:
        while len(self._chips) < len(names):
            chip = Chip(self._look, "", CODE, parent=self)
            self._flow.addWidget(chip)
            self._chips.append(chip)
        for number, chip in enumerate(self._chips):
            chip.setVisible(number < len(names))
            if number < len(names):
                shown, whole = names[number]
                chip.show_state(shown, CODE if whole else LABEL, whole)


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
        self._turns = PlainLabel(look, font="label", colour="text_soft")
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
        self, criteria: Sequence[str] | None, turns: int | None, language: str
    ) -> None:
        """Show other criteria, and how many live turns there are at most."""
        self.setVisible(bool(criteria))
        self._line.setVisible(turns is not None)
        self._turns.setVisible(turns is not None)
        if turns is not None:
            words = tr_n("At most {n} live turn", "At most {n} live turns", turns)
            self._turns.setText(words)
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


def first_line(theme: Theme) -> tuple[float, float]:
    """Where the letters of the first line of a text begin, and how high they are.

    Qt puts what a line has more than its letters above them.
    """
    font = theme.font("case")
    height = QFontMetricsF(font).height()
    return theme.case_line_height(font) - height, height
