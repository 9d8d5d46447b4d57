"""Comparisons from the window: what command C opens for the case on screen."""

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from reviewer_app.services.comparing import Revision
from reviewer_app.services.desk import Desk
from reviewer_app.ui.comparing.page import ComparePage
from reviewer_app.ui.comparing.sides import extent_words, side_of
from reviewer_app.ui.dialogs import choose_save
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line

MOST_MEASURED = 50
"""Revisions of which it is told how much they changed; those of a long history are not asked."""


class Comparisons(QObject):
    """Opens the comparison page on the revisions of a case.

    failed: something went wrong. opened: the page, which has something to show; left: the person
    goes back.
    """

    failed = Signal(object)
    opened = Signal(object)
    left = Signal()

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, review: ReviewPage) -> None:
        super().__init__(review)
        self._desk, self._tasks, self._review = desk, tasks, review
        self.page = ComparePage(look, tasks, desk.comparing.two_cases)
        self.page.hide()
        self.page.left.connect(self.left)
        self.page.save_asked.connect(self._save)

    def compare_shown(self) -> None:
        """Compare the revision on the review page with the one before it."""
        view = self._review.conduct.view
        if view is not None:
            self.compare(view.case_id, tr("Case {id}").format(id=single_line(view.title)))

    def compare(self, case_id: str, title: str) -> None:
        """Compare a revision with the one before it; of the first one, with the one after it.

        title: what the way back is called.
        """
        self._tasks.latest(
            "revisions",
            lambda: self._desk.comparing.family(case_id),
            lambda family: self._show(family, case_id, title),
            self.failed.emit,
        )

    def _save(self) -> None:
        self._tasks.long(self._write, self._tell_saved, self.failed.emit)

    async def _write(self) -> Path | None:
        """Ask where, and write the page, or what it looks like on paper."""
        kinds = [tr("Web page (*.html)"), tr("PDF (*.pdf)")]
        suggested = Path.home() / tr("Comparison.html")
        target = await choose_save(self.page, tr("Save the comparison"), suggested, kinds)
        if target is None:
            return None
        if target.suffix.lower() == ".pdf":
            data = await self.page.pdf()
        else:
            data = self.page.document().encode("utf-8", "backslashreplace")
        await self._desk.comparing.save(target, data)
        return target

    def _tell_saved(self, target: Path | None) -> None:
        if target is not None:
            words = tr("Saved as {name}").format(name=target.name)
            self.page.toast.show_done(words, icon="check", can_undo=False)

    def _show(self, family: list[Revision], case_id: str, title: str) -> None:
        if len(family) < 2:
            words = tr("This case has only one revision")
            self._review.toast.show_done(words, icon="history", can_undo=False)
            return
        ids = [revision.case_id for revision in family]
        place = min(ids.index(case_id) if case_id in ids else 0, len(ids) - 2)
        measured = min(MOST_MEASURED, len(family) - 1)
        sides = [side_of(one, is_measured=n < measured) for n, one in enumerate(family)]
        self.page.show_sides(title, sides, ids[place + 1], ids[place])
        self.opened.emit(self.page)
        self._tasks.latest("extents", lambda: self._measure(ids))

    async def _measure(self, ids: list[str]) -> None:
        """Tell how much each of the latest revisions changed."""
        for after, before in pairwise(ids[: MOST_MEASURED + 1]):
            extent = await self._desk.comparing.extent(before, after)
            self.page.rail.show_extent(after, extent_words(extent))
