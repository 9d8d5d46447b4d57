"""Forms: the ways in which a column's cells can be read as a field, beside the field's own rule.

| form | what the cell is |
|---|---|
| "" | what the field's own rule makes of it |
| "text" | text, whatever it looks like |
| "json" | JSON |
| ";" "; " "|" "," "lines" | a list, parted there |
| "one" | a list of one item |
| "turns" | a conversation: JSON messages of any known shape, or a script "User: … Bot: …" |
| "prompt" | values for the file's first prompt; "prompt 2" for its second, and so on |
| "filled" | a text in which {{names}} stand for the row's other cells |
| "tool_calls" | the tools that were called for the answer beside it |
"""

from collections.abc import Mapping
from functools import partial

from reviewer_app.domain.cases import JSON_FIELDS, LIST_FIELDS, TEXT_OR_JSON_FIELDS
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import KNOWN_OUTPUT, Form
from reviewer_app.domain.sayings import say
from reviewer_app.formats import conversations, lists
from reviewer_app.formats.cells import (
    CellError,
    Convert,
    find_converter,
    json_in_text,
    to_json,
    to_text,
)
from reviewer_app.formats.sources import Cell

TOOL_CALLS = "tool_calls"
PROMPT, FILLED = "prompt", "filled"

_LISTS = (*lists.SEPARATORS, "json", "one")
_FORMS: Mapping[str, tuple[Form, ...]] = (
    dict.fromkeys(LIST_FIELDS, _LISTS)
    | dict.fromkeys(JSON_FIELDS, ("json",))
    | dict.fromkeys(TEXT_OR_JSON_FIELDS, ("text", "json"))
    | {
        "input": ("text", "json", "turns", PROMPT, FILLED),
        "conversation_history": ("turns",),
        "expected": ("text", "json"),
        "expected_output": (FILLED,),
        KNOWN_OUTPUT: (TOOL_CALLS,),
    }
)


def forms_for(field: str) -> tuple[Form, ...]:
    """The forms in which a column can hold this field, its own rule ("") first."""
    return ("", *_FORMS.get(field, ()))


def find_form(field: str, form: Form, has_types: bool) -> Convert:
    """How cells of a column become `field`; has_types is Source.has_types.

    Raises ValueError for a form that the field does not have.
    """
    name = form.partition(" ")[0] if form.startswith(PROMPT) else form
    if name not in forms_for(field):
        raise ValueError(f"{field} cannot be read as {form!r}")
    if form == "text":
        return _as_json_text if field == "expected" else to_text
    if field in LIST_FIELDS and form:
        return _list_converter(form)
    if form == "turns":
        return to_conversation
    if form == "json" or (form == TOOL_CALLS and has_types):
        return to_json if has_types else json_in_text
    return json_in_text if form == TOOL_CALLS else find_converter(field, has_types)


def _list_converter(form: Form) -> Convert:
    if form == "one":
        return lambda cell: (to_text(cell),)
    if form == "json":
        return _json_list
    return partial(_split, form=form)


def _split(cell: Cell, form: Form) -> tuple[str, ...]:
    text = to_text(cell)
    is_list = isinstance(cell, Json) and text.startswith("[")
    return lists.split_list(text) if is_list else lists.split_at(text, form)


def _json_list(cell: Cell) -> tuple[str, ...]:
    text = to_text(cell)
    json_in_text(text)
    if not text.lstrip().startswith("["):
        raise CellError(say("this is no JSON list"))
    return lists.split_list(text)


def _as_json_text(cell: Cell) -> Json:
    return to_json(to_text(cell))


def to_conversation(cell: Cell) -> Json:
    """A conversation in any known shape as a JSON list of {role, content}."""
    return conversations.convert(to_text(cell))
