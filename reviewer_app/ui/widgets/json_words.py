"""What a row of a JSON tree says: to the eye, and to a screen reader as one phrase."""

from dataclasses import dataclass

from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.widgets.json_rows import JsonRows
from reviewer_app.ui.widgets.literal_layout import PIECE
from reviewer_app.ui.widgets.painting import single_line


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What a row shows. key: before the value. value: its letters. note: behind or below it."""

    key: str
    value: str
    note: str = ""
    is_text: bool = False
    is_holder: bool = False
    is_open: bool = False


def words_of(rows: JsonRows, row: int, *, is_whole: bool) -> Words:
    """The words of a row."""
    outline, key = rows.outline, rows.label(row)
    text = rows.string(row)
    if text is not None:
        is_told = is_whole and rows.is_cut(row)
        note = tr("The raw view has the rest") if is_told else ""
        value = f'"{text}"' if _is_unlike_text(text) else text
        return Words(key=key, value=value, note=note, is_text=True)
    if not outline.is_holder(row):
        return Words(key=key, value=outline.source(row))
    is_open = rows.is_open(row)
    count = tr_n("{n} value", "{n} values", outline.counts[row]) if rows.can_open(row) else ""
    return Words(
        key=key,
        value="" if is_open else single_line(rows.beginning(row, PIECE)),
        note="" if rows.is_one_line(row) else count,
        is_holder=rows.can_open(row),
        is_open=is_open,
    )


def spoken_name(rows: JsonRows, row: int) -> str:
    """Key, value and kind, without what a screen reader says itself: open or closed."""
    key = rows.label(row)
    if not rows.outline.is_holder(row):
        value = _spoken_value(rows, row)
        return tr("{key}: {value}").format(key=key, value=value) if key else value
    kind = _kind(rows, row)
    said = tr("{key}, {kind}").format(key=key, kind=kind) if key else kind
    if not rows.is_one_line(row) or not rows.can_open(row):
        return said
    value = single_line(rows.beginning(row, PIECE))
    return tr("{key}: {value}").format(key=said, value=value)


def spoken_place(rows: JsonRows, row: int) -> str:
    """How deep a row lies and which of its siblings it is, in words."""
    outline, parent = rows.outline, rows.outline.parents[row]
    level, place = format_number(rows.depth(row) + 1), format_number(outline.places[row] + 1)
    if parent >= 0 and outline.ends[parent] < 0:  # not all of them are found yet
        return tr("Level {level}, number {place}").format(level=level, place=place)
    count = format_number(outline.counts[parent] if parent >= 0 else 1)
    said = tr("Level {level}, {place} of {count}")
    return said.format(level=level, place=place, count=count)


def _spoken_value(rows: JsonRows, row: int) -> str:
    text = rows.string(row)
    if text is None:
        return rows.outline.source(row)
    if not text:
        return tr("empty text")
    value = tr("“{value}”, text").format(value=text) if _is_unlike_text(text) else text
    note = tr("The raw view has the rest")
    return tr("{value}. {note}").format(value=value, note=note) if rows.is_cut(row) else value


def _kind(rows: JsonRows, row: int) -> str:
    count, is_list = rows.outline.counts[row], rows.outline.mark(row) == "["
    if not count:
        return tr("empty list") if is_list else tr("empty object")
    if is_list:
        return tr_n("list of {n} item", "list of {n} items", count)
    return tr_n("object with {n} value", "object with {n} values", count)


def _is_unlike_text(text: str) -> bool:
    """Whether a string without its quotes would look like something else or like nothing."""
    is_other = text in {"true", "false", "null"} or text[:1] in '{["-+.0123456789'
    return not text or is_other or text != text.strip()
