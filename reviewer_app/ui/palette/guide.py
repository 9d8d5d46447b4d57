"""The guide that the program brings: its pages beside the work, with their pictures."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.system.resources import resource
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.markdown_view import MarkdownView
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import PrimaryButton, QuietButton

WIDTH, HEIGHT = 780, 680
PICTURE_WIDTH = 700
"""At base 10 pt; the pictures show a window of 1280 pixels."""

_MARGIN = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class GuidePage:
    """A page as it is shown: its Markdown, and its pictures by the addresses that it gives them."""

    text: str
    pictures: Mapping[str, QImage]


def guide_titles() -> dict[str, str]:
    """The pages in the order of a reviewer's need: files of the guide, and what to call them."""
    return {
        "screens.md": tr("What you see"),
        "export-and-edit-elsewhere.md": tr("Edit cases elsewhere"),
        "evaluate-recorded-outputs.md": tr("Evaluate recorded outputs"),
        "evaluate-over-http.md": tr("Evaluate a product over HTTP"),
    }


async def read_guide(name: str, width: int, ratio: float) -> GuidePage:
    """Read a page of the guide. width: of its pictures, in the pixels of a screen of this ratio.

    Raises OSError where the installation lacks the page; a picture that is missing stays words.
    """
    return await asyncio.to_thread(_read, name, width, ratio)


def _read(name: str, width: int, ratio: float) -> GuidePage:
    text = resource("guide", name).read_text(encoding="utf-8")
    pictures: dict[str, QImage] = {}
    for file in sorted(resource("guide").glob("*.png")):
        picture = QImage(str(file)) if f"({file.name})" in text else QImage()
        if not picture.isNull():
            smooth = Qt.TransformationMode.SmoothTransformation
            pictures[file.name] = picture.scaledToWidth(round(width * ratio), smooth)
            pictures[file.name].setDevicePixelRatio(ratio)
    return GuidePage(text=text, pictures=pictures)


class GuideWindow(AnswerDialog):
    """Stays open beside the work. asked: the file of a page that is to be shown."""

    asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(tr("Guide"))
        self._names = list(guide_titles())
        self._at = 0
        self.tabs = [self._tab(place, title) for place, title in enumerate(guide_titles().values())]
        self.page = MarkdownView(look, tr("Guide"))
        words = tr("The guide is in English.")
        self._language = PlainLabel(look, words, colour="text_soft", is_wrapped=True)
        # Who reads the sentence in English needs no telling.
        self._language.setVisible(words != "The guide is in English.")
        self.close_button = PrimaryButton(look, tr("Close"), key=tr("Esc"))
        self.close_button.clicked.connect(self.reject)
        self._lay_out()

    def _tab(self, place: int, title: str) -> QuietButton:
        tab = QuietButton(self.look, title)
        tab.setCheckable(True)
        tab.setAutoExclusive(True)
        tab.clicked.connect(lambda: self.show_page(place))
        return tab

    def _lay_out(self) -> None:
        head = FlowLayout(gap=8, line_gap=4)
        for tab in self.tabs:
            head.addWidget(tab)
        column = QVBoxLayout()
        column.setContentsMargins(_MARGIN, 12, 4, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._language)
        column.addWidget(self.page, 1)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self.close_button))
        scale, room = self.look.theme.sizes.scale, self._room()
        width, height = round(WIDTH * scale), round(HEIGHT * scale)
        self.resize(min(width, room.width()), min(height, room.height()))

    @property
    def picture_width(self) -> int:
        """How wide pictures are, so that they fit beside the scroll bar."""
        wanted = round(PICTURE_WIDTH * self.look.theme.sizes.scale)
        return min(wanted, self.width() - 3 * _MARGIN)

    def show_page(self, place: int) -> None:
        """Turn to a page by its number, from 0."""
        self._at = place
        self.tabs[place].setChecked(True)
        self.asked.emit(self._names[place])

    def show_guide(self, guide: GuidePage) -> None:
        """Show what was asked for, from its beginning; arrows and Page keys read on."""
        self.page.show_text(guide.text, guide.pictures)
        self.page.setFocus()

    def come_to_front(self) -> None:
        """Show it, or the one that is open already."""
        self.show()
        self.raise_()
        self.activateWindow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()))
        if step and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.show_page((self._at + step) % len(self._names))
            return
        super().keyPressEvent(event)
