"""The card of the preview: which lines are in sight, and a switch to those with problems."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.preview_table import PreviewTable
from reviewer_app.ui.importing.words import lines_words
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import LinkButton
from reviewer_app.ui.widgets.rule import Rule


class PreviewCard(QFrame):
    """narrowed: show only the lines with problems, or all again."""

    narrowed = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_narrow = False
        self.setObjectName("card")
        self.setAccessibleName(tr("Preview"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._words = PlainLabel(look, font="label", colour="text_soft")
        self.switch = LinkButton(look, tr("Only lines with problems"))
        self.switch.font_role = "label"
        self.switch.clicked.connect(lambda: self.narrowed.emit(not self._is_narrow))
        self.table = PreviewTable(look, self)
        self._empty = PlainLabel(look, colour="text_soft", is_wrapped=True)
        self._lay_out()
        self.table.in_sight.connect(self._tell)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        set_margins(head, 16, 1, 12, 1)
        head.setSpacing(8)
        head.addWidget(PlainLabel(self._look, tr("Preview"), font="label_strong"))
        head.addWidget(self._words, 1)
        head.addWidget(self.switch)
        line = Rule()
        self._empty.setContentsMargins(16, 12, 16, 12)
        head.addSpacerItem(QSpacerItem(0, self._look.theme.sizes.head_row - 2))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 2)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(line)
        whole.addWidget(self._empty, 1, Qt.AlignmentFlag.AlignTop)
        whole.addWidget(self.table, 1)
        self._empty.hide()

    def show_switch(self, *, is_narrow: bool, is_there: bool) -> None:
        """What the switch leads to; away where no line has a problem."""
        self._is_narrow = is_narrow
        words = tr("All lines") if is_narrow else tr("Only lines with problems")
        self.switch.set_words(words)
        self.switch.setVisible(is_there or is_narrow)

    def show_empty(self, sentence: str) -> None:
        """Say why there are no rows; without words the rows are shown."""
        self._empty.setText(sentence)
        self._empty.setVisible(bool(sentence))
        self.table.setVisible(not sentence)

    def _tell(self) -> None:
        ends = self.table.shown_rows()
        if ends is None:
            self._words.setText("")
            return
        self._words.setText(lines_words(ends[0].place, ends[1].place))

    @property
    def words(self) -> str:
        """Which lines are in sight."""
        return self._words.text()

    def sizeHint(self) -> QSize:
        # A scroll area takes the wish of what it holds for the least that it needs.
        return QSize(560, self.minimumHeight())
