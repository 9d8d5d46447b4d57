"""States of the pages about one case that need more than the samples have: a conflict to decide."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from reviewer_app.domain.cases import Content
from reviewer_app.store.cases import read_case
from tests.support.families import revision
from tests.support.windows import Driver

MINE = (" up to 12 hours before, by message or by phone", ("send_message",))
THEIRS = (" up to 48 hours before", ("move_appointment",))


async def conflict(driver: Driver) -> QWidget:
    """The case on screen was changed here and by Grace, in one place that both changed."""
    case_id = driver.view.case_id
    database = driver.running.workspace.database
    head = await database.read(lambda session: read_case(session, case_id).case)
    mine, theirs = _changed(head.content, *MINE), _changed(head.content, *THEIRS)
    keep = driver.desk.drafting.keep
    await keep(case_id, "expected_output", mine.expected_output or "", 0)
    await keep(case_id, "expected_tools", "\n".join(mine.expected_tools or ()), 0)
    _, work = revision(head, 2, content=theirs)
    await database.write(work)
    merges = driver.window.ways.merges
    merges.open_drafts(case_id)
    await driver.until(lambda: merges.page.isVisible(), "the conflict")
    return driver.window


def _changed(content: Content, words: str, tools: tuple[str, ...]) -> Content:
    """The end of the first sentence and the list of tools are other ones."""
    start, dot, rest = (content.expected_output or "").partition(".")
    output = f"{start}{words}{dot}{rest}"
    return replace(
        content, expected_output=output, expected_tools=(*(content.expected_tools or ()), *tools)
    )
