"""Finding words in a case: in every card, closed or not laid out, counted and gone through."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextEdit

from reviewer_app.domain.cases import Labels
from reviewer_app.domain.json import Json
from reviewer_app.ui.i18n import format_number
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.review.finding import MOST_HITS
from reviewer_app.ui.review.turns import TurnList
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.json_tree import JsonTree
from reviewer_app.ui.widgets.look import Look
from tests.ui.review.builders import a_case, settle, shown

KEYS, SHIFT = Qt.Key, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(look: Look) -> Iterator[CasePage]:
    made = CasePage(look)
    shown(made, 900, 500)
    yield made
    made.close()
    made.deleteLater()


def search(page: CasePage, words: str) -> str:
    """Put words into the find line, as an input method does; what the count says then."""
    page.commands["find_in_case"]()
    page.find_bar.field.selectAll()
    page.find_bar.field.insert(words)
    QTest.keyClick(page.find_bar.field, KEYS.Key_Return)
    settle()
    return page.find_bar.count.text()


def marked(page: CasePage) -> list[str]:
    """The marked words that can be seen, the one of the moment in brackets."""
    found: list[str] = []
    accent = page._look.theme.value("accent").lower()
    for view in page.findChildren(QTextEdit):
        block = view.document().firstBlock()
        while view.isVisible() and block.isValid():
            for one in block.layout().formats():
                word = block.text()[one.start : one.start + one.length]
                is_now = one.format.background().color().name() == accent
                found.append(f"[{word}]" if is_now else word)
            block = block.next()
    return found


def test_places_are_counted_and_gone_through_in_a_circle(page: CasePage) -> None:
    page.show_case(a_case(input="Fee and fee, and coffee", expected_output="The FEE."))
    settle()

    assert search(page, "fee") == "1 of 4"
    assert marked(page) == ["[Fee]", "fee", "fee", "FEE"]
    page.commands["find_next"]()
    assert marked(page) == ["Fee", "[fee]", "fee", "FEE"]
    QTest.keyClick(page.find_bar.field, KEYS.Key_Return, SHIFT)
    page.commands["find_previous"]()
    assert page.find_bar.count.text() == "4 of 4"
    assert marked(page) == ["Fee", "fee", "fee", "[FEE]"]
    assert page.find_bar.count.text() == "4 of 4"


def test_leaving_takes_the_marks_away(page: CasePage) -> None:
    page.show_case(a_case(input="one fee"))
    settle()
    search(page, "fee")

    QTest.keyClick(page.find_bar.field, KEYS.Key_Escape)

    assert not page.find_bar.isVisible()
    assert marked(page) == []


@pytest.mark.parametrize(
    ("text", "words", "count"),
    [
        ("我预约的是下午两点的牙科，下午", "下午", 2),
        ("予約をお願いします", "約を", 1),
        ("예약을 하고 싶어요", "약", 1),
        ("Is the café open? CAFE\u0301!", "cafe", 2),
        ("naïve NAÏVE naive", "naïve", 3),
        ("two\n  words here", "two words", 1),
        ("a.b a+b", "a.b", 1),
        ("ΣΊΣΥΦΟΣ σίσυφος", "σίσυφος", 2),
        ("nothing", "<b>", 0),
    ],
)
def test_b73_words_are_found_in_all_scripts_accents_apart(
    page: CasePage, text: str, words: str, count: int
) -> None:
    """B73: one, two and three characters, without blanks between words."""
    page.show_case(a_case(input=text, expected_output=None))
    settle()
    assert search(page, words) == (f"1 of {count}" if count else "Not found")


def test_a_closed_card_opens_for_what_is_found_in_it(page: CasePage) -> None:
    page.show_case(
        a_case(
            context="A rule of the clinic. " * 100 + "The needle.",
            labels=Labels(description="A long\ndescription with a needle"),
        )
    )
    settle()
    cards = {card.accessibleName(): card for card in page.findChildren(Card)}
    cards["Properties"].set_open(False)
    assert not cards["Context"].is_open

    assert search(page, "needle") == "1 of 2"
    assert cards["Context"].is_open
    assert marked(page) == ["[needle]"]
    page.commands["find_next"]()
    settle()
    assert cards["Properties"].is_open
    assert marked(page) == ["needle", "[needle]"]


def a_conversation(count: int) -> Json:
    turns = [f'{{"role": "user", "content": "turn {n} of them"}}' for n in range(count)]
    calls = '{"role": "assistant", "content": "", "tool_calls": [{"name": "needle_tool"}]}'
    return Json(f"[{', '.join([*turns, calls])}]")


def test_b71_a_turn_that_is_not_laid_out_is_found(page: CasePage) -> None:
    """B71: two thousand turns."""
    page.show_case(a_case(conversation_history=a_conversation(2_000)))
    settle()
    turns = next(each for each in page.findChildren(TurnList) if each.isVisible())

    assert search(page, "turn 1777") == "1 of 1"
    settle()
    assert turns.current == 1777
    assert marked(page) == ["[turn 1777]"]
    assert search(page, "needle_tool") == "1 of 1"
    settle()
    assert turns.current == 2_000
    assert "name: needle_tool" in json_rows(page)


def json_rows(page: CasePage) -> list[str]:
    """The current rows of the trees that can be seen, as a screen reader has them."""
    trees = [tree for tree in page.findChildren(JsonTree) if tree.isVisible()]
    told = [QAccessible.queryAccessibleInterface(tree).child(tree.current) for tree in trees]
    return [row.text(QAccessible.Text.Name) for row in told if row]


def test_words_behind_escapes_in_json_are_found_in_tree_and_text(page: CasePage) -> None:
    stored = '{"pad": [%s], "deep": {"a": [{"b": "\\u4f60\\u597d needle"}]}}' % ("1," * 9000 + "1")
    page.show_case(a_case(input=Json(stored), expected_output=None))
    settle()

    assert search(page, "你好") == "1 of 1"
    for _ in range(500):
        QApplication.processEvents()
        if json_rows(page) == ["b: 你好 needle"]:
            break
    assert json_rows(page) == ["b: 你好 needle"]

    page.commands["toggle_raw"]()
    settle()
    page.commands["find_next"]()
    settle()
    assert marked(page) == ["[\\u4f60\\u597d]"]


def test_a_place_far_down_in_a_long_text_is_scrolled_to(page: CasePage) -> None:
    page.show_case(a_case(input="a line\n" * 40_000 + "needle"))
    settle()
    assert search(page, "needle") == "1 of 1"
    view = next(v for v in page.findChildren(QTextEdit) if v.accessibleName() == "Input")
    for _ in range(400):
        QApplication.processEvents()
        if view.verticalScrollBar().value() > 0:
            break
    assert marked(page) == ["[needle]"]
    bar = view.verticalScrollBar()
    assert bar.value() > bar.maximum() - view.height()


def test_the_card_with_the_place_is_scrolled_into_sight(page: CasePage) -> None:
    page.show_case(a_case(input="\n".join(f"line {n}" for n in range(24)), context="a needle"))
    settle()
    search(page, "needle")
    settle()
    view = next(v for v in page.findChildren(QTextEdit) if v.accessibleName() == "Context")
    top = view.mapTo(page, view.rect().topLeft()).y()
    assert 0 < top < page.height() - 10


def test_a_letter_that_is_everywhere_is_counted_up_to_a_limit(page: CasePage) -> None:
    page.show_case(a_case(input="a " * 20_000))
    settle()
    assert search(page, "a") == f"1 of {format_number(MOST_HITS)} or more"


def test_the_next_case_is_looked_through_as_well(page: CasePage) -> None:
    page.show_case(a_case(input="fee"))
    settle()
    search(page, "fee")

    page.show_case(a_case(2, input="no fee, no fee"))
    settle()

    assert page.find_bar.count.text() == "1 of 2"


FIELDS: dict[str, Any] = {
    "expected_tools": ("needle",),
    "goal": "needle",
    "user_persona": "needle",
    "scenario": "needle",
    "stopping_criterias": ("x", "needle"),
    "expected": Json('["needle"]'),
    "eval_config": Json('{"needle": 1}'),
    "deps": Json('["needle"]'),
}


@pytest.mark.parametrize("field", FIELDS)
def test_every_card_is_looked_through(page: CasePage, field: str) -> None:
    page.show_case(a_case(**{field: FIELDS[field]}))
    settle()
    assert search(page, "needle") == "1 of 1"
