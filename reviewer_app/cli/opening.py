"""`reviewer-app open`: the window on a workspace."""

from pathlib import Path
from typing import Annotated

import typer

from reviewer_app.cli.options import Workspace
from reviewer_app.cli.running import end, fail, find_workspace
from reviewer_app.system.displays import has_display


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

        return run(find_workspace(workspace, may_be_gone=True), files or [])

    end(work)
