"""An expectation as text: `expected` and `eval_config` in JSON, beside the form and in step."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.domain import json
from reviewer_app.domain.json import JsonError
from reviewer_app.ui.editing.suites.draft import ROOTS, ExpectationDraft
from reviewer_app.ui.editing.suites.parts import json_fault_words
from reviewer_app.ui.editing.suites.rows import FormRow
from reviewer_app.ui.editing.text_area import TextArea
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look


class ExpectationText(QWidget):
    """The two texts; what is typed goes into the draft at once, right or wrong."""

    def __init__(self, look: Look, draft: ExpectationDraft) -> None:
        super().__init__()
        self.areas: dict[str, TextArea] = {}
        self._rows: dict[str, FormRow] = {}
        self._draft = draft
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.sizes.card_padding)
        for root in ROOTS:
            row = FormRow(look, field_name(root), tr("JSON, or empty"))
            area = TextArea(look, field_name(root), role="code", least_lines=4)
            area.typed.connect(self._typed)
            row.add(area)
            column.addWidget(row)
            self.areas[root], self._rows[root] = area, row

    def refresh(self) -> None:
        """Show what the draft holds, unless it stands there already."""
        for root, area in self.areas.items():
            text = self._draft.texts[root]
            if area.literal.text() != text:
                area.show_text(text)
            words = self._fault(root)
            self._rows[root].show_fault(words)
            area.set_faulty(bool(words))

    def fault(self) -> str:
        """Why one of the texts is no JSON; empty when both are."""
        return next((words for root in ROOTS if (words := self._fault(root))), "")

    @property
    def broken(self) -> TextArea | None:
        """The first text that is no JSON."""
        return next((self.areas[root] for root in ROOTS if self._fault(root)), None)

    def _fault(self, root: str) -> str:
        text = self._draft.texts[root]
        try:
            if text.strip():
                json.parse(text)
        except JsonError as error:
            return json_fault_words(text, error)
        return ""

    def _typed(self) -> None:
        for root, area in self.areas.items():
            self._draft.set_text(root, area.literal.text())
