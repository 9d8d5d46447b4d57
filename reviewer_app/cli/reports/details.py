"""Details of a failed case: what differs, in a few lines."""

from collections.abc import Iterator

from reviewer_app.cli.reports.texts import columns_of, cut, shown
from reviewer_app.cli.words import on_one_line
from reviewer_app.domain.evaluations import Plain
from reviewer_app.domain.runs import CaseResult

_LABEL = 10
_PIECE = 4096
_BEFORE = 20
"""Characters that are shown before the first difference."""


def detail_lines(result: CaseResult, columns: int) -> Iterator[str]:
    """Lines of at most so many columns; the reason is told elsewhere."""
    actual, expected = result.details.get("actual"), result.details.get("expected")
    if isinstance(actual, str) and isinstance(expected, str):
        yield from _difference(expected, actual, columns)
        return
    if called := result.details.get("tools_called"):
        yield _labelled("called", called, columns)
    if explanation := result.details.get("explanation"):
        yield _labelled("judge", explanation, columns)
    if result.output is not None:
        yield _labelled("output", result.output, columns)


def _labelled(label: str, value: Plain, columns: int) -> str:
    return f"{label:{_LABEL}}{cut(shown(value), columns - _LABEL)}"


def _difference(expected: str, actual: str, columns: int) -> Iterator[str]:
    """Both texts from shortly before their first difference, and a mark where it is."""
    same = _shared(expected, actual)
    start = same - _BEFORE if same > _BEFORE + 1 else 0
    before = ("…" if start else "") + on_one_line(actual[start:same])
    for label, text in (("expected", expected), ("output", actual)):
        rest = on_one_line(text[same : same + columns])
        yield f"{label:{_LABEL}}{cut(before + rest, columns - _LABEL)}".rstrip()
    yield " " * (_LABEL + columns_of(before)) + "^"


def _shared(one: str, other: str) -> int:
    """How many characters both texts begin with; whole pieces first, since texts can be long."""
    same, most = 0, min(len(one), len(other))
    while same < most and one[same : same + _PIECE] == other[same : same + _PIECE]:
        same += _PIECE
    while same < most and one[same] == other[same]:
        same += 1
    return min(same, most)
