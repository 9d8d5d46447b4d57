"""Words for what will come of a file: its rows, its target, and the buttons that lead on."""

from reviewer_app.domain import json
from reviewer_app.domain.datasets import Dataset
from reviewer_app.domain.json import Json
from reviewer_app.services.import_results import Survey, UnfinishedImport
from reviewer_app.services.surveying import Look
from reviewer_app.ui.i18n import format_number, said, tr, tr_n
from reviewer_app.ui.importing.words import rows_words

_SHEET = "the sheet "


def counting_words(done: int, total: int) -> str:
    """How far the look through the whole file is."""
    if not done:
        return tr("Looking through the file…")
    return tr("Looking through the file: {rows}").format(rows=rows_words(done, total))


def outlook_words(survey: Survey) -> tuple[str, str]:
    """What will come of a file: "210", "of 214 rows: 185 new, 13 changed, 12 the same"."""
    readable = survey.rows - len(survey.refused)
    kinds = (
        (survey.taken, tr("{n} new")),
        (survey.changed + survey.relabelled, tr("{n} changed")),
        (survey.conflicting, tr("{n} changed here too")),
        (survey.same, tr("{n} the same")),
        (survey.history, tr("{n} earlier revisions")),
    )
    parts = [words.format(n=format_number(n)) for n, words in kinds if n]
    rows = tr_n("of {n} row", "of {n} rows", survey.rows)
    words = f"{rows}: {tr(', ').join(parts)}" if parts else rows
    return format_number(readable), words


def go_on_words(readable: int) -> str:
    """The button that leads on with the rows that can be read in."""
    return tr_n("Go on with {n} row", "Go on with {n} rows", readable)


def read_in_words(readable: int) -> str:
    """The button that reads the rows in."""
    return tr_n("Read in {n} row", "Read in {n} rows", readable)


def file_words(name: str) -> str:
    """A file's name inside a sentence; its direction is its own."""
    return f"\u2068{name}\u2069"


def turn_words(turn: int, count: int) -> str:
    """Which of several files this is; empty where it is the only one."""
    if count < 2:
        return ""
    return tr("File {n} of {count}").format(n=format_number(turn), count=format_number(count))


def meta_words(look: Look, survey: Survey | None) -> str:
    """What is known of a file: "Sheet “Cases”, 214 rows, 9 columns"."""
    count = survey.rows if survey else look.rows
    rows = "" if count is None else tr_n("{n} row", "{n} rows", count)
    columns = tr_n("{n} column", "{n} columns", len(look.columns))
    return tr(", ").join(filter(None, (_where_words(look.place), rows, columns)))


def _where_words(place: str) -> str:
    if place.startswith(_SHEET):
        return tr("Sheet “{name}”").format(name=place.removeprefix(_SHEET))
    words = said(place)
    return words[:1].upper() + words[1:]


def inherited_words(dataset: Dataset | None) -> str:
    """What cases take over from a dataset; empty where it has nothing to give."""
    if dataset is None or dataset.background_noise_profile is None:
        return ""
    return tr("Background noise {profile}, {level}, where a row has none").format(
        profile=dataset.background_noise_profile, level=dataset.background_noise_level
    )


def metadata_words(metadata: Json | None) -> str:
    """What a file says of its dataset as a whole: the names of it."""
    if metadata is None:
        return ""
    value = json.parse(metadata.text)
    pairs = value.pairs if isinstance(value, json.Members) else ()
    return tr(", ").join(name for name, _ in pairs)


def waiting_words(name: str, is_reading: bool) -> str:
    """What goes on with an import while something else is on screen."""
    if is_reading:
        return tr("{name} is being read in.").format(name=file_words(name))
    return tr("The import of {name} waits. Nothing of it is read in.").format(name=file_words(name))


def unfinished_words(unfinished: UnfinishedImport) -> str:
    """Which import stopped where, and why it cannot go on where it cannot."""
    words = tr("An import of {name} stopped at row {done} of {rows}.").format(
        name=file_words(unfinished.file_name),
        done=format_number(unfinished.done),
        rows=format_number(unfinished.rows),
    )
    return f"{words} {said(unfinished.why_not)}".strip()
