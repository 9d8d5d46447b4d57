"""Checks: the single things that a score is made of, so that a verdict can be explained."""

from dataclasses import dataclass
from typing import Literal

CheckKind = Literal[
    "same_text",
    "similarity",
    "contains",
    "contains_any",
    "matches",
    "tools_called",
    "no_forbidden_tool",
    "calls",
    "arguments",
    "schema",
    "required_field",
    "field_value",
]
CheckState = Literal["held", "failed", "not_asked"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """One thing that is asked of an output, and how it came out.

    subject: what is asked for, such as the text that must be there; two checks of one kind and
    subject are the same check. figure: what was measured, such as the number of calls. detail:
    what is wrong, such as the tools that are missing; empty where nothing is.
    """

    kind: CheckKind
    state: CheckState
    subject: str = ""
    figure: str = ""
    detail: str = ""


def check(kind: CheckKind, failed: bool, *, subject: str = "", detail: str = "") -> Check:
    """A check that is asked for."""
    return Check(kind=kind, state="failed" if failed else "held", subject=subject, detail=detail)
