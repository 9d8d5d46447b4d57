"""A card of choices, one below the other: each with a count at its end and a sentence below."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.choices import GAP, SIDE, Option
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.plain_text import PlainLabel

_MARGIN = 8


class _TitledOption(Option):
    """An option whose words are a title."""

    font_role = "body_strong"

    def sizeHint(self) -> QSize:
        # Long names, such as a queue's, are cut off rather than making the dialog wider.
        return self.minimumSizeHint()


class ChoiceRow(QWidget):
    """One of several: a click anywhere on it chooses it."""

    def __init__(self, look: Look, title: str, sentence: str = "", *, count: str = "") -> None:
        super().__init__()
        self.option = _TitledOption(look, title)
        self.option.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.option.setAccessibleName(tr(", ").join(filter(None, (title, count, sentence))))
        self._grid = QGridLayout(self)
        set_margins(self._grid, _MARGIN, 4, 12, 4)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnMinimumWidth(0, SIDE + look.theme.sizes.icon + GAP - 8)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self.option, 0, 0, 1, 2)
        if count:
            self._grid.addWidget(PlainLabel(look, count, colour="text_soft"), 0, 2)
        if sentence:
            words = PlainLabel(look, sentence, font="label", colour="text_soft", is_wrapped=True)
            self._grid.addWidget(words, 1, 1, 1, 2)

    def add_below(self, widget: QWidget) -> None:
        """Put something that goes with the choice below its words."""
        self._grid.addWidget(widget, self._grid.rowCount(), 1, 1, 2)

    @property
    def is_chosen(self) -> bool:
        """Whether it is the one."""
        return self.option.isChecked()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.option.click()
        else:
            super().mouseReleaseEvent(event)


class ChoiceCard(QFrame):
    """The choices; the arrow keys go from one to the next."""

    def __init__(self, look: Look, name: str, rows: list[ChoiceRow]) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setAccessibleName(name)
        self.rows = rows
        self.group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 5, 1, 5)
        column.setSpacing(0)
        for row in rows:
            self.group.addButton(row.option)
            column.addWidget(row)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
