"""`reviewer-app import`: files of cases into a workspace."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from reviewer_app.cli.options import Workspace
from reviewer_app.cli.results import FileResult, lines_for, to_json
from reviewer_app.cli.running import (
    DONE,
    LEFT,
    complain,
    explain,
    find_workspace,
    require_words,
    run,
    say,
    standard_output,
    writing_output,
)
from reviewer_app.cli.words import count
from reviewer_app.domain.datasets import DEFAULT_PRODUCT
from reviewer_app.domain.errors import FileProblem
from reviewer_app.services.naming import readable
from reviewer_app.services.progress import Progress, Step

if TYPE_CHECKING:
    from reviewer_app.services.importing import Importing
    from reviewer_app.workspace import Workspace as OpenWorkspace


def import_files(
    files: Annotated[
        list[Path],
        typer.Argument(help="Files of cases: CSV, TSV, JSON, JSONL, YAML or XLSX.", readable=False),
    ],
    workspace: Workspace = None,
    product: Annotated[
        str, typer.Option(help="The product that the cases are for.")
    ] = DEFAULT_PRODUCT,
    dataset: Annotated[
        str | None, typer.Option(help="The dataset; else named after each file.")
    ] = None,
    person: Annotated[str | None, typer.Option("--as", help="Who does this; else you.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per file.")] = False,
) -> None:
    """Read files of cases into a workspace. What is there already is not added again."""
    require_words(product=product, dataset=dataset, **{"as": person})
    product, dataset = readable(product), dataset and readable(dataset)
    person = person and readable(person)
    show = _show_json if as_json else _show_words

    async def work() -> int:
        standard_output()  # what cannot be told is not done
        try:
            opened = await _open(find_workspace(workspace), person)
        except Exception as error:
            if not as_json:
                raise
            for path in files:
                _show_json(FileResult.failed(path, dataset, explain(error)))
            return LEFT
        code = DONE
        async with opened:
            for path in files:
                result = await _read_in(opened.desk.importing, path, product, dataset)
                show(result)
                code = code if result.is_whole else LEFT
        return code

    run(work)


async def _open(folder: Path, person: str | None) -> "OpenWorkspace":
    from reviewer_app.workspace import open_workspace  # the database is loaded only here

    return await open_workspace(folder, name=person)


async def _read_in(
    importing: "Importing", path: Path, product: str, dataset: str | None
) -> FileResult:
    """One file; what goes wrong with it becomes its result, and the next file has its turn."""
    progress = Progress(_draw if _has_terminal() else None)
    try:
        imported = await importing.import_file(
            path, product=product, dataset=dataset, progress=progress
        )
    except FileProblem as error:
        return FileResult.failed(path, dataset, error.reason)
    except Exception as error:  # noqa: BLE001 - also a mistake of ours stops no other file
        return FileResult.failed(path, dataset, explain(error))
    return FileResult.of(imported)


def _has_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()  # pyright: ignore[reportUnnecessaryComparison] - closed


def _draw(step: Step) -> None:
    """Redraw the line that tells how far an import is; a finished one is wiped away."""
    is_over = step.done >= step.total
    line = f"\r{step.done:,} of {count(step.total, 'row')}"
    with suppress(OSError):  # a terminal that went away
        sys.stderr.write("\r\x1b[K" if is_over else line)
        sys.stderr.flush()


def _show_json(result: FileResult) -> None:
    out = standard_output()
    with writing_output():
        out.reconfigure(encoding="utf-8")
        out.write(to_json(result) + "\n")
        out.flush()


def _show_words(result: FileResult) -> None:
    for line in lines_for(result):
        (say if result.was_read else complain)(line)
