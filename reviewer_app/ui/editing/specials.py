"""The editors of fields that have a form of their own: inputs with a schema, and expectations."""

from collections.abc import Callable, Mapping, Sequence

from reviewer_app.domain.attachments import attachments_of
from reviewer_app.domain.case_fields import value_of
from reviewer_app.domain.input_schemas import Field, read_schema
from reviewer_app.domain.json import Json
from reviewer_app.services.checking_inputs import check_input
from reviewer_app.ui.editing.field_editor import FieldEditor
from reviewer_app.ui.editing.making import Maker
from reviewer_app.ui.editing.outlook import EditedCase
from reviewer_app.ui.editing.schema_form import Check, SchemaForm
from reviewer_app.ui.editing.suites.editors import FIELDS, SuiteMaker
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look

LARGEST = 200_000
"""Characters of an input that fields are made for; a longer one is a file rather than a form."""


def special_makers(look: Look, tasks: Tasks) -> Mapping[str, Maker]:
    """Makers by field; None from one leaves the field to the usual editor."""
    suites = SuiteMaker(look, tasks)

    def make_input(case: EditedCase, field: str) -> FieldEditor | None:
        return _make_form(look, tasks, case, field)

    return {
        "input": make_input,
        "context": make_input,
        **dict.fromkeys(FIELDS, suites.make),
    }


def _make_form(look: Look, tasks: Tasks, case: EditedCase, field: str) -> FieldEditor | None:
    fields = read_schema(case.input_schema)
    before = value_of(case.content, case.labels, field)
    if fields is None or (isinstance(before, Json) and len(before.text) > LARGEST):
        return None
    if field == "input" and isinstance(before, Json) and attachments_of(before):
        return None
    shape = fields.input if field == "input" else fields.context
    if not shape.members or case.input_schema is None:
        return None
    check = _checker(tasks, field, case.input_schema, shape)
    return SchemaForm(look, field, before, shape, check=check)


def _checker(tasks: Tasks, field: str, schema: Json, shape: Field) -> Check:
    """The other rules of the schema, looked at beside the window's thread; the newest wins."""
    keys = frozenset(member.key for member in shape.members)

    def check(value: Json, then: Callable[[Sequence[str]], None]) -> None:
        tasks.latest(f"schema of {field}", lambda: check_input(schema, value, keys), then)

    return check
