"""The tour of five cards: what is where in the review, once, and again whenever it is asked for."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from reviewer_app.ui.i18n import left_to_right, tr
from reviewer_app.ui.keys import is_typing
from reviewer_app.ui.review.page import ReviewPage
from reviewer_app.ui.settings.preferences import Preferences
from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.pointing_card import PointingCard, Side, Told

_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


@dataclass(frozen=True, slots=True, kw_only=True)
class _Stop:
    """A card: its words, and where it points.

    words: with the names of commands in braces. without_list: the words where no list is on
    screen. target: empty where that is not on screen.
    """

    title: str
    words: str
    side: Side
    target: Callable[[], QRect]
    without_list: str = ""


class Touring(QObject):
    """Leads from card to card. Keys and pointer do on the page what they always do.

    Enter goes on and Esc leaves, where nothing on the page had a use for them: so these two are
    heard at the window, which gets what its widgets left over.
    """

    def __init__(
        self,
        look: Look,
        window: QMainWindow,
        review: ReviewPage,
        preferences: Preferences,
        edit_menu: Callable[[], QRect],
    ) -> None:
        super().__init__(window)
        self._look, self._window, self._review = look, window, review
        self._preferences, self._edit_menu = preferences, edit_menu
        self._stops = self._make_stops()
        self._at: int | None = None
        self._is_placing = False
        self.card = PointingCard(look, window)
        self.card.went_on.connect(self.go_on)
        self.card.went_back.connect(self.go_back)
        self.card.left.connect(self.leave)
        self.actions: dict[str, Callable[[], object]] = {"show_tour": self.start}
        review.conduct.decided.connect(self._decided)
        review.case_page.painted.connect(self._case_came)
        look.changed.connect(self._place)
        self._watched = (window, review, review.list, review.case_page, review.bar)
        window.winId()  # brings the native window into being, which hears of dialogs over it
        window.windowHandle().installEventFilter(self)

    def _make_stops(self) -> list[_Stop]:
        review = self._review
        return [
            _Stop(
                title=tr("Here are the cases"),
                words=tr(
                    "A ring means that a case is not decided. After each decision the next one "
                    "comes by itself; {go_next} and {go_previous} go through all of them."
                ),
                without_list=tr(
                    "The signs at the edge open lists of cases. After each decision the next case "
                    "comes by itself; {go_next} and {go_previous} go through all of them."
                ),
                side=Side.END,
                target=self._list,
            ),
            _Stop(
                title=tr("Read the case"),
                words=tr(
                    "The white cards hold what an AI product is asked and what it should answer. "
                    "Context and properties open and close with a click."
                ),
                side=Side.INSIDE,
                target=lambda: self._rect(review.case_page),
            ),
            _Stop(
                title=tr("One key decides"),
                words=tr(
                    "{vote_up} for a good case, {vote_down} for a bad one. "
                    "Your vote is on this computer at once. Try it."
                ),
                side=Side.ABOVE,
                target=self._votes,
            ),
            _Stop(
                title=tr("A downvote asks why"),
                words=tr(
                    "A digit gives the reason, and you can add words. "
                    "Enter keeps it and goes on; Esc keeps the vote alone."
                ),
                side=Side.ABOVE,
                target=lambda: self._rect(review.bar.asking),
            ),
            _Stop(
                title=tr("Nothing is final"),
                words=tr(
                    "{undo} takes back what you did last, step by step, also tomorrow. "
                    "{all_keys} shows all keys."
                ),
                side=Side.BELOW,
                target=self._undo,
            ),
        ]

    @property
    def is_on(self) -> bool:
        """Whether the tour is under way."""
        return self._at is not None

    def start_once(self) -> None:
        """Begin as soon as a case can be seen, unless that has happened before on this computer."""
        if self._preferences.tour_seen or self._review.view is None:
            return
        if self._review.case_page.isVisible() and not QApplication.activeModalWidget():
            self.start()

    def _case_came(self, _case_id: str) -> None:
        self.start_once()

    def start(self) -> None:
        """Begin with the first card."""
        self._preferences.note_tour()
        for part in self._watched:
            part.installEventFilter(self)
        self._show(0)

    def go_on(self) -> None:
        """To the next card; after the last one the tour is over."""
        if self._at is not None and self._at + 1 < len(self._stops):
            self._show(self._at + 1)
        else:
            self.leave()

    def go_back(self) -> None:
        """To the card before."""
        if self._at:
            self._show(self._at - 1)

    def leave(self) -> None:
        """Take the card away; nothing else changes."""
        had_keyboard = self.card.isAncestorOf(self._window.focusWidget() or self._window)
        self._at = None
        for part in self._watched:
            part.removeEventFilter(self)
        self.card.hide()
        if had_keyboard:
            self._review.case_page.setFocus()

    def _decided(self) -> None:
        """Who tries a vote at the card that tells of it, has understood."""
        if self._at == 2:
            self.go_on()

    def _show(self, number: int) -> None:
        self._at = number
        stop = self._stops[number]
        names = ("go_next", "go_previous", "vote_up", "vote_down", "undo", "all_keys")
        keys = {name: left_to_right(self._look.keymap.words(name)) for name in names}
        has_list = self._review.list.isVisible()
        words = ((not has_list and stop.without_list) or stop.words).format(**keys)
        count = len(self._stops)
        self.card.tell(Told(title=stop.title, words=words, number=number + 1, count=count))
        self._place()

    def _place(self) -> None:
        """Point at the same thing wherever it is now; where it is not on screen, wait."""
        if self._at is None or self._is_placing:
            return
        self._is_placing = True
        is_there = self._review.case_page.isVisible()
        self.card.setVisible(is_there)
        if is_there:
            stop = self._stops[self._at]
            target = stop.target()
            case = self._rect(self._review.case_page)
            aim = (case, Side.INSIDE) if target.isEmpty() else (target, stop.side)
            self.card.point_at(*aim)
            self.card.raise_()
        self._is_placing = False

    # What the cards point at, in the places of the window

    def _rect(self, widget: QWidget) -> QRect:
        if not widget.isVisible():
            return QRect()
        return QRect(widget.mapTo(self._window, QPoint(0, 0)), widget.size())

    def _list(self) -> QRect:
        """The cases, else the sign of their list, or the first one."""
        if self._review.list.isVisible():
            return self._rect(self._review.list)
        model, signs = self._review.sidebar.model, self._review.sidebar.view
        row = signs.visualRect(model.index(max(model.row_of_chosen(), 0), 0))
        return row.translated(signs.viewport().mapTo(self._window, QPoint(0, 0)))

    def _votes(self) -> QRect:
        up, down = self._review.bar.vote_buttons[:2]
        return self._rect(up).united(self._rect(down))

    def _undo(self) -> QRect:
        """The menu with Undo in it, where the window has one."""
        menu = self._edit_menu()
        return menu if not menu.isEmpty() else self._rect(self._review.bar)

    # Keys and moves

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowUnblocked:
            self.start_once()
        if self._at is None:
            return False
        if watched is self._window and isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._takes(event)
        if event.type() in _MOVES:
            self._place()
        return False

    def _takes(self, event: QKeyEvent) -> bool:
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_text = is_typing(self._window.focusWidget())
        if self.card.isHidden() or not is_plain or event.isAutoRepeat() or is_text:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            return True
        if event.key() in ENTER_KEYS:
            self.go_on()
            return True
        return False
