"""Selected rows: as a set of rows would have them, and as quick for a million as for ten."""

import time
from array import array
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.selection import Selection
from reviewer_app.ui.widgets.look import Look
from tests.ui.review.builders import an_item, settle, shown

ROWS = st.integers(0, 12)


@given(st.lists(st.tuples(st.sampled_from(["choose", "extend", "toggle", "all", "clear"]), ROWS)))
def test_ranges_are_what_a_set_would_be(acts: list[tuple[str, int]]) -> None:
    selection = Selection()
    rows: set[int] = set()
    anchor: int | None = None
    for act, row in acts:
        if act == "choose":
            rows, anchor = {row}, row
            selection.choose(row)
        elif act == "extend":
            anchor = row if anchor is None else anchor
            rows = set(range(min(anchor, row), max(anchor, row) + 1))
            selection.extend(row)
        elif act == "toggle":
            rows, anchor = rows ^ {row}, row
            selection.toggle(row)
        elif act == "all":
            rows = set(range(13))
            selection.select_all(13)
        else:
            rows, anchor = set[int](), None
            selection.clear()
        assert list(selection) == sorted(rows)
        assert selection.count == len(rows)
        assert [n in selection for n in range(14)] == [n in rows for n in range(14)]
        starts = [part.start for part in selection.ranges]
        stops = [part.stop for part in selection.ranges]
        assert all(stop < start for stop, start in zip(stops, starts[1:], strict=False))


def took(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return time.process_time() - began


@pytest.mark.parametrize("modifiers", [Qt.KeyboardModifier.ControlModifier])
def test_a_million_rows_are_selected_without_a_pause(
    look: Look, modifiers: Qt.KeyboardModifier
) -> None:
    """Qt's own selectAll asks for the flags of each row: 16 s."""
    cases = CaseList(look)
    shown(cases, 320, 600)
    cases.set_numbers(array("q", range(1, 1_000_001)), [an_item(n) for n in range(1, 201)])
    settle()

    def select() -> None:
        QTest.keyClick(cases.view, Qt.Key.Key_A, modifiers)
        settle()

    assert took(select) < 0.5
    assert cases.view.selection.count == 1_000_000
    assert cases.selection_bar.isVisibleTo(cases)
    assert took(lambda: cases.selected) < 0.1
    assert len(cases.selected) == 1_000_000
    cases.close()
    cases.deleteLater()
