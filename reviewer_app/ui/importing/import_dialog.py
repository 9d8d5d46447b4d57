"""The dialog of an import: it appears when reading takes its time, and tells the result."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from reviewer_app.services.importing import ImportResult
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.importing.outcome import Outcome, outcome_of
from reviewer_app.ui.importing.panes import ProblemPane, ReadingPane
from reviewer_app.ui.importing.result_pane import ResultPane
from reviewer_app.ui.importing.rows import item_text
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.progress_line import SHOW_AFTER_MS


class ImportDialog(AnswerDialog):
    """Opens by itself: `begin`, then `show_progress`, then a result or a problem, or `stop`.

    saves_list: whether the list of rows not taken can be saved (save_list_asked).
    """

    cancelled = Signal()
    review_asked = Signal(str)
    another_file_asked = Signal()
    save_list_asked = Signal()
    closed = Signal()

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, saves_list: bool = False
    ) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(tr("Import"))
        self._outcome: Outcome | None = None
        self.reading = ReadingPane(look)
        self.problem = ProblemPane(look)
        self.result_pane = ResultPane(look, saves_list=saves_list)
        for pane in (self.reading, self.problem, self.result_pane):
            self.whole.addWidget(pane)
            pane.hide()
        self._opening = QTimer(self, singleShot=True, interval=SHOW_AFTER_MS)
        self._opening.timeout.connect(self.open)
        self._connect()

    def begin(self, file_name: str) -> None:
        """A file is being read; it is shown if that takes longer than a moment."""
        self.reading.begin(file_name)
        self._show(self.reading, 480)
        if not self.isVisible():
            self._opening.start()

    def show_progress(self, done: int, total: int) -> None:
        """Tell how many rows are done of how many; total 0 is unknown."""
        self.reading.show_progress(done, total)

    def show_result(self, result: ImportResult) -> None:
        """Tell what became of the file; a cancelled import needs no words."""
        if result.is_cancelled:
            self.stop()
        else:
            self.show_outcome(outcome_of(result))

    def show_outcome(self, outcome: Outcome) -> None:
        """Tell what became of the file."""
        self._outcome = outcome
        self.result_pane.show_outcome(outcome)
        self._show(self.result_pane, 840 if outcome.refused else 600)
        self._appear()

    def show_problem(self, file_name: str, reason: str) -> None:
        """Tell why a file was refused as a whole."""
        self.problem.show_problem(file_name, reason)
        self._show(self.problem, 560)
        self._appear()

    def stop(self) -> None:
        """Go away without a word, as after Cancel."""
        self._opening.stop()
        self.reading.stop()
        self.reading.hide()
        super().reject()

    def list_text(self) -> str:
        """The rows not taken as text, one a line, place and reason parted by a tab."""
        refused = self._outcome.refused if self._outcome else ()
        return "".join(f"{item_text(refusal)}\n" for refusal in refused)

    def primary(self) -> QAbstractButton | None:
        if not self.problem.isHidden():
            return self.problem.primary
        return None if self.result_pane.isHidden() else self.result_pane.primary

    def _connect(self) -> None:
        self.reading.cancelled.connect(self.cancelled)
        self.problem.closed.connect(self.reject)
        self.problem.another_asked.connect(self._ask_another)
        self.result_pane.closed.connect(self.reject)
        self.result_pane.review_asked.connect(self._ask_review)
        self.result_pane.save_list_asked.connect(self.save_list_asked)

    def _show(self, pane: QWidget, width: int) -> None:
        for other in (self.reading, self.problem, self.result_pane):
            other.setVisible(other is pane)
        self.fit(width)

    def _appear(self) -> None:
        self._opening.stop()
        self.reading.stop()
        self.open()
        if button := self.primary():
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        shown = self.result_pane if self.problem.isHidden() else self.problem
        announce(self, shown.accessibleName())

    def _ask_another(self) -> None:
        self.accept()
        self.another_file_asked.emit()

    def _ask_review(self, dataset_id: str) -> None:
        self.accept()
        self.review_asked.emit(dataset_id)

    def reject(self) -> None:
        """Esc and the cross: stop the reading, or close what is told."""
        if not self.reading.isHidden():
            self.reading.ask_to_stop()
            return
        super().reject()
        self.closed.emit()
