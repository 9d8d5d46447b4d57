"""Removing an import: which one, what goes with it, and what would stay and why."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from reviewer_app.services.import_results import PastImport, Removal
from reviewer_app.ui.i18n import format_moment, tr, tr_n
from reviewer_app.ui.importing.two_lines import TwoLineList, TwoLines
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton
from reviewer_app.ui.widgets.rule import Rule

_ROWS = 6
_NAMED = 8
_WIDTH = 560


class RemovalDialog(AnswerDialog):
    """import_shown: an import is at hand; tell with `show_removal` what would become of it.

    Accepted, `chosen` is the import to remove.
    """

    import_shown = Signal(str)

    def __init__(
        self, look: Look, imports: Sequence[PastImport], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(tr("Remove an import"))
        self._imports = [each for each in imports if not each.is_removed]
        self.list = TwoLineList(look, tr("Imports, the latest first"))
        self._goes = PlainLabel(look, is_wrapped=True)
        self._stays = PlainLabel(look, colour="text_soft", is_wrapped=True)
        self.close_button = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.remove = PrimaryButton(look, tr("Remove this import"), key=tr("Enter"))
        self.remove.setEnabled(False)
        self._lay_out()
        self.close_button.clicked.connect(self.reject)
        self.remove.clicked.connect(self.accept)
        self.list.row_shown.connect(self._ask)

    def begin(self) -> None:
        """Show the imports; the latest is at hand."""
        self.list.show_entries([_entry(each) for each in self._imports])
        self.list.fit(_ROWS)
        if not self._imports:
            self._goes.setText(tr("There is no import that could be removed."))
        self.fit(_WIDTH)
        self.list.setFocus()

    @property
    def chosen(self) -> str:
        """The import at hand; empty where there is none."""
        row = self.list.currentIndex().row()
        return self._imports[row].import_id if row >= 0 else ""

    def show_removal(self, import_id: str, removal: Removal) -> None:
        """Say what would go and what would stay."""
        if import_id != self.chosen:
            return
        self._goes.setText(_goes_words(removal))
        self._stays.setText(_stays_words(removal))
        self._stays.setVisible(bool(removal.stays))
        self.remove.setEnabled(removal.goes + removal.back > 0)
        self.fit(_WIDTH)

    @property
    def words(self) -> str:
        """What would go and stay, as the person reads it."""
        return " ".join(filter(None, (self._goes.text(), self._stays.text())))

    def primary(self) -> QAbstractButton | None:
        return self.remove if self._imports else self.close_button

    def _ask(self, row: int) -> None:
        self.remove.setEnabled(False)
        self.import_shown.emit(self._imports[row].import_id)

    def _lay_out(self) -> None:
        head = QVBoxLayout()
        head.setContentsMargins(20, 20, 20, 12)
        head.addWidget(PlainLabel(self.look, tr("Remove an import"), font="page_title"))
        line, below = Rule(), Rule()
        words = QVBoxLayout()
        words.setContentsMargins(20, 12, 20, 16)
        words.setSpacing(6)
        words.addWidget(self._goes)
        words.addWidget(self._stays)
        self.whole.addLayout(head)
        self.whole.addWidget(line)
        self.whole.addWidget(self.list)
        self.whole.addWidget(below)
        self.whole.addLayout(words)
        self.whole.addStretch(1)
        self.whole.addWidget(answer_bar(self.close_button, self.remove))


def _entry(each: PastImport) -> TwoLines:
    counts = [tr_n("{n} new case", "{n} new cases", each.taken)]
    if each.changed:
        counts.append(tr_n("{n} changed", "{n} changed", each.changed))
    meta = f"{format_moment(each.at)} · {each.dataset} · {tr(', ').join(counts)}"
    return TwoLines(
        title=each.file_name,
        meta=meta,
        icon="file-spreadsheet",
        sentence=tr("{file}, {meta}").format(file=each.file_name, meta=meta),
    )


def _goes_words(removal: Removal) -> str:
    if not removal.goes and not removal.back:
        return tr("Nothing of it would go.")
    goes = tr_n("{n} case goes.", "{n} cases go.", removal.goes) if removal.goes else ""
    back = tr_n("{n} case becomes as before.", "{n} cases become as before.", removal.back)
    return " ".join(filter(None, (goes, back if removal.back else "", tr("It can be undone."))))


def _stays_words(removal: Removal) -> str:
    """How many cases stay, and the first of them with the reason."""
    count = tr_n("{n} case stays:", "{n} cases stay:", len(removal.stays))
    reasons = {"decided": tr("decided since"), "changed": tr("changed since")}
    named = [
        tr("{title} ({why})").format(title=stay.title, why=reasons.get(stay.why, stay.why))
        for stay in removal.stays[:_NAMED]
    ]
    more = len(removal.stays) - len(named)
    if more > 0:
        named.append(tr_n("{n} more", "{n} more", more))
    return f"{count} {tr(', ').join(named)}"
