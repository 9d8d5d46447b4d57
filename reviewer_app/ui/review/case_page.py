"""The page of one case: its head, and the white cards its content stands on."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QTextEdit, QVBoxLayout, QWidget

from reviewer_app.services.browsing import CaseView, plain_text
from reviewer_app.services.guiding import Guide
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.case_cards import CaseCards
from reviewer_app.ui.review.case_head import CaseHead, title_of
from reviewer_app.ui.review.find_bar import FindBar
from reviewer_app.ui.review.finding import Finder
from reviewer_app.ui.review.readings import Readings
from reviewer_app.ui.review.revealed import Revealed
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.banner import Banner
from reviewer_app.ui.widgets.empty_state import EmptyState
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line

LOW = 600
"""The height of the window under which properties start closed."""


class CasePage(QWidget):
    """Shows a case; its widgets stay and only their words change."""

    painted = Signal(str)
    button_pressed = Signal()
    copied = Signal(str)
    edit_asked = Signal(str)
    zoom_asked = Signal(int)
    guidelines_opened = Signal()
    link_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view: CaseView | None = None
        self._readings = Readings()
        self._is_awaited = False
        self._was_low = False
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = CaseHead(look)
        self.banner = Banner(look)
        self.revealed = Revealed(look)
        self._cards = CaseCards(look)
        self._cards.body_painted.connect(self._body_painted)
        self._cards.copied.connect(self.copied)
        self._cards.edit_asked.connect(self.edit_asked)
        self._cards.zoom_asked.connect(self.zoom_asked)
        self._cards.guidelines.opened.connect(self.guidelines_opened)
        self._cards.guidelines.link_asked.connect(self.link_asked)
        self.finder = Finder(self._cards.findables, self)
        self.find_bar = FindBar(look, self.finder)
        self.find_bar.left.connect(self._leave_find)
        self._cards.find_asked.connect(self.begin_finding)
        self._message = EmptyState(look)
        self._message.acted.connect(self.button_pressed)
        self._after_paint = QTimer(self, singleShot=True, interval=0)
        self._after_paint.timeout.connect(self._tell_painted)
        self._lay_out()
        self._message.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.commands = {
            "toggle_raw": self._toggle_raw,
            "find_in_case": self.begin_finding,
            "find_next": lambda: self._find_on(1),
            "find_previous": lambda: self._find_on(-1),
            "copy_id": self._copy_id,
        }
        self.show_message("")

    def _copy_id(self) -> None:
        """The id by which a file or a server has the case, else ours; to find it again with."""
        if self._view is not None:
            QGuiApplication.clipboard().setText(self._view.external_id or self._view.case_id)
            self.copied.emit(tr("Id copied"))

    def _lay_out(self) -> None:
        sizes = self._look.theme.sizes
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(sizes.card_gap)
        top = QVBoxLayout()
        top.setContentsMargins(sizes.margin, 0, sizes.margin, 0)
        top.setSpacing(sizes.card_gap)
        top.addWidget(self.head)
        top.addWidget(self.banner)
        top.addWidget(self.revealed)
        top.addWidget(self.find_bar)
        column.addLayout(top)
        column.addWidget(self._cards, 1)
        for part in (self, page, self._cards, self._cards.viewport(), self._cards.body):
            # The reasons of a downvote open below: what stays in sight is not painted again.
            part.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(page)
        self._pages.addWidget(self._message)

    def show_case(self, view: CaseView) -> None:
        """Show a case from its beginning, or where it was read when another one came."""
        is_same = self._view is not None and self._view.case_id == view.case_id
        if view != self._view:
            self._cards.setUpdatesEnabled(False)
            reading = None if is_same else self._readings.of(view.case_id)
            if not is_same:
                self._keep_reading()
            self._fill(view)
            self._turn_to(self._cards, 0)
            self._cards.settle(is_at_start=not is_same)
            if reading is not None:
                self._cards.read_on(reading)
            self._cards.setUpdatesEnabled(True)
            self.find_bar.again()
        self._view = view
        self._is_awaited = True
        self._cards.body.update()
        if not is_same:
            announce(self, sentence_of(view))

    def _keep_reading(self) -> None:
        if self._view is not None:
            self._readings.keep(self._view.case_id, self._cards.reading())

    def renew(self, view: CaseView) -> None:
        """The same case in another state; what is read on the cards stays as it is."""
        before, self._view = self._view, view
        is_news = view.is_legacy and before is not None and not before.is_legacy
        self.head.renew(view, is_low=self._was_low, is_news=is_news)
        self.revealed.show_case(view)
        self._cards.properties.renew(view)

    def begin_finding(self) -> None:
        """Look for words in the case: for what is selected, or was looked for before."""
        if self._view is None:
            return
        focused = self.window().focusWidget()
        selected = focused.parent() if isinstance(focused, QTextEdit) else None
        text = selected.selected_text if isinstance(selected, LiteralText) else ""
        self.find_bar.begin(text)

    def _find_on(self, by: int) -> None:
        if self.find_bar.isHidden():
            self.begin_finding()
        else:
            self.find_bar.step(by)

    def _leave_find(self) -> None:
        self.finder.clear()
        self.find_bar.hide()
        self.setFocus()

    def _toggle_raw(self) -> None:
        self._cards.toggle_raw()
        self.find_bar.again()

    def needs_guidelines(self, view: CaseView) -> bool:
        """Whether the guidelines of a case have a place here and are not known."""
        is_known = self._cards.guidelines.dataset_id == view.dataset_id
        return self._cards.is_scenario and view.guidelines is not None and not is_known

    def show_guide(self, guide: Guide) -> None:
        """Show guidelines among the cards, where those of the case have a place there."""
        self._cards.guidelines.show_guide(guide)
        if self._view is not None:
            self._cards.show_guidelines(self._view.dataset_id)

    def show_message(self, sentence: str, button: str | None = None) -> None:
        """Say why no case is shown, and what to do."""
        self.finder.clear()
        self.find_bar.hide()
        self._keep_reading()
        self._view = None
        self._is_awaited = False
        is_said = sentence in {"", self._message.accessibleName()}
        self._message.show_words(sentence, button or "")
        self._turn_to(self._message, 1)
        if not is_said:
            announce(self, sentence)

    def _turn_to(self, part: QWidget, page: int) -> None:
        """Show the case or the message; the keyboard stays on the page, and not with what hides.

        Left to itself Qt would hand it to the next button that there is, wherever that stands.
        """
        has_keyboard = self.window().focusWidget() in {self._cards, self._message}
        self.setFocusProxy(part)
        self._pages.setCurrentIndex(page)
        if has_keyboard:
            part.setFocus()

    @property
    def shown_case(self) -> str | None:
        """The id of the revision on the page; None with a message."""
        return self._view.case_id if self._view else None

    def place(self) -> int:
        """How far the case is scrolled, to return to it later."""
        return self._cards.verticalScrollBar().value()

    def return_to(self, place: int) -> None:
        """Scroll to where `place` was taken."""
        self._cards.verticalScrollBar().setValue(place)

    def _fill(self, view: CaseView) -> None:
        self._was_low = self._is_low()
        self.head.show_case(view, is_low=self._was_low)
        self.revealed.show_case(view)
        self._cards.show_case(view, is_low=self._was_low)

    def _is_low(self) -> bool:
        window = self.window()
        return window.isVisible() and self._look.theme.sizes.room_of(window.height()) < LOW

    def _body_painted(self) -> None:
        if self._is_awaited:
            self._is_awaited = False
            self._after_paint.start()

    def _tell_painted(self) -> None:
        """Tell it once the cards have been painted on top of their ground."""
        if self._view is not None:
            self.painted.emit(self._view.case_id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.find_bar.isHidden():
            self._leave_find()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None and self._is_low() != self._was_low:
            self._fill(self._view)


def sentence_of(view: CaseView) -> str:
    """How a case is called and how it begins, for who cannot see that another one has come."""
    asked = view.content.goal or plain_text(view.content.input)
    return f"{title_of(view)}. {single_line(asked)}"
