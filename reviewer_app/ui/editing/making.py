"""Which editor a field of a case gets."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from reviewer_app.domain.case_fields import value_of
from reviewer_app.domain.cases import INTEGER_FIELDS, JSON_FIELDS, LIST_FIELDS
from reviewer_app.domain.entries import as_text
from reviewer_app.ui.editing.choice_editor import CHOICES, ChoiceEditor, LanguageEditor
from reviewer_app.ui.editing.conversation_editor import ConversationEditor
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.editing.files_editor import AskFiles, InputEditor
from reviewer_app.ui.editing.number_editor import NumberEditor
from reviewer_app.ui.editing.outlook import EditedCase
from reviewer_app.ui.editing.spelling import Spelling
from reviewer_app.ui.editing.text_editor import TextEditor, TextOrJsonEditor
from reviewer_app.ui.editing.token_editor import TokenEditor
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look

_LINES = {
    "input": 2,
    "expected_output": 3,
    "context": 2,
    "goal": 2,
    "user_persona": 2,
    "scenario": 3,
    "description": 2,
}
_PROSE = frozenset(
    {
        *("input", "expected_output", "context", "goal", "user_persona", "scenario"),
        *("description", "confidence_reason"),
    }
)
"""Fields with words of a language; others are names and codes, which no dictionary knows."""

SHORT = frozenset(
    {
        *("max_iterations", "timeout", "language", "gender", "variant", "strategy", "confidence"),
        *("background_noise_profile", "background_noise_level", "source", "source_file"),
        *("eval_type", "name"),
    }
)
"""Fields of which two stand side by side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Workshop:
    """What editors are made with.

    special: makers of the editors of some fields; one that answers None leaves the field to us.
    """

    look: Look
    spelling: Spelling
    ask_files: AskFiles
    special: Mapping[str, "Maker"]


Maker = Callable[[EditedCase, str], FieldEditor | None]


def make_editor(shop: Workshop, case: EditedCase, field: str) -> FieldEditor:
    """The editor for a field of a case."""
    maker = shop.special.get(field)
    special = maker(case, field) if maker else None
    return special or _standard(shop, case, field)


def _standard(shop: Workshop, case: EditedCase, field: str) -> FieldEditor:
    look, before = shop.look, value_of(case.content, case.labels, field)
    if field in LIST_FIELDS:
        prompt = {
            "expected_tools": tr("Add a tool"),
            "tags": tr("Add a tag"),
            "stopping_criterias": tr("Add a criterion"),
        }[field]
        return TokenEditor(look, field, before, prompt=prompt, is_code=field == "expected_tools")
    if field in CHOICES:
        return ChoiceEditor(look, field, before)
    if field == "language":
        return LanguageEditor(look, field, before)
    if field in {*INTEGER_FIELDS, "confidence"}:
        return NumberEditor(look, field, before)
    return _text(shop, case, field, before)


def _text(shop: Workshop, case: EditedCase, field: str, before: object) -> FieldEditor:
    look, spelling = shop.look, shop.spelling if field in _PROSE else None
    if field == "input":
        return InputEditor(
            look, field, before, ask_files=shop.ask_files, spelling=spelling, case=case.key
        )
    if field == "conversation_history" and ConversationEditor.can_show(as_text(field, before)):
        return ConversationEditor(look, field, before, shop.spelling, case.key)
    kind = TextOrJsonEditor if field == "context" else TextEditor
    return kind(
        look,
        field,
        before,
        lines=_LINES.get(field, 1),
        is_code=field in JSON_FIELDS,
        spelling=spelling,
        case=case.key,
    )


def hint_for(field: str) -> str:
    """What a person has to know to fill a field in."""
    return {
        "timeout": tr("in milliseconds"),
        "max_iterations": tr("beyond the turns that are there"),
        "confidence": tr("0 to 1"),
        "stopping_criterias": tr("each ends the conversation"),
        "expected_tools": tr("in any order"),
    }.get(field, "")
