"""The chosen output: its checks, why it would fail, and all of what it says."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.editing.what_if_checks import SIDE, CheckList, row_height, state_columns
from reviewer_app.ui.editing.what_if_words import OutlookRow, check_rows, why_words
from reviewer_app.ui.i18n import said, tr
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.painting import flipped, paint_words
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton, LinkButton


class OutputCard(QFrame):
    """remove_asked: the id of a pasted output that is to go."""

    remove_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row: OutlookRow | None = None
        self.setObjectName("card")
        self.title = PlainLabel(look, font="body_strong")
        self._why = PlainLabel(look, font="label", colour="text_soft")
        self.whole = LinkButton(look, tr("Show the whole output"))
        self.whole.clicked.connect(self._turn)
        self.remove = IconButton(look, tr("Remove this pasted output"), icon="trash-2")
        self.remove.clicked.connect(self._ask_to_remove)
        self.reason = PlainLabel(look, colour="warn", is_wrapped=True)
        self._heads = _Heads(look)
        self.checks = CheckList(look)
        self.text = LiteralText(look, max_lines=20)
        self._calls_title = PlainLabel(look, tr("Tool calls"), font="label_strong")
        self.calls = LiteralText(look, max_lines=12)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addWidget(self._why)
        head.addStretch(1)
        head.addWidget(self.whole)
        head.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 6, 1, 8)
        column.setSpacing(0)
        set_margins(head, SIDE - 1, 0, SIDE - 7, 0)
        column.addLayout(head)
        column.addWidget(self._heads)
        column.addWidget(self.checks)
        whole = QVBoxLayout()
        whole.setContentsMargins(SIDE - 1, 4, SIDE - 1, 0)
        whole.setSpacing(6)
        for part in (self.reason, self.text, self._calls_title, self.calls):
            whole.addWidget(part)
        column.addLayout(whole)
        self._show_whole(False)

    def show_row(self, row: OutlookRow) -> None:
        """Show another output, or the same one with other verdicts."""
        is_other = self._row is None or self._row.id != row.id
        self._row = row
        self.title.setText(row.label)
        self._why.setText(why_words(row))
        self.remove.setVisible(row.is_pasted)
        checks = check_rows(row)
        self.checks.show_checks(checks)
        self._heads.setVisible(bool(checks))
        error = row.if_saved.result.reason if row.if_saved and row.if_saved.result.is_error else ""
        self.reason.setText(said(error or ""))
        self.reason.setVisible(bool(error))
        if is_other:
            self._show_whole(False)

    def _turn(self) -> None:
        self._show_whole(self.text.isHidden())

    def _show_whole(self, is_shown: bool) -> None:
        row = self._row
        self.whole.set_words(
            tr("Hide the whole output") if is_shown else tr("Show the whole output")
        )
        self.text.setVisible(is_shown)
        has_calls = is_shown and row is not None and row.tool_calls is not None
        for part in (self._calls_title, self.calls):
            part.setVisible(has_calls)
        if is_shown and row is not None:
            self.text.show_text(row.text)
            self.calls.show_text(row.tool_calls or "", is_code=True)

    def _ask_to_remove(self) -> None:
        if self._row is not None:
            self.remove_asked.emit(self._row.id)


class _Heads(QWidget):
    """The names of the columns over the checks."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._size()
        look.changed.connect(self._size)

    def _size(self) -> None:
        self.setFixedHeight(row_height(self._look))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_rtl = self._look.theme, self.isRightToLeft()
        painter = QPainter(self)
        whole = QRectF(self.rect())
        now, saved, wide = state_columns(self._look, whole.width())
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        for x, width, words in (
            (float(SIDE), now - SIDE, tr("Check")),
            (now, wide, tr("Now")),
            (saved, wide, tr("If saved")),
        ):
            place = flipped(QRectF(x, 0, width, whole.height()), whole, is_rtl=is_rtl)
            font, colour = theme.font("label"), theme.colour("text_soft")
            paint_words(painter, place, words, font, colour, alignment=side)
        painter.end()
