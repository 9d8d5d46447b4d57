"""The comparison as plain text, with signs in front of the lines, and single differences."""

from collections.abc import Iterator, Sequence

from reviewer_app.domain.differences import FieldDifference
from reviewer_app.domain.spans import State
from reviewer_app.domain.structures import Part, PartsDifference
from reviewer_app.domain.texts import TextDifference, cut_lines
from reviewer_app.ui.comparing.sections import has_chips
from reviewer_app.ui.comparing.words import summary
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.sides import Side


def comparison_text(a: Side, b: Side, fields: Sequence[FieldDifference]) -> str:
    """All that differs, as text to paste into a letter."""
    comma = tr(", ")
    heads = f"A: {a.title}{comma}{a.meta}\nB: {b.title}{comma}{b.meta}\n"
    changed = [field_text(field) for field in fields if field.state is not State.SAME]
    return "\n".join([heads, *changed])


def field_text(field: FieldDifference) -> str:
    """One field: its name, what changed, and the changed lines with − and +."""
    lines = [f"{field_name(field.name)} ({summary(field)})"]
    if isinstance(field.difference, TextDifference):
        lines += _lines(field.difference)
    elif field.difference is not None:
        for part in field.difference.parts:
            if part.state is not State.SAME:
                lines += [f"@ {part.place}", *_part_lines(part)]
    return "\n".join(lines) + "\n"


def _part_lines(part: Part) -> Iterator[str]:
    if part.a is not None:
        yield from (f"− {line.rstrip()}" for line in cut_lines(part.a) or [""])
    if part.b is not None:
        yield from (f"+ {line.rstrip()}" for line in cut_lines(part.b) or [""])


def _lines(difference: TextDifference) -> Iterator[str]:
    for row in difference.rows:
        if row.state is State.SAME:
            continue
        for line in cut_lines(difference.a[row.a_start : row.a_end]):
            yield "− " + line.rstrip("\r\n")
        for line in cut_lines(difference.b[row.b_start : row.b_end]):
            yield "+ " + line.rstrip("\r\n")


def stop_texts(field: FieldDifference, stop: int, *, is_muted: bool) -> tuple[str, str]:
    """What one difference of a field took away and what it brought."""
    for number, texts in enumerate(_stops(field, State.CHANGED if is_muted else State.QUIET)):
        if number == stop:
            return texts
    return "", ""


def _stops(field: FieldDifference, least: State) -> Iterator[tuple[str, str]]:
    found = field.difference
    if isinstance(found, TextDifference):
        yield from _spans(found, least) if found.rows else [("", "")]
    elif isinstance(found, PartsDifference):
        for part in found.parts:
            spans = list(_spans(part.text, least))
            is_whole = has_chips(field) or not spans
            if is_whole and part.state is State.CHANGED:
                yield part.a or "", part.b or ""
            else:
                yield from spans


def _spans(difference: TextDifference, least: State) -> Iterator[tuple[str, str]]:
    for row in difference.rows:
        for span in row.spans:
            if span.state >= least:
                yield (
                    difference.a[span.a_start : span.a_end],
                    difference.b[span.b_start : span.b_end],
                )
