"""Options that several commands have, with their help in one place."""

from pathlib import Path
from typing import Annotated

import typer

# readable=False, for all paths: Typer would call one that may not be read wrong usage.
Workspace = Annotated[
    Path | None, typer.Option(help="The folder of the workspace.", readable=False)
]
"""The workspace to work on; the person's own where none is named."""
