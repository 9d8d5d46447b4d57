"""Structures: an output as a schema sees it, or what keeps it from fitting."""

from dataclasses import dataclass, field

from reviewer_app.domain.evaluations import Plain


@dataclass(frozen=True, slots=True)
class Structure:
    """A value that fits a schema, or the faults for which it does not."""

    value: Plain = None
    faults: list[str] = field(default_factory=list[str])

    def get(self, name: str) -> Plain:
        """A field's value, None where it has none or there are no fields."""
        return self.value.get(name) if isinstance(self.value, dict) else None
