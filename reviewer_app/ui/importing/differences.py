"""The rows of a file that differ from cases here, as entries of a list."""

from reviewer_app.services.import_results import Difference
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.two_lines import TwoLines
from reviewer_app.ui.importing.words import field_words, place_words
from reviewer_app.ui.widgets.painting import single_line


def difference_entry(difference: Difference) -> TwoLines:
    """Which case differs, where the row stands, and in which fields."""
    is_conflict = difference.verdict == "conflicting"
    place = place_words(difference.place)
    fields = tr(", ").join(field_words(each.field) for each in difference.fields)
    verdict = tr("changed here too") if is_conflict else tr("changed in the file")
    return TwoLines(
        title=difference.title,
        meta=f"{place} · {fields}",
        icon="triangle-alert" if is_conflict else "pencil",
        colour="warn" if is_conflict else "text_soft",
        sentence=tr("{place}, {title}, {verdict}: {fields}").format(
            place=place, title=single_line(difference.title), verdict=verdict, fields=fields
        ),
    )
