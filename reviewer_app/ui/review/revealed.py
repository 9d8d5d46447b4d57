"""What became visible by voting, in one line above the case."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.services.browsing import CaseView
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.words import verdict
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    BAR_WIDTH,
    flipped,
    paint_confidence_bar,
    paint_vote_mark,
    paint_words,
    rounded,
    single_line,
    words_width,
)

SIDE, GAP = 12, 8


@dataclass(frozen=True, slots=True, kw_only=True)
class _Piece:
    """A part of the line: words, a bar for a confidence, or a thumb for a vote."""

    words: str = ""
    is_strong: bool = False
    bar: float | None = None
    score: int = 0


class Revealed(QWidget):
    """Shown while blind first is on and there is a vote of mine; hidden otherwise."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pieces: list[_Piece] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        self.hide()

    def show_case(self, view: CaseView) -> None:
        """Say what of a case is shown only since the vote; nothing where there is nothing."""
        is_due = view.is_blind and not view.hides
        told = [*_confidence(view), *_published(view)] if is_due else []
        start = tr("Now shown, since you voted:")
        self._pieces = [_Piece(words=start), *told] if told else []
        self.setAccessibleName(" ".join(piece.words for piece in self._pieces if piece.words))
        self.setVisible(bool(told))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._look.theme.sizes.card_head)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, whole = self._look.theme, QRectF(self.rect())
        painter = QPainter(self)
        edge = theme.colour("line_strong")
        rounded(painter, whole, theme.sizes.radius, theme.colour("card"), edge)
        size = theme.sizes.icon
        place = self._at(SIDE, size, size)
        self._look.icons.paint(painter, place, "eye", "text_soft")
        x = SIDE + size + GAP
        for piece in self._pieces:
            x = self._paint(painter, piece, x) + GAP
        painter.end()

    def _paint(self, painter: QPainter, piece: _Piece, x: float) -> float:
        theme = self._look.theme
        if piece.bar is not None:
            width = BAR_WIDTH * theme.sizes.scale
            is_rtl = self.isRightToLeft()
            bar = self._at(x, width, self.height())
            paint_confidence_bar(self._look, painter, bar, piece.bar, is_rtl=is_rtl)
            return x + width
        if piece.score:
            size = theme.sizes.icon
            paint_vote_mark(self._look, painter, self._at(x, size, size), piece.score)
            return x + size
        font = theme.font("body_strong" if piece.is_strong else "body")
        width = min(words_width(font, piece.words), max(0.0, self.width() - x - SIDE))
        place = self._at(x, width, self.height())
        paint_words(painter, place, piece.words, font, theme.colour("text"))
        return x + width

    def _at(self, x: float, width: float, height: float) -> QRectF:
        rect = QRectF(x, (self.height() - height) / 2, width, height)
        return flipped(rect, QRectF(self.rect()), is_rtl=self.isRightToLeft())


def _confidence(view: CaseView) -> list[_Piece]:
    confidence = view.labels.confidence
    if confidence is None:
        return []
    share = min(1.0, max(0.0, float(str(confidence))))
    value = _Piece(words=str(confidence), is_strong=True)
    return [_Piece(words=tr("confidence")), value, _Piece(bar=share)]


def _published(view: CaseView) -> list[_Piece]:
    published = view.published
    if published is None or not (published.score or published.reason):
        return []
    parts = [verdict(published.score).lower(), published.reviewer or "", published.reason]
    words = tr(", ").join(single_line(part) for part in parts if part)
    dot = [_Piece(words="·")] if view.labels.confidence is not None else []
    thumb = [_Piece(score=published.score)] if published.score else []
    return [*dot, _Piece(words=tr("published vote")), *thumb, _Piece(words=words)]
