"""Comparisons from the window: what is opened beside each other for the case on screen."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain.entries import as_text
from reviewer_app.services.case_views import CaseView
from reviewer_app.services.comparing import Revision
from reviewer_app.services.desk import Desk
from reviewer_app.services.drafting import Draft
from reviewer_app.ui.comparing.page import ComparePage
from reviewer_app.ui.dialogs import choose_save
from reviewer_app.ui.field_names import field_name
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.sides import Side, extent_words, sides_of

_SHOWN = 24
"""Letters of an id on a button."""


class Comparisons(QObject):
    """Opens the comparison page on the revisions of a case, or on two cases.

    failed: something went wrong. opened: the page, which has something to show; left: the person
    goes back. use_asked: a draft of a case is to begin with a text, by case, field and text.
    edit_asked: a case is to be edited. restore_asked: a revision is to be the latest, in the place
    of the other. signs_asked: show invisible characters, or hide them.
    """

    failed = Signal(object)
    opened = Signal(object)
    left = Signal()
    use_asked = Signal(str, str, str)
    edit_asked = Signal(str)
    restore_asked = Signal(str, str)
    signs_asked = Signal()

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, review: ReviewPage) -> None:
        super().__init__(review)
        self._desk, self._tasks, self._review = desk, tasks, review
        self.page = ComparePage(look, tasks, desk.comparing.two_cases, review)
        self.page.left_out = self._left_out
        self.page.hide()
        self.page.left.connect(self.left)
        self.page.save_asked.connect(self._save)
        self.page.signs_asked.connect(self.signs_asked)
        self.page.use_asked.connect(self._use)
        self.page.edit_asked.connect(self._edit)
        self.page.restore_asked.connect(self._restore)
        self.page.question.acted.connect(self._use_all_the_same)
        self.page.compared.connect(self._measure_family)
        review.list.selection_bar.compare_asked.connect(self.compare_other)
        self._target = ""
        self._unmeasured: list[str] = []
        self._wanted: tuple[str, str] | None = None
        self.actions: dict[str, Callable[[], object]] = {
            "compare": self.compare_shown,
            "compare_voted": self.compare_voted,
            "compare_other": self.compare_other,
        }

    def _left_out(self) -> frozenset[str]:
        """What the case on screen hides is hidden here, too."""
        view = self._review.conduct.view
        return view.hidden_fields if view is not None else frozenset()

    # Revisions of one case

    def compare_shown(self) -> None:
        """Compare the revision on the review page with the one before it."""
        view = self._review.conduct.view
        if view is not None:
            self.compare(view.case_id, _title(view))

    def compare_voted(self) -> None:
        """Compare the revision on the review page with the earlier one that I voted on."""
        view = self._review.conduct.view
        if view is None:
            return
        if view.earlier_vote is None:
            words = tr("You voted on no earlier revision of this case")
            self._review.toast.show_done(words, icon="history", can_undo=False)
            return
        self.compare(view.case_id, _title(view), beside=view.earlier_vote.revision.case_id)

    def compare_with(self, case_id: str) -> None:
        """Compare the revision on the review page with another one of the same case."""
        view = self._review.conduct.view
        if view is not None:
            self.compare(view.case_id, _title(view), beside=case_id)

    def compare(self, case_id: str, title: str, beside: str = "") -> None:
        """Compare a revision with the one before it; of the first one, with the one after it.

        title: what the way back is called. beside: another revision of the case to compare with.
        """
        self._tasks.latest(
            "revisions",
            lambda: self._desk.comparing.family(case_id),
            lambda family: self._show(family, case_id, title, beside),
            self.failed.emit,
            is_awaited=True,
        )

    def _show(self, family: list[Revision], case_id: str, title: str, beside: str) -> None:
        if len(family) < 2:
            words = tr("This case has only one revision")
            self._review.toast.show_done(words, icon="history", can_undo=False)
            return
        ids = [revision.case_id for revision in family]
        place = min(ids.index(case_id) if case_id in ids else 0, len(ids) - 2)
        self._target = next((one.case_id for one in family if one.is_latest), "")
        number = family[0].number if self._target else None
        self.page.show_ways(self._target, number)
        a, b = (beside, case_id) if {beside, case_id} <= set(ids) else (ids[place + 1], ids[place])
        self.page.show_sides(title, sides_of(family), a, b)
        self._unmeasured = ids
        self.opened.emit(self.page)

    def _measure_family(self) -> None:
        """Only now, as the differences that are shown come first."""
        ids, self._unmeasured = self._unmeasured, []
        if ids:
            self._tasks.latest("extents", lambda: self._measure(ids))

    async def _measure(self, ids: list[str]) -> None:
        """Tell how much each of the latest revisions changed."""
        async for case_id, extent in self._desk.comparing.extents(ids):
            self.page.rail.show_extent(case_id, extent_words(extent))

    # Two cases

    def compare_other(self) -> None:
        """Compare the two selected cases, else the one on screen with one that is asked for."""
        selected = list(self._review.list.selected)
        view = self._review.conduct.view
        if len(selected) == 2:
            self._compare_rows(selected[0], selected[1])
        elif view is not None:
            self._ask_other(view)

    def _ask_other(self, view: CaseView) -> None:
        title, label = tr("Compare with another case"), tr("Its id, or the beginning of it")
        then = partial(self._compare_rows, view.n)
        self._review.steering.going.ask(title, label, tr("Compare"), then, but=view.n)

    def _compare_rows(self, a: int, b: int) -> None:
        async def read() -> tuple[CaseView, CaseView]:
            browsing = self._desk.browsing
            return await browsing.prepare(a), await browsing.prepare(b)

        self._tasks.latest("revisions", read, self._show_cases, self.failed.emit, is_awaited=True)

    def _show_cases(self, views: tuple[CaseView, CaseView]) -> None:
        a, b = views
        here = self._review.conduct.view
        self._target = "" if b.is_legacy else b.case_id
        self._unmeasured = []
        self.page.show_ways(self._target, b.revision, _elided(b.title))
        way_back = tr("Queue") if here is None else _title(here)
        self.page.show_cases(way_back, [_side(a), _side(b)])
        self.opened.emit(self.page)

    # Going on from a comparison

    def _use(self, name: str) -> None:
        """What A has in a field becomes a draft; one that is there already is asked about."""
        text = as_text(name, self.page.value_of_a(name))
        self._wanted = (name, text)
        drafts = partial(self._desk.drafting.of, self._target)
        self._tasks.latest("drafts", drafts, self._begin_draft, self.failed.emit, is_awaited=True)

    def _begin_draft(self, drafts: dict[str, Draft]) -> None:
        if self._wanted is None:
            return
        name, text = self._wanted
        if name in drafts and drafts[name].text != text:
            words = tr("You have begun to edit {field} already. Using the text of A replaces that.")
            self.page.question.show_words(
                words.format(field=field_name(name)), icon="pencil", button=tr("Replace my draft")
            )
            return
        self._use_all_the_same()

    def _use_all_the_same(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.page.question.hide()
            self.left.emit()
            self.use_asked.emit(self._target, *wanted)

    def _restore(self) -> None:
        self.left.emit()
        self.restore_asked.emit(self.page.pair[0], self._target)

    def _edit(self) -> None:
        self.left.emit()
        self.edit_asked.emit(self._target)

    # Saving

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


def _elided(title: str) -> str:
    """An id, short enough for a button."""
    line = single_line(title)
    return line if len(line) <= _SHOWN else f"{line[:_SHOWN]}…"


def _title(view: CaseView) -> str:
    return tr("Case {id}").format(id=single_line(view.title))


def _side(view: CaseView) -> Side:
    """A case of its own as a side."""
    number = view.revision if view.revisions > 1 else None
    revision = tr("Revision {n}").format(n=format_number(number)) if number else ""
    return Side(
        case_id=view.case_id,
        title=_title(view),
        meta=single_line(view.dataset),
        note=revision,
        score=view.vote.score,
        is_reviewed=view.reviewed_at is not None,
        is_revision=False,
    )
