"""Fields of text: what is read and copied is what stands there, and text alone is copied."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QTextEdit, QWidget

from reviewer_app import ui
from reviewer_app.domain.resolving import Words
from reviewer_app.ui.editing.text_area import TextArea
from reviewer_app.ui.guidelines.text_edit import GuidelinesEdit
from reviewer_app.ui.merging.document import MergedDocument
from reviewer_app.ui.merging.view import MergedView
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.markdown_view import MarkdownView
from reviewer_app.ui.widgets.plain_edit import PlainEdit

HOSTILE = '<b>x</b> &amp; &File\u00a0<img src="file:///etc/passwd">\n\ttab'


@pytest.fixture
def edit(qapp: QApplication) -> Iterator[PlainEdit]:
    made = PlainEdit()
    yield made
    made.deleteLater()


@pytest.mark.parametrize(
    "text", ["", HOSTILE, "a\r\nb\rc", "fin\u00a0!\u202f?", '{"a":\u00a01.10}\r\n', "a\u2028b"]
)
def test_what_nobody_changed_is_read_as_it_was_given(edit: PlainEdit, text: str) -> None:
    edit.show_text(text)
    assert edit.text == text


def test_what_is_typed_leaves_all_other_letters_alone(edit: PlainEdit) -> None:
    edit.show_text("fin\u00a0!\u202f?")
    QTest.keyClick(edit, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(edit, "x")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    QTest.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert edit.text == "fin\u00a0!\u202f?x\n\n"
    edit.undo()
    edit.undo()
    edit.undo()
    assert edit.text == "fin\u00a0!\u202f?"


def _filled(look: Look) -> Iterator[QTextEdit | QPlainTextEdit]:
    """Each kind of text field and view with the same text in it."""
    plain, guidelines, area = PlainEdit(), GuidelinesEdit(look), TextArea(look, "Area")
    plain.show_text(HOSTILE)
    guidelines.show_text(HOSTILE)
    area.show_text(HOSTILE)
    yield from (plain, guidelines, area)
    shown = LiteralText(look, HOSTILE)
    yield from shown.findChildren(QTextEdit)
    view, document = MergedView(look, "View"), MergedDocument(look)
    document.show_parts([Words(HOSTILE[:5], "mine"), Words(HOSTILE[5:], "base")])
    view.show_document(document)
    yield view


def test_b64_the_clipboard_gets_the_letters_and_no_markup(look: Look) -> None:
    for field in _filled(look):
        field.selectAll()
        data = field.createMimeDataFromSelection()
        assert data.text() == HOSTILE, type(field).__name__
        assert data.formats() == ["text/plain"], type(field).__name__
        field.deleteLater()


def test_every_text_view_decides_itself_what_is_copied() -> None:
    for found in pkgutil.walk_packages(ui.__path__, ui.__name__ + "."):
        importlib.import_module(found.name)
    kinds = [*_below(QTextEdit), *_below(QPlainTextEdit)]
    ours = [kind for kind in kinds if kind.__module__.startswith("reviewer_app")]
    assert {PlainEdit, TextArea, MergedView, MarkdownView} <= set(ours)
    for kind in ours:
        copying = next(one for one in kind.__mro__ if "createMimeDataFromSelection" in vars(one))
        assert copying.__module__.startswith("reviewer_app"), kind


def _below(kind: type[QWidget]) -> Iterator[type[QWidget]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)
