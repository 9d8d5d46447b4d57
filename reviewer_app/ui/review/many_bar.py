"""How far an act on many cases is, with a way to stop it; above the decision bar."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from reviewer_app.services.progress import Progress
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.many_words import running_words
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.progress_line import SHOW_AFTER_MS, ProgressBar
from reviewer_app.ui.widgets.quiet_button import EdgedButton

_LOOK_MS = 100
_BAR_WIDTH = 160


class ManyBar(QFrame):
    """Shows itself only where the act takes its time. stopped: no more of it."""

    stopped = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._progress: Progress | None = None
        self._act = ""
        self.words = PlainLabel(look)
        self._bar = ProgressBar(look)
        self._bar.setFixedWidth(_BAR_WIDTH)
        self.stop = EdgedButton(look, tr("Stop"))
        self.stop.clicked.connect(self.stopped)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 6, 20, 6)
        row.setSpacing(12)
        row.addWidget(self.words)
        row.addWidget(self._bar)
        row.addStretch(1)
        row.addWidget(self.stop)
        self._delay = QTimer(self, singleShot=True, interval=SHOW_AFTER_MS)
        self._delay.timeout.connect(self.show)
        # Looked at now and then: a signal for each batch would come from another thread.
        self._looks = QTimer(self, interval=_LOOK_MS)
        self._looks.timeout.connect(self._show_progress)
        self.hide()

    def watch(self, act: str, progress: Progress) -> None:
        """Begin to show how far an act is."""
        self._act, self._progress = act, progress
        self._show_progress()
        self._delay.start()
        self._looks.start()

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
