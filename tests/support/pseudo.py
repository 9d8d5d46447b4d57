"""A language that is English with marks and a third longer: shows what is untranslated or cut."""

import re
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import cast

from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)

from reviewer_app.ui.i18n import CONTEXT
from reviewer_app.ui.review.filter_names import NameList
from reviewer_app.ui.widgets.choices import ComboBox, Tick
from reviewer_app.ui.widgets.command_list import CommandList
from reviewer_app.ui.widgets.key_button import KeyButton

OPEN, CLOSE = "⟦", "⟧"
_ACCENTED = str.maketrans("aeiouAEIOUncs", "áéíóúÁÉÍÓÚñçš")
_KEPT = re.compile(r"(\{\w*\}|&(?=\w)|\(\*[^)]*\))")
_MOST_ROWS = 50
_DATE = re.compile(r"[dMy ]+")
_OURS = re.compile("[áéíóúÁÉÍÓÚñçš]")
_WORD = re.compile(r"[^\W\d_]{3,}")
_KEYS = re.compile(r"\b(Ctrl|Shift|Alt|Esc|Enter|Del|Home|End|Tab)\b")


def pseudo(text: str) -> str:
    """A text in the language: marked, accented and a third longer, its places kept."""
    if _DATE.fullmatch(text):
        return text
    parts = _KEPT.split(text)
    said = "".join(part if _KEPT.fullmatch(part) else part.translate(_ACCENTED) for part in parts)
    return f"{OPEN}{said}{'~' * (len(text) // 3)}{CLOSE}"


class _Pseudo(QTranslator):
    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt's own name for it
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        return pseudo(sourceText) if context == CONTEXT else cast(str, None)


@contextmanager
def pseudo_language() -> Generator[None]:
    """Everything that is made inside speaks it."""
    translator = _Pseudo()
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


def untranslated(root: QWidget, allowed: set[str]) -> set[str]:
    """Words that a person sees or hears here and that did not go through the translation.

    allowed: names and content. Paths and keys are no words.
    """
    return {text for text in _said(root) if _is_english(text, allowed)}


def _is_english(text: str, allowed: set[str]) -> bool:
    outside = re.sub(f"{OPEN}.*{CLOSE}", "", text, flags=re.DOTALL)
    for each in sorted(allowed, key=len, reverse=True):
        outside = outside.replace(each, "")
    words = _WORD.findall(_KEYS.sub("", outside))
    # A sentence may be shown word by word, as where keys stand in it.
    return "/" not in outside and any(not _OURS.search(word) for word in words)


def _said(root: QWidget) -> Iterator[str]:
    yield root.windowTitle()
    for action in root.findChildren(QAction):
        if isinstance(action.parent(), QMenu) or action.text():
            yield action.text().replace("&", "").split("\t")[0]
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.isVisibleTo(root):
            yield from _said_by(widget)


def _said_by(widget: QWidget) -> Iterator[str]:
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    if isinstance(widget, CommandList):
        yield from (row.words for row in widget.rows.rows)
    elif isinstance(widget, QAbstractItemView) and (model := widget.model()):
        for row in range(min(model.rowCount(), _MOST_ROWS)):
            index = model.index(row, 0)
            yield str(index.data(Qt.ItemDataRole.AccessibleTextRole) or "")


def clipped(root: QWidget) -> set[str]:
    """Words that have less room than they need, and no ellipsis that was meant."""
    return {
        cut
        for widget in root.findChildren(QWidget)
        if widget.isVisibleTo(root)
        for cut in _clipped(widget)
    }


def _clipped(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            if widget.height() < widget.heightForWidth(widget.width()) - 1:
                yield widget.text()
        elif widget.width() < widget.sizeHint().width() - 1:
            yield widget.text()
    # A button with an icon gives its words up on purpose where there is no room.
    if isinstance(widget, KeyButton):
        is_ours = isinstance(widget, Tick) and OPEN in widget.text()
        needed = widget.sizeHint() if is_ours else widget.minimumSizeHint()
        if widget.width() < needed.width() - 1:
            yield widget.text()
    if isinstance(widget, ComboBox):
        words = widget.currentText()
        if OPEN in words and widget.width() < widget.width_of(words) - 1:
            yield words
    if isinstance(widget, NameList) and widget.width() < widget.width_needed():
        yield "what to filter by"
