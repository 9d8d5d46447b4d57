"""Buttons in one frame: there is one line where they meet, and no corner."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from reviewer_app.ui.widgets.joined import JoinedButton
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.segments import Segments


def edges(widget: QWidget, colour: QColor, y: int) -> list[int]:
    """Where a row of the picture has the colour."""
    picture = widget.grab().toImage()
    return [x for x in range(picture.width()) if picture.pixelColor(x, y) == colour]


def test_segments_share_a_frame_and_the_pressed_one_has_its_own_edge(look: Look) -> None:
    segments = Segments(look, [("sun", "Light"), ("moon", "Dark"), ("contrast", "Both")])
    segments.resize(segments.sizeHint())
    first, second, third = segments.buttons
    quiet, accent = look.theme.colour("line_strong"), look.theme.colour("accent")
    y = look.theme.sizes.radius + 1  # below the corners, above the words
    segments.show()
    assert edges(segments, accent, y)[-1] == first.geometry().right()
    assert edges(segments, quiet, y) == [second.geometry().right(), third.geometry().right()]
    second.click()
    assert edges(segments, accent, y) == [second.geometry().left(), second.geometry().right()]
    segments.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert edges(segments, accent, y) == [second.geometry().left(), second.geometry().right()]
    assert isinstance(third, JoinedButton)
    assert third.after is None
