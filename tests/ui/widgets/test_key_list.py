"""Lists that go by the arrow keys: what they leave alone, and when their ring shows."""

from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from reviewer_app.ui.widgets.key_list import ROW, KeyList, ToldRows


@dataclass(frozen=True, slots=True)
class Line:
    """A row that says what it is."""

    sentence: str


class Around(QWidget):
    """What is around a list, and hears the keys that the list leaves to it."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[int] = []
        self.rows = ToldRows[Line]()
        self.rows.show_rows([Line("one"), Line("<b>two</b>"), Line("three")])
        self.list = KeyList(self)
        self.list.setModel(self.rows)
        self.list.setCurrentIndex(self.rows.index(0, 0))
        self.list.resize(200, 200)
        self.show()
        self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(event.key())


@pytest.fixture
def around(qapp: QApplication) -> Around:
    return Around()


def test_letters_choose_no_row(around: Around) -> None:
    QTest.keyClick(around.list, Qt.Key.Key_T)
    assert around.list.currentIndex().row() == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_is_left_to_what_is_around(around: Around, key: Qt.Key) -> None:
    QTest.keyClick(around.list, key)
    assert around.heard == [key]


def test_the_ring_shows_once_keys_are_used_and_goes_with_a_click(around: Around) -> None:
    before = around.list.has_ring
    QTest.keyClick(around.list, Qt.Key.Key_Down)
    by_key = around.list.has_ring
    place = around.list.visualRect(around.rows.index(2, 0)).center()
    QTest.mouseClick(around.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (before, by_key, around.list.has_ring) == (False, True, False)
    assert around.list.currentIndex().row() == 2


@pytest.mark.parametrize(
    ("reason", "has_ring"),
    [(Qt.FocusReason.TabFocusReason, True), (Qt.FocusReason.MouseFocusReason, False)],
)
def test_the_ring_comes_with_the_focus_that_keys_give(
    around: Around, reason: Qt.FocusReason, has_ring: bool
) -> None:
    QApplication.sendEvent(around.list, QFocusEvent(QFocusEvent.Type.FocusIn, reason))
    given = around.list.has_ring
    QApplication.sendEvent(around.list, QFocusEvent(QFocusEvent.Type.FocusOut))
    assert (given, around.list.has_ring) == (has_ring, False)


def test_the_same_rows_again_leave_the_choice(around: Around) -> None:
    around.list.setCurrentIndex(around.rows.index(1, 0))
    around.rows.show_rows([Line("one"), Line("<b>two</b>"), Line("three")])
    assert around.list.currentIndex().row() == 1


@pytest.mark.parametrize(
    ("role", "told"),
    [
        (ROW, Line("<b>two</b>")),
        (Qt.ItemDataRole.AccessibleTextRole, "<b>two</b>"),
        (Qt.ItemDataRole.DecorationRole, None),
    ],
)
def test_a_row_tells_itself(around: Around, role: int, told: Any) -> None:
    assert around.rows.index(1, 0).data(role) == told


def test_a_tool_tip_shows_the_sentence_as_it_is(around: Around) -> None:
    assert "&lt;b&gt;two" in around.rows.index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
