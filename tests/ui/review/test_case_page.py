"""The case page: literal content, its states, its place, and copying to the letter."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QTextEdit, QWidget

from reviewer_app.domain.cases import Labels
from reviewer_app.domain.json import Json, Number
from reviewer_app.services.browsing import Published
from reviewer_app.ui.i18n import format_number
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.ui.review.tools_row import ToolChips
from reviewer_app.ui.review.turn_row import TurnRow
from reviewer_app.ui.review.turns import TurnList
from reviewer_app.ui.widgets.chip import Chip
from reviewer_app.ui.widgets.empty_state import EmptyState
from reviewer_app.ui.widgets.json_tree import JsonTree
from reviewer_app.ui.widgets.literal_text import LiteralText, Reading
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import IconButton, LinkButton
from tests.support.heard import rows
from tests.ui.review.builders import HOSTILE, a_case, find, settle, shown, words_of_tip

SCENARIO: dict[str, Any] = {
    "input": None,
    "expected_output": None,
    "goal": "Have a card blocked",
    "user_persona": "Retired teacher",
    "stopping_criterias": ("It is blocked", "A person was asked for"),
    "max_iterations": 12,
    "conversation_history": Json(
        '[{"role": "user", "content": "Hello?"}, {"role": "assistant", "content": "Yes."}]'
    ),
}


@pytest.fixture
def page(look: Look) -> Iterator[CasePage]:
    made = CasePage(look)
    shown(made, 900, 700)
    yield made
    made.close()
    made.deleteLater()


def texts(page: CasePage) -> list[str]:
    """The texts that can be seen, from the top."""
    views = [view for view in page.findChildren(QTextEdit) if view.isVisible()]
    views.sort(key=lambda view: view.mapTo(page, view.rect().topLeft()).y())
    return [view.toPlainText() for view in views]


def trees(page: CasePage) -> dict[str, list[str]]:
    """The rows of JSON that can be seen, as they are read aloud, by the name of the tree."""
    found = [tree for tree in page.findChildren(JsonTree) if tree.isVisible()]
    return {tree.accessibleName(): [row.name for row in rows(tree)] for tree in found}


def titles(page: CasePage) -> list[str]:
    """The titles of the cards that can be seen."""
    found = [card for card in page.findChildren(QWidget, "card") if card.isVisible()]
    return [card.accessibleName() for card in found]


def copy_button(page: CasePage, title: str) -> IconButton:
    buttons = [button for button in page.findChildren(IconButton) if button.isVisible()]
    return next(button for button in buttons if button.accessibleName() == f"Copy {title}")


def properties(page: CasePage) -> list[str]:
    """The properties in the grid, as they are read aloud."""
    found = [widget for widget in page.findChildren(QWidget) if widget.isVisible()]
    return [widget.accessibleName() for widget in found if ": " in widget.accessibleName()]


def test_b64_content_is_shown_to_the_letter(page: CasePage) -> None:
    labels = Labels(variant=HOSTILE, source=HOSTILE, strategy=HOSTILE, name=HOSTILE)
    page.show_case(
        a_case(
            input=HOSTILE,
            expected_output=HOSTILE,
            context=HOSTILE,
            expected_tools=(HOSTILE,),
            labels=labels,
            view={"title": HOSTILE, "dataset": HOSTILE, "product": HOSTILE},
        )
    )
    settle()

    assert texts(page)[:3] == [HOSTILE] * 3
    assert f"Source: {HOSTILE}" in properties(page)
    chips = [chip for chip in page.findChildren(Chip) if chip.text == HOSTILE]
    assert len(chips) == 2
    assert all(words_of_tip(chip.toolTip()) == HOSTILE for chip in chips)


def test_copying_gives_the_original_of_a_line_of_a_megabyte(page: CasePage) -> None:
    original = "\r\n a\u202eb\ttab \u00a0" + "x" * 1_000_000 + "<b>é</b>\u2028 end "
    page.show_case(a_case(input=original))
    settle()

    QTest.mouseClick(copy_button(page, "Input"), Qt.MouseButton.LeftButton)

    assert QGuiApplication.clipboard().text() == original


def test_the_id_is_copied_as_a_file_has_it_else_as_we_do(page: CasePage) -> None:
    """Whole and to the letter, also where the title is shortened; there is none without a case."""
    told = QSignalSpy(page.copied)
    for external_id in (f"{HOSTILE}  \n{'x' * 300}", None):
        case = a_case(view={"external_id": external_id})
        page.show_case(case)
        page.commands["copy_id"]()
        data = QGuiApplication.clipboard().mimeData()
        assert data.text() == (external_id or case.case_id)
        assert data.formats() == ["text/plain"]
    page.show_message("Nothing left")
    page.commands["copy_id"]()
    assert told.count() == 2


def test_copying_json_gives_it_as_it_is_stored(page: CasePage) -> None:
    stored = '{"b":1.10,"a":1E5,  "b":[1,\n2]}'
    page.show_case(a_case(input=Json(stored)))
    settle()

    QTest.mouseClick(copy_button(page, "Input"), Qt.MouseButton.LeftButton)

    assert QGuiApplication.clipboard().text() == stored
    assert trees(page) == {
        "Input, as a tree": ["b: 1.10", "a: 1E5", "b (2), list of 2 items: [1, 2]"]
    }


def test_json_is_shown_as_it_is_written_on_request_and_for_the_next_case_too(
    page: CasePage,
) -> None:
    page.show_case(a_case(input=Json('{"b":1.10}'), expected=Json('["x"]')))
    settle()

    page.commands["toggle_raw"]()
    settle()
    assert {'{"b":1.10}', '["x"]'} <= set(texts(page))

    page.show_case(a_case(2, input=Json('{"c":2}')))
    settle()
    assert '{"c":2}' in texts(page)
    button = next(
        b for b in page.findChildren(IconButton) if b.isVisible() and "written" in b.text()
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()
    assert trees(page) == {"Input, as a tree": ["c: 2"]}


def test_painted_is_told_once_for_each_case_that_is_shown(page: CasePage) -> None:
    painted = QSignalSpy(page.painted)

    page.show_case(a_case(1))
    assert painted.count() == 0
    settle()
    page.show_case(a_case(2))
    settle()
    page.update()
    settle()

    assert [painted.at(n)[0] for n in range(painted.count())] == ["case-1", "case-2"]


def test_painted_is_not_told_of_a_case_that_was_replaced(page: CasePage) -> None:
    painted = QSignalSpy(page.painted)

    page.show_case(a_case(1))
    page.show_case(a_case(2))
    settle()

    assert [painted.at(n)[0] for n in range(painted.count())] == ["case-2"]


def test_the_same_case_again_stays_where_it_was_read(page: CasePage) -> None:
    long = "\n".join(f"line {n}" for n in range(200))
    page.show_case(a_case(1, input=long, expected_output=long, context=long))
    settle()
    page.return_to(150)

    page.show_case(a_case(1, input=long, expected_output=long, context=f"{long}."))
    settle()
    assert page.place() == 150

    page.show_case(a_case(2, input=long, expected_output=long, context=long))
    settle()
    assert page.place() == 0


def test_a_plain_case_takes_no_new_widgets(page: CasePage) -> None:
    page.show_case(a_case(1, expected_tools=("find",)))
    settle()
    before = len(page.findChildren(QWidget))

    for number in range(2, 6):
        page.show_case(a_case(number, input=f"Question {number}", expected_tools=("move",)))
        settle()

    assert len(page.findChildren(QWidget)) == before


def test_cards_without_a_value_are_not_shown(page: CasePage) -> None:
    page.show_case(a_case(context=None))
    settle()
    assert titles(page) == ["Input", "Expected output", "Properties"]

    page.show_case(a_case(2, expected_output=None))
    settle()
    assert titles(page) == ["Input", "Properties"]


def test_an_empty_text_is_a_value(page: CasePage) -> None:
    page.show_case(a_case(expected_output=""))
    settle()
    assert "Expected output" in titles(page)


def test_a_scenario_is_read_beside_its_conversation_where_there_is_room(page: CasePage) -> None:
    page.show_case(a_case(**SCENARIO))
    settle()
    cards = {card.accessibleName(): card for card in page.findChildren(QWidget, "card")}
    goal, conversation = cards["Goal"], cards["Conversation"]
    assert goal.x() == conversation.x()
    assert goal.y() < conversation.y()

    page.resize(1300, 700)
    settle()
    assert goal.x() + goal.width() < conversation.x()
    assert goal.y() == conversation.y()
    assert {"Hello?", "Yes.", "It is blocked"} < set(texts(page))


def test_a_conversation_that_is_none_is_shown_as_it_is_stored(page: CasePage) -> None:
    page.show_case(a_case(conversation_history=Json('[{"who":"?"},  3]')))
    settle()

    assert trees(page) == {
        "Conversation, as a tree": ['0, object with 1 value: {"who":"?"}', "1: 3"]
    }


def test_other_roles_and_parts_of_a_turn_are_shown(page: CasePage) -> None:
    turns = '[{"role": "tool<b>", "content": "18", "id": 7}]'
    page.show_case(a_case(conversation_history=Json(turns)))
    settle()

    assert texts(page)[0] == "18"
    assert trees(page) == {"tool<b>, turn 1 of 1, as a tree": ["id: 7"]}
    names = {widget.accessibleName() for widget in page.findChildren(QWidget)}
    assert "tool<b>" in names


def a_conversation(count: int) -> Json:
    turns = ", ".join(f'{{"role": "user", "content": "turn {n}"}}' for n in range(count))
    return Json(f"[{turns}]")


def button(page: CasePage, name: str) -> IconButton:
    """The button with a name that can be seen."""
    return next(b for b in page.findChildren(IconButton) if b.isVisible() and b.text() == name)


def test_b71_ten_thousand_turns_are_shown_as_they_are_scrolled_to(page: CasePage) -> None:
    """B71: only what is seen exists; previous and next go turn by turn."""
    page.show_case(a_case(conversation_history=a_conversation(10_000)))
    settle()
    assert len(page.findChildren(TurnRow)) < 60
    words = [label.text() for label in page.findChildren(PlainLabel) if label.isVisible()]
    assert f"Turn 1 of {format_number(10_000)}" in words
    assert not button(page, "Previous turn").isEnabled()

    for _ in range(30):
        QTest.mouseClick(button(page, "Next turn"), Qt.MouseButton.LeftButton)
        settle()
    assert "turn 30" in texts(page)
    assert "turn 0" not in texts(page)
    QTest.mouseClick(button(page, "Previous turn"), Qt.MouseButton.LeftButton)
    turns = find_turns(page)
    assert turns.current == 29

    QTest.keyClick(turns, Qt.Key.Key_End)
    settle()
    assert "turn 9999" in texts(page)
    assert len(page.findChildren(TurnRow)) < 80


def find_turns(page: CasePage) -> TurnList:
    return next(turns for turns in page.findChildren(TurnList) if turns.isVisible())


def test_a_turn_names_its_tools_and_shows_what_they_were_called_with(page: CasePage) -> None:
    calls = '[{"function": {"name": "block_card", "arguments": "{}"}}, {"name": "<b>open</b>"}]'
    turns = f'[{{"role": "assistant", "content": "Done.", "tool_calls": {calls}}}]'
    page.show_case(a_case(conversation_history=Json(turns)))
    settle()
    chips = [chip.text for chip in page.findChildren(Chip) if chip.isVisible()]
    assert {"block_card", "<b>open</b>"} <= set(chips)
    assert trees(page) == {}

    links = page.findChildren(LinkButton)
    details = next(b for b in links if b.isVisible() and b.text() == "Show the details")
    before = find_turns(page).height()
    QTest.mouseClick(details, Qt.MouseButton.LeftButton)
    settle()

    called = trees(page)["Assistant, turn 1 of 1, as a tree"]
    assert any("block_card" in row for row in called)
    assert find_turns(page).height() > before


def test_a_selection_in_a_turn_is_copied_to_the_letter(page: CasePage) -> None:
    page.show_case(
        a_case(conversation_history=Json('[{"role":"user","content":"a\\u200bb\\r\\nc"}]'))
    )
    settle()
    views = page.findChildren(QTextEdit)
    view = next(view for view in views if view.accessibleName() == "User, turn 1 of 1")
    view.selectAll()
    view.copy()
    assert QGuiApplication.clipboard().text() == "a\u200bb\r\nc"


def test_messages_of_a_suite_are_shown_as_turns(page: CasePage) -> None:
    page.show_case(a_case(input=Json('{"messages": [{"role": "user", "content": "Hi <b>"}]}')))
    settle()
    assert texts(page)[0] == "Hi <b>"

    page.show_case(a_case(2, input="plain"))
    settle()
    assert texts(page)[0] == "plain"


def test_long_context_is_closed_until_opened_which_is_remembered(page: CasePage) -> None:
    long = "A rule of the clinic. " * 100
    page.show_case(a_case(1, context=long))
    settle()
    assert long not in texts(page)

    head = next(
        widget
        for widget in page.findChildren(QWidget)
        if widget.accessibleName() == "Context" and widget.accessibleDescription()
    )
    assert head.accessibleDescription() == "500 words"
    QTest.mouseClick(head, Qt.MouseButton.LeftButton)
    settle()
    assert long in texts(page)

    page.show_case(a_case(2, context=f"{long}Second."))
    settle()
    assert f"{long}Second." in texts(page)


def test_a_context_of_parts_names_them(page: CasePage) -> None:
    rules = ", ".join(f'"rule {n}"' for n in range(200))
    page.show_case(a_case(context=Json(f'{{"rules": [{rules}], "record": {{}}, "slots": 1.0}}')))
    settle()
    head = next(
        widget
        for widget in page.findChildren(QWidget)
        if widget.accessibleName() == "Context" and widget.accessibleDescription()
    )
    assert head.accessibleDescription() == "3 parts: rules, record, slots"


def test_every_property_has_its_place(page: CasePage) -> None:
    labels = Labels(
        strategy="original",
        source="Rules, section 4",
        source_file="rules.pdf",
        confidence=Number("0.10"),
        confidence_reason="The rule names it",
        background_noise_profile="street",
        background_noise_level="light",
        name="move",
        description="Moves a visit",
        tags=("a", "b"),
        metadata=Json('{"k": 1.0}'),
    )
    published = Published(score=1, reason="Good", reviewer=None, is_from_file=True)
    page.show_case(
        a_case(
            labels=labels,
            gender="FEMALE",
            eval_type="contains",
            eval_config=Json('{"t": 0.80}'),
            deps=Json('["x"]'),
            tools=Json("[]"),
            agent_config=Json('{"m": 1}'),
            timeout=30_000,
            max_iterations=3,
            view={"is_augmented": False, "published": published},
        )
    )
    settle()

    assert set(properties(page)) >= {
        "Dataset: Booking and moving",
        "Source: Rules, section 4",
        "Confidence: 0.10: The rule names it",
        "Strategy: original",
        "Source file: rules.pdf",
        "Voice: Female, street noise, light",
        "Augmented: No",
        "Published vote: Upvoted by unknown (file): Good",
        "Reviewed by: Nobody yet",
        "Name: move",
        "Description: Moves a visit",
        "Tags: a, b",
        "Time limit: 30 s",
        "Live turns: at most 3",
    }
    assert trees(page) == {
        "Settings that nothing reads, as a tree": ["t: 0.80"],
        "Depends on, as a tree": ['list of 1 item: ["x"]'],
        "Tools, as a tree": ["empty list"],
        "Agent settings, as a tree": ["m: 1"],
        "Other data, as a tree": ["k: 1.0"],
    }


def test_white_space_of_short_values_is_seen_on_request(page: CasePage, look: Look) -> None:
    """A blank at its end makes another value of it."""
    page.show_case(
        a_case(expected_tools=("find ", "find"), labels=Labels(variant="v", source="a "))
    )
    settle()
    (tools,) = [row for row in page.findChildren(ToolChips) if row.isVisible()]
    assert [chip.text for chip in tools.findChildren(Chip)] == ["find", "find"]
    look.show_invisible(True)
    assert [chip.text for chip in tools.findChildren(Chip)] == ["find·", "find"]
    assert tools.accessibleName() == "Expected tools: find, find"
    cells = page._cards.properties._grid._cells
    assert "a·" in [cell._parts[1].text for cell in cells if not cell.isHidden()]
    look.show_invisible(False)
    assert "a" in [cell._parts[1].text for cell in cells if not cell.isHidden()]


def test_a_message_takes_the_place_of_a_case(page: CasePage) -> None:
    pressed = QSignalSpy(page.button_pressed)
    page.show_case(a_case())
    settle()

    page.show_message("Choose a dataset or import a file.", "Import a file")
    settle()

    state = find(EmptyState, page)
    assert state.isVisible()
    assert texts(page) == []
    assert page.shown_case is None
    QTest.mouseClick(state.button, Qt.MouseButton.LeftButton)
    assert pressed.count() == 1

    page.show_case(a_case())
    settle()
    assert texts(page)[0] == "May I move my visit?"


def test_a_key_pressed_in_a_text_reaches_the_window(page: CasePage) -> None:
    shortcut = QShortcut(QKeySequence("U"), page)
    activated = QSignalSpy(shortcut.activated)
    page.show_case(a_case())
    settle()
    view = next(view for view in page.findChildren(QTextEdit) if view.isVisible())
    view.setFocus()

    QTest.keyClick(view, Qt.Key.Key_U)

    assert activated.count() == 1


def test_five_megabytes_cost_little_more_than_a_page_of_text(page: CasePage) -> None:
    """Only the first part is laid out; the rest waits for "Show all"."""

    def spent(text: str, number: int) -> float:
        start = time.process_time()
        page.show_case(a_case(number, input=text))
        settle()
        return time.process_time() - start

    part = "Some words of a long text. " * 8_000
    some = min(spent(f"{part}{n}", n) for n in range(1, 4))
    much = min(spent(f"{part * 24}{n}", n) for n in range(4, 7))

    print(f"0.2 MB {some * 1000:.0f} ms, 5 MB {much * 1000:.0f} ms")
    assert much < 3 * some


def test_texts_are_named_after_their_cards(page: CasePage) -> None:
    page.show_case(a_case(context="Rules"))
    settle()

    views = [view for view in page.findChildren(QTextEdit) if view.isVisible()]
    assert [view.accessibleName() for view in views] == ["Input", "Expected output", "Context"]


def test_a_low_window_starts_with_closed_properties_and_one_line_of_head(page: CasePage) -> None:
    page.show_case(a_case())
    settle()
    high = page.head.height()
    assert "Dataset: Booking and moving" in properties(page)

    page.resize(900, 500)
    settle()

    assert page.head.height() < high
    assert "Dataset: Booking and moving" not in properties(page)


def input_view(page: CasePage) -> QTextEdit:
    return next(view for view in page.findChildren(QTextEdit) if view.accessibleName() == "Input")


def test_b60_coming_back_to_a_case_finds_scroll_caret_and_selection(page: CasePage) -> None:
    """B06, B60: also in a part of the text that was far down."""
    long = "\n".join(f"line {n}" for n in range(60_000))
    page.show_case(a_case(1, input=long, expected_output=long, context="Rules"))
    settle()
    page.return_to(120)
    text = next(each for each in page.findChildren(LiteralText) if each.text == long)
    text.read_on(Reading(4_000, 100_000, 99_990))
    assert text.selected_text == long[99_990:100_000]
    page.show_case(a_case(2))
    settle()
    assert page.place() == 0

    page.show_case(a_case(1, input=long, expected_output=long, context="Rules"))
    settle()

    assert page.place() == 120
    assert text.selected_text == long[99_990:100_000]
    assert input_view(page).verticalScrollBar().value() == 4_000


def test_b60_coming_back_finds_the_tree_and_the_turn(page: CasePage) -> None:
    """B60: what was opened, the current row, and the turn one was at."""
    entries = ",".join(f'{{"name":"slot {n}","in":{{"n":[{n}]}}}}' for n in range(400))
    case = a_case(1, input=Json(f"[{entries}]"), conversation_history=a_conversation(500))
    page.show_case(case)
    settle()
    tree = next(tree for tree in page.findChildren(JsonTree) if tree.isVisible())
    turns = find_turns(page)
    tree.go_to(300)
    tree.set_open(300, is_open=True)
    turns.go_to(250)
    before = (tree.count(), tree.current, tree.spot(), turns.current, turns.spot())
    page.show_case(a_case(2))
    settle()

    page.show_case(case)
    settle()

    after = (tree.count(), tree.current, tree.spot(), turns.current, turns.spot())
    assert after == before
