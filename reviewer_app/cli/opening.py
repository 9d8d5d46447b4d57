"""`reviewer-app open`: the window on a workspace."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from reviewer_app.cli.options import Workspace
from reviewer_app.cli.running import end, fail, find_workspace


def open_window(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Files of cases to read in.", readable=False)
    ] = None,
    workspace: Workspace = None,
) -> None:
    """Open the window."""

    def work() -> int:
        if not has_display():
            return fail("There is no display to open a window on.")
        from reviewer_app.app import run  # Qt is loaded only where a window opens

        return run(find_workspace(workspace), files or [])

    end(work)


def has_display() -> bool:
    """Whether a window can be shown; without a display, Qt would end the process on the spot."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
