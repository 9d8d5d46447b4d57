"""The fields of one case, one below the other, and what stands in them."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from reviewer_app.domain.case_fields import (
    CONTENT_ORDER,
    LABEL_ORDER,
    fields_in_use,
    in_order,
    value_of,
)
from reviewer_app.domain.cases import CONTENT_FIELDS, Content, Labels
from reviewer_app.domain.entries import as_text
from reviewer_app.ui.editing.conversation_editor import ConversationEditor
from reviewer_app.ui.editing.field_frame import FieldFrame
from reviewer_app.ui.editing.files_editor import InputEditor
from reviewer_app.ui.editing.making import SHORT, Workshop, hint_for, make_editor
from reviewer_app.ui.editing.outlook import EditedCase, Outlook, Reading
from reviewer_app.ui.editing.text_editor import TextOrJsonEditor
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import QuietButton
from reviewer_app.ui.widgets.text_field import TextField

_MORE = 40
"""Pixels that the edges of fields take beside the text in them."""

_TOGETHER = (
    frozenset({"background_noise_profile", "background_noise_level"}),
    frozenset({"eval_type", "expected", "eval_config"}),
)
"""Fields that come and go together."""


class CaseForm(QWidget):
    """The editors of a case.

    changed: a field by name. left: Esc in a field that takes that key itself.
    """

    changed = Signal(str)
    left = Signal()

    def __init__(self, look: Look, shop: Workshop, case: EditedCase, fields: set[str]) -> None:
        super().__init__()
        self._look, self._shop, self.case = look, shop, case
        self.setObjectName("pageBody")
        self._limit_width()
        look.changed.connect(self._limit_width)
        self.frames: dict[str, FieldFrame] = {}
        self.gone: set[str] = set()
        self._tells_all = not case.is_new
        self.spelling = PlainLabel(
            look, font="label", colour="text_soft", is_wrapped=True, parent=self
        )
        self.spelling.hide()
        self.add = QuietButton(look, tr("Add a field…"), icon="plus", parent=self)
        self.add.clicked.connect(self._offer_fields)
        self._column = QVBoxLayout(self)
        margin = look.theme.sizes.margin
        self._column.setContentsMargins(margin, 12, margin, margin)
        self._column.setSpacing(12)
        in_use = fields_in_use(case.content, case.labels, case.dataset_type)
        wanted = {*in_use, *case.wanted, *fields}
        found = {each for name in wanted for each in _partners(name)}
        self._lay_out(in_order(found - case.hidden))

    def _lay_out(self, fields: tuple[str, ...]) -> None:
        """Put the fields in their order, short ones two to a row; those that are there stay."""
        self._clear()
        content = [name for name in fields if name in CONTENT_FIELDS]
        labels = [name for name in fields if name not in CONTENT_FIELDS]
        self._column.addWidget(self.spelling)
        self._put_rows(content)
        if labels:
            words = tr("Labels, changed in place")
            self._column.addSpacing(8)
            self._column.addWidget(PlainLabel(self._look, words, font="pane_title", parent=self))
            self._put_rows(labels)
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addStretch(1)
        self._column.addLayout(row)
        self._column.addStretch(1)
        self._speak()

    def _limit_width(self) -> None:
        """Lines that are too long are hard to read; the rest of the page stays free."""
        sizes = self._look.theme.sizes
        self.setMaximumWidth(sizes.case_text + 2 * sizes.margin + _MORE)

    def _clear(self) -> None:
        while item := self._column.takeAt(0):
            widget = item.widget()
            if isinstance(widget, PlainLabel) and widget is not self.spelling:
                widget.deleteLater()

    def _put_rows(self, fields: list[str]) -> None:
        waiting: FieldFrame | None = None
        for name in fields:
            frame = self.frames.get(name) or self._make(name)
            if frame.editor.is_elsewhere:
                frame.hide()
            elif name not in SHORT:
                self._put_row(waiting)
                waiting = None
                self._column.addWidget(frame)
            elif waiting is None:
                waiting = frame
            else:
                self._put_row(waiting, frame)
                waiting = None
        self._put_row(waiting)

    def _put_row(self, *frames: FieldFrame | None) -> None:
        shown = [frame for frame in frames if frame is not None]
        if not shown:
            return
        row = QHBoxLayout()
        row.setSpacing(16)
        for frame in shown:
            row.addWidget(frame, 1, Qt.AlignmentFlag.AlignTop)
        if len(shown) == 1:
            row.addStretch(1)
        self._column.addLayout(row)

    def _make(self, name: str) -> FieldFrame:
        editor = make_editor(self._shop, self.case, name)
        needed = fields_in_use(Content(), Labels(), self.case.dataset_type)
        frame = FieldFrame(
            self._look,
            editor,
            hint=hint_for(name),
            can_remove=name not in needed,
            parent=self,
        )
        editor.changed.connect(partial(self._changed, name))
        editor.spelled.connect(self._tell_spelling)
        if not isinstance(editor, InputEditor):  # whose address is given up by Esc
            for entry in editor.findChildren(TextField):
                entry.left.connect(self.left)
        frame.put_back.connect(partial(self.put_back, name))
        frame.removed.connect(partial(self.remove, name))
        self.frames[name] = frame
        frame.show()
        return frame

    # What stands there

    def readings(self) -> Mapping[str, Reading]:
        """What gives the value of each field as it stands now; None where it was removed."""
        found: dict[str, Reading] = dict.fromkeys(self.gone, _no_value)
        return found | {name: frame.editor.reading() for name, frame in self.frames.items()}

    def letters(self) -> int:
        """How many letters have to be looked at to read all values."""
        return sum(frame.editor.letters() for frame in self.frames.values())

    def typed(self, name: str) -> tuple[str, int] | None:
        """The text and caret of a field for its draft; None where nothing was typed."""
        if name in self.gone:
            return "", -1
        editor = self.frames[name].editor
        return (editor.text(), editor.caret()) if editor.is_touched else None

    def show_typed(self, name: str, text: str, caret: int) -> None:
        """Show a draft in its field, which is added where it was not shown."""
        if name not in self.frames:
            self.show_field(name)
        self.frames[name].editor.set_text(text, caret)

    def show_outlook(self, outlook: Outlook) -> None:
        """Say at each field what was changed and what is wrong."""
        for name, frame in self.frames.items():
            was = None
            # One form stands for all parts of an expectation; noise has a field for each.
            told = _partners(name) if name in CONTENT_FIELDS else {name}
            if told & set(outlook.changed) and not self.case.is_new:
                was = as_text(name, value_of(self.case.content, self.case.labels, name))
            frame.show_change(was)
            editor = frame.editor
            note = editor.kind_words() if isinstance(editor, TextOrJsonEditor) else ""
            is_told = self._tells_all or editor.is_touched
            frame.show_fault(outlook.fault_at(name) if is_told else None, note)

    def tell_all(self, outlook: Outlook) -> None:
        """From now on say what is wrong with fields of a new case that nobody touched, too."""
        self._tells_all = True
        self.show_outlook(outlook)

    def _tell_spelling(self, words: str) -> None:
        """How spelling is checked is the same in all fields, so it is said once."""
        self.spelling.setText(words)
        self.spelling.setVisible(bool(words))

    # What a person does

    def _changed(self, name: str) -> None:
        if name == "language":
            self._speak()
        self.changed.emit(name)

    def _speak(self) -> None:
        """Check spelling in the language of the case, or of its dataset."""
        frame = self.frames.get("language")
        language = frame.editor.text() if frame else self.case.content.language
        for one in self.frames.values():
            one.editor.set_language(language or self.case.language)

    def put_back(self, name: str) -> None:
        """Show what is saved again."""
        for each in _partners(name):
            editor = self.frames[each].editor
            editor.set_text(editor.base_text)
            self._changed(each)
        self.frames[name].editor.focus()

    def remove(self, name: str) -> None:
        """Take a field away; saved, the case has no value there. Noise goes as a pair."""
        for each in _partners(name):
            if frame := self.frames.pop(each, None):
                frame.hide()
                frame.deleteLater()
                self.gone.add(each)
        self._lay_out(in_order(set(self.frames)))
        for each in _partners(name):
            self.changed.emit(each)
        self.add.setFocus()

    def show_field(self, name: str) -> None:
        """Show a field that was not there."""
        wanted = _partners(name)
        self.gone -= wanted
        self._lay_out(in_order({*self.frames, *wanted}))

    def _offer_fields(self) -> None:
        menu = QMenu(self)
        for name in (*CONTENT_ORDER, *LABEL_ORDER):
            if name not in self.frames and name not in self.case.hidden:
                entry = menu.addAction(field_name(name))
                entry.triggered.connect(partial(self.add_field, name))
        menu.popup(self.add.mapToGlobal(QPoint(0, self.add.height())))

    def add_field(self, name: str) -> None:
        """Show another field and give it the keyboard."""
        self.show_field(name)
        self.focus_field(name)
        self.changed.emit(name)

    def focus_field(self, name: str, caret: int = -1) -> None:
        """Give the keyboard to a field."""
        frame = self.frames.get(name)
        if frame is None:
            return
        editor = frame.editor
        if isinstance(editor, ConversationEditor) and caret >= 0:
            editor.focus_caret(caret)
        else:
            editor.focus()

    def first_field(self) -> str:
        """The field that gets the keyboard when nothing else is asked for."""
        return next(iter(in_order(set(self.frames))), "")


def _partners(name: str) -> frozenset[str]:
    """The fields that come and go with a field, itself among them."""
    return next((group for group in _TOGETHER if name in group), frozenset({name}))


def _no_value() -> None:
    """A field that was removed has none."""
