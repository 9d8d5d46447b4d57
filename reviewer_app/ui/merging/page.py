"""The conflict page: three sides above, one result below, and everything that was merged."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS
from reviewer_app.domain.resolving import Side
from reviewer_app.domain.validating import Fault
from reviewer_app.services.merging import Conflict
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import said, tr
from reviewer_app.ui.merging.field_rail import FieldRail
from reviewer_app.ui.merging.keeping import NOTE
from reviewer_app.ui.merging.merged_list import MergedList
from reviewer_app.ui.merging.result_card import ResultCard
from reviewer_app.ui.merging.results import FieldResult, Results
from reviewer_app.ui.merging.side_card import SideCard
from reviewer_app.ui.merging.summary import counts_of, field_rows, merged_fields
from reviewer_app.ui.merging.view import MOST_LINES
from reviewer_app.ui.merging.words import (
    base_words,
    changed_words,
    kept_words,
    made_words,
    need_words,
    noted_words,
    open_words,
    place_words,
    save_words,
    title_words,
)
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.chip import Chip, ChipKind
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.empty_state import EmptyState
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton
from reviewer_app.ui.widgets.text_field import TextField
from reviewer_app.ui.widgets.toast import Toast

CONFLICT = ChipKind(ground="theirs_soft", colour="theirs", icon="git-merge")
NARROW = 620
"""The width at 10 pt under which the three sides stand under each other."""

LOW = 640
"""The height at 10 pt under which the sides leave most of the room to the result."""

FEW_LINES = 4
RAIL = 250
_MOVES = {"next_difference": 1, "previous_difference": -1}
_TAKES: dict[str, Side] = {"take_mine": "mine", "take_theirs": "theirs", "take_base": "base"}


class MergePage(QWidget):
    """Leads to one result out of two changes of the same revision.

    save_asked: the result is to be saved. left: later; what is decided stays for then. changed: a
    result is another now, or the NOTE; by field.
    """

    save_asked = Signal()
    changed = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.conflict: Conflict | None = None
        self.results = Results(look, None)
        self._name = ""
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.rail = FieldRail(look)
        self.rail.list.field_chosen.connect(self.show_field)
        self.sides: dict[Side, SideCard] = {
            side: SideCard(look, side) for side in ("mine", "base", "theirs")
        }
        for side, card in self.sides.items():
            card.taken.connect(partial(self.take, side))
        self.result = ResultCard(look)
        self.result.next_asked.connect(self.go_to_next)
        self.result.edit.typed.connect(self._tell)
        self.result.edit.typed.connect(lambda: self.changed.emit(self._name))
        self.result.edit.decided.connect(self._decided)
        self.result.edit.came_to.connect(self._say)
        self.merged = MergedList(look)
        self.merged.change_asked.connect(self._change)
        self._make_parts()
        self._lay_out()
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()
        self.setFocusProxy(self.result.edit)
        self.show_nothing()

    @property
    def acts(self) -> dict[str, Callable[[], object]]:
        """The commands that a conflict has of its own, while there is one."""
        if self.conflict is None or not self.results:
            return {}
        moves = {name: partial(self.go_to_next, step) for name, step in _MOVES.items()}
        takes = {name: partial(self.take, side) for name, side in _TAKES.items()}
        return {"save_edit": self._save, **moves, **takes}

    def _make_parts(self) -> None:
        look = self._look
        self._title = ElidedLabel(look, font="page_title")
        self._chip = Chip(look, tr("Conflict"), CONFLICT)
        self._kept = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._message = EmptyState(look)
        self._message.acted.connect(self.left)
        self._note_title = PlainLabel(
            look, tr("Note for this revision, if you want to leave one"), font="label"
        )
        self.note = TextField(look, tr("For example: agreed on 48 hours"), is_tall=True)
        self.note.setMaxLength(2000)
        self.note.left.connect(self._focus_result)
        self.note.textEdited.connect(lambda: self.changed.emit(NOTE))
        self.later = EdgedButton(look, tr("Decide later"), key=tr("Esc"))
        self.later.clicked.connect(self.left)
        self._open = PlainLabel(look)
        self.save = PrimaryButton(look, "")
        self.save.follow("save_edit")
        self.save.clicked.connect(self._save)
        self.toast = Toast(look, self, key="")

    def _lay_out(self) -> None:
        title = QHBoxLayout()
        title.addWidget(self._title)
        title.addStretch(1)
        title.addWidget(self._chip)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(12)
        for side in ("mine", "base", "theirs"):
            self._columns.addWidget(self.sides[side], 1)
        body = QWidget()
        body.setObjectName("pageBody")
        column = QVBoxLayout(body)
        column.setContentsMargins(20, 12, 20, 16)
        column.setSpacing(12)
        head = QVBoxLayout()
        head.setSpacing(2)
        head.addLayout(title)
        head.addWidget(self._kept)
        column.addLayout(head)
        column.addLayout(self._columns)
        column.addWidget(self.result)
        column.addWidget(self.merged)
        note = QVBoxLayout()
        note.setSpacing(6)
        note.addWidget(self._note_title)
        note.addWidget(self.note)
        column.addLayout(note)
        column.addStretch(1)
        self._area = QScrollArea()
        self._area.setObjectName("page")
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(body)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._message)
        self._pages.addWidget(self._area)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        upright = QFrame(self)
        upright.setObjectName("upright")
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._pages, 1)
        right.addWidget(self._bottom())
        whole.addWidget(self.rail)
        whole.addWidget(upright)
        whole.addLayout(right, 1)

    def _bottom(self) -> QFrame:
        self._bar = QFrame(self)
        self._bar.setObjectName("bar")
        row = QHBoxLayout(self._bar)
        row.setContentsMargins(20, 0, 20, 0)
        row.setSpacing(8)
        row.addWidget(self.later)
        row.addStretch(1)
        row.addWidget(self._open)
        row.addWidget(self.save)
        return self._bar

    def _apply_sizes(self) -> None:
        sizes = self._look.theme.sizes
        self._bar.setFixedHeight(sizes.vote + 18)
        self._fit_columns()

    # What is merged

    def show_nothing(self) -> None:
        """There is no conflict, or no more."""
        self.conflict = None
        self._message.show_words(tr("No conflicts."), tr("Back"))
        self._pages.setCurrentIndex(0)
        self.rail.hide()
        self._bar.hide()

    def show_conflict(
        self,
        conflict: Conflict,
        place: tuple[int, int] = (1, 1),
        kept: Mapping[str, str] | None = None,
    ) -> None:
        """Begin with a conflict. place: which of how many it is. kept: what `keep` told before."""
        self.conflict = conflict
        self.results = Results(self._look, conflict)
        self.results.put_back(kept or {})
        self._title.set_text(title_words(conflict))
        words = tr("Conflict {n} of {count}").format(n=place[0], count=place[1])
        self._chip.show_state(words if place[1] > 1 else tr("Conflict"), CONFLICT)
        self._kept.setText(kept_words(conflict))
        self.rail.legend.show_theirs(changed_words(conflict.theirs_made))
        self.note.set_words(kept.get(NOTE, "") if kept else "")
        if not self.results:
            self._message.show_words(tr("Both sides say the same."), tr("Back"))
            self._pages.setCurrentIndex(0)
            return
        self.rail.show()
        self._bar.show()
        self._pages.setCurrentIndex(1)
        still_open = [name for name, result in self.results.items() if result.open]
        self.show_field((still_open or list(self.results))[0])
        self._area.verticalScrollBar().setValue(0)

    def keep(self, name: str) -> tuple[str, int] | None:
        """What to keep of a result, or of the NOTE; None: nothing is decided or typed there."""
        kept = self.note.text() if name == NOTE else self.results[name].keep()
        return (kept, 0) if kept else None

    @property
    def current(self) -> FieldResult:
        """The result that is open to be typed into."""
        return self.results[self._name]

    def show_field(self, name: str) -> None:
        """Show the three sides of a field, and its result."""
        conflict = self.conflict
        if conflict is None or name not in self.results:
            return
        self._name = name
        metas = {
            "mine": made_words(conflict.mine_made),
            "base": base_words(conflict.base_made),
            "theirs": made_words(conflict.theirs_made),
        }
        for side, card in self.sides.items():
            card.show_side(self.current.side(side), metas[side])
        self.result.edit.show_document(self.current.document)
        self.result.undo.setEnabled(self.current.document.isUndoAvailable())
        self.result.edit.setAccessibleName(tr("Result: {field}").format(field=field_name(name)))
        if self.current.open:
            self.result.edit.go_to(self.current.open[0])
        self._tell()

    def show_fault(self, fault: Fault) -> None:
        """Say what keeps the result from being saved, at its field where it is one of them."""
        if fault.field in self.results:
            self._change(fault.field)
        words = tr("{field}: {reason}").format(
            field=field_name(fault.field), reason=said(fault.reason)
        )
        self.toast.show_done(words, icon="octagon-x", can_undo=False)

    def _change(self, name: str) -> None:
        self.show_field(name)
        self._area.verticalScrollBar().setValue(0)
        self._focus_result()

    def _focus_result(self) -> None:
        self.result.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # Deciding

    def take(self, side: Side) -> None:
        """All of one side is the result of the field; of a choice for two fields in both."""
        self.current.take(side)
        partner = self.results.partner(self._name)
        if partner and self.current.field.origin == "open":
            self.results[partner].take(side)
            self.changed.emit(partner)
        self._focus_result()

    def _decided(self, number: int, side: str) -> None:
        partner = self.results.partner(self._name)
        if partner and side in {"mine", "theirs"} and self.results[partner].open:
            self.results[partner].document.answer(number, "mine" if side == "mine" else "theirs")
            self.changed.emit(partner)
        self._tell()
        if self.current.open:
            self.result.edit.go_to(self.current.open[0])

    def go_to_next(self, step: int = 1) -> None:
        """To the next open place, in this field or the next one that has any."""
        names = list(self.results)
        if not self.results.open_count:
            return
        here, now = names.index(self._name), self.result.edit.current
        still_open = self.current.open
        if now in still_open:
            still_open = still_open[still_open.index(now) + 1 :] if step > 0 else ()
        if still_open:
            self.result.edit.go_to(still_open[0])
            self._area.ensureWidgetVisible(self.result)
            return
        order = [*names[here + 1 :], *names[: here + 1]]
        order = order if step > 0 else [*reversed(names[:here]), *reversed(names[here:])]
        found = next(name for name in order if self.results[name].open)
        self.show_field(found)
        self._area.ensureWidgetVisible(self.result)

    # Saying

    def _tell(self) -> None:
        """Say what is open, what was merged and what saving would do."""
        conflict = self.conflict
        if conflict is None or self.result.edit.document() is not self.current.document:
            return
        rows = field_rows(conflict, self.results)
        self.rail.show_rows(rows, counts_of(self.results), self._name)
        self.merged.show_fields(merged_fields(self.results, self._name))
        count, faulty = self.results.open_count, self.results.first_fault
        self._open.setText(open_words(count) if count else "")
        if faulty:
            words = tr("{field} is not right yet").format(field=field_name(faulty))
            self._open.setText(words)
        self.save.setEnabled(not count and faulty is None)
        has_content = self.results.differs(conflict, CONTENT_FIELDS)
        is_new = has_content or self.results.differs(conflict, LABEL_FIELDS)
        self.save.set_words(save_words(conflict, is_new=is_new, has_content=has_content))
        self.result.next.setEnabled(bool(count))
        self._say()

    def _say(self) -> None:
        """What collided at the caret, or in the field."""
        conflict = self.conflict
        if conflict is None or self.result.edit.document() is not self.current.document:
            return
        still_open = self.current.open
        now = self.result.edit.current
        number = now if now in still_open else still_open[0] if still_open else None
        field = self.current.field
        words = need_words(field, 0) if number is None else place_words(field.places[number])
        noted = noted_words(conflict.theirs_made)
        fault = None if still_open else self.current.told().fault
        self.result.say(words, noted, is_open=number is not None, fault=fault)
        if now is not None and words != self.result.edit.accessibleDescription():
            announce(self.result.edit, words)
        self.result.edit.setAccessibleDescription(words)

    def _save(self) -> None:
        if self.save.isEnabled():
            self.save_asked.emit()
        elif self.results.open_count:
            self.go_to_next()
            announce(self, self._open.text())

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command, acts = self._look.keymap.command_of(event), self.acts
        if command and command.name in acts:
            acts[command.name]()
        elif acts and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _fit_columns(self) -> None:
        scale = self._look.theme.sizes.scale
        self.rail.setFixedWidth(round(min(RAIL * scale, max(150, self.width() / 4))))
        is_narrow = self.width() - self.rail.width() < NARROW * scale
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)
        lines = FEW_LINES if self.height() < LOW * scale else MOST_LINES
        for card in self.sides.values():
            card.view.set_most_lines(lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()
