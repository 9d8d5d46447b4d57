"""A JSON tree as screen readers ask for it: a tree of rows with name, level, place and state.

Qt's cache owns every interface that it knows and frees it by its id; an interface of ours must
therefore live in Python until then, and be given back before its tree is gone.
"""

import functools
import weakref
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAttributesInterface,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.json_rows import JsonRows
from reviewer_app.ui.widgets.json_tree import JsonTree
from reviewer_app.ui.widgets.json_words import spoken_name, spoken_place

MOST_ROWS = 4_000
"""Rows kept for a screen reader; one that walks through all of a long list asks again."""

_TOGGLE = QAccessibleActionInterface.toggleAction()
_FOCUS = QAccessibleActionInterface.setFocusAction()
_MENU = QAccessibleActionInterface.showMenuAction()

_NOTHING: Any = None
"""No interface, object or window: Qt takes it for one, which the stubs do not know."""

_alive: set[QAccessibleInterface] = set()
"""Held until Qt has freed them: what Python frees, Qt's cache would free once more."""


@functools.cache
def tell_screen_readers() -> None:
    """Have Qt ask here for the interface of JSON trees; once in a program."""
    QAccessible.installFactory(_interface)


def _interface(class_name: str, asked: QObject) -> QAccessibleInterface | None:
    if class_name != JsonTree.__name__ or not isinstance(asked, JsonTree):
        return None
    return TreeInterface(asked)


def _valid(tree: "weakref.ref[JsonTree]") -> JsonTree | None:
    """The tree, where it is still there."""
    found = tree()
    return found if found is not None and Shiboken.isValid(found) else None


class TreeInterface(QAccessibleWidget):
    """A tree; as in Qt's own, all rows that are shown are its children, each with its level."""

    def __init__(self, tree: JsonTree) -> None:
        super().__init__(tree, QAccessible.Role.Tree)
        self._tree = weakref.ref(tree)  # the binding never lets go of an interface
        self._ids: dict[int, int] = {}
        self._known: dict[int, RowInterface] = {}
        _alive.add(self)
        tree.renewed.connect(self._forget_rows)
        tree.destroyed.connect(self._tree_destroyed)

    def _forget_rows(self) -> None:
        """Give all rows back to Qt."""
        ids, self._ids = self._ids, {}
        known, self._known = self._known, {}
        for row, interface in known.items():
            QAccessible.deleteAccessibleInterface(ids[row])
            _alive.discard(interface)

    def _tree_destroyed(self) -> None:
        self._forget_rows()
        _alive.discard(self)

    def childCount(self) -> int:
        tree = _valid(self._tree)
        return tree.count() if tree is not None else 0

    def child(self, index: int, /) -> QAccessibleInterface:
        tree = _valid(self._tree)
        if tree is None or tree.rows is None or not 0 <= index < tree.count():
            return _NOTHING
        row = tree.rows[index]
        if row not in self._known:
            self._add(tree, row)
        return self._known[row]

    def _add(self, tree: JsonTree, row: int) -> None:
        if len(self._known) == MOST_ROWS:  # not now: the reader may hold one of them
            QTimer.singleShot(0, tree, self._forget_rows)
        interface = self._known[row] = RowInterface(tree, row)
        _alive.add(interface)
        self._ids[row] = QAccessible.registerAccessibleInterface(interface)

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        return child.place if isinstance(child, RowInterface) else -1

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        tree = _valid(self._tree)
        return self.child(-1 if tree is None else tree.item_at(tree.mapFromGlobal(QPoint(x, y))))

    def focusChild(self) -> QAccessibleInterface:
        tree = _valid(self._tree)
        return self.child(tree.current if tree is not None and tree.hasFocus() else -1)


class RowInterface(QAccessibleInterface):
    """A row of a tree, known by its number in the outline of the text."""

    def __init__(self, tree: JsonTree, row: int) -> None:
        super().__init__()
        self._tree = weakref.ref(tree)
        self._row = row
        self._actions = _Actions(self)
        self._attributes = _Attributes(self)

    @property
    def place(self) -> int:
        """Which of the rows that are shown it is; -1 for one inside of what is closed."""
        shown = self.shown()
        return -1 if shown is None else shown[2]

    def shown(self) -> tuple[JsonTree, JsonRows, int] | None:
        """The tree, its rows and the place, where the row is shown."""
        tree = _valid(self._tree)
        if tree is None or tree.rows is None or not len(tree.rows):
            return None
        place = tree.rows.place_of(self._row)
        return (tree, tree.rows, place) if tree.rows[place] == self._row else None

    @property
    def level(self) -> int:
        """How deep it lies; the outermost rows are at 1."""
        shown = self.shown()
        return 1 if shown is None else shown[1].depth(self._row) + 1

    def can_open(self) -> bool:
        """Whether there is something inside."""
        shown = self.shown()
        return shown is not None and shown[1].can_open(self._row)

    # Qt

    def isValid(self) -> bool:
        return self.shown() is not None

    def object(self) -> QObject:
        return _NOTHING

    def parent(self) -> QAccessibleInterface:
        tree = _valid(self._tree)
        return _NOTHING if tree is None else QAccessible.queryAccessibleInterface(tree)

    def window(self) -> QWindow:
        tree = _valid(self._tree)
        return _NOTHING if tree is None else tree.window().windowHandle()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.TreeItem

    def text(self, t: QAccessible.Text, /) -> str:
        shown = self.shown()
        if shown is None:
            return ""
        if t == QAccessible.Text.Name:
            return spoken_name(shown[1], self._row)
        return spoken_place(shown[1], self._row) if t == QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        told, shown = QAccessible.State(), self.shown()
        if shown is None:
            told.invalid = True
            return told
        tree, rows, place = shown
        is_current, can_open = place == tree.current, rows.can_open(self._row)
        told.focusable = told.selectable = told.readOnly = told.active = True
        told.selected = is_current
        told.focused = is_current and tree.hasFocus()
        told.expandable = can_open
        told.expanded = can_open and rows.is_open(self._row)
        told.collapsed = can_open and not rows.is_open(self._row)
        told.invisible = not tree.isVisible()
        told.offscreen = self.rect().isEmpty()
        return told

    def rect(self) -> QRect:
        shown = self.shown()
        return QRect() if shown is None else shown[0].place_on_screen(shown[2])

    def setText(self, t: QAccessible.Text, text: str, /) -> None:
        pass

    def child(self, index: int, /) -> QAccessibleInterface:
        return _NOTHING

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        return _NOTHING

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, arg__1: QAccessibleInterface, /) -> int:
        return -1

    def focusChild(self) -> QAccessibleInterface:
        return _NOTHING

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def interface_cast(self, arg__1: QAccessible.InterfaceType, /) -> int:
        # The stubs say a number; the binding reads a pointer from an object of its own only.
        found: object = Shiboken.VoidPtr(0)
        if arg__1 == QAccessible.InterfaceType.ActionInterface:
            found = self._actions
        elif arg__1 == QAccessible.InterfaceType.AttributesInterface:
            found = self._attributes
        return found  # pyright: ignore[reportReturnType]


class _Actions(QAccessibleActionInterface):
    """What can be done to a row without the keyboard."""

    def __init__(self, row: RowInterface) -> None:
        super().__init__()
        self._row = weakref.ref(row)

    def actionNames(self) -> list[str]:
        row = self._row()
        can_open = row is not None and row.can_open()
        return [*([_TOGGLE] if can_open else []), _FOCUS, _MENU]

    def localizedActionName(self, name: str, /) -> str:
        names = {_TOGGLE: tr("Open or close"), _FOCUS: tr("Go there"), _MENU: tr("Show the menu")}
        return names.get(name, "")

    def localizedActionDescription(self, name: str, /) -> str:
        return self.localizedActionName(name)

    def keyBindingsForAction(self, name: str, /) -> list[str]:
        return ["Return"] if name == _TOGGLE else []

    def doAction(self, name: str, /) -> None:
        row = self._row()
        shown = row.shown() if row is not None else None
        if shown is None:
            return
        tree, _, place = shown
        if name == _TOGGLE:
            tree.toggle(place)
            return
        tree.setFocus()
        tree.go_to(place)
        if name == _MENU:
            tree.show_menu(tree.place_on_screen(place).center())


class _Attributes(QAccessibleAttributesInterface):
    """How deep a row lies."""

    def __init__(self, row: RowInterface) -> None:
        super().__init__()
        self._row = weakref.ref(row)

    def attributeKeys(self) -> list[QAccessible.Attribute]:
        return [QAccessible.Attribute.Level]

    def attributeValue(self, key: QAccessible.Attribute, /) -> object:
        row = self._row()
        if row is None or key != QAccessible.Attribute.Level:
            return None
        return row.level
