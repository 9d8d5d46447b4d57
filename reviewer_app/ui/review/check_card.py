"""The card of a suite case: how its answer is checked, in words and as it is stored."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.domain.cases import Content
from reviewer_app.domain.json import Json
from reviewer_app.domain.suites import DEFAULT_EVAL_TYPE
from reviewer_app.ui.eval_types import type_name
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.review.check_words import (
    CheckRow,
    check_rows,
    is_checked,
    stored_rows,
)
from reviewer_app.ui.review.findables import in_literal
from reviewer_app.ui.review.finding import Findable
from reviewer_app.ui.review.long_property import LongProperty
from reviewer_app.ui.review.numbered_text import NumberedText
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.quiet_button import IconButton, LinkButton

TEXTS = 30
"""Texts of a list that are shown at once."""


class CheckCard(Card):
    """Says what an answer must be like. raw_asked: to show it as it is stored, or in words."""

    copied = Signal(str)
    raw_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Check"))
        self._content = Content()
        self._shown: tuple[Content, bool] | None = None
        self._is_raw = False
        self.rows: list[_Row] = []
        self.body_layout.setSpacing(10)
        raw = IconButton(look, tr("Show as it is written"), icon="braces")
        raw.follow("toggle_raw")
        raw.clicked.connect(self.raw_asked)
        copy = IconButton(look, tr("Copy {title}").format(title=tr("Expected")), icon="copy")
        copy.clicked.connect(self.copy)
        for button in (raw, copy):
            self.add_button(button)

    def show_check(self, content: Content) -> None:
        """Show another check; the card hides itself where there is none."""
        self.setVisible(is_checked(content))
        self._content = content
        if is_checked(content):
            self.set_summary(type_name(content.eval_type or DEFAULT_EVAL_TYPE))
            self._fill()

    def set_raw(self, is_raw: bool) -> None:
        """Show the check as it is stored, or in words."""
        self._is_raw = is_raw
        if not self.isHidden():
            self._fill()

    def _fill(self) -> None:
        if self._shown == (self._content, self._is_raw):
            return
        self._shown = (self._content, self._is_raw)
        found = stored_rows(self._content) if self._is_raw else check_rows(self._content)
        while len(self.rows) < len(found):
            row = _Row(self._look)
            self.body_layout.addWidget(row)
            self.rows.append(row)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(found))
            if number < len(found):
                row.show_row(found[number], self._content.language or "", is_raw=self._is_raw)

    def findables(self) -> Iterator[Findable]:
        """What can be looked through."""
        for row in self.rows if not self.isHidden() else ():
            if not row.isHidden():
                yield from row.findables()

    def copy(self) -> None:
        """Put what is expected on the clipboard as it is stored."""
        stored = self._content.expected or self._content.eval_config or Json("")
        QGuiApplication.clipboard().setText(stored.text)
        self.copied.emit(tr("{title} copied").format(title=tr("Expected")))


class _Row(QWidget):
    """A sentence with its texts, or with one value."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._language = ""
        self.shown = CheckRow(sentence="")
        self.head = LongProperty(look)
        self.texts: list[NumberedText] = []
        self._more = LinkButton(look, "")
        self._more.clicked.connect(lambda: self.show_texts(len(self.shown.texts)))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(self.head)
        self._column.addWidget(self._more)

    def show_row(self, shown: CheckRow, language: str, *, is_raw: bool) -> None:
        """Show another row."""
        self.shown, self._language = shown, language
        self.head.set_raw(is_raw)
        self.head.show_property(shown.sentence, shown.value, language)
        self.show_texts(TEXTS)

    def findables(self) -> Iterator[Findable]:
        """The texts, shown or not, and the value."""
        if self.shown.value is not None:
            yield self.head.findable(self.shown.value)
        if len(self.texts) < len(self.shown.texts):
            self.show_texts(len(self.shown.texts))
        for shown, text in zip(self.texts, self.shown.texts, strict=False):
            yield in_literal(shown.content, text)

    def show_texts(self, limit: int) -> None:
        """Show so many of the texts."""
        texts = self.shown.texts[:limit]
        while len(self.texts) < len(texts):
            text = NumberedText(self._look)
            self._column.insertWidget(1 + len(self.texts), text)
            self.texts.append(text)
        for number, text in enumerate(self.texts):
            text.setVisible(number < len(texts))
            if number < len(texts):
                name = tr(", ").join((self.shown.sentence, format_number(number + 1)))
                text.show_numbered(number + 1, texts[number], self._language, name)
        count = len(self.shown.texts)
        self._more.set_words(tr("Show all {n}").format(n=format_number(count)))
        self._more.setVisible(count > len(texts))
