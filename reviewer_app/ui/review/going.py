"""Going to the case that a person names by an id, where an id may mean cases of many datasets."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reviewer_app.services.browsing import Browsing, CaseView, NamedCase
from reviewer_app.services.listing import QueueItem
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.named_dialog import NamedDialog
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.line_dialog import LineDialog
from reviewer_app.ui.widgets.look import Look

MOST_OFFERED = 9
"""Cases that one choice can hold; a longer id tells more of them apart."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Cases to choose from: each with its list row. left: how many more there are."""

    cases: Sequence[tuple[CaseView, QueueItem]]
    left: int = 0


class Going(QObject):
    """Asks for an id. case_asked: show this row."""

    case_asked = Signal(int)
    failed = Signal(object)

    def __init__(
        self, look: Look, browsing: Browsing, tasks: Tasks, queue: Queue, host: QWidget
    ) -> None:
        super().__init__(host)
        self._look, self._browsing, self._tasks = look, browsing, tasks
        self._queue, self._host = queue, host
        self.dialog: LineDialog | None = None
        self.choice: NamedDialog | None = None

    def ask_id(self) -> None:
        """Ask for an id and go to its case."""
        self.ask(tr("Go to an id"), tr("Id, or its beginning"), tr("Go"), self.case_asked.emit)

    def ask(
        self,
        title: str,
        label: str,
        button: str,
        then: Callable[[int], object],
        *,
        but: int | None = None,
    ) -> None:
        """Ask for an id, until it names a case; then: hears its row. but: a row that is none."""
        dialog = LineDialog(self._look, title, label, button, parent=self._host)
        dialog.submitted.connect(partial(self._find, dialog, then, but))
        dialog.finished.connect(self._forget)
        dialog.finished.connect(dialog.deleteLater)
        self.dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        self.dialog = None  # what was looked for may still come

    def _find(
        self, dialog: LineDialog, then: Callable[[int], object], but: int | None, typed: str
    ) -> None:
        def found(offer: Offer) -> None:
            if dialog is not self.dialog:
                return
            cases = [(view, row) for view, row in offer.cases if view.n != but]
            if not offer.cases:
                dialog.show_problem(tr("No case has the id “{id}”.").format(id=typed))
            elif not cases:
                dialog.show_problem(tr("That is the case on screen."))
            else:
                dialog.accept()
                self._choose(typed, replace(offer, cases=cases), then)

        self._tasks.latest("find", lambda: self._look_up(typed), found, self.failed.emit)

    async def _look_up(self, typed: str) -> Offer:
        named = meant(await self._browsing.find(typed), self._queue)
        numbers = [one.n for one in named[:MOST_OFFERED]]
        rows = {item.n: item for item in await self._browsing.items(numbers)}
        views = await self._browsing.introduce(numbers)
        told = [(view, rows[view.n]) for view in views if view.n in rows]
        return Offer(cases=told, left=len(named) - len(numbers))

    def _choose(self, typed: str, offer: Offer, then: Callable[[int], object]) -> None:
        """Take the one case that is meant, or have the person choose."""
        if len(offer.cases) == 1:
            then(offer.cases[0][0].n)
            return
        dialog = NamedDialog(self._look, typed, offer.cases, offer.left, self._host)
        dialog.chosen.connect(then)
        dialog.finished.connect(dialog.deleteLater)
        self.choice = dialog
        dialog.open()


def meant(named: Sequence[NamedCase], queue: Queue) -> Sequence[NamedCase]:
    """Those that can be meant where a list is open: of the list, else of its datasets, else all.

    A beginning means the first case of each dataset that has one.
    """
    now = queue.now
    listed = {one.n for one in named}.intersection(now.numbers)
    datasets = now.filter.datasets
    near = [one for one in named if one.n in listed or one.n in now.touched]
    near = near or [one for one in named if one.dataset_id in datasets]
    near = near or list(named)
    if all(one.is_whole for one in near):
        return near
    firsts = dict[str, NamedCase]()
    for one in near:
        firsts.setdefault(one.dataset_id, one)
    return list(firsts.values())
