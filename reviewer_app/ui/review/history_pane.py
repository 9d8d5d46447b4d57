"""The history of the case on screen, beside it: its revisions, and what can be done with one."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, IconButton
from reviewer_app.ui.widgets.revision_list import HERE, RevisionList
from reviewer_app.ui.widgets.rule import Rule
from reviewer_app.ui.widgets.sides import Happening, Side

WIDTH = 250
SIDE = 12


class HistoryPane(QWidget):
    """Revisions, the latest first, and what became of their labels.

    revision_asked: show this one. compare_asked: compare the one on screen with this one.
    restore_asked: make the one on screen the latest again. left: back to the case. closed: the
    pane is not wanted any more.
    """

    revision_asked = Signal(str)
    compare_asked = Signal(str)
    restore_asked = Signal()
    left = Signal()
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._here = ""
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._count = PlainLabel(look, colour="text_soft")
        self.close_button = IconButton(look, tr("Close the history"), icon="x")
        self.close_button.clicked.connect(self.closed)
        self.list = RevisionList(look, self._letter, self)
        self.list.chosen.connect(self._chosen)
        words = tr("Click a revision to show it.\nHold Shift to compare it with the one shown.")
        self._hint = PlainLabel(look, words, font="label", colour="text_soft", is_wrapped=True)
        self.restore = EdgedButton(look, tr("Restore as a new revision"), icon="archive-restore")
        self.restore.clicked.connect(self.restore_asked)
        self._lay_out()
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        set_margins(head, SIDE, 6, 6, 6)
        head.setSpacing(8)
        head.addWidget(PlainLabel(self._look, tr("History"), font="pane_title"))
        head.addWidget(self._count, 1)
        head.addWidget(self.close_button)
        foot = QVBoxLayout()
        foot.setContentsMargins(SIDE, 8, SIDE, 8)
        foot.setSpacing(8)
        foot.addWidget(self._hint)
        foot.addWidget(self.restore)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Rule(self))
        column.addWidget(self.list, 1)
        column.addWidget(Rule(self))
        column.addLayout(foot)
        edge = QFrame(self)
        edge.setObjectName("upright")
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(edge)
        whole.addLayout(column, 1)
        self.setFocusProxy(self.list)

    def _apply_sizes(self) -> None:
        self.setFixedWidth(round(WIDTH * self._look.theme.sizes.scale))

    def show_rows(self, rows: Sequence[Side | Happening], here: str) -> None:
        """Show the history of a case. here: the revision on screen."""
        self._here = here
        sides = [row for row in rows if isinstance(row, Side)]
        self.list.show_sides(rows)
        self.list.go_to(here)
        self._count.setText(format_number(len(sides)))
        is_latest = any(side.is_latest for side in sides if side.case_id == here)
        self.restore.setVisible(not is_latest)
        self._hint.setVisible(len(sides) > 1)

    @property
    def here(self) -> str:
        """The revision that is marked as the one on screen."""
        return self._here

    def _letter(self, case_id: str) -> str:
        return HERE if case_id == self._here else ""

    def _chosen(self, case_id: str, has_shift: bool) -> None:
        if case_id == self._here:
            self.left.emit()
        elif has_shift:
            self.compare_asked.emit(case_id)
        else:
            self.revision_asked.emit(case_id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
