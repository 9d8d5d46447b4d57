"""Where the first line of a case text stands, for what is to stand beside it."""

from PySide6.QtGui import QFontMetricsF

from reviewer_app.ui.theme import Theme


def first_line(theme: Theme) -> tuple[float, float]:
    """Where the letters of the first line of a text begin, and how high they are.

    Qt puts what a line has more than its letters above them.
    """
    font = theme.font("case")
    height = QFontMetricsF(font).height()
    return theme.case_line_height(font) - height, height
