"""Marks inside a case text: what was searched for, and the signs for invisible letters."""

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from reviewer_app.ui.theme import Theme
from reviewer_app.ui.widgets.literal_layout import Places, utf16_length
from reviewer_app.ui.widgets.literal_signs import SHAPES

_SHAPE = re.compile(f"[{''.join(sorted(SHAPES))}]+")

NOWHERE = range(0)


@dataclass(frozen=True, slots=True)
class Found:
    """What to mark: places in the original in their order, and the one of the moment."""

    places: Sequence[range] = ()
    current: range = NOWHERE

    def within(self, start: int, end: int) -> list[range]:
        """The places that lie between two others, at least in part."""
        first = bisect_right(self.places, start, key=lambda place: place.stop)
        found: list[range] = []
        for place in self.places[first:]:
            if place.start >= end:
                break
            found.append(place)
        return found


class Marker(QSyntaxHighlighter):
    """Colours the paragraphs of a document; their text stays what it is.

    original: the letters between two places of the original text.
    """

    def __init__(
        self, document: QTextDocument, places: Places, original: Callable[[int, int], str]
    ) -> None:
        super().__init__(document)
        self._places = places
        self._original = original
        self._found = Found()
        self._formats: dict[str, QTextCharFormat] = {}

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._formats = {
            "sign": _format(theme.colour("text_faint")),
            "found": _format(theme.colour("text"), theme.colour("warn_soft")),
            "current": _format(theme.colour("on_accent"), theme.colour("accent")),
        }
        edge = theme.soft_edge("warn_soft")
        if edge is not None:  # where every ground is white a line says it
            self._formats["found"].setFontUnderline(True)
            self._formats["found"].setUnderlineColor(theme.colour(edge))

    def mark(self, found: Found) -> None:
        """Mark other places; of another moment only the paragraphs concerned are drawn anew."""
        before, self._found = self._found, found
        if not len(self._places):
            return  # each paragraph is marked when it comes
        if before.places is not found.places:
            self.rehighlight()
            return
        for place in (before.current, found.current):
            if place:
                for block in {self._places.find(place.start)[0], self._places.find(place[-1])[0]}:
                    self.rehighlightBlock(self.document().findBlockByNumber(block))

    def highlightBlock(self, text: str) -> None:
        number = self.currentBlock().blockNumber()
        if number >= len(self._places) or not self._formats:
            return
        start = self._places.start(number)
        original = self._original(start, start + len(text))
        for found in _SHAPE.finditer(text):
            if original[found.start() : found.end()] != found[0]:
                self._set(text, found.start(), found.end(), "sign")
        for place in self._found.within(start, start + len(text)):
            name = "current" if place == self._found.current else "found"
            first, last = max(0, place.start - start), min(len(text), place.stop - start)
            self._set(text, first, last, name)

    def _set(self, text: str, first: int, last: int, name: str) -> None:
        start = utf16_length(text[:first])
        self.setFormat(start, utf16_length(text[first:last]), self._formats[name])


def _format(words: QColor, ground: QColor | None = None) -> QTextCharFormat:
    kind = QTextCharFormat()
    kind.setForeground(words)
    if ground is not None:
        kind.setBackground(ground)
    return kind
