"""The form of an expectation as editors of its three fields, which stand and go together."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.domain.entries import EntryError, as_text
from reviewer_app.domain.expectations import Expectation, expectation_in
from reviewer_app.domain.remarks import Remark
from reviewer_app.services.expecting import find_remarks_beside
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.editing.outlook import EditedCase
from reviewer_app.ui.editing.suites.draft import ExpectationDraft
from reviewer_app.ui.editing.suites.form import SuiteForm
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look

SHOWN_AT = "expected"
"""The field in whose place the form stands; the other two are edited in it."""

FIELDS = ("eval_type", "expected", "eval_config")


class _SuiteField(FieldEditor):
    """One of the three fields: its part of the draft that the form changes."""

    is_elsewhere = True

    def __init__(self, field: str, before: object, form: SuiteForm) -> None:
        super().__init__(field, before)
        self.form = form
        self._last = self.text()
        form.changed.connect(self._look)

    @property
    def _draft(self) -> ExpectationDraft:
        return self.form.draft

    def text(self) -> str:
        if self.field == "eval_type":
            return self._draft.eval_type
        return self._draft.texts[self.field]

    def set_text(self, text: str, caret: int = -1) -> None:
        self._last = text
        if self.field == "eval_type":
            self._draft.set_type(text)
        else:
            self._draft.set_text(self.field, text)

    def _look(self) -> None:
        """Tell the page when it is this field that is another now."""
        if self.text() != self._last:
            self._last = self.text()
            self.changed.emit()

    def focus(self) -> None:
        self.form.focus()


class SuiteEditor(_SuiteField):
    """The field `expected`, with the form of all three."""

    is_elsewhere = False
    has_own_title = True

    def __init__(self, before: object, form: SuiteForm) -> None:
        self._last_fault = ""
        super().__init__(SHOWN_AT, before, form)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(form)

    def _look(self) -> None:
        """What is half-typed in a field of the form changes what can be saved, too."""
        fault = self.form.fault()
        if fault != self._last_fault:
            self._last_fault = fault
            self.changed.emit()
        else:
            super()._look()

    @property
    def tells_fault(self) -> bool:
        return bool(self.form.fault())

    def add_to_title(self, part: QWidget) -> None:
        self.form.head.addWidget(part)

    def value(self) -> object:
        if not self.form.is_text and (words := self.form.fault()):
            raise EntryError(self.field, words)
        return super().value()

    def parts(self) -> list[QWidget]:
        return [self.form.type]


class SuiteMaker:
    """Makes the editors of one case's expectation around one form.

    A field that is asked for again, or of another case, begins with a form of its own.
    """

    def __init__(self, look: Look, tasks: Tasks) -> None:
        self._look, self._tasks = look, tasks
        self._case: EditedCase | None = None
        self._form: SuiteForm | None = None
        self._made: set[str] = set()

    def make(self, case: EditedCase, field: str) -> FieldEditor:
        """The editor of one of the three fields."""
        if self._form is None or case is not self._case or field in self._made:
            self._form = SuiteForm(self._look, expectation_in(case.content), find=self._find)
            self._case, self._made = case, set()
            self._form.destroyed.connect(partial(self._let_go, self._form))
        self._made.add(field)
        before = getattr(case.content, field)
        if field == SHOWN_AT:
            return SuiteEditor(before, self._form)
        editor = _SuiteField(field, before, self._form)
        assert editor.text() == as_text(field, before)
        return editor

    def _find(self, expectation: Expectation, then: Callable[[tuple[Remark, ...]], None]) -> None:
        form = self._form

        def tell(found: tuple[Remark, ...]) -> None:
            if form is self._form:  # it may be gone by now
                then(found)

        self._tasks.latest("remarks", lambda: find_remarks_beside(expectation), tell)

    def _let_go(self, form: SuiteForm) -> None:
        if self._form is form:
            self._form = self._case = None
