"""What every editor of a field can do, whatever its kind."""

from collections.abc import Callable
from functools import partial
from typing import NoReturn

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.entries import EntryError, as_text, from_text


class FieldEditor(QWidget):
    """An editor of one field. changed: something was typed or chosen.

    before: the saved value; untouched, the editor gives back this very value. said: words about
    the field as a whole. spelled: how the spelling of its words is checked.
    """

    changed = Signal()
    said = Signal(str)
    spelled = Signal(str)

    is_elsewhere = False
    """Whether the field is edited in the place of another one, and has none of its own."""

    has_own_title = False
    """Whether it says itself what is edited, so that the field's name stands nowhere else."""

    @property
    def tells_fault(self) -> bool:
        """Whether what is wrong is told inside, at its place, so that it stands nowhere else."""
        return False

    def add_to_title(self, part: QWidget) -> None:
        """Put a button into the line of the title, where the editor has one of its own."""

    def __init__(self, field: str, before: object, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field, self.before = field, before

    @property
    def base_text(self) -> str:
        """What `text` was before anything was typed."""
        return as_text(self.field, self.before)

    @property
    def is_touched(self) -> bool:
        """Whether there is something to keep as a draft."""
        return self.text() != self.base_text

    def text(self) -> str:
        """What stands there as it was typed; this is what a draft keeps."""
        raise NotImplementedError

    def set_text(self, text: str, caret: int = -1) -> None:
        """Show a text, such as a draft, without telling it as typed; -1: no caret is known."""
        raise NotImplementedError

    def caret(self) -> int:
        """Where the caret stands, in characters of `text`."""
        return 0

    def value(self) -> object:
        """The value of what stands there; raises EntryError."""
        return from_text(self.field, self.text(), self.before)

    def reading(self) -> Callable[[], object]:
        """What gives the value of what stands there now; it may be called in another thread."""
        try:
            value = self.value()
        except EntryError as error:
            return partial(_raise, error)
        return lambda: value

    def letters(self) -> int:
        """How many letters have to be looked at to read the value."""
        return 0

    def show_fault(self, words: str) -> None:
        """Mark the field, and tell screen readers why; empty: it is right."""
        for part in self.parts():
            part.setAccessibleDescription(words)

    def parts(self) -> list[QWidget]:
        """The widgets inside that take the keyboard, the first one first."""
        return []

    def set_language(self, language: str) -> None:
        """The language of the case, as far as the field shows words of it."""

    def focus(self) -> None:
        """Give it the keyboard."""
        if parts := self.parts():
            parts[0].setFocus()


def _raise(error: EntryError) -> NoReturn:
    raise error
