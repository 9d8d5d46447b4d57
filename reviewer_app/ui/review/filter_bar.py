"""Above the list: the search field, and a chip for everything that restricts the list."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.chip import FilterChip
from reviewer_app.ui.widgets.flow_layout import FlowLayout
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped, key_cap_width, paint_key_cap
from reviewer_app.ui.widgets.quiet_button import IconButton, LinkButton
from reviewer_app.ui.widgets.text_field import TextField

TYPING_MS = 120
"""How long a pause in typing is before the search goes out."""

SIDE = 12
_INSET = 8


class SearchField(TextField):
    """A field with a magnifying glass, its key while it is empty and a cross while it is not."""

    went_down = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, tr("Search in this list"), is_tall=False, parent=parent)
        self._look_at = look
        self.clear_button = IconButton(look, tr("Clear the search"), icon="x", parent=self)
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.textChanged.connect(self._place_button)
        look.changed.connect(self._place_button)
        look.keymap.changed.connect(self.update)
        self._place_button()

    def _place_button(self) -> None:
        size, icon = self.clear_button.sizeHint(), self._look_at.theme.sizes.icon
        self.setTextMargins(icon + 6, 0, size.width() - _INSET + 4, 0)
        place = QRectF(
            self.width() - size.width() - 2,
            (self.height() - size.height()) / 2,
            size.width(),
            size.height(),
        )
        place = flipped(place, QRectF(self.rect()), is_rtl=self.isRightToLeft())
        self.clear_button.setGeometry(place.toRect())
        self.clear_button.setVisible(bool(self.text()))
        self.update()

    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._place_button()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and not self.composing:
            self.went_down.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, arg__1: QPaintEvent) -> None:
        super().paintEvent(arg__1)
        look, is_rtl = self._look_at, self.isRightToLeft()
        whole, size = QRectF(self.rect()), self._look_at.theme.sizes.icon
        painter = QPainter(self)
        place = QRectF(_INSET + 1, (self.height() - size) / 2, size, size)
        look.icons.paint(painter, flipped(place, whole, is_rtl=is_rtl), "search", "text_soft")
        if not self.text() and not self.composing and not self.hasFocus():
            key = look.keymap.words("search")
            width, height = key_cap_width(look, key), look.theme.sizes.key_cap
            cap = QRectF(self.width() - width - _INSET, (self.height() - height) / 2, width, height)
            paint_key_cap(look, painter, flipped(cap, whole, is_rtl=is_rtl), key)
        painter.end()


class FilterBar(QWidget):
    """Tells what a person searches and takes away.

    searched: the text after a pause in typing, or at once with Enter. accepted: Enter; go to the
    first case. left: Esc. chip_removed: the field of a filter. cleared: everything.
    """

    searched = Signal(str)
    accepted = Signal()
    left = Signal()
    list_entered = Signal()
    chip_removed = Signal(str)
    cleared = Signal()
    legacy_switched = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._chips: list[QWidget] = []
        self.field = SearchField(look, self)
        self.legacy = FilterChip(look, tr("Include legacy"))
        self.legacy.follow("include_legacy")
        self.clear_all = LinkButton(look, tr("Clear all"))
        self._pause = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._room = QWidget(self)
        self._flow = FlowLayout(self._room, gap=8, line_gap=6)
        self._lay_out()
        self._connect()
        self.show_chips([], is_legacy=False, can_clear=False)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDE, 0, SIDE, 10)
        column.setSpacing(8)
        column.addWidget(self.field)
        column.addWidget(self._room)

    def _connect(self) -> None:
        self.field.text_changed.connect(self._typed)
        self.field.submitted.connect(self._accept)
        self.field.left.connect(self._leave)
        self.field.went_down.connect(self.list_entered)
        self.field.clear_button.clicked.connect(self._leave)
        self._pause.timeout.connect(self._tell)
        self.legacy.clicked.connect(self.legacy_switched)
        self.clear_all.clicked.connect(self.cleared)

    @property
    def has_keyboard(self) -> bool:
        """Whether a person is typing a search."""
        return self.field.hasFocus() or self.field is self.window().focusWidget()

    def show_text(self, text: str) -> None:
        """Show what is searched now, unless a person is typing it."""
        if self.field.text() != text and not self._pause.isActive():
            self.field.set_words(text)
            self.field._place_button()  # noqa: SLF001 - the same module

    def show_chips(
        self, chips: Sequence[tuple[str, str]], *, is_legacy: bool, can_clear: bool
    ) -> None:
        """Show a chip for each field and its words, and what the key for legacy switches."""
        for chip in (*self._chips, self.legacy, self.clear_all):
            self._flow.removeWidget(chip)
        for chip in self._chips:
            chip.hide()
            chip.deleteLater()
        self._chips = [self._make_chip(field, words) for field, words in chips]
        self.legacy.setChecked(is_legacy)
        self.clear_all.setVisible(can_clear)
        for chip in (*self._chips, self.legacy, self.clear_all):
            self._flow.addWidget(chip)
        self._room.updateGeometry()

    def _make_chip(self, field: str, words: str) -> FilterChip:
        chip = FilterChip(self._look, words, is_on=True, parent=self._room)
        chip.setAccessibleName(tr("Filter {words}, take it away").format(words=words))
        chip.clicked.connect(lambda: self.chip_removed.emit(field))
        chip.show()
        return chip

    def _typed(self) -> None:
        self._pause.start()

    def _tell(self) -> None:
        self._pause.stop()
        self.searched.emit(self.field.text())

    def _accept(self) -> None:
        self._tell()
        self.accepted.emit()

    def _leave(self) -> None:
        self.field.set_words("")
        self.field._place_button()  # noqa: SLF001 - the same module
        self._tell()
        self.left.emit()
