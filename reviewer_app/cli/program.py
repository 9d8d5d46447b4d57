"""The program `reviewer-app`: its commands, and opening the window when none is named."""

from collections.abc import Callable
from typing import Annotated, cast

import typer

from reviewer_app import __version__
from reviewer_app.cli.checking import check
from reviewer_app.cli.demo import demo
from reviewer_app.cli.doctoring import doctor
from reviewer_app.cli.evaluating import evaluate
from reviewer_app.cli.exporting import export
from reviewer_app.cli.importing import import_files
from reviewer_app.cli.imports import IMPORTS
from reviewer_app.cli.opening import open_window
from reviewer_app.cli.organizing import DATASETS, PRODUCTS
from reviewer_app.cli.running import guard_output
from reviewer_app.cli.scoring import score

# Plain texts: no boxes in a log, and no half a second for loading what draws them.
_PROGRAM = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@_PROGRAM.callback(invoke_without_command=True)
def _begin(  # pyright: ignore[reportUnusedFunction]
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """Review the test cases of AI products. Without a command, the window opens.

    Ends with 0 when all was done, 1 when something was refused or left unwritten, 2 when it was
    called wrongly.
    """
    if version:
        typer.echo(__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        open_window()


def _add(name: str, command: Callable[..., object]) -> None:
    """Add a command; in the list of all, the first sentence of its help stands whole."""
    summary = (command.__doc__ or "").partition("\n")[0]
    _PROGRAM.command(name, short_help=summary)(command)


_add("open", open_window)
_add("demo", demo)
_add("import", import_files)
_add("export", export)
_add("check", check)
_add("doctor", doctor)
_add("score", score)
_add("evaluate", evaluate)
for _name, _group in (("imports", IMPORTS), ("products", PRODUCTS), ("datasets", DATASETS)):
    _PROGRAM.add_typer(_group, name=_name, short_help=cast(str, _group.info.help))


def main() -> None:
    """Run the command that the arguments name."""
    guard_output(lambda: _PROGRAM(prog_name="reviewer-app"))
