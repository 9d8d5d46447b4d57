"""The empty state: why there is nothing here, and what to do."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import PrimaryButton


class EmptyState(QWidget):
    """One sentence and one button, in the middle."""

    acted = Signal()

    def __init__(
        self,
        look: Look,
        sentence: str = "",
        *,
        button: str = "",
        key: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._sentence = PlainLabel(look, colour="text_soft", is_wrapped=True, parent=self)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = PrimaryButton(look, button, key=key, parent=self)
        self.button.clicked.connect(self.acted)
        layout = QVBoxLayout(self)
        layout.setSpacing(16)
        layout.addStretch(1)
        layout.addWidget(self._sentence)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        self.show_words(sentence, button)

    def show_words(self, sentence: str, button: str = "") -> None:
        """Say another sentence, with or without a button."""
        self._sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self.button.set_words(button)
        self.button.setVisible(bool(button))
