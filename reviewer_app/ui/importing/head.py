"""The head of the import page: what is read in, what is known of it, and how far it is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.stepper import Stepper
from reviewer_app.ui.importing.title_line import TitleLine
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.progress_line import LoadingBar

SPACE = 20


class Head(QWidget):
    """Title and meta line at the start, the stepper at the end, a thin line while it loads."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = TitleLine(look, font="page_title", parent=self)
        self.meta = TitleLine(look, font="label", colour="text_soft", parent=self)
        steps = (tr("File"), tr("Columns"), tr("Where to"), tr("Done"))
        self.stepper = Stepper(look, steps, self)
        self.loading = LoadingBar(look, self)
        row = QHBoxLayout()
        row.setContentsMargins(SPACE, 14, SPACE, 4)
        row.setSpacing(SPACE)
        names = QVBoxLayout()
        names.setSpacing(4)
        names.addWidget(self.title)
        names.addWidget(self.meta)
        row.addLayout(names, 1)
        row.addWidget(self.stepper, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addLayout(row)
        whole.addWidget(self.loading)

    def show_words(self, title: str, *meta: str) -> None:
        """Say what is read in, and below it what is known of it; empty parts are left out."""
        self.title.set_text(title)
        self.meta.set_text("  ·  ".join(filter(None, meta)))
