"""Which page is on screen, and how one gets there and back."""

from collections.abc import Callable, Mapping
from typing import Protocol, cast, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.start.page import StartPage


@runtime_checkable
class Acting(Protocol):
    """A page with commands of its own."""

    @property
    def acts(self) -> Mapping[str, Callable[[], object]]:
        """What they do, by their names."""
        ...


class Screens(QStackedWidget):
    """The first start, the queues, and whatever is shown instead of a case.

    A page in place of the whole window is shown by `show_page`; a guest stands beside the
    sidebar, in place of list and case. freed: nothing but the queues or the first start may be on
    screen. stepped_aside: a queue was chosen while this guest was there, so it is gone.
    """

    freed = Signal()
    stepped_aside = Signal(object)

    def __init__(self, start: StartPage, review: ReviewPage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._start, self._review = start, review
        self._guest: QWidget | None = None
        self.addWidget(start)
        self.addWidget(review)
        self.currentChanged.connect(self.freed)
        review.panes.guest_left.connect(self.freed)
        review.became_ready.connect(self.freed)
        review.sidebar.queue_chosen.connect(self._step_aside)
        review.sidebar.view_chosen.connect(self._step_aside)

    # What is on screen

    @property
    def is_starting(self) -> bool:
        """Whether the first start is on screen."""
        return self.currentWidget() is self._start

    @property
    def is_in_queues(self) -> bool:
        """Whether the sidebar is on screen, with a case or with a guest beside it."""
        return self.currentWidget() is self._review

    @property
    def is_reviewing(self) -> bool:
        """Whether list and case are on screen."""
        return self.is_in_queues and not self._review.panes.has_guest

    @property
    def is_waiting(self) -> bool:
        """Whether a case is on its way to the screen."""
        return self.is_reviewing and self._review.pace.is_waiting

    @property
    def has_more_than_case(self) -> bool:
        """Whether keys are for something else than the case that was on screen already."""
        focused = cast("QWidget | None", self.window().focusWidget())
        is_in_history = focused is not None and self._review.history_pane.isAncestorOf(focused)
        return not self.is_reviewing or self.is_waiting or is_in_history

    def shows(self, page: QWidget) -> bool:
        """Whether a page or a guest is on screen."""
        return self.currentWidget() is page or (self.is_in_queues and self._guest is page)

    @property
    def acts(self) -> Mapping[str, Callable[[], object]]:
        """What the page on screen does itself, by the names of commands."""
        page = self._guest if self.is_in_queues else self.currentWidget()
        return page.acts if isinstance(page, Acting) else {}

    @property
    def blocks(self) -> list[QWidget]:
        """The panes on screen in the order of reading."""
        page = self.currentWidget()
        return self._review.blocks if self.is_in_queues or page is None else [page]

    @property
    def case(self) -> QWidget | None:
        """The case, where it is on screen."""
        return self._review.case_page if self.is_reviewing else None

    # Ways there

    def show_start(self) -> None:
        """Go to the first start."""
        self.setCurrentWidget(self._start)

    def show_review(self) -> None:
        """Go to the queues."""
        self._let_guest_go()
        if not self.is_in_queues:
            self.setCurrentWidget(self._review)
            self._review.start()
        self._review.case_page.setFocus()

    def show_page(self, page: QWidget) -> None:
        """Put a page in place of the whole window; what was there stays as it is."""
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)

    def show_guest(self, guest: QWidget) -> None:
        """Put a page beside the sidebar, whatever was there before."""
        if self.is_starting:
            self._review.start()
        self.setCurrentWidget(self._review)
        self._guest = guest
        self._review.panes.show_guest(guest)
        guest.setFocus()

    # Ways back

    def show_case(self) -> None:
        """Back to the case that was on screen before a page or a guest."""
        self._let_guest_go()
        self.setCurrentWidget(self._review)
        self._review.case_page.setFocus()

    def show_home(self, has_cases: bool) -> None:
        """Go to the queues, or to the first start where there is nothing to review."""
        if has_cases:
            self.show_review()
        else:
            self._let_guest_go()
            self.show_start()
            self._start.focus_first()

    def _let_guest_go(self) -> None:
        self._guest = None
        self._review.panes.show_guest(None)

    def _step_aside(self) -> None:
        """A queue was chosen while a guest was on screen."""
        if guest := self._guest:
            self._let_guest_go()
            self.stepped_aside.emit(guest)
