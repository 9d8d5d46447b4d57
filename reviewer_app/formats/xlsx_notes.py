"""Notes: the last sheet of an exported workbook, which tells what can be done with the others."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from reviewer_app.domain.files import Note
from reviewer_app.domain.places import say_place
from reviewer_app.domain.sayings import Amount, say
from reviewer_app.formats.xlsx_columns import SheetColumn, describe_columns
from reviewer_app.formats.xlsx_styles import Styles, check, is_rtl
from reviewer_app.formats.xlsx_texts import MAX_UNITS, NOTES_SHEET, NOTES_TITLE

_ADVICE = (
    say("Change the white columns and import the file again: only your changes are taken over."),
    say("The grey columns are locked: they say which case a row is and how it was reviewed."),
    say("Votes are given in Reviewer; what a row says of them changes nothing there."),
    say("A row that you add below the last one becomes a new case; its grey columns stay empty."),
    say("A row that you delete stays in Reviewer."),
    say("Every cell is text, so that 007 stays 007 and nothing is run as a formula."),
)
_CUT_HEADER = (say("Row"), say("Column"), say("Characters"), say("What happened"))
_COLUMNS_HEADER = (say("Column"), say("May be changed"), say("What it means"))
_WHAT = say("Too long for a cell of a workbook. CSV and JSONL hold it whole.")

Words = Callable[[str], str]
"""Puts a sentence into the language of whoever the workbook is for."""


@dataclass(frozen=True, slots=True)
class CutText:
    """A text that did not fit into its cell."""

    place: str
    column: str
    characters: int

    def to_note(self) -> Note:
        """The same as a sentence."""
        reason = say(
            "{column}: {n} characters do not fit into a cell, which takes {most}; "
            "the text is cut off and the row will not be read in again",
            column=self.column,
            n=Amount(self.characters),
            most=Amount(MAX_UNITS),
        )
        return Note(place=self.place, reason=reason)


def write_notes(
    workbook: Workbook,
    kind: type[Worksheet],
    styles: Styles,
    columns: tuple[SheetColumn, ...],
    cut: Sequence[CutText],
    words: Words,
) -> None:
    """Write the sheet: what was cut, what may be done, and what each column means."""
    sheet = workbook.add_worksheet(NOTES_SHEET, kind)
    if is_rtl(words(NOTES_TITLE)):
        sheet.right_to_left()
    sheet.set_column(0, 1, 26)
    sheet.set_column(2, 2, 90, styles.note)
    for number, (texts, style) in enumerate(_lines(styles, columns, cut)):
        for column, text in enumerate(texts):
            check(sheet.write_string(number, column, words(text), style))


def _lines(
    styles: Styles, columns: tuple[SheetColumn, ...], cut: Sequence[CutText]
) -> Iterator[tuple[Sequence[str], Format | None]]:
    yield (NOTES_TITLE,), styles.title
    if cut:
        yield (), None
        yield _CUT_HEADER, styles.header
        for text in cut:
            yield (say_place(text.place), text.column, str(text.characters), _WHAT), None
    yield (), None
    for sentence in _ADVICE:
        yield (sentence,), None
    yield (), None
    yield _COLUMNS_HEADER, styles.header
    for line in describe_columns(columns):
        yield line, None
