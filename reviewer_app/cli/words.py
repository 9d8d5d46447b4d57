"""Words: what each expected error is called on the command line."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from reviewer_app.domain import errors

_UNSUITABLE = {
    "cloud": "it is synchronized by a cloud program, which damages databases",
    "network": "it is on a network drive, where databases are not safe",
}

WORDS: Mapping[type[errors.ReviewerError], Callable[[Any], str]] = {
    errors.StoreFull: lambda e: f"The disk of {e.path} is full. The last step is not saved.",
    errors.StoreUnwritable: lambda e: f"{e.path} cannot be written: {e.detail}.",
    errors.StoreReadOnly: lambda e: f"{e.path} may only be read. Nothing was saved.",
    errors.StoreBusy: lambda e: f"Another program holds {e.path}. Nothing was saved.",
    errors.StoreReplaced: lambda e: (
        f"{e.path} was replaced by another program while it was open."
        + (f" What was known up to then is in {e.rescue}." if e.rescue else "")
    ),
    errors.StoreDamaged: lambda e: f"{e.path} is damaged and was left as it is: {e.detail}.",
    errors.StoreForeign: lambda e: f"{e.path} is not a file of Reviewer and was left as it is.",
    errors.StoreNewer: lambda e: (
        f"{e.path} was made by a newer version of Reviewer (its form is {e.found}, this version "
        f"knows {e.known})."
    ),
    errors.StoreOlder: lambda e: (
        f"{e.path} was made by an older version of Reviewer. Open it in the window once."
    ),
    errors.StoreMissing: lambda e: f"There is no workspace: {e.path} is missing.",
    errors.StoreError: lambda e: f"{e.path}: {e.detail}.",
    errors.WorkspaceOpen: lambda e: (
        f"The workspace {e.folder} is open in another window or command. Nothing was written."
    ),
    errors.WorkspaceUnsuitable: lambda e: (
        f"{e.folder} cannot be a workspace: {_UNSUITABLE.get(e.why, e.why)}."
    ),
    errors.WorkspaceUnwritable: lambda e: (
        f"{e.folder} cannot be written to: {e.reason}. Choose another folder."
    ),
    errors.FileProblem: lambda e: f"{e.path}: {e.reason}",
    errors.NotFound: lambda e: f"There is no {e.kind} {e.id}.",
    errors.RuleBroken: lambda e: e.reason,
    errors.NameTaken: lambda e: (
        f"There is another {e.kind} called “{e.name}”" + (f" in {e.product}." if e.product else ".")
    ),
    errors.StillInUse: str,
    errors.HeadMoved: str,
    errors.DecidedTooLate: str,
    errors.NotEditable: str,
    errors.EditedSince: str,
    errors.ImportUnfinished: lambda e: (
        f"An import of {e.file_name} into {e.dataset} is not finished. Continue or discard it."
    ),
    errors.ProductFailed: lambda e: e.reason,
    errors.ProductTimedOut: lambda e: e.reason,
    errors.Superseded: lambda e: "The work was given up for a newer one.",
}
"""One entry per error; a test finds those without."""


def describe(error: errors.ReviewerError) -> str:
    """The sentence for an error, by its class or the nearest one above it."""
    for kind in type(error).__mro__:
        if words := WORDS.get(kind):
            return words(error)
    return str(error) or type(error).__name__


_UNSHOWN = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]")
"""Line breaks, and what else a terminal would obey instead of showing it."""


def on_one_line(text: str) -> str:
    """A text with its line breaks and control characters visible, as escapes."""
    return _UNSHOWN.sub(lambda found: repr(found[0])[1:-1], text)


def count(number: int, one: str) -> str:
    """A number with its noun: 1 row, 2 rows."""
    return f"{number:,} {one}" if number == 1 else f"{number:,} {one}s"
