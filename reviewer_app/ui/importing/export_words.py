"""What the export dialog says."""

from collections.abc import Sequence
from pathlib import Path

from reviewer_app.services.exporting import Format, Written
from reviewer_app.ui.i18n import left_to_right, tr, tr_n
from reviewer_app.ui.importing.export_choices import ExportChoice

FORMATS: dict[Format, tuple[str, str]] = {
    "csv": ("CSV", "For spreadsheets, scripts and the platform's upload."),
    "xlsx": ("XLSX", "To edit in Excel and read in again; ids and votes are locked."),
    "jsonl": ("JSONL", "For programs: one case per line, nothing left out."),
    "yaml": ("YAML", "An evaluation suite for each dataset, to run and to compare."),
}
"""Each format with what it is good for."""


def format_words(format_: Format) -> tuple[str, str]:
    """The name of a format and a sentence on it."""
    name, sentence = FORMATS[format_]
    return name, tr(sentence)


def about(choice: ExportChoice, *, is_blind: bool = False) -> str:
    """What goes into the file, true for what is chosen now."""
    which = (
        tr("Every revision of every case, with all of its fields.")
        if choice.include_legacy
        else tr("The current revision of every case, with all of its fields.")
    )
    votes = tr("Votes and marks are yours where you have given one, else the published ones.")
    parts = [which, votes]
    if is_blind:
        parts.append(tr("Confidence and other votes, which are hidden here, stand in it."))
    if choice.format == "xlsx":
        parts.append(tr("Texts of more than 32,767 characters are cut off there, and listed."))
    elif choice.format == "csv" and choice.for_excel:
        parts.append(
            tr(
                "Excel opens it with a double click and runs no formula in it. "
                "It still reads 007 as 7 and 1-2 as a date; XLSX keeps them."
            )
        )
    return " ".join(parts)


def button_words(choice: ExportChoice, count: int | None) -> str:
    """What the primary button does."""
    if count is None or choice.include_legacy:
        return tr("Export")
    return tr_n("Export {n} case", "Export {n} cases", count)


def replaced_words(replaced: Sequence[Path]) -> str:
    """What is there already."""
    if len(replaced) == 1:
        return tr("{name} is there already and will be replaced.").format(
            name=left_to_right(replaced[0].name)
        )
    names = tr(", ").join(left_to_right(path.name) for path in replaced)
    return tr("These are there already and will be replaced: {names}.").format(names=names)


def written_words(written: Written) -> str:
    """What became of an export, in one line."""
    cases = tr_n("{n} case", "{n} cases", written.cases)
    files = tr_n("{n} file", "{n} files", len(written.files))
    where = left_to_right(written.files[0]) if len(written.files) == 1 else files
    words = tr("{cases} written to {path}").format(cases=cases, path=where)
    if written.not_whole:
        cut = tr_n("{n} text cut off", "{n} texts cut off", len(written.not_whole))
        words = tr("{words} – {cut}, see its notes").format(words=words, cut=cut)
    if written.advice:
        words = tr("{words} – too large to be read in again").format(words=words)
    return words
