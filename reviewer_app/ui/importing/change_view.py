"""What a row of a file would change in a case: each field as it is here and as the file has it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.domain.reimports import FieldChange
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.words import field_words
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, paint_words
from reviewer_app.ui.widgets.plain_text import PlainLabel

_GUTTER = 30
_LINES = 6


class ChangeView(QWidget):
    """A minus before what is here, a plus before what the file has."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 8, 16, 12)
        self._column.setSpacing(2)
        self._parts: list[QWidget] = []

    def show_changes(self, changes: Sequence[FieldChange]) -> None:
        """Show the changes of another row."""
        for part in self._parts:
            self._column.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts = []
        for change in changes:
            name = field_words(change.field)
            head = PlainLabel(self._look, name, font="label_strong")
            head.setContentsMargins(0, 6, 0, 2)
            self._add(head)
            self._add(_Side(self._look, change.before, name, is_before=True))
            self._add(_Side(self._look, change.after, name, is_before=False))

    def _add(self, part: QWidget) -> None:
        self._parts.append(part)
        self._column.addWidget(part)


class _Side(QWidget):
    """One text on the ground of an addition or a removal, with its sign."""

    def __init__(self, look: Look, text: str | None, name: str, *, is_before: bool) -> None:
        super().__init__()
        self._look, self._is_before = look, is_before
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        where = tr("{field} here") if is_before else tr("{field} in the file")
        self.setAccessibleName(where.format(field=name))
        shown = LiteralText(look, text or tr("(empty)"), max_lines=_LINES, parent=self)
        column = QVBoxLayout(self)
        is_rtl = self.isRightToLeft()
        gutter = (8, _GUTTER) if is_rtl else (_GUTTER, 8)
        column.setContentsMargins(gutter[0], 4, gutter[1], 4)
        column.addWidget(shown)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        whole = QRectF(self.rect())
        painter.fillRect(whole, theme.colour("del_row" if self._is_before else "add_row"))
        gutter = QRectF(0, 4, _GUTTER, theme.case_line_height(theme.font("case")))
        paint_words(
            painter,
            flipped(gutter, whole, is_rtl=self.isRightToLeft()),
            "−" if self._is_before else "+",
            theme.font("body_strong"),
            theme.colour("down" if self._is_before else "up"),
            alignment=Qt.AlignmentFlag.AlignHCenter,
        )
        painter.end()
