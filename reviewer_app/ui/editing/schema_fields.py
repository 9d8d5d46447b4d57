"""Fields of an input's form: a text, a number, a choice, a list of texts, or any JSON."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.domain import json
from reviewer_app.domain.input_faults import InputFault, is_equal
from reviewer_app.domain.input_schemas import Field
from reviewer_app.domain.json import JsonError, Number, Value
from reviewer_app.domain.json_places import Path
from reviewer_app.ui.editing.schema_draft import SchemaDraft
from reviewer_app.ui.editing.schema_words import fault_words, field_note, field_title
from reviewer_app.ui.editing.suites.parts import json_fault_words, texts_of
from reviewer_app.ui.editing.suites.rows import FormRow
from reviewer_app.ui.editing.text_area import TextArea
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.choices import ComboBox
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.number_field import NumberField
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.token_field import TokenField

_NOT_GIVEN, _TRUE, _FALSE = "", "true", "false"


class InputPart(QWidget):
    """What edits one place of an input. Whoever owns it calls `refresh` after each change."""

    def __init__(self, draft: SchemaDraft, field: Field, path: Path) -> None:
        super().__init__()
        self.draft, self.field, self.path = draft, field, path

    def refresh(self) -> None:
        """Show what the draft holds."""
        raise NotImplementedError

    def show_faults(self, faults: Sequence[InputFault]) -> None:
        """Tell those faults that are about this place, or inside it."""

    def fault(self) -> str:
        """Why what stands there cannot be kept at all; empty when it can."""
        return ""

    def keyboard(self) -> list[QWidget]:
        """The widgets inside that take the keyboard, the first one first."""
        return []


class LeafPart(InputPart):
    """A part with a row of its own."""

    def __init__(
        self, look: Look, draft: SchemaDraft, field: Field, path: Path, number: int | None = None
    ) -> None:
        super().__init__(draft, field, path)
        self.title = field_title(field, number)
        self.row = FormRow(look, self.title, field_note(field))
        self.row.set_hint(field.about)
        self.editor = self._make(look)
        if isinstance(self.editor, ComboBox):
            self.row.add_line(self.editor)
        else:
            self.row.add(self.editor)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.row)

    def _make(self, look: Look) -> QWidget:
        raise NotImplementedError

    def show_faults(self, faults: Sequence[InputFault]) -> None:
        words = self.fault()
        mine = [fault for fault in faults if fault.path[: len(self.path)] == self.path]
        if not words and mine:
            words = fault_words(mine[0])
        self.row.show_fault(words)
        self.editor.setAccessibleDescription(words or self.field.about)
        if isinstance(self.editor, TextArea):
            self.editor.set_faulty(bool(words))

    def keyboard(self) -> list[QWidget]:
        return [self.editor]

    def let_go(self, *, empty: str) -> None:
        """The field is empty now: an optional one goes, unless it was saved as empty."""
        if self.field.is_required or self.draft.was_there(self.path):
            self.draft.put(self.path, empty)
        else:
            self.draft.remove(self.path)


class TextPart(LeafPart):
    """A text of any length."""

    editor: TextArea

    def _make(self, look: Look) -> TextArea:
        area = TextArea(look, self.title, least_lines=3 if self.field.is_long else 1)
        area.typed.connect(self._write)
        return area

    def refresh(self) -> None:
        value = self.draft.value(self.path)
        text = str(value) if isinstance(value, str) else ""
        is_null = value is None and self.draft.written(self.path) is not None
        self.editor.setPlaceholderText(tr("null") if is_null else "")
        if self.editor.literal.text() != text:
            self.editor.show_text(text)

    def _write(self) -> None:
        text = self.editor.literal.text()
        if text:
            self.draft.put(self.path, json.quote(text))
        else:
            self.let_go(empty='""')


class NumberPart(LeafPart):
    """A number as it is spelled; what is none stays in the field, and is told."""

    editor: NumberField

    def _make(self, look: Look) -> NumberField:
        field = NumberField(look, self.title, least=None, digits=12)
        field.text_changed.connect(self._write)
        return field

    def refresh(self) -> None:
        value = self.draft.value(self.path)
        text = str(value) if isinstance(value, Number) else ""
        if not self.fault() and self.editor.text().strip() != text:
            self.editor.set_words(text)

    def fault(self) -> str:
        is_right = not self.editor.text().strip() or self.editor.is_number
        return "" if is_right else tr("This is no number.")

    def _write(self) -> None:
        text = self.editor.text().strip()
        if self.fault():
            self.draft.changed.emit()
        elif text:
            self.draft.put(self.path, text)
            self.draft.changed.emit()
        else:
            self.draft.remove(self.path)
            self.draft.changed.emit()


class ChoicePart(LeafPart):
    """One of some values, or none; a value that is no choice is kept and told."""

    editor: ComboBox

    def _make(self, look: Look) -> ComboBox:
        box = ComboBox(look, self.title)
        box.setMinimumContentsLength(24)
        if self.field.kind == "boolean":
            self._choices = [_TRUE, _FALSE]
        else:
            self._choices = [choice.text for choice in self.field.choices]
        box.addItem(tr("not given"), _NOT_GIVEN)
        for choice in self._choices:
            box.addItem(_choice_words(choice), choice)
        if self.field.is_nullable and "null" not in self._choices:
            box.addItem(tr("null"), "null")
        box.activated.connect(self._write)
        return box

    def refresh(self) -> None:
        written = self.draft.written(self.path)
        place = 0 if written is None else self._place_of(json.parse(written))
        if place < 0:
            self.editor.addItem(_choice_words(written or ""), written)
            place = self.editor.count() - 1
        self.editor.setCurrentIndex(place)

    def _place_of(self, value: Value) -> int:
        for place in range(1, self.editor.count()):
            if is_equal(value, json.parse(self.editor.itemData(place))):
                return place
        return -1

    def _write(self, place: int) -> None:
        chosen = self.editor.itemData(place)
        if chosen:
            self.draft.put(self.path, chosen)
        else:
            self.draft.remove(self.path)


class TextsPart(LeafPart):
    """A list of texts as tokens."""

    editor: TokenField

    def _make(self, look: Look) -> TokenField:
        field = TokenField(look, self.title, tr("Add a text"))
        field.changed.connect(self._write)
        return field

    def refresh(self) -> None:
        texts = texts_of(self.draft.value(self.path))
        self.editor.show_texts(texts)

    def _write(self) -> None:
        texts = self.editor.texts()
        if texts == texts_of(self.draft.value(self.path)):
            return
        if texts:
            self.draft.put(self.path, json.dump(texts))
        else:
            self.let_go(empty="[]")


class JsonPart(LeafPart):
    """Any JSON; while it is none, the draft keeps the last value that was."""

    editor: TextArea

    def _make(self, look: Look) -> TextArea:
        self._fault = ""
        area = TextArea(look, self.title, role="code", least_lines=2)
        area.typed.connect(self._write)
        return area

    def refresh(self) -> None:
        written = self.draft.written(self.path) or ""
        if not self._fault and self.editor.literal.text().strip() != written.strip():
            self.editor.show_text(written)

    def fault(self) -> str:
        return self._fault

    def _write(self) -> None:
        text = self.editor.literal.text().strip()
        self._fault = ""
        if not text:
            self.draft.remove(self.path)
        else:
            try:
                json.parse(text)
            except JsonError as error:
                self._fault = json_fault_words(text, error)
            else:
                self.draft.put(self.path, text)
        self.draft.changed.emit()


def _choice_words(written: str) -> str:
    """A text without its quotes; everything else as it is spelled."""
    value = json.parse(written)
    is_text = isinstance(value, str) and not isinstance(value, Number)
    return single_line(str(value)) if is_text and value else written
