"""The names of tools as chips, under the text they belong to."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.review.finding import Findable, Marks
from reviewer_app.ui.widgets.chip import CODE, LABEL, Chip, ChipKind
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import case_line, single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.rule import Rule
from reviewer_app.ui.widgets.scrolling import bring_into_page

CHIPS = 100
"""Tools shown as chips; a last chip tells how many more there are."""

MANY = 8
"""New chips from which on they are made out of sight."""

FOUND = ChipKind(font="code", ground="warn_soft", colour="text")
CURRENT = ChipKind(font="code", ground="accent", colour="on_accent")


class ToolChips(QWidget):
    """Names as chips that wrap, behind a label where there is one."""

    def __init__(self, look: Look, label: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._label = look, label
        self._shown: tuple[str, ...] | None = None
        self._chips: list[Chip] = []
        self.flow = FlowLayout(self, gap=8, line_gap=6)
        self.flow.setContentsMargins(0, 0, 0, 0)
        look.changed.connect(self._show_again)
        if label:
            self.flow.addWidget(PlainLabel(look, label, font="label", colour="text_soft"))

    def show_names(self, tools: Sequence[str]) -> None:
        """Show other names; "none" for an empty list."""
        if tuple(tools) == self._shown:
            return
        self._shown = tuple(tools)
        self._show()

    def _show(self) -> None:
        tools = self._shown or ()
        names = [(case_line(self._look, name), name) for name in tools[:CHIPS]] or [
            (tr("none"), "")
        ]
        if len(tools) > CHIPS:
            more = tr("and {n} more").format(n=format_number(len(tools) - CHIPS))
            names.append((more, more))
        self._fill(names)
        label = self._label or tr("Tool calls")
        told = tr(", ").join(single_line(whole) or shown for shown, whole in names)
        self.setAccessibleName(f"{label}: {told}")

    def _show_again(self) -> None:
        """Chips of names that nobody has shown yet would say "none"."""
        if self._shown is not None:
            self._show()

    def findables(self) -> Iterator[Findable]:
        """The names to be looked through; a whole chip is marked."""
        for number, name in enumerate((self._shown or ())[:CHIPS]):
            yield self._findable(number, name)

    def _findable(self, number: int, name: str) -> Findable:
        chip = self._chips[number]

        def mark(marks: Marks) -> None:
            kind = CURRENT if marks.current else FOUND if marks.places else CODE
            chip.show_state(case_line(self._look, name), kind, name)

        return Findable(
            text=lambda: name, mark=mark, reveal=lambda _: bring_into_page(chip, chip.rect())
        )

    def _fill(self, names: list[tuple[str, str]]) -> None:
        # Each chip that comes into sight would lay out all that are there.
        was_hidden, is_many = self.isHidden(), len(names) - len(self._chips) > MANY
        if is_many:
            self.hide()
        self._show_chips(names)
        if is_many:
            self.setVisible(not was_hidden)

    def _show_chips(self, names: list[tuple[str, str]]) -> None:
        while len(self._chips) < len(names):
            chip = Chip(self._look, "", CODE, parent=self)
            self.flow.addWidget(chip)
            self._chips.append(chip)
        for number, chip in enumerate(self._chips):
            chip.setVisible(number < len(names))
            if number < len(names):
                shown, whole = names[number]
                chip.show_state(shown, CODE if whole else LABEL, whole)


class ToolsRow(QWidget):
    """The tools of a card under a line."""

    def __init__(self, look: Look, label: str) -> None:
        super().__init__()
        self._look = look
        line = Rule(self)
        self._chips = ToolChips(look, label, self)
        padding = look.theme.sizes.card_padding
        self._chips.flow.setContentsMargins(padding, 8, padding, 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(line)
        column.addWidget(self._chips)
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()

    def _apply_sizes(self) -> None:
        self._chips.setMinimumHeight(self._look.theme.sizes.card_head)

    def findables(self) -> Iterator[Findable]:
        """The names to be looked through."""
        if not self.isHidden():
            yield from self._chips.findables()

    def show_tools(self, tools: Sequence[str] | None) -> None:
        """Show other names; the row hides itself where none are given."""
        self.setVisible(tools is not None)
        if tools is not None:
            self._chips.show_names(tools)
            self.setAccessibleName(self._chips.accessibleName())
