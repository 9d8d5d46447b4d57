"""Where the list is folded away: one line that says what the queue is filtered by."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.quiet_button import LinkButton


class FilterStrip(QWidget):
    """Shown above the case while something is filtered and the list with its chips is not."""

    cleared = Signal()

    def __init__(self, look: Look, case_list: QWidget, above: QWidget) -> None:
        super().__init__(above.parentWidget())
        self._list = case_list
        self._words = ""
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.label = ElidedLabel(look, font="label")
        self.clear_all = LinkButton(look, tr("Clear all"))
        self.clear_all.clicked.connect(self.cleared)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 4, 20, 0)
        row.setSpacing(12)
        row.addWidget(self.label)
        row.addWidget(self.clear_all)
        row.addStretch(1)
        host = above.parentWidget()
        column = host.layout() if host else None
        if isinstance(column, QVBoxLayout):
            column.insertWidget(0, self)
        case_list.installEventFilter(self)
        self._show()

    def show_words(self, words: str) -> None:
        """Say what is filtered; nothing takes the line away."""
        self._words = words
        self.label.set_text(tr("Filtered: {words}").format(words=words))
        self._show()

    def _show(self) -> None:
        self.setVisible(bool(self._words) and self._list.isHidden())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self._show()
        return super().eventFilter(watched, event)
