"""Groups of an input's form: objects inside it, and lists of anything but texts."""

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.input_faults import InputFault
from reviewer_app.domain.input_schemas import Field
from reviewer_app.domain.json_places import Path
from reviewer_app.ui.editing.schema_draft import SchemaDraft
from reviewer_app.ui.editing.schema_fields import (
    ChoicePart,
    InputPart,
    JsonPart,
    LeafPart,
    NumberPart,
    TextPart,
    TextsPart,
)
from reviewer_app.ui.editing.schema_words import fault_words, field_note, field_title
from reviewer_app.ui.editing.suites.rows import FormRow
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.quiet_button import IconButton, QuietButton

INDENT = 16
_EMPTY = {"text": '""', "number": "0", "integer": "0", "boolean": "false", "list": "[]"}
"""What a new item begins as; an object begins without members."""

_LEAVES: dict[str, type[LeafPart]] = {
    "text": TextPart,
    "number": NumberPart,
    "integer": NumberPart,
    "boolean": ChoicePart,
    "choice": ChoicePart,
    "any": JsonPart,
}


def make_part(
    look: Look, draft: SchemaDraft, field: Field, path: Path, number: int | None = None
) -> InputPart:
    """The part for a field. number: of an item in its list, from 1."""
    if field.kind == "object":
        return ObjectPart(look, draft, field, path, number)
    if field.kind == "list" and (field.item is None or field.item.kind != "text"):
        return ItemsPart(look, draft, field, path, number)
    if field.kind == "list":
        return TextsPart(look, draft, field, path, number)
    return _LEAVES[field.kind](look, draft, field, path, number)


class ObjectPart(InputPart):
    """The members of an object, set in under its title; the outermost has no title."""

    def __init__(
        self, look: Look, draft: SchemaDraft, field: Field, path: Path, number: int | None = None
    ) -> None:
        super().__init__(draft, field, path)
        self.parts = [
            make_part(look, draft, member, (*path, member.key)) for member in field.members
        ]
        self.row = FormRow(look, field_title(field, number), field_note(field))
        self.row.set_hint(field.about if path else "")
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.sizes.card_padding)
        for part in self.parts:
            column.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        if path:
            whole.addWidget(self.row)
            whole.addWidget(set_in(inner))
        else:
            self.row.setParent(self)
            self.row.hide()
            whole.addWidget(inner)

    def refresh(self) -> None:
        for part in self.parts:
            part.refresh()

    def show_faults(self, faults: Sequence[InputFault]) -> None:
        """A missing object is told at its title, and not again at what would be in it."""
        mine = [fault for fault in faults if fault.path == self.path]
        self.row.show_fault(fault_words(mine[0]) if mine and self.path else "")
        inside = [fault for fault in faults if fault.path != self.path]
        for part in self.parts:
            part.show_faults(inside)

    def fault(self) -> str:
        return next((words for part in self.parts if (words := part.fault())), "")

    def keyboard(self) -> list[QWidget]:
        return [one for part in self.parts for one in part.keyboard()]


class ItemsPart(InputPart):
    """The items of a list, each with its own part and a cross."""

    def __init__(
        self, look: Look, draft: SchemaDraft, field: Field, path: Path, number: int | None = None
    ) -> None:
        super().__init__(draft, field, path)
        self._look = look
        self.parts: list[InputPart] = []
        self._lines: list[QWidget] = []
        self.row = FormRow(look, field_title(field, number), field_note(field))
        self.row.set_hint(field.about)
        self.add = QuietButton(look, tr("Add an item"), icon="plus")
        self.add.clicked.connect(self._add)
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        self._column.addLayout(foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self.row)
        whole.addWidget(set_in(inner))

    def _count(self) -> int:
        value = self.draft.value(self.path)
        return len(value) if isinstance(value, list) else 0

    def refresh(self) -> None:
        count = self._count()
        while len(self.parts) > count:
            self.parts.pop()
            line = self._lines.pop()
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        while len(self.parts) < count:
            self._append(len(self.parts))
        for part in self.parts:
            part.refresh()

    def _append(self, place: int) -> None:
        item = self.field.item or Field(key="", kind="any")
        part = make_part(self._look, self.draft, item, (*self.path, place), place + 1)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        cross = IconButton(self._look, tr("Remove item {n}").format(n=place + 1), icon="x")
        cross.clicked.connect(lambda: self._remove(place))
        row.addWidget(part, 1)
        row.addWidget(cross)
        self._column.insertWidget(place, line)
        self.parts.append(part)
        self._lines.append(line)

    def _add(self) -> None:
        kind = self.field.item.kind if self.field.item else "any"
        choices = self.field.item.choices if self.field.item else ()
        written = choices[0].text if choices else _EMPTY.get(kind, "{}")
        if self._count() or self.draft.written(self.path) is not None:
            self.draft.put((*self.path, self._count()), written)
        else:
            self.draft.put(self.path, f"[{written}]")

    def _remove(self, place: int) -> None:
        self.add.setFocus()
        self.draft.remove((*self.path, place))

    def show_faults(self, faults: Sequence[InputFault]) -> None:
        mine = [fault for fault in faults if fault.path == self.path]
        self.row.show_fault(fault_words(mine[0]) if mine else "")
        for part in self.parts:
            part.show_faults(faults)

    def fault(self) -> str:
        return next((words for part in self.parts if (words := part.fault())), "")

    def keyboard(self) -> list[QWidget]:
        return [*(one for part in self.parts for one in part.keyboard()), self.add]


def set_in(inner: QWidget) -> QWidget:
    """What belongs to a title, behind a thin line at its start."""
    whole = QWidget()
    line = QFrame(whole)
    line.setObjectName("upright")
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(INDENT)
    row.addWidget(line)
    row.addWidget(inner, 1)
    return whole
