"""The step of the target: which dataset takes the cases, and what becomes of those it has."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QCompleter, QVBoxLayout, QWidget

from reviewer_app.services.browsing import DatasetView
from reviewer_app.services.import_results import Difference, OnConflict, Survey, Target
from reviewer_app.ui.i18n import tr, tr_n
from reviewer_app.ui.importing.body import WIDTH, Body
from reviewer_app.ui.importing.change_view import ChangeView
from reviewer_app.ui.importing.differences import difference_entry
from reviewer_app.ui.importing.facts import Facts
from reviewer_app.ui.importing.two_lines import TwoLineList
from reviewer_app.ui.importing.words import changes_words, conflicts_words
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.choices import ComboBox, Option
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel

_CHOICE_WIDTH, _PADDING = 280, 24
_LIST_ROWS = 5
_SIDE_BY_SIDE_FROM, _WIDE = 980, 1320


class TargetStep(Body):
    """target_edited: its name changed; target_chosen: it is whole, and cases go there now.

    on_conflict_chosen: keep mine, or replace it with the file's.
    """

    target_chosen = Signal(object)  # Target
    target_edited = Signal()
    on_conflict_chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._look = look
        self._datasets: Sequence[DatasetView] = ()
        self.product, self.dataset = _NameBox(look), _NameBox(look)
        self._about = PlainLabel(look, colour="text_soft", is_wrapped=True)
        self._inherited = PlainLabel(look, is_wrapped=True)
        self._metadata = PlainLabel(look, is_wrapped=True)
        self.keep = Option(look, tr("Keep mine"))
        self.replace = Option(look, tr("Replace with the file’s"))
        self._shown: Sequence[Difference] = ()
        self.list = TwoLineList(look, tr("Rows that differ"))
        self.changes = ChangeView(look)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        where = Card(self._look, tr("Where the cases go"))
        self._facts = Facts(self._look, width=128)
        self._facts.add(tr("Product"), self.product)
        self._facts.add(tr("Dataset"), self.dataset)
        self._facts.add("", self._about, is_wide=True)
        self._facts.add(tr("Cases inherit"), self._inherited, is_wide=True)
        self._facts.add(tr("The dataset gets"), self._metadata, is_wide=True)
        where.body_layout.addLayout(self._facts)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(where)
        left.addWidget(self._conflict_card())
        left.addStretch(1)
        right = QVBoxLayout()
        right.addWidget(self._difference_card())
        right.addStretch(1)
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._sides.setSpacing(16)
        self._sides.addLayout(left, 10)
        self._sides.addLayout(right, 13)
        self.column.addLayout(self._sides)
        self.column.addStretch(1)

    def _conflict_card(self) -> Card:
        self._conflicts = Card(self._look, tr("Changed in the file and here"))
        self._conflict_words = PlainLabel(self._look, colour="text_soft", is_wrapped=True)
        group = QButtonGroup(self)
        for part in (self._conflict_words, self.keep, self.replace):
            self._conflicts.body_layout.addWidget(part)
        group.addButton(self.keep)
        group.addButton(self.replace)
        self.keep.setChecked(True)
        return self._conflicts

    def _difference_card(self) -> Card:
        self._differences = Card(self._look, tr("Rows that differ from cases here"))
        layout = self._differences.body_layout
        layout.setContentsMargins(0, 0, 0, 4)
        self._change_words = PlainLabel(self._look, colour="text_soft", is_wrapped=True)
        self._change_words.setContentsMargins(16, 0, 16, 0)
        layout.addWidget(self._change_words)
        layout.addWidget(self.list)
        layout.addWidget(self.changes)
        return self._differences

    def _connect(self) -> None:
        self.product.editTextChanged.connect(self._product_changed)
        self.dataset.editTextChanged.connect(self._chosen)
        self.keep.toggled.connect(self._choose_on_conflict)
        self.list.row_shown.connect(self._show_changes)

    def show_targets(
        self, datasets: Sequence[DatasetView], target: Target, products: Sequence[str] = ()
    ) -> None:
        """Offer the products and datasets that are here, and start with one of any name.

        products: those without a dataset among them.
        """
        self._datasets = datasets
        names = [*(each.product for each in datasets), *products]
        self._fill(self.product, names, target.product)
        self._fill_datasets(target.dataset)
        self._tell_target()

    def _fill_datasets(self, chosen: str) -> None:
        product = self.product.currentText().strip()
        names = [each.name for each in self._datasets if each.product == product]
        self._fill(self.dataset, names, chosen)

    def _fill(self, box: ComboBox, names: Sequence[str], chosen: str) -> None:
        was_blocked = box.blockSignals(True)
        box.clear()
        box.addItems(list(dict.fromkeys(names)))
        box.setCurrentIndex(box.findText(chosen, Qt.MatchFlag.MatchFixedString))
        box.setEditText(chosen)
        box.blockSignals(was_blocked)
        box.updateGeometry()
        if line := box.lineEdit():
            line.setCursorPosition(0)  # how a long name begins is seen

    @property
    def target(self) -> Target:
        """Where the cases go, as far as it is filled in."""
        return Target(
            product=self.product.currentText().strip(), dataset=self.dataset.currentText().strip()
        )

    @property
    def is_complete(self) -> bool:
        """Whether both have a name."""
        return bool(self.target.product and self.target.dataset)

    @property
    def found(self) -> DatasetView | None:
        """The dataset of this name where there is one already."""
        target = self.target
        names = ((each.product, each.name, each) for each in self._datasets)
        return next((d for p, n, d in names if (p, n) == (target.product, target.dataset)), None)

    def _product_changed(self) -> None:
        self._fill_datasets(self.dataset.currentText())
        self._chosen()

    def _chosen(self) -> None:
        self._tell_target()
        self.target_edited.emit()
        if self.is_complete:
            self.target_chosen.emit(self.target)

    def _tell_target(self) -> None:
        found = self.found
        if not self.is_complete:
            self._about.setText(tr("Give both a name."))
        elif found is None:
            self._about.setText(tr("A new dataset. Nothing of it is here yet."))
        else:
            self._about.setText(tr_n("It has {n} case.", "It has {n} cases.", found.cases))

    def show_inherited(self, words: str) -> None:
        """What cases take over from the dataset where their rows say nothing."""
        self._inherited.setText(words)
        self._facts.set_shown(self._inherited, is_shown=bool(words))

    @property
    def inherited(self) -> str:
        """What cases take over, as it is said."""
        return self._inherited.text()

    def show_metadata(self, words: str) -> None:
        """What the file says of the dataset as a whole."""
        self._metadata.setText(words)
        self._facts.set_shown(self._metadata, is_shown=bool(words))

    def show_survey(self, survey: Survey | None) -> None:
        """What would become of the cases that are here; None: nobody knows yet."""
        conflicting = survey.conflicting if survey else 0
        changed = survey.changed + survey.relabelled if survey else 0
        differences = survey.differences if survey else ()
        self._conflicts.setVisible(conflicting > 0)
        self._conflict_words.setText(conflicts_words(conflicting))
        self._differences.setVisible(bool(differences))
        self._change_words.setText(changes_words(changed, conflicting, len(differences)))
        self._shown = differences
        self.list.show_entries([difference_entry(each) for each in differences])
        self.list.fit(_LIST_ROWS)
        self._fit_sides()

    def show_on_conflict(self, on_conflict: OnConflict) -> None:
        """Which of the two holds now."""
        (self.keep if on_conflict == "keep" else self.replace).setChecked(True)

    def _choose_on_conflict(self, keeps: bool) -> None:
        self.on_conflict_chosen.emit("keep" if keeps else "replace")

    def _show_changes(self, row: int) -> None:
        self.changes.show_changes(self._shown[row].fields)

    def _fit_sides(self) -> None:
        """Where there is room, the differences stand beside the choices they are about."""
        scale = self._look.theme.sizes.scale
        is_wide = self.width() >= _SIDE_BY_SIDE_FROM * scale
        has_differences = not self._differences.isHidden()
        direction = QBoxLayout.Direction
        is_beside = is_wide and has_differences
        self._sides.setDirection(direction.LeftToRight if is_beside else direction.TopToBottom)
        self.set_most(_WIDE if is_beside else WIDTH)

    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._fit_sides()


class _NameBox(ComboBox):
    """A name to type or to choose; as wide as it, as far as there is room."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setEditable(True)
        self.setInsertPolicy(self.InsertPolicy.NoInsert)
        if completer := self.completer():
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.editTextChanged.connect(self.updateGeometry)

    def _least(self) -> int:
        return round(_CHOICE_WIDTH * self.look.theme.sizes.scale)

    def sizeHint(self) -> QSize:
        wanted = self.width_of(self.currentText()) + _PADDING
        return QSize(max(self._least(), wanted), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least(), super().minimumSizeHint().height())
