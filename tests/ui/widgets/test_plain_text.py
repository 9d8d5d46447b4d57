"""Labels and tool tips show what they are given, letter by letter."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QFrame, QSplitter, QWidget

from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel, plain_tool_tip, set_plain_tool_tip

TRICKY = "<b>not bold</b> & <img src='x'>\nsecond line"


def test_a_label_reads_no_markup(look: Look) -> None:
    label = PlainLabel(look, TRICKY)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == TRICKY


def test_a_tool_tip_shows_tags_as_they_are() -> None:
    shown = QTextDocumentFragment.fromHtml(plain_tool_tip(TRICKY)).toPlainText()
    assert shown == TRICKY


def test_without_words_there_is_no_tool_tip() -> None:
    assert plain_tool_tip("") == ""


def test_screen_readers_hear_the_tool_tip_without_markup(look: Look) -> None:
    widget = QWidget()
    set_plain_tool_tip(widget, TRICKY)
    assert widget.accessibleDescription() == TRICKY


def test_a_label_stands_where_the_window_begins(look: Look) -> None:
    label = PlainLabel(look, "English words")
    label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert label.alignment() & Qt.AlignmentFlag.AlignRight


def test_a_label_follows_the_theme(look: Look) -> None:
    label = PlainLabel(look, "words", colour="text_soft")
    dark = Theme.make(Scheme.DARK, look.theme.font("body"))
    look.show(dark)
    assert label.palette().windowText().color() == dark.colour("text_soft")


def test_a_label_keeps_the_themes_colour_in_a_new_place(look: Look) -> None:
    """With a new parent Qt takes the palette from before the style sheet, of another theme."""
    window = QWidget()
    page, place = QWidget(window), QSplitter(window)
    card = QFrame(page)
    card.setObjectName("card")
    label = PlainLabel(look, "words", parent=card)
    window.show()
    dark = Theme.make(Scheme.DARK, look.theme.font("body"))
    window.setStyleSheet(dark.style_sheet())
    look.show(dark)
    place.addWidget(page)
    assert label.palette().windowText().color() == dark.colour("text")
