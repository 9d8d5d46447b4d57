"""F6 goes through the panes of a window, and Esc goes back to its main one from anywhere."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from reviewer_app.ui.widgets.text_field import TextField

_FORWARD = Qt.FocusReason.TabFocusReason
_BACK = Qt.FocusReason.BacktabFocusReason


class PaneSteps(QObject):
    """Hears the keys that no widget of a window had a use for.

    panes: those on screen, in the order of reading. home: where Esc goes; None: it stays unused.
    """

    def __init__(
        self,
        window: QWidget,
        panes: Callable[[], Sequence[QWidget]],
        home: Callable[[], QWidget | None],
    ) -> None:
        super().__init__(window)
        self._window, self._panes, self._home = window, panes, home
        window.installEventFilter(self)

    def step(self, by: int) -> None:
        """Put the focus into the next (1) or previous (-1) pane that takes it."""
        panes = [pane for pane in self._panes() if _entrance(pane)]
        if not panes:
            return
        focused = self._window.focusWidget()
        here = [place for place, pane in enumerate(panes) if _holds(pane, focused)]
        place = (here[-1] + by) % len(panes) if here else 0
        if entrance := _entrance(panes[place]):
            entrance.setFocus(_FORWARD if by > 0 else _BACK)

    def _go_home(self) -> bool:
        home, focused = self._home(), self._window.focusWidget()
        if home is None or _holds(home, focused):
            return False
        if isinstance(focused, TextField) and focused.composing:
            return False  # Esc ends the composing, and nothing else
        home.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() == Qt.Key.Key_F6:
            is_back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.step(-1 if is_back else 1)
            return True
        return event.key() == Qt.Key.Key_Escape and self._go_home()


def _holds(pane: QWidget, focused: QWidget | None) -> bool:
    return focused is not None and (pane is focused or pane.isAncestorOf(focused))


def _entrance(pane: QWidget) -> QWidget | None:
    """What takes the focus for a pane: itself, or the first inside that Tab would reach."""
    if not pane.isVisible() or not pane.isEnabled():
        return None
    if _takes_focus(pane):
        return pane
    widget = pane.nextInFocusChain()
    while widget is not None and widget is not pane:
        if pane.isAncestorOf(widget) and _takes_focus(widget):
            return widget
        widget = widget.nextInFocusChain()
    return None


def _takes_focus(widget: QWidget) -> bool:
    policy = widget.focusPolicy()
    can_tab = bool(policy.value & Qt.FocusPolicy.TabFocus.value)
    return can_tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
