"""An input or a context as the fields of the dataset's schema, and as JSON one click away."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain import json
from reviewer_app.domain.entries import EntryError, from_text, reads_as_json
from reviewer_app.domain.input_faults import UNSHOWABLE, InputFault, find_input_faults
from reviewer_app.domain.input_schemas import Field
from reviewer_app.domain.json import Json, JsonError, Members
from reviewer_app.domain.json_places import children
from reviewer_app.domain.laid_json import laid_out
from reviewer_app.domain.sayings import say
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.editing.schema_draft import SchemaDraft
from reviewer_app.ui.editing.schema_fields import InputPart
from reviewer_app.ui.editing.schema_groups import make_part
from reviewer_app.ui.editing.schema_words import field_title, reasons_words
from reviewer_app.ui.editing.suites.parts import json_fault_words
from reviewer_app.ui.editing.suites.rows import WarningLine
from reviewer_app.ui.editing.text_area import TextArea
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import LinkButton

CHECK_AFTER_MS = 250

Check = Callable[[Json, Callable[[Sequence[str]], None]], None]
"""Looks at a value by all rules of the schema, and tells what of them it breaks."""

_MESSAGE = "user_message"
"""The field that a plain text is taken for (Galtea's default schema)."""

_MOST_TOLD = 4


class SchemaForm(FieldEditor):
    """The fields of a schema over one JSON text; what no field is for stays in it as it is.

    shape: what the text should be. A value that does not have this shape is shown as JSON, with
    the reasons. Rules that a value breaks are told at its field, and keep nobody from saving.
    """

    def __init__(
        self,
        look: Look,
        field: str,
        before: object,
        shape: Field,
        *,
        check: Check | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(field, before, parent)
        self._look, self._shape, self._check = look, shape, check
        self._checking = QTimer(self, singleShot=True, interval=CHECK_AFTER_MS)
        self._checking.timeout.connect(self._ask_to_check)
        self._rest = WarningLine(look)
        self._here = here = [self.field]
        self.destroyed.connect(lambda: here.clear())  # an answer may come when the form is gone
        self._base = laid_out(before.text) if isinstance(before, Json) else str(before or "")
        self.draft = SchemaDraft(self)
        self.draft.begin(self._base)
        self.draft.changed.connect(self._changed)
        self._is_quiet = False
        self.area = TextArea(look, field_name(field), role="code", least_lines=4)
        self.area.typed.connect(self._typed)
        self.form: InputPart | None = None
        self._why = WarningLine(look)
        self._others = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._turn = LinkButton(look, "")
        self._turn.clicked.connect(lambda: self.turn(not self._wants_text))
        self._take = LinkButton(look, "")
        self._take.clicked.connect(self._take_text)
        self.keep_plain = LinkButton(look, tr("Keep as plain text"))
        self.keep_plain.clicked.connect(self._keep_plain)
        self._keeps_plain = False
        self._wants_text = False
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self._turn)
        foot.addWidget(self._take)
        foot.addWidget(self.keep_plain)
        foot.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self._why)
        self._column.addWidget(self._rest)
        self._column.addWidget(self.area)
        self._column.addWidget(self._others)
        self._column.addLayout(foot)

    # The editor of a field

    @property
    def base_text(self) -> str:
        return self._base

    def text(self) -> str:
        return self.draft.text

    def set_text(self, text: str, caret: int = -1) -> None:
        self._is_quiet = True
        self.draft.set_text(text)
        self._is_quiet = False
        if caret >= 0 and self.is_text:
            self.area.show_text(text, caret)

    def caret(self) -> int:
        return self.area.caret() if self.is_text else -1

    def value(self) -> object:
        """The value of the text; raises EntryError also for what stands half-typed in a field."""
        if not self.is_text and self.form is not None and (words := self.form.fault()):
            raise EntryError(self.field, words)
        if broken := self._broken_words():
            raise EntryError(self.field, broken)
        if self._has_lost_json:
            raise EntryError(self.field, say("This was JSON, and is none as it stands."))
        return from_text(self.field, self.draft.text, self.before)

    @property
    def _has_lost_json(self) -> bool:
        """Whether fields became a plain text that nobody has said to be meant."""
        was_json = isinstance(self.before, Json) and reads_as_json(self.before.text)
        text = self.draft.text
        is_words = bool(text.strip()) and not reads_as_json(text) and not _looks_like_json(text)
        return was_json and is_words and not self._keeps_plain

    def _keep_plain(self) -> None:
        self._keeps_plain = True
        self.area.setFocus()
        self._changed()

    def parts(self) -> list[QWidget]:
        if self.is_text or self.form is None:
            return [self.area]
        return self.form.keyboard()

    def show_fault(self, words: str) -> None:
        """Each field tells its own; what is wrong with all of it stands below."""
        if self.is_text:
            super().show_fault(words)
            self.area.set_faulty(bool(words))

    def set_language(self, language: str) -> None:
        self.area.set_language(language)

    # The two views

    @property
    def is_text(self) -> bool:
        """Whether the JSON is edited as text now."""
        return not self.area.isHidden()

    def turn(self, wants_text: bool) -> None:
        """Edit as JSON, or in fields where they can show it."""
        self._wants_text = wants_text
        self._show()
        self._turn.setFocus()

    def faults(self) -> list[InputFault]:
        """What of the schema's rules the text breaks; of a text that is no JSON nothing."""
        try:
            return find_input_faults(self._shape, self.draft.whole())
        except JsonError:
            return []

    def _changed(self) -> None:
        self._show()
        if not self._is_quiet:
            self.changed.emit()

    def _show(self) -> None:
        faults = self.faults()
        why = self._why_text(faults)
        is_text = bool(why) or self._wants_text
        if not is_text and self.form is None:
            self.form = make_part(self._look, self.draft, self._shape, ())
            self._column.insertWidget(0, self.form)
        if self.form is not None:
            self.form.setVisible(not is_text)
        if self.form is not None and not is_text:
            self.form.refresh()
            self.form.show_faults(faults if self.draft.text.strip() else [])
        self._show_text(is_text)
        self._keeps_plain = self._keeps_plain and not reads_as_json(self.draft.text)
        self.keep_plain.setVisible(self._has_lost_json)
        self._why.show_words(why)
        self._others.setText("" if is_text else self._other_words())
        self._others.setVisible(bool(self._others.text()))
        self._turn.set_words(tr("Edit in fields") if is_text else tr("Edit as JSON"))
        self._turn.setVisible(not why)
        self._offer_taking()
        self._check_later(faults)

    def _check_later(self, faults: list[InputFault]) -> None:
        """Ask for the other rules once those that are known here hold."""
        self._rest.show_words("")
        if self._check is not None and not faults and self.draft.text.strip():
            self._checking.start()
        else:
            self._checking.stop()

    def _ask_to_check(self) -> None:
        text = self.draft.text
        if self._check is None or not reads_as_json(text):
            return

        here = self._here

        def show(found: Sequence[str]) -> None:
            if here and self.draft.text == text:
                lines = "\n".join(found[:_MOST_TOLD])
                words = tr("The schema also says:") + "\n" + lines if found else ""
                self._rest.show_words(words)

        self._check(Json(text), show)

    def _show_text(self, is_text: bool) -> None:
        self.area.setVisible(is_text)
        if is_text and self.area.literal.text() != self.draft.text:
            self.area.show_text(self.draft.text)

    def _why_text(self, faults: list[InputFault]) -> str:
        """Why only the text can be shown; empty where the fields can."""
        if broken := self._broken_words():
            return broken
        if self._is_plain(self.draft.text):
            return tr("This is plain text; the schema asks for fields.")
        unfit = [fault for fault in faults if fault.rule in UNSHOWABLE]
        if not unfit:
            return ""
        return tr("The fields of the schema cannot show this:") + "\n" + reasons_words(unfit)

    def _other_words(self) -> str:
        """What else is in it."""
        known = {member.key for member in self._shape.members}
        found = children(self.draft.text) if self.draft.text.strip() else []
        others = [str(one.step) for one in found if one.step not in known]
        if not others:
            return ""
        return tr("Also kept, without a field here: {keys}").format(keys=tr(", ").join(others))

    def _typed(self) -> None:
        self.draft.set_text(self.area.literal.text())

    # A plain text

    def _message_field(self) -> Field | None:
        texts = [member for member in self._shape.members if member.kind == "text"]
        named = [member for member in texts if member.key == _MESSAGE]
        return (named or texts or [None])[0]

    def _offer_taking(self) -> None:
        """A plain text can become the message among the fields."""
        field, text = self._message_field(), self.draft.text
        self._take.setVisible(self._is_plain(text) and field is not None)
        if field is not None:
            words = tr("Put it into “{field}”").format(field=field_title(field))
            self._take.set_words(words)

    def _is_plain(self, text: str) -> bool:
        """Whether a text is words: neither JSON nor something that begins like it."""
        try:
            json.parse(text if text.strip() else "{}")
        except JsonError:
            return not _looks_like_json(text)
        return False

    def _broken_words(self) -> str:
        """Why what begins like an object is none: it is to be mended, not kept as words."""
        text = self.draft.text
        if not _looks_like_json(text):
            return ""
        try:
            json.parse(text)
        except JsonError as error:
            return json_fault_words(text, error)
        return ""

    def _take_text(self) -> None:
        if (field := self._message_field()) is not None:
            whole = Members(((field.key, self.draft.text),))
            self._wants_text = False
            self.draft.set_text(json.dump(whole))


def _looks_like_json(text: str) -> bool:
    return text.lstrip().startswith(("{", "["))
