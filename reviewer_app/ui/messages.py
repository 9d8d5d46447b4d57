"""What we say when something goes wrong: a title, one sentence, at most one button per error."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reviewer_app.domain import errors
from reviewer_app.ui.i18n import left_to_right, said, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """Words for the person. action: the name of what the button does; empty without a button."""

    title: str
    advice: str
    button: str = ""
    action: str = ""


def _full(error: errors.StoreFull) -> Message:
    return Message(
        title=tr("The disk is full."),
        advice=tr("What you did last is not saved, everything before it is. Free some space."),
        button=tr("Save again"),
        action="again",
    )


def _unwritable(error: errors.StoreUnwritable) -> Message:
    return Message(
        title=tr("The disk does not take it."),
        advice=tr(
            "What you did last is not saved, everything before it is. See that {folder} can be "
            "written to."
        ).format(folder=left_to_right(_folder_of(error.path))),
        button=tr("Save again"),
        action="again",
    )


def _read_only(error: errors.StoreReadOnly) -> Message:
    return Message(
        title=tr("This workspace may only be read."),
        advice=tr(
            "Nothing can be saved here: allow writing in {folder}. What is there can still be read"
            " with the command line: reviewer-app export."
        ).format(folder=left_to_right(_folder_of(error.path))),
        button=tr("Save again"),
        action="again",
    )


def _folder_of(path: Path) -> Path:
    """The folder of a workspace, of its own path or of that of a file in it."""
    found = path.resolve()
    return found if found.is_dir() else found.parent


def _busy(error: errors.StoreBusy) -> Message:
    return Message(
        title=tr("Another program holds the data."),
        advice=tr("What you did last is not saved. Close what has {name} open.").format(
            name=error.path.name
        ),
        button=tr("Save again"),
        action="again",
    )


def _replaced(error: errors.StoreReplaced) -> Message:
    rescued = left_to_right(str(error.rescue)) if error.rescue else tr("nowhere")
    return Message(
        title=tr("The data file was replaced by another program."),
        advice=tr(
            "Your work up to now is kept in {rescue}. Nothing more is saved here; close Reviewer."
        ).format(rescue=rescued),
    )


def _damaged(error: errors.StoreDamaged) -> Message:
    return Message(
        title=tr("The data file is damaged."),
        advice=tr("It is left as it is in {folder}, beside a second copy of your changes.").format(
            folder=left_to_right(error.path.resolve().parent)
        ),
    )


def _foreign(error: errors.StoreForeign) -> Message:
    return Message(
        title=tr("This is not a workspace of Reviewer."),
        advice=tr("{path} was made by another program. It is left as it is.").format(
            path=left_to_right(error.path)
        ),
    )


def _newer(error: errors.StoreNewer) -> Message:
    return Message(
        title=tr("This workspace was made by a newer Reviewer."),
        advice=tr("It is left as it is. Open it with the newer version."),
    )


def _older(error: errors.StoreOlder) -> Message:
    return Message(
        title=tr("This workspace was made by an older Reviewer."),
        advice=tr("Open it once in the window, then read it from the command line."),
    )


def _missing(error: errors.StoreMissing) -> Message:
    return Message(
        title=tr("The data of this workspace is gone."),
        advice=tr("No new one takes its place. Bring back {path}, or choose a new folder.").format(
            path=left_to_right(error.path)
        ),
    )


def _open(error: errors.WorkspaceOpen) -> Message:
    return Message(
        title=tr("This workspace is open in another window."),
        advice=tr("Nothing was written. Close Reviewer there first: {folder}").format(
            folder=left_to_right(error.folder)
        ),
    )


def _unsuitable(error: errors.WorkspaceUnsuitable) -> Message:
    where = tr("a cloud folder") if error.why == "cloud" else tr("a network drive")
    return Message(
        title=tr("Your work would not be safe there."),
        advice=tr("{folder} is in {where}, which can damage the data. Choose another.").format(
            folder=left_to_right(error.folder), where=where
        ),
    )


def _no_new(error: errors.WorkspaceUnwritable) -> Message:
    return Message(
        title=tr("This folder cannot be written to."),
        advice=tr("{folder}: {reason}. Choose another folder for your workspace.").format(
            folder=left_to_right(error.folder), reason=said(error.reason)
        ),
    )


def _file(error: errors.FileProblem) -> Message:
    return Message(
        title=tr("{name} was not read or written.").format(
            name=left_to_right(Path(error.path).name)
        ),
        advice=said(error.reason),
    )


def _not_found(error: errors.NotFound) -> Message:
    return Message(
        title=tr("This case is not here any more."),
        advice=tr("Nothing was changed. Refresh the list."),
        button=tr("Refresh"),
        action="refresh",
    )


def _product(error: errors.ProductFailed) -> Message:
    return Message(title=tr("The AI product gave no answer."), advice=said(error.reason))


def _slow_product(error: errors.ProductTimedOut) -> Message:
    return Message(title=tr("The AI product did not answer in time."), advice=said(error.reason))


def _rule(error: errors.RuleBroken) -> Message:
    return Message(title=tr("This cannot be done."), advice=said(error.reason))


def _name_taken(error: errors.NameTaken) -> Message:
    if error.kind == "product":
        title = tr("There is another product called “{name}”.").format(name=error.name)
    elif error.kind == "saved view":
        title = tr("There is another saved view called “{name}”.").format(name=error.name)
    else:
        title = tr("There is another dataset called “{name}” in {product}.").format(
            name=error.name, product=error.product
        )
    return Message(title=title, advice=tr("Nothing was changed. Choose another name."))


def _head_moved(error: errors.HeadMoved) -> Message:
    who = error.who or tr("Somebody")
    return Message(
        title=tr("{name} changed this case meanwhile.").format(name=who),
        advice=tr("Nothing was saved. What you typed is kept as a draft beside the new revision."),
    )


def _decided_too_late(error: errors.DecidedTooLate) -> Message:
    who = error.who or tr("Somebody")
    return Message(
        title=tr("{name} changed this case meanwhile.").format(name=who),
        advice=tr("Your decision is not saved. Look at the newer revision, then decide."),
    )


def _not_editable(error: errors.NotEditable) -> Message:
    return Message(
        title=tr("This is an earlier revision."),
        advice=tr("Edit the latest one, or restore this one as a new revision."),
    )


def _edited_since(error: errors.EditedSince) -> Message:
    words = (
        tr("This cannot be undone: {name} changed “{case}” since.")
        if error.is_undo
        else tr("This cannot be done again: {name} changed “{case}” since.")
    )
    return Message(
        title=words.format(name=error.who or tr("somebody"), case=error.title),
        advice=tr("Nothing was changed. Restore an earlier revision from the history instead."),
    )


def _still_in_use(error: errors.StillInUse) -> Message:
    if error.why == "filled":
        advice = tr("Other cases came into it since. Delete it, if you mean that.")
    elif error.people:
        advice = tr(
            "{people} decided or edited cases of it since, such as {cases}. "
            "Remove the import instead."
        )
    else:
        advice = tr("Cases of it were changed since, such as {cases}. Remove the import instead.")
    return Message(
        title=tr("“{name}” cannot be taken back.").format(name=error.name),
        advice=advice.format(cases=tr(", ").join(error.cases), people=tr(", ").join(error.people)),
    )


def _import_unfinished(error: errors.ImportUnfinished) -> Message:
    if error.why == "running":
        advice = tr("It is still being read. Wait until it is there.")
    else:
        advice = tr("Continue that import, or discard it, before another one fills the dataset.")
    return Message(
        title=tr("“{file}” was not read into {dataset} to its end.").format(
            file=error.file_name, dataset=error.dataset
        ),
        advice=advice,
    )


_WORDS: dict[type[errors.ReviewerError], Callable[[Any], Message]] = {
    errors.StoreFull: _full,
    errors.StoreUnwritable: _unwritable,
    errors.StoreReadOnly: _read_only,
    errors.StoreBusy: _busy,
    errors.StoreReplaced: _replaced,
    errors.StoreDamaged: _damaged,
    errors.StoreForeign: _foreign,
    errors.StoreNewer: _newer,
    errors.StoreOlder: _older,
    errors.StoreMissing: _missing,
    errors.WorkspaceOpen: _open,
    errors.WorkspaceUnsuitable: _unsuitable,
    errors.WorkspaceUnwritable: _no_new,
    errors.FileProblem: _file,
    errors.NotFound: _not_found,
    errors.RuleBroken: _rule,
    errors.NameTaken: _name_taken,
    errors.StillInUse: _still_in_use,
    errors.HeadMoved: _head_moved,
    errors.DecidedTooLate: _decided_too_late,
    errors.NotEditable: _not_editable,
    errors.EditedSince: _edited_since,
    errors.ImportUnfinished: _import_unfinished,
    errors.ProductFailed: _product,
    errors.ProductTimedOut: _slow_product,
}


def has_words(kind: type[errors.ReviewerError]) -> bool:
    """Whether an error has words of its own; a test asks for every one that is raised."""
    return kind in _WORDS


def message_for(error: Exception) -> Message:
    """The words for an error; anything unexpected is our bug, and is said to be."""
    for kind in type(error).__mro__:
        if words := _WORDS.get(kind):
            return words(error)
    return Message(
        title=tr("Something went wrong."),
        advice=tr("Your saved work is safe. The details help us to mend it."),
        button=tr("Copy details"),
        action="copy",
    )
