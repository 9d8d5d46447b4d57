"""The choice of the evaluation type, each with its icon."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter

from reviewer_app.ui.editing.suites.words import type_icon
from reviewer_app.ui.eval_types import type_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.choices import GAP, ComboBox
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped

_LETTERS = 22


class TypeBox(ComboBox):
    """chosen: another type. A type that nobody knows is shown as it is spelled."""

    chosen = Signal(str)

    def __init__(self, look: Look, types: Sequence[str]) -> None:
        super().__init__(look, tr("How it is checked"))
        self._types = tuple(types)
        self.setMinimumContentsLength(_LETTERS)
        for eval_type in types:
            self.addItem(type_name(eval_type), eval_type)
        look.changed.connect(self._apply)
        self._apply()
        self.activated.connect(self._tell)

    def _apply(self) -> None:
        for number in range(self.count()):
            self.setItemIcon(number, self.look.icons.icon(type_icon(self.itemData(number))))

    def show_type(self, eval_type: str) -> None:
        """Show which one counts."""
        number = self.findData(eval_type)
        if number < 0:
            self.addItem(eval_type, eval_type)
            number = self.count() - 1
        self.setCurrentIndex(number)

    def _tell(self, number: int) -> None:
        self.chosen.emit(self.itemData(number))

    def _paint_chosen(self, painter: QPainter) -> None:
        """The icon, then the words."""
        size = self.look.theme.sizes.icon
        place = QRectF(GAP + 2, (self.height() - size) / 2, size, size)
        place = flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        self.look.icons.paint(painter, place, type_icon(self.currentData()), "text_soft")
        painter.save()
        shift = size + GAP
        painter.translate(-shift if self.isRightToLeft() else shift, 0)
        super()._paint_chosen(painter)
        painter.restore()
