"""An open workspace whose files are read in and written, waiting for each step."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text

from reviewer_app.domain.changes import Seen
from reviewer_app.domain.queues import Filter
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.choosing import Wanted
from reviewer_app.services.importing import ImportResult
from reviewer_app.store.checks import full_check
from reviewer_app.workspace import Workspace, open_workspace
from tests.support.stores import run


class Filing:
    """A workspace and a folder for files beside it."""

    def __init__(self, workspace: Workspace, folder: Path) -> None:
        self.workspace = workspace
        self.desk = workspace.desk
        self.folder = folder

    def write(self, content: str | bytes, name: str = "cases.csv") -> Path:
        """A file with this content, text as UTF-8."""
        path = self.folder / name
        data = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
        path.write_bytes(data)
        return path

    def take(
        self, content: str | bytes | Path, name: str = "cases.csv", **more: Any
    ) -> ImportResult:
        """Read a file in, made of this content unless it is one."""
        path = content if isinstance(content, Path) else self.write(content, name)
        return run(self.desk.importing.import_file(path, **more))

    def export(self, format_: Any, name: str = "out", **more: Any) -> Path:
        """Write a file of cases; `more` says which, and how."""
        path = self.folder / f"{name}.{format_}"
        filter_ = Filter(include_legacy=more.pop("include_legacy", False))
        keys = ("product", "dataset", "ids", "rows", "order")
        asked = {key: more.pop(key) for key in keys if key in more}
        wanted = Wanted(filter=more.pop("filter", filter_), **asked)
        run(self.desk.exporting.export_file(path, format_, wanted, **more))
        return path

    def cases(self) -> list[CaseView]:
        """Every visible case, in order."""

        async def read() -> list[CaseView]:
            numbers = await self.desk.browsing.numbers(Filter(), limit=100_000)
            return [await self.desk.browsing.prepare(number) for number in numbers]

        return run(read())

    def seen(self, index: int = 0) -> Seen:
        """A case as it is on screen."""
        return self.cases()[index].seen

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """What a query gives."""
        read = self.workspace.database.read
        return run(read(lambda session: [tuple(row) for row in session.execute(text(query))]))

    def change(self, statement: str) -> None:
        """Do what no service does yet."""
        run(
            self.workspace.database.write(lambda session: session.execute(text(statement)) and None)
        )

    def left(self) -> dict[str, int]:
        """How many rows the tables hold that an import writes to."""
        tables = ["product", "dataset", "import_run", "test_case", "search_doc", "vote", "review"]
        return {table: self.rows(f"SELECT count(*) FROM {table}")[0][0] for table in tables}

    def problems(self) -> list[str]:
        """What is wrong with the store."""
        return run(self.workspace.database.read(full_check))


@contextmanager
def a_filing(folder: Path, workspace: str = "workspace") -> Generator[Filing]:
    """A workspace of Ada's in the folder, open until the end; whatever happened, it is sound."""
    opened = run(open_workspace(folder / workspace, name="Ada"))
    try:
        filing = Filing(opened, folder)
        yield filing
        assert filing.problems() == []
    finally:
        opened.close()
