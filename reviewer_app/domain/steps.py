"""Steps: changes that are undone together, and what a person would call them."""

from collections.abc import Sequence
from typing import Literal

from reviewer_app.domain.changes import (
    AnyChange,
    CastVote,
    DeleteDataset,
    DeleteProduct,
    EditDataset,
    ImportCases,
    MakeDataset,
    MakeProduct,
    MarkReviewed,
    RemoveImport,
    RenameProduct,
    WithdrawGuidelines,
    WriteGuidelines,
)

StepName = Literal[
    "upvote",
    "downvote",
    "clear_vote",
    "reason",
    "mark_reviewed",
    "unmark_reviewed",
    "approve",
    "import",
    "remove_import",
    "make_product",
    "rename_product",
    "delete_product",
    "make_dataset",
    "edit_dataset",
    "delete_dataset",
    "write_guidelines",
    "withdraw_guidelines",
]

_NAMES: tuple[tuple[type[AnyChange], StepName], ...] = (
    (ImportCases, "import"),
    (RemoveImport, "remove_import"),
    (MakeDataset, "make_dataset"),
    (EditDataset, "edit_dataset"),
    (DeleteDataset, "delete_dataset"),
    (MakeProduct, "make_product"),
    (RenameProduct, "rename_product"),
    (DeleteProduct, "delete_product"),
    (WriteGuidelines, "write_guidelines"),
    (WithdrawGuidelines, "withdraw_guidelines"),
)
"""What a step is called that is no decision; the first kind in it that is listed here counts."""


def step_name(changes: Sequence[AnyChange]) -> StepName:
    """What a person would call the step that these changes make, for Undo and Redo.

    The last vote of the step counts: a downvote and its reason are one "downvote"; a vote whose
    score was there before is a "reason".
    """
    votes = [change for change in changes if isinstance(change, CastVote)]
    marks = [change for change in changes if isinstance(change, MarkReviewed)]
    if votes and marks and votes[-1].vote.score == 1 and marks[-1].reviewed:
        return "approve"
    if votes and votes[0].before.score == votes[-1].vote.score:
        return "reason"
    if votes:
        return ("clear_vote", "upvote", "downvote")[votes[-1].vote.score]
    if marks:
        return "mark_reviewed" if marks[-1].reviewed else "unmark_reviewed"
    kinds = {type(change) for change in changes}
    return next(name for kind, name in _NAMES if kind in kinds)


def subject(changes: Sequence[AnyChange]) -> str:
    """The name of what a step is about: a file, a dataset or a product; empty for decisions."""
    for kind, _ in _NAMES:
        for change in changes:
            if type(change) is kind:
                return _named(change)
    return ""


def _named(change: AnyChange) -> str:
    match change:
        case ImportCases() | RemoveImport():
            return change.file_name
        case MakeDataset() | EditDataset():
            return change.facts.name
        case MakeProduct() | RenameProduct() | DeleteProduct() | DeleteDataset():
            return change.name
        case WriteGuidelines() | WithdrawGuidelines():
            return change.dataset
        case _:
            return ""
