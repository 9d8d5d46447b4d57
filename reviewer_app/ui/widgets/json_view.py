"""JSON to read: as a tree, and as it is written one press away."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reviewer_app.domain.json import JsonError
from reviewer_app.domain.searching import Term
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.json_interface import tell_screen_readers
from reviewer_app.ui.widgets.json_tree import JsonTree
from reviewer_app.ui.widgets.lazy_column import Spot
from reviewer_app.ui.widgets.literal_marks import NOWHERE
from reviewer_app.ui.widgets.literal_text import MAX_LINES, LiteralText, Reading
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.scrolling import bring_into_page


@dataclass(frozen=True, slots=True, kw_only=True)
class JsonReading:
    """How somebody reads a JSON: where in the tree, what is opened there, where in the text."""

    opened: dict[int, bool]
    spot: Spot
    current: int
    raw: Reading | None


class JsonView(QWidget):
    """Shows one JSON text; the tree is made when it is seen, the raw view likewise.

    focus_shown: the keyboard's focus came (True) or left. copied: what, in words.
    """

    focus_shown = Signal(bool)
    copied = Signal(str)

    def __init__(
        self, look: Look, *, max_lines: int = MAX_LINES, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._max_lines = look, max_lines
        self._name = ""
        self._text, self._language = "", ""
        self._is_raw = self._is_broken = False
        self._tree: JsonTree | None = None
        self._literal: LiteralText | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._size)

    def show_json(self, text: str, language: str = "") -> None:
        """Show another text; one that is no JSON is shown as it is written."""
        self._text, self._language = text, language
        self._is_broken = False
        self._fill()

    @property
    def text(self) -> str:
        """The JSON as it is stored."""
        return self._text

    @property
    def is_raw(self) -> bool:
        """Whether the text is shown as it is written."""
        return self._is_raw or self._is_broken

    @property
    def is_broken(self) -> bool:
        """Whether the text is no JSON, so that there is no tree of it."""
        return self._is_broken

    def set_raw(self, is_raw: bool) -> None:
        """Show the text as it is written, or as a tree."""
        if is_raw != self._is_raw:
            self._is_raw = is_raw
            if self._text:
                self._fill()

    def set_name(self, name: str) -> None:
        """What a screen reader calls the JSON."""
        self._name = name
        if self._tree is not None:
            self._tree.setAccessibleName(tr("{title}, as a tree").format(title=name))
        if self._literal is not None:
            self._literal.view.setAccessibleName(name)

    @property
    def tree(self) -> JsonTree:
        """The tree."""
        if self._tree is None:
            tell_screen_readers()
            self._tree = JsonTree(self._look, self)
            self._tree.focus_shown.connect(self.focus_shown)
            self._tree.copied.connect(self.copied)
            self._tree.broke.connect(self._broke)
            self._tree.sought.connect(self._show_sought)
            self.set_name(self._name)
            self._size()
        return self._tree

    @property
    def literal(self) -> LiteralText:
        """The raw view."""
        if self._literal is None:
            self._literal = LiteralText(self._look, max_lines=self._max_lines, parent=self)
            self._literal.focus_shown.connect(self.focus_shown)
            self.set_name(self._name)
        return self._literal

    def _fill(self) -> None:
        if not self.is_raw:
            try:
                self.tree.show_json(self._text, self._language)
            except JsonError:
                self._is_broken = True
        if self.is_raw and self.literal.text != self._text:
            self.literal.show_text(self._text, is_code=True)
        self._show()

    def _broke(self) -> None:
        self._is_broken = True
        self._fill()

    def _show(self) -> None:
        if self._tree is not None:
            self._tree.setVisible(not self.is_raw)
        if self._literal is not None:
            self._literal.setVisible(self.is_raw)
        self.setFocusProxy(self.literal.view if self.is_raw else self.tree)
        self._place()
        self.updateGeometry()

    def _size(self) -> None:
        if self._tree is not None:
            font = self._look.theme.font("case")
            height = self._look.theme.case_line_height(font) * self._max_lines
            self._tree.set_limit(round(height))
        self.updateGeometry()

    # Places in it

    def mark(self, found: tuple[Term, ...], places: list[range], current: range = NOWHERE) -> None:
        """Mark what is searched for, given also by its places in the text."""
        if self.is_raw:
            self.literal.mark(places, current)
        else:
            self.tree.mark(found)

    def reveal(self, place: int) -> None:
        """Bring a place of the text into sight; in the tree the value that has it."""
        if self.is_raw:
            self.literal.reveal(place)
            return
        self.tree.seek(place)

    def _show_sought(self, item: int) -> None:
        bring_into_page(self.tree, self.tree.bring_to_sight(item))

    def reading(self) -> JsonReading:
        """How it is read now."""
        tree = self.tree
        rows = tree.rows
        return JsonReading(
            opened=rows.opened if rows is not None else {},
            spot=tree.spot(),
            current=tree.current,
            raw=self._literal.reading() if self._literal is not None and self.is_raw else None,
        )

    def read_on(self, reading: JsonReading) -> None:
        """Go back to how it was read."""
        if self.is_raw and reading.raw is not None:
            self.literal.read_on(reading.raw)
        elif not self.is_raw:
            self.tree.open_again(reading.opened, reading.current, reading.spot)

    # Qt

    def _shown_part(self) -> LiteralText | JsonTree:
        return self.literal if self.is_raw else self.tree

    def _width(self, width: int) -> int:
        """A tree keeps to the width of text, too: its values are read."""
        return min(width, self._look.theme.sizes.case_text)

    def _place(self) -> None:
        width = self._width(self.width())
        x = self.width() - width if self.isRightToLeft() else 0
        self._shown_part().setGeometry(QRect(x, 0, width, self.height()))

    def heightForWidth(self, arg__1: int) -> int:
        return self._shown_part().heightForWidth(self._width(arg__1))

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        width = self._look.theme.sizes.case_text
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
