"""The program `reviewer-app`: its commands, and opening the window when none is named."""

from typing import Annotated

import typer

from reviewer_app import __version__
from reviewer_app.cli.checking import check
from reviewer_app.cli.demo import demo
from reviewer_app.cli.exporting import export
from reviewer_app.cli.importing import import_files
from reviewer_app.cli.opening import open_window
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


_PROGRAM.command("open")(open_window)
_PROGRAM.command("demo")(demo)
_PROGRAM.command("import")(import_files)
_PROGRAM.command("export")(export)
_PROGRAM.command("check")(check)
_PROGRAM.command("score")(score)


def main() -> None:
    """Run the command that the arguments name."""
    _PROGRAM(prog_name="reviewer-app")
