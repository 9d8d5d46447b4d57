"""Words for what a file brings: fields, places and counts."""

import re

from reviewer_app.domain.mappings import KNOWN_OUTPUT
from reviewer_app.ui.field_names import NAMES
from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.importing.uses import CONVERSATION, ROLE, TEXT, TURN

FIELDS = {
    **NAMES,
    "external_id": "Case id, to merge changes",
    "expected": "Expected, as the suite has it",
    "conversation_history": "Predefined conversation",
    "user_score": "Vote",
    "user_score_reason": "Reason for the vote",
    "reviewed_by": "Reviewed by",
    "is_augmented": "Augmented",
    KNOWN_OUTPUT: "Known output, to be scored",
}
"""Field of a file → how people call it, where needed more exactly than elsewhere."""

_TURNS = {
    CONVERSATION: "Which conversation",
    ROLE: "Who says it",
    TEXT: "What is said",
    f"{TURN}user": "What the user says",
    f"{TURN}assistant": "What the assistant says",
    f"{TURN}system": "What the system says",
}

_PLACE = re.compile(r"(?:(?P<sheet>.*)!)?(?P<kind>line|item|row) (?P<number>\d+)", re.DOTALL)


def field_words(field: str) -> str:
    """A field as people call it; one without words is shown as it is.

    One of several known outputs is called by its column: "known_output:gpt" is "gpt".
    """
    if field.startswith(f"{KNOWN_OUTPUT}:"):
        return field.removeprefix(f"{KNOWN_OUTPUT}:")
    return tr(FIELDS[field]) if field in FIELDS else field


def use_words(use: str) -> str:
    """What a column is used for, as people call it."""
    if not use:
        return tr("Leave out")
    return tr(_TURNS[use]) if use in _TURNS else field_words(use)


def place_words(place: str) -> str:
    """Where in a file: "line 12400" is "Line 12,400"."""
    if place == "file":
        return tr("Whole file")
    found = _PLACE.fullmatch(place)
    if found is None:
        return place
    number = format_number(int(found["number"]))
    if found["sheet"]:
        return tr("{sheet}, row {n}").format(sheet=found["sheet"], n=number)
    if found["kind"] == "line":
        return tr("Line {n}").format(n=number)
    return tr("Item {n}").format(n=number)


def line_number(place: str) -> str:
    """The number of a line, row or item alone; empty for the whole file."""
    found = _PLACE.fullmatch(place)
    return format_number(int(found["number"])) if found else ""


def line_heading(place: str) -> str:
    """What the numbers of a file count: lines, rows of a sheet, or items."""
    found = _PLACE.fullmatch(place)
    kind = found["kind"] if found else "line"
    return {"line": tr("Line"), "row": tr("Row"), "item": tr("Item")}[kind]


def lines_words(first: str, last: str) -> str:
    """Which part of a file is in sight: "lines 37 to 43, as they will be read"."""
    if first == last:
        return tr("{place}, as it will be read").format(place=place_words(first))
    found = _PLACE.fullmatch(first)
    ends = {"a": line_number(first), "b": line_number(last)}
    kind = found["kind"] if found else "line"
    if kind == "item":
        return tr("items {a} to {b}, as they will be read").format(**ends)
    if kind == "row":
        return tr("rows {a} to {b}, as they will be read").format(**ends)
    return tr("lines {a} to {b}, as they will be read").format(**ends)


def rows_words(done: int, total: int) -> str:
    """How far the reading is."""
    if not total:
        return tr_n("{n} row", "{n} rows", done) if done else tr("Looking the file over")
    return tr("{done} of {total} rows").format(done=format_number(done), total=format_number(total))


def stopped_words(done: int, total: int) -> str:
    """Where an import stopped."""
    if not total:
        return tr("Stopped at row {done}.").format(done=format_number(done))
    return tr("Stopped at row {done} of {total}.").format(
        done=format_number(done), total=format_number(total)
    )


def changes_words(changed: int, conflicting: int, shown: int) -> str:
    """What the list of differing rows is, and how much of it is shown."""
    words = tr_n(
        "{n} case gets what the file has; what it had stays as its earlier revision.",
        "{n} cases get what the file has; what they had stays as their earlier revisions.",
        changed,
    )
    if changed + conflicting <= shown:
        return words if changed else ""
    first = tr_n("The first {n} is shown.", "The first {n} are shown.", shown)
    return f"{words} {first}" if changed else first


def conflicts_words(count: int) -> str:
    """What a conflict is, before it is said which side holds."""
    return tr_n(
        "{n} row has another content than a case that you have decided or edited since.",
        "{n} rows have other contents than cases that you have decided or edited since.",
        count,
    )


def cases_read_in(taken: int, left: int) -> str:
    """The title of a result: how many cases came in, and how many were here before."""
    if not taken:
        return tr("Nothing new was read in")
    words = tr_n("{n} case read in", "{n} cases read in", taken)
    if not left:
        return words
    rest = tr_n("{n} left as it was", "{n} left as they were", left)
    return tr("{read}, {rest}").format(read=words, rest=rest)
