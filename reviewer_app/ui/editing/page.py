"""The editor page: the head, the fields, and beside them what saving would change."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QVBoxLayout, QWidget

from reviewer_app.services.drafting import Draft
from reviewer_app.ui.editing.form import CaseForm
from reviewer_app.ui.editing.head import EditHead
from reviewer_app.ui.editing.making import Workshop
from reviewer_app.ui.editing.outlook import EditedCase, Outlook, outlook_of, read_outlook
from reviewer_app.ui.editing.words import errors_words
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.banner import Banner
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.text_field import TextField
from reviewer_app.ui.widgets.toast import Toast

NOTE = "note"
"""The draft of the note that goes along with an edit."""

JUDGE_AFTER_MS, JUDGE_LARGE_AFTER_MS = 120, 700

AT_ONCE = 50_000
"""Letters that are looked at on the window's own thread."""

Aside = Callable[[Callable[[], Outlook], Callable[[Outlook], None]], None]
"""Does work beside the window and hands over what it found; newer work takes its place."""


def _nothing(_outlook: Outlook) -> None:
    """For those who only want it shown."""


class EditPage(QWidget):
    """Edits one case at a time.

    left: the person goes back. save_asked: to save what stands there. typed: a field by name, to
    be kept as a draft. discard_asked: the draft is to go. judged: what saving would do is another
    now.
    """

    left = Signal()
    save_asked = Signal()
    typed = Signal(str)
    discard_asked = Signal()
    judged = Signal(object)

    def __init__(
        self, look: Look, shop: Workshop, aside: Aside, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._shop, self._aside = look, shop, aside
        self._form: CaseForm | None = None
        self._outlook: Outlook | None = None
        self._held: QWidget | None = None
        self._tells_errors = False
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = EditHead(look, self)
        self.head.save_asked.connect(self.save_asked)
        self.head.close_asked.connect(self.left)
        self.head.discard_asked.connect(self.discard_asked)
        self.banner = Banner(look, parent=self)
        self.note = TextField(look, tr("Why, if you want to say (goes along with the revision)"))
        self.note.textEdited.connect(lambda: self.typed.emit(NOTE))
        self.note.left.connect(self.left)
        self._timer = QTimer(self, singleShot=True, interval=JUDGE_AFTER_MS)
        self._timer.timeout.connect(self.judge)
        self._lay_out()
        self.toast = Toast(look, self._area, key="")

    def _lay_out(self) -> None:
        self._area = QScrollArea(self)
        self._area.setObjectName("page")
        self._area.setWidgetResizable(True)
        self._area.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        margin = self._look.theme.sizes.margin
        self._notes = QFrame(self)
        self._notes.setObjectName("bar")
        below = QVBoxLayout(self._notes)
        below.setContentsMargins(margin, 10, margin, 10)
        below.addWidget(self.note)
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._area, 1)
        column.addWidget(self._notes)
        self.panes = QSplitter(self)
        self.panes.setHandleWidth(1)
        self.panes.setChildrenCollapsible(False)
        self.panes.addWidget(left)
        above = QVBoxLayout()
        above.setContentsMargins(margin, 8, margin, 8)
        above.addWidget(self.banner)
        self._above = QWidget(self)
        self._above.setLayout(above)
        self._above.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self._above)
        whole.addWidget(self.panes, 1)

    # What is edited

    @property
    def form(self) -> CaseForm:
        """The fields of the case at hand."""
        assert self._form is not None
        return self._form

    @property
    def case(self) -> EditedCase:
        """The case at hand."""
        return self.form.case

    @property
    def is_open(self) -> bool:
        """Whether a case is at hand."""
        return self._form is not None

    @property
    def is_as_saved(self) -> bool:
        """Whether what was typed comes to what is saved; of large texts that is not told."""
        if self.note.text() or self.form.letters() > AT_ONCE or self.case.is_new:
            return False
        return self.outlook.effect == "nothing"

    @property
    def outlook(self) -> Outlook:
        """What saving would do now; of large texts, as they were judged last."""
        self.judge()
        assert self._outlook is not None
        return self._outlook

    def open(self, case: EditedCase, drafts: Mapping[str, Draft], field: str = "") -> None:
        """Show the fields of a case, its drafts in them. field: which gets the keyboard."""
        self.close_case()
        fields = {name for name in drafts if name != NOTE}
        self._form = form = CaseForm(self._look, self._shop, case, fields)
        form.changed.connect(self._changed)
        form.left.connect(self.left)
        self.note.set_words("")
        for name, draft in drafts.items():
            self.show_typed(name, draft.text, draft.caret)
        self._area.setWidget(form)
        self._notes.setVisible(not case.is_new)
        self.head.show_case(case)
        last = max(drafts.values(), key=lambda draft: draft.at, default=None)
        self.head.show_kept(last.at if last else None)
        self._above.hide()
        self.toast.dismiss()
        self.judge()
        self._focus(drafts, field)

    def _focus(self, drafts: Mapping[str, Draft], field: str) -> None:
        """The field that was asked for, else the one that was typed in last."""
        last = max(drafts, key=lambda name: drafts[name].at, default="")
        name = field or last or self.form.first_field()
        if name == NOTE:
            self.note.setFocus()
        else:
            self.form.focus_field(name, drafts[name].caret if name in drafts else -1)

    def hold(self, is_held: bool) -> None:
        """Take no keys while what stands there is being read or saved; afterwards as before."""
        if is_held:
            self._held = self.window().focusWidget()
        self.setEnabled(not is_held)
        if not is_held and self._held is not None and self.isAncestorOf(self._held):
            self._held.setFocus()

    def close_case(self) -> None:
        """Let the fields go; what was typed is kept by whoever heard of it."""
        self._timer.stop()
        if self._form is not None:
            # A field that loses the keyboard as it goes may take what was half-typed in it.
            self._form.changed.disconnect(self._changed)
            self._area.takeWidget()
            self._form.hide()
            self._form.deleteLater()
            self._form = self._outlook = None

    def add_pane(self, pane: QWidget) -> None:
        """Put something beside the fields, such as what saving changes."""
        self.panes.addWidget(pane)

    def keep(self, name: str) -> tuple[str, int] | None:
        """What to keep of a field as a draft; None: nothing was typed there."""
        if name == NOTE:
            return (self.note.text(), self.note.cursorPosition()) if self.note.text() else None
        return self.form.typed(name)

    def all_typed(self) -> dict[str, tuple[str, int]]:
        """Everything that was typed, by field: what the draft is."""
        names = (*self.form.frames, *self.form.gone, NOTE)
        return {name: typed for name in names if (typed := self.keep(name)) is not None}

    def show_typed(self, name: str, text: str, caret: int) -> None:
        """Show a text in a field as if it was a draft."""
        if name == NOTE:
            self.note.set_words(text)
        else:
            self.form.show_typed(name, text, caret)

    # What is said

    def _changed(self, name: str) -> None:
        self.typed.emit(name)
        is_large = self.form.letters() > AT_ONCE
        self._timer.start(JUDGE_LARGE_AFTER_MS if is_large else JUDGE_AFTER_MS)

    def judge(self) -> None:
        """Look at what stands there, and say at each field and in the head what it means."""
        self.judge_then(_nothing)

    def judge_then(self, then: Callable[[Outlook], None]) -> None:
        """Look at what stands there now, and do something with it; large texts beside the window.

        Nothing comes of it where another case is at hand by then.
        """
        self._timer.stop()
        form = self._form
        if form is None:
            return
        work = partial(read_outlook, form.case, form.readings())
        if form.letters() <= AT_ONCE:
            self._judged(form, then, work())
            return
        if self._outlook is None:  # something to show until it is judged
            self._judged(form, _nothing, outlook_of(form.case, {}))
        self._aside(work, partial(self._judged, form, then))

    def _judged(self, form: CaseForm, then: Callable[[Outlook], None], outlook: Outlook) -> None:
        if form is not self._form:
            return
        self._outlook = outlook
        form.show_outlook(outlook)
        if self._tells_errors and not outlook.errors:
            self._tells_errors = False
            self.toast.dismiss()
        self.head.show_outlook(form.case, outlook)
        self.judged.emit(outlook)
        then(outlook)

    def show_kept(self, at: datetime) -> None:
        """Say that the draft is on the disk, or that there is none any more."""
        if self.is_open:
            self.head.show_kept(at if self.all_typed() else None)

    def show_errors(self) -> None:
        """Say why it cannot be saved, and go to the first field that must be mended."""
        outlook = self.outlook
        self.form.tell_all(outlook)
        self.toast.show_done(errors_words(outlook), icon="triangle-alert", can_undo=False)
        self._tells_errors = True
        self.form.focus_field(outlook.errors[0].field)

    def show_banner(self, words: str, *, button: str = "", other: str = "") -> None:
        """Say something about the whole edit."""
        self.banner.show_words(words, icon="info", button=button, other=other)
        self._above.show()

    def hide_banner(self) -> None:
        """Take it away."""
        self._above.hide()

    def setFocus(self, *_reason: object) -> None:
        if self._form is None:
            super().setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
