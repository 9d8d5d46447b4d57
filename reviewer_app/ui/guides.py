"""Guidelines from the window: beside the case, in the head of the case, and to be written."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QWidget

from reviewer_app.domain.differences import FieldDifference
from reviewer_app.services.case_views import CaseView, GuidelineRef
from reviewer_app.services.deeds import Decided
from reviewer_app.services.desk import Desk
from reviewer_app.services.feed import Affected
from reviewer_app.services.guiding import Guide
from reviewer_app.ui.comparing.sections import section_of
from reviewer_app.ui.comparing.view import DifferenceView
from reviewer_app.ui.dialogs import ask, choose_files
from reviewer_app.ui.guidelines.editor_dialog import GuidelinesDialog
from reviewer_app.ui.guidelines.link_dialog import LinkDialog
from reviewer_app.ui.guidelines.pane import GuidelinesPane
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.messages import message_for
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.settings.preferences import Preferences
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.unkept import Typed, UnkeptTexts
from reviewer_app.ui.widgets.look import Look

ROOM_FOR_BOTH = 1100
"""The width at 10 pt from which history and guidelines stand beside the case together."""

_TEXT = "text"
_ACCEPTED = int(QDialog.DialogCode.Accepted.value)


def open_address(address: str) -> None:
    """Hand an address to the system."""
    QDesktopServices.openUrl(QUrl.fromEncoded(address.encode("ascii", "ignore")))


class Guides(QObject):
    """Keeps the pane beside the case, follows the dataset of the case, and leads the writing.

    failed: something went wrong. done: a Decided that can be undone. open_address: what is done
    with a link once the person said yes.
    """

    failed = Signal(object)
    done = Signal(object)

    def __init__(
        self,
        look: Look,
        desk: Desk,
        tasks: Tasks,
        review: ReviewPage,
        preferences: Preferences,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look, self._desk, self._tasks = look, desk, tasks
        self._review, self._preferences, self._parent = review, preferences, parent
        self.open_address: Callable[[str], object] = open_address
        self.dialog: GuidelinesDialog | LinkDialog | None = None
        self.difference = DifferenceView(look)
        self.difference.setAccessibleName(tr("What changed in the guidelines"))
        self.difference.set_columns(1)
        self.pane = GuidelinesPane(look, self.difference)
        self.actions: dict[str, Callable[[], object]] = {"guidelines": self.toggle}
        review.add_beside(self.pane)
        review.installEventFilter(self)
        review.history_pane.installEventFilter(self)
        self._unlisten = desk.feed.listen(self._affected)
        self.unkept = UnkeptTexts(self._write_draft, tasks, self)
        self.unkept.failed.connect(self.failed)
        self._connect()

    def _connect(self) -> None:
        review = self._review
        review.case_page.painted.connect(self._follow)
        review.case_page.guidelines_opened.connect(self.open)
        review.case_page.link_asked.connect(self.ask_to_open)
        self.pane.closed.connect(self.close)
        self.pane.left.connect(review.case_page.setFocus)
        self.pane.link_asked.connect(self.ask_to_open)
        self.pane.edit_asked.connect(self._edit_shown)
        self.pane.changes_asked.connect(self._compare)

    @property
    def _view(self) -> CaseView | None:
        return self._review.conduct.view

    # Beside the case

    def toggle(self) -> None:
        """Open the guidelines with the keyboard in them, or close them."""
        if self.pane.isHidden():
            self.open()
        else:
            self.close()

    def open(self) -> None:
        """Open the guidelines beside the case; they stay open, also after a restart."""
        self._preferences.set_guidelines_open(True)
        if not self._has_room_for_both:
            self._review.history_pane.hide()
        self.pane.show()
        self.pane.setFocus()
        self._load()

    def close(self) -> None:
        """The case has the whole room again."""
        self._preferences.set_guidelines_open(False)
        had_keyboard = self.pane.isAncestorOf(self._parent.window().focusWidget() or self.pane)
        self.pane.hide()
        self.pane.guide = None  # what was new is known now
        if had_keyboard:
            self._review.case_page.setFocus()

    @property
    def _room(self) -> int:
        """The width that the case and the panes beside it have together."""
        host = self._review.case_page.parentWidget()
        return host.width() if host is not None else 0

    @property
    def _has_room_for_both(self) -> bool:
        """Whether guidelines and history leave the case enough to be read."""
        return self._room >= ROOM_FOR_BOTH * self._look.theme.sizes.scale

    def _follow(self, case_id: str) -> None:
        """Another case is on screen: its dataset may have other guidelines."""
        view = self._view
        if view is None:
            return
        has_room = self._review.history_pane.isHidden() or self._has_room_for_both
        if self.pane.isHidden() and self._preferences.guidelines_open and has_room:
            self.pane.show()
        shown = self.pane.guide
        is_shown = shown is not None and shown.dataset_id == view.dataset_id
        card_needs = self._review.case_page.needs_guidelines(view)
        if (not self.pane.isHidden() and not is_shown) or card_needs:
            self._load()

    def _load(self) -> None:
        view = self._view
        if view is None:
            return
        read = partial(self._desk.guiding.guide, view.dataset_id)
        self._tasks.latest("guide", read, self._show, self.failed.emit)

    def _show(self, guide: Guide) -> None:
        view = self._view
        if view is None or view.dataset_id != guide.dataset_id:
            return
        self._tell_head(guide, is_new=guide.is_new)
        self._review.case_page.show_guide(guide)
        if self.pane.isHidden():
            return
        self.pane.show_guide(guide)
        if guide.current is not None and guide.is_new:
            self._note_seen(guide)

    def _note_seen(self, guide: Guide) -> None:
        assert guide.current is not None
        note = partial(self._desk.guiding.note_seen, guide.dataset_id, guide.current.id)
        self._tasks.save(note, lambda _: self._tell_head(guide, is_new=False), self.failed.emit)

    def _tell_head(self, guide: Guide, *, is_new: bool) -> None:
        """The head of the case names the version; a case on screen is not read again for that."""
        stage, current = self._review.conduct.stage, guide.current
        view = stage.view
        if view is None or view.dataset_id != guide.dataset_id:
            return
        ref = GuidelineRef(id=current.id, number=current.number, is_new=is_new) if current else None
        if view.guidelines != ref:
            stage.view = replace(view, guidelines=ref)
            self._review.case_page.renew(stage.view)

    def _compare(self) -> None:
        guide = self.pane.guide
        if guide is None or guide.current is None:
            return
        work = partial(self._desk.guiding.difference, guide.known or "", guide.current.text)
        self._tasks.latest("guide difference", work, self._show_changes, self.failed.emit)

    def _show_changes(self, field: FieldDifference) -> None:
        self.difference.clear()
        self.difference.add_field(field, section_of(field, is_muted=True))
        self.pane.show_changes()

    def _affected(self, affected: Affected) -> None:
        if affected.guidelines:
            self._review.passage.forget_prepared()
            self._load()

    # Links

    def ask_to_open(self, address: str) -> None:
        """Open an address of guidelines outside, if the person wants that."""
        if self.dialog is None or isinstance(self.dialog, GuidelinesDialog):
            self._tasks.long(lambda: self._ask_to_open(address), failed=self.failed.emit)

    async def _ask_to_open(self, address: str) -> None:
        before = self.dialog
        dialog = LinkDialog(self._look, address, before or self._parent)
        self.dialog = dialog
        try:
            if await ask(dialog) == _ACCEPTED:
                self.open_address(address)
        finally:
            self.dialog = before
            dialog.deleteLater()

    # Writing

    def _edit_shown(self) -> None:
        if self._view is not None:
            self.edit(self._view.dataset_id)

    def edit(self, dataset_id: str) -> None:
        """Let the person write the guidelines of a dataset."""
        if self.dialog is None:
            self._tasks.long(lambda: self._edit(dataset_id), failed=self.failed.emit)

    async def _edit(self, dataset_id: str) -> None:
        guiding = self._desk.guiding
        typed = self.unkept.waiting(dataset_id, _TEXT)  # else it is on the disk already
        guide = await guiding.guide(dataset_id)
        versions = await guiding.versions(dataset_id)
        draft = typed[0] if typed else await guiding.draft(dataset_id)
        dialog = GuidelinesDialog(self._look, guide.dataset, self._parent)
        dialog.begin(versions, draft)
        dialog.typed.connect(lambda: self._keep_draft(dataset_id, dialog))
        dialog.file_asked.connect(lambda: self._take_file(dialog))
        dialog.link_asked.connect(self.ask_to_open)
        dialog.save_asked.connect(lambda: self._save(dataset_id, dialog))
        self.dialog = dialog
        try:
            await ask(dialog)
        finally:
            self.dialog = None
            dialog.deleteLater()

    def _keep_draft(self, dataset_id: str, dialog: GuidelinesDialog) -> None:
        typed = (dialog.text, dialog.caret) if dialog.is_changed else None
        self.unkept.keep(dataset_id, _TEXT, typed)

    async def _write_draft(self, dataset_id: str, _field: str, typed: Typed) -> None:
        text, caret = typed or ("", 0)
        await self._desk.guiding.keep_draft(dataset_id, text, caret)

    def flush(self) -> None:
        """Try at once what the disk did not take."""
        self.unkept.again()

    def _take_file(self, dialog: GuidelinesDialog) -> None:
        async def work() -> str | None:
            kinds = [tr("Markdown (*.md *.markdown *.txt)"), tr("All files (*)")]
            chosen = await choose_files(dialog, tr("Text of the guidelines"), kinds)
            return await self._desk.guiding.read_file(Path(chosen[0])) if chosen else None

        def taken(text: str | None) -> None:
            if text is not None and self.dialog is dialog:
                dialog.take(text)

        self._tasks.long(work, taken, lambda error: self._tell(dialog, error))

    def _save(self, dataset_id: str, dialog: GuidelinesDialog) -> None:
        def saved(deed: Decided | None) -> None:
            self.unkept.forget(dataset_id)
            if self.dialog is dialog:  # it may have been closed meanwhile
                dialog.accept()
            if deed is not None:
                self.done.emit(deed)

        write = partial(self._desk.guiding.write, dataset_id, dialog.text)
        self._tasks.save(write, saved, lambda error: self._tell(dialog, error))

    def _tell(self, dialog: GuidelinesDialog, error: Exception) -> None:
        """What is wrong is said where it can be mended, as long as that is open."""
        if self.dialog is not dialog:
            self.failed.emit(error)
            return
        message = message_for(error)
        dialog.show_problem(f"{message.title} {message.advice}")

    def retire(self) -> None:
        """Hear of nothing any more: another window has taken over."""
        self._unlisten()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._review and event.type() == QEvent.Type.Resize:
            self.pane.fit(self._room)
        is_history = watched is self._review.history_pane and event.type() == QEvent.Type.Show
        if is_history and not self._has_room_for_both:
            self.pane.hide()
        return super().eventFilter(watched, event)
