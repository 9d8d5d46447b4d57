"""The card of fields that were merged without a question: one line each, to be looked over."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.merging.changes import Bit
from reviewer_app.ui.merging.objects import EDGES, GROUNDS, LETTERS, badge_height, paint_letter
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.painting import (
    CHIP_SIDE,
    flipped,
    paint_chip,
    paint_words,
    rounded,
)
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import QuietButton
from reviewer_app.ui.widgets.rule import Rule

NAME = 130
GAP = 8
LETTER_GAP = 4
LEAST = 40
"""Less room than this says nothing, so what would stand there is left out."""


class MergedList(QFrame):
    """change_asked: a field is to be looked at, and changed if need be."""

    change_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("card")
        self._head = QHBoxLayout()
        self._head.setSpacing(8)
        self._title = PlainLabel(look, tr("Merged without a question"), font="label_strong")
        self._head.addWidget(_Check(look, self))
        self._head.addWidget(self._title)
        words = PlainLabel(look, tr("look it over"), font="label", colour="text_soft")
        self._head.addWidget(words, 1)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addLayout(self._rows)
        self.rows: dict[str, MergedRow] = {}
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()

    def _apply_sizes(self) -> None:
        height = self._look.theme.sizes.card_head
        set_margins(self._head, 15, 0, 16, 0)
        self._title.setMinimumHeight(height)

    def show_fields(self, fields: Sequence[tuple[str, list[Bit], int]]) -> None:
        """Show these fields, each with what changed and how many changes are left out."""
        for name in set(self.rows) - {name for name, _, _ in fields}:
            self.rows.pop(name).deleteLater()
        for name, bits, rest in fields:
            if name not in self.rows:
                self.rows[name] = row = MergedRow(self._look, name, self)
                row.change.clicked.connect(lambda _=False, name=name: self.change_asked.emit(name))
                self._rows.addWidget(row)
            self.rows[name].line.show_bits(bits, rest)
        self.setVisible(bool(fields))


class MergedRow(QWidget):
    """One field: its name, what changed, and a button to change it."""

    def __init__(self, look: Look, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._name = ElidedLabel(look, font="label", colour="text_soft")
        self._name.set_text(field_name(name))
        self.line = BitsLine(look)
        self.change = QuietButton(look, tr("Change"), icon="pencil")
        self.change.setAccessibleName(tr("Change {field}").format(field=field_name(name)))
        rule = Rule(self)
        row = QHBoxLayout()
        set_margins(row, 16, 3, 8, 3)
        row.setSpacing(12)
        for part in (self._name, self.line, self.change):
            row.addWidget(part)
        row.setStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(rule)
        column.addLayout(row)
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()

    def _apply_sizes(self) -> None:
        self._name.setFixedWidth(round(NAME * self._look.theme.sizes.scale))


class BitsLine(QWidget):
    """Old and new beside each other, each new one on the ground of its side, with its letter."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._bits: list[Bit] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_bits(self, bits: list[Bit], rest: int) -> None:
        """Show these bits. rest: how many changes are left out."""
        self._bits = list(bits)
        if rest:
            more = tr_n("and {n} more", "and {n} more", rest)
            self._bits.append(Bit(kind="old", text=more))
        told = [_sentence(bit) for bit in bits]
        self.setAccessibleName(" ".join(filter(None, told)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._look.theme.sizes.icon_button)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        x, before = 0.0, ""
        for bit in self._bits:
            if bit.kind in {"path", "item"} and before == "new":
                x += 2 * GAP
            needed = self._width(bit)
            width = min(needed, self.width() - x)
            if width < min(needed, LEAST):
                break
            self._paint_bit(painter, x, width, bit)
            x, before = x + width + GAP, bit.kind
        painter.end()

    def _font(self, bit: Bit) -> str:
        return "code" if bit.is_code else "body"

    def _width(self, bit: Bit) -> float:
        theme = self._look.theme
        if bit.kind == "arrow":
            return float(theme.sizes.icon)
        words = theme.width(self._font(bit), bit.text or tr("nothing"))
        sides = 2 * CHIP_SIDE if bit.kind == "item" and not bit.side else 6 if bit.side else 0
        letter = badge_height(self._look) + LETTER_GAP if bit.side in LETTERS else 0
        return words + sides + letter

    def _place(self, x: float, width: float, height: float) -> QRectF:
        rect = QRectF(x, round((self.height() - height) / 2), width, height)
        return flipped(rect, QRectF(self.rect()), is_rtl=self.isRightToLeft())

    def _paint_bit(self, painter: QPainter, x: float, width: float, bit: Bit) -> None:
        theme, font = self._look.theme, self._font(bit)
        if bit.kind == "arrow":
            size = theme.sizes.icon - 2
            place = self._place(x, width, size)
            self._look.icons.paint(painter, place, "arrow-right", "text_soft")
            return
        if bit.kind == "item" and not bit.side:
            chip = self._place(x, width, theme.sizes.chip)
            is_rtl = self.isRightToLeft()
            paint_chip(self._look, painter, chip, bit.text, font=font, is_rtl=is_rtl)
            return
        if not bit.side:
            colour = theme.colour("text" if bit.kind == "path" else "text_soft")
            place = self._place(x, width, self.height())
            paint_words(painter, place, bit.text, theme.font(font), colour)
            return
        self._paint_new(painter, x, width, bit)

    def _paint_new(self, painter: QPainter, x: float, width: float, bit: Bit) -> None:
        theme, size = self._look.theme, badge_height(self._look)
        has_letter = bit.side in LETTERS
        words = width - (size + LETTER_GAP if has_letter else 0)
        place = self._place(x, words, theme.sizes.chip)
        ground = GROUNDS.get(bit.side, "mute")
        rounded(painter, place, 2, theme.colour(ground))
        line = QRectF(place.x(), place.bottom() - 2, place.width(), 2)
        painter.fillRect(line, theme.colour(EDGES.get(bit.side, "outline")))
        text = bit.text or tr("nothing")
        inner = place.adjusted(3, 0, -3, 0)
        colour = theme.colour("text")
        paint_words(painter, inner, text, theme.font(self._font(bit)), colour)
        if has_letter:
            badge = self._place(x + words + LETTER_GAP, size, size)
            paint_letter(self._look, painter, badge, bit.side)


def _sentence(bit: Bit) -> str:
    if bit.kind == "arrow":
        return "→"
    if bit.side in LETTERS:
        return f"{bit.text or tr('nothing')} ({LETTERS[bit.side]})"
    return bit.text


class _Check(QWidget):
    """Merged: nothing to decide."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedWidth(look.theme.sizes.icon)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(lambda: self.setFixedWidth(look.theme.sizes.icon))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._look.icons.paint(painter, QRectF(self.rect()), "check", "up")
        painter.end()
