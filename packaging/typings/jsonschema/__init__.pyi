"""Types of the parts of jsonschema that we use (jsonschema ships none)."""

from collections.abc import Iterable

class FormatChecker:
    def __init__(self, formats: Iterable[str] | None = None) -> None: ...
