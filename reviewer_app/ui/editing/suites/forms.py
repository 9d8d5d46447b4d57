"""The forms of the evaluation types: which parts each is made of."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.domain.json import Members
from reviewer_app.domain.remarks import KnownKey, Remark
from reviewer_app.services.expecting import known_keys
from reviewer_app.ui.editing.suites.contains_form import contains_parts
from reviewer_app.ui.editing.suites.draft import ExpectationDraft
from reviewer_app.ui.editing.suites.judge_form import judge_parts
from reviewer_app.ui.editing.suites.parts import (
    JsonPart,
    Part,
    SwitchPart,
    TextPart,
    ThresholdPart,
    TokensPart,
)
from reviewer_app.ui.editing.suites.tools_form import tools_parts
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look

Make = Callable[[Look, ExpectationDraft], Sequence[Part]]


class TypeForm(QWidget):
    """The fields of one evaluation type."""

    def __init__(self, look: Look, draft: ExpectationDraft) -> None:
        super().__init__()
        self.eval_type = draft.type_read
        self.parts = [*_FORMS[self.eval_type](look, draft), *_settings(look, draft)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.sizes.card_padding)
        for part in self.parts:
            column.addWidget(part)

    def refresh(self) -> None:
        """Show what the draft holds now."""
        for part in self.parts:
            part.refresh()

    def take_remarks(self, remarks: Sequence[Remark]) -> list[Remark]:
        """Show remarks at the fields that they are about; returns those that no field shows."""
        left = list(remarks)
        for part in self.parts:
            for taken in part.take_remarks(left):
                left.remove(taken)
        return left

    def fault(self) -> str:
        """The first reason why what stands in a field cannot be kept."""
        return next((words for part in self.parts if (words := part.fault())), "")


def _settings(look: Look, draft: ExpectationDraft) -> list[Part]:
    """Switches and thresholds, as the type itself names them."""
    keys = known_keys(draft.type_read)
    made = [_setting(look, draft, key) for key in sorted(keys, key=lambda key: key.kind)]
    return [part for part in made if part is not None]


def _setting(look: Look, draft: ExpectationDraft, key: KnownKey) -> Part | None:
    if key.kind == "switch":
        return SwitchPart(look, draft, key)
    return ThresholdPart(look, draft, key) if key.kind == "threshold" else None


def _text_parts(look: Look, draft: ExpectationDraft) -> list[Part]:
    path = ("expected",)
    title = tr("The answer is")
    if draft.type_read == "fuzzy_match":
        title = tr("The answer is like")
    return [TextPart(look, draft, path, title, lines=3, is_kept_empty=True)]


def _schema_parts(look: Look, draft: ExpectationDraft) -> list[Part]:
    expected = draft.value(("expected",))
    keys = {key for key, _ in expected.pairs} if isinstance(expected, Members) else set[str]()
    is_wrapped = bool(keys & {"schema", "required_fields", "field_values"})
    note = tr("a JSON Schema")
    if not is_wrapped:
        return [JsonPart(look, draft, ("expected",), tr("Structure of the answer"), note)]
    return [
        JsonPart(look, draft, ("expected", "schema"), tr("Structure of the answer"), note),
        TokensPart(
            look,
            draft,
            ("expected", "required_fields"),
            tr("Fields that must be filled"),
            "",
            tr("Add a field"),
            font="code",
        ),
        JsonPart(
            look,
            draft,
            ("expected", "field_values"),
            tr("Values that fields must have"),
            tr("a map of field and value"),
        ),
    ]


def _custom_parts(look: Look, draft: ExpectationDraft) -> list[Part]:
    return [
        TextPart(
            look,
            draft,
            ("eval_config", "evaluator"),
            tr("Evaluator"),
            tr("the name it is installed under"),
            lines=1,
        ),
        JsonPart(look, draft, ("expected",), tr("What it expects"), tr("any JSON")),
        JsonPart(look, draft, ("eval_config",), tr("All its settings"), tr("a map")),
    ]


_FORMS: Mapping[str, Make] = {
    "exact_match": _text_parts,
    "fuzzy_match": _text_parts,
    "contains": contains_parts,
    "tool_usage": tools_parts,
    "schema": _schema_parts,
    "llm_judge": judge_parts,
    "custom": _custom_parts,
}
