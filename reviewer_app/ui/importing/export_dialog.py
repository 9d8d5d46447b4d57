"""What to write out: which cases, in which format; where to is asked afterwards."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.services.exporting import Format
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.answer_dialog import AnswerDialog, answer_bar
from reviewer_app.ui.widgets.choices import Option, Tick
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import flipped
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, PrimaryButton


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportChoice:
    """What is to be written. dataset: its name, or None for all of them."""

    format: Format
    dataset: str | None
    include_legacy: bool


class Choices(QComboBox):
    """A list to choose from, with the chevron that the sheet leaves out."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName(name)
        # Long names are cut off here and whole in the list.
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(20)

    def paintEvent(self, e: QPaintEvent) -> None:
        super().paintEvent(e)
        size = self._look.theme.sizes.icon
        whole = QRectF(self.rect())
        place = QRectF(whole.right() - 8 - size, (whole.height() - size) / 2, size, size)
        place = flipped(place, whole, is_rtl=self.isRightToLeft())
        painter = QPainter(self)
        self._look.icons.paint(painter, place, "chevron-down", "text_soft")
        painter.end()


class ExportDialog(AnswerDialog):
    """Asks what goes into the file; accepted, `choice` is the answer."""

    chosen = Signal(object)  # ExportChoice

    def __init__(
        self,
        look: Look,
        datasets: Sequence[str],
        parent: QWidget | None = None,
        *,
        dataset: str | None = None,
    ) -> None:
        """dataset: the one to start with, such as the one on screen; None: all."""
        super().__init__(look, parent)
        self.setWindowTitle(tr("Export"))
        self.csv = Option(look, tr("CSV, for spreadsheets"))
        self.xlsx = Option(look, tr("XLSX, for Excel; every cell is text"))
        self.jsonl = Option(look, tr("JSONL, one case per line, for programs"))
        self.datasets = Choices(look, tr("Cases of"))
        self.legacy = Tick(look, tr("Earlier revisions too"))
        self._about = PlainLabel(look, colour="text_soft", is_wrapped=True)
        self.cancel = EdgedButton(look, tr("Cancel"), key=tr("Esc"))
        self.go_on = PrimaryButton(look, tr("Choose where to…"), key=tr("Enter"))
        self._fill(datasets, dataset)
        self._lay_out()
        self._connect()
        self._tell()
        self.fit(480)

    def choice(self) -> ExportChoice:
        """What the person has chosen so far."""
        return ExportChoice(
            format=self._format(),
            dataset=self.datasets.currentData(),
            include_legacy=self.legacy.isChecked(),
        )

    def _format(self) -> Format:
        if self.xlsx.isChecked():
            return "xlsx"
        return "csv" if self.csv.isChecked() else "jsonl"

    @property
    def about(self) -> str:
        """What goes into the file, in words."""
        return self._about.text()

    def primary(self) -> QAbstractButton | None:
        return self.go_on

    def _fill(self, datasets: Sequence[str], dataset: str | None) -> None:
        self.csv.setChecked(True)
        self.datasets.addItem(tr("All datasets"), None)
        for name in dict.fromkeys(datasets):
            self.datasets.addItem(name, name)
        self.datasets.setCurrentIndex(max(0, self.datasets.findData(dataset)))

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(4)
        column.addWidget(PlainLabel(self.look, tr("Export cases"), font="page_title"))
        column.addSpacing(12)
        column.addWidget(self._label(tr("Cases of")))
        column.addWidget(self.datasets)
        column.addSpacing(4)
        column.addWidget(self.legacy)
        column.addSpacing(12)
        column.addWidget(self._label(tr("Format")))
        column.addWidget(self.csv)
        column.addWidget(self.xlsx)
        column.addWidget(self.jsonl)
        column.addSpacing(12)
        column.addWidget(self._about)
        column.addStretch(1)
        self.whole.addLayout(column, 1)
        self.whole.addWidget(answer_bar(self.cancel, self.go_on))

    def _label(self, text: str) -> PlainLabel:
        return PlainLabel(self.look, text, font="label_strong")

    def _connect(self) -> None:
        self.cancel.clicked.connect(self.reject)
        self.go_on.clicked.connect(self._choose)
        for option in (self.csv, self.xlsx):
            option.toggled.connect(self._tell)
        self.legacy.toggled.connect(self._tell)
        self.datasets.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self) -> None:
        """What goes into the file, true for what is chosen now."""
        self._about.setText(" ".join(_about(self.choice())))

    def _choose(self) -> None:
        self.accept()
        self.chosen.emit(self.choice())


def _about(choice: ExportChoice) -> list[str]:
    which = (
        tr("Every revision of every case, with all of its fields.")
        if choice.include_legacy
        else tr("The current revision of every case, with all of its fields.")
    )
    votes = tr("Votes and marks are yours where you have given one, else the published ones.")
    long = tr("Texts of more than 32,767 characters are cut off there, and listed.")
    return [which, votes, long] if choice.format == "xlsx" else [which, votes]
