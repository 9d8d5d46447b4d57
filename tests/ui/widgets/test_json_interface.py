"""A JSON tree as a screen reader has it: roles, names, levels, states, actions and events."""

import gc
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from reviewer_app.ui.widgets.json_interface import MOST_ROWS
from reviewer_app.ui.widgets.json_tree import JsonTree
from reviewer_app.ui.widgets.json_view import JsonView
from reviewer_app.ui.widgets.look import Look
from tests.support.heard import rows
from tests.support.windows import Key

Event, Role, Text = QAccessible.Event, QAccessible.Role, QAccessible.Text
LEASE = (
    '{"amount":12.50,"parties":[{"name":"Tenant","since":"2019"},{"name":"Owner"}],'
    '"flags":[true,null],"notes":{}}'
)


@pytest.fixture
def tree(look: Look) -> Iterator[JsonTree]:
    view = JsonView(look)
    view.set_name("Input")
    view.resize(700, 400)
    view.show()
    view.show_json(LEASE)
    view.tree.setFocus()
    QApplication.processEvents()
    yield view.tree
    assert view.text == LEASE


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, str]]:
    """What Qt passes on to the platform's accessibility: the event and the name of the part."""
    told: list[tuple[QAccessible.Event, str]] = []

    def updated(event: QAccessibleEvent) -> None:
        told.append((event.type(), event.accessibleInterface().text(Text.Name)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", updated)
    return told


def interface(tree: JsonTree) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(tree)


def test_each_row_is_a_phrase_at_a_level_and_a_place(tree: JsonTree) -> None:
    """LOOK section 8: names are whole phrases; kind, level and place are told, too."""
    view = interface(tree)
    items = [view.child(n) for n in range(view.childCount())]

    assert (view.role(), view.text(Text.Name)) == (Role.Tree, "Input, as a tree")
    assert {item.role() for item in items} == {Role.TreeItem}
    assert [(item.text(Text.Name), item.text(Text.Description)) for item in items] == [
        ("amount: 12.50", "Level 1, 1 of 4"),
        ("parties, list of 2 items", "Level 1, 2 of 4"),
        ("0, object with 2 values: {\"name\":\"Tenant\",\"since\":\"2019\"}", "Level 2, 1 of 2"),
        ("1, object with 1 value: {\"name\":\"Owner\"}", "Level 2, 2 of 2"),
        ("flags, list of 2 items: [true,null]", "Level 1, 3 of 4"),
        ("notes, empty object", "Level 1, 4 of 4"),
    ]  # fmt: skip
    level = QAccessible.Attribute.Level
    levels = [item.attributesInterface().attributeValue(level) for item in items]
    assert levels == [1, 1, 2, 2, 1, 1]
    assert [view.indexOfChild(item) for item in items] == list(range(6))
    assert all(item.parent() is view and item.childCount() == 0 for item in items)


def test_what_is_open_is_told_and_can_be_closed_by_the_screen_reader(tree: JsonTree) -> None:
    view = interface(tree)
    amount, parties, first = (view.child(n) for n in (0, 1, 2))
    toggle = parties.actionInterface().toggleAction()

    assert parties.state().expandable
    assert parties.state().expanded
    assert not amount.state().expandable
    assert toggle not in amount.actionInterface().actionNames()
    parties.actionInterface().doAction(toggle)

    assert parties.state().collapsed
    assert view.childCount() == 4
    assert not first.isValid()  # it is inside of what is closed
    assert view.indexOfChild(first) == -1
    parties.actionInterface().doAction(toggle)
    assert first.isValid()
    first.actionInterface().doAction(first.actionInterface().setFocusAction())
    assert view.focusChild() is first
    assert first.state().focused
    actions = first.actionInterface()
    names = [actions.localizedActionName(name) for name in actions.actionNames()]
    assert names == ["Open or close", "Go there", "Show the menu"]


def test_keys_tell_the_row_and_what_opens(
    tree: JsonTree, told: list[tuple[QAccessible.Event, str]]
) -> None:
    for key in (Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_End, Key.Key_Home):
        QTest.keyClick(tree, key)

    parties = "parties, list of 2 items"
    assert [(event, name) for event, name in told if event != Event.ObjectReorder] == [
        (Event.Focus, parties),
        (Event.StateChanged, parties),
        (Event.StateChanged, parties),
        (Event.Focus, "notes, empty object"),
        (Event.Focus, "amount: 12.50"),
    ]


def test_the_row_that_has_the_focus_is_told_when_the_tree_gets_it(
    tree: JsonTree, told: list[tuple[QAccessible.Event, str]]
) -> None:
    tree.go_to(1)
    tree.clearFocus()
    told.clear()
    tree.setFocus()
    assert (Event.Focus, "parties, list of 2 items") in told


def test_a_row_is_found_where_it_stands(tree: JsonTree) -> None:
    view = interface(tree)
    row = view.child(3)
    middle = row.rect().center()
    assert view.childAt(middle.x(), middle.y()) is row
    assert view.rect().contains(row.rect())
    assert view.childAt(-50, -50) is None


def test_only_rows_that_are_asked_for_exist_and_not_too_many(look: Look) -> None:
    """A list of 100,000 is not gone through, and a reader that does so is not kept in memory."""
    view = JsonView(look)
    view.show()
    view.show_json(f"[{','.join(['1'] * 100_000)}]")
    view.tree.read_to(10**9)
    found = interface(view.tree)

    assert found.childCount() == 100_000
    last = found.child(99_999)
    assert last.text(Text.Name) == "99999: 1"
    assert last.state().offscreen
    for n in range(MOST_ROWS + 1):
        found.child(n)
    QApplication.processEvents()
    assert not Shiboken.isValid(last)
    assert found.child(99_999).text(Text.Name) == "99999: 1"


def test_rows_go_with_their_text_and_with_their_tree(look: Look) -> None:
    for n in range(20):
        view = JsonView(look)
        view.show()
        view.show_json(LEASE)
        before = [interface(view.tree).child(place) for place in range(6)]
        view.show_json('{"a":1}')
        assert not any(Shiboken.isValid(row) for row in before)
        after = interface(view.tree).child(0)
        assert [row.name for row in rows(view.tree)] == ["a: 1"]
        if n % 2:
            del before, after
        view.deleteLater()
        del view
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()


_LEFT_OPEN = """
import sys
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.json_view import JsonView
from reviewer_app.ui.widgets.look import Look
app = QApplication(sys.argv)
view = JsonView(Look(Theme.make(Scheme.LIGHT, app.font()), is_animated=False))
view.show_json('{"amount":12.50}')
view.show()
found = QAccessible.queryAccessibleInterface(view.tree)
row = [found.child(n) for n in range(found.childCount())][0]
print(row.text(QAccessible.Text.Name))
"""


def test_a_program_ends_well_while_a_screen_reader_holds_rows() -> None:
    """Qt's cache and Python must not both free an interface."""
    ended = subprocess.run(
        [sys.executable, "-c", _LEFT_OPEN], capture_output=True, text=True, timeout=60
    )
    assert (ended.returncode, ended.stdout.strip()) == (0, "amount: 12.50"), ended.stderr
