"""The list of cases: paging, choosing, staying in place, and what is read of a row."""

import time
from array import array
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage, QPaintEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.marks import CaseMarks
from reviewer_app.services.browsing import PAGE
from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.case_list_model import KEPT_PAGES
from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.empty_state import EmptyState
from reviewer_app.ui.widgets.look import Look
from tests.ui.review.builders import HOSTILE, an_item, find, settle, shown, words_of_tip

MILLION = 1_000_000


@pytest.fixture
def cases(look: Look) -> Iterator[CaseList]:
    made = CaseList(look)
    shown(made, 320, 600)
    yield made
    made.close()
    made.deleteLater()


def numbers(count: int) -> "array[int]":
    return array("q", range(1, count + 1))


def fill(cases: CaseList, count: int) -> None:
    cases.set_numbers(numbers(count), [an_item(n) for n in range(1, min(count, PAGE) + 1)])
    settle()


def asked(cases: CaseList) -> list[list[int]]:
    """Collects the row numbers that are asked for from now on."""
    found: list[list[int]] = []

    def add(wanted: "array[int]") -> None:
        found.append(list(wanted))

    cases.items_needed.connect(add)
    return found


class Painted(QObject):
    """Takes down which areas of a widget are painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.areas: list[QRect] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.areas.append(event.rect())
        return False


def click(cases: CaseList, row: int) -> None:
    place = cases.view.visualRect(cases.model.index(row, 0)).center()
    QTest.mouseClick(
        cases.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )


def test_a_click_and_the_arrow_keys_choose_a_case(cases: CaseList) -> None:
    fill(cases, 20)
    chosen = QSignalSpy(cases.row_chosen)

    click(cases, 3)
    QTest.keyClick(cases.view, Qt.Key.Key_Down)

    assert [chosen.at(n)[0] for n in range(chosen.count())] == [4, 5]
    assert cases.chosen_number == 5


def test_choosing_by_program_tells_nobody(cases: CaseList) -> None:
    fill(cases, 20)
    chosen = QSignalSpy(cases.row_chosen)

    assert cases.select_number(7)

    assert cases.view.currentIndex().row() == 6
    assert chosen.count() == 0


def test_letters_are_left_to_the_commands(cases: CaseList) -> None:
    fill(cases, 20)
    cases.select_number(1)

    QTest.keyClick(cases.view, Qt.Key.Key_W)

    assert cases.chosen_number == 1


def test_a_click_below_the_rows_keeps_the_choice(cases: CaseList) -> None:
    fill(cases, 2)
    cases.select_number(2)

    QTest.mouseClick(
        cases.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.ControlModifier,
        QPoint(50, 400),
    )

    assert cases.view.currentIndex().row() == 1
    assert cases.view.selectionModel().isRowSelected(1)


def test_a_refresh_keeps_the_choice_and_the_place(cases: CaseList) -> None:
    fill(cases, 100)
    cases.select_number(40)
    cases.view.return_to((30, 17))

    without_some = array("q", [n for n in range(1, 101) if n not in {3, 4, 90}])
    cases.set_numbers(without_some, [an_item(n) for n in without_some])

    assert cases.chosen_number == 40
    assert cases.model.number_at(cases.view.currentIndex().row()) == 40
    row, hidden = cases.view.place()
    assert (cases.model.number_at(row), hidden) == (31, 17)


def test_a_choice_that_left_the_list_is_remembered_and_comes_back(cases: CaseList) -> None:
    fill(cases, 10)
    cases.select_number(4)

    fewer = numbers(3)
    cases.set_numbers(fewer, [])
    assert not cases.view.currentIndex().isValid()

    fewer.extend((4, 5))
    cases.grow()
    assert cases.view.currentIndex().row() == 3


def test_numbers_that_were_added_are_rows_once_the_list_was_told(cases: CaseList) -> None:
    """The array is shared with the queue; a view has to hear of rows before they are there."""
    shared = numbers(3)
    cases.set_numbers(shared, [])
    inserted: list[tuple[int, int]] = []

    def note(_parent: QModelIndex, first: int, last: int) -> None:
        inserted.append((first, last))

    cases.model.rowsInserted.connect(note)
    shared.extend((4, 5))
    assert cases.count == 3
    assert cases.neighbour(3, 1) is None

    cases.grow()
    cases.grow()
    assert inserted == [(3, 4)]
    assert cases.neighbour(3, 1) == 4


def test_neighbours_end_at_the_ends(cases: CaseList) -> None:
    cases.set_numbers(array("q", [5, 3, 9]), [])

    assert cases.neighbour(5, 1) == 3
    assert cases.neighbour(3, 1) == 9
    assert cases.neighbour(9, 1) is None
    assert cases.neighbour(5, -1) is None
    assert cases.neighbour(None, 1) == 5
    assert cases.neighbour(77, -1) == 9


def test_pages_are_asked_for_when_their_rows_are_seen_and_once(cases: CaseList) -> None:
    wanted = asked(cases)
    fill(cases, MILLION)
    assert wanted == []

    cases.view.scrollToBottom()
    settle()
    cases.view.return_to((500_050, 0))
    settle()
    cases.view.return_to((500_060, 0))
    settle()

    assert [(page[0], len(page)) for page in wanted] == [(999_801, PAGE), (500_001, PAGE)]


def test_rows_that_were_read_are_shown(cases: CaseList) -> None:
    fill(cases, 5_000)
    cases.view.return_to((1_000, 0))
    settle()

    cases.put_items([an_item(n, excerpt=f"Case {n}") for n in range(1_001, 1_201)])

    index = cases.model.index(1_000, 0)
    assert index.data() == "Case 1001"


def test_a_row_that_changes_is_painted_alone(cases: CaseList) -> None:
    fill(cases, 20)
    painted = Painted(cases.view.viewport())
    row = cases.view.visualRect(cases.model.index(3, 0))

    cases.put_items([an_item(4, excerpt="Changed")])
    settle()

    assert painted.areas == [row]


def test_a_row_that_only_moves_is_drawn_as_it_was_and_anew_when_anything_changes(
    cases: CaseList, look: Look
) -> None:
    fill(cases, 60)
    view, height = cases.view, look.theme.sizes.case_row

    def row(number: int) -> QImage:
        settle()
        whole = view.viewport().grab().toImage()
        return whole.copy(0, number * height, view.viewport().width(), height)

    second = row(1)
    view.verticalScrollBar().setValue(height)
    assert row(0) == second

    cases.put_items([an_item(2, score=-1)])
    voted = row(0)
    assert voted != second
    cases.select_number(2)
    assert row(0) not in (second, voted)
    cases.select_number(5)
    assert row(0) == voted
    look.show(Theme.make(Scheme.DARK, look.theme.font("body")))
    dark = row(0)
    assert dark != voted
    later = CaseMarks(deferred_until=datetime.now(UTC) + timedelta(days=3))
    cases.put_items([an_item(2, marks=later)])
    assert row(0) not in (dark, voted)


def test_what_did_not_come_is_asked_for_again(cases: CaseList) -> None:
    fill(cases, 5_000)
    wanted = asked(cases)
    cases.view.return_to((1_010, 0))
    settle()

    cases.forget_requests()
    settle()

    assert [page[0] for page in wanted] == [1_001, 1_001]


def test_a_page_that_grows_is_asked_for_where_it_has_no_rows_yet(cases: CaseList) -> None:
    shared = numbers(3)
    cases.set_numbers(shared, [an_item(n) for n in (1, 2, 3)])
    settle()
    wanted = asked(cases)

    shared.extend((4, 5))
    cases.grow()
    settle()

    assert wanted == [[4, 5]]


def test_only_some_pages_stay_in_memory(cases: CaseList) -> None:
    fill(cases, 100 * PAGE)
    for page in range(1, KEPT_PAGES + 10):
        cases.model.request(range(page * PAGE, page * PAGE + 1))
        cases.put_items([an_item(n) for n in range(page * PAGE + 1, (page + 1) * PAGE + 1)])

    assert cases.model.item_at(0) is None
    loaded = sum(cases.model.item_at(row) is not None for row in range(0, cases.count, PAGE))
    assert loaded <= KEPT_PAGES


def test_old_rows_are_shown_until_the_new_ones_are_read(cases: CaseList) -> None:
    fill(cases, 1_000)
    wanted = asked(cases)

    cases.set_numbers(numbers(1_000), [])
    settle()

    assert cases.model.item_at(0) == an_item(1)
    assert [page[0] for page in wanted] == [1]


def _cheapest(act: Callable[[], None], times: int = 5) -> float:
    """The least processor time of some runs; other processes do not count."""
    spent: list[float] = []
    for _ in range(times):
        start = time.process_time()
        act()
        spent.append(time.process_time() - start)
    return min(spent)


def test_a_million_rows_scroll_and_paint_like_a_thousand(cases: CaseList) -> None:
    def work() -> None:
        for part in range(1, 9):
            bar = cases.view.verticalScrollBar()
            bar.setValue(bar.maximum() * part // 8)
            cases.view.viewport().repaint()

    fill(cases, 1_000)
    few = _cheapest(work)
    fill(cases, MILLION)
    many = _cheapest(work)

    print(f"1,000 rows {few * 1000:.1f} ms, 1,000,000 rows {many * 1000:.1f} ms")
    assert many < 3 * few + 0.005


def test_choosing_among_a_million_is_like_among_a_thousand(cases: CaseList) -> None:
    def work() -> None:
        for part in range(1, 9):
            cases.select_number(cases.count * part // 8)
            cases.neighbour(cases.chosen_number, 1)

    fill(cases, 1_000)
    few = _cheapest(work)
    fill(cases, MILLION)
    many = _cheapest(work)

    assert many < 3 * few + 0.005


def test_content_is_shown_to_the_letter(cases: CaseList) -> None:
    item = an_item(1, excerpt=HOSTILE, variant=HOSTILE, reason=HOSTILE)
    cases.set_numbers(array("q", [1]), [item])

    index = cases.model.index(0, 0)
    tip = index.data(Qt.ItemDataRole.ToolTipRole)

    assert index.data(Qt.ItemDataRole.DisplayRole) == HOSTILE
    assert words_of_tip(tip) == HOSTILE


def test_a_row_is_read_as_a_sentence_with_its_revision_and_place(cases: CaseList) -> None:
    item = an_item(1, score=-1, reason="Incomplete", is_reviewed=True, revision=3)
    cases.set_numbers(array("q", range(1, 121)), [item, an_item(2, revision=None)])

    rows = [QAccessible.queryAccessibleInterface(cases.view).child(row) for row in (0, 1)]

    assert [row.text(QAccessible.Text.Name) for row in rows] == [
        (
            "Downvoted, Incomplete, reviewed. What happens to my deposit?"
            " English, rag, revision 3, saved here. 1 of 120."
        ),
        "Not decided. What happens to my deposit? English, rag. 2 of 120.",
    ]


def test_an_empty_list_says_why_and_offers_one_thing(cases: CaseList) -> None:
    pressed = QSignalSpy(cases.button_pressed)
    cases.show_empty("Nothing left in To review. 100 of 100 decided.", "Next queue")
    settle()

    state = find(EmptyState, cases)
    assert state.isVisible()
    assert state.accessibleName() == "Nothing left in To review. 100 of 100 decided."
    QTest.mouseClick(state.button, Qt.MouseButton.LeftButton)
    assert pressed.count() == 1

    fill(cases, 3)
    assert cases.view.isVisible()
