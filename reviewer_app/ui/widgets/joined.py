"""Buttons that share one frame: no corners and one line where two of them meet."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from reviewer_app.ui.widgets.key_button import Face, KeyButton
from reviewer_app.ui.widgets.painting import flipped, rounded


class JoinedButton(KeyButton):
    """A quiet button that may have others at its sides."""

    before: KeyButton | None = None
    after: KeyButton | None = None

    def face(self) -> Face:
        if not self.isEnabled():
            return Face(ground="mute", edge="line_strong", words="text_faint", icon="text_faint")
        return Face(ground="hover" if self.is_under_pointer() else "button", edge="line_strong")

    def paint_ground(self, painter: QPainter, face: Face) -> None:
        theme, rect = self.look.theme, QRectF(self.rect())
        radius = theme.sizes.radius
        start = radius if self.before else 0
        end = radius if self.after else 0
        whole = QRectF(-start, 0, rect.width() + start + end, rect.height())
        is_rtl = self.isRightToLeft()
        ground, edge = theme.colour(face.ground or "button"), theme.colour(face.edge or "line")
        painter.save()
        painter.setClipRect(rect)
        rounded(painter, flipped(whole, rect, is_rtl=is_rtl), radius, ground, edge)
        lines = [rect.width() - 1] if self.after and not self.after.isChecked() else []
        if self.isChecked():
            lines = [x for x, other in ((0, self.before), (rect.width() - 1, self.after)) if other]
        for x in lines:
            line = flipped(QRectF(x, 0, 1, rect.height()), rect, is_rtl=is_rtl)
            painter.fillRect(line, edge)
        painter.restore()


def join(buttons: Sequence[JoinedButton]) -> None:
    """Make buttons that stand side by side share a frame."""
    for first, second in pairwise(buttons):
        first.after, second.before = second, first
        second.toggled.connect(first.update)  # which draws the line between them
