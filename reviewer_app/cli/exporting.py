"""`reviewer-app export`: cases of a workspace into a file or to standard output."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, BinaryIO, TextIO, cast

import typer

from reviewer_app.cli.options import Workspace
from reviewer_app.cli.running import (
    DONE,
    find_workspace,
    require_words,
    run,
    standard_output,
    writing_output,
)
from reviewer_app.services.naming import readable


class Format(StrEnum):
    """The formats that can be written."""

    CSV = "csv"
    JSONL = "jsonl"
    XLSX = "xlsx"


def export(
    format_: Annotated[Format, typer.Option("--format", help="How the cases are written.")],
    workspace: Workspace = None,
    dataset: Annotated[str | None, typer.Option(help="Only this dataset.")] = None,
    include_legacy: Annotated[
        bool,
        typer.Option("--include-legacy", help="Also the revisions that newer ones replaced."),
    ] = False,
    output: Annotated[
        Path | None, typer.Option(help="The file; else standard output.", readable=False)
    ] = None,
) -> None:
    """Write cases with their review; also while the workspace is open in the window."""
    require_words(dataset=dataset)
    dataset = dataset and readable(dataset)
    if format_ is Format.XLSX and output is None and _is_terminal():
        raise typer.BadParameter("a workbook goes to a file or a pipe", param_hint="--output")

    async def work() -> int:
        from reviewer_app.workspace import open_workspace_to_read

        async with await open_workspace_to_read(find_workspace(workspace)) as opened:
            exporting = opened.desk.exporting
            if output is not None:
                await exporting.export_file(
                    output, format_.value, dataset=dataset, include_legacy=include_legacy
                )
            else:
                out = _standard_output(format_)
                with writing_output():
                    await exporting.export_to(
                        out, format_.value, dataset=dataset, include_legacy=include_legacy
                    )
        return DONE

    run(work)


def _is_terminal() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()  # pyright: ignore[reportUnnecessaryComparison] - closed


def _standard_output(format_: Format) -> TextIO | BinaryIO:
    """Standard output made fit for the format."""
    from reviewer_app.formats.writing import set_up

    out = standard_output()
    if format_ is not Format.XLSX:
        set_up(out)
        return out
    return cast(BinaryIO, out.buffer)
