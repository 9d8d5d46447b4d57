"""The status line: where the work is, what was just kept, and how the window behaves."""

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStatusBar, QWidget

from reviewer_app.ui.i18n import format_time, left_to_right, tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import set_plain_tool_tip
from reviewer_app.ui.widgets.quiet_button import QuietButton

_DRAFT_MS = 6000


class StatusLine(QStatusBar):
    """Words, not codes; a click on "auto-advance" or "blind first" switches it."""

    auto_advance_clicked = Signal()
    blind_first_clicked = Signal()

    def __init__(self, look: Look, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._saved = StatusItem(look, "", icon="hard-drive")
        self._draft = StatusItem(look, "", icon="check")
        self._blind = StatusItem(look, tr("Blind first"), icon="eye-off")
        self._blind.clicked.connect(self.blind_first_clicked)
        self._advance = StatusItem(look, "", icon="skip-forward")
        self._advance.clicked.connect(self.auto_advance_clicked)
        self._person = StatusItem(look, "", icon="user")
        set_plain_tool_tip(
            self._saved, tr("Data folder: {folder}").format(folder=left_to_right(folder))
        )
        self._draft_timer = QTimer(self, singleShot=True, interval=_DRAFT_MS)
        self._draft_timer.timeout.connect(self._draft.hide)
        self.addWidget(self._saved)
        for item in (self._draft, self._blind, self._advance, self._person):
            self.addPermanentWidget(item)
        self._fill_height()
        self._draft.hide()
        self._blind.hide()
        self._is_starting = self._has_unsaved = False
        self.show_start(False)

    def _fill_height(self) -> None:
        """Qt leaves some pixels above and below; a target is as high as the line."""
        layout = self.layout()
        items = [layout.itemAt(place) for place in range(layout.count())] if layout else []
        for spacer in [item.spacerItem() for item in items if item]:
            if spacer:
                spacer.changeSize(0, 0)

    def show_start(self, is_starting: bool) -> None:
        """On the first start there is nothing to review yet, and nobody who does."""
        self._is_starting = is_starting
        self._tell_saved()
        self._advance.setVisible(not is_starting)
        self._person.setVisible(not is_starting)

    def show_unsaved(self, has_unsaved: bool) -> None:
        """Whether something is not on the disk yet."""
        self._has_unsaved = has_unsaved
        self._tell_saved()

    def _tell_saved(self) -> None:
        if self._has_unsaved:
            words = tr("Not everything is on the disk yet")
        elif self._is_starting:
            words = tr("Nothing leaves this computer")
        else:
            words = tr("Everything is saved on this computer")
        self._saved.set_icon("triangle-alert" if self._has_unsaved else "hard-drive")
        self._saved.set_words(words)

    def show_draft(self, is_kept: bool) -> None:
        """A half-typed reason is on the disk since now, or there is none any more."""
        if not is_kept:
            self._draft.hide()
            return
        at = datetime.now(UTC)
        self._draft.set_words(tr("Draft saved {time}").format(time=format_time(at)))
        self._draft.show()
        self._draft_timer.start()

    def show_auto_advance(self, is_on: bool) -> None:
        """Whether the next case comes by itself."""
        self._advance.set_words(tr("Auto-advance on") if is_on else tr("Auto-advance off"))

    def show_blind_first(self, is_on: bool) -> None:
        """Whether something is hidden until there is a vote; said only while it is."""
        self._blind.setVisible(is_on)

    @property
    def person(self) -> str:
        """Who is said to be reviewing."""
        return self._person.text()

    def show_person(self, name: str) -> None:
        """Who is reviewing."""
        self._person.set_words(name)


class StatusItem(QuietButton):
    """An icon and a word of the status line, as high as the line."""

    def height_needed(self) -> int:
        return self.look.theme.sizes.bar
