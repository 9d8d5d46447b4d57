"""`reviewer-app imports`: past and unfinished imports listed, removed, continued, discarded."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any

import typer

from reviewer_app.cli.importing import show_result
from reviewer_app.cli.options import Workspace
from reviewer_app.cli.progress import Ticker
from reviewer_app.cli.results import FileResult
from reviewer_app.cli.running import DONE, LEFT, find_workspace, run, say
from reviewer_app.cli.words import count
from reviewer_app.domain import json
from reviewer_app.domain.errors import NotFound
from reviewer_app.services.progress import Progress

if TYPE_CHECKING:
    from reviewer_app.services.importing import Importing

IMPORTS = typer.Typer(help="List imports; remove, continue or discard one.")

ImportId = Annotated[
    str, typer.Argument(metavar="ID", help="The import, or the beginning of its id.")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object per import.")]
Person = Annotated[str | None, typer.Option("--as", help="Who does this; else you.")]


@IMPORTS.command("list")
def list_imports(workspace: Workspace = None, as_json: AsJson = False) -> None:
    """List imports, those that were cut off first, then the latest."""

    async def work(importing: "Importing") -> int:
        for line in await _listed(importing):
            say(json.dump(line) if as_json else _line(line))
        return DONE

    _run(workspace, work, to_read=True)


@IMPORTS.command("remove")
def remove(
    import_id: ImportId,
    workspace: Workspace = None,
    person: Person = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Say what would go and what stays, and do nothing.")
    ] = False,
) -> None:
    """Take away what an import brought, but for cases that were decided or changed since.

    Ends with 1 where something stays. The window's Undo brings it back.
    """

    async def work(importing: "Importing") -> int:
        found = await _find(importing, import_id)
        removal = await importing.removal(found)
        if removal.is_removed:
            say(f"{removal.file_name} was removed before.")
            return DONE
        if not dry_run:
            await importing.remove(found)
        verb = "would go" if dry_run else "removed"
        say(f"{removal.file_name} → {removal.dataset}")
        back = f", {count(removal.back, 'case')} as before" if removal.back else ""
        say(f"  {count(removal.goes, 'case')} {verb}{back}")
        for stay in removal.stays:
            say(f"  Stays: {stay.title} was {stay.why} since.")
        return LEFT if removal.stays else DONE

    _run(workspace, work, person, to_read=dry_run)


@IMPORTS.command("continue")
def go_on(import_id: ImportId, workspace: Workspace = None, person: Person = None) -> None:
    """Go on with an import that was cut off; its file has to be where it was."""

    async def work(importing: "Importing") -> int:
        ticker = Ticker()
        progress = Progress(
            lambda step: ticker.show(f"{step.done:,} of {count(step.total, 'row')}")
        )
        try:
            imported = await importing.resume(await _find(importing, import_id), progress)
        finally:
            ticker.clear()
        result = FileResult.of(imported.path, imported)
        show_result(result)
        return DONE if result.is_whole else LEFT

    _run(workspace, work, person)


@IMPORTS.command("discard")
def discard(import_id: ImportId, workspace: Workspace = None) -> None:
    """Drop what an import brought that was cut off; it was never to be seen."""

    async def work(importing: "Importing") -> int:
        found = await _find(importing, import_id)
        await importing.discard(found)
        say("Discarded.")
        return DONE

    _run(workspace, work)


def _run(
    workspace: Any,
    work: Callable[["Importing"], Coroutine[Any, Any, int]],
    person: str | None = None,
    *,
    to_read: bool = False,
) -> None:
    async def begin() -> int:
        from reviewer_app.workspace import open_workspace, open_workspace_to_read

        folder = find_workspace(workspace)
        opening = open_workspace_to_read(folder) if to_read else open_workspace(folder, name=person)
        async with await opening as opened:
            return await work(opened.desk.importing)

    run(begin)


async def _listed(importing: "Importing") -> list[dict[str, Any]]:
    waiting = [
        {
            "id": one.import_id,
            "file": one.file_name,
            "product": one.product,
            "dataset": one.dataset,
            "at": one.started_at.isoformat(),
            "state": "unfinished",
            "done": one.done,
            "rows": one.rows,
            "why_not": one.why_not,
        }
        for one in await importing.unfinished()
    ]
    past = [
        {
            "id": one.import_id,
            "file": one.file_name,
            "product": one.product,
            "dataset": one.dataset,
            "at": one.at.isoformat(),
            "state": "removed" if one.is_removed else "finished",
            "taken": one.taken,
            "changed": one.changed,
        }
        for one in await importing.imports()
    ]
    return [*waiting, *past]


def _line(told: dict[str, Any]) -> str:
    where = f"{told['file']} → {told['product']} / {told['dataset']}"
    begun = f"{told['id']}  {told['at'][:16].replace('T', ' ')} UTC  {where}"
    if told["state"] == "unfinished":
        why = f" {told['why_not']}" if told["why_not"] else ""
        return f"{begun}: cut off after {told['done']:,} of {count(told['rows'], 'row')}.{why}"
    if told["state"] == "removed":
        return f"{begun}: removed"
    return f"{begun}: {told['taken']} taken, {told['changed']} changed"


async def _find(importing: "Importing", beginning: str) -> str:
    """The one import whose id begins so; raises NotFound."""
    ids = [line["id"] for line in await _listed(importing)]
    found = [one for one in ids if one.startswith(beginning)] if beginning else []
    if len(found) != 1:
        raise NotFound("import", beginning if not found else f"{beginning} alone")
    return found[0]
