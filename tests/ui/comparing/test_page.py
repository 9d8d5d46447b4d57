"""The comparison page with real keys: what a person sees, hears and copies."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from reviewer_app.domain.cases import TestCase
from reviewer_app.ui.comparing.copying import stop_texts
from reviewer_app.ui.comparing.heads import FieldHead
from reviewer_app.ui.comparing.lines import FoldLine, TextLine
from reviewer_app.ui.comparing.page import ComparePage
from reviewer_app.ui.comparing.sections import section_of
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.sides import Side
from tests.support.builders import a_case
from tests.ui.comparing.gallery import PAIRS, SAME
from tests.ui.review.builders import settle

SIDES = [
    Side(case_id="case-3", title="Revision 3", meta="You, today 10:12", is_latest=True),
    Side(case_id="case-2", title="Revision 2", meta="Grace, 2 April 16:40"),
    Side(case_id="case-1", title="Revision 1", meta="Imported, 2 March 08:00"),
]


class Desk:
    """A page that reads from a few cases, and the loop that it works on."""

    def __init__(self, look: Look) -> None:
        self.loop = asyncio.new_event_loop()
        self.cases: dict[str, TestCase] = {}
        self.errors: list[Exception] = []
        self.look = look
        self.page = ComparePage(look, Tasks(self.loop, self.errors.append), self._read)
        self.page.resize(1200, 720)
        self.page.show()

    async def _read(self, a: str, b: str) -> tuple[TestCase, TestCase]:
        return self.cases[a], self.cases[b]

    def compare(self, a: dict[str, Any], b: dict[str, Any]) -> ComparePage:
        """Show two cases and wait until they are compared."""
        self.cases = {"case-1": a_case(1, **a), "case-2": a_case(2), "case-3": a_case(3, **b)}
        self.page.show_sides("Case E1", SIDES, "case-1", "case-3")
        self.settle()
        return self.page

    def settle(self) -> None:
        """Wait for the work that was started."""
        self.wait(lambda: self.page.where.text() != "Comparing…")
        QApplication.processEvents()

    def wait(self, is_done: Callable[[], bool], seconds: float = 20) -> None:
        async def work() -> None:
            ends_at = time.monotonic() + seconds
            while not is_done() and time.monotonic() < ends_at:
                await asyncio.sleep(0.002)
                QApplication.processEvents()

        self.loop.run_until_complete(work())
        assert is_done()
        assert not self.errors


@pytest.fixture
def desk(look: Look) -> Iterator[Desk]:
    made = Desk(look)
    yield made
    made.page.close()
    made.page.deleteLater()
    made.loop.close()


def _press(page: ComparePage, key: Qt.Key, shift: bool = False) -> None:
    modifiers = Qt.KeyboardModifier
    QTest.keyClick(page.view, key, modifiers.ShiftModifier if shift else modifiers.NoModifier)


def _text(kind: str = "text") -> tuple[dict[str, Any], dict[str, Any]]:
    a, b = PAIRS[kind]
    return {"input": SAME, **a}, {"input": SAME, **b}


def test_f7_goes_from_difference_to_difference_and_says_each(desk: Desk) -> None:
    page = desk.compare(*_text())
    assert page.where.text() == "Difference 1 of 9"
    assert page.view.accessibleDescription() == "Expected output: “30” became “90”"
    _press(page, Qt.Key.Key_F7)
    assert page.where.text() == "Difference 2 of 9"
    assert page.view.accessibleDescription() == "Expected output: “the practice” added"
    _press(page, Qt.Key.Key_F7, shift=True)
    _press(page, Qt.Key.Key_F7, shift=True)
    assert page.where.text() == "Difference 9 of 9"
    assert page.view.accessibleDescription() == "Expected tools: “find_slots” added"


def test_every_difference_has_a_line_of_its_own_to_go_to(desk: Desk) -> None:
    for kind in PAIRS:
        page = desk.compare(*_text(kind))
        for number in range(page.view.stops):
            card, stop = page.view.stop(number)
            section = page.view._cards[card].section
            assert section is not None
            assert 0 <= section.line_of(stop) < len(section)
        for is_muted in (True, False):
            for field in page._fields.values():
                section = section_of(field, is_muted=is_muted)
                count = section.stops if section else 0
                told = [stop_texts(field, stop, is_muted=is_muted) for stop in range(count)]
                assert all(a or b for a, b in told)
                assert stop_texts(field, count, is_muted=is_muted) == ("", "")


def test_an_empty_text_in_the_place_of_none_is_a_difference_to_go_to(desk: Desk) -> None:
    page = desk.compare({"goal": None}, {"goal": ""})
    head = page.view._cards[1].head
    assert head.opener.accessibleName() == "Goal: added"
    assert page.view.stop(1)[0] == 1
    page.go(1)
    assert page.where.text() == "Difference 2 of 2"


def test_equal_fields_are_closed_and_say_so(desk: Desk) -> None:
    page = desk.compare(*_text())
    head = page.view._cards[0].head
    assert head.opener.accessibleName() == "Input: The same"
    assert not page.view._cards[0].is_open
    assert not head.copy.isVisible()


def test_muted_differences_are_named_and_come_back_on_request(desk: Desk) -> None:
    page = desk.compare({"input": "one \ntwo"}, {"input": "one\r\ntwo"})
    assert page.where.text() == "The same apart from white space, line ends or form"
    assert not page.next.isEnabled()
    page.muting.click()
    desk.wait(page.next.isEnabled)
    assert page.where.text() == "Difference 1 of 2"  # the blank, the line end
    assert page.view._cards[0].is_open


def test_equal_lines_are_folded_and_open_at_a_click(desk: Desk) -> None:
    lines = [f"Line {n} of the text" for n in range(60)]
    changed = [*lines[:30], "Another line altogether", *lines[31:]]
    page = desk.compare({"input": "\n".join(lines)}, {"input": "\n".join(changed)})
    section = page.view._cards[0].section
    assert section is not None
    shown = [section.line(n) for n in range(len(section))]
    assert [line.words for line in shown if isinstance(line, FoldLine)] == [
        "28 lines are the same",
        "27 lines are the same",
    ]
    assert isinstance(shown[1], TextLine)
    assert shown[1].a is not None
    assert shown[1].a.text == "Line 28 of the text\n"
    y = next(seen.y for seen in page.view._seen() if seen.place.line == 1)
    QTest.mouseClick(
        page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, round(y) + 10)
    )
    assert len(section) == len(shown) - 1 + 28
    _press(page, Qt.Key.Key_Return)  # the next fold that is in sight, once it is
    page.view.verticalScrollBar().setValue(page.view.verticalScrollBar().maximum())
    _press(page, Qt.Key.Key_Return)
    assert len(section) == 60
    texts = [
        line.a.text for n in range(30) if isinstance(line := section.line(n), TextLine) and line.a
    ]
    assert texts == [f"{line}\n" for line in lines[:30]]


def test_copying_gives_the_changed_lines_with_their_signs(desk: Desk) -> None:
    page = desk.compare({"goal": "Ask twice."}, {"goal": "Ask once."})
    page.bar.copy.click()
    text = QGuiApplication.clipboard().text()
    assert "A: Revision 1, Imported, 2 March 08:00" in text
    assert "Goal (1 word removed, 1 added)\n− Ask twice.\n+ Ask once.\n" in text


def test_a_click_makes_a_revision_b_and_shift_makes_it_a(desk: Desk) -> None:
    page = desk.compare({"goal": "One."}, {"goal": "Three."})
    chosen: list[tuple[str, str]] = []
    page.rail.chosen.connect(lambda a, b: chosen.append((a, b)))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    rows = page.rail.list
    middle = [rows.visualRect(rows.model().index(row, 0)).center() for row in range(3)]
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(rows.viewport(), left, pos=middle[1])
    QTest.mouseClick(rows.viewport(), left, Qt.KeyboardModifier.ShiftModifier, middle[0])
    QTest.mouseClick(rows.viewport(), left, pos=middle[0])
    assert chosen == [("case-1", "case-2"), ("case-3", "case-2"), ("case-2", "case-3")]
    desk.settle()


def test_one_revision_alone_is_told(desk: Desk) -> None:
    desk.page.show_sides("Case E1", SIDES[:1], "case-3", "case-3")
    assert desk.page._message.accessibleName() == "Only one revision."


def test_escape_leads_back(desk: Desk) -> None:
    page = desk.compare({"goal": "One."}, {"goal": "Two."})
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    _press(page, Qt.Key.Key_Escape)
    assert left == [True]


def test_markup_is_shown_as_it_is(desk: Desk) -> None:
    """B64."""
    page = desk.compare({"goal": "<b>a</b> &amp; <script>"}, {"goal": "<i>a</i> &amp; <script>"})
    line = page.view._cards[1].line(1)
    assert isinstance(line, TextLine)
    assert line.b is not None
    assert line.b.text == "<i>a</i> &amp; <script>"


def test_a_long_line_is_coarse_first_and_exact_on_request(desk: Desk) -> None:
    """B72."""
    line = " ".join(f"w{n % 977}" for n in range(50_000))
    page = desk.compare({"input": line}, {"input": line.replace("w3 ", "v3 ")})
    head = page.view._cards[0].head
    assert head.closer.isVisible()
    head.closer.click()
    desk.wait(lambda: not head.closer.isVisible())
    assert page.where.text() == f"Difference 1 of {line.count('w3 ')}"


def test_two_texts_of_5_mb_are_laid_out_only_where_they_are_seen(desk: Desk) -> None:
    """B71."""
    lines = [
        f"Line {n} tells the {n * 7919 % 1000} ways to ask for a date.\n" for n in range(100_000)
    ]
    changed = [f"{line[:-2]} now.\n" if n % 50 == 0 else line for n, line in enumerate(lines)]
    page = desk.compare({"input": "".join(lines)}, {"input": "".join(changed)})
    assert page.view.stops >= 1
    began = time.perf_counter()
    for _ in range(20):
        _press(page, Qt.Key.Key_PageDown)
        page.view.grab()
    page.view.verticalScrollBar().setValue(page.view.verticalScrollBar().maximum())
    page.view.grab()
    assert time.perf_counter() - began < 5  # on a quiet machine 20 ms each
    assert len(page.view._laid) < 1_000


@pytest.mark.parametrize("kind", list(PAIRS))
def test_one_column_and_invisible_characters_paint(desk: Desk, kind: str) -> None:
    page = desk.compare(*_text(kind))
    two = page.view.grab().toImage()
    desk.look.show_invisible(True)
    with_signs = page.view.grab().toImage()
    page.columns.buttons[1].click()
    one = page.view.grab().toImage()
    assert two != with_signs != one


def test_what_a_has_may_be_used_where_it_is_not_the_latest(desk: Desk) -> None:
    desk.page.show_ways("case-3", 3)
    same = {"input": "May I?"}
    page = desk.compare(same | {"expected_output": "Yes."}, same | {"expected_output": "No."})
    heads = [head for head in page.findChildren(FieldHead) if head.use.isVisibleTo(page)]
    asked = QSignalSpy(page.use_asked)

    heads[0].use.click()

    assert heads[0].use.text() == "Use the text of A"
    assert asked.at(0)[0] == "expected_output"
    assert page.value_of_a("expected_output") == "Yes."
    assert page.bar.hint.text.startswith("Using a text of A starts a draft of revision 4.")
    assert page.bar.edit.text() == "Edit revision 3"
    assert page.bar.restore.isVisible()

    page.rail.list.chosen.emit("case-3", True)  # exchanges the two
    desk.settle()
    settle()
    assert not any(head.use.isVisibleTo(page) for head in page.findChildren(FieldHead))
    assert not page.bar.restore.isVisible()
