"""`reviewer-app check`: whether a store is sound."""

from reviewer_app.cli.options import Workspace
from reviewer_app.cli.running import DONE, LEFT, find_workspace, run, say


def check(workspace: Workspace = None) -> None:
    """Look a workspace over; its search index is made anew where that is needed and possible."""

    async def work() -> int:
        from reviewer_app.domain.errors import WorkspaceOpen
        from reviewer_app.workspace import open_workspace, open_workspace_to_read

        folder = find_workspace(workspace)
        # First for reading only: looking must not make a workspace where there is none.
        async with await open_workspace_to_read(folder) as opened:
            found = await opened.desk.checking.check()
        if not found.problems:
            try:
                async with await open_workspace(folder) as opened:
                    found = await opened.desk.checking.check()
            except WorkspaceOpen:
                pass  # the window has it; what reading can tell was told
        for problem in found.problems:
            say(f"{folder}: {problem}")
        if found.problems:
            return LEFT
        mended = " The search index was made anew." if found.search_rebuilt else ""
        say(f"{folder} is sound; it holds {found.changes} changes.{mended}")
        return DONE

    run(work)
