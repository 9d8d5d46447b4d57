"""`reviewer-app check`: whether a store is sound."""

from reviewer_app.cli.options import Workspace
from reviewer_app.cli.running import DONE, LEFT, find_workspace, run, say, standard_output
from reviewer_app.cli.words import count
from reviewer_app.domain.errors import (
    StoreFull,
    StoreReadOnly,
    StoreUnwritable,
    WorkspaceOpen,
    WorkspaceUnsuitable,
    WorkspaceUnwritable,
)

_UNWRITABLE = (StoreFull, StoreReadOnly, StoreUnwritable, WorkspaceUnsuitable, WorkspaceUnwritable)
"""Why a store that can be read is not opened for writing."""


def check(workspace: Workspace = None) -> None:
    """Look a workspace over; its search index is made anew where that is needed and possible."""

    async def work() -> int:
        from reviewer_app.workspace import open_workspace, open_workspace_to_read

        standard_output()  # without one, looking is in vain
        folder = find_workspace(workspace)
        # First for reading only: looking must not make a workspace where there is none.
        async with await open_workspace_to_read(folder) as opened:
            found = await opened.desk.checking.check()
        more = ""
        if not found.problems:
            try:
                async with await open_workspace(folder) as opened:
                    found = await opened.desk.checking.check()
            except WorkspaceOpen:
                pass  # the window has it; what reading can tell was told
            except _UNWRITABLE:
                more = " It may only be read, so its search index was not looked at."
        for problem in found.problems:
            say(f"{folder}: {problem}")
        if found.problems:
            return LEFT
        more = " The search index was made anew." if found.search_rebuilt else more
        say(f"{folder} is sound; it holds {count(found.changes, 'change')}.{more}")
        return DONE

    run(work)
