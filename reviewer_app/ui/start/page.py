"""The start page: a name, the doors to cases, and how a review goes."""

import os
from enum import Enum
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from reviewer_app.ui.i18n import tr
from reviewer_app.ui.key_positions import digit_of
from reviewer_app.ui.start.door import Door
from reviewer_app.ui.start.drop_area import DropArea, dropped_files
from reviewer_app.ui.start.notes import Note, Trouble
from reviewer_app.ui.start.review_loop import ReviewLoop
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import LinkButton
from reviewer_app.ui.widgets.text_field import TextField

DOORS_WIDTH = 680
INTRO_WIDTH = 580
LOOP_PART = 0.36
LOOP_LEAST = 400
LOOP_WIDTH = 520
TWO_COLUMNS_FROM = 1000
NAME_WIDTH = 320
DOOR_GAP = 10


class Way(Enum):
    """The ways to get at cases; the value is the key that opens the door."""

    FILE = "1"
    SAMPLES = "2"


class StartPage(QWidget):
    """Shows the doors and says which was opened. No door opens before there is a name."""

    file_door_opened = Signal()
    samples_door_opened = Signal()
    files_dropped = Signal(object)  # list[Path]
    name_changed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._told_name = ""
        self._was_shown = False
        self._busy: Way | None = None
        self.setAcceptDrops(True)
        self._make_parts()
        self._lay_out()
        self._connect()
        look.changed.connect(self._fit)

    def set_name(self, name: str) -> None:
        """Fill in the name to start with; it is told when the person leaves it or goes on."""
        self._name.set_words(name)
        self._name_trouble.hide()

    def name(self) -> str:
        """The name in the field, without blanks around it."""
        return self._name.text().strip()

    def keep_name(self) -> bool:
        """Tell the name if it is a new one; without any, say so at the field."""
        name = self.name()
        if not name:
            self._name_trouble.show_words(tr("Your name is missing."), tr("Any name will do."))
            self._name.setFocus(Qt.FocusReason.OtherFocusReason)
            return False
        if name != self._told_name:
            self._told_name = name
            self.name_changed.emit(name)
        return True

    def tell_name(self) -> None:
        """Tell the name that is typed so far, if there is one, before the page goes."""
        if self.name():
            self.keep_name()

    def set_folder(self, folder: Path) -> None:
        """Say where the data is kept."""
        place = _shortened(folder)
        self._folder.set_words(tr("Data folder: {folder}").format(folder=place))

    def show_busy(self, way: Way, words: str, part: float | None = None) -> None:
        """The door works: say what it does, and how much is done as a part of one.

        It keeps the keyboard, so that keys go on to work when it is ready or has failed.
        """
        self._hide_trouble()
        if self._busy is None:
            self._busy = way
            self._doors[way].setFocus(Qt.FocusReason.OtherFocusReason)
            self._set_others_enabled(is_enabled=False)
        self._doors[way].show_busy(words, part)

    def show_ready(self) -> None:
        """All doors wait for the person again."""
        self._busy = None
        self._set_others_enabled(is_enabled=True)
        for door in self._doors.values():
            door.show_ready()

    def _set_others_enabled(self, *, is_enabled: bool) -> None:
        """Everything but the door that works."""
        self._name.setEnabled(is_enabled)
        for way, door in self._doors.items():
            door.setEnabled(is_enabled or way is self._busy)

    def show_error(self, way: Way, title: str, advice: str) -> None:
        """Say under the door what went wrong behind it, and let the person try again."""
        self.show_ready()
        self._hide_trouble()
        self._troubles[way].show_words(title, advice)
        self._doors[way].setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_first(self) -> None:
        """Put the keyboard where the person goes on: at the name while it is missing."""
        if self.name():
            self._doors[Way.FILE].focus_for_keys()
        else:
            self._name.setFocus(Qt.FocusReason.TabFocusReason)

    def _make_parts(self) -> None:
        look = self._look
        self._name = TextField(look, tr("Your name"), is_tall=False)
        self._name.setPlaceholderText("")
        self._name.setMaxLength(200)
        self._name_trouble = Trouble(look)
        self._doors = {
            Way.FILE: Door(
                look,
                tr("Open a file of cases"),
                tr("CSV, JSON, YAML or XLSX. Columns are found by name; what stays out is listed."),
                icon="file-spreadsheet",
                key=Way.FILE.value,
            ),
            Way.SAMPLES: Door(
                look,
                tr("Try the samples"),
                tr("An invented clinic and bank, and some public sets, in seven languages."),
                icon="flask-conical",
                key=Way.SAMPLES.value,
            ),
        }
        self._troubles = {way: Trouble(look) for way in Way}
        self._drop = DropArea(look)
        self._folder = Note(look, "folder", colour="text_soft")
        self.other_folder = LinkButton(look, tr("Choose where the data is kept"))
        self._loop = ReviewLoop(look)

    def _connect(self) -> None:
        self._doors[Way.FILE].clicked.connect(lambda: self._open(Way.FILE))
        self._doors[Way.SAMPLES].clicked.connect(lambda: self._open(Way.SAMPLES))
        self._name.editingFinished.connect(self._leave_name)
        self._name.submitted.connect(self._submit_name)
        self._name.left.connect(self._submit_name)
        self._name.text_changed.connect(self._name_trouble.hide)
        for way, door in self._doors.items():
            # Only where the page is shown, and never while a field takes the letter.
            shortcut = QShortcut(QKeySequence(way.value), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(door.click)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where digits take Shift, their keys open the doors without it, too."""
        door = next(
            (door for way, door in self._doors.items() if way.value == digit_of(event)), None
        )
        if door is None or event.isAutoRepeat() or not self.isVisible():
            super().keyPressEvent(event)
        else:
            door.click()

    def _lay_out(self) -> None:
        body = QWidget()
        body.setObjectName("pageBody")
        columns = QHBoxLayout(body)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(0)
        columns.addWidget(self._left(), 1)
        self._side = self._right()
        columns.addWidget(self._side)
        self._scroll = QScrollArea()
        self._scroll.setObjectName("page")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(body)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        self._fit()

    def _left(self) -> QWidget:
        left = QWidget()
        self._column = QWidget(left)
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._add_heading(column)
        self._add_name(column)
        self._add_doors(column)
        column.addWidget(self._drop)
        column.addSpacing(20)
        column.addWidget(self._folder)
        column.addWidget(self.other_folder, 0, Qt.AlignmentFlag.AlignLeft)
        self._left_layout = QHBoxLayout(left)
        self._left_layout.addStretch(1)
        self._left_layout.addWidget(self._column, 100)
        self._left_layout.addStretch(1)
        self._upright(column)
        return left

    def _upright(self, column: QVBoxLayout) -> None:
        """A little more room below than above, as the eye wants it."""
        column.insertStretch(0, 2)
        column.addStretch(3)

    def _add_heading(self, column: QVBoxLayout) -> None:
        look = self._look
        heading = PlainLabel(look, tr("Where are your cases?"), font="first_start", is_wrapped=True)
        column.addWidget(heading)
        column.addSpacing(8)
        words = tr(
            "Choose one. Everything you do afterwards is kept on this computer first, "
            "with or without a network."
        )
        self._intro = PlainLabel(look, words, font="lead", colour="text_soft", is_wrapped=True)
        column.addWidget(self._intro)
        column.addSpacing(24)

    def _add_name(self, column: QVBoxLayout) -> None:
        label = PlainLabel(self._look, tr("Your name"), font="label_strong")
        label.setBuddy(self._name)
        hint = PlainLabel(
            self._look,
            tr("Shown beside your votes, and in files that you export."),
            font="label",
            colour="text_soft",
            is_wrapped=True,
        )
        self._name.setAccessibleDescription(hint.text())
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._name)
        row.addWidget(hint, 1)
        column.addWidget(label)
        column.addSpacing(4)
        column.addLayout(row)
        column.addWidget(self._name_trouble)
        column.addSpacing(20)

    def _add_doors(self, column: QVBoxLayout) -> None:
        for way, door in self._doors.items():
            column.addWidget(door)
            column.addWidget(self._troubles[way])
            column.addSpacing(DOOR_GAP)
        column.addSpacing(4)

    def _right(self) -> QWidget:
        side = QWidget()
        line = QFrame(side)
        line.setObjectName("upright")
        inner = QWidget(side)
        inner.setObjectName("sidebar")
        column = QVBoxLayout(inner)
        self._loop_column = column
        column.addStretch(2)
        column.addWidget(self._loop)
        column.addStretch(3)
        row = QHBoxLayout(side)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(line)
        row.addWidget(inner, 1)
        return side

    def _fit(self) -> None:
        """One column or two, and how wide they are."""
        scale = self._look.theme.sizes.scale
        self._side.setVisible(self.width() >= TWO_COLUMNS_FROM * max(1.0, scale))
        wide = max(LOOP_LEAST * scale, LOOP_PART * self.width())
        self._side.setFixedWidth(round(min(LOOP_WIDTH * scale, wide)))
        self._intro.setMaximumWidth(round(INTRO_WIDTH * scale))
        self._column.setMaximumWidth(round(DOORS_WIDTH * scale))
        self._name.setFixedWidth(round(NAME_WIDTH * scale))
        margin = 40 if self.width() >= TWO_COLUMNS_FROM else 20
        self._left_layout.setContentsMargins(margin, 24, margin, 24)
        aside = round(self._side.width() * 0.105)
        self._loop_column.setContentsMargins(aside, 24, aside, 24)

    def _open(self, way: Way) -> None:
        if self._busy or not self.keep_name():
            return
        self._hide_trouble()
        (self.file_door_opened if way is Way.FILE else self.samples_door_opened).emit()

    def _leave_name(self) -> None:
        """Tell a name that was left behind; an empty one is asked for when a door opens."""
        self.tell_name()

    def _submit_name(self) -> None:
        if self.keep_name():
            self.focus_first()

    def _hide_trouble(self) -> None:
        for trouble in (self._name_trouble, *self._troubles.values()):
            trouble.hide()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if not self._busy and dropped_files(event.mimeData()):
            event.acceptProposedAction()
            self._drop.set_ready(is_ready=True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._drop.set_ready(is_ready=False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._drop.set_ready(is_ready=False)
        files = dropped_files(event.mimeData())
        if files and not self._busy:
            event.acceptProposedAction()
            if self.keep_name():
                self._hide_trouble()
                self.files_dropped.emit(files)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.focus_first()


def _shortened(folder: Path) -> str:
    """The folder with ~ for the home, in its own direction whatever the window's."""
    try:
        short = os.path.join("~", folder.relative_to(Path.home()))  # noqa: PTH118 - for the eye
    except (ValueError, RuntimeError):
        short = str(folder)
    return f"\u2066{short}\u2069"
