"""`reviewer-app export`: cases of a workspace into a file or to standard output."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO, TextIO, cast

import typer

from reviewer_app.cli import filters
from reviewer_app.cli.options import Workspace
from reviewer_app.cli.running import (
    DONE,
    LEFT,
    complain,
    find_workspace,
    require_words,
    run,
    say,
    standard_output,
    writing_output,
)
from reviewer_app.cli.words import count
from reviewer_app.domain.queues import Filter, Order
from reviewer_app.services.naming import readable
from reviewer_app.system.locales import find_list_separator

if TYPE_CHECKING:
    from reviewer_app.services.choosing import Wanted
    from reviewer_app.services.exporting import Exporting, Written

_SHOWN = 20
"""Notes on single rows that are told; of more only the number."""


class Format(StrEnum):
    """The formats that can be written."""

    CSV = "csv"
    JSONL = "jsonl"
    XLSX = "xlsx"
    YAML = "yaml"


def export(
    format_: Annotated[
        Format | None,
        typer.Option("--format", help="How the cases are written; else the file's name says it."),
    ] = None,
    output: Annotated[
        Path | None, typer.Option(help="The file; else standard output.", readable=False)
    ] = None,
    workspace: Workspace = None,
    product: Annotated[str | None, typer.Option(help="Only cases for this product.")] = None,
    dataset: Annotated[str | None, typer.Option(help="Only this dataset.")] = None,
    ids: Annotated[
        list[str] | None,
        typer.Option("--id", help="Only this case, by its id here or in its file. Repeatable."),
    ] = None,
    undecided: Annotated[bool, typer.Option("--undecided", help="Only cases to review.")] = False,
    variant: filters.Variant = None,
    strategy: filters.Strategy = None,
    language: filters.Language = None,
    source: filters.Source = None,
    tag: filters.Tag = None,
    vote: filters.Votes = None,
    reviewed: filters.Reviewed = None,
    least_confidence: filters.LeastConfidence = None,
    most_confidence: filters.MostConfidence = None,
    search: filters.Search = "",
    order: filters.Sorted = Order.ARRIVAL,
    include_legacy: Annotated[
        bool,
        typer.Option("--include-legacy", help="Also the revisions that newer ones replaced."),
    ] = False,
    for_excel: Annotated[
        bool,
        typer.Option(
            "--for-excel",
            help="CSV that Excel opens by itself, with texts guarded against being run.",
        ),
    ] = False,
) -> None:
    """Write cases with their review; also while the workspace is open in the window.

    All that is asked for must hold. No revision is written twice: id is the key of a row.
    """
    require_words(product=product, dataset=dataset)
    chosen = _find_format(format_, output)
    delimiter = _find_delimiter(chosen, for_excel=for_excel)
    filter_ = Filter(
        undecided=undecided,
        variants=filters.to_set(variant),
        strategies=filters.to_set(strategy),
        languages=filters.to_set(language),
        sources=filters.to_set(source),
        tags=filters.to_set(tag),
        votes=filters.to_scores(vote),
        reviewed=reviewed,
        least_confidence=least_confidence,
        most_confidence=most_confidence,
        text=search,
        include_legacy=include_legacy,
    )
    names = tuple(map(readable, ids or ()))

    async def work() -> int:
        from reviewer_app.services.choosing import Wanted
        from reviewer_app.workspace import open_workspace_to_read

        wanted = Wanted(
            filter=filter_,
            order=order,
            product=product and readable(product),
            dataset=dataset and readable(dataset),
            ids=names,
        )
        async with await open_workspace_to_read(find_workspace(workspace)) as opened:
            written = await _write(opened.desk.exporting, output, chosen, wanted, delimiter)
        return _tell(written)

    run(work)


async def _write(
    exporting: "Exporting",
    output: Path | None,
    format_: Format,
    wanted: "Wanted",
    delimiter: str | None,
) -> "Written":
    if output is not None:
        return await exporting.export_file(output, format_.value, wanted, excel_delimiter=delimiter)
    out = _standard_output(format_)
    with writing_output():
        return await exporting.export_to(out, format_.value, wanted, excel_delimiter=delimiter)


def _tell(written: "Written") -> int:
    """Name the files where there are several, and what they do not hold whole."""
    if len(written.files) > 1:
        for path in written.files:
            say(str(path))
    for note in written.advice:
        complain(f"{note.place}: {note.reason}.")
    for note in written.not_whole[:_SHOWN]:
        complain(f"{note.place}: {note.reason}.")
    if (more := len(written.not_whole) - _SHOWN) > 0:
        complain(f"{count(more, 'more text')} not written whole.")
    return LEFT if written.not_whole else DONE


def _find_format(given: Format | None, output: Path | None) -> Format:
    """The format asked for, else the one that the file's name ends in."""
    if given is None:
        from reviewer_app.formats.writing import SUFFIXES

        by_name = SUFFIXES.get(output.suffix.lower()) if output else None
        if by_name is None:
            known = ", ".join(SUFFIXES)
            raise typer.BadParameter(
                f"say which, or name a file that ends in one of {known}", param_hint="--format"
            )
        given = Format(by_name)
    if given is Format.XLSX and output is None and _is_terminal():
        raise typer.BadParameter("a workbook goes to a file or a pipe", param_hint="--output")
    return given


def _find_delimiter(format_: Format, *, for_excel: bool) -> str | None:
    if not for_excel:
        return None
    if format_ is not Format.CSV:
        raise typer.BadParameter("only CSV is written in another way", param_hint="--for-excel")
    return find_list_separator()


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
