"""Writing guidelines: the text, and beside it what reviewers will see."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.guidelines import LONGEST
from reviewer_app.services.guiding import Guideline
from reviewer_app.ui.guidelines.pane import version_words
from reviewer_app.ui.guidelines.text_edit import GuidelinesEdit
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS, AnswerDialog, answer_bar
from reviewer_app.ui.widgets.choices import ComboBox
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.markdown_view import MarkdownView
from reviewer_app.ui.widgets.plain_text import PlainLabel, plain_title
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton, QuietButton

WIDTH, HEIGHT = 980, 640
PREVIEW_AFTER_MS = 150
DRAFT_AFTER_MS = 400


class GuidelinesDialog(AnswerDialog):
    """A text with its preview; old versions and files can be taken as a start.

    save_asked: keep what stands there as a new version. file_asked: take the text of a file.
    typed: something changed, so that a draft is to be kept. link_asked: as in `MarkdownView`.
    """

    save_asked = Signal()
    file_asked = Signal()
    typed = Signal()
    link_asked = Signal(str)

    def __init__(self, look: Look, dataset: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._versions: Sequence[Guideline] = ()
        self._kept = ""
        title = tr("Guidelines for {dataset}").format(dataset=dataset)
        self.setWindowTitle(plain_title(title))
        self._title = PlainLabel(look, title, font="page_title", is_wrapped=True)
        self.field = GuidelinesEdit(look)
        self.preview = MarkdownView(look, tr("Preview"))
        self.preview.link_asked.connect(self.link_asked)
        self.versions = ComboBox(look, tr("Take the text of an earlier version"))
        self.versions.activated.connect(self._take_version)
        self.from_file = EdgedButton(look, tr("Take the text of a file…"), icon="file-spreadsheet")
        self.from_file.clicked.connect(self.file_asked)
        self.note = PlainLabel(look, colour="text_soft", is_wrapped=True)
        self.problem = PlainLabel(look, colour="down", is_wrapped=True)
        self.problem.hide()
        self.cancel = QuietButton(look, tr("Close"), key=tr("Esc"))
        self.cancel.clicked.connect(self.reject)
        self.discard = QuietButton(look, tr("Discard"))
        self.discard.clicked.connect(self._discard)
        self._kept_words = PlainLabel(look, tr("Your text is kept"), colour="text_soft")
        self.save = PrimaryButton(look, tr("Save"), key=look.keymap.cap("Ctrl+Return"))
        self.save.clicked.connect(self._ask_to_save)
        self._lay_out()
        self._preview_soon = QTimer(self, singleShot=True, interval=PREVIEW_AFTER_MS)
        self._preview_soon.timeout.connect(self._preview)
        self._draft_soon = QTimer(self, singleShot=True, interval=DRAFT_AFTER_MS)
        self._draft_soon.timeout.connect(self.typed)
        self.field.textChanged.connect(self._changed)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title, 1)
        head.addWidget(self.versions)
        head.addWidget(self.from_file)
        both = QHBoxLayout()
        both.setSpacing(16)
        both.addLayout(self._titled(tr("Text, in Markdown"), self.field), 1)
        both.addLayout(self._titled(tr("As reviewers see it"), self._framed()), 1)
        column = QVBoxLayout()
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addLayout(both, 1)
        column.addWidget(self.note)
        column.addWidget(self.problem)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self._kept_words, self.discard, self.cancel, self.save))
        scale, room = self.look.theme.sizes.scale, self._room()
        wanted = QSize(round(WIDTH * scale), round(HEIGHT * scale))
        self.resize(wanted.boundedTo(room))

    def _titled(self, words: str, widget: QWidget) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(PlainLabel(self.look, words, font="label", colour="text_soft"))
        column.addWidget(widget, 1)
        return column

    def _framed(self) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        column = QVBoxLayout(card)
        set_margins(column, 12, 12, 4, 12)
        column.addWidget(self.preview)
        return card

    def begin(self, versions: Sequence[Guideline], draft: str | None) -> None:
        """Start with the version that counts, or with what was half-written before."""
        self._versions = versions
        self._kept = versions[0].text if versions else ""
        self.versions.clear()
        self.versions.addItem(tr("Earlier versions"))
        for version in versions[1:]:
            self.versions.addItem(version_words(version))
        self.versions.setVisible(len(versions) > 1)
        has_draft = draft is not None and draft != self._kept
        self.note.setText(tr("This is what you had begun to write.") if has_draft else "")
        self.note.setVisible(has_draft)
        number = format_number(len(versions) + 1)
        self.save.set_words(tr("Save as version {n}").format(n=number))
        self.field.show_text(draft if has_draft and draft is not None else self._kept)
        self._preview()
        self._draft_soon.stop()
        self.field.setFocus()

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self.field.text

    @property
    def caret(self) -> int:
        """Where the caret stands."""
        return self.field.textCursor().position()

    @property
    def is_changed(self) -> bool:
        """Whether the text differs from the version that counts."""
        return self.text.rstrip() != self._kept.rstrip()

    def take(self, text: str) -> None:
        """Put another text into the field; the field's own undo brings the old one back."""
        cursor = self.field.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(text)
        self.field.setFocus()

    def show_problem(self, words: str) -> None:
        """Say why that is not saved; what was written stays."""
        self.problem.setText(words)
        self.problem.setVisible(bool(words))
        if words:
            announce(self, words)

    def _take_version(self, place: int) -> None:
        if place > 0:
            self.take(self._versions[place].text)
        self.versions.setCurrentIndex(0)

    def _changed(self) -> None:
        self._preview_soon.start()
        self._draft_soon.start()
        self._check()

    def _check(self) -> None:
        surplus = len(self.text) - LONGEST
        words = tr("That is {n} characters too long.").format(n=format_number(max(0, surplus)))
        self.show_problem(words if surplus > 0 else "")
        self.save.setEnabled(surplus <= 0 and self.is_changed)
        for part in (self._kept_words, self.discard):
            part.setVisible(self.is_changed)

    def _discard(self) -> None:
        """Close with the version that counts; the draft goes, too."""
        self.field.setPlainText(self._kept)
        self.reject()

    def _preview(self) -> None:
        self._check()
        self.preview.show_text(self.text[:LONGEST])

    def _ask_to_save(self) -> None:
        if self.save.isEnabled():
            self.save_asked.emit()

    def primary(self) -> QAbstractButton | None:
        """Enter is a line in the text; elsewhere nothing is saved by it."""
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_chord = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in ENTER_KEYS and is_chord:
            if not event.isAutoRepeat():
                self._ask_to_save()
            return
        super().keyPressEvent(event)

    def done(self, arg__1: int) -> None:
        self._preview_soon.stop()
        if self._draft_soon.isActive():
            self._draft_soon.stop()
            self.typed.emit()
        super().done(arg__1)
