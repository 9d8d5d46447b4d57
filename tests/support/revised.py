"""Files that, read in one after the other, give a case several revisions."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reviewer_app.workspace import Workspace


def an_answer_file(folder: Path, name: str, answers: Sequence[str], **more: Any) -> Path:
    """Cases A1, A2 and so on, each with its answer."""
    path = folder / name
    rows = [
        {"id": f"A{n}", "input": f"Question {n}?", "expected_output": answer, **more}
        for n, answer in enumerate(answers, 1)
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


async def read_again(workspace: Workspace, path: Path, dataset: str = "cases") -> None:
    """Read a file in over the cases of a dataset; what differs makes revisions."""
    await workspace.desk.importing.import_file(path, dataset=dataset, on_conflict="replace")
