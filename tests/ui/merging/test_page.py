"""The conflict page: three sides, choices by key and pointer, and when the result can be saved."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest

from reviewer_app.domain.json import Json, canonical
from reviewer_app.ui.merging.page import MergePage
from reviewer_app.ui.widgets.look import Look
from tests.ui.merging.gallery import a_conflict
from tests.ui.review.builders import settle, shown

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(look: Look) -> Iterator[MergePage]:
    made = MergePage(look)
    shown(made, 1200, 800)
    made.show_conflict(a_conflict())
    settle()
    yield made
    made.close()
    made.deleteLater()


def rows(page: MergePage) -> list[str]:
    model = page.rail.list.rows
    return [model.rows[n].sentence for n in range(model.rowCount())]


def text(page: MergePage) -> str:
    return page.result.edit.merged.written().text


def press(page: MergePage, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(page.result.edit, key, modifiers or Qt.KeyboardModifier.NoModifier)
    settle()


def test_the_rail_says_what_each_field_needs(page: MergePage) -> None:
    assert rows(page) == [
        "Expected output: 1 place to decide, 3 merged",
        "Context: Merged: different values changed",
        "Expected tools: Merged: different items changed",
        "Language: Only theirs changed",
        "Input and 6 more: The same on both sides",
    ]
    assert not page.save.isEnabled()
    assert page.save.text() == "Save as revision 5"


def test_a_digit_decides_at_an_open_place_and_control_z_opens_it_again(page: MergePage) -> None:
    assert page.result.edit.current == 0
    press(page, Qt.Key.Key_2)
    assert "up to 48 hours before it starts, by message or by phone. After" in text(page)
    assert page.save.isEnabled()
    assert rows(page)[0] == "Expected output: Decided"

    press(page, Qt.Key.Key_Z, CONTROL)
    assert not page.save.isEnabled()
    assert rows(page)[0] == "Expected output: 1 place to decide, 3 merged"


def test_three_leaves_the_place_to_be_written(page: MergePage) -> None:
    press(page, Qt.Key.Key_3)
    QTest.keyClicks(page.result.edit, "36")
    settle()
    assert "up to 36 hours before" in text(page)
    assert page.save.isEnabled()


def test_elsewhere_digits_are_text(page: MergePage) -> None:
    press(page, Qt.Key.Key_Home, CONTROL)
    QTest.keyClicks(page.result.edit, "12 ")
    settle()
    assert text(page).startswith("12 You can cancel or move")
    assert not page.save.isEnabled()


def test_a_click_on_an_option_decides(page: MergePage) -> None:
    edit = page.result.edit
    edit.viewport().repaint()
    place = edit.merged.options.places[0][1].center()
    QTest.mouseClick(
        edit.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QPoint(round(place.x()), round(place.y()) - edit.verticalScrollBar().value()),
    )
    settle()
    assert "up to 48 hours" in text(page)


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        (Qt.Key.Key_1, "mine"),
        (Qt.Key.Key_2, "theirs"),
        (Qt.Key.Key_0, "base"),
    ],
)
def test_alt_and_a_digit_take_all_of_a_side(page: MergePage, key: Qt.Key, expected: str) -> None:
    press(page, key, ALT)
    field = page.current.field
    assert text(page) == getattr(field, expected)
    assert page.current.told().value == getattr(field, expected)
    assert page.save.isEnabled()
    press(page, Qt.Key.Key_Z, CONTROL)
    assert page.current.open == (0,)


def test_f7_goes_from_one_open_place_to_the_next_through_all_fields(look: Look) -> None:
    page = MergePage(look)
    shown(page, 1200, 800)
    page.show_conflict(a_conflict("json"))
    settle()
    seen: list[tuple[str, int | None]] = []
    for _ in range(3):
        seen.append((page.current.field.name, page.result.edit.current))
        press(page, Qt.Key.Key_F7)
    assert seen == [("context", 0), ("context", 1), ("max_iterations", 0)]
    assert page.current.field.name == "context"
    press(page, Qt.Key.Key_F7, SHIFT)
    assert page.current.field.name == "max_iterations"
    page.close()
    page.deleteLater()


def test_choices_in_json_come_to_the_merged_value(look: Look) -> None:
    page = MergePage(look)
    shown(page, 1200, 800)
    page.show_conflict(a_conflict("json"))
    settle()
    for key in (Qt.Key.Key_2, Qt.Key.Key_2):
        press(page, key)
    value = page.results["context"].told().value
    assert isinstance(value, Json)
    assert canonical(value.text) == '{"fee":30,"note":"a B c d","slots":[1,7,8,3]}'
    page.close()
    page.deleteLater()


def test_json_that_is_none_is_said_with_its_place_and_keeps_save_off(page: MergePage) -> None:
    press(page, Qt.Key.Key_1)
    page.show_field("context")
    press(page, Qt.Key.Key_End, CONTROL)
    QTest.keyClicks(page.result.edit, ",")
    settle()
    assert not page.save.isEnabled()
    words = page.result._words.text()  # pyright: ignore[reportPrivateUsage]
    assert words.startswith("Line ")
    press(page, Qt.Key.Key_Backspace)
    assert page.save.isEnabled()


def test_what_was_merged_can_be_changed(page: MergePage) -> None:
    line = page.merged.rows["expected_tools"].line
    assert line.accessibleName() == "cancel_appointment move_appointment (T) send_message (M)"
    assert page.merged.rows["language"].line.accessibleName() == (
        "English → English (United Kingdom) (T)"
    )
    QTest.mouseClick(page.merged.rows["expected_tools"].change, Qt.MouseButton.LeftButton)
    settle()
    assert page.current.field.name == "expected_tools"
    press(page, Qt.Key.Key_End, CONTROL)
    press(page, Qt.Key.Key_Return)
    QTest.keyClicks(page.result.edit, "find_slots")
    settle()
    assert page.results["expected_tools"].told().value == (
        "cancel_appointment",
        "move_appointment",
        "send_message",
        "find_slots",
    )


def test_theirs_everywhere_is_said_to_keep_theirs(page: MergePage) -> None:
    for name in list(page.results):
        page.show_field(name)
        page.take("theirs")
    settle()
    assert page.save.text() == "Keep theirs as it is"
    assert page.save.isEnabled()


def test_pasted_text_comes_in_to_the_letter(page: MergePage) -> None:
    data = QMimeData()
    data.setText("a\r\n\u2028b\ufffc<b>c</b>")
    press(page, Qt.Key.Key_End, CONTROL)
    page.result.edit.insertFromMimeData(data)
    assert text(page).endswith("a\r\n\u2028b\ufffc<b>c</b>")


def test_save_asks_only_when_nothing_is_open_and_else_leads_to_what_is(page: MergePage) -> None:
    asked = QSignalSpy(page.save_asked)
    page.show_field("language")
    press(page, Qt.Key.Key_S, CONTROL)
    assert asked.count() == 0
    assert (page.current.field.name, page.result.edit.current) == ("expected_output", 0)
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_S, CONTROL)
    assert asked.count() == 1


def test_escape_leaves_it_for_later(page: MergePage) -> None:
    left = QSignalSpy(page.left)
    press(page, Qt.Key.Key_Escape)
    assert left.count() == 1


def test_no_conflict_says_so(page: MergePage) -> None:
    page.show_nothing()
    settle()
    assert page.rail.isHidden()


def test_screen_readers_hear_what_collided_where_the_caret_is(page: MergePage) -> None:
    assert page.result.edit.accessibleDescription() == (
        "Both changed the same words: “24” became “12” here and “48” there."
    )
    press(page, Qt.Key.Key_1)
    assert page.result.edit.accessibleDescription() == "Decided"
