"""The bar above a comparison: back, from difference to difference, and how to look at them."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.choices import Tick
from reviewer_app.ui.widgets.joined import JoinedButton, join
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, IconButton
from reviewer_app.ui.widgets.segments import Segments

_ANY = 0xFFFFFF
"""The width that Qt takes for no limit."""


class ToolsBar(QFrame):
    """Buttons alone; the page says what they do. Without room they show icons for words."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._long = tr("Mute white space and line ends")
        self.setObjectName("page")
        self.back = EdgedButton(look, tr("Back"), icon="arrow-left", key=tr("Esc"))
        self.previous = JoinedButton(look, "", icon="chevron-up")
        self.previous.follow("previous_difference")
        self.previous.setAccessibleName(tr("Previous difference"))
        self.next = JoinedButton(look, "", icon="chevron-down")
        self.next.follow("next_difference")
        self.next.setAccessibleName(tr("Next difference"))
        self.where = PlainLabel(look)
        self.muting = Tick(look, self._long)
        self.muting.setChecked(True)
        self.signs = IconButton(look, tr("Show invisible characters"), icon="pilcrow")
        self.signs.setCheckable(True)
        self.signs.follow("show_invisible")
        self.columns = Segments(
            look, [("columns-2", tr("Side by side")), ("rows-2", tr("One column"))]
        )
        self._lay_out()
        self._fit()

    def _lay_out(self) -> None:
        join((self.previous, self.next))
        steps = QHBoxLayout()
        steps.setSpacing(0)
        for part in (self.previous, self.next):
            steps.addWidget(part)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.back)
        row.addSpacing(16)
        row.addLayout(steps)
        row.addWidget(self.where)
        row.addStretch(1)
        for part in (self.muting, self.signs, self.columns):
            row.addWidget(part)

    def _fit(self) -> None:
        """All words where there is room; else icons first, and fewer words at the tick."""
        needed = self._needed()
        for button in (*self.columns.buttons, self.back):
            least, whole = button.minimumSizeHint().width(), button.sizeHint().width()
            most = _ANY
            if needed > self.width():
                needed -= whole - least
                most = least
            if most != button.maximumWidth():
                button.setMaximumWidth(most)
        words = self._long if needed <= self.width() else tr("Mute white space")
        if words != self.muting.text():
            self.muting.set_words(words)
            self.muting.setAccessibleName(self._long)

    def _needed(self) -> int:
        """The width in which all words have room."""
        row = self.layout()
        assert row
        theme = self._look.theme
        left_out = theme.width("body", self._long) - theme.width("body", self.muting.text())
        for button in (*self.columns.buttons, self.back):
            whole = button.sizeHint().width()
            left_out += whole - min(whole, button.maximumWidth())
        return round(row.sizeHint().width() + left_out)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # other words stand in a part
            self._fit()
        return is_done
