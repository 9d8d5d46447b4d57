"""The files attached to an input: name, type and size; opened by the system only after asking."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from reviewer_app.domain.attachments import WEB_SCHEMES, Attachment
from reviewer_app.ui.i18n import format_size, tr, tr_n
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel
from reviewer_app.ui.widgets.quiet_button import EdgedButton, IconButton, LinkButton, QuietButton
from reviewer_app.ui.widgets.rule import Rule

Open = Callable[[str], bool]
"""Hands an address to the system; whether the system took it."""


def open_by_system(uri: str) -> bool:
    """Have the system open a web address, and nothing else."""
    url = QUrl(uri, QUrl.ParsingMode.TolerantMode)
    return url.scheme().lower() in WEB_SCHEMES and QDesktopServices.openUrl(url)


def refusal_words(file: Attachment) -> str:
    """Why an address is not opened; empty where it can be."""
    if file.is_openable:
        return ""
    scheme = file.scheme
    if scheme in WEB_SCHEMES:
        return tr("This address is not a whole one, so it is not opened.")
    if scheme in {"javascript", "vbscript", "data", "blob", "about"}:
        return tr("This address would run or show something of its own, so it is not opened.")
    if scheme in {"s3", "gs", "az", "abfs"}:
        return tr("This file is in the storage of the platform, which opens it for you.")
    if scheme == "file" or len(scheme) <= 1:
        return tr("This address points to a file of a computer, so it is not opened.")
    words = tr("Addresses that begin with “{scheme}:” are not opened.")
    return words.format(scheme=single_line(scheme)[:20])


class FilesRow(QWidget):
    """All files of an input under a line. copied: what, in words."""

    copied = Signal(str)

    def __init__(self, look: Look, open_address: Open = open_by_system) -> None:
        super().__init__()
        self._look = look
        self.open_address = open_address
        self._shown: tuple[Attachment, ...] = ()
        self.rows: list[FileRow] = []
        line = Rule(self)
        self._label = PlainLabel(look, font="label", colour="text_soft")
        set_margins(self._label, look.theme.sizes.card_padding, 8, 8, 0)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 8)
        self._column.setSpacing(0)
        self._column.addWidget(line)
        self._column.addWidget(self._label)
        self.hide()

    def show_files(self, files: tuple[Attachment, ...]) -> None:
        """Show other files; the row hides itself where there are none."""
        self.setVisible(bool(files))
        if files == self._shown:
            return
        self._shown = files
        words = tr_n("{n} attached file", "{n} attached files", len(files))
        self._label.setText(words)
        self.setAccessibleName(words)
        while len(self.rows) < len(files):
            row = FileRow(self._look, self)
            row.copied.connect(self.copied)
            self._column.addWidget(row)
            self.rows.append(row)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(files))
            if number < len(files):
                row.show_file(files[number])


class FileRow(QWidget):
    """One file; its address is asked about in place before the system gets it."""

    copied = Signal(str)

    def __init__(self, look: Look, files: FilesRow) -> None:
        super().__init__(files)
        self._look, self._files = look, files
        self.file = Attachment(uri="")
        self._icon = _FileIcon(look)
        self._name = ElidedLabel(look, font="body")
        self._facts = PlainLabel(look, font="label", colour="text_soft")
        self.open = LinkButton(look, tr("Open…"))
        self.open.clicked.connect(self._ask)
        self.copy = IconButton(look, tr("Copy the address"), icon="copy")
        self.copy.clicked.connect(self._copy)
        self.why = PlainLabel(look, font="label", colour="warn", is_wrapped=True)
        self.question = QWidget(self)
        self._address = PlainLabel(look, font="label", colour="text", is_wrapped=True)
        self.yes = EdgedButton(look, tr("Open it"), icon="external-link")
        self.yes.clicked.connect(self._open)
        self.no = QuietButton(look, tr("Not now"))
        self.no.clicked.connect(self._drop)
        self._lay_out()

    def _lay_out(self) -> None:
        padding = self._look.theme.sizes.card_padding
        first = QHBoxLayout()
        first.setSpacing(8)
        for part in (self._icon, self._name, self._facts, self.open):
            first.addWidget(part)
        first.addStretch(1)
        first.addWidget(self.copy)
        answers = QHBoxLayout()
        answers.setSpacing(8)
        answers.addWidget(self.yes)
        answers.addWidget(self.no)
        answers.addStretch(1)
        asked = QVBoxLayout(self.question)
        asked.setContentsMargins(0, 0, 0, 4)
        asked.setSpacing(6)
        asked.addWidget(self._address)
        asked.addLayout(answers)
        column = QVBoxLayout(self)
        set_margins(column, padding, 0, 6, 0)
        column.setSpacing(2)
        column.addLayout(first)
        column.addWidget(self.why)
        column.addWidget(self.question)

    def show_file(self, file: Attachment) -> None:
        """Show another file."""
        self.file = file
        self._icon.show_type(file)
        self._name.set_text(single_line(file.name))
        size = tr("size not given") if file.size is None else format_size(file.size)
        kind = single_line(file.mime_type) or tr("type not given")
        self._facts.setText(tr(", ").join((kind, size)))
        refusal = refusal_words(file)
        self.why.setText(refusal)
        self.why.setVisible(bool(refusal))
        self.open.setVisible(not refusal)
        self.question.hide()
        self.setAccessibleName(
            f"{tr(', ').join((single_line(file.name), kind, size))}. {refusal}".strip()
        )

    def _ask(self) -> None:
        """Say where the address leads; nothing has been fetched of it."""
        words = tr("Open this address in another program? {address}")
        self._address.setText(words.format(address=single_line(self.file.uri)))
        self.question.setVisible(self.question.isHidden())

    def _open(self) -> None:
        self.question.hide()
        if not (self.file.is_openable and self._files.open_address(self.file.uri)):
            self.why.setText(tr("The system has no program for it. You can copy the address."))
            self.why.show()

    def _drop(self) -> None:
        self.question.hide()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.file.uri)
        self.copied.emit(tr("Address copied"))


class _FileIcon(QWidget):
    """A picture for a kind of file."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._name = look, "paperclip"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_type(self, file: Attachment) -> None:
        """Show the picture of another kind."""
        kind = file.mime_type.partition("/")[0]
        names = {"image": "file-image", "text": "file-text", "application": "file-text"}
        self._name = names.get(kind, "paperclip")
        self.update()

    def sizeHint(self) -> QSize:
        size = self._look.theme.sizes.icon
        return QSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._look.icons.paint(painter, QRectF(self.rect()), self._name, "text_soft")
        painter.end()
