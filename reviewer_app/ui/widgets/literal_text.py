"""Case text as it is: literal, selectable, in its own direction, quick at any length."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from PySide6.QtCore import QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QTextCursor
from PySide6.QtWidgets import QSizePolicy, QTextEdit, QWidget

from reviewer_app.ui.i18n import direction_of, format_size, tr
from reviewer_app.ui.widgets.literal_layout import Piece, pieces
from reviewer_app.ui.widgets.literal_marks import NOWHERE, Found
from reviewer_app.ui.widgets.literal_view import TextView
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.quiet_button import LinkButton
from reviewer_app.ui.widgets.scrolling import bring_into_page

FIRST_PAINT = 16_000
"""Letters laid out before the first paint; no view is as high as that."""

FIRST_PART = 200_000
"""Letters shown by themselves; the rest waits for "Show all"."""

PARAGRAPH_COST = 40
"""Letters that an empty paragraph counts for: a million line ends cost more than their letters."""

BATCH = 16_000
"""Letters added at a time after "Show all", so that keys are answered in between."""

MOST_PARAGRAPHS = 200_000
"""Added by one press of "Show all": each takes some hundred bytes, a line end only one."""

MEASURED = 12_000
"""Texts up to this length are measured; longer ones fill the view up to its limit anyway."""

MAX_LINES = 24
TOLERANCE = 0.25
"""Text that is over the limit by this part is shown whole: no scroll bar for a line or two."""

GAP = 4


@dataclass(frozen=True, slots=True)
class Reading:
    """Where somebody is in a text: how far it is scrolled, caret and start of the selection.

    top: the first letter in sight.
    """

    scrolled: int = 0
    caret: int = 0
    anchor: int = 0
    top: int = 0


class LiteralText(QWidget):
    """Shows a text to read, select and copy; what is copied is the original to the letter."""

    shown_all = Signal()
    revealed = Signal(object)
    """A place is in sight now, after a moment for a long text; the rectangle in this widget."""

    focus_shown = Signal(bool)
    """The keyboard's focus came (True) or left; the card around draws the ring."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        language: str = "",
        is_code: bool = False,
        max_lines: int = MAX_LINES,
        is_beside: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._max_lines = max_lines
        self._text = ""
        self._is_beside = is_beside
        self._most = MOST_PARAGRAPHS
        self._budget = 0
        self._end = 0
        self._wanted: int | None = None
        self._found = Found()
        self._shows_invisible = look.shows_invisible
        self._rest: Iterator[Piece] = iter(())
        self._heights: dict[int, int] = {}
        self._view = TextView(self)
        self._view.focus_shown.connect(self.focus_shown)
        self._view.all_wanted.connect(self._finish_first_part)
        self._more = LinkButton(look, "", parent=self)
        self._more.clicked.connect(self.show_all)
        self._batches = QTimer(self, interval=0)
        self._batches.timeout.connect(self._add_batch)
        # Without a layout of its own: a layout would ask the view, not this widget, for its height.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._restyle)
        self.show_text(text, language=language, is_code=is_code)

    def show_text(self, text: str, *, language: str = "", is_code: bool = False) -> None:
        """Show another text from its beginning.

        is_code: in the fixed font and always from left to right, for JSON and the like.
        """
        self._batches.stop()
        self._text, self._language, self._is_code = text, language, is_code
        self._found, self._wanted = Found(), None
        first = FIRST_PART if len(text) <= MEASURED else FIRST_PAINT
        self._budget = FIRST_PART - first
        self._fill(first)
        if self._budget > 0 and not self._is_complete():
            self._batches.start()

    def _fill(self, letters: int) -> None:
        """Begin again with the first part of the text."""
        self._shows_invisible = self._look.shows_invisible
        self._style()
        self._view.start(self._text)
        self._view.show_blanks(self._shows_invisible)
        self._mark()
        self._rest = pieces(self._text, shows_invisible=self._shows_invisible)
        self._end = 0
        self._add(letters)
        self._view.moveCursor(QTextCursor.MoveOperation.Start)
        self._offer_rest()
        self._measure_again()

    @property
    def text(self) -> str:
        """The whole original, whether it is shown yet or not."""
        return self._text

    @property
    def view(self) -> QTextEdit:
        """The view itself, for its scroll bar, caret and selection."""
        return self._view

    @property
    def selected_text(self) -> str:
        """What copying would put on the clipboard: the original of the selection."""
        return self._view.selected_original()

    def show_all(self) -> None:
        """Show the rest, in parts that leave time for keys."""
        self._most = self._view.paragraphs + MOST_PARAGRAPHS
        self._budget = len(self._text) + MOST_PARAGRAPHS * PARAGRAPH_COST
        self._more.hide()
        self._place_parts()
        self.updateGeometry()
        self._batches.start()

    # Places in it

    def mark(self, places: Sequence[range], current: range = NOWHERE) -> None:
        """Mark places of the original; the one of the moment more strongly."""
        self._found = Found(places, current)
        self._mark()

    def _mark(self) -> None:
        is_needed = bool(self._found.places) or self._shows_invisible
        self._view.mark(self._found, self._look.theme, is_needed=is_needed)

    def reveal(self, place: int) -> None:
        """Bring a place of the original into sight, with as much of the text as that needs."""
        self._wanted = place
        if place <= self._end or self._is_complete():
            self._tell_revealed()
        else:
            self.show_all()

    def _tell_revealed(self) -> None:
        place, self._wanted = self._wanted, None
        if place is not None:
            seen = self._view.bring_to_sight(place)
            rect = QRect(self._view.mapToParent(seen.topLeft()), seen.size())
            bring_into_page(self, rect)
            self.revealed.emit(rect)

    def reading(self) -> Reading:
        """Where the reader is now."""
        cursor, bar = self._view.textCursor(), self._view.verticalScrollBar()
        place = self._view.place_of
        top = place(self._view.cursorForPosition(QPoint(0, 0)).position()) if bar.value() else 0
        return Reading(bar.value(), place(cursor.position()), place(cursor.anchor()), top)

    def read_on(self, reading: Reading) -> None:
        """Go back to where the reader was, with as much of the text as that needs."""
        last = max(reading.caret, reading.anchor, reading.top)
        while last > self._end and not self._is_complete():
            self._add(BATCH)
        self._offer_rest()
        self._view.finish_layout()
        cursor = self._view.textCursor()
        cursor.setPosition(self._view.position_of(reading.anchor))
        keep = QTextCursor.MoveMode.KeepAnchor
        cursor.setPosition(self._view.position_of(reading.caret), keep)
        self._view.setTextCursor(cursor)
        self._view.verticalScrollBar().setValue(reading.scrolled)

    def _add_batch(self) -> None:
        self._add(BATCH)
        self._view.finish_layout()
        if self._wanted is not None and self._wanted <= self._end:
            self._tell_revealed()
        is_complete = self._is_complete()
        self._budget -= BATCH
        if is_complete or self._budget <= 0 or self._view.paragraphs >= self._most:
            self._batches.stop()
            self._offer_rest()
            self._place_parts()
        if is_complete:
            self.shown_all.emit()

    def _finish_first_part(self) -> None:
        """Add now what would have come by itself."""
        if self._batches.isActive() and 0 < self._budget <= FIRST_PART:
            self._batches.stop()
            self._add(self._budget)
            self._budget = 0
            self._offer_rest()
            self._place_parts()

    def _add(self, letters: int) -> None:
        batch: list[Piece] = []
        for piece in self._rest:
            batch.append(piece)
            letters -= len(piece.shown) + PARAGRAPH_COST
            self._end = piece.start + len(piece.shown)
            if letters <= 0:
                break
        self._view.append_pieces(batch)

    def _is_complete(self) -> bool:
        first = next(self._rest, None)
        if first is not None:
            self._rest = chain((first,), self._rest)
        return first is None

    def _offer_rest(self) -> None:
        """Offer what does not come by itself in the next moments."""
        cost = len(self._text) + PARAGRAPH_COST * self._text.count("\n")
        is_much = cost > FIRST_PART or self._budget <= 0
        self._more.setVisible(is_much and not self._is_complete())
        if not self._more.isHidden():
            size = format_size(_octets(self._text))
            self._more.set_words(tr("Show all ({size})").format(size=size))

    def _style(self) -> None:
        theme = self._look.theme
        font = theme.font("code_case") if self._is_code else theme.case_font(self._language)
        self._view.set_style(font, theme.case_line_height(font), is_code=self._is_code)

    def _restyle(self) -> None:
        if self._look.shows_invisible != self._shows_invisible:
            reading = self.reading()
            self._fill(max(FIRST_PART, self._end))
            self.read_on(reading)
            return
        self._style()
        self._mark()
        self._view.restyle_pieces()
        self._measure_again()

    def _measure_again(self) -> None:
        self._heights.clear()
        self._place_parts()
        self.updateGeometry()

    def _text_width(self, width: int) -> int:
        return min(width, self._look.theme.sizes.case_text)

    def _own_width(self, width: int) -> int:
        """Beside a number or a name a short text stands there, whichever way it runs."""
        is_turned = (direction_of(self._text) == "rtl") != self.isRightToLeft()
        if not self._is_beside or not is_turned or len(self._text) > MEASURED:
            return width
        return min(width, self._view.ideal_width(width) + 4)

    def _begins_at_right(self) -> bool:
        """Beside a number or a name the column stays there."""
        direction = "ltr" if self._is_code else direction_of(self._text)
        if self._is_beside or direction is None:
            return self.isRightToLeft()
        return direction == "rtl"

    def _limit(self) -> int:
        return round(self._max_lines * self._view.line_height)

    def _height_of_more(self) -> int:
        return 0 if self._more.isHidden() else self._more.sizeHint().height() + GAP

    def _place_parts(self) -> None:
        """The column of text on the side where the text itself begins, the button under it."""
        width = self._own_width(self._text_width(self.width()))
        x = self.width() - width if self._begins_at_right() else 0
        more = self._height_of_more()
        self._view.let_scroll(not self._fits(self._text_width(self.width())))
        self._view.setGeometry(x, 0, width, self.height() - more)
        size = self._more.sizeHint()
        x = self.width() - size.width() if self.isRightToLeft() else 0
        self._more.setGeometry(x, self.height() - more + GAP, size.width(), size.height())

    def heightForWidth(self, arg__1: int) -> int:
        width = self._text_width(arg__1)
        height = self._heights[width] if self._fits(width) else self._limit()
        return height + self._height_of_more()

    def _fits(self, width: int) -> bool:
        """Whether the whole text is seen in a column; else it scrolls."""
        if len(self._text) > MEASURED:
            return False
        if width not in self._heights:
            self._heights[width] = self._view.height_for(width)
        return self._heights[width] <= self._limit() * (1 + TOLERANCE)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        width = self._look.theme.sizes.case_text
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, round(self._view.line_height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_parts()


def _octets(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
