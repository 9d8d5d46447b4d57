"""How the parts of the window are arranged: kept when it goes, and found again."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMainWindow

from reviewer_app.system.settings import Settings
from reviewer_app.ui.review.page import ReviewPage

_FRAME = QSize(8, 40)
"""What the window system may draw around the window."""


def arrange(window: QMainWindow, page: ReviewPage, settings: Settings) -> None:
    """Give the window the size it had, as far as the screen has room, and its panes theirs."""
    room = window.screen().availableSize() - _FRAME
    wide, high = settings.get("window_size", [1280, 800])
    window.resize(QSize(wide, high).boundedTo(room))
    if len(panes := settings.get("panes", list[int]())) > 1:
        page.panes.widths = panes[:2]
    page.panes.focus(settings.get("case_alone", False))
    page.sidebar.close_products(frozenset(settings.get("closed", list[str]())))


def keep_arrangement(window: QMainWindow, page: ReviewPage, settings: Settings) -> None:
    """Note size and panes for the next window."""
    settings.set("window_size", [window.width(), window.height()])
    settings.set("panes", page.panes.widths)
    settings.set("case_alone", page.panes.is_focused)
    settings.set("closed", sorted(page.sidebar.closed_products))
