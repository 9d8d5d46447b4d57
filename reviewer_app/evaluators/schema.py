"""schema: the output has a structure that a schema describes; 1 or 0 (reference C5).

Two notations: JSON Schema (`json_schemas`), and the original's schemas as data (`field_schemas`).
Either stands alone or as `schema` in a map with `required_fields` and `field_values`.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reviewer_app.domain.checks import Check, check
from reviewer_app.domain.evaluations import Plain, Result, Sample, Unscorable
from reviewer_app.domain.sayings import say
from reviewer_app.evaluators.equality import is_same
from reviewer_app.evaluators.field_schemas import FieldSchema, is_field_schema, read_field_schema
from reviewer_app.evaluators.options import Options, kind_of, require_texts
from reviewer_app.evaluators.structures import Structure

if TYPE_CHECKING:
    from reviewer_app.evaluators.json_schemas import JsonSchema

_WRAPPING = {"schema", "required_fields", "field_values"}


@dataclass(frozen=True, slots=True)
class Schema:
    """The schema, None where there is none, and what its fields must hold."""

    schema: "JsonSchema | FieldSchema | None"
    required: list[str]
    values: dict[str, Plain]
    is_checked: bool

    @classmethod
    def read(cls, expected: Plain, config: Options) -> "Schema":
        """One option, validate_changeset (true): whether fields are cast and checked."""
        is_checked = config.is_on("validate_changeset", default=True)
        if not isinstance(expected, dict) or not expected:
            return cls(None, [], {}, is_checked)
        if not (_WRAPPING & expected.keys()):
            return cls(_read_schema(expected, config), [], {}, is_checked)
        wanted = config.beside(expected, "expected")
        found = cls(
            _read_schema(wanted.get("schema"), config),
            require_texts(wanted.get("required_fields") or [], "expected.required_fields"),
            _read_values(wanted.get("field_values")),
            is_checked,
        )
        wanted.warn_of_unread()
        return found

    def score(self, sample: Sample) -> Result:
        """The structure first; only where it fits, the required fields and the values."""
        if self.schema is None:
            return _fail(["expected holds no schema"], {})
        structure = self.schema.apply(sample.output, is_checked=self.is_checked)
        if structure.faults:
            shown: list[Plain] = [*structure.faults]
            return _fail(structure.faults, {"errors": shown, "actual": sample.output})
        missing = [name for name in self.required if structure.get(name) in (None, "")]
        mismatches = self._find_mismatches(structure)
        details: dict[str, Plain] = {"validated_struct": structure.value}
        if not missing and not mismatches:
            return Result(score=1.0, passed=True, details=details)
        return _fail_fields(missing, mismatches, details)

    def explain(self, result: Result) -> list[Check]:
        """The structure, and where it fits each field that is asked for."""
        if "validated_struct" not in result.details:
            return [check("schema", not result.passed, detail=result.reason or "")]
        missing = _names(result.details.get("missing_fields"))
        others = _names(result.details.get("field_mismatches"))
        return [
            check("schema", False),
            *(check("required_field", name in missing, subject=name) for name in self.required),
            *(check("field_value", name in others, subject=name) for name in self.values),
        ]

    def _find_mismatches(self, structure: Structure) -> list[Plain]:
        """Field, expected and actual value, in the original's order: sorted from the back."""
        return [
            [name, self.values[name], structure.get(name)]
            for name in sorted(self.values, reverse=True)
            if not is_same(self.values[name], structure.get(name))
        ]


def _read_schema(given: Plain, config: Options) -> "JsonSchema | FieldSchema | None":
    """A schema by its shape. Raises Unscorable for a name: there are no modules here."""
    if given is None or given == {}:
        return None
    if isinstance(given, bool):
        return _read_json_schema(given, config)
    if not isinstance(given, dict):
        raise Unscorable(
            say("expected.schema must be a schema, and is {kind}.", kind=kind_of(given))
        )
    if is_field_schema(given):
        return read_field_schema(given, config)
    return _read_json_schema(given, config)


def _read_json_schema(given: Plain, config: Options) -> "JsonSchema":
    # The library takes memory and time that a window would spend at its start.
    from reviewer_app.evaluators.json_schemas import read_json_schema

    return read_json_schema(given, config)


def _read_values(given: Plain) -> dict[str, Plain]:
    if given is None:
        return {}
    if isinstance(given, dict):
        return given
    raise Unscorable(
        say("expected.field_values must be a map, and is {kind}.", kind=kind_of(given))
    )


def _names(told: Plain) -> set[str]:
    """The fields of a list of names, or of lists that begin with a name."""
    items = told if isinstance(told, list) else []
    return {str(item[0] if isinstance(item, list) else item) for item in items}


def _fail(faults: list[str], details: dict[str, Plain]) -> Result:
    return Result(score=0.0, passed=False, reason="; ".join(faults), details=details)


def _fail_fields(missing: list[str], mismatches: list[Plain], details: dict[str, Plain]) -> Result:
    faults: list[str] = []
    if missing:
        faults.append(f"Missing: {', '.join(missing)}")
        details["missing_fields"] = [*missing]
    if mismatches:
        names = ", ".join(str(one[0]) for one in mismatches if isinstance(one, list))
        faults.append(f"Other values than expected: {names}")
        details["field_mismatches"] = mismatches
    return _fail(faults, details)
