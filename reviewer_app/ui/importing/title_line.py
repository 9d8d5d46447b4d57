"""One line of words that gives way where there is no room; its middle is what is left out."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line


class TitleLine(ElidedLabel):
    """The name of a file, whose end tells its kind and stays; it may become as short as needed."""

    def __init__(
        self, look: Look, *, font: str, colour: str = "text", parent: QWidget | None = None
    ) -> None:
        super().__init__(look, font=font, colour=colour, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        super().set_text(text)
        self._text = single_line(text)

    def words_shown(self, font: QFont) -> str:
        metrics = QFontMetricsF(font)
        return metrics.elidedText(self.text, Qt.TextElideMode.ElideMiddle, self.width())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())
