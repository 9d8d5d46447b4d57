"""Parts that the forms of all types are made of, each bound to one place of the draft."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain import json
from reviewer_app.domain.entries import place_of
from reviewer_app.domain.json import Json, JsonError, Number, Value
from reviewer_app.domain.json_places import Path
from reviewer_app.domain.remarks import KnownKey, Remark
from reviewer_app.ui.editing.suites.draft import ExpectationDraft
from reviewer_app.ui.editing.suites.rows import FormRow, WasChip, changed_hint
from reviewer_app.ui.editing.suites.words import option_words, remark_words
from reviewer_app.ui.editing.text_area import TextArea
from reviewer_app.ui.i18n import format_number, said, tr
from reviewer_app.ui.widgets.choices import Tick
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.number_field import NumberField
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.token_field import TokenField


class Part(QWidget):
    """What edits one place. Whoever owns it calls `refresh` when the draft has changed."""

    def __init__(self, draft: ExpectationDraft, path: Path) -> None:
        super().__init__()
        self.draft, self.path = draft, path

    def refresh(self) -> None:
        """Show what the draft holds."""
        raise NotImplementedError

    def fault(self) -> str:
        """Why what stands there cannot be kept; empty when it can."""
        return ""

    def take_remarks(self, remarks: Sequence[Remark]) -> list[Remark]:
        """Show those of the remarks that are about this place; returns which they are."""
        return []


def _about(remarks: Sequence[Remark], place: str) -> list[Remark]:
    return [remark for remark in remarks if remark.place == place and remark.kind != "unread"]


class TokensPart(Part):
    """A list of texts; an emptied list goes, unless one was saved."""

    def __init__(
        self,
        look: Look,
        draft: ExpectationDraft,
        path: Path,
        title: str,
        note: str,
        placeholder: str,
        *,
        font: str = "body",
    ) -> None:
        super().__init__(draft, path)
        self.row = FormRow(look, title, note)
        self.field = TokenField(look, title, placeholder, font=font)
        self.field.changed.connect(self._write)
        self.row.add(self.field)
        _fill(self, self.row)

    def read(self) -> list[str]:
        """The texts that the draft holds here."""
        return texts_of(self.draft.value(self.path))

    def known(self) -> list[str]:
        """The texts that are saved here."""
        return texts_of(self.draft.base(self.path))

    def write(self, texts: list[str]) -> None:
        """Keep other texts in the draft."""
        if texts or self.draft.base_written(self.path) is not None:
            self.draft.put(self.path, texts)
        else:
            self.draft.remove(self.path)

    def refresh(self) -> None:
        self.field.show_texts(self.read(), self.known())
        self._show_hint()

    def _show_hint(self) -> None:
        hint = changed_hint(self.field.new_texts(), self.field.removed_texts())
        separate = tr("Separate with Enter.") if self.field.line.hasFocus() else ""
        self.row.set_hint(" ".join(filter(None, (separate, hint))))

    def place(self) -> str:
        """What remarks call this place."""
        return ".".join(map(str, self.path))

    def take_remarks(self, remarks: Sequence[Remark]) -> list[Remark]:
        taken = _about(remarks, self.place())
        self.field.show_wrong([remark.subject for remark in taken if remark.subject])
        self.row.show_warning(" ".join(dict.fromkeys(map(remark_words, taken))))
        return taken

    def _write(self) -> None:
        texts = self.field.texts()
        if texts != self.read():
            self.write(texts)
        self._show_hint()


class TextPart(Part):
    """A text of any length; an emptied one goes, unless a text was saved or must be there."""

    def __init__(
        self,
        look: Look,
        draft: ExpectationDraft,
        path: Path,
        title: str,
        note: str = "",
        *,
        lines: int = 2,
        placeholder: str = "",
        is_kept_empty: bool = False,
    ) -> None:
        super().__init__(draft, path)
        self._is_kept_empty = is_kept_empty
        self.row = FormRow(look, title, note)
        self.area = TextArea(look, title, least_lines=lines)
        self.area.setPlaceholderText(placeholder)
        self.area.typed.connect(self._write)
        self.was = WasChip(look)
        self.row.add(self.area)
        self.row.add_line(self.was)
        _fill(self, self.row)

    def read(self) -> str:
        """The text that the draft holds here; a number or a switch as it is spelled."""
        value = self.draft.value(self.path)
        if isinstance(value, str):
            return str(value)
        return json.dump(value) if isinstance(value, bool) else ""

    def refresh(self) -> None:
        text = self.read()
        if self.area.literal.text() != text:
            self.area.show_text(text)
        before = self.draft.base(self.path)
        shown = str(before) if isinstance(before, str) else None
        self.was.show_before(shown, is_changed=self.draft.is_changed(self.path))

    def _write(self) -> None:
        text = self.area.literal.text()
        if text == self.read():
            return
        if text or self._is_kept_empty or self.draft.base_written(self.path) is not None:
            self.draft.put(self.path, text)
        else:
            self.draft.remove(self.path)


class NumberPart(Part):
    """A number as it is spelled; without one the place goes."""

    def __init__(
        self,
        look: Look,
        draft: ExpectationDraft,
        path: Path,
        name: str,
        *,
        step: str = "1",
        placeholder: str = "",
        is_whole: bool = True,
    ) -> None:
        super().__init__(draft, path)
        self._is_whole = is_whole
        self.field = NumberField(look, name, step=step, placeholder=placeholder)
        self.field.text_changed.connect(self._write)
        self.was = WasChip(look)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.field)
        line.addWidget(self.was)

    def refresh(self) -> None:
        value = self.draft.value(self.path)
        text = str(value) if isinstance(value, Number) else ""
        if not self.fault() and self.field.text().strip() != text:
            self.field.set_words(text)
        before = self.draft.base_written(self.path)
        self.was.show_before(before, is_changed=self.draft.is_changed(self.path))

    def fault(self) -> str:
        text = self.field.text().strip()
        if not text or (self.field.is_number and not (self._is_whole and _has_point(text))):
            return ""
        return tr("Only a whole number goes here.") if self._is_whole else tr("This is no number.")

    def _write(self) -> None:
        text = self.field.text().strip()
        if self.fault():
            self.draft.changed.emit()
        elif text:
            self.draft.put(self.path, Number(text))
        else:
            self.draft.remove(self.path)
            self.draft.changed.emit()


class SwitchPart(Part):
    """On or off, with what it does in words; as it is by default, it needs no key."""

    def __init__(self, look: Look, draft: ExpectationDraft, known: KnownKey) -> None:
        super().__init__(draft, (known.place, known.key))
        self._default = known.default is not False
        name, note = option_words(known.key)
        self.tick = Tick(look, name)
        self.tick.setAccessibleDescription(note)
        self.tick.toggled.connect(self._write)
        self.was = WasChip(look)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.tick)
        line.addWidget(self.was)
        line.addStretch(1)
        words = PlainLabel(look, note, font="label", colour="text_soft", is_wrapped=True)
        set_margins(words, 28, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(line)
        column.addWidget(words)

    def _is_on(self, value: Value) -> bool:
        return self._default if value is None else value is not False

    def refresh(self) -> None:
        was_blocked = self.tick.blockSignals(True)
        self.tick.setChecked(self._is_on(self.draft.value(self.path)))
        self.tick.blockSignals(was_blocked)
        before = self._is_on(self.draft.base(self.path))
        words = tr("on") if before else tr("off")
        self.was.show_before(words, is_changed=before != self.tick.isChecked())

    def _write(self, is_on: bool) -> None:
        if is_on == self._default and self.draft.base_written(self.path) is None:
            self.draft.remove(self.path)
            self.draft.changed.emit()
        else:
            self.draft.put(self.path, is_on)


class ThresholdPart(Part):
    """From which score on a case passes."""

    def __init__(self, look: Look, draft: ExpectationDraft, known: KnownKey) -> None:
        super().__init__(draft, (known.place, known.key))
        title, note = option_words(known.key)
        self.row = FormRow(look, title, note)
        self.number = NumberPart(
            look,
            draft,
            self.path,
            title,
            step="0.05",
            placeholder=f"{known.default:g}",
            is_whole=False,
        )
        self.row.add_line(self.number)
        _fill(self, self.row)

    def refresh(self) -> None:
        self.number.refresh()
        self.row.show_fault(self.number.fault())

    def fault(self) -> str:
        return self.number.fault()

    def take_remarks(self, remarks: Sequence[Remark]) -> list[Remark]:
        taken = _about(remarks, ".".join(map(str, self.path)))
        self.row.show_warning(" ".join(map(remark_words, taken)))
        return taken


class JsonPart(Part):
    """A value as JSON text; while it is none, the draft keeps the last one that was."""

    edited = Signal()

    def __init__(
        self,
        look: Look,
        draft: ExpectationDraft,
        path: Path,
        title: str,
        note: str = "",
        *,
        lines: int = 3,
    ) -> None:
        super().__init__(draft, path)
        self._fault = ""
        self.row = FormRow(look, title, note)
        self.area = TextArea(look, title, role="code", least_lines=lines)
        self.area.typed.connect(self._write)
        self.row.add(self.area)
        _fill(self, self.row)

    def refresh(self) -> None:
        written = self.draft.written(self.path) or ""
        if not self._fault and self.area.literal.text().strip() != written.strip():
            self.area.show_text(written)
        self.row.show_fault(self._fault)
        self.area.set_faulty(bool(self._fault))

    def fault(self) -> str:
        return self._fault

    def _write(self) -> None:
        text = self.area.literal.text().strip()
        self._fault = ""
        if not text:
            self.draft.remove(self.path)
            self.draft.changed.emit()
            return
        try:
            json.parse(text)
        except JsonError as error:
            self._fault = json_fault_words(text, error)
            self.draft.changed.emit()
            return
        self.draft.put(self.path, Json(text))
        self.draft.changed.emit()


def json_fault_words(text: str, error: JsonError) -> str:
    """Why a text is no JSON, with the place."""
    place = place_of(text, error.position)
    return tr("This is no JSON: {reason} (line {line}, column {column}).").format(
        reason=said(error.reason),
        line=format_number(place.line),
        column=format_number(place.column),
    )


def texts_of(value: Value) -> list[str]:
    """The texts of a list; none for another value."""
    items = value if isinstance(value, list) else []
    return [str(item) for item in items if is_text(item)]


def is_text(value: Value) -> bool:
    """Whether a value is a text."""
    return isinstance(value, str) and not isinstance(value, Number)


def _has_point(text: str) -> bool:
    return any(mark in text for mark in ".eE")


def _fill(widget: QWidget, inner: QWidget) -> None:
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(inner)
