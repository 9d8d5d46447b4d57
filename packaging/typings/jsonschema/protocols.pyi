from collections.abc import Callable, Iterator
from typing import Any, Self

from jsonschema import FormatChecker
from jsonschema.exceptions import ValidationError
from referencing import Registry

class Validator:
    META_SCHEMA: dict[str, Any]
    VALIDATORS: dict[str, Callable[[Validator, Any, Any, Any], Iterator[ValidationError] | None]]
    format_checker: FormatChecker | None

    def __init__(
        self,
        schema: Any,
        *,
        format_checker: FormatChecker | None = None,
        registry: Registry[Any] = ...,
    ) -> None: ...
    def evolve(self, *, format_checker: FormatChecker | None = None) -> Self: ...
    def iter_errors(self, instance: Any) -> Iterator[ValidationError]: ...
    def descend(
        self,
        instance: Any,
        schema: Any,
        path: str | int | None = None,
        schema_path: str | int | None = None,
    ) -> Iterator[ValidationError]: ...
