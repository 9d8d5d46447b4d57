"""One row of the mapping table: a column of the file, what it goes to, and how that turns out."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QStandardItemModel
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.i18n import said, tr, tr_n
from reviewer_app.ui.importing.use_list import UseBox
from reviewer_app.ui.importing.words import use_words
from reviewer_app.ui.widgets.choices import QuietComboBox
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    flipped,
    paint_words,
    single_line,
)
from reviewer_app.ui.widgets.plain_text import set_plain_tool_tip

SIDE = 16
GAP = 10
_FORM_MOST = 190
_ARROW_AT, _BOX_AT, _BOX_PART = 0.245, 0.29, 0.27
_BOX_LEAST, _BOX_MOST = 150, 280


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of all rows stand, in pixels from the side where reading starts."""

    arrow: float
    box: float
    box_width: float
    value: float


def places_in(width: float, scale: float) -> Places:
    """The parts of a row of this width."""
    box_width = min(max(width * _BOX_PART, _BOX_LEAST * scale), _BOX_MOST * scale)
    box = max(width * _BOX_AT, 120 * scale)
    return Places(
        arrow=max(width * _ARROW_AT, box - 32 * scale),
        box=box,
        box_width=box_width,
        value=box + box_width + GAP,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class FormChoice:
    """A form that cells can be read in, with its words."""

    form: str
    words: str


class MappingRow(QWidget):
    """Tells what was chosen; shows the choice, the first value and how many lines fail.

    chosen: the use, and the form in which cells are read.
    """

    chosen = Signal(str, str)

    def __init__(
        self, look: Look, model: QStandardItemModel, column: str, value: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.column = column
        self._value = value
        self._refused: int | None = None
        self.box = UseBox(look, model, self)
        self.forms: QuietComboBox | None = None
        name = self.column_words()
        self.box.setAccessibleName(tr("{column} goes to").format(column=name))
        set_plain_tool_tip(self, tr("{column}: {value}").format(column=name, value=value[:2000]))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.box.currentIndexChanged.connect(lambda: self.chosen.emit(self.box.use, ""))
        look.changed.connect(self.updateGeometry)

    def column_words(self) -> str:
        """The column's name, ours in words; one of blanks alone is said to have none."""
        return said(self.column) if self.column.strip() else tr("(without a name)")

    def show_use(self, use: str, form: str, forms: Sequence[FormChoice]) -> None:
        """Show what the column is used for, and how it can be read where there is a choice."""
        self.box.show_use(use)
        if len(forms) > 1:
            self._show_forms(forms, form)
        elif self.forms:
            self.forms.hide()
        self._tell()

    def _show_forms(self, forms: Sequence[FormChoice], form: str) -> None:
        box = self.forms = self.forms or self._make_forms()
        was_blocked = box.blockSignals(True)
        box.clear()
        for each in forms:
            box.addItem(each.words, each.form)
        box.setCurrentIndex(max(0, box.findData(form)))
        box.blockSignals(was_blocked)
        box.show()

    def _make_forms(self) -> QuietComboBox:
        """Few columns have a choice of forms, so the others do without its widget."""
        box = QuietComboBox(self._look, parent=self)
        box.setProperty("slim", True)
        name = self.column_words()
        box.setAccessibleName(tr("How {column} is read").format(column=name))
        box.currentIndexChanged.connect(lambda: self._choose_form(box.currentData() or ""))
        return box

    def show_refused(self, count: int | None) -> None:
        """How many lines this column makes fail; None: nobody knows yet."""
        self._refused = count
        self._tell()

    @property
    def state(self) -> str:
        """How the column turns out, in words."""
        if not self.box.use:
            return tr("left out")
        if self._refused is None:
            return tr("being checked")
        if self._refused:
            return tr_n("{n} line cannot be read in", "{n} lines cannot be read in", self._refused)
        return tr("every line can be read in")

    def _tell(self) -> None:
        self.setAccessibleName(
            tr("{column} goes to {use}, {state}").format(
                column=self.column_words(), use=use_words(self.box.use), state=self.state
            )
        )
        self._place_boxes()
        self.update()

    def _choose_form(self, form: str) -> None:
        self.chosen.emit(self.box.use, form)

    def _place_boxes(self) -> None:
        theme = self._look.theme
        places = places_in(self.width(), theme.sizes.scale)
        height = theme.sizes.reason
        y = (self.height() - 1 - height) // 2
        self.box.setGeometry(self._turned(places.box, y, places.box_width, height))
        if self.forms and not self.forms.isHidden():
            width = self._form_width(self.forms)
            x = self.width() - SIDE - self._state_width() - GAP - width
            self.forms.setGeometry(self._turned(x, y, width, height))

    def _turned(self, x: float, y: float, width: float, height: float) -> QRect:
        place = QRectF(round(x), y, round(width), height)
        return flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft()).toRect()

    def _form_width(self, forms: QuietComboBox) -> int:
        """As wide as the form at hand; the value beside it is what people look for."""
        theme = self._look.theme
        words = theme.width("label", forms.currentText())
        wanted = words + theme.sizes.icon + 3 * GAP
        return round(min(wanted, _FORM_MOST * theme.sizes.scale))

    def _count_words(self) -> str:
        is_failing = bool(self.box.use and self._refused)
        return tr_n("{n} line", "{n} lines", self._refused or 0) if is_failing else ""

    def _state_width(self) -> float:
        icon = self._look.theme.sizes.icon
        words = self._count_words()
        return icon + (self._look.theme.width("label", words) + 6 if words else 0)

    def _value_end(self) -> float:
        end = self.width() - SIDE - self._state_width() - GAP
        if self.forms is None or self.forms.isHidden():
            return end
        return end - self._form_width(self.forms) - GAP

    def _paint_text(self, painter: QPainter, x: float, end: float, text: str, colour: str) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        place = QRectF(x, 0, max(0.0, end - x), self.height() - 1)
        paint_words(
            painter,
            flipped(place, QRectF(self.rect()), is_rtl=is_rtl),
            single_line(text),
            theme.font("body"),
            theme.colour(colour),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )

    def _paint_state(self, painter: QPainter) -> None:
        theme, icon = self._look.theme, self._look.theme.sizes.icon
        end = self.width() - SIDE
        mark = QRectF(end - icon, (self.height() - 1 - icon) / 2, icon, icon)
        mark = flipped(mark, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        if not self.box.use:
            self._look.icons.paint(painter, mark, "minus", "text_soft")
        elif self._refused:
            self._look.icons.paint(painter, mark, "circle-x", "down")
            words = self._count_words()
            width = theme.width("label", words)
            place = QRectF(end - icon - 6 - width, 0, width, self.height() - 1)
            place = flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft())
            paint_words(painter, place, words, theme.font("label"), theme.colour("down"))
        elif self._refused == 0:
            self._look.icons.paint(painter, mark, "check", "up")

    def sizeHint(self) -> QSize:
        return QSize(520, self._look.theme.sizes.card_head)

    def minimumSizeHint(self) -> QSize:
        scale = self._look.theme.sizes.scale
        return QSize(round(360 * scale), self._look.theme.sizes.card_head)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_boxes()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        places = places_in(self.width(), theme.sizes.scale)
        painter.fillRect(self.rect(), theme.colour("card"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.colour("line"))
        self._paint_text(painter, SIDE, places.arrow - GAP, self.column_words(), "text")
        icon = theme.sizes.icon
        arrow = QRectF(places.arrow, (self.height() - 1 - icon) / 2, icon, icon)
        arrow = flipped(arrow, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        self._look.icons.paint(painter, arrow, "arrow-right", "text_soft")
        room = QRectF(
            places.value, 0, max(0.0, self._value_end() - places.value), self.height() - 1
        )
        room = flipped(room, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        self._paint_value(painter, room)
        self._paint_state(painter)
        painter.end()

    def _paint_value(self, painter: QPainter, room: QRectF) -> None:
        theme = self._look.theme
        value = self._value if self._value.strip() else tr("empty")
        colour = "text_soft" if self._value.strip() else "text_faint"
        side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        paint_words(
            painter,
            room,
            single_line(value),
            theme.font("body"),
            theme.colour(colour),
            alignment=side,
        )
