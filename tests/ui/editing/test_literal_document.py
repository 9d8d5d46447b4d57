"""Texts in a document that can be edited, and back to the letter."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QPlainTextDocumentLayout

from reviewer_app.ui.editing.literal_document import MOST_SIGNS, LiteralDocument, start_line

_LETTERS = st.sampled_from("ab \n\r\0\t\u2028\u2029\ufffc\u202e\u00a0\x7f\x85😀é\ud800␀↵你")

pytestmark = pytest.mark.usefixtures("qapp")


def a_document(text: str = "") -> tuple[LiteralDocument, QTextDocument]:
    document = QTextDocument()
    document.setDocumentLayout(QPlainTextDocumentLayout(document))
    literal = LiteralDocument(document)
    literal.fill(text)
    return literal, document


@settings(max_examples=200, deadline=None)
@given(st.lists(_LETTERS, max_size=40).map("".join))
def test_any_text_comes_back_to_the_letter(text: str) -> None:
    literal, _ = a_document(text)
    assert literal.text() == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "a\r\nb\r\n",
        "mixed\r\nends\n",
        "x" * 30_000,
        "😀" * 9_000 + "\n" + "word " * 5_000 + "\0",
    ],
)
def test_long_lines_and_line_ends_come_back(text: str) -> None:
    literal, document = a_document(text)
    assert literal.text() == text
    longest = max(block_lengths(document))
    assert longest <= 16_002  # letters beyond the basic plane count twice


def block_lengths(document: QTextDocument) -> list[int]:
    lengths: list[int] = []
    block = document.begin()
    while block.isValid():
        lengths.append(block.length())
        block = block.next()
    return lengths


@pytest.mark.parametrize("text", ["plain\ntext", "😀\0😀\n\u2028x", "word " * 4_000 + "\nend"])
def test_places_and_positions_agree(text: str) -> None:
    literal, _ = a_document(text)
    for place in range(0, len(text) + 1, max(1, len(text) // 50)):
        assert literal.place_of(literal.position_of(place)) == place


def test_typing_beside_a_sign_leaves_its_letter_alone() -> None:
    literal, document = a_document("a\0b")
    cursor = QTextCursor(document)
    cursor.setPosition(2)
    cursor.insertText("xy")
    assert literal.text() == "a\0xyb"
    document.undo()
    assert literal.text() == "a\0b"
    cursor.setPosition(2)
    cursor.deletePreviousChar()
    assert literal.text() == "ab"
    document.undo()
    assert literal.text() == "a\0b"


def test_enter_in_a_long_line_is_a_line_end_and_undone() -> None:
    literal, document = a_document("x" * 20_000)
    cursor = QTextCursor(document)
    cursor.setPosition(8_010)
    start_line(cursor)
    assert literal.text().count("\n") == 1
    document.undo()
    assert literal.text() == "x" * 20_000


def test_joining_the_pieces_of_a_long_line_and_undoing_it_changes_nothing() -> None:
    literal, document = a_document("x" * 20_000)
    cursor = QTextCursor(document)
    cursor.setPosition(8_001)  # the beginning of the second piece
    cursor.deletePreviousChar()
    assert literal.text() == "x" * 20_000
    document.undo()
    assert literal.text() == "x" * 20_000


def test_pasted_lines_end_as_those_of_the_text() -> None:
    literal, document = a_document("a\r\nb")
    cursor = QTextCursor(document)
    literal.insert(cursor, "new\nline\r\n")
    assert literal.text() == "new\r\nline\r\na\r\nb"
    document.undo()
    assert literal.text() == "a\r\nb"


def test_a_file_of_controls_is_not_offered_for_typing() -> None:
    assert LiteralDocument.can_show("\0" * MOST_SIGNS)
    assert not LiteralDocument.can_show("\0" * (MOST_SIGNS + 1))


def test_five_megabytes_are_opened_and_read_in_reasonable_time(qapp: QApplication) -> None:
    text = "\n".join(f"line {n} of a text that goes on for a while" for n in range(110_000))
    assert len(text) > 5_000_000
    start = time.perf_counter()
    literal, document = a_document(text)
    opened = time.perf_counter()
    assert literal.text() == text
    read = time.perf_counter()
    cursor = QTextCursor(document)
    cursor.setPosition(2_500_000)
    cursor.insertText("x")
    typed = time.perf_counter()
    assert opened - start < 5
    assert read - opened < 1
    assert typed - read < 0.2
