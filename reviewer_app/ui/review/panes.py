"""The three panes of the review: sidebar, list and case, and what a narrow window makes of them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from reviewer_app.domain.queues import Filter
from reviewer_app.ui.review.case_list import CaseList
from reviewer_app.ui.review.sidebar import Sidebar
from reviewer_app.ui.widgets.look import Look

_RAIL_BELOW = 1200
NO_LIST_BELOW = 1000
"""Width of the window from which on the list has its place beside the case.

Like all such limits it is for text of the usual size.
"""


class Panes(QSplitter):
    """Side by side on a splitter; the person's widths come back when there is room again.

    widths: of sidebar and list as the person made them, or none; then they are the design's at
    every text size. guest_left: list and case are there again. folded: whether the case has the
    room of the list, too, because the person wants it so or the window is narrow.
    """

    guest_left = Signal()
    folded = Signal(bool)

    def __init__(
        self,
        look: Look,
        sidebar: Sidebar,
        case_list: CaseList,
        case: QWidget,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self._sidebar, self._list = sidebar, case_list
        self._case = case
        self._guest: QWidget | None = None
        self._was_chosen: Filter | str | None = None
        self._wants_list = False
        self._is_focused = False
        self._form: tuple[bool, bool, bool] | None = None  # as a rail, with a list, focused
        self.widths: list[int] = []
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        for part in (sidebar, case_list, case):
            self.addWidget(part)
        self.setStretchFactor(2, 1)
        self.splitterMoved.connect(self._remember)
        look.changed.connect(self._look_changed)

    def show_guest(self, guest: QWidget | None) -> None:
        """Show another page beside the sidebar, in place of list and case; None: those again."""
        if guest is self._guest:
            return
        if guest is not None and self.indexOf(guest) < 0:
            self.addWidget(guest)
            self.setStretchFactor(self.indexOf(guest), 1)
        for page in (self._guest, guest):
            if page is not None:
                page.setVisible(page is guest)
        self._mark_queue(guest)
        self._guest = guest
        self._case.setVisible(guest is None)
        self._form = None
        self._fit(self.width())
        if guest is None:
            self.guest_left.emit()

    def _mark_queue(self, guest: QWidget | None) -> None:
        """No queue is marked while none is shown; afterwards it is the one from before."""
        chosen = self._sidebar.model.chosen
        if guest is not None and self._guest is None:
            self._was_chosen = chosen
            self._sidebar.choose(None)
        elif guest is None and chosen is None:
            self._sidebar.choose(self._was_chosen)

    @property
    def has_guest(self) -> bool:
        """Whether another page stands in place of list and case."""
        return self._guest is not None

    @property
    def guests(self) -> list[QWidget]:
        """The other page, if there is one."""
        return [self._guest] if self._guest else []

    def reveal_list(self, is_wanted: bool) -> None:
        """Show the list also where the case has its room, as long as it is wanted."""
        if is_wanted == self._wants_list:
            return
        self._wants_list = is_wanted
        if self._guest is None:
            self._fit(self.width())

    @property
    def is_focused(self) -> bool:
        """Whether the person wants the case alone, without sidebar and list."""
        return self._is_focused

    def focus(self, is_wanted: bool) -> None:
        """Show the case alone, or sidebar and list again."""
        self._is_focused, self._wants_list = is_wanted, False
        self._fit(self.width())

    def turn(self) -> None:
        """The case alone, or what stands beside it: in a narrow window that is the list."""
        has_list = self._form is not None and self._form[1]
        if self._is_focused or (has_list and not self._wants_list):
            self.focus(not self._is_focused)
        else:
            self.reveal_list(not has_list)

    def _remember(self) -> None:
        if self._form == (False, True, False) and self._guest is None:
            self.widths = self.sizes()[:2]

    def _look_changed(self) -> None:
        if not self.widths:
            self._form = None
        self._fit(self.width())

    def _fit(self, width: int) -> None:
        """Three panes, or a rail of icons, or no list either: whatever the case needs."""
        room = self._look.theme.sizes.room_of(width)
        is_rail = room < _RAIL_BELOW
        has_list = self._wants_list or (room >= NO_LIST_BELOW and not self._is_focused)
        form = is_rail, has_list, self._is_focused
        if self._form == form:
            return
        self._form = form
        self._sidebar.set_rail(is_rail)
        self._sidebar.setVisible(not self._is_focused)
        self.folded.emit(not has_list)
        has_list = has_list and self._guest is None
        self._list.setVisible(has_list)
        sizes = self._look.theme.sizes
        sidebar_width, list_width = self.widths or (sizes.sidebar, sizes.list)
        first = self._sidebar.sizeHint().width() if is_rail else sidebar_width
        second = list_width if has_list else 0
        # The splitter would keep what a pane once had, also when its content became narrow.
        rest = max(1, width - first - second)
        self.setSizes([first, second, 0, rest] if self._guest else [first, second, rest])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())
