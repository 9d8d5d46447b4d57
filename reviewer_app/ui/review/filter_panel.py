"""The panel of the filter button: what one can filter by, and the values there are, with counts."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.queues import Filter
from reviewer_app.services.browsing import FacetValue
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.filter_names import NameList
from reviewer_app.ui.review.filter_values import ConfidenceRange, MoreChoices, ValueList
from reviewer_app.ui.review.filter_words import CONFIDENCE, field_name, without
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import LinkButton

MORE = "more"
FACETS = (
    "datasets",
    "products",
    "types",
    "variants",
    "strategies",
    "languages",
    "sources",
    "tags",
    "votes",
    "marks",
    "reviewed",
    "augmented",
    CONFIDENCE,
    MORE,
)
VALUES, HEIGHT = 290, 512

Load = Callable[[Filter, str, str, Callable[[Sequence[FacetValue]], None]], None]
"""Asks for the values of a field that have some letters, and hands them over later."""


class FilterPanel(QFrame):
    """Changes a filter one tick at a time; closes with Esc or a click beside it.

    changed: the filter after a tick. cleared: all of it is to go.
    """

    changed = Signal(object)
    cleared = Signal()

    def __init__(self, look: Look, load: Load, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._look = look
        self._load = load
        self._host = parent
        self._filter = Filter()
        self.setObjectName("popup")
        self.setAccessibleName(tr("Filter"))
        self.names = NameList(look, [_title(name) for name in FACETS], self)
        self.names.setAccessibleName(tr("What to filter by"))
        self.values = ValueList(look, self)
        self.range = ConfidenceRange(look, self)
        self.more = MoreChoices(look, self)
        self.clear_all = LinkButton(look, tr("Clear all"))
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(12, 8, 12, 4)
        head.addWidget(PlainLabel(self._look, tr("Filter"), font="pane_title"), 1)
        head.addWidget(self.clear_all)
        body = QHBoxLayout()
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self.names)
        upright = QFrame(self)
        upright.setObjectName("upright")
        body.addWidget(upright)
        for page in (self.values, self.range, self.more):
            body.addWidget(page, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 8)
        whole.addLayout(head)
        whole.addLayout(body, 1)

    def _connect(self) -> None:
        self.names.chosen.connect(self._show_field)
        self.values.ticked.connect(self._tick)
        self.values.searched.connect(self._search)
        self.range.changed.connect(self._set_range)
        self.range.left.connect(self.close)
        self.values.search.left.connect(self.close)
        self.more.switched.connect(self._switch)
        self.clear_all.clicked.connect(self.cleared)

    def open_at(self, corner: QPoint, filter_: Filter) -> None:
        """Open below a place of the screen, at the field that was looked at last."""
        scale = self._look.theme.sizes.scale
        screen = self._host.window()
        self.names.setFixedWidth(self.names.width_needed())
        values = max(round(VALUES * scale), self.more.width_needed())
        self.resize(
            min(self.names.width() + values, screen.width() - 24),
            min(round(HEIGHT * scale), screen.height() - 80),
        )
        x = corner.x() - self.width() if self.isRightToLeft() else corner.x()
        right = screen.mapToGlobal(QPoint(screen.width(), 0)).x()
        left = screen.mapToGlobal(QPoint(0, 0)).x()
        self.move(max(left + 8, min(x, right - self.width() - 8)), corner.y())
        self.show_filter(filter_)
        self.show()
        self.names.setFocus(Qt.FocusReason.PopupFocusReason)

    def show_filter(self, filter_: Filter) -> None:
        """Show what the list is filtered by now."""
        self._filter = filter_
        self._show_used()
        self._show_field(self.names.row)

    def _show_used(self) -> None:
        self.names.show_used(lambda row: self._is_active(FACETS[row]))
        self.clear_all.setVisible(bool(self._filter.active))

    def _is_active(self, name: str) -> bool:
        if name == MORE:
            more = {"undecided", "changed_since_vote", "drafted", "include_legacy", "with_accents"}
            return bool(more & set(self._filter.active))
        return without(self._filter, name) != self._filter

    @property
    def field(self) -> str:
        """The field whose values are shown."""
        return FACETS[self.names.row]

    def _show_field(self, row: int) -> None:
        name = FACETS[max(0, row)]
        self.values.setVisible(name not in {CONFIDENCE, MORE})
        self.range.setVisible(name == CONFIDENCE)
        self.more.setVisible(name == MORE)
        if name == CONFIDENCE:
            self.range.show_range(self._filter.least_confidence, self._filter.most_confidence)
        elif name == MORE:
            self.more.show_filter(self._filter)
        else:
            self.values.wait(name)
            self._load(self._filter, name, "", lambda found: self._fill(name, found))

    def _search(self, typed: str) -> None:
        """Find values among those that are too many to be listed."""
        name = self.field
        self._load(self._filter, name, typed, lambda found: self._fill(name, found, typed))

    def _fill(self, name: str, found: Sequence[FacetValue], typed: str = "") -> None:
        if self.isVisible() and name == self.field:
            self.values.show_values(name, found, _chosen(self._filter, name), typed)

    def _tick(self, name: str, value: Any, is_on: bool) -> None:
        if name in {"reviewed", "augmented"}:
            self._set(**{name: bool(value) if is_on else None})
            return
        chosen: frozenset[Any] = getattr(self._filter, name)
        self._set(**{name: chosen | {value} if is_on else chosen - {value}})

    def _set_range(self, least: float | None, most: float | None) -> None:
        self._set(least_confidence=least, most_confidence=most)

    def _switch(self, name: str, is_on: bool) -> None:
        self._set(**{name: is_on})

    def _set(self, **values: Any) -> None:
        self._filter = replace(self._filter, **values)
        name = self.field
        if name in {"reviewed", "augmented"}:
            self.values.show_chosen(_chosen(self._filter, name))
        self._show_used()
        self.changed.emit(self._filter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in {Qt.Key.Key_Right, Qt.Key.Key_Left} and self.names.hasFocus():
            self.focusNextChild()
        else:
            super().keyPressEvent(event)


def _title(name: str) -> str:
    return tr("More") if name == MORE else field_name(name)


def _chosen(filter_: Filter, name: str) -> frozenset[Any]:
    value = getattr(filter_, name)
    if name in {"reviewed", "augmented"}:
        return frozenset() if value is None else frozenset({int(value)})
    return value
