"""Margins by the side where reading starts; Qt's layouts have them by left and right."""

from PySide6.QtWidgets import QLayout, QWidget

from reviewer_app.ui.i18n import is_right_to_left


def set_margins(part: QLayout | QWidget, start: int, top: int, end: int, bottom: int) -> None:
    """Give a layout or a widget its margins in pixels, turned round where the window is."""
    left, right = (end, start) if is_right_to_left() else (start, end)
    part.setContentsMargins(left, top, right, bottom)
