"""The bar below a comparison: copy and save it, and go on from it."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import words_width
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton


class _Hint(ElidedLabel):
    """A sentence that is shown whole or not at all; the buttons beside it come first."""

    def words_shown(self, font: QFont) -> str:
        return self.text if self.width() >= words_width(font, self.text) else ""


class CompareBar(QFrame):
    """Buttons alone; the page says what they do."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("bar")
        self.copy = EdgedButton(look, tr("Copy comparison"), icon="copy")
        self.save = EdgedButton(look, tr("Save…"), icon="download")
        self.hint = _Hint(look, font="body", colour="text_soft")
        self.hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.restore = EdgedButton(look, tr("Make A the latest again"), icon="undo-2")
        self.edit = PrimaryButton(look, tr("Edit"), icon="pencil")
        self.edit.follow("edit_case")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.copy)
        row.addWidget(self.save)
        row.addWidget(self.hint, 1)
        row.addWidget(self.restore)
        row.addWidget(self.edit)
        look.changed.connect(self._apply_sizes)
        self._apply_sizes()
        self.show_ways(can_use=False, can_edit=False, can_restore=False, number=None)

    def _apply_sizes(self) -> None:
        self.setFixedHeight(self._look.theme.sizes.vote + 18)

    def show_ways(
        self,
        *,
        can_use: bool,
        can_edit: bool,
        can_restore: bool,
        number: int | None,
        name: str = "",
    ) -> None:
        """Offer what goes with the two that are compared.

        number: of the latest revision. name: the id of its case, where A is another case.
        """
        self.hint.set_text(_hint(number, name) if can_use else "")
        self.restore.setVisible(can_restore)
        self.edit.setVisible(can_edit)
        self.edit.set_words(_edit_words(number, name))


def _hint(number: int | None, name: str) -> str:
    if name:
        return tr(
            "Using a text of A starts a draft of case {id}. Nothing changes until you save."
        ).format(id=name)
    if number is None:
        return tr("Using a text of A starts a draft. Nothing changes until you save.")
    return tr(
        "Using a text of A starts a draft of revision {n}. Nothing changes until you save."
    ).format(n=format_number(number + 1))


def _edit_words(number: int | None, name: str) -> str:
    if name:
        return tr("Edit case {id}").format(id=name)
    if number is None:
        return tr("Edit the latest revision")
    return tr("Edit revision {n}").format(n=format_number(number))
