"""What became of a file, in words."""

from reviewer_app.domain.files import Refusal
from reviewer_app.services.import_results import ImportResult
from reviewer_app.ui.i18n import said, tr, tr_n
from reviewer_app.ui.importing.words import cases_read_in, place_words


def changed_here(result: ImportResult) -> int:
    """How many rows made or changed a case."""
    return result.taken + result.changed + result.relabelled


def can_undo(result: ImportResult) -> bool:
    """Whether there is anything to take back."""
    return result.dataset_id is not None and changed_here(result) + result.outputs > 0


def title_words(result: ImportResult) -> str:
    """What came of it, in one line."""
    read_in = changed_here(result)
    left = result.same + result.conflicting + result.history
    if not read_in and not left and result.refused:
        return tr("No case could be read in")
    return cases_read_in(read_in, left)


def outcome_sentences(result: ImportResult) -> list[str]:
    """What the title leaves open, one sentence for each kind of row."""
    kinds = (
        (result.taken, "{n} is a new case.", "{n} are new cases."),
        (
            result.changed,
            "{n} case got what the file has; what it had stays as its earlier revision.",
            "{n} cases got what the file has; what they had stays as their earlier revisions.",
        ),
        (result.relabelled, "{n} case got other labels.", "{n} cases got other labels."),
        (
            result.same,
            "{n} is here already, word for word.",
            "{n} are here already, word for word.",
        ),
        (
            result.history,
            "{n} is an earlier revision of a case, and no case of its own.",
            "{n} are earlier revisions of cases, and no cases of their own.",
        ),
        (result.outputs, "{n} known output is new.", "{n} known outputs are new."),
        (
            result.conflicting,
            "{n} has another content than a case that you have worked on. Yours is kept.",
            "{n} have other contents than cases that you have worked on. Yours are kept.",
        ),
    )
    found = [tr_n(one, many, n) for n, one, many in kinds if n]
    if not found and not result.refused:
        found.append(tr("The file has no rows."))
    return [*found, *([ids_words(result.id_fault)] if result.id_fault else [])]


def ids_words(fault: Refusal) -> str:
    """Why cases are told apart by content."""
    return tr("Cases are told apart by their content, not by an id. {place}: {reason}.").format(
        place=place_words(fault.place), reason=said(fault.reason).rstrip(".")
    )
