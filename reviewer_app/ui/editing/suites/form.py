"""How a case is checked: the type, its form, and the same as text one click away."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.cases import EVAL_TYPES
from reviewer_app.domain.expectations import Expectation
from reviewer_app.domain.json import JsonError
from reviewer_app.domain.laid_json import laid_out
from reviewer_app.domain.remarks import Remark
from reviewer_app.services.expecting import find_remarks, switch
from reviewer_app.ui.editing.suites.draft import ROOTS, ExpectationDraft, is_json
from reviewer_app.ui.editing.suites.forms import TypeForm
from reviewer_app.ui.editing.suites.rows import WarningLine
from reviewer_app.ui.editing.suites.shapes import why_no_form
from reviewer_app.ui.editing.suites.text_view import ExpectationText
from reviewer_app.ui.editing.suites.type_box import TypeBox
from reviewer_app.ui.editing.suites.words import lost_words, remark_words, type_note
from reviewer_app.ui.eval_types import type_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import LinkButton

QUICK = 4_000
"""Characters of an expectation that is read in less time than a key press may take."""

REMARK_AFTER_MS = 150

Find = Callable[[Expectation, Callable[[tuple[Remark, ...]], None]], None]
"""Finds what is probably not meant, beside the window's thread, and tells it later."""


class SuiteForm(QWidget):
    """The three fields of a suite's expectation in one form.

    changed: what is typed is another now. find: for long expectations; without it, remarks on
    them are found at once, too.
    """

    changed = Signal()

    def __init__(
        self,
        look: Look,
        base: Expectation,
        *,
        find: Find | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._find = look, find
        self._late: tuple[Remark, ...] = ()
        self._looked_at: Expectation | None = None
        self._resting = QTimer(self, singleShot=True, interval=REMARK_AFTER_MS)
        self._resting.timeout.connect(self._ask_for_remarks)
        self.draft = ExpectationDraft(base, self)
        self.draft.changed.connect(self._changed)
        self.type = TypeBox(look, EVAL_TYPES)
        self.type.chosen.connect(self._switch)
        self._note = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._as_text = LinkButton(look, tr("Edit as text"))
        self._as_text.clicked.connect(self._turn)
        self._lost = PlainLabel(look, font="label", colour="warn", is_wrapped=True)
        self._back = LinkButton(look, "")
        self._back.clicked.connect(self._switch_back)
        self._before: Expectation | None = None
        self._why = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self.text = ExpectationText(look, self.draft)
        self.remarks = _Remarks(look)
        self.form: TypeForm | None = None
        self._wants_text = False
        self._lay_out()
        self._changed()

    def _lay_out(self) -> None:
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.addWidget(PlainLabel(self._look, tr("How it is checked"), font="body_strong"))
        self.head.addStretch(1)
        self.head.addWidget(self._as_text)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.type)
        line.addWidget(self._note, 1)
        lost = QHBoxLayout()
        lost.setSpacing(8)
        lost.addWidget(self._lost, 1)
        lost.addWidget(self._back)
        top = QVBoxLayout()
        top.setSpacing(6)
        for row in (self.head, line, lost):
            top.addLayout(row)
        top.addWidget(self._why)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(self._look.theme.sizes.card_padding)
        self._column.addLayout(top)
        self._column.addWidget(self.text)
        self._column.addWidget(self.remarks)
        for part in (self._lost, self._back, self._why):
            part.hide()

    # What is typed

    def expectation(self) -> Expectation:
        """What would be saved; raises JsonError for a text that is no JSON."""
        return self.draft.expectation()

    def fault(self) -> str:
        """Why it cannot be saved as it stands; empty when it can."""
        if self.form is not None and not self.is_text and (words := self.form.fault()):
            return words
        return self.text.fault()

    def focus(self) -> None:
        """Give the keyboard to the text that is no JSON, else to the choice of the type."""
        broken = self.text.broken if self.is_text else None
        (broken or self.type).setFocus()

    def show_expectation(self, expectation: Expectation) -> None:
        """Take over another expectation, such as a kept draft."""
        self.draft.show(expectation)

    @property
    def is_text(self) -> bool:
        """Whether it is edited as text now."""
        return not self.text.isHidden()

    def _changed(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        remarks = self._find_remarks()
        why = why_no_form(self.draft, remarks)
        self._show_view(why)
        self.type.show_type(self.draft.type_read)
        self._note.setText(type_note(self.draft.type_read))
        shown_as_form = self.form is not None and not self.is_text
        left = self.form.take_remarks(remarks) if self.form and shown_as_form else list(remarks)
        self.remarks.show_remarks([remark for remark in left if remark.kind != "unscorable"])

    def _find_remarks(self) -> tuple[Remark, ...]:
        """Those on what is typed; of long ones the last that are known, and newer ones later."""
        try:
            expectation = self.draft.expectation()
        except JsonError:
            return ()
        if self._find is None or sum(map(len, self.draft.texts.values())) <= QUICK:
            return find_remarks(expectation)
        if expectation != self._looked_at:
            self._resting.start()
        return self._late

    def _ask_for_remarks(self) -> None:
        try:
            expectation = self.draft.expectation()
        except JsonError:
            return

        def show(found: tuple[Remark, ...]) -> None:
            self._looked_at, self._late = expectation, found
            self._show()

        if self._find is not None:
            self._find(expectation, show)

    # The two views

    def _show_view(self, why: str) -> None:
        if not why and self.form is not None and self.form.eval_type != self.draft.type_read:
            self._drop_form()
        is_text = bool(why) or self._wants_text
        if not is_text and self.form is None:
            self.form = TypeForm(self._look, self.draft)
            self._column.insertWidget(self._column.count() - 1, self.form)
        if self.form is not None:
            self.form.setVisible(not is_text)
            if not is_text:
                self.form.refresh()
        self.text.setVisible(is_text)
        self.text.refresh()
        self._why.setText(tr("Shown as text: {reason}").format(reason=why) if why else "")
        self._why.setVisible(bool(why))
        self._as_text.set_words(tr("Edit in fields") if is_text else tr("Edit as text"))
        self._as_text.setVisible(not why or self._wants_text)
        self._as_text.setEnabled(not why)

    def _drop_form(self) -> None:
        if self.form is not None:
            self._column.removeWidget(self.form)
            self.form.hide()
            self.form.deleteLater()
            self.form = None

    def _turn(self) -> None:
        self.turn(not self._wants_text)

    def turn(self, wants_text: bool) -> None:
        """Edit as text, or in fields where a form can show it."""
        self._wants_text = wants_text
        if wants_text:
            self._lay_out_texts()
        if not wants_text:
            self._drop_form()  # a shape that was typed may need other fields
        self._changed()
        self._as_text.setFocus()

    def _lay_out_texts(self) -> None:
        """Long lines of JSON are hard to read; laid out, they are the same value."""
        for root in ROOTS:
            text = self.draft.texts[root]
            if text.strip() and "\n" not in text and is_json(text):
                self.draft.texts[root] = laid_out(text)

    # Another type

    def _switch(self, eval_type: str) -> None:
        try:
            given = self.draft.expectation()
        except JsonError:
            self.draft.set_type(eval_type)
            return
        if eval_type == given.type_read:
            return
        switched = switch(given, eval_type)
        self._before = given
        self._drop_form()
        self.draft.show(switched.expectation)
        words = lost_words(switched.lost, eval_type) if switched.lost else ""
        self._tell_lost(words, given.type_read)

    def _switch_back(self) -> None:
        if self._before is not None:
            self._drop_form()
            self.draft.show(self._before)
        self._tell_lost("", "")
        self.type.setFocus()

    def _tell_lost(self, words: str, old: str) -> None:
        self._lost.setText(words)
        self._lost.setVisible(bool(words))
        self._back.set_words(tr("Back to {type}").format(type=type_name(old)))
        self._back.setVisible(bool(words))
        if words:
            announce(self, words)


class _Remarks(QWidget):
    """What is probably not meant, a line each, with the sign of a warning."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._lines: list[WarningLine] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.hide()

    def show_remarks(self, remarks: Sequence[Remark]) -> None:
        """One line for each remark."""
        words = list(dict.fromkeys(map(remark_words, remarks)))
        if words == self.words:
            return
        for line in self._lines:
            self._column.removeWidget(line)
            line.deleteLater()
        self._lines = [WarningLine(self._look) for _ in words]
        for line, text in zip(self._lines, words, strict=True):
            self._column.addWidget(line)
            line.show_words(text)
        self.setVisible(bool(words))
        if words:
            announce(self, " ".join(words))

    @property
    def words(self) -> list[str]:
        """What is told."""
        return [line.words for line in self._lines]
