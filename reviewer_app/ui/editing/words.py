"""What the editor says: what saving does, what was saved, and what is wrong with a field."""

from collections.abc import Sequence

from reviewer_app.domain.cases import CONTENT_FIELDS
from reviewer_app.domain.validating import Fault
from reviewer_app.services.editing import Edited
from reviewer_app.ui.editing.outlook import EditedCase, Outlook
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import format_number, said, tr, tr_n

MOST_NAMED = 3
"""Changed fields that are named; more are counted."""


def save_words(case: EditedCase, outlook: Outlook) -> str:
    """What the button that saves says."""
    match outlook.effect:
        case "case":
            return tr("Make the case")
        case "labels":
            return tr("Save the labels")
        case "nothing":
            return tr("Nothing changed")
        case "revision":
            return _next_words(case.revision)


def _next_words(revision: int | None) -> str:
    if revision is None:
        return tr("Save as a new revision")
    return tr("Save as revision {n}").format(n=format_number(revision + 1))


def effect_sentence(case: EditedCase, outlook: Outlook) -> str:
    """What saving does, in a sentence or two: who writes a case has reviewed it."""
    words = _change_sentence(case, outlook)
    if outlook.effect == "nothing":
        return words
    return f"{words} {tr('Saving marks the case as reviewed by you.')}"


def _change_sentence(case: EditedCase, outlook: Outlook) -> str:
    names = _names([name for name in outlook.changed if name in CONTENT_FIELDS])
    labels = _names([name for name in outlook.changed if name not in CONTENT_FIELDS])
    match outlook.effect:
        case "case":
            words = tr("Saving makes a new case in {dataset}. Until then it is kept as a draft.")
            return words.format(dataset=case.dataset)
        case "labels":
            words = tr("Changing {fields} changes this revision in place; its votes stay.")
            return words.format(fields=labels)
        case "nothing":
            return tr("What you type is kept as a draft. Nothing changes until you save.")
        case "revision":
            return _revision_sentence(case, names)


def _revision_sentence(case: EditedCase, names: str) -> str:
    if case.revision is None:
        words = tr(
            "Changing {fields} makes a new revision. This one and its evaluations stay as they are."
        )
        return words.format(fields=names)
    words = tr(
        "Changing {fields} makes revision {new}. Revision {old} and its evaluations stay as they "
        "are."
    )
    old, new = format_number(case.revision), format_number(case.revision + 1)
    return words.format(fields=names, new=new, old=old)


def _names(fields: Sequence[str]) -> str:
    """Fields in a sentence: “Input, Goal”."""
    if len(fields) > MOST_NAMED:
        return tr_n("{n} field", "{n} fields", len(fields))
    return tr("“{names}”").format(names=tr(", ").join(field_name(field) for field in fields))


def saved_words(case: EditedCase, edited: Edited | None) -> str:
    """What a toast says after saving."""
    if edited is None:
        return tr("Nothing changed, so nothing was saved")
    if edited.deed is None:
        return _there_words(edited.revision)
    if case.is_new:
        return tr("Case made, reviewed by you")
    if not edited.made_revision:
        return tr("Labels saved, reviewed by you")
    if case.revision is None:
        return tr("Saved as a new revision, reviewed by you")
    words = tr("Saved as revision {n}, reviewed by you")
    return words.format(n=format_number(case.revision + 1))


def _there_words(revision: int | None) -> str:
    """Somebody, or Save pressed before, made the same edit."""
    if revision is None:
        return tr("The latest revision says the same already, so nothing was saved")
    words = tr("Revision {n} says the same already, so nothing was saved")
    return words.format(n=format_number(revision))


def errors_words(outlook: Outlook) -> str:
    """Why it cannot be saved yet."""
    count = len({fault.field for fault in outlook.errors})
    return tr_n(
        "{n} field has to be mended before this can be saved",
        "{n} fields have to be mended before this can be saved",
        count,
    )


def fault_words(fault: Fault) -> str:
    """What is wrong with a field, with its place where there is one."""
    reason = said(fault.reason)
    if fault.place is None:
        return reason
    words = tr("{reason} Line {line}, column {column}.")
    return words.format(
        reason=reason,
        line=format_number(fault.place.line),
        column=format_number(fault.place.column),
    )


def superseded_words(revision: int | None) -> str:
    """Why an older revision is not edited."""
    if revision is None:
        return tr("This revision is superseded, so it stays as it is.")
    words = tr("Revision {n} is superseded, so it stays as it is.")
    return words.format(n=format_number(revision))


def moved_words(author: str) -> str:
    """What a draft of an older revision says; author: who made the latest one."""
    if not author:
        return tr("The case was changed after you began this draft. Your draft is kept.")
    words = tr("{name} changed the case after you began this draft. Your draft is kept.")
    return words.format(name=author)


def deleted_words(revisions: int) -> str:
    """What a toast says of a case that is gone."""
    if revisions == 1:
        return tr("Case deleted")
    return tr_n(
        "Case deleted with its {n} revision", "Case deleted with its {n} revisions", revisions
    )


def not_kept_words(*, has_draft: bool) -> str:
    """That a draft, or that it was let go, is not on the disk."""
    if has_draft:
        return tr(
            "Your draft is not on the disk yet. It stays here, and is saved as soon as the disk "
            "takes it."
        )
    return tr("The disk still has your draft. It goes as soon as the disk takes that.")
