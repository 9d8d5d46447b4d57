"""The right side of the filter panel: values to tick, a range, and switches."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from reviewer_app.domain.queues import Filter
from reviewer_app.services.browsing import MOST_VALUES, FacetValue
from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.review.filter_words import number_words, value_words
from reviewer_app.ui.widgets.choices import Tick
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.progress_line import LoadingBar
from reviewer_app.ui.widgets.text_field import TextField

_MARGIN = 8
_SEARCHED_FROM = 12
"""Values from which on there is a field to find one."""


class ValueList(QWidget):
    """The values of one field with their counts, each to tick.

    ticked: the field, the value, and whether it is on now. searched: find values with these
    letters, since there are more than can be listed.
    """

    ticked = Signal(str, object, bool)
    searched = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._name = ""
        self._is_cut = False
        self._boxes: dict[Any, tuple[Tick, QWidget]] = {}
        self.search = TextField(look, tr("Find a value"), is_tall=False)
        self.search.text_changed.connect(self._narrow)
        self._none = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._loading = LoadingBar(look)
        self._inside = QWidget()
        self._inside.setObjectName("menu")
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(8, 4, 8, 4)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(self._inside)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(self._loading)
        self._search_room = _inset(self.search)
        whole.addWidget(self._search_room)
        whole.addWidget(_inset(self._none))
        whole.addWidget(area, 1)

    def wait(self, name: str) -> None:
        """The values of another field are on their way."""
        self._loading.start()
        if name != self._name:
            self._show([])
            self._none.hide()
            self._is_cut = False
        self._name = name

    def show_values(
        self, name: str, found: Sequence[FacetValue], chosen: frozenset[Any], typed: str = ""
    ) -> None:
        """Show them; what is chosen and in no case now is there too, to be taken away.

        typed: the letters that they were found by.
        """
        self._loading.stop()
        self._name = name
        self._is_cut = bool(typed) or len(found) >= MOST_VALUES
        known = {one.value for one in found}
        gone = chosen - known if not typed else frozenset[Any]()
        count = None if self._is_cut else 0
        missing = [FacetValue(value=value, label="", count=count) for value in gone]
        self._show([*found, *missing], chosen, typed)
        self._none.setText(self._words(found, typed))
        is_told = len(found) >= MOST_VALUES or not (found or missing)
        self._none.setVisible(is_told)

    @staticmethod
    def _words(found: Sequence[FacetValue], typed: str) -> str:
        """Why there is nothing, or not everything."""
        if len(found) >= MOST_VALUES:
            most = format_number(MOST_VALUES)
            return tr("The {n} most frequent. Type to find others.").format(n=most)
        if found:
            return ""
        return tr("No value has these letters.") if typed else tr("No case has anything here.")

    def show_chosen(self, chosen: frozenset[Any]) -> None:
        """Tick these, and no others."""
        for value, (box, _) in self._boxes.items():
            box.setChecked(value in chosen)

    def _show(
        self, found: Sequence[FacetValue], chosen: frozenset[Any] = frozenset(), typed: str = ""
    ) -> None:
        for _, row in self._boxes.values():
            row.hide()
            row.deleteLater()
        self._boxes = {}
        for one in found:
            box, row = self._make_row(one, is_on=one.value in chosen)
            self._boxes[one.value] = box, row
            self._column.insertWidget(self._column.count() - 1, row)
        if not typed and not self.search.hasFocus():
            self.search.set_words("")
        self._search_room.setVisible(len(found) >= _SEARCHED_FROM or self._is_cut)

    def _make_row(self, one: FacetValue, *, is_on: bool) -> tuple[Tick, QWidget]:
        words = value_words(self._name, one.value, one.label)
        count = "" if one.count is None else format_number(one.count)
        box = Tick(self._look, words)
        box.setChecked(is_on)
        if one.count is not None:
            told = tr_n("{value}, {n} case", "{value}, {n} cases", one.count, value=words)
            box.setAccessibleName(told)
        name = self._name

        def tell(is_on: bool) -> None:
            self.ticked.emit(name, one.value, is_on)

        box.clicked.connect(tell)
        row = QWidget(self._inside)
        line = QHBoxLayout(row)
        set_margins(line, 0, 0, 8, 0)
        line.addWidget(box)
        line.addStretch(1)
        line.addWidget(PlainLabel(self._look, count, font="label", colour="text_soft"))
        return box, row

    def _narrow(self, typed: str) -> None:
        if self._is_cut:
            self.searched.emit(typed.strip())
            return
        wanted = typed.strip().casefold()
        for box, row in self._boxes.values():
            row.setVisible(wanted in box.text().casefold())


class ConfidenceRange(QWidget):
    """From and to, both included; changed tells both, None where nothing is given.

    While an end is no confidence, what was set before it was typed holds. left: Esc in a field.
    """

    changed = Signal(object, object)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.least = TextField(look, tr("From 0"), is_tall=False)
        self.most = TextField(look, tr("To 1"), is_tall=False)
        self.least.setAccessibleName(tr("Least confidence"))
        self.most.setAccessibleName(tr("Most confidence"))
        self._wrong = PlainLabel(look, font="label", colour="down", is_wrapped=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 4)
        column.setSpacing(8)
        row = QHBoxLayout()
        row.addWidget(self.least)
        row.addWidget(self.most)
        column.addLayout(row)
        column.addWidget(self._wrong)
        hint = tr("Cases without a confidence are left out.")
        column.addWidget(PlainLabel(look, hint, font="label", colour="text_soft", is_wrapped=True))
        column.addStretch(1)
        self._wrong.hide()
        self._settled: tuple[float | None, float | None] = (None, None)
        for field in (self.least, self.most):
            field.text_changed.connect(self._tell)
            field.editingFinished.connect(self._settle)
            field.left.connect(self.left)

    def show_range(self, least: float | None, most: float | None) -> None:
        """Show what is set now."""
        if not self.least.hasFocus() and not self.most.hasFocus():
            self._settled = least, most
        for field, value in ((self.least, least), (self.most, most)):
            if not field.hasFocus():
                field.set_words("" if value is None else number_words(value))

    def _tell(self) -> None:
        ends = self._ends()
        self._wrong.setVisible(ends is None)
        if ends is None:
            wrong = tr("Confidence is a number from 0 to 1, such as 0.5.")
            self._wrong.setText(wrong + " " + tr("The filter stays as it was."))
        self.changed.emit(*(ends or self._settled))

    def _settle(self) -> None:
        self._settled = self._ends() or self._settled

    def _ends(self) -> tuple[float | None, float | None] | None:
        """Both ends, or None where one of them is no confidence."""
        try:
            return _number(self.least.text()), _number(self.most.text())
        except ValueError:
            return None


def _number(text: str) -> float | None:
    """A number with a point or a comma; ValueError beyond 0..1."""
    words = text.strip().replace(",", ".").replace("٫", ".")
    if not words:
        return None
    value = float(words)
    if not 0 <= value <= 1:
        raise ValueError(text)
    return value


class MoreChoices(QWidget):
    """Switches for what is no value of a case. switched: the field, and whether it is on now."""

    switched = Signal(str, bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = {
            "undecided": Tick(look, tr("Undecided only")),
            "changed_since_vote": Tick(look, tr("Changed since my vote")),
            "drafted": Tick(look, tr("With a draft")),
            "include_legacy": Tick(look, tr("Include legacy")),
            "with_accents": Tick(look, tr("Accents count in the search")),
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 4, _MARGIN, 4)
        column.setSpacing(0)
        for name, box in self.boxes.items():
            self._connect(name, box)
            column.addWidget(box)
        column.addStretch(1)

    def width_needed(self) -> int:
        """The width at which no word is cut."""
        return max(box.sizeHint().width() for box in self.boxes.values()) + 2 * _MARGIN + 4

    def _connect(self, name: str, box: Tick) -> None:
        def tell(is_on: bool) -> None:
            self.switched.emit(name, is_on)

        box.clicked.connect(tell)

    def show_filter(self, filter_: Filter) -> None:
        """Tick what is set now."""
        for name, box in self.boxes.items():
            box.setChecked(getattr(filter_, name))


def _inset(widget: QWidget) -> QFrame:
    """With the margin of the rows beside it."""
    frame = QFrame()
    row = QHBoxLayout(frame)
    row.setContentsMargins(12, 0, 12, 0)
    row.addWidget(widget)
    return frame
