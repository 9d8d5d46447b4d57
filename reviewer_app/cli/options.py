"""Options that several commands have, with their help in one place."""

from pathlib import Path
from typing import Annotated

import typer

Workspace = Annotated[Path | None, typer.Option(help="The folder of the workspace.")]
"""The workspace to work on; the person's own where none is named."""
