from collections.abc import Callable, Iterator, Mapping
from typing import Any

from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator

class Draft202012Validator(Validator): ...

def extend(
    validator: type[Validator],
    validators: Mapping[
        str, Callable[[Validator, Any, Any, Any], Iterator[ValidationError] | None]
    ],
) -> type[Validator]: ...
def validator_for(schema: Any, default: type[Validator]) -> type[Validator]: ...
