"""Lines with an icon before them: a quiet note, and what went wrong."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel

LONGEST_WORD = 24
"""Letters of a word after which it may be broken, as in names of files and folders."""


def breakable(text: str) -> str:
    """The text with invisible places where a line that is too long may end."""
    words = (_broken(word) for word in text.split(" "))
    return " ".join(words)


def _broken(word: str) -> str:
    if len(word) <= LONGEST_WORD:
        return word
    parts = (word[at : at + LONGEST_WORD] for at in range(0, len(word), LONGEST_WORD))
    return "\u200b".join(parts)


class Mark(QWidget):
    """An icon beside the first line of words in a font role."""

    def __init__(self, look: Look, icon: str, colour: str, role: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._icon = icon
        self._colour = colour
        self._role = role
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        size = self._look.theme.sizes.icon
        line = QFontMetrics(self._look.theme.font(self._role)).height()
        return QSize(size, max(size, line))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._look.icons.paint(painter, QRectF(self.rect()), self._icon, self._colour)
        painter.end()


class Note(QWidget):
    """A quiet line: an icon and words."""

    def __init__(
        self, look: Look, icon: str, *, colour: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words = PlainLabel(look, font="label", colour=colour, is_wrapped=True, parent=self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(Mark(look, icon, colour, "label", self), 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._words, 1)

    def set_words(self, text: str) -> None:
        """Say something else."""
        self._words.setText(breakable(text))
        self._words.setAccessibleName(text)


class Trouble(QWidget):
    """What went wrong, in its place: an icon, a title and a sentence."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = PlainLabel(
            look, font="body_strong", colour="down", is_wrapped=True, parent=self
        )
        self._advice = PlainLabel(look, colour="text", is_wrapped=True, parent=self)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(self._title)
        lines.addWidget(self._advice)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 4)
        layout.setSpacing(8)
        mark = Mark(look, "octagon-x", "down", "body", self)
        layout.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(lines, 1)
        self.hide()

    def show_words(self, title: str, advice: str) -> None:
        """Say it, also to screen readers."""
        self._title.setText(breakable(title))
        self._advice.setText(breakable(advice))
        self._advice.setVisible(bool(advice))
        self.setAccessibleName(f"{title} {advice}".strip())
        self.show()
        announce(self, self.accessibleName())

    @property
    def words(self) -> str:
        """What it says now."""
        return self.accessibleName()
