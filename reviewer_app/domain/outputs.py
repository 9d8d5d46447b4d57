"""Outputs that a person gave to a revision by hand, so that expectations can be tried on them."""

from dataclasses import dataclass, replace
from typing import Any, Self

from reviewer_app.domain.acts import Change


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepOutput(Change):
    """A product's answer to a revision was pasted in, or one that was pasted goes again.

    tool_calls: JSON, None where it is not known. kept: False takes it away.
    """

    revision: str
    output_id: str
    label: str
    text: str
    tool_calls: str | None = None
    kept: bool = True

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, kept=not self.kept, **stamp)
