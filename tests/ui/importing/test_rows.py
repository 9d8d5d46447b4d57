"""The lists of a result, at any length."""

import time

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reviewer_app.domain.files import Refusal
from reviewer_app.ui.importing.rows import (
    Column,
    ColumnDelegate,
    RefusalDelegate,
    RowsView,
    item_text,
    item_words,
)
from reviewer_app.ui.widgets.look import Look

HOSTILE = "<script>alert(1)</script>"


def refusals(count: int) -> list[Refusal]:
    return [Refusal(place=f"line {n}", reason=f"Reason {n}") for n in range(2, count + 2)]


def shown(look: Look, view: RowsView) -> RowsView:
    view.resize(400, 300)
    view.show()
    QApplication.processEvents()
    return view


def copied(view: RowsView) -> str:
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    return QGuiApplication.clipboard().text()


def test_100_000_rows_are_there_at_once(look: Look) -> None:
    view = RowsView(look, RefusalDelegate(look), "Rows not taken")
    started = time.perf_counter()
    view.items.show_items(refusals(100_000))
    shown(look, view)
    view.scrollToBottom()
    QApplication.processEvents()

    assert view.items.rowCount() == 100_000
    assert view.indexAt(view.viewport().rect().center()).row() > 99_000
    # Generous: laid out one by one they would take many times as long.
    assert time.perf_counter() - started < 5
    view.close()


def test_home_and_end_go_to_the_first_and_last_row(look: Look) -> None:
    view = RowsView(look, RefusalDelegate(look), "Rows not taken")
    view.items.show_items(refusals(1000))
    shown(look, view)
    QTest.keyClick(view, Qt.Key.Key_End)
    last = view.currentIndex().row()
    QTest.keyClick(view, Qt.Key.Key_Home)

    assert (last, view.currentIndex().row()) == (999, 0)
    view.close()


def test_the_selected_rows_are_copied_in_their_order(look: Look) -> None:
    view = RowsView(look, RefusalDelegate(look), "Rows not taken")
    view.items.show_items(refusals(5))
    shown(look, view)
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)

    assert copied(view) == "line 2\tReason 2\nline 3\tReason 3"
    view.close()


def test_without_a_selection_all_rows_are_copied(look: Look) -> None:
    view = RowsView(look, RefusalDelegate(look), "Rows not taken")
    view.items.show_items(refusals(3))
    view.copy_selected()

    assert len(QGuiApplication.clipboard().text().splitlines()) == 3


def test_a_copied_row_stays_one_line(look: Look) -> None:
    refusal = Refusal(place="line 2", reason="two\nlines\tand a tab")

    assert item_text(refusal) == "line 2\ttwo lines and a tab"
    assert item_text(Column("a\tb", "input")) == "a b\tinput"
    assert item_text(Column("a", None)) == "a\t"


def test_b64_tool_tips_and_names_show_markup_as_it_is(look: Look) -> None:
    view = RowsView(look, RefusalDelegate(look), "Rows not taken")
    view.items.show_items([Refusal(place=HOSTILE, reason=HOSTILE)])
    index = view.items.index(0, 0)

    tip = index.data(Qt.ItemDataRole.ToolTipRole)
    assert "<script>" not in tip
    assert "&lt;script&gt;" in tip
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == f"{HOSTILE}: {HOSTILE}"


def test_columns_say_where_they_go() -> None:
    assert item_words(Column("Pregunta", "input")) == "Pregunta: Input"
    assert item_words(Column("Notas", None)) == "Notas: Left out"


def test_rows_with_hostile_long_and_foreign_words_are_painted(look: Look) -> None:
    long = "我预约的是下午两点的牙科" * 400
    refused = RowsView(look, RefusalDelegate(look), "Rows not taken")
    refused.items.show_items(
        [
            Refusal(place="line 1", reason=f"{HOSTILE}\x00\ud800\n\u202e{long}"),
            Refusal(place="ورقة!row 2", reason="هل أستطيع حجز موعد لوالدتي"),
        ]
    )
    columns = RowsView(look, ColumnDelegate(look), "Columns")
    columns.items.show_items([Column("", None), Column(HOSTILE, "input"), Column(long, "goal")])

    for view in (refused, columns):
        shown(look, view)
        image = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        assert len({image.pixel(x, 20) for x in range(20, 300)}) > 2, "nothing is painted"
        view.close()
