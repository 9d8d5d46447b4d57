"""The step of the file: what it was found to be, and how it is read where that can be chosen."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.mappings import Reading
from reviewer_app.services.surveying import EncodingChoice
from reviewer_app.services.surveying import Look as FileLook
from reviewer_app.ui.i18n import format_size, said, tr
from reviewer_app.ui.importing.body import Body
from reviewer_app.ui.importing.facts import Facts
from reviewer_app.ui.importing.reading_words import (
    delimiter_words,
    encoding_words,
    format_words,
    header_words,
)
from reviewer_app.ui.widgets.card import Card
from reviewer_app.ui.widgets.choices import ComboBox, Option
from reviewer_app.ui.widgets.literal_text import LiteralText
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel

_CHOICE_WIDTH = 320
_SAMPLE_LINES = 3


class FileStep(Body):
    """reading_chosen: the person wants the file read in another way."""

    reading_chosen = Signal(object)  # Reading

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._look = look
        self._reading = Reading()
        self._format, self._size = PlainLabel(look), PlainLabel(look)
        self.encoding, self.delimiter = ComboBox(look), ComboBox(look)
        self.sheet, self.header = ComboBox(look), ComboBox(look)
        self._not_kept = PlainLabel(look, is_wrapped=True)
        self._options = QButtonGroup(self)
        self.options: dict[str, Option] = {}
        self._holders: list[QWidget] = []
        self._choices: Sequence[EncodingChoice] = ()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._question = Card(self._look, tr("Which of these reads right?"))
        words = tr(
            "This text is not in UTF-8, and nothing in it says what else it is in. "
            "Choose the one whose accents and letters are right."
        )
        about = PlainLabel(self._look, words, colour="text_soft", is_wrapped=True)
        self._question.body_layout.addWidget(about)
        self._card = Card(self._look, tr("The file"))
        self._facts = Facts(self._look)
        self._facts.add(tr("Format"), self._format)
        self._facts.add(tr("Size"), self._size)
        self._facts.add(tr("Letters"), self.encoding)
        self._facts.add(tr("Cells are parted by"), self.delimiter)
        self._facts.add(tr("Sheet"), self.sheet)
        self._facts.add(tr("Names of the columns"), self.header)
        self._facts.add(tr("Not kept"), self._not_kept, is_wide=True)
        self._card.body_layout.addLayout(self._facts)
        for part in (self._question, self._card):
            self.column.addWidget(part)
        self.column.addStretch(1)
        for box in (self.encoding, self.delimiter, self.sheet, self.header):
            box.setFixedWidth(round(_CHOICE_WIDTH * self._look.theme.sizes.scale))

    def _connect(self) -> None:
        self.encoding.activated.connect(
            lambda: self._choose(replace(self._reading, encoding=self.encoding.currentData()))
        )
        self.delimiter.activated.connect(
            lambda: self._choose(replace(self._reading, delimiter=self.delimiter.currentData()))
        )
        self.sheet.activated.connect(lambda: self._choose(Reading(sheet=self.sheet.currentData())))
        self.header.activated.connect(
            lambda: self._choose(replace(self._reading, header_row=self.header.currentData()))
        )

    def forget(self) -> None:
        """Another file comes, about which nothing was asked."""
        self._choices = ()

    def show_look(self, look: FileLook) -> None:
        """Show what was found, and the choices that this kind of file leaves."""
        self._reading = look.reading
        if look.must_ask:
            self._choices = look.encodings
        self._format.setText(format_words(look.format))
        self._size.setText(format_size(look.size))
        encodings = [each.encoding for each in look.encodings]
        self._fill(self.encoding, encodings, look.encoding, [encoding_words(e) for e in encodings])
        words = [delimiter_words(each) for each in look.delimiters]
        self._fill(self.delimiter, look.delimiters, look.delimiter, words)
        self._fill_sheets(look)
        rows = [each.number for each in look.header_rows]
        self._fill(self.header, rows, look.header_row, [header_words(r) for r in look.header_rows])
        columns = {column.name for column in look.columns}
        not_kept = [name for name in look.not_kept if name not in columns]
        self._not_kept.setText(tr(", ").join(map(said, not_kept)))
        self._facts.set_shown(self._not_kept, is_shown=bool(not_kept))
        self._ask(look)

    def _fill_sheets(self, look: FileLook) -> None:
        """One of the sheets, or as it is without a choice all that have the same columns."""
        words = [tr("All that have the same columns"), *look.sheets]
        values = [None, *look.sheets] if len(look.sheets) > 1 else []
        self._fill(self.sheet, values, look.reading.sheet, words[: len(values)])

    def _fill(
        self, box: ComboBox, values: Sequence[object], chosen: object, words: Sequence[str]
    ) -> None:
        box.clear()
        for value, text in zip(values, words, strict=True):
            box.addItem(text, value)
        box.setCurrentIndex(max(0, list(values).index(chosen) if chosen in values else 0))
        self._facts.set_shown(box, is_shown=len(values) > 1)

    def _ask(self, look: FileLook) -> None:
        """Where only a person can tell the encoding: each with a sample of what it makes.

        The question stays once it is answered, so that the answers can be compared.
        """
        self._question.setVisible(bool(self._choices))
        is_shown = len(look.encodings) > 1 and not self._choices
        self._facts.set_shown(self.encoding, is_shown=is_shown)
        if list(self.options) != [choice.encoding for choice in self._choices]:
            self._make_options()
        if option := self.options.get(look.encoding):
            option.setChecked(True)

    def _make_options(self) -> None:
        for option in self.options.values():
            self._options.removeButton(option)
        for holder in self._holders:
            holder.hide()
            holder.deleteLater()
        self.options, self._holders = {}, []
        for choice in self._choices:
            self._add_option(choice)

    def _add_option(self, choice: EncodingChoice) -> None:
        holder = QWidget()
        option = Option(self._look, encoding_words(choice.encoding))
        option.setAccessibleDescription(choice.sample)
        sample = LiteralText(self._look, choice.sample, max_lines=_SAMPLE_LINES)
        lines = QVBoxLayout(holder)
        lines.setContentsMargins(0, 2, 0, 2)
        lines.setSpacing(0)
        lines.addWidget(option)
        indented = QHBoxLayout()
        indented.addSpacing(self._look.theme.sizes.icon + 12)
        indented.addWidget(sample, 1)
        lines.addLayout(indented)
        self._options.addButton(option)
        self._question.body_layout.addWidget(holder)
        self._holders.append(holder)
        self.options[choice.encoding] = option
        option.clicked.connect(
            lambda _=False, code=choice.encoding: self._choose(
                replace(self._reading, encoding=code)
            )
        )

    def _choose(self, reading: Reading) -> None:
        self._reading = reading
        self.reading_chosen.emit(reading)
