"""`reviewer-app export`: cases of a workspace into a file or to standard output."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from reviewer_app.cli.options import Workspace
from reviewer_app.cli.running import DONE, find_workspace, require_words, run, standard_output
from reviewer_app.services.naming import readable


class Format(StrEnum):
    """The formats that can be written."""

    CSV = "csv"
    JSONL = "jsonl"


def export(
    format_: Annotated[Format, typer.Option("--format", help="How the cases are written.")],
    workspace: Workspace = None,
    dataset: Annotated[str | None, typer.Option(help="Only this dataset.")] = None,
    include_legacy: Annotated[
        bool,
        typer.Option("--include-legacy", help="Also the revisions that newer ones replaced."),
    ] = False,
    output: Annotated[Path | None, typer.Option(help="The file; else standard output.")] = None,
) -> None:
    """Write cases with their review; also while the workspace is open in the window."""
    require_words(dataset=dataset)
    dataset = dataset and readable(dataset)

    async def work() -> int:
        from reviewer_app.formats.writing import set_up
        from reviewer_app.workspace import open_workspace_to_read

        async with await open_workspace_to_read(find_workspace(workspace)) as opened:
            exporting = opened.desk.exporting
            if output is not None:
                await exporting.export_file(
                    output, format_.value, dataset=dataset, include_legacy=include_legacy
                )
            else:
                out = standard_output()
                set_up(out)
                await exporting.export_to(
                    out, format_.value, dataset=dataset, include_legacy=include_legacy
                )
        return DONE

    run(work)
