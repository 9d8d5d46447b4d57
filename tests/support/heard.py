"""What a screen reader is told of a window, through Qt's accessibility interface."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role

_MUTE = {Role.NoRole, Role.Client, Role.Grouping, Role.ScrollBar, Role.Splitter, Role.LayeredPane}
"""Parts that only hold others."""


@dataclass(frozen=True, slots=True)
class Heard:
    """One part as a screen reader has it."""

    name: str
    role: QAccessible.Role
    description: str
    value: str
    is_pressed: bool
    is_focusable: bool
    is_selected: bool


def heard(widget: QWidget) -> Heard:
    """What is told of a widget itself."""
    return _told(QAccessible.queryAccessibleInterface(widget))


def heard_inside(widget: QWidget) -> list[Heard]:
    """What is told of everything in a widget that is on screen, in its order."""
    return [_told(part) for part in _parts(QAccessible.queryAccessibleInterface(widget))]


def rows(widget: QWidget) -> list[Heard]:
    """The rows of a list."""
    view = QAccessible.queryAccessibleInterface(widget)
    return [_told(view.child(place)) for place in range(view.childCount())]


def nameless(widget: QWidget) -> list[str]:
    """Parts that take the focus and have no name: their class and their place."""
    found: list[str] = []
    for part in _parts(QAccessible.queryAccessibleInterface(widget)):
        told, what = _told(part), part.object()
        if isinstance(what, QWidget) and what.focusProxy() is not None:
            continue  # the field of a choice: the choice has the focus, and the name
        if told.is_focusable and told.role not in _MUTE and not told.name.strip():
            found.append(_path(what))
    return found


def _parts(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for place in range(root.childCount()):
        child = root.child(place)
        if not child.isValid() or child.state().invisible:
            continue
        yield child
        if child.childCount() < 500:
            yield from _parts(child)


def _told(part: QAccessibleInterface) -> Heard:
    state = part.state()
    return Heard(
        name=part.text(QAccessible.Text.Name),
        role=part.role(),
        description=part.text(QAccessible.Text.Description),
        value=part.text(QAccessible.Text.Value),
        is_pressed=bool(state.pressed or state.checked),
        is_focusable=bool(state.focusable),
        is_selected=bool(state.selected),
    )


def _path(found: QObject | None) -> str:
    names: list[str] = []
    while found is not None:
        names.append(f"{type(found).__name__}#{found.objectName()}")
        found = found.parent()
    return " < ".join(names[:5])
