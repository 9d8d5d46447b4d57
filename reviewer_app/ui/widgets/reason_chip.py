"""Reason chips: one of nine reasons for a downvote, chosen by its digit or a click."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.ui.widgets.key_button import Face, KeyButton, Spacing
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    CapColours,
    key_cap_width,
    paint_words,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Density:
    """Spaces of a chip in pixels: before the digit, after it, behind the word; and the font."""

    side: int = 5
    gap: int = 6
    end: int = 8
    font: str = "body"


ROOMY = Density()
CLOSE = Density(side=4, gap=5, end=6)
SMALL = Density(side=4, gap=4, end=5, font="label")

_CHOSEN_CAP = CapColours(face="down", edge="down", letters="on_vote")


class ReasonChip(KeyButton):
    """A digit and a word; in the chooser a short explanation stands behind it."""

    spacing = Spacing(side=ROOMY.side, gap=ROOMY.gap)

    def __init__(
        self,
        look: Look,
        digit: str,
        text: str,
        *,
        explanation: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, text, key=digit, parent=parent)
        self._explanation = explanation
        self._density = ROOMY
        self.setCheckable(True)
        if explanation:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self.setAccessibleDescription(explanation)

    def set_density(self, density: Density) -> None:
        """Stand closer, or not; whoever lays the chip out gives it the width for that."""
        if density != self._density:
            self._density = density
            self.set_spacing(Spacing(side=density.side, gap=density.gap))

    def show_reason(self, text: str, explanation: str = "") -> None:
        """Show another word with its explanation; without a word there is nothing to choose."""
        self._explanation = explanation
        self.setAccessibleDescription(explanation)
        self.set_words(text)
        self.setVisible(bool(text))

    def face(self) -> Face:
        if self.isChecked():
            return Face(ground="down_soft", edge="down", cap=_CHOSEN_CAP, edge_width=self._edge())
        return Face(
            ground="hover" if self.is_under_pointer() else "button",
            edge="line_strong",
            words="text" if self.isEnabled() else "text_faint",
        )

    def _end(self) -> int:
        return self.look.theme.sizes.spaced(self._density.end)

    def _edge(self) -> int:
        return 2 if self.look.theme.is_high_contrast else 1

    def word_font(self) -> str:
        font = self._density.font
        return f"{font}_strong" if self.isChecked() else font

    def height_needed(self) -> int:
        sizes = self.look.theme.sizes
        return sizes.button if self._explanation else sizes.reason

    def paint_parts(self, painter: QPainter, face: Face) -> None:
        """The digit stands first here, and the explanation last."""
        x = float(self.spaces.side)
        self._paint_cap(painter, face, x)
        x += key_cap_width(self.look, self.key) + self.spaces.gap
        width = self.look.theme.width(self.word_font(), self.text())
        self._paint_text(painter, self.text(), x, width, self.word_font(), face.words)
        if self._explanation:
            x += width + self.spaces.gap + 2
            room = self.width() - x - self._end()
            self._paint_text(painter, self._explanation, x, room, "label", "text_soft")

    def _paint_text(
        self, painter: QPainter, text: str, x: float, width: float, font: str, colour: str
    ) -> None:
        theme = self.look.theme
        is_rtl = self.isRightToLeft()
        paint_words(
            painter,
            self._place(x, max(0.0, width), self.height()),
            text,
            theme.font(font),
            theme.colour(colour),
            alignment=Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft,
        )

    def width_at(self, density: Density) -> int:
        """The width of digit and word; chosen, the word reaches into the space behind it."""
        theme = self.look.theme
        spaced = theme.sizes.spaced
        end = spaced(density.end)
        word = theme.width(density.font, self.text())
        word = max(word, theme.width(f"{density.font}_strong", self.text()) - (end - 4))
        cap = key_cap_width(self.look, self.key)
        return round(spaced(density.side) + cap + spaced(density.gap) + word + end)

    def sizeHint(self) -> QSize:
        width: float = self.width_at(self._density)
        if self._explanation:
            width += self.spaces.gap + 6
            width += self.look.theme.width("label", self._explanation)
        return QSize(round(width), self.height_needed())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.width_at(self._density), self.height_needed())

    def nextCheckState(self) -> None:
        """A click asks; the page answers with setChecked."""
