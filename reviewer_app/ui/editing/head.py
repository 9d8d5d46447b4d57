"""The head of the editor: which case it is, what saving does, and how the draft is."""

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.ui.editing.outlook import EditedCase, Outlook
from reviewer_app.ui.editing.words import effect_sentence, save_words
from reviewer_app.ui.i18n import language_name, tr
from reviewer_app.ui.widgets.chip import LABEL, Chip, ChipKind
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, LinkButton, PrimaryButton
from reviewer_app.ui.widgets.rule import Rule

_KEPT = ChipKind(ground=None, icon="check")
_NOT_KEPT = ChipKind(ground="down_soft", colour="down", icon="octagon-x")


class SmallLink(LinkButton):
    """A link in a line of small words."""

    font_role = "label"


class EditHead(QWidget):
    """Title and chips at the start; the draft, Close and Save at the end; a sentence below."""

    save_asked = Signal()
    close_asked = Signal()
    discard_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = PlainLabel(look, font="page_title")
        self.chips = [Chip(look, ""), Chip(look, "")]
        self.draft = Chip(look, "", _KEPT)
        self.discard = SmallLink(look, tr("Discard draft"))
        self.discard.clicked.connect(self.discard_asked)
        self.close_button = EdgedButton(look, tr("Close"), key=tr("Esc"))
        self.close_button.clicked.connect(self.close_asked)
        self.save = PrimaryButton(look, "")
        self.save.follow("save_edit")
        self.save.clicked.connect(self.save_asked)
        self.sentence = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._lay_out(look)
        for part in (self.draft, self.discard):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)  # so that nothing below moves when it comes
            part.setSizePolicy(policy)
            part.hide()
        look.changed.connect(self._centre_title)
        self._centre_title()

    def _centre_title(self) -> None:
        """On the height of the buttons at the end."""
        lead = (self.save.sizeHint().height() - self.title.sizeHint().height()) // 2
        self._names.setContentsMargins(0, max(0, lead), 0, 0)

    def _lay_out(self, look: Look) -> None:
        names = self._names = FlowLayout(gap=8, line_gap=4)
        for part in (self.title, *self.chips):
            names.addWidget(part)
        ends = FlowLayout(gap=8, line_gap=4)
        for part in (self.draft, self.close_button, self.save):
            ends.addWidget(part)
        below = QHBoxLayout()
        below.setSpacing(20)
        below.addWidget(self.sentence, 1)
        below.addWidget(self.discard)
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addLayout(names, 1)
        row.addLayout(ends)
        margin = look.theme.sizes.margin
        column = QVBoxLayout()
        column.setContentsMargins(margin, 12, margin, 8)
        column.setSpacing(0)
        column.addLayout(row)
        column.addLayout(below)
        line = Rule()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(column)
        whole.addWidget(line)

    def show_case(self, case: EditedCase) -> None:
        """Say which case is edited."""
        title = tr("New case in {dataset}") if case.is_new else tr("Edit case {id}")
        title = title.format(id=single_line(case.title), dataset=case.dataset)
        self.title.setText(title)
        self.setAccessibleName(title)
        language = case.content.language or ""
        facts = (case.labels.variant or "", language_name(language) if language else "")
        for chip, words in zip(self.chips, facts, strict=True):
            chip.show_state(words, LABEL)
            chip.setVisible(bool(words))

    def show_outlook(self, case: EditedCase, outlook: Outlook) -> None:
        """Say what saving does."""
        self.save.set_words(save_words(case, outlook))
        self.save.setEnabled(outlook.effect != "nothing")
        self.sentence.setText(effect_sentence(case, outlook))

    def show_kept(self, at: datetime | None) -> None:
        """Say when the draft was kept; None: there is no draft."""
        has_draft = at is not None
        self.draft.setVisible(has_draft)
        self.discard.setVisible(has_draft)
        if at is not None:
            local = QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
            time = QLocale().toString(local.time(), "HH:mm:ss")
            self.draft.show_state(tr("Draft saved {time}").format(time=time), _KEPT)

    def show_not_kept(self) -> None:
        """Say that the draft is not on the disk."""
        self.draft.setVisible(True)
        self.draft.show_state(tr("Draft not saved"), _NOT_KEPT)
