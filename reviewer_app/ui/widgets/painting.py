"""Painting shared by delegates and buttons: vote marks, chips, key caps, bars, cut-off text."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from reviewer_app.ui.i18n import direction_of
from reviewer_app.ui.theme.sizes import words_width as words_width
from reviewer_app.ui.widgets.literal_signs import ALL_SIGNS, SIGNS
from reviewer_app.ui.widgets.look import Look

EXCERPT = 240
"""Letters that a one-line excerpt can need; measuring a 1 MB line would cost seconds."""

_LINE_SIGNS = SIGNS | dict.fromkeys(map(ord, "\t\n\r\u2028\u2029"), " ")

BAR_WIDTH = 34
BAR_HEIGHT = 5
KEY_SIDE = 4
CHIP_SIDE = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class CapColours:
    """Names of the colours of a key cap: face (None: see-through), edge, letters."""

    face: str | None = "key"
    edge: str = "key_line"
    letters: str = "text_soft"


PLAIN_CAP = CapColours()

_ONE_LINE = {
    side: int(side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute)
    | int(Qt.TextFlag.TextSingleLine)
    for side in (
        Qt.AlignmentFlag.AlignLeft,
        Qt.AlignmentFlag.AlignRight,
        Qt.AlignmentFlag.AlignHCenter,
    )
}
"""Flags for one line at a side; joined once, since Python joins Qt's flags slowly."""


def edged(rect: QRectF, width: float = 1) -> QRectF:
    """The rectangle whose edge of `width`, drawn along it, stays inside and on whole pixels."""
    half = width / 2
    return rect.adjusted(half, half, -half, -half)


def rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    ground: QColor | None,
    edge: QColor | None = None,
    width: float = 1,
) -> None:
    """A flat rounded rectangle with an optional edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(ground if ground is not None else Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
    inner = edged(rect, width) if edge is not None else rect
    radius = max(0.0, radius - (width / 2 if edge is not None else 0))
    painter.drawRoundedRect(inner, radius, radius)
    painter.restore()


def focus_ring(look: Look, painter: QPainter, rect: QRectF, radius: float | None = None) -> None:
    """The ring around what has the keyboard: 2 px of the accent, everywhere the same."""
    theme = look.theme
    radius = theme.sizes.radius if radius is None else radius
    rounded(painter, rect, radius, None, theme.colour("accent"), 2)


def single_line(text: str) -> str:
    """The start of a text as one line, white space as blanks, controls as signs."""
    # Python takes some controls for white space, so they become signs first.
    start = " ".join(text[:EXCERPT].translate(_LINE_SIGNS).split())
    return start + ("…" if len(text) > EXCERPT else "")


def case_line(look: Look, text: str) -> str:
    """A short text of a case as one line; with signs for its white space where that is asked for.

    So a blank at an end is seen, which tells one value from another.
    """
    if not look.shows_invisible:
        return single_line(text)
    return text[:EXCERPT].translate(ALL_SIGNS) + ("…" if len(text) > EXCERPT else "")


def paint_words(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    *,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    is_right_to_left: bool | None = None,
) -> None:
    """One line of words, cut off with an ellipsis, in its own direction.

    Drawn by itself the text is a paragraph of its own, so its bidi marks end with it. `alignment`
    is where the words stand in the rectangle, literally left or right.
    """
    if is_right_to_left is None:
        is_right_to_left = direction_of(text) == "rtl"
    painter.save()
    painter.setFont(font)
    painter.setPen(colour)
    painter.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if is_right_to_left else Qt.LayoutDirection.LeftToRight
    )
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, _ONE_LINE[alignment], shown)
    painter.restore()


def paint_excerpt(
    painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor, *, is_rtl: bool = False
) -> None:
    """The start of case content in one line; right-to-left content stands at the right.

    is_rtl: the direction of the window, for content without any letter.
    """
    line = single_line(text)
    direction = direction_of(line)
    at_right = direction == "rtl" if direction else is_rtl
    side = Qt.AlignmentFlag.AlignRight if at_right else Qt.AlignmentFlag.AlignLeft
    paint_words(painter, rect, line, font, colour, alignment=side, is_right_to_left=at_right)


def key_cap_width(look: Look, key: str) -> float:
    """The width of a key cap: square for one letter, as wide as the words for a chord."""
    theme = look.theme
    words = theme.width("key_cap", key)
    return max(float(theme.sizes.key_cap), words + 2 * KEY_SIDE + 2)


def paint_key_cap(
    look: Look, painter: QPainter, rect: QRectF, key: str, colours: CapColours = PLAIN_CAP
) -> None:
    """A key as it stands on the keyboard; keys always run from left to right."""
    theme = look.theme
    face = theme.colour(colours.face) if colours.face else None
    rounded(painter, rect, theme.sizes.small_radius, face, theme.colour(colours.edge))
    paint_words(
        painter,
        rect,
        key,
        theme.font("key_cap"),
        theme.colour(colours.letters),
        alignment=Qt.AlignmentFlag.AlignHCenter,
        is_right_to_left=False,
    )


def chip_width(look: Look, text: str, icon: str | None = None, *, font: str = "label") -> float:
    """The width of a chip with its words and, before them, an icon."""
    words = look.theme.width(font, text)
    mark = look.theme.sizes.icon - 2 + 4 if icon else 0
    return words + mark + 2 * CHIP_SIDE - (2 if icon else 0)


def paint_chip(
    look: Look,
    painter: QPainter,
    rect: QRectF,
    text: str,
    *,
    ground: str | None = "mute",
    colour: str = "text_soft",
    icon: str | None = None,
    edge: str | None = None,
    font: str = "label",
    is_rtl: bool = False,
) -> None:
    """A chip: words on a soft ground, with an icon before them where it is a state."""
    theme = look.theme
    paint_soft_ground(look, painter, rect, ground, edge)
    size = theme.sizes.icon - 2
    inner = rect.adjusted(CHIP_SIDE - (2 if icon else 0), 0, -CHIP_SIDE + (2 if icon else 0), 0)
    if icon:
        mark = QRectF(inner.x(), inner.y(), size, inner.height())
        look.icons.paint(painter, flipped(mark, rect, is_rtl=is_rtl), icon, colour)
        inner.setLeft(inner.left() + size + 4)
    place = flipped(inner, rect, is_rtl=is_rtl)
    side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
    paint_words(painter, place, text, theme.font(font), theme.colour(colour), alignment=side)


def paint_soft_ground(
    look: Look, painter: QPainter, rect: QRectF, ground: str | None, edge: str | None = None
) -> None:
    """The ground of a chip; where all grounds are white, a 2 px edge in its colour instead."""
    theme = look.theme
    soft_edge = theme.soft_edge(ground) if ground else None
    line = edge or soft_edge
    rounded(
        painter,
        rect,
        theme.sizes.small_radius,
        theme.colour(ground) if ground else None,
        theme.colour(line) if line else None,
        2 if soft_edge and ground != "mute" else 1,
    )


def paint_vote_mark(look: Look, painter: QPainter, rect: QRectF, score: int) -> None:
    """My vote on a row: a filled thumb, or an empty ring for no vote."""
    if score:
        name, colour = ("thumbs-up", "up") if score > 0 else ("thumbs-down", "down")
        look.icons.paint(painter, rect, name, colour, is_filled=True)
        return
    theme = look.theme
    radius = min(rect.width(), rect.height()) * 5 / 16
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("outline"), 1.5 * theme.sizes.scale))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.center(), radius, radius)
    painter.restore()


def paint_reviewed_check(look: Look, painter: QPainter, rect: QRectF) -> None:
    """The mark of a reviewed case."""
    look.icons.paint(painter, rect, "circle-check", "accent")


def paint_confidence_bar(
    look: Look, painter: QPainter, rect: QRectF, value: float | None, *, is_rtl: bool = False
) -> None:
    """How sure the model is, from 0 to 1; None draws the dashed outline of a hidden value."""
    theme = look.theme
    width, height = BAR_WIDTH * theme.sizes.scale, BAR_HEIGHT * theme.sizes.scale
    y = round(rect.center().y() - height / 2)
    bar = QRectF(rect.x(), y, min(width, rect.width()), round(height))
    if value is None:
        _dashed_bar(look, painter, bar)
        return
    radius = bar.height() / 2
    paint_track(look, painter, bar)
    filled = QRectF(bar)
    filled.setWidth(bar.width() * min(1.0, max(0.0, value)))
    painter.save()
    painter.setClipRect(flipped(filled, bar, is_rtl=is_rtl))
    rounded(painter, bar, radius, theme.colour("text_soft"))
    painter.restore()


def paint_track(look: Look, painter: QPainter, bar: QRectF) -> None:
    """The empty length of a bar; with high contrast an edge, which the filled part differs from."""
    theme = look.theme
    radius = bar.height() / 2
    if theme.is_high_contrast:
        rounded(painter, bar, radius, None, theme.colour("line"))
    else:
        rounded(painter, bar, radius, theme.colour("line"))


def _dashed_bar(look: Look, painter: QPainter, bar: QRectF) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(look.theme.colour("line_strong"), 1)
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(edged(bar), bar.height() / 2, bar.height() / 2)
    painter.restore()


def flipped(rect: QRectF, within: QRectF, *, is_rtl: bool) -> QRectF:
    """The same place counted from the other side, in a window that runs from right to left."""
    if not is_rtl:
        return rect
    x = within.left() + within.right() - rect.right()
    return QRectF(QPointF(x, rect.y()), rect.size())
