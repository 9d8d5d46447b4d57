"""The comparison as one HTML page of its own: nothing in it runs or loads anything."""

from collections.abc import Iterator, Sequence
from html import escape

from reviewer_app.domain.differences import FieldDifference
from reviewer_app.domain.spans import Span, State
from reviewer_app.domain.structures import Part
from reviewer_app.domain.texts import Row, TextDifference
from reviewer_app.ui.comparing.words import (
    absent_words,
    fold_words,
    summary,
    turn_words,
)
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import direction_of, tr
from reviewer_app.ui.theme.colours import COLOURS
from reviewer_app.ui.widgets.literal_signs import SIGNS
from reviewer_app.ui.widgets.sides import Side

_SIGNS = {code: sign for code, sign in SIGNS.items() if code != 0x0D}


def _colour(name: str) -> str:
    return COLOURS[name][0]


def _safe(text: str) -> str:
    """Text that neither acts nor turns the words around it."""
    return escape(text.translate(_SIGNS))


def _style() -> str:
    return (
        f"body {{ font-family: sans-serif; color: {_colour('text')}; margin: 24px }}"
        "table { border-collapse: collapse; width: 100%; table-layout: fixed }"
        f"td {{ vertical-align: top; padding: 4px 8px; border: 1px solid {_colour('line')};"
        " white-space: pre-wrap; overflow-wrap: anywhere }"
        f"td.minus {{ background-color: {_colour('del_row')} }}"
        f"td.plus {{ background-color: {_colour('add_row')} }}"
        f"td.soft, p.soft {{ color: {_colour('text_soft')} }}"
        f"del {{ background-color: {_colour('del_word')}; text-decoration: line-through }}"
        f"ins {{ background-color: {_colour('add_word')}; text-decoration: underline }}"
        f"u {{ color: {_colour('text_faint')}; text-decoration: underline dotted }}"
    )


def html_page(title: str, a: Side, b: Side, fields: Sequence[FieldDifference]) -> str:
    """All that differs, the older side at the left; one file without anything beside it.

    title: the case, or both.
    Everything from the cases is escaped, and the page forbids itself scripts, pictures and the
    network.
    """
    return "".join(_page(title, a, b, fields))


def _page(title: str, a: Side, b: Side, fields: Sequence[FieldDifference]) -> Iterator[str]:
    yield '<!DOCTYPE html>\n<html><head><meta charset="utf-8">'
    yield (
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">"
    )
    yield f"<title>{_safe(title)}</title><style>{_style()}</style></head><body>"
    yield f"<h1>{_safe(title)}</h1>"
    for letter, side in (("A", a), ("B", b)):
        yield f"<p><b>{letter}</b> {_safe(side.title)}{tr(', ')}{_safe(side.meta)}</p>"
    changed = [field for field in fields if field.state is not State.SAME]
    for field in changed:
        yield from _field(field)
    if not changed:
        yield f"<p>{escape(tr('The same'))}</p>"
    yield "</body></html>\n"


def _field(field: FieldDifference) -> Iterator[str]:
    yield f"<h2>{escape(field_name(field.name))}</h2>"
    yield f'<p class="soft">{escape(summary(field, is_final=True))}</p><table>'
    if isinstance(field.difference, TextDifference):
        yield from _text(field.difference, has_a=field.a is not None, has_b=field.b is not None)
    elif field.difference is not None:
        for part in field.difference.parts:
            if part.state is not State.SAME:
                yield from _part(part, field.form)
    yield "</table>\n"


def _part(part: Part, form: str) -> Iterator[str]:
    words = turn_words(part) if form == "turns" else part.place
    yield f'<tr><td class="soft" colspan="2">{_safe(words)}</td></tr>'
    yield from _text(part.text, has_a=part.a is not None, has_b=part.b is not None)


def _text(found: TextDifference, *, has_a: bool, has_b: bool) -> Iterator[str]:
    if not found.rows:
        yield f"<tr>{_cell('', '−', has_it=has_a)}{_cell('', '+', has_it=has_b)}</tr>"
    for row in found.rows:
        if row.state is State.SAME and not row.spans:
            yield f'<tr><td class="soft" colspan="2">{escape(fold_words(row.lines))}</td></tr>'
            continue
        a, b = "".join(_marked(found.a, row, "a")), "".join(_marked(found.b, row, "b"))
        yield f"<tr>{_cell(a, '−', has_it=has_a)}{_cell(b, '+', has_it=has_b)}</tr>\n"


def _cell(inner: str, sign: str, *, has_it: bool) -> str:
    if not has_it:
        return f'<td class="soft">{escape(absent_words())}</td>'
    if not inner:
        return "<td></td>"
    kind = "minus" if sign == "−" else "plus"
    way = direction_of(inner) or "ltr"
    return f'<td class="{kind}" dir="{way}">{sign} {inner}</td>'


def _marked(text: str, row: Row, side: str) -> Iterator[str]:
    for span in row.spans:
        start, end = _ends(span, side)
        shown = escape(text[start:end].translate(_SIGNS).rstrip("\r\n"))
        if not shown or span.state is State.SAME:
            yield shown
            continue
        tag = "u" if span.state is State.QUIET else "del" if side == "a" else "ins"
        yield f"<{tag}>{shown}</{tag}>"


def _ends(span: Span, side: str) -> tuple[int, int]:
    return (span.a_start, span.a_end) if side == "a" else (span.b_start, span.b_end)
