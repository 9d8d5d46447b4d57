"""A column of items of unknown heights: only what is seen is measured, the place stays."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest

from reviewer_app.ui.widgets.lazy_column import FAR, LazyColumn, Spot
from reviewer_app.ui.widgets.look import Look
from tests.ui.review.builders import settle, shown


class Numbers(LazyColumn):
    """Items of three heights; notes which of them were measured."""

    def __init__(self, look: Look, count: int) -> None:
        self._count = count
        self.measured: set[int] = set()
        super().__init__(look)

    def count(self) -> int:
        return self._count

    def measure(self, item: int, width: int) -> float:
        self.measured.add(item)
        return 20 + 10 * (item % 3)


@pytest.fixture
def column(look: Look) -> Numbers:
    made = Numbers(look, 100_000)
    shown(made, 300, 200)
    made.measured.clear()
    made.lay_out_anew()
    return made


def in_sight(column: Numbers) -> list[int]:
    return [seen.item for seen in column.seen()]


def turn(column: Numbers, delta: int) -> bool:
    """Turn the wheel; whether the column took it."""
    event = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, delta), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    column.wheelEvent(event)
    return event.isAccepted()


def test_b71_only_what_is_seen_is_measured(column: Numbers) -> None:
    """B71: a hundred thousand items open as quickly as ten."""
    assert in_sight(column) == list(range(7))
    assert len(column.measured) < 20

    column.bring_to_sight(50_000)

    assert 50_000 in in_sight(column)
    assert len(column.measured) < 60


def test_the_end_is_reached_and_nothing_lies_behind_it(column: Numbers) -> None:
    QTest.keyClick(column, Qt.Key.Key_End)
    last = [*column.seen()][-1]
    assert last.item == 99_999
    assert last.y + last.height == pytest.approx(column.viewport().height())
    assert not column.scroll_by(50)
    QTest.keyClick(column, Qt.Key.Key_Home)
    assert column.spot() == Spot()


def test_the_wheel_is_the_page_s_at_both_ends(column: Numbers) -> None:
    assert not turn(column, 120)
    assert turn(column, -120)
    QTest.keyClick(column, Qt.Key.Key_End)
    assert not turn(column, -120)


def test_what_is_at_the_top_stays_there_when_heights_change(column: Numbers) -> None:
    column.bring_to_sight(500)
    top = in_sight(column)[0]
    column.resize(400, 200)
    settle()
    column.lay_out_anew()
    assert in_sight(column)[0] == top


def test_few_items_are_shown_whole_without_a_bar(look: Look) -> None:
    few = Numbers(look, 5)
    assert few.heightForWidth(300) == pytest.approx(140, abs=1)
    shown(few, 300, few.heightForWidth(300))
    assert few.verticalScrollBar().maximum() == 0
    assert not few.verticalScrollBar().isVisible()


def test_many_items_take_no_more_than_the_limit(look: Look) -> None:
    many = Numbers(look, 10 * FAR)
    many.set_limit(250)
    assert many.heightForWidth(300) == 250
    assert len(many.measured) < 20


def test_the_bar_leads_anywhere(column: Numbers) -> None:
    bar = column.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    assert abs(in_sight(column)[0] - 50_000) < 20
    bar.setValue(bar.maximum())
    assert in_sight(column)[-1] == 99_999
