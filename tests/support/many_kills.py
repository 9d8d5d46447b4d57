"""Many cases decided at once in a process that is made to be killed.

`python -m tests.support.many_kills FOLDER CASES ACT`: ACT is "decide" or "undo". Says "open", then
the number of cases that are done after each batch, a line each, and "over".
"""

import asyncio
import os
import sys
from pathlib import Path

from reviewer_app.services import batches
from reviewer_app.services.deciding_many import Wish
from reviewer_app.services.progress import Progress, Step
from tests.support.stores import a_bench


def _say(step: Step) -> None:
    os.write(1, f"{step.done}\n".encode())


async def _work(folder: Path, count: int, act: str) -> None:
    with a_bench(folder, count) as bench:
        bench.ids.prefix = f"of-{os.getpid()}"  # a store keeps what several processes did
        os.write(1, b"open\n")
        progress = Progress(_say)
        if act == "decide":
            await bench.deciding_many.decide(
                range(1, count + 1), Wish.to_vote(-1, "Tone"), progress
            )
        else:
            await bench.undoing.undo(progress)
    os.write(1, b"over\n")


if __name__ == "__main__":
    batches.MOST = 25
    asyncio.run(_work(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
