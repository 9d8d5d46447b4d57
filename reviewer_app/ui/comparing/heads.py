"""The head of a field's card: its name, what changed in it, and what to do with it."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from reviewer_app.domain.differences import FieldDifference
from reviewer_app.domain.spans import State
from reviewer_app.ui.comparing.words import summary, value_line
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.key_button import Face, KeyButton, Spacing
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    chip_width,
    focus_ring,
    paint_chip,
    paint_excerpt,
    paint_words,
)
from reviewer_app.ui.widgets.quiet_button import EdgedButton, IconButton, LinkButton


def use_words(field: FieldDifference) -> str:
    """What the button says that takes what A has."""
    if field.form == "turns":
        return tr("Use the turns of A")
    if field.form == "items":
        return tr("Use the list of A")
    is_text = all(side is None or isinstance(side, str) for side in (field.a, field.b))
    return tr("Use the text of A") if is_text else tr("Use the value of A")


class _Use(EdgedButton):
    """As low as a button in the head of a card is."""

    def height_needed(self) -> int:
        return self.look.theme.sizes.icon_button


class FieldHead(QWidget):
    """Chevron, name and summary; at the end the buttons."""

    toggled = Signal(bool)
    use_asked = Signal()
    copy_asked = Signal()
    closer_asked = Signal()

    def __init__(self, look: Look, field: FieldDifference, parent: QWidget) -> None:
        super().__init__(parent)
        name = field_name(field.name)
        self.opener = _Opener(look, field, self)
        self.opener.clicked.connect(lambda: self.toggled.emit(self.opener.isChecked()))
        self.closer = LinkButton(look, tr("Show exact words"), parent=self)
        self.closer.clicked.connect(self.closer_asked)
        self.use = _Use(look, use_words(field), icon="undo-2", parent=self)
        self.use.setAccessibleName(tr("Use {field} of A").format(field=name))
        self.use.clicked.connect(self.use_asked)
        self.copy = IconButton(
            look, tr("Copy the differences of {field}").format(field=name), icon="copy", parent=self
        )
        self.copy.clicked.connect(self.copy_asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.opener, 1)
        for button in (self.closer, self.use, self.copy):
            row.addWidget(button)
        row.addSpacing(6)
        self.show_field(field, can_use=False)

    def show_field(self, field: FieldDifference, *, can_use: bool, is_final: bool = False) -> None:
        """Show what is known of the field by now. is_final: a closer look is no use."""
        is_changed = field.state is not State.SAME
        self.opener.show_field(field, is_final=is_final)
        self.closer.setVisible(field.is_coarse and not is_final)
        self.use.setVisible(can_use and is_changed)
        self.use.set_words(use_words(field))
        self.copy.setVisible(is_changed and not field.is_begun)


class _Opener(KeyButton):
    """Opens and closes the card; says in one line what is in it."""

    spacing = Spacing(side=13, gap=8)
    font_role = "label_strong"

    def __init__(self, look: Look, field: FieldDifference, parent: QWidget) -> None:
        super().__init__(look, field_name(field.name), icon="chevron-down", parent=parent)
        self._excerpt = ""
        self._summary = ""
        self.setToolTip("")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_field(self, field: FieldDifference, *, is_final: bool) -> None:
        """Show the summary of a field, or that it is the same and how it begins."""
        is_same = field.state is State.SAME
        self._excerpt = value_line(field.name, field.b)[:400] if is_same else ""
        self._summary = tr("The same") if is_same else summary(field, is_final=is_final)
        self._is_same = is_same
        self.setAccessibleName(f"{self.text()}: {self._summary}")
        self.update()

    def height_needed(self) -> int:
        return self.look.theme.sizes.card_head

    def face(self) -> Face:
        self._icon_name = "chevron-down" if self.isChecked() else "chevron-right"
        return Face(icon="text" if self.is_under_pointer() else "text_soft")

    def paint_parts(self, painter: QPainter, face: Face) -> None:
        """Chevron and name, then the summary in the room that is left."""
        super().paint_parts(painter, face)
        theme = self.look.theme
        x = self.spaces.side + self.icon_size() + 2 * self.spaces.gap
        x += theme.width(self.font_role, self.text())
        is_rtl = self.isRightToLeft()
        if self._is_same:
            width = chip_width(self.look, self._summary, "equal")
            chip = self._place(x, width, theme.sizes.chip)
            paint_chip(self.look, painter, chip, self._summary, icon="equal", is_rtl=is_rtl)
            x += width + self.spaces.gap
        place = self._place(x, max(0.0, self.width() - x - 8), self.height())
        font, colour = theme.font("label"), theme.colour("text_soft")
        if self._is_same:
            paint_excerpt(painter, place, self._excerpt, font, colour, is_rtl=is_rtl)
            return
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        paint_words(painter, place, self._summary, font, colour, alignment=side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_parts(painter, self.face())
        if self.has_keyboard_focus:
            focus_ring(self.look, painter, QRectF(self.rect()).adjusted(3, 3, -3, -3))
        painter.end()
