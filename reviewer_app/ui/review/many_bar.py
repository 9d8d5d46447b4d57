"""How far an act on many cases is, or was when it was cut off; a bar beside the case."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from reviewer_app.services.cut_offs import CutOff
from reviewer_app.services.progress import Progress
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.many_words import cut_off_words, going_on_words, running_words
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.progress_line import SHOW_AFTER_MS, ProgressBar
from reviewer_app.ui.widgets.quiet_button import EdgedButton, QuietButton

_LOOK_MS = 100
_BAR_WIDTH = 160


class ManyBar(QFrame):
    """Shows itself where an act takes its time, and where one was cut off the last time.

    stopped: no more of it. undo_asked: of what was cut off. left: it is to stay as it is.
    """

    stopped = Signal()
    undo_asked = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._progress: Progress | None = None
        self._act = ""
        self.words = PlainLabel(look, is_wrapped=True)
        self._bar = ProgressBar(look)
        self._bar.setFixedWidth(_BAR_WIDTH)
        self.stop = EdgedButton(look, tr("Stop"))
        self.stop.clicked.connect(self.stopped)
        self.leave = QuietButton(look, tr("Leave it so"))
        self.leave.clicked.connect(self.left)
        self.undo = EdgedButton(look, "", icon="undo-2")
        self.undo.clicked.connect(self.undo_asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 6, 20, 6)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self._bar)
        for button in (self.stop, self.leave, self.undo):
            row.addWidget(button)
        self._delay = QTimer(self, singleShot=True, interval=SHOW_AFTER_MS)
        self._delay.timeout.connect(self.show)
        # Looked at now and then: a signal for each batch would come from another thread.
        self._looks = QTimer(self, interval=_LOOK_MS)
        self._looks.timeout.connect(self._show_progress)
        self.hide()

    def watch(self, act: str, progress: Progress) -> None:
        """Begin to show how far an act is."""
        self.end()
        self._act, self._progress = act, progress
        self._offer(self.stop)
        self._show_progress()
        self._delay.start()
        self._looks.start()

    def show_cut_off(self, cut_off: CutOff) -> None:
        """Say how far an act came that was cut off, and what Undo does about it."""
        self.end()
        words = cut_off_words(cut_off)
        self.words.setText(words)
        self._bar.show_part(cut_off.course.done / cut_off.course.cases)
        self.undo.set_words(going_on_words(cut_off))
        self._offer(self.leave, *([self.undo] if cut_off.is_next else []))
        self.show()
        announce(self, words)

    @property
    def tells_cut_off(self) -> bool:
        """Whether it says that something was cut off."""
        return not self.isHidden() and self._progress is None

    def _offer(self, *offered: QWidget) -> None:
        for button in (self.stop, self.leave, self.undo):
            button.setVisible(button in offered)

    def end(self) -> None:
        """It is over."""
        self._progress = None
        self._delay.stop()
        self._looks.stop()
        self.hide()

    def _show_progress(self) -> None:
        if self._progress is None:
            return
        step = self._progress.step
        self.words.setText(running_words(self._act, step.done, step.total))
        self._bar.show_part(step.done / step.total if step.total else None)
