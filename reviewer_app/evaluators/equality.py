"""Equality of JSON values as the original's `==` has it: 1 equals 1.0, and never true.

(reference C4, tool_args)
"""

from reviewer_app.domain.evaluations import Plain


def is_same(one: Plain, other: Plain) -> bool:
    """Whether both are equal, also inside lists and maps."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(is_same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(is_same(one[key], other[key]) for key in one)
    return isinstance(one, bool) == isinstance(other, bool) and one == other
