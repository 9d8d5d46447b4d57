"""Types of the parts of fast-diff-match-patch that we use (it ships none)."""

from typing import Literal

def diff(
    left: str, right: str, /, *, timelimit: float, checklines: bool, cleanup: str
) -> list[tuple[Literal["=", "-", "+"], int]]: ...
