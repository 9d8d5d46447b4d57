"""`reviewer-app demo`: the window on a workspace filled with samples."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from reviewer_app.cli.options import Workspace
from reviewer_app.cli.running import end, fail
from reviewer_app.system.displays import has_display


def demo(
    workspace: Workspace = None,
    offscreen_tour: Annotated[
        Path | None,
        typer.Option(
            help="Open nothing; do the main job offscreen, with pictures in this folder.",
            readable=False,
        ),
    ] = None,
) -> None:
    """Open the window on a demonstration workspace."""

    def work() -> int:
        if offscreen_tour is not None:
            return _tour(workspace, offscreen_tour)
        if not has_display():
            return fail("There is no display to open a window on.")
        from reviewer_app.app import run
        from reviewer_app.system.paths import demo_workspace

        return run(workspace or demo_workspace(), is_demo=True)

    end(work)


def _tour(workspace: Path | None, pictures: Path) -> int:
    """Go through the main job on a fresh workspace, unless one is named."""
    from reviewer_app.app import run_tour

    pictures.mkdir(parents=True, exist_ok=True)
    if workspace is not None:
        return run_tour(workspace, pictures)
    with TemporaryDirectory(prefix="reviewer-tour-", ignore_cleanup_errors=True) as folder:
        return run_tour(Path(folder), pictures)
