"""Notices: the banner over the pages, for what went wrong and for what can be done."""

import logging
import traceback
from collections.abc import Callable, Mapping

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.messages import message_for
from reviewer_app.ui.widgets.banner import Banner, Offer, Tone
from reviewer_app.ui.widgets.look import Look

_LOG = logging.getLogger(__name__)

Act = Callable[[], None]


class Notices(QWidget):
    """One at a time; a new one takes the place of the old one. acts: by the names of messages.

    again_of: what saves again what an error kept from the disk, if anything can. several: what is
    said where more than the last decision is not saved.
    """

    def __init__(
        self,
        look: Look,
        acts: Mapping[str, Act],
        again_of: Callable[[Exception], Act | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.banner = Banner(look, parent=self)
        self._acts, self._again_of = acts, again_of
        self.several: Callable[[], str] = str
        self._act: Act | None = None
        self._other: Act | None = None
        self._is_about_saving = False
        room = QVBoxLayout(self)
        room.setContentsMargins(12, 8, 12, 8)
        room.addWidget(self.banner)
        self.banner.acted.connect(lambda: self._do(self._act))
        self.banner.other_acted.connect(lambda: self._do(self._other))
        self.hide()

    def show_error(self, error: Exception) -> None:
        """Say what went wrong in words, with one button that helps."""
        message = message_for(error)
        details = "".join(traceback.format_exception(error))
        _LOG.warning("shown: %s", message.title)
        if message.action == "copy":  # our own bug; its words stay out, since they may quote a case
            place = "".join(traceback.format_tb(error.__traceback__))
            _LOG.warning("%s at\n%s", type(error).__name__, place)
        acts = {**self._acts, "copy": lambda: QGuiApplication.clipboard().setText(details)}
        is_about_saving = message.action == "again"
        act = self._again_of(error) if is_about_saving else acts.get(message.action)
        advice = (self.several() if is_about_saving else "") or message.advice
        self.show_failure(message.title, advice, message.button if act else "", act)
        self._is_about_saving = is_about_saving

    def show_failure(self, title: str, advice: str, button: str, act: Act | None) -> None:
        """Say what went wrong, and what the button does about it."""
        self._act, self._other, self._is_about_saving = act, None, False
        self.banner.show_words(
            advice, title=title, icon="triangle-alert", button=button, tone=Tone.FAILED
        )
        self.show()

    def show_unsaved(self, act: Act) -> None:
        """Say before closing that something could not be saved; the button closes all the same."""
        self.show_failure(
            tr("Not saved."),
            tr("What you did last is not saved. Free some space and close again."),
            tr("Close all the same"),
            act,
        )
        self._is_about_saving = True

    def show_offer(self, offer: Offer) -> None:
        """Say what can be done, at any time."""
        self._act, self._other, self._is_about_saving = offer.act, offer.other_act, False
        self.banner.show_words(
            offer.words, icon="file-spreadsheet", button=offer.button, other=offer.other
        )
        self.show()

    def clear_unsaved(self) -> None:
        """The disk took everything meanwhile: what said otherwise goes."""
        if self._is_about_saving:
            self.clear()

    def clear(self) -> None:
        """Take it away."""
        self._act = self._other = None
        self._is_about_saving = False
        self.hide()

    def _do(self, act: Act | None) -> None:
        self.clear()
        if act:
            act()
