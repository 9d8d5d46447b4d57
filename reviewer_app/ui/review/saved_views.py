"""Saving the list on screen as a view, and what is done with saved views in the sidebar."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.errors import NameTaken
from reviewer_app.domain.queues import Listing
from reviewer_app.services.viewing import SavedView, Viewing
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.filter_words import Names, sentence
from reviewer_app.ui.review.queue import Queue
from reviewer_app.ui.review.steering import Steering
from reviewer_app.ui.review.tally import Tally
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.line_dialog import LineDialog
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.toast import Toast


class SavedViews(QObject):
    """Keeps views; what was deleted or replaced comes back by the Undo of its own toast.

    opened: show this view. failed: what went wrong and no dialog can say.
    """

    opened = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        look: Look,
        viewing: Viewing,
        tasks: Tasks,
        queue: Queue,
        tally: Tally,
        steering: Steering,
        host: QWidget,
    ) -> None:
        super().__init__(host)
        self._look, self._viewing, self._tasks = look, viewing, tasks
        self._queue, self._tally, self._steering, self._host = queue, tally, steering, host
        self._back: Callable[[], Coroutine[Any, Any, None]] | None = None
        self.dialog: LineDialog | None = None
        self.toast = Toast(look, host, key="")
        self.toast.undo_asked.connect(self._take_back)

    def ask_name(self) -> None:
        """Save the list on screen: ask what to call it."""
        listing = self._queue.now.listing
        if self._refuses():
            return

        def ask(names: Names) -> None:
            self._ask_name(listing, sentence(listing.filter, names))

        self._steering.with_names(listing.filter, ask)

    def _ask_name(self, listing: Listing, suggested: str) -> None:
        dialog = self._ask(tr("Save this view"), suggested)

        def save(name: str) -> None:
            self._tasks.save(
                lambda: self._viewing.save(name, listing), self._saved, self._not_named
            )

        dialog.submitted.connect(save)

    def act(self, name: str, view: SavedView) -> None:
        """Do with a view what its menu says."""

        def rename(typed: str) -> None:
            self._change(replace(view, name=typed))

        if name == "rename":
            dialog = self._ask(tr("Rename the view"), view.name)
            dialog.submitted.connect(rename)
        elif name == "replace":
            self._replace(view)
        else:
            self._tasks.save(
                lambda: self._viewing.delete(view), lambda _: self._gone(view), self.failed.emit
            )

    def _ask(self, title: str, text: str) -> LineDialog:
        dialog = LineDialog(self._look, title, tr("Name of the view"), tr("Save"), text, self._host)
        dialog.finished.connect(lambda: self._closed(dialog))
        self.dialog = dialog
        dialog.open()
        return dialog

    def _closed(self, dialog: LineDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None
        dialog.deleteLater()

    def _change(self, view: SavedView) -> None:
        self._tasks.save(
            lambda: self._viewing.change(view), lambda _: self._changed(), self._not_named
        )

    def _refuses(self) -> bool:
        """Rows that were chosen by hand have no filter that could be kept."""
        if self._queue.now.is_fixed:
            words = tr("Rows that were chosen one by one cannot be saved as a view")
            self.toast.show_done(words, icon="bookmark", can_undo=False)
        return self._queue.now.is_fixed

    def _replace(self, view: SavedView) -> None:
        if self._refuses():
            return

        def replaced(_done: None) -> None:
            words = tr("“{name}” is the list on screen now").format(name=view.name)
            self._offer_undo(words, "bookmark", partial(self._viewing.change, view))

        after = replace(view, listing=self._queue.now.listing)
        self._tasks.save(partial(self._viewing.change, after), replaced, self.failed.emit)

    def _saved(self, view: SavedView) -> None:
        self._changed()
        self.opened.emit(view)

    def _changed(self) -> None:
        if self.dialog is not None:
            self.dialog.accept()
            self.dialog = None
        self._tally.load_views()

    def _not_named(self, error: Exception) -> None:
        if isinstance(error, NameTaken) and self.dialog is not None:
            words = tr("There is another view called “{name}”.").format(name=error.name)
            self.dialog.show_problem(words)
        else:
            self.failed.emit(error)

    def _gone(self, view: SavedView) -> None:
        words = tr("Deleted “{name}”").format(name=view.name)
        self._offer_undo(words, "trash-2", partial(self._viewing.restore, view))

    def _offer_undo(
        self, words: str, icon: str, back: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        self._back = back
        self._tally.load_views()
        self.toast.show_done(words, icon=icon)

    def _take_back(self) -> None:
        back, self._back = self._back, None
        if back is not None:
            self._tasks.save(back, lambda _: self._tally.load_views(), self.failed.emit)
