"""The editors of fields that have a form of their own: inputs with a schema, and expectations."""

from collections.abc import Mapping

from reviewer_app.domain.attachments import attachments_of
from reviewer_app.domain.case_fields import value_of
from reviewer_app.domain.input_schemas import read_schema
from reviewer_app.domain.json import Json
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.editing.making import Maker
from reviewer_app.ui.editing.outlook import EditedCase
from reviewer_app.ui.editing.schema_form import SchemaForm
from reviewer_app.ui.editing.suites.editors import FIELDS, SuiteMaker
from reviewer_app.ui.widgets.look import Look

LARGEST = 200_000
"""Characters of an input that fields are made for; a longer one is a file rather than a form."""


def special_makers(look: Look) -> Mapping[str, Maker]:
    """Makers by field; None from one leaves the field to the usual editor."""
    suites = SuiteMaker(look)

    def make_input(case: EditedCase, field: str) -> FieldEditor | None:
        return _make_form(look, case, field)

    return {
        "input": make_input,
        "context": make_input,
        **dict.fromkeys(FIELDS, suites.make),
    }


def _make_form(look: Look, case: EditedCase, field: str) -> FieldEditor | None:
    fields = read_schema(case.input_schema)
    before = value_of(case.content, case.labels, field)
    if fields is None or (isinstance(before, Json) and len(before.text) > LARGEST):
        return None
    if field == "input" and isinstance(before, Json) and attachments_of(before):
        return None
    shape = fields.input if field == "input" else fields.context
    return SchemaForm(look, field, before, shape) if shape.members else None
