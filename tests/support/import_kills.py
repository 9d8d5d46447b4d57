"""An import in a process that is made to be killed: `python -m tests.support.import_kills`.

Arguments: the folder of the workspace and the file. Says, a line each: "open", the number of rows
that are dealt with, "done", and then "undone" and "redone" again and again until it is killed.
"""

import asyncio
import os
import sys
from pathlib import Path

from reviewer_app.services.progress import Progress
from reviewer_app.workspace import open_workspace


def say(word: object) -> None:
    """One line, handed to the system at once."""
    os.write(1, f"{word}\n".encode())


async def work(folder: Path, file: Path) -> None:
    """Read the file in, and take it back and forth."""
    async with await open_workspace(folder, name="Ada") as opened:
        say("open")
        progress = Progress(lambda step: say(step.done))
        await opened.desk.importing.import_file(file, dataset="cases", progress=progress)
        say("done")
        while True:
            await opened.desk.undoing.undo()
            say("undone")
            await opened.desk.undoing.redo()
            say("redone")


if __name__ == "__main__":
    asyncio.run(work(Path(sys.argv[1]), Path(sys.argv[2])))
