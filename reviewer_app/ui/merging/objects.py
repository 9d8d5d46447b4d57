"""Inline objects of a result: letters for whose words are, choices, and what stands for a text."""

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QPainter,
    QPyTextObject,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)

from reviewer_app.domain.resolving import GONE, Choice, Side
from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.widgets.literal_signs import ALL_SIGNS
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    key_cap_width,
    paint_chip,
    paint_key_cap,
    paint_words,
    rounded,
    single_line,
)

OBJECT = "\ufffc"
"""The letter that Qt keeps in a document for an inline object."""


class Kind(IntEnum):
    """What an inline object is; the value is Qt's number for it."""

    LETTER = QTextFormat.ObjectTypes.UserObject + 1
    CHOICE = QTextFormat.ObjectTypes.UserObject + 2
    STAND_IN = QTextFormat.ObjectTypes.UserObject + 3


class Property(IntEnum):
    """What a format carries beside its look."""

    ORIGIN = QTextFormat.Property.UserProperty + 1
    TEXT = QTextFormat.Property.UserProperty + 2
    NUMBER = QTextFormat.Property.UserProperty + 3
    ANSWER = QTextFormat.Property.UserProperty + 4
    SHOWN = QTextFormat.Property.UserProperty + 5
    WHOLE = QTextFormat.Property.UserProperty + 6


LETTERS = {"mine": "M", "theirs": "T"}
GROUNDS = {"mine": "select", "theirs": "theirs_soft"}
EDGES = {"mine": "accent", "theirs": "theirs"}
OPTION = 60
"""Letters of an option; the whole of it stands in the column above."""

PADDING = 8
GAP = 6
SLACK = 2
"""Lost to the edge of the frame; without it the words would be cut off."""


@dataclass(frozen=True, slots=True)
class Option:
    """One way to decide: a side, or to write it oneself."""

    side: Side | None
    words: str


def options_of(choice: Choice) -> tuple[Option, ...]:
    """Mine, theirs, and writing it."""
    return (
        Option("mine", option_words(choice.text("mine"))),
        Option("theirs", option_words(choice.text("theirs"))),
        Option(None, tr("write it")),
    )


def option_words(text: str) -> str:
    """The text of an answer in one short line."""
    if text == GONE or not text:
        return tr("nothing")
    line = single_line(text) or text.translate(ALL_SIGNS)
    return line if len(line) <= OPTION else f"{line[: OPTION - 1]}…"


def badge_height(look: Look) -> float:
    """The height of a letter M or T."""
    return float(look.theme.sizes.key_cap - 5)


def paint_letter(look: Look, painter: QPainter, rect: QRectF, origin: str) -> None:
    """M or T in the colour of its side, as the second sign of whose a word is."""
    rounded(painter, rect, 3, look.theme.colour(EDGES[origin]))
    words = look.theme.colour("on_accent" if origin == "mine" else "card")
    font = look.theme.font("key_cap")
    centre = Qt.AlignmentFlag.AlignHCenter
    paint_words(painter, rect, LETTERS[origin], font, words, alignment=centre)


class _Inline(QPyTextObject):
    """An inline object that knows its size and paints itself."""

    def __init__(self, look: Look, parent: QTextDocument) -> None:
        super().__init__(parent)
        self._look = look

    def size(self, kind: QTextFormat, document: QTextDocument) -> QSizeF:
        """How much room it takes in a line."""
        raise NotImplementedError

    def paint(self, painter: QPainter, rect: QRectF, kind: QTextFormat) -> None:
        """Paint it at its place in the document."""
        raise NotImplementedError

    # Qt names the arguments.
    def intrinsicSize(self, doc: QTextDocument, posInDocument: int, format: QTextFormat) -> QSizeF:  # noqa: A002, N803
        return self.size(format, doc)

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        posInDocument: int,  # noqa: N803
        format: QTextFormat,  # noqa: A002
    ) -> None:
        self.paint(painter, QRectF(rect), format)


class LetterObject(_Inline):
    """A small M or T after words of one side."""

    def size(self, kind: QTextFormat, document: QTextDocument) -> QSizeF:
        height = badge_height(self._look)
        return QSizeF(height + 6, height)

    def paint(self, painter: QPainter, rect: QRectF, kind: QTextFormat) -> None:
        origin = kind.property(Property.ORIGIN)
        paint_letter(self._look, painter, rect.adjusted(3, 0, -3, 0), origin)


class StandInObject(_Inline):
    """A chip in place of a letter that Qt would change, of a long stretch, or of nothing."""

    def size(self, kind: QTextFormat, document: QTextDocument) -> QSizeF:
        words = kind.property(Property.SHOWN)
        width = self._look.theme.width("label", words) + 2 * PADDING
        return QSizeF(width + 4, self._look.theme.sizes.chip)

    def paint(self, painter: QPainter, rect: QRectF, kind: QTextFormat) -> None:
        place = rect.adjusted(2, 0, -2, 0)
        paint_chip(self._look, painter, place, kind.property(Property.SHOWN))


class ChoiceObject(_Inline):
    """An open place: numbered options beside each other in one frame."""

    def __init__(self, look: Look, parent: QTextDocument, choices: dict[int, Choice]) -> None:
        super().__init__(look, parent)
        self._choices = choices
        self.current = -1
        self.places: dict[int, list[QRectF]] = {}
        """Where the options of a choice were painted last, in the document."""

    def size(self, kind: QTextFormat, document: QTextDocument) -> QSizeF:
        options = options_of(self._choices[kind.property(Property.NUMBER)])
        width = sum(self._width(number, option) for number, option in enumerate(options, 1))
        room = document.textWidth() - 2 * document.documentMargin() - 8
        height = self._look.theme.sizes.chip + 6
        return QSizeF(min(width, room) if room > 0 else width, height)

    def _width(self, number: int, option: Option) -> float:
        cap = key_cap_width(self._look, str(number))
        letter = badge_height(self._look) + GAP if option.side else 0.0
        words = self._look.theme.width("case", option.words)
        return 2 * PADDING + cap + GAP + words + letter + SLACK

    def paint(self, painter: QPainter, rect: QRectF, kind: QTextFormat) -> None:
        number: int = kind.property(Property.NUMBER)
        theme, is_here = self._look.theme, number == self.current
        frame = rect.adjusted(1, 0, -1, 0)
        edge = theme.colour("warn_mark")
        rounded(painter, frame, theme.sizes.radius - 1, theme.colour("card"), edge)
        if is_here:
            ring = theme.colour("accent")
            rounded(painter, rect.adjusted(-2, -3, 2, 3), theme.sizes.radius + 2, None, ring, 2)
        options = options_of(self._choices[number])
        places = self._cut(frame, options)
        self.places[number] = places
        for place, (key, option) in zip(places, enumerate(options, 1), strict=True):
            if key > 1:
                rule = QRectF(place.x(), place.y() + 1, 1, place.height() - 2)
                painter.fillRect(rule, edge)
            self._paint_option(painter, place, key, option)

    def _cut(self, frame: QRectF, options: tuple[Option, ...]) -> list[QRectF]:
        """The frame in a place for each option; with too little room the sides give up some."""
        *sides, last = [self._width(key, option) for key, option in enumerate(options, 1)]
        part = min(1.0, (frame.width() - last) / sum(sides))
        x, places = frame.x(), list[QRectF]()
        for width in (*(width * part for width in sides), last):
            places.append(QRectF(x, frame.y(), width, frame.height()))
            x += width
        return places

    def _paint_option(self, painter: QPainter, place: QRectF, key: int, option: Option) -> None:
        theme = self._look.theme
        cap = key_cap_width(self._look, str(key))
        height = theme.sizes.key_cap
        x, y = place.x() + PADDING, place.center().y()
        paint_key_cap(self._look, painter, QRectF(x, y - height / 2, cap, height), str(key))
        x += cap + GAP
        letter = badge_height(self._look)
        end = place.right() - PADDING - (letter + GAP if option.side else 0)
        words = QRectF(x, place.y(), max(0.0, end - x), place.height())
        colour = theme.colour("text" if option.side else "text_soft")
        paint_words(painter, words, option.words, theme.font("case"), colour)
        if option.side:
            badge = QRectF(end + GAP, y - letter / 2, letter, letter)
            paint_letter(self._look, painter, badge, option.side)

    def option_at(self, point: QPointF) -> tuple[int, int] | None:
        """The choice and the number of the option (from 1) at a point of the document."""
        for number, places in self.places.items():
            for key, place in enumerate(places, 1):
                if place.contains(point):
                    return number, key
        return None


def object_format(base: QTextCharFormat, kind: Kind) -> QTextCharFormat:
    """The format of an inline object in a text."""
    made = QTextCharFormat(base)
    made.setObjectType(kind)
    made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    return made


def stand_in_words(text: str) -> str:
    """What a chip says in place of a text: of nothing, of letters without a look, of a stretch."""
    if text == GONE:
        return tr("nothing")
    if len(text) == 1:
        sign = text.translate(ALL_SIGNS)
        return sign if sign != text and sign.isprintable() else f"U+{ord(text):04X}"
    words = len(text.split())
    if words > 1:
        return tr_n("{n} word that nobody changed", "{n} words that nobody changed", words)
    return tr("{n} characters that nobody changed").format(n=format_number(len(text)))
