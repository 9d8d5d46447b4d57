"""Rows of a form: a title with a note, the field, what it was before, and what is wrong with it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.chip import Chip, ChipKind
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel

WAS = ChipKind(ground="warn_soft", colour="warn")
_LONGEST = 40
_WORDS = 3
"""Lines of words below the field."""


class FormRow(QWidget):
    """One field of a form with the words around it."""

    def __init__(self, look: Look, title: str, note: str = "", parent: QWidget | None = None):
        super().__init__(parent)
        self._title = PlainLabel(look, title, font="body_strong")
        self._note = PlainLabel(look, note, font="label", colour="text_soft")
        self._hint = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._fault = PlainLabel(look, font="label", colour="down", is_wrapped=True)
        self._warning = WarningLine(look)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.addWidget(self._title)
        self.head.addWidget(self._note)
        self.head.addStretch(1)
        self._column.addLayout(self.head)
        self._column.addWidget(self._hint)
        self._column.addWidget(self._fault)
        self._column.addWidget(self._warning)
        for label in (self._hint, self._fault):
            label.hide()

    def add(self, field: QWidget) -> None:
        """Put a field below the title."""
        self._column.insertWidget(self._column.count() - _WORDS, field)

    def add_line(self, *parts: QWidget | str) -> QHBoxLayout:
        """Put words and fields side by side below the title."""
        line = QHBoxLayout()
        line.setSpacing(8)
        for part in parts:
            if isinstance(part, QWidget):
                line.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addStretch(1)
        self._column.insertLayout(self._column.count() - _WORDS, line)
        return line

    def set_title(self, title: str, note: str) -> None:
        """Other words in the head."""
        self._title.setText(title)
        self._note.setText(note)

    def set_hint(self, words: str) -> None:
        """What helps to fill it in, or what is new."""
        self._hint.setText(words)
        self._hint.setVisible(bool(words))

    def show_fault(self, words: str) -> None:
        """What is wrong; empty: nothing."""
        self._fault.setText(words)
        self._fault.setVisible(bool(words))

    def show_warning(self, words: str) -> None:
        """What is probably not meant; empty: nothing."""
        self._warning.show_words(words)

    @property
    def warning(self) -> str:
        """What is told to be probably not meant."""
        return self._warning.words

    @property
    def fault(self) -> str:
        """What is told to be wrong."""
        return self._fault.text() if not self._fault.isHidden() else ""


class WarningLine(QWidget):
    """Words of a warning behind its sign; hidden while there are none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label = PlainLabel(look, font="label", colour="warn", is_wrapped=True)
        self._label.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        self._sign = _Sign(look)
        line.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self._label, 1)
        self.hide()

    def show_words(self, words: str) -> None:
        """Say something else, or nothing."""
        self._label.setText(words)
        self.setVisible(bool(words))

    @property
    def words(self) -> str:
        """What is told."""
        return self._label.text()


class _Sign(QWidget):
    """The sign of a warning, as high as a line of its words."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        look.changed.connect(self._size)
        self._size()

    def _size(self) -> None:
        sizes = self._look.theme.sizes
        self.setFixedSize(sizes.icon - 2, max(sizes.icon - 2, sizes.line))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._look.icons.paint(painter, QRectF(self.rect()), "triangle-alert", "warn_mark")
        painter.end()


class WasChip(Chip):
    """What a changed value was before; hidden while it is as it was."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", WAS, parent=parent)
        self.hide()

    def show_before(self, before: str | None, *, is_changed: bool) -> None:
        """before: the value that was saved, None where there was none."""
        self.setVisible(is_changed)
        if is_changed:
            shown = single_line(before or "")
            short = shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST - 1]}…"
            words = tr("was not set") if before is None else tr("was {value}").format(value=short)
            self.show_state(words, WAS, words)


def changed_hint(new: list[str], removed: list[str]) -> str:
    """What is new and what is gone of a list, in words."""
    parts: list[str] = []
    if len(new) == 1:
        parts.append(tr("“{text}” is new in this draft.").format(text=_short(new[0])))
    elif new:
        parts.append(tr("New in this draft: {texts}.").format(texts=_listed(new)))
    if removed:
        parts.append(tr("Taken out: {texts}.").format(texts=_listed(removed)))
    return " ".join(parts)


def _listed(texts: list[str]) -> str:
    shown = tr(", ").join(tr("“{text}”").format(text=_short(text)) for text in texts[:5])
    return f"{shown}{tr(', ')}…" if len(texts) > 5 else shown


def _short(text: str) -> str:
    line = single_line(text)
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
