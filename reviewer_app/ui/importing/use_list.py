"""The list of what a column can be used for: one model for all rows, with headings."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.uses import GROUPS, LEFT_OUT
from reviewer_app.ui.importing.words import use_words
from reviewer_app.ui.widgets.choices import ComboBox
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words

USE = Qt.ItemDataRole.UserRole
_HEADING = Qt.ItemDataRole.UserRole + 1
_SIDE = 8
_SHOWN = 18

Index = QModelIndex | QPersistentModelIndex


def make_use_model() -> QStandardItemModel:
    """Leave out, then every use under the heading of its group."""
    model = QStandardItemModel()
    model.appendRow(_entry(LEFT_OUT))
    for group in GROUPS:
        heading = QStandardItem(tr(group.title))
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        heading.setData(True, _HEADING)
        model.appendRow(heading)
        for use in group.uses:
            model.appendRow(_entry(use))
    return model


def _entry(use: str) -> QStandardItem:
    item = QStandardItem(use_words(use))
    item.setData(use, USE)
    return item


class UseBox(ComboBox):
    """Chooses what one column is used for."""

    def __init__(self, look: Look, model: QStandardItemModel, parent: QWidget) -> None:
        super().__init__(look, parent=parent)
        self.setProperty("slim", True)
        self.setModel(model)
        self.setItemDelegate(_UseDelegate(look, self))
        self.setMaxVisibleItems(_SHOWN)

    @property
    def use(self) -> str:
        """What is chosen."""
        return self.currentData(USE) or LEFT_OUT

    def show_use(self, use: str) -> None:
        """Show a choice that was made elsewhere, without telling it as chosen."""
        was_blocked = self.blockSignals(True)
        self.setCurrentIndex(max(0, self.findData(use, USE)))
        self.blockSignals(was_blocked)

    def words_colour(self) -> str:
        return "text" if self.use else "text_soft"


class _UseDelegate(QStyledItemDelegate):
    """Headings in small semibold words, what can be chosen a little further in."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = super().sizeHint(option, index).width()
        return QSize(width + 3 * _SIDE, self._look.theme.sizes.reason)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        row, is_rtl = QRectF(option.rect), option.direction == Qt.LayoutDirection.RightToLeft
        is_heading = bool(index.data(_HEADING))
        is_marked = bool(option.state & QStyle.StateFlag.State_Selected) and not is_heading
        painter.fillRect(row, theme.colour("select" if is_marked else "card"))
        start = _SIDE if is_heading or not index.data(USE) else 2 * _SIDE
        place = row.adjusted(start, 0, -_SIDE, 0)
        paint_words(
            painter,
            flipped(place, row, is_rtl=is_rtl),
            str(index.data(Qt.ItemDataRole.DisplayRole)),
            theme.font("label_strong" if is_heading else "body"),
            theme.colour("text_soft" if is_heading else "select_text" if is_marked else "text"),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )
