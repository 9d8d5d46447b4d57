"""`reviewer-app doctor`: what could keep the program from working here, and what to do."""

from datetime import UTC, datetime

from reviewer_app import __version__
from reviewer_app.cli.options import Workspace
from reviewer_app.cli.running import DONE, LEFT, find_workspace, run, say, standard_output
from reviewer_app.cli.words import describe
from reviewer_app.system.displays import has_display
from reviewer_app.system.paths import log_folder, settings_file, usual_workspace

_SIGNS = {"good": "ok", "note": "note", "trouble": "TROUBLE"}


def doctor(workspace: Workspace = None) -> None:
    """Say what could keep Reviewer from working here, and what to do about it."""

    async def work() -> int:
        from reviewer_app.services.diagnosing import Diagnosing

        standard_output()  # without one, looking is in vain
        folder = find_workspace(workspace, may_be_gone=True)
        is_chosen = workspace is None and folder != usual_workspace()
        now = lambda: datetime.now(UTC)  # noqa: E731
        diagnosing = Diagnosing(folder, __version__, now, is_chosen=is_chosen)
        found = await diagnosing.look(describe)
        for finding in found:
            _say(finding.level, finding.subject, finding.words, finding.remedy)
        if not has_display():
            _say("note", "Display", "There is none here, so no window can open.")
        _say("good", "Settings", str(settings_file()))
        _say("good", "Log", str(log_folder() / "reviewer.log"))
        return LEFT if any(finding.level == "trouble" for finding in found) else DONE

    run(work)


def _say(level: str, subject: str, words: str, remedy: str = "") -> None:
    say(f"{_SIGNS[level]:<8}{subject:<10}{words}")
    if remedy:
        say(f"{'':<18}{remedy}")
