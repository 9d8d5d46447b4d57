"""What stands beside the fields: the outlook of a suite case, as long as one is edited."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from reviewer_app.domain.expectations import has_expectation
from reviewer_app.services.deeds import Decided
from reviewer_app.services.forecasting import Forecasting
from reviewer_app.ui.editing.outlook import Outlook
from reviewer_app.ui.editing.page import EditPage
from reviewer_app.ui.editing.suites.editors import FIELDS
from reviewer_app.ui.editing.what_if import WhatIfPane
from reviewer_app.ui.editing.what_if_course import WhatIfCourse
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look

NARROW = 720
"""Pixels at base 10 pt under which the outlook stands below the fields instead of beside them."""

_SHARES = (46, 54)


class WhatIfBeside(QObject):
    """Keeps the pane in step with the editor. failed: an error; changed: Undo has another step."""

    failed = Signal(object)
    changed = Signal()

    def __init__(self, look: Look, page: EditPage, tasks: Tasks, forecasting: Forecasting) -> None:
        super().__init__(page)
        self._look, self._page = look, page
        self.pane = WhatIfPane(look)
        self.pane.hide()
        self.course = WhatIfCourse(look, tasks, forecasting, self.pane)
        self.course.failed.connect(self.failed)
        self.course.done.connect(self._done)
        page.add_pane(self.pane)
        page.judged.connect(self._judged)
        page.installEventFilter(self)

    def _judged(self, outlook: Outlook) -> None:
        case = self._page.case
        is_suite = not case.is_new and has_expectation(outlook.content)
        if is_suite and self.pane.isHidden():
            width = self._page.panes.width()
            self._page.panes.setSizes([width * share // 100 for share in _SHARES])
        self.pane.setVisible(is_suite)
        if not is_suite:
            self.course.stop()
            return
        is_unread = any(fault.field in FIELDS for fault in outlook.errors)
        content = None if is_unread else outlook.content
        self.course.follow(case.key, lambda: content)

    def _done(self, deed: Decided) -> None:
        words = tr("Output added") if deed.name == "add_output" else tr("Output removed")
        self._page.toast.show_done(words, icon="check", can_undo=False)
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            is_narrow = self._page.width() < NARROW * self._look.theme.sizes.scale
            sides = Qt.Orientation
            self._page.panes.setOrientation(sides.Vertical if is_narrow else sides.Horizontal)
        return super().eventFilter(watched, event)
