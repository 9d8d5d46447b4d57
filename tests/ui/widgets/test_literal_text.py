"""Case text: literal, copied to the letter, in its own direction, quick at any length."""

import subprocess
import sys
import time

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QShortcut, QTextCursor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from reviewer_app.ui.widgets.literal_text import FIRST_PART, LiteralText, Reading
from reviewer_app.ui.widgets.look import Look

HOSTILE = "<b>bold</b> &amp; \x00\x1b[31m\r\n\u202etxt\u202c \ufffc \u2028 \U0001f600 end\r"


@pytest.fixture
def view(look: Look) -> LiteralText:
    view = LiteralText(look)
    view.resize(700, 400)
    return view


def copied(view: LiteralText) -> str:
    view.view.selectAll()
    view.view.copy()
    return QApplication.clipboard().text()


def test_markup_is_shown_as_it_is_written(view: LiteralText) -> None:
    view.show_text("<b>bold</b> <img src='file:///etc/passwd'>")
    assert view.view.toPlainText() == "<b>bold</b> <img src='file:///etc/passwd'>"


def test_copying_gives_the_original_to_the_letter(view: LiteralText) -> None:
    view.show_text(HOSTILE)
    assert copied(view) == HOSTILE


def test_a_long_line_is_copied_without_the_breaks_it_is_shown_with(view: LiteralText) -> None:
    text = "one two " * 5_000
    view.show_text(text)
    assert view.view.document().blockCount() > 1
    assert copied(view) == text


def test_a_part_is_copied_from_where_it_stands_behind_wide_letters(view: LiteralText) -> None:
    view.show_text("😀😀\r\nword after")
    cursor = view.view.textCursor()
    cursor.setPosition(view.view.document().findBlockByNumber(1).position())
    cursor.movePosition(QTextCursor.MoveOperation.EndOfWord, QTextCursor.MoveMode.KeepAnchor)
    view.view.setTextCursor(cursor)
    assert view.selected_text == "word"


def test_each_paragraph_runs_in_its_own_direction(view: LiteralText) -> None:
    view.show_text("هل أستطيع\nEnglish")
    document = view.view.document()
    directions = [document.findBlockByNumber(n).textDirection() for n in (0, 1)]
    assert directions == [Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight]


def test_code_always_runs_from_left_to_right(view: LiteralText) -> None:
    view.show_text('"مفتاح": 1', is_code=True)
    direction = view.view.document().firstBlock().textDirection()
    assert direction == Qt.LayoutDirection.LeftToRight


def test_it_grows_with_its_text_up_to_a_limit(look: Look) -> None:
    short = LiteralText(look, "one")
    three = LiteralText(look, "one\ntwo\nthree")
    long = LiteralText(look, "line\n" * 500, max_lines=10)
    line = short.heightForWidth(700)
    assert line == pytest.approx(22, abs=2)
    assert three.heightForWidth(700) == pytest.approx(3 * line, abs=2)
    assert long.heightForWidth(700) == pytest.approx(10 * line, abs=6)


def test_the_column_of_text_is_never_wider_than_a_hundred_letters(view: LiteralText) -> None:
    view.resize(1600, 200)
    view.show()
    assert view.view.width() == 760


def test_what_is_measured_is_what_is_shown(look: Look) -> None:
    host = QWidget()
    layout = QVBoxLayout(host)
    layout.setContentsMargins(0, 0, 0, 0)
    view = LiteralText(look, "word " * 200)
    layout.addWidget(view)
    layout.addStretch(1)
    host.resize(500, 900)
    host.show()
    QApplication.processEvents()
    assert view.view.verticalScrollBar().maximum() == 0
    assert view.height() == view.heightForWidth(500)


@pytest.mark.parametrize("unit", ["word and word\n", "x", "\n", "我预约的是下午"])
def test_five_megabytes_are_painted_at_once(look: Look, unit: str) -> None:
    warm = LiteralText(look, unit * 10)
    warm.grab()
    text = unit * (5_000_000 // len(unit))
    started = time.perf_counter()
    view = LiteralText(look, text)
    view.resize(760, 400)
    view.grab()
    took = time.perf_counter() - started
    print(f"{unit[:4]!r}: first paint of 5 MB {1000 * took:.0f} ms")
    assert view.view.document().characterCount() <= FIRST_PART + 10_000


def test_the_rest_comes_on_request(view: LiteralText) -> None:
    text = "word and word\n" * 30_000
    view.show_text(text)
    assert view._more.text().startswith("Show all (420.0 kB")
    seen: list[bool] = []
    view.shown_all.connect(lambda: seen.append(True))
    QTest.mouseClick(view._more, Qt.MouseButton.LeftButton)
    while not seen:
        QApplication.processEvents()
    assert view._more.isHidden()
    assert copied(view) == text


def test_another_text_replaces_one_that_is_still_coming_in(view: LiteralText) -> None:
    view.show_text("word\n" * 200_000)
    view.show_all()
    QApplication.processEvents()
    view.show_text("short")
    for _ in range(5):
        QApplication.processEvents()
    assert view.view.toPlainText() == "short"
    assert view._more.isHidden()


def test_lone_halves_of_letters_break_nothing(view: LiteralText) -> None:
    text = "before \ud83d after"
    view.show_text(text)
    view.view.selectAll()
    assert view.selected_text == text
    assert copied(view).startswith("before ")
    assert copied(view).endswith(" after")


def test_copying_by_key_works(view: LiteralText) -> None:
    view.show_text("some\x00text")
    view.view.selectAll()
    QTest.keyClick(view.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == "some\x00text"


def test_the_program_ends_well_with_a_copy_on_the_clipboard() -> None:
    program = """
from PySide6.QtWidgets import QApplication
application = QApplication([])
from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
view = LiteralText(Look(Theme.make(Scheme.LIGHT, application.font())), "some text")
view.view.selectAll()
view.view.copy()
"""
    ended = subprocess.run([sys.executable, "-c", program], check=False, timeout=60)
    assert ended.returncode == 0


def test_single_keys_still_belong_to_the_page(view: LiteralText) -> None:
    pressed: list[str] = []
    shortcut = QShortcut("U", view)
    shortcut.activated.connect(lambda: pressed.append("U"))
    view.show_text("some text")
    view.show()
    view.activateWindow()
    assert QTest.qWaitForWindowActive(view)
    view.view.setFocus()
    QTest.keyClick(view.view, Qt.Key.Key_U)
    assert pressed == ["U"]
    assert view.view.toPlainText() == "some text"


def test_the_wheel_moves_the_page_where_there_is_nothing_below(view: LiteralText) -> None:
    view.show_text("short")
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.view.viewport(), event)
    assert not event.isAccepted()


def test_pressing_on_a_selection_begins_no_drag(view: LiteralText) -> None:
    view.show_text("some text to drag")
    view.show()
    view.view.selectAll()
    QTest.mousePress(view.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 10))
    assert view.selected_text == ""


def test_signs_for_line_ends_are_shown_on_request_and_never_copied(look: Look) -> None:
    look.show_invisible(True)
    view = LiteralText(look, "one\r\ntwo\n\u00a0three")
    assert view.view.toPlainText() == "one␍↵\ntwo↵\n°three"
    assert copied(view) == "one\r\ntwo\n\u00a0three"

    look.show_invisible(False)
    assert view.view.toPlainText() == "one\ntwo\n three"


def test_showing_invisible_letters_keeps_the_selection(look: Look) -> None:
    view = LiteralText(look, "one\r\ntwo words\r\nthree")
    view.read_on(Reading(0, 14, 9))
    assert view.selected_text == "words"

    look.show_invisible(True)

    assert view.selected_text == "words"
    assert (view.reading().caret, view.reading().anchor) == (14, 9)


def colours_of(view: LiteralText, block: int) -> list[tuple[str, str]]:
    """The marked parts of a paragraph with their grounds."""
    found = view.view.document().findBlockByNumber(block)
    return [
        (found.text().encode("utf-16-le")[2 * one.start : 2 * (one.start + one.length)].decode(
            "utf-16-le"), one.format.background().color().name())
        for one in found.layout().formats()
    ]  # fmt: skip


def test_places_are_marked_behind_wide_letters_too(look: Look) -> None:
    text = "😀 one\n😀😀 two one"
    view = LiteralText(look, text)
    places = [range(2, 5), range(13, 16)]

    view.mark(places, places[1])

    found, current = look.theme.value("warn_soft"), look.theme.value("accent")
    assert text[13:16] == "one"
    assert colours_of(view, 0) == [("one", found.lower())]
    assert colours_of(view, 1) == [("one", current.lower())]
    view.mark(())
    assert colours_of(view, 0) == []


def test_places_stay_marked_when_invisible_letters_are_shown(look: Look) -> None:
    """With a place of the moment, which is looked up before there is a paragraph again."""
    view = LiteralText(look, "One two\nthree two")
    two = [range(4, 7), range(14, 17)]
    view.mark(two, two[1])
    before = colours_of(view, 1)
    look.show_invisible(True)
    try:
        assert [words for words, _ in colours_of(view, 1) if words == "two"] == ["two"]
        assert colours_of(view, 1)[: len(before)] == before
    finally:
        look.show_invisible(False)


def test_a_place_that_is_not_laid_out_yet_is_brought_into_sight(look: Look) -> None:
    text = "word " * 60_000 + "end"
    view = LiteralText(look, text)
    view.resize(700, 400)
    view.show()
    revealed: list[object] = []
    view.revealed.connect(revealed.append)

    view.reveal(len(text) - 3)
    for _ in range(200):
        QApplication.processEvents()
        if revealed:
            break

    assert len(revealed) == 1
    bar = view.view.verticalScrollBar()
    assert bar.value() > bar.maximum() - view.view.height()


def test_beside_a_number_a_text_stands_there_whichever_way_it_runs(look: Look) -> None:
    view = LiteralText(look, "short", is_beside=True)
    view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    view.resize(600, 40)
    view.show()
    assert view.view.geometry().right() == 599
    assert view.view.width() < 100

    view.show_text("long words " * 40)
    assert view.view.width() > 550
    view.show_text("قصير")
    assert view.view.width() == 600


@pytest.mark.parametrize(
    ("text", "is_window_rtl", "is_at_right"),
    [
        ("safe", True, False),
        ("آمن", False, True),
        ("آمن", True, True),
        ("safe", False, False),
        ("2026", True, True),
    ],
)
def test_a_column_stands_where_its_own_text_begins(
    look: Look, text: str, is_window_rtl: bool, is_at_right: bool
) -> None:
    directions = Qt.LayoutDirection
    view = LiteralText(look, text)
    view.setLayoutDirection(directions.RightToLeft if is_window_rtl else directions.LeftToRight)
    view.resize(look.theme.sizes.case_text + 200, 40)
    view.show()
    place = view.view.geometry()
    assert (place.right() == view.width() - 1, place.x() == 0) == (is_at_right, not is_at_right)
    view.deleteLater()
