"""The course of the outlook: asks for it as one types, and keeps what is pasted."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from reviewer_app.domain.cases import Content
from reviewer_app.domain.expectations import has_expectation
from reviewer_app.services.forecasting import Forecasting, WhatIf
from reviewer_app.ui.dialogs import ask
from reviewer_app.ui.editing.paste_dialog import PasteDialog
from reviewer_app.ui.editing.what_if import WhatIfPane
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.look import Look

REST = 60
"""Milliseconds without a key after which the outlook is asked for."""


class WhatIfCourse(QObject):
    """Between the editor and its pane. failed: an error that somebody should hear of.

    done: something was kept or let go; it can be undone.
    """

    failed = Signal(object)
    done = Signal(object)

    def __init__(
        self, look: Look, tasks: Tasks, forecasting: Forecasting, pane: WhatIfPane
    ) -> None:
        super().__init__(pane)
        self._look, self._tasks, self._forecasting = look, tasks, forecasting
        self.pane = pane
        self._case_id = ""
        self._content: Callable[[], Content | None] = lambda: None
        self._resting = QTimer(self, singleShot=True, interval=REST)
        self._resting.timeout.connect(self.ask_now)
        pane.paste_asked.connect(self._paste)
        pane.remove_asked.connect(self._remove)

    def follow(self, case_id: str, content: Callable[[], Content | None]) -> None:
        """Show the outlook of a case from now on.

        content: what is being typed, None while it cannot be read; asked for when typing rests.
        """
        self._case_id, self._content = case_id, content
        self.ask_now()

    def typed(self) -> None:
        """Something else is typed now."""
        if self._case_id:
            self.pane.begin()
            self._resting.start()

    def stop(self) -> None:
        """No case is being edited any more."""
        self._case_id = ""
        self._resting.stop()

    def ask_now(self) -> None:
        """Ask for the outlook; the newest question wins."""
        content, case_id = self._content(), self._case_id
        if not case_id:
            return
        if content is None:
            self.pane.show_problem(tr("What is typed cannot be scored as it stands."))
            return
        if not has_expectation(content):
            self.pane.show_problem(tr("Nothing says how this case is checked."))
            return
        self.pane.begin()
        self._tasks.latest(
            "what if",
            lambda: self._forecasting.outlook(case_id, content),
            lambda outlook: self._show(case_id, outlook),
            self._fail,
        )

    def _show(self, case_id: str, outlook: WhatIf) -> None:
        if case_id == self._case_id:
            self.pane.show_outlook(outlook)

    def _fail(self, error: Exception) -> None:
        self.pane.show_problem(tr("The known outputs could not be scored."))
        self.failed.emit(error)

    # Pasted outputs

    def _paste(self) -> None:
        case_id = self._case_id
        dialog = PasteDialog(self._look, self.pane)
        dialog.given.connect(
            lambda label, text, calls: self._add(case_id, label, text, calls)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
        )
        self._tasks.long(lambda: _asked(dialog))

    def _add(self, case_id: str, label: str, text: str, calls: str) -> None:
        self._tasks.save(
            lambda: self._forecasting.add_output(case_id, label, text, calls or None),
            self._kept,
            self.failed.emit,
        )

    def _remove(self, output_id: str) -> None:
        case_id = self._case_id
        self._tasks.save(
            lambda: self._forecasting.remove_output(case_id, output_id),
            self._kept,
            self.failed.emit,
        )

    def _kept(self, deed: object) -> None:
        if deed is not None:
            self.done.emit(deed)
        self.ask_now()


async def _asked(dialog: PasteDialog) -> None:
    try:
        await ask(dialog)
    finally:
        dialog.deleteLater()
