"""`reviewer-app import`: files of cases into a workspace."""

import asyncio
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from reviewer_app.cli.import_options import ReadingOptions, mapping_for, reading_options
from reviewer_app.cli.options import Workspace
from reviewer_app.cli.progress import Ticker
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
from reviewer_app.domain.errors import FileProblem, ImportUnfinished
from reviewer_app.domain.files import Pasted
from reviewer_app.services.naming import readable
from reviewer_app.services.progress import Progress, Step

if TYPE_CHECKING:
    from reviewer_app.services.desk import Desk
    from reviewer_app.services.importing import Target
    from reviewer_app.services.looks import Look
    from reviewer_app.workspace import Workspace as OpenWorkspace

STDIN = Path("-")
_STOPPED = "What was read so far is kept and hidden. Run the same command again to go on."
_MAP = "--map COLUMN=FIELD says what a column holds."


class OnConflict(StrEnum):
    """What becomes of a case that was decided here and that the file has otherwise."""

    KEEP = "keep"
    REPLACE = "replace"


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What one command is to do with each of its files. dataset: None where it is found out."""

    product: str
    dataset: str | None
    options: ReadingOptions
    on_conflict: OnConflict
    is_dry_run: bool
    discards: bool


def import_files(
    files: Annotated[
        list[Path],
        typer.Argument(
            help="Files of cases: CSV, TSV, JSON, JSONL, YAML or XLSX; - for standard input.",
            readable=False,
            allow_dash=True,
        ),
    ],
    workspace: Workspace = None,
    product: Annotated[
        str, typer.Option(help="The product that the cases are for.")
    ] = DEFAULT_PRODUCT,
    dataset: Annotated[
        str | None,
        typer.Option(
            help="The dataset; else where an export of ours came from, or named after the file."
        ),
    ] = None,
    person: Annotated[str | None, typer.Option("--as", help="Who does this; else you.")] = None,
    maps: Annotated[
        list[str] | None,
        typer.Option(
            "--map",
            metavar="COLUMN=FIELD",
            help="Read a column as a field, such as Frage=input; COLUMN= leaves it out. "
            "COLUMN=FIELD:FORM says how, such as Tools=expected_tools:;",
        ),
    ] = None,
    mapping: Annotated[
        Path | None,
        typer.Option(help="A file with the whole mapping, as JSON.", readable=False),
    ] = None,
    encoding: Annotated[
        str | None, typer.Option(help="The encoding of the text; else it is found out.")
    ] = None,
    delimiter: Annotated[
        str | None, typer.Option(help="What parts the columns, or tab; else it is found out.")
    ] = None,
    sheet: Annotated[str | None, typer.Option(help="The sheet of a workbook.")] = None,
    header_row: Annotated[
        int | None, typer.Option(min=0, help="The row with the columns' names; 0: there is none.")
    ] = None,
    on_conflict: Annotated[
        OnConflict,
        typer.Option(help="What to do with cases that were decided or edited here."),
    ] = OnConflict.KEEP,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Say what would happen, and write nothing.")
    ] = False,
    discard_unfinished: Annotated[
        bool,
        typer.Option(
            "--discard-unfinished", help="Drop an import that was cut off in the dataset before."
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per file.")] = False,
) -> None:
    """Read files of cases into a workspace. What is there already is not added again.

    A row with the id of a case changes that case in the columns that the file has. Cases that
    somebody decided or edited here are kept as they are, unless --on-conflict says replace. An
    import that was cut off goes on when the same command is run again.
    """
    require_words(product=product, dataset=dataset, **{"as": person})
    order = Order(
        product=readable(product),
        dataset=dataset and readable(dataset),
        options=reading_options(maps, mapping, encoding, delimiter, sheet, header_row),
        on_conflict=on_conflict,
        is_dry_run=dry_run,
        discards=discard_unfinished,
    )
    person = person and readable(person)
    show = _show_json if as_json else show_result

    async def work() -> int:
        standard_output()  # what cannot be told is not done
        code = DONE
        try:
            async with _opened(find_workspace(workspace), person, dry_run=dry_run) as opened:
                for path in files:
                    result = await _read_in(opened.desk, path, order)
                    show(result)
                    code = code if result.is_whole else LEFT
        except _NotOpened as error:
            if not as_json:
                raise error.cause from None
            for path in files:
                _show_json(FileResult.failed(path, order.dataset, explain(error.cause)))
            return LEFT
        return code

    run(work)


class _NotOpened(Exception):
    """The workspace could not be opened; cause: why."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


@asynccontextmanager
async def _opened(
    folder: Path, person: str | None, *, dry_run: bool
) -> AsyncGenerator["OpenWorkspace"]:
    """The workspace, made if need be; for a dry run only to be read, or an empty one elsewhere."""
    from reviewer_app.workspace import is_workspace, open_workspace, open_workspace_to_read

    with tempfile.TemporaryDirectory() as empty:
        try:
            if not dry_run:
                opened = await open_workspace(folder, name=person)
            elif is_workspace(folder):
                opened = await open_workspace_to_read(folder)
            else:
                opened = await open_workspace(Path(empty), name=person)
        except Exception as error:
            raise _NotOpened(error) from error
        async with opened:
            yield opened


async def _read_in(desk: "Desk", path: Path, order: Order) -> FileResult:
    """One file; what goes wrong with it becomes its result, and the next file has its turn."""
    ticker = Ticker()
    try:
        return await _import(desk, path, order, Progress(lambda step: _tick(ticker, step)))
    except FileProblem as error:
        return FileResult.failed(path, order.dataset, error.reason)
    except ImportUnfinished as error:
        return FileResult.failed(path, order.dataset, _waiting(error))
    except asyncio.CancelledError:
        ticker.clear()
        complain(_STOPPED)
        raise
    except Exception as error:  # noqa: BLE001 - also a mistake of ours stops no other file
        return FileResult.failed(path, order.dataset, explain(error))
    finally:
        ticker.clear()


async def _import(desk: "Desk", path: Path, order: Order, progress: Progress) -> FileResult:
    from reviewer_app.services.surveying import describe_lack

    file = Pasted(data=sys.stdin.buffer.read(), name="stdin") if path == STDIN else path
    look = await desk.surveying.look(file, order.options.reading)
    mapping = mapping_for(look, order.options)
    if lack := describe_lack(look.source, mapping):
        raise FileProblem(look.origin.path, f"{lack} {_MAP}")
    target = _target(look, order)
    dataset = target.dataset
    if order.is_dry_run:
        survey = await desk.importing.check(look, mapping, target, progress)
        return FileResult.of_survey(path, dataset, mapping.as_pairs(), survey)
    if order.discards:
        await _discard(desk, target)
    imported = await desk.importing.import_file(
        look, mapping, target, on_conflict=order.on_conflict.value, progress=progress
    )
    return FileResult.of(path, imported)


def _target(look: "Look", order: Order) -> "Target":
    """Where the cases go: as was said, an export of ours else back, another file by its name."""
    from reviewer_app.services.importing import Target
    from reviewer_app.services.surveying import is_own_export

    if order.dataset or not is_own_export(look.source):
        name = order.dataset or readable(look.origin.path.stem)
        return Target(product=order.product, dataset=name)
    is_open = order.product == DEFAULT_PRODUCT
    product = look.suggested_product if is_open else order.product
    return Target(product=product, dataset=look.suggested_dataset)


async def _discard(desk: "Desk", target: "Target") -> None:
    for waiting in await desk.importing.unfinished():
        if (waiting.product, waiting.dataset) == (target.product, target.dataset):
            await desk.importing.discard(waiting.import_id)


def _waiting(error: ImportUnfinished) -> str:
    """Why another import has to end first, and how it can."""
    name = f"An import of {error.file_name} into {error.dataset} was cut off."
    same = "the same file is to be read in another way" if error.why == "mapping" else ""
    which = f" Now {same}." if same else ""
    return (
        f"{name}{which} Continue it with “reviewer-app imports continue {error.import_id}”, or "
        "add --discard-unfinished to drop it."
    )


def _tick(ticker: Ticker, step: Step) -> None:
    rows = f"{step.done:,} of {count(step.total, 'row')}" if step.total else ""
    ticker.show(rows or f"{count(step.done, 'row')} looked at")


def _show_json(result: FileResult) -> None:
    out = standard_output()
    with writing_output():
        out.reconfigure(encoding="utf-8")
        out.write(to_json(result) + "\n")
        out.flush()


def show_result(result: FileResult) -> None:
    """Say what became of a file, in words."""
    for line in lines_for(result):
        (say if result.was_read else complain)(line)
