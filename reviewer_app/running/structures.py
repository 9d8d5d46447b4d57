"""Structures: whether a value keeps every rule of a JSON Schema, patterns and conditions too."""

from reviewer_app.domain.evaluations import Unscorable, read_plain
from reviewer_app.domain.json import Json, JsonError
from reviewer_app.evaluators.options import Options


def find_structure_faults(schema: Json, value: Json) -> tuple[str, ...]:
    """The rules that a value breaks, each with its place as a JSONPath; some of many.

    A schema that is none, or that takes longer than two seconds, is one fault of its own.
    """
    # The library takes memory and time that a window would spend at its start.
    from reviewer_app.evaluators.json_schemas import read_json_schema

    try:
        read = read_json_schema(read_plain(schema.text), Options(None, "schema", []))
        return tuple(read.apply(read_plain(value.text), is_checked=True).faults)
    except Unscorable as error:
        return (error.reason,)
    except JsonError as error:
        return (f"This is no JSON: {error.reason}.",)
