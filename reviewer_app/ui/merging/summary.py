"""The summary of a conflict: what each field needs, and what was merged without a question."""

from reviewer_app.services.merging import Conflict, merge_tools
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.merging.changes import Bit, bits_of
from reviewer_app.ui.merging.field_rail import FieldRow
from reviewer_app.ui.merging.results import Results
from reviewer_app.ui.merging.words import counts_words, need_words, same_words


def field_rows(conflict: Conflict, results: Results) -> list[FieldRow]:
    """The fields for the rail: open ones first, those that nobody changed as one at the end."""
    rows = [
        FieldRow(
            name=name,
            title=field_name(name),
            words=need_words(result.field, len(result.open)),
            state="open" if result.open else "done",
        )
        for name, result in results.items()
    ]
    rows.sort(key=lambda row: row.state != "open")
    same = [field.name for field in conflict.fields if field.origin == "base"]
    if same:
        words = tr("The same on both sides")
        rows.append(FieldRow(name="", title=same_words(same), words=words, state="same"))
    return rows


def counts_of(results: Results) -> str:
    """How many fields were changed, and in how many there is something to decide."""
    return counts_words(len(results), sum(bool(result.open) for result in results.values()))


def merged_fields(results: Results, but: str) -> list[tuple[str, list[Bit], int]]:
    """What was merged without a question. but: the field that is open to be typed into."""
    tools, found = merge_tools(), list[tuple[str, list[Bit], int]]()
    for name, result in results.items():
        if result.field.origin != "open" and name != but:
            told = result.told()
            value = result.field.value if told.fault else told.value
            bits, rest = bits_of(result.field, value, tools)
            found.append((name, bits, rest))
    return found
