"""Words for what a file brings: fields, places and counts."""

import re

from reviewer_app.ui.i18n import format_number, tr, tr_n

FIELDS = {
    "external_id": "Case id",
    "input": "Input",
    "expected_output": "Expected output",
    "expected": "Expected, as the suite has it",
    "expected_tools": "Expected tools",
    "context": "Context",
    "conversation_history": "Predefined conversation",
    "goal": "Goal",
    "user_persona": "User persona",
    "scenario": "Scenario",
    "stopping_criterias": "Stopping criteria",
    "max_iterations": "Live turns, at most",
    "language": "Language",
    "gender": "Voice",
    "eval_type": "Evaluation",
    "eval_config": "Evaluation settings",
    "deps": "Depends on",
    "tools": "Tools",
    "agent_config": "Agent settings",
    "timeout": "Time limit",
    "variant": "Variant",
    "strategy": "Strategy",
    "source": "Source",
    "source_file": "Source file",
    "confidence": "Confidence",
    "confidence_reason": "Reason for the confidence",
    "background_noise_profile": "Background noise",
    "background_noise_level": "Level of the noise",
    "name": "Name",
    "description": "Description",
    "tags": "Tags",
    "metadata": "Other data",
    "user_score": "Vote",
    "user_score_reason": "Reason for the vote",
    "reviewed_by": "Reviewed by",
    "is_augmented": "Augmented",
}
"""Field → how people call it; English, translated when shown."""

_PLACE = re.compile(r"(?:(?P<sheet>.*)!)?(?P<kind>line|item|row) (?P<number>\d+)", re.DOTALL)


def field_words(field: str) -> str:
    """A field as people call it; one without words is shown as it is."""
    return tr(FIELDS[field]) if field in FIELDS else field


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


def rows_words(done: int, total: int) -> str:
    """How far the reading is."""
    if not total:
        return tr_n("{n} row", "{n} rows", done) if done else tr("Looking the file over")
    return tr("{done} of {total} rows").format(done=format_number(done), total=format_number(total))


def cases_read_in(taken: int, left: int) -> str:
    """The title of a result: how many cases came in, and how many were here before."""
    if not taken:
        return tr("Nothing new was read in")
    words = tr_n("{n} case read in", "{n} cases read in", taken)
    if not left:
        return words
    rest = tr_n("{n} left as it was", "{n} left as they were", left)
    return tr("{read}, {rest}").format(read=words, rest=rest)
