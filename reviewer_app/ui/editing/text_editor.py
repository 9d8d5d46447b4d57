"""Editors of texts: plain words with spelling, JSON, and what may be either."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain import json
from reviewer_app.domain.entries import EntryError, from_text, place_of, reads_as_json
from reviewer_app.domain.json import Json, JsonError
from reviewer_app.domain.laid_json import laid_out
from reviewer_app.domain.sayings import say
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.editing.literal_document import LiteralDocument
from reviewer_app.ui.editing.spelling import Spelling, SpellMarks
from reviewer_app.ui.editing.text_area import TextArea
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import format_size, tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, LinkButton

LARGE = 300_000
"""Letters from which a text is only opened when it is asked for: 5 MB take about a second."""


class TextEditor(FieldEditor):
    """A text of any length; JSON is laid out in lines, with its spelling as it is.

    lines: at least so many are there to type into. spelling: None for what is no words. case:
    what words are ignored by.
    """

    def __init__(
        self,
        look: Look,
        field: str,
        before: object,
        *,
        lines: int = 1,
        is_code: bool = False,
        spelling: Spelling | None = None,
        case: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(field, before, parent)
        self._base = _shown(before)
        self.is_code = is_code or isinstance(before, Json)
        role = "code" if self.is_code else "body"
        self.area = TextArea(look, field_name(field), role=role, least_lines=lines, parent=self)
        self.area.typed.connect(self._typed)
        self._marks: SpellMarks | None = None
        if spelling is not None and not self.is_code:
            self._marks = SpellMarks(look, spelling, self.area, case, self.said.emit)
            self._marks.spelled.connect(self.spelled)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._closed = _Closed(look, self._base, self)
        self._closed.button.clicked.connect(self._open)
        column.addWidget(self._closed)
        column.addWidget(self.area)
        self._is_open = False
        if len(self._base) <= LARGE and LiteralDocument.can_show(self._base):
            self._open()
        else:
            self.area.hide()

    @property
    def base_text(self) -> str:
        return self._base

    def text(self) -> str:
        return self.area.literal.text() if self._is_open else self._base

    def reading(self) -> Callable[[], object]:
        text = self.text()
        if text == self._base:
            return lambda: self.before
        return partial(from_text, self.field, text, self.before)

    def letters(self) -> int:
        return len(self.text()) if self.is_touched else 0

    def set_text(self, text: str, caret: int = -1) -> None:
        self._is_open = True
        self._closed.hide()
        self.area.show()
        self.area.show_text(text, len(text) if caret < 0 else caret)

    def caret(self) -> int:
        return self.area.caret() if self._is_open else 0

    def parts(self) -> list[QWidget]:
        return [self.area if self._is_open else self._closed.button]

    def set_language(self, language: str) -> None:
        self.area.set_language(language)
        if self._marks is not None:
            self._marks.set_language(language)

    def _open(self) -> None:
        """Show the text itself."""
        self.set_text(self._base, 0)

    def _typed(self) -> None:
        self.changed.emit()

    def show_fault(self, words: str) -> None:
        super().show_fault(words)
        self.area.set_faulty(bool(words))


class TextOrJsonEditor(TextEditor):
    """A text that becomes JSON by being written as an object or a list, and says which it is.

    What was an object or a list and is none any more is a fault, until the person says that it is
    meant as plain text.
    """

    def __init__(self, look: Look, field: str, before: object, **more: Any) -> None:
        super().__init__(look, field, before, **more)
        self._was_json = isinstance(before, Json) and reads_as_json(before.text)
        self._is_plain = False
        self.keep_plain = LinkButton(look, tr("Keep as plain text"), parent=self)
        self.keep_plain.clicked.connect(self._keep_plain)
        self.keep_plain.hide()
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.addWidget(self.keep_plain, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def _has_lost_json(self) -> bool:
        """Whether JSON became something else that nobody has said to be meant."""
        text = self.text()
        is_given = bool(text.strip()) and text != self.base_text
        return self._was_json and is_given and not reads_as_json(text)

    def reading(self) -> Callable[[], object]:
        text = self.text()
        if not self._has_lost_json:
            return super().reading()
        if self._is_plain:
            return lambda: text
        return partial(_no_json_any_more, self.field, text, self.before)

    def show_fault(self, words: str) -> None:
        super().show_fault(words)
        self.keep_plain.setVisible(bool(words) and self._has_lost_json and not self._is_plain)

    def set_text(self, text: str, caret: int = -1) -> None:
        self._is_plain = False
        super().set_text(text, caret)

    def value(self) -> object:
        return self.reading()()

    def _keep_plain(self) -> None:
        self._is_plain = True
        self.area.setFocus()
        self.changed.emit()

    def _typed(self) -> None:
        text = self.text()
        is_json = len(text) <= LARGE and reads_as_json(text)
        self._is_plain = self._is_plain and not is_json
        self.area.set_role("code" if is_json else "body")
        super()._typed()

    def kind_words(self) -> str:
        """What the text is taken for, where that may surprise."""
        if len(self.text()) > LARGE:
            return ""
        is_json = reads_as_json(self.text())
        if is_json and not isinstance(self.before, Json) and not _is_such_text(self.before):
            return tr("This is kept as JSON.")
        if self.text().strip() and not is_json and self._is_plain:
            return tr("This is kept as plain text.")
        return ""


class _Closed(QWidget):
    """What stands in the place of a text that is too much to be opened unasked."""

    def __init__(self, look: Look, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        can_show = LiteralDocument.can_show(text[:LARGE])
        words = tr("A text of {size}.").format(
            size=format_size(len(text.encode("utf-8", "replace")))
        )
        if not can_show:
            words = tr("This text has too many characters that cannot be typed.")
        self.button = EdgedButton(look, tr("Edit this text"), icon="pencil", parent=self)
        self.button.setVisible(can_show)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(PlainLabel(look, words, colour="text_soft"))
        row.addWidget(self.button)
        row.addStretch(1)


def _no_json_any_more(field: str, text: str, before: object) -> object:
    """Say why a text is no JSON, with its place; raises EntryError."""
    if text.lstrip().startswith(("{", "[")):
        return from_text(field, text, before)
    place = None
    try:
        json.parse(text)
    except JsonError as error:
        place = place_of(text, error.position)
    raise EntryError(field, say("This was JSON, and is none as it stands."), place)


def _shown(value: object) -> str:
    if isinstance(value, Json):
        return laid_out(value.text)
    return "" if value is None else str(value)


def _is_such_text(before: object) -> bool:
    return isinstance(before, str) and reads_as_json(before)
