"""The fields of a dataset: what it is called, what it is for, and what its cases inherit."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from reviewer_app.domain.cases import NOISE_LEVELS, NOISE_PROFILES
from reviewer_app.domain.datasets import DATASET_TYPES, Dataset, DatasetFacts, DatasetType
from reviewer_app.domain.json import Json
from reviewer_app.ui.i18n import language_name, left_to_right, tr
from reviewer_app.ui.widgets.choices import ComboBox, Option
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_edit import PlainEdit
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.text_field import TextField

_TAGS = (
    *("ar", "de", "en", "en-GB", "en-US", "es", "es-MX", "fr", "hi", "it", "ja", "ko", "nl"),
    *("pl", "pt", "pt-BR", "ru", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)
"""Offered; any other tag can be typed."""

_GAP = 16
_SCHEMA_LINES = 5
_PARTS = " – "


class DatasetForm(QWidget):
    """Reads and shows the facts of one dataset.

    edited: something in it changed. submitted: Enter in a field of one line.
    """

    edited = Signal()
    submitted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._kept: Json | None = None
        self.product = ComboBox(look, tr("Product"))
        self.name = TextField(look, is_tall=False)
        self.types = [Option(look, words) for words in _type_words()]
        self.language = ComboBox(look, tr("Language"))
        self.profile = ComboBox(look, tr("Background noise"))
        self.level = ComboBox(look, tr("Level of the noise"))
        self.schema = _SchemaField(look)
        self._fill()
        self._lay_out()
        self._connect()

    def _fill(self) -> None:
        self.name.setAccessibleName(tr("Name"))
        self.name.setMaxLength(200)
        self.types[0].setChecked(True)
        for box in (self.product, self.language):
            box.setEditable(True)
            box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            if completer := box.completer():
                completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.language.addItem("")
        self.language.addItems([f"{tag}{_PARTS}{language_name(tag)}" for tag in _TAGS])
        self.profile.addItem(tr("None"), None)
        for profile, words in zip(NOISE_PROFILES, _profile_words(), strict=True):
            self.profile.addItem(words, profile)
        for level, words in zip(NOISE_LEVELS, _level_words(), strict=True):
            self.level.addItem(words, level)
        self.level.setEnabled(False)

    def width_needed(self) -> int:
        """The width at which none of its words is cut, which are longer in other languages."""
        labels = max(label.sizeHint().width() for label in self._labels)
        return labels + _GAP + max(option.sizeHint().width() for option in self.types)

    def _lay_out(self) -> None:
        self._labels: list[PlainLabel] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_GAP)
        grid.setVerticalSpacing(12)
        grid.setColumnStretch(1, 1)
        noise = QHBoxLayout()
        noise.setSpacing(8)
        noise.addWidget(self.profile, 1)
        noise.addWidget(self.level, 1)
        types = QVBoxLayout()
        types.setSpacing(0)
        group = QButtonGroup(self)
        for option in self.types:
            types.addWidget(option)
            group.addButton(option)
        self._type_row = QWidget()
        self._type_row.setLayout(types)
        types.setContentsMargins(0, 0, 0, 0)
        self._add(grid, tr("Product"), self.product)
        self._add(grid, tr("Name"), self.name)
        self._add(grid, tr("Made for"), self._type_row, is_tall=True)
        self._add(grid, tr("Language"), self.language)
        self._add(grid, tr("Background noise"), noise)
        self._add(grid, tr("Input schema"), self.schema, is_tall=True)
        about = tr(
            "Cases that are read in take over the noise where they have none. A JSON Schema says "
            "which fields an input has; leave it empty where inputs are plain text."
        )
        words = PlainLabel(self._look, about, font="label", colour="text_soft", is_wrapped=True)
        grid.addWidget(words, grid.rowCount(), 1)

    def _add(
        self, grid: QGridLayout, words: str, field: QWidget | QHBoxLayout, *, is_tall: bool = False
    ) -> None:
        row = grid.rowCount()
        label = PlainLabel(self._look, words, colour="text_soft")
        self._labels.append(label)
        if is_tall:
            label.setContentsMargins(0, 6, 0, 0)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        else:
            grid.addWidget(label, row, 0)
        if isinstance(field, QWidget):
            grid.addWidget(field, row, 1)
        else:
            grid.addLayout(field, row, 1)

    def _connect(self) -> None:
        self.name.text_changed.connect(self.edited)
        self.name.submitted.connect(self.submitted)
        for box in (self.product, self.language):
            box.editTextChanged.connect(self.edited)
        self.profile.currentIndexChanged.connect(self._profile_chosen)
        self.level.currentIndexChanged.connect(self.edited)
        self.schema.textChanged.connect(self.edited)
        for option in self.types:
            option.toggled.connect(self.edited)

    def _profile_chosen(self) -> None:
        self.level.setEnabled(self.profile.currentData() is not None)
        self.edited.emit()

    def offer_products(self, names: Sequence[str], chosen: str) -> None:
        """Offer the products that are here; another name makes another product."""
        self.product.addItems(list(names))
        self.product.setEditText(chosen)

    def show_dataset(self, dataset: Dataset, product: str) -> None:
        """Fill in a dataset to change; its product and type stay as they are."""
        self.offer_products([product], product)
        self.product.setEnabled(False)
        self.types[DATASET_TYPES.index(dataset.type)].setChecked(True)
        self._type_row.setEnabled(False)
        self.name.set_words(dataset.name)
        self._kept = dataset.metadata
        tag = dataset.language or ""
        self.language.setEditText(f"{tag}{_PARTS}{language_name(tag)}" if tag in _TAGS else tag)
        self.profile.setCurrentIndex(
            max(self.profile.findData(dataset.background_noise_profile), 0)
        )
        self.level.setCurrentIndex(max(self.level.findData(dataset.background_noise_level), 0))
        self.schema.show_text(dataset.input_schema.text if dataset.input_schema else "")

    @property
    def type(self) -> DatasetType:
        """What its cases are for."""
        chosen = [option.isChecked() for option in self.types]
        return DATASET_TYPES[chosen.index(True)]

    @property
    def facts(self) -> DatasetFacts:
        """What is filled in now, right or wrong."""
        profile = self.profile.currentData()
        schema = self.schema.text
        return DatasetFacts(
            name=self.name.text(),
            language=self.language.currentText().partition(_PARTS)[0].strip() or None,
            background_noise_profile=profile,
            background_noise_level=self.level.currentData() if profile else None,
            input_schema=Json(schema) if schema.strip() else None,
            metadata=self._kept,
        )


class _SchemaField(PlainEdit):
    """Some lines for JSON; Tab goes to the next field, as everywhere in the form."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("field")
        self.setAccessibleName(tr("Input schema"))
        self.setTabChangesFocus(True)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as code runs
        self.setPlaceholderText(left_to_right('{"type": "object", "properties": {…}}'))
        look.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        self.setFont(self._look.theme.font("code"))
        self.setFixedHeight(_SCHEMA_LINES * self.fontMetrics().lineSpacing() + 18)

    def keyPressEvent(self, e: QKeyEvent) -> None:
        # Ctrl+Enter is the dialog's; Enter alone is a new line of the text.
        if e.key() == Qt.Key.Key_Return and e.modifiers() & Qt.KeyboardModifier.ControlModifier:
            e.ignore()
        else:
            super().keyPressEvent(e)

    def changeEvent(self, e: QEvent) -> None:
        super().changeEvent(e)
        if e.type() == QEvent.Type.FontChange:
            self.setFixedHeight(_SCHEMA_LINES * self.fontMetrics().lineSpacing() + 18)


def _type_words() -> tuple[str, ...]:
    """One line for each of DATASET_TYPES."""
    return (
        tr("Quality – answers are compared with what is expected"),
        tr("Security – attempts at what the product must not do"),
        tr("Behavior – conversations with a goal and a persona"),
    )


def _profile_words() -> tuple[str, ...]:
    """A word for each of NOISE_PROFILES."""
    return (tr("Office"), tr("Street"), tr("Car"), tr("White noise"), tr("Pink noise"))


def _level_words() -> tuple[str, ...]:
    """A word for each of NOISE_LEVELS."""
    return (tr("Light"), tr("Medium"), tr("Heavy"))
