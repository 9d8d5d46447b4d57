"""Steps: changes that are undone together, and what a person would call them."""

from collections.abc import Sequence
from typing import Literal

from reviewer_app.domain.changes import (
    AnyChange,
    CastVote,
    CreateCase,
    Decision,
    DeleteCase,
    DeleteDataset,
    DeleteProduct,
    EditContent,
    EditDataset,
    ImportCases,
    KeepOutput,
    MakeDataset,
    MakeProduct,
    Mark,
    MarkReviewed,
    Relabel,
    RemoveImport,
    RenameProduct,
    Score,
    SetReasons,
    TakeBackEdit,
    WithdrawGuidelines,
    WriteGuidelines,
    case_of,
)
from reviewer_app.domain.marks import MarkKind

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
    "edit_case",
    "relabel_case",
    "create_case",
    "duplicate_case",
    "delete_case",
    "skip",
    "defer",
    "flag",
    "ask",
    "unskip",
    "undefer",
    "unflag",
    "unask",
    "set_reasons",
    "add_output",
    "remove_output",
]

_SCORED: dict[Score, StepName] = {1: "upvote", -1: "downvote", 0: "clear_vote"}

_OFF: dict[MarkKind, StepName] = {
    "skip": "unskip",
    "defer": "undefer",
    "flag": "unflag",
    "ask": "unask",
}

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
    (EditContent, "edit_case"),
    (TakeBackEdit, "edit_case"),
    (Relabel, "relabel_case"),
    (CreateCase, "create_case"),
    (DeleteCase, "delete_case"),
    (SetReasons, "set_reasons"),
    (KeepOutput, "add_output"),
)
"""What a step is called that is no decision; the first kind in it that is listed here counts."""


def step_name(changes: Sequence[AnyChange]) -> StepName:
    """What a person would call the step that these changes make, for Undo and Redo.

    The last vote of the step counts: a downvote and its reason are one "downvote"; a vote whose
    score was there before is a "reason". Where many cases were decided at once, the first tells.
    """
    first = changes[0]
    if isinstance(first, Mark):
        return first.mark if first.state else _OFF[first.mark]
    if isinstance(first, KeepOutput):
        return "add_output" if first.kept else "remove_output"
    if isinstance(first, CastVote) and len({case_of(change) for change in changes}) > 1:
        return _SCORED[first.vote.score]
    votes = [change for change in changes if isinstance(change, CastVote)]
    marks = [change for change in changes if isinstance(change, MarkReviewed)]
    if votes and marks and votes[-1].vote.score == 1 and marks[-1].reviewed:
        return "approve"
    if votes and votes[0].before.score == votes[-1].vote.score:
        return "reason"
    if votes:
        return _SCORED[votes[-1].vote.score]
    if marks:
        return "mark_reviewed" if marks[-1].reviewed else "unmark_reviewed"
    if any(isinstance(change, CreateCase) and change.copy_of for change in changes):
        return "duplicate_case"
    kinds = {type(change) for change in changes}
    return next(name for kind, name in _NAMES if kind in kinds)


def step_case(changes: Sequence[AnyChange]) -> str:
    """The case that a step is about; empty for none, and where many were decided at once."""
    decided = {case_of(change) for change in changes if isinstance(change, Decision)}
    is_many = len(decided) > 1 and all(isinstance(change, Decision) for change in changes)
    return "" if is_many else case_of(changes[0]) or ""


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
        case WriteGuidelines() | WithdrawGuidelines() | SetReasons():
            return change.dataset
        case KeepOutput():
            return change.label
        case _:
            return ""
