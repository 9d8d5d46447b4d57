"""What to write out, in which format, and where to."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.services.exporting import Format, format_of
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.importing import export_words
from reviewer_app.ui.importing.choice_card import ChoiceCard, ChoiceRow
from reviewer_app.ui.importing.export_choices import ExportChoice, Offer, Which
from reviewer_app.ui.importing.export_words import FORMATS, format_words
from reviewer_app.ui.widgets.announcing import announce
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.choices import ComboBox, Tick
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.progress_line import SHOW_AFTER_MS, ProgressLine
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton
from reviewer_app.ui.widgets.text_field import TextField

_WIDTH = 760


class _Body(QWidget):
    """What is scrolled: its height follows from its width, and from nothing else."""

    def minimumSizeHint(self) -> QSize:
        return QSize(QWidget.minimumSizeHint(self).width(), 0)


class _Scrolled(QScrollArea):
    """As high as what is in it; a small window, which has no such room, scrolls it."""

    def __init__(self, body: QWidget, wide: int) -> None:
        super().__init__()
        self._body = body
        self._wide = wide
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(body)

    def sizeHint(self) -> QSize:
        return QSize(self._wide, 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, arg__1: int) -> int:
        return self._body.heightForWidth(arg__1)

    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        # A bar that is there makes the body narrower, so higher, and would be needed for ever.
        policies = Qt.ScrollBarPolicy
        has_room = self.height() >= self.heightForWidth(self.width())
        self.setVerticalScrollBarPolicy(
            policies.ScrollBarAlwaysOff if has_room else policies.ScrollBarAsNeeded
        )
        super().resizeEvent(arg__1)


class ExportDialog(AnswerDialog):
    """Asks what goes into which file, and tells how far the writing is.

    asked: the person wants this written; whoever listens writes, and closes the dialog or tells
    why not. browse_asked: for a place to start from. stopped: the writing is given up.
    """

    asked = Signal(object)  # ExportChoice
    browse_asked = Signal(object)  # Path
    stopped = Signal()

    def __init__(
        self, look: Look, offer: Offer, folder: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.setWindowTitle(tr("Export"))
        self._offer, self._folder = offer, folder
        self._is_named = False
        self._is_writing = False
        self.ways: dict[Which, ChoiceRow] = {}
        for which in offer.ways:
            self.ways[which] = self._make_way(which)
        self.formats: dict[Format, ChoiceRow] = {
            format_: ChoiceRow(look, *format_words(format_)) for format_ in FORMATS
        }
        self.datasets = ComboBox(look, tr("Dataset"))
        self.legacy = Tick(look, tr("Earlier revisions too"))
        self.excel = Tick(look, tr("For Excel, formulas guarded"))
        self.place = TextField(look, tr("File"), is_tall=False)
        self.browse = EdgedButton(look, tr("Browse…"))
        self._about = PlainLabel(look, font="label", colour="text_soft", is_wrapped=True)
        self._warning = PlainLabel(look, colour="warn", is_wrapped=True)
        self.progress = ProgressLine(look)
        self._delay = QTimer(self, singleShot=True, interval=SHOW_AFTER_MS)
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.go_on = PrimaryButton(look, tr("Export"), key=tr("Enter"))
        self._fill()
        self._lay_out()
        self._connect()
        self._changed()
        self._refit()

    def choice(self) -> ExportChoice:
        """What the person has chosen so far."""
        which, format_ = self._which(), self._format()
        name = self.datasets.currentData() if which == "dataset" else None
        return ExportChoice(
            which=which,
            format=format_,
            dataset=name,
            include_legacy=self.legacy.isEnabled() and self.legacy.isChecked(),
            for_excel=format_ == "csv" and self.excel.isChecked(),
            path=self._path(),
        )

    @property
    def about(self) -> str:
        """What goes into the file, in words."""
        return self._about.text()

    @property
    def warning(self) -> str:
        """What keeps the file from being written as it is; empty while nothing does."""
        return self._warning.text()

    def primary(self) -> QAbstractButton | None:
        return self.go_on

    # What whoever writes has to say

    def set_place(self, path: Path) -> None:
        """Take a file that the person chose elsewhere."""
        self._is_named = True
        self._folder = path.parent
        self.place.set_words(str(path))
        self._choose_by_name(path.name)
        self._changed()

    def warn(self, words: str, button: str = "") -> None:
        """Say what keeps the file from being written; button: what pressing again would do."""
        self._warning.setText(words)
        self._warning.setVisible(bool(words))
        self.go_on.set_words(button or self._button_words())
        if words:
            announce(self, words)
        self._refit()

    def show_writing(self, done: int, total: int) -> None:
        """Tell how far it is; nothing can be chosen meanwhile."""
        self._set_writing(is_on=True)
        part = done / total if total else 0.0
        count = tr("{done} of {total}").format(done=format_number(done), total=format_number(total))
        self.progress.show_progress(part, count, tr("written"))

    def show_choosing(self) -> None:
        """Let the person choose again."""
        self._set_writing(is_on=False)

    def _set_writing(self, *, is_on: bool) -> None:
        if is_on == self._is_writing:
            return
        self._is_writing = is_on
        if is_on:
            self.cancel.setFocus()
        self._body.setEnabled(not is_on)
        self.go_on.setEnabled(not is_on)
        if is_on:
            self._delay.start()
            return
        self._delay.stop()
        self.progress.hide()
        self.place.setFocus()

    # Building

    def _make_way(self, which: Which) -> ChoiceRow:
        count = self._offer.count(which)
        return ChoiceRow(
            self.look,
            self._offer.title(which),
            count="" if count is None else format_number(count),
        )

    def _fill(self) -> None:
        self.ways[self._offer.first].option.setChecked(True)
        self.formats["csv"].option.setChecked(True)
        for name, count in self._offer.datasets.items():
            words = tr("{name} ({count})").format(name=name, count=format_number(count))
            self.datasets.addItem(words, name)
        self.datasets.setCurrentIndex(max(0, self.datasets.findData(self._offer.dataset)))
        if way := self.ways.get("dataset"):
            way.add_below(self.datasets)
        self.formats["csv"].add_below(self.excel)
        self.progress.hide()
        self._warning.hide()

    def _lay_out(self) -> None:
        self._body = _Body()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(4)
        column.addWidget(PlainLabel(self.look, tr("Export cases"), font="page_title"))
        column.addSpacing(12)
        column.addLayout(self._two_columns())
        column.addSpacing(8)
        column.addWidget(self._label(tr("File")))
        column.addLayout(self._place_row())
        column.addWidget(self._warning)
        column.addSpacing(4)
        column.addWidget(self._about)
        column.addStretch(1)
        self._area = _Scrolled(self._body, round(_WIDTH * self.look.theme.sizes.scale))
        self.whole.addWidget(self._area, 1)
        bar = answer_bar(self.cancel, self.go_on)
        row = bar.layout()
        assert isinstance(row, QHBoxLayout)
        row.insertWidget(0, self.progress)
        self.whole.addWidget(bar)

    def _two_columns(self) -> QHBoxLayout:
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(4)
        left.addWidget(self._label(tr("Cases")))
        left.addWidget(ChoiceCard(self.look, tr("Cases"), list(self.ways.values())))
        left.addWidget(self.legacy)
        left.addStretch(1)
        right.addWidget(self._label(tr("Format")))
        right.addWidget(ChoiceCard(self.look, tr("Format"), list(self.formats.values())))
        right.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(16)
        both.addLayout(left, 4)
        both.addLayout(right, 5)
        return both

    def _place_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.place, 1)
        row.addWidget(self.browse)
        self.browse.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        return row

    def _label(self, text: str) -> PlainLabel:
        return PlainLabel(self.look, text, font="label_strong")

    def _connect(self) -> None:
        self.cancel.clicked.connect(self._cancel)
        self._delay.timeout.connect(self.progress.show)
        self.go_on.clicked.connect(lambda: self.asked.emit(self.choice()))
        self.browse.clicked.connect(lambda: self.browse_asked.emit(self._path()))
        self.place.textEdited.connect(self._typed)
        self.place.submitted.connect(self.go_on.click)
        self.place.left.connect(self.reject)
        for row in (*self.ways.values(), *self.formats.values()):
            row.option.toggled.connect(self._toggled)
        self.datasets.activated.connect(self._dataset_chosen)
        self.datasets.currentIndexChanged.connect(self._changed)
        self.legacy.toggled.connect(self._changed)
        self.excel.toggled.connect(self._excel_ticked)
        self.ways[self._offer.first].option.setFocus(Qt.FocusReason.TabFocusReason)

    # What changes while the person chooses

    def _which(self) -> Which:
        return next(which for which, row in self.ways.items() if row.is_chosen)

    def _format(self) -> Format:
        return next(format_ for format_, row in self.formats.items() if row.is_chosen)

    def _path(self) -> Path:
        """The file that is named; a bare name goes into the folder of the last one."""
        typed = Path(self.place.text().strip()).expanduser()
        path = typed if typed.is_absolute() else self._folder / typed
        return path if path.suffix else path.with_name(f"{path.name}.{self._format()}")

    def _typed(self, text: str) -> None:
        self._is_named = True
        self._choose_by_name(text)
        self._changed()

    def _choose_by_name(self, name: str) -> None:
        """The end of a file's name says its format."""
        if (format_ := format_of(name)) is not None:
            self.formats[format_].option.setChecked(True)

    def _toggled(self, is_on: bool) -> None:
        if is_on:
            self._is_named = self._is_named and bool(self.place.text().strip())
            self._changed()

    def _dataset_chosen(self) -> None:
        self.ways["dataset"].option.setChecked(True)

    def _excel_ticked(self, is_on: bool) -> None:
        if is_on:
            self.formats["csv"].option.setChecked(True)
        self._changed()

    def _changed(self) -> None:
        """Make the rest agree with what is chosen now."""
        which, format_ = self.choice().which, self._format()
        self.legacy.setEnabled(which in ("dataset", "all") and format_ != "yaml")
        self._rename()
        choice = self.choice()
        is_taller = self._about.text() != (
            words := export_words.about(choice, is_blind=self._offer.is_blind)
        )
        self._about.setText(words)
        self._warning.hide()
        self._warning.setText("")
        self.go_on.set_words(self._button_words())
        self.go_on.setEnabled(bool(self.place.text().strip()))
        if is_taller and self.isVisible():
            self._refit()

    def _refit(self) -> None:
        # What changes inside a scroll area tells the layout outside nothing.
        self._area.updateGeometry()
        self.fit(_WIDTH)

    def _rename(self) -> None:
        """Suggest a name until the person gives one; then only its end follows the format."""
        choice = self.choice()
        if not self._is_named:
            path = self._folder / choice.file_name(self._offer.shown)
            self.place.set_words(str(path))
        elif format_of(self.place.text()) not in (None, choice.format):
            typed = Path(self.place.text().strip())
            self.place.set_words(str(typed.with_suffix(f".{choice.format}")))

    def _button_words(self) -> str:
        choice = self.choice()
        count = self._offer.count(choice.which)
        if choice.dataset is not None:
            count = self._offer.datasets[choice.dataset]
        return export_words.button_words(choice, count)

    def _cancel(self) -> None:
        if self._is_writing:
            self.stopped.emit()
        else:
            self.reject()

    def reject(self) -> None:
        if self._is_writing:
            self.stopped.emit()
        else:
            super().reject()
