"""A list of the revisions of a case: author, time, note, how much changed, my vote.

Between them may stand what happened to one of them without making another.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.answer_dialog import ENTER_KEYS
from reviewer_app.ui.widgets.key_list import KeyList
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import (
    chip_width,
    flipped,
    focus_ring,
    paint_chip,
    paint_reviewed_check,
    paint_vote_mark,
    paint_words,
    rounded,
    single_line,
    words_width,
)
from reviewer_app.ui.widgets.sides import BADGE, Happening, Side, paint_badge

_Index = QModelIndex | QPersistentModelIndex
HERE = "•"
"""Marks the revision on screen where nothing is compared."""

SIDE_ROLE = Qt.ItemDataRole.UserRole
SIDE = 12
TEXT = 44
PADDING = 9


class _Model(QAbstractListModel):
    """The revisions, the latest first; screen readers get a sentence each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sides: tuple[Side | Happening, ...] = ()

    def show_sides(self, sides: Sequence[Side | Happening]) -> None:
        self.beginResetModel()
        self.sides = tuple(sides)
        self.endResetModel()

    def show_extent(self, case_id: str, words: str) -> None:
        for row, side in enumerate(self.sides):
            if side.case_id == case_id and isinstance(side, Side):
                changed = replace(side, extent=words)
                self.sides = (*self.sides[:row], changed, *self.sides[row + 1 :])
                self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: _Index | None = None) -> int:
        return len(self.sides)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        side = self.sides[index.row()]
        if role == SIDE_ROLE:
            return side
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return side.sentence
        return None


class _Delegate(QStyledItemDelegate):
    """Badge or ring on a line from one revision to the next; title, meta line and note."""

    def __init__(self, look: Look, view: "RevisionList") -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        line = self._look.theme.sizes.line
        side: Side | Happening = index.data(SIDE_ROLE)
        room = self._view.viewport().width() - TEXT * self._look.theme.sizes.scale - 8
        head = 1 if isinstance(side, Side) else 0
        lines = head + len(self._lines(side, room))
        return QSize(0, round(2 * PADDING + lines * (line + 1)))

    def _lines(self, side: Side | Happening, room: float) -> list[tuple[str, str]]:
        """What stands below the title, line by line, each with its colour."""
        if isinstance(side, Happening):
            parts = [(part, "text") for part in side.lines]
        else:
            parts = [(side.note, "text"), (side.extent, "text_faint")]
            parts += [(part, "text_faint") for part in side.labels]
        cut = [(line, colour) for part, colour in parts for line in self._cut(part, room)]
        return [(side.meta, "text_soft"), *cut]

    def _cut(self, words: str, room: float) -> list[str]:
        """Words in one line or two; what goes beyond is cut off."""
        note = single_line(words)
        font = self._look.theme.font("label")
        if not note or words_width(font, note) <= room:
            return [note] if note else []
        end = len(note)
        while end > 0 and words_width(font, note[:end]) > room:
            end = note.rfind(" ", 0, end)
        return [note] if end <= 0 else [note[:end], note[end + 1 :]]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme = self._look.theme
        row = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType]
        side: Side | Happening = index.data(SIDE_ROLE)
        letter = self._view.letters(side.case_id) if isinstance(side, Side) else None
        painter.fillRect(row, theme.colour("select" if letter else "sidebar"))
        painter.fillRect(QRectF(row.x(), row.bottom() - 1, row.width(), 1), theme.colour("line"))
        self._paint_line(painter, row, index, letter)
        self._paint_texts(painter, row, side)
        if self._view.has_ring_at(index.row()):
            focus_ring(self._look, painter, row.adjusted(2, 2, -2, -2))

    def _is_rtl(self) -> bool:
        return self._view.isRightToLeft()

    def _paint_line(
        self, painter: QPainter, row: QRectF, index: _Index, letter: str | None
    ) -> None:
        """The line with what stands on it. letter: None for no revision, which gets a dot."""
        theme = self._look.theme
        size = BADGE * theme.sizes.scale
        badge = QRectF(row.x() + SIDE, row.y() + PADDING, size, size)
        badge = flipped(badge, row, is_rtl=self._is_rtl())
        middle = badge.center()
        painter.setPen(QPen(theme.colour("outline"), 1))
        top = row.top() if index.row() else middle.y()
        is_last = index.row() == index.model().rowCount() - 1
        bottom = middle.y() if is_last else row.bottom()
        x = round(middle.x()) + 0.5
        if top < bottom and self._view.is_chain:
            painter.fillRect(QRectF(x, top, 1, bottom - top), theme.colour("outline"))
        if letter is None:
            dot = QRectF(x - 3, middle.y() - 3, 7, 7)
            rounded(painter, dot, 3.5, theme.colour("outline"))
        elif letter == HERE:
            ring = QRectF(x - 5, middle.y() - 5, 11, 11)
            rounded(painter, ring, 5.5, theme.colour("accent"), theme.colour("accent"), 1.5)
        elif letter:
            paint_badge(self._look, painter, badge, letter)
        else:
            ring = QRectF(x - 5, middle.y() - 5, 11, 11)
            rounded(painter, ring, 5.5, theme.colour("sidebar"), theme.colour("outline"), 1.5)

    def _paint_texts(self, painter: QPainter, row: QRectF, side: Side | Happening) -> None:
        theme = self._look.theme
        line = theme.sizes.line + 1
        x, y = row.x() + TEXT * theme.sizes.scale, row.y() + PADDING
        if isinstance(side, Side):
            width = theme.width("body_strong", side.title)
            place = QRectF(x, y, width, line)
            self._words(painter, row, place, side.title, "body_strong", "text")
            self._paint_marks(painter, row, QRectF(x + width + 8, y, 0, line), side)
            y += line
        rest = row.right() - x - 8
        for n, (part, colour) in enumerate(self._lines(side, rest)):
            place = QRectF(x, y + n * line, rest, line)
            self._words(painter, row, place, part, "label", colour)

    def _paint_marks(self, painter: QPainter, row: QRectF, place: QRectF, side: Side) -> None:
        is_rtl, theme = self._is_rtl(), self._look.theme
        x = place.x()
        if side.is_latest:
            width = chip_width(self._look, tr("Latest"))
            chip = QRectF(x, place.center().y() - theme.sizes.chip / 2, width, theme.sizes.chip)
            chip = flipped(chip, row, is_rtl=is_rtl)
            paint_chip(self._look, painter, chip, tr("Latest"), ground="card", colour="text")
            x += width + 8
        if side.score:
            mark = QRectF(x, place.y(), theme.sizes.icon, place.height())
            paint_vote_mark(self._look, painter, flipped(mark, row, is_rtl=is_rtl), side.score)
            x += theme.sizes.icon + 6
        if side.is_reviewed:
            self._paint_reviewed(painter, row, QRectF(x, place.y(), 0, place.height()))

    def _paint_reviewed(self, painter: QPainter, row: QRectF, place: QRectF) -> None:
        """In words, or as a check where there is no room for them."""
        theme, words = self._look.theme, tr("reviewed by you")
        room = row.right() - place.x() - 4
        if theme.width("label", words) <= room:
            place.setWidth(room)
            self._words(painter, row, place, words, "label", "text_soft")
            return
        size = theme.sizes.icon
        check = QRectF(place.x(), place.center().y() - size / 2, size, size)
        paint_reviewed_check(self._look, painter, flipped(check, row, is_rtl=self._is_rtl()))

    def _words(
        self, painter: QPainter, row: QRectF, place: QRectF, text: str, font: str, colour: str
    ) -> None:
        theme, is_rtl = self._look.theme, self._is_rtl()
        side = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        place = flipped(place, row, is_rtl=is_rtl)
        paint_words(painter, place, text, theme.font(font), theme.colour(colour), alignment=side)


class RevisionList(KeyList):
    """Revisions, the latest first. chosen: by click or key, and whether Shift was held.

    A row between revisions stands for the one that it happened to.

    letters: what is marked, as A or B, or HERE; nothing for the others. is_chain: each one came
    of the next; else they are cases of their own.
    """

    chosen = Signal(str, bool)

    def __init__(
        self, look: Look, letters: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.letters = letters
        self.is_chain = True
        self._rows = _Model(self)
        self.setModel(self._rows)
        self.setItemDelegate(_Delegate(look, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setAccessibleName(tr("Revisions"))
        self.setObjectName("rail")
        look.changed.connect(self.scheduleDelayedItemsLayout)

    @property
    def sides(self) -> Sequence[Side | Happening]:
        """The rows in their order."""
        return self._rows.sides

    def show_sides(self, sides: Sequence[Side | Happening]) -> None:
        """Show other revisions, the latest first."""
        self._rows.show_sides(sides)

    def show_extent(self, case_id: str, words: str) -> None:
        """Say how much a revision changed, once it is known."""
        self._rows.show_extent(case_id, words)

    def go_to(self, case_id: str) -> None:
        """Put the keyboard on a revision."""
        for row, side in enumerate(self.sides):
            if side.case_id == case_id and isinstance(side, Side):
                self.setCurrentIndex(self._rows.index(row))

    def has_ring_at(self, row: int) -> bool:
        """Whether the keyboard is on a row."""
        return self.has_ring and self.currentIndex().row() == row

    def _choose(self, row: int, modifiers: Qt.KeyboardModifier) -> None:
        if 0 <= row < len(self.sides):
            has_shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            self.chosen.emit(self.sides[row].case_id, has_shift)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_ring(False)
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.setCurrentIndex(index)
            self._choose(index.row(), event.modifiers())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {*ENTER_KEYS, Qt.Key.Key_Space}:
            self.show_ring(True)
            self._choose(self.currentIndex().row(), event.modifiers())
            return
        super().keyPressEvent(event)
