"""Words shown as they are: labels and tool tips that never read text as markup."""

import html

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line


def plain_tool_tip(text: str) -> str:
    """A tool tip that shows `<b>` as `<b>`.

    Qt guesses rich text in tool tips, so everything is escaped and wrapped in a tag of our own;
    then the guess is always right.
    """
    return f'<span style="white-space: pre-wrap">{html.escape(text)}</span>' if text else ""


def menu_text(text: str) -> str:
    """A name in a menu: & would mark a letter there, and a tab begin the key behind it."""
    return single_line(text).replace("&", "&&")


def plain_title(text: str) -> str:
    """A window title that shows `[*]` as such; Qt takes one for the sign of unsaved changes."""
    return text.replace("[*]", "[*][*]")


def set_plain_tool_tip(widget: QWidget, text: str) -> None:
    """Give a widget a tool tip; screen readers get the words without any markup."""
    widget.setToolTip(plain_tool_tip(text))
    widget.setAccessibleDescription(text)


class PlainLabel(QLabel):
    """Words in a font role and a theme colour."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        font: str = "body",
        colour: str = "text",
        is_wrapped: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._role = font
        self._colour = colour
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(is_wrapped)
        if is_wrapped:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setText(text)
        self._align()
        look.changed.connect(self._apply)
        self._apply()

    def _align(self) -> None:
        """Stand where the window begins; left to itself Qt goes by the first letter."""
        sides = Qt.AlignmentFlag
        side = sides.AlignRight if self.isRightToLeft() else sides.AlignLeft
        self.setAlignment(side | sides.AlignAbsolute | sides.AlignVCenter)

    def _apply(self) -> None:
        self.setFont(self._look.theme.font(self._role))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self._look.theme.colour(self._colour))
        self.setPalette(palette)

    def changeEvent(self, arg__1: QEvent) -> None:
        super().changeEvent(arg__1)
        if arg__1.type() == QEvent.Type.LayoutDirectionChange:
            self._align()
        elif arg__1.type() == QEvent.Type.StyleChange and not self._has_colour():
            self._apply()  # with a new parent Qt takes the palette from before the style sheet

    def _has_colour(self) -> bool:
        shown = self.palette().color(QPalette.ColorRole.WindowText)
        return shown == self._look.theme.colour(self._colour)
