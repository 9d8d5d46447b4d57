"""What can be done with a row of the sidebar: the names of the acts, and their words."""

from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.review.sidebar_model import Entry, Kind


def acts_on(entry: Entry) -> tuple[tuple[str, str], ...]:
    """The acts that a row offers, each with its words; none for heads and queues.

    "rename" and "delete" are those of F2 and Delete too.
    """
    match entry.kind:
        case Kind.VIEW:
            return (
                ("rename", tr("Rename…")),
                ("replace", tr("Replace by the list on screen")),
                ("delete", tr("Delete")),
            )
        case Kind.PRODUCT:
            return (
                ("make", tr("New dataset…")),
                ("rename", tr("Rename…")),
                ("delete", tr("Delete with its datasets")),
            )
        case Kind.DATASET:
            return (
                ("rename", tr("Change…")),
                ("guidelines", tr("Guidelines…")),
                ("remove_import", tr("Remove an import…")),
                ("delete", tr("Delete with its cases")),
            )
        case Kind.QUEUE if entry.mark == "skip" and entry.count:
            words = tr_n("Unskip the {n} case", "Unskip all {n} cases", entry.count)
            return (("unskip_all", words),)
        case _:
            return ()
