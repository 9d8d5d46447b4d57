"""The editor of an input: its text or JSON, and the files attached to it."""

import mimetypes
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reviewer_app.domain.attachments import (
    Attachment,
    NotAttachable,
    attachments_of,
    with_attachment,
    without_attachment,
)
from reviewer_app.domain.entries import EntryError
from reviewer_app.domain.json import Json
from reviewer_app.domain.laid_json import laid_out
from reviewer_app.ui.editing.spelling import Spelling
from reviewer_app.ui.editing.text_editor import TextOrJsonEditor
from reviewer_app.ui.i18n import format_size, said, tr
from reviewer_app.ui.widgets.elided_label import ElidedLabel
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.margins import set_margins
from reviewer_app.ui.widgets.painting import single_line
from reviewer_app.ui.widgets.plain_text import PlainLabel, set_plain_tool_tip
from reviewer_app.ui.widgets.quiet_button import IconButton, QuietButton
from reviewer_app.ui.widgets.text_field import TextField

AskFiles = Callable[[Callable[[list[Path]], None]], None]
"""Lets the person choose files, and hands over those that were chosen."""


class InputEditor(TextOrJsonEditor):
    """Text or JSON with attached files; each change of them is one step to undo in the text."""

    def __init__(
        self,
        look: Look,
        field: str,
        before: object,
        *,
        ask_files: AskFiles,
        spelling: Spelling | None,
        case: str,
    ) -> None:
        super().__init__(look, field, before, lines=2, spelling=spelling, case=case)
        self._look = look
        self._ask_files = ask_files
        self.rows: list[_FileRow] = []
        self._files: tuple[Attachment, ...] = ()
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        self.attach = QuietButton(look, tr("Attach a file…"), icon="plus", parent=self)
        self.attach.clicked.connect(lambda: self._ask_files(self.attach_paths))
        self.by_address = QuietButton(look, tr("Add an address…"), icon="hash", parent=self)
        self.by_address.clicked.connect(self._begin_address)
        self.address = TextField(look, tr("s3://… or https://…"), is_tall=False, parent=self)
        self.address.setAccessibleName(tr("Address of the file"))
        self.address.submitted.connect(self._take_address)
        self.address.left.connect(self._end_address)
        self.address.hide()
        self.trouble = PlainLabel(look, font="label", colour="down", is_wrapped=True, parent=self)
        self.trouble.hide()
        self._lay_out_files()
        self.changed.connect(self._show_files)
        self._show_files()

    def _lay_out_files(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.attach)
        buttons.addWidget(self.by_address)
        buttons.addWidget(self.address, 1)
        buttons.addStretch(1)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.addLayout(self._list)
        column.addLayout(buttons)
        column.addWidget(self.trouble)

    def set_text(self, text: str, caret: int = -1) -> None:
        super().set_text(text, caret)
        if hasattr(self, "rows"):
            self._show_files()

    def _stored(self) -> str | Json | None:
        value = self.value()
        return value if isinstance(value, str | Json) else None

    def _show_files(self) -> None:
        """Name the files of the input; where its JSON is broken, as they were before."""
        try:
            files = attachments_of(self._stored())
        except EntryError:
            return
        if files == self._files:
            return
        self._files = files
        for row in self.rows:
            self._list.removeWidget(row)
            row.deleteLater()
        self.rows = [_FileRow(self._look, file, self) for file in files]
        for number, row in enumerate(self.rows):
            row.cross.clicked.connect(lambda _on=False, n=number: self._detach(n))
            self._list.addWidget(row)
            row.show()

    def attach_paths(self, paths: list[Path]) -> None:
        """Attach files of this computer by their addresses."""
        for path in paths:
            try:
                size = path.stat().st_size
            except OSError:
                size = None
            kind = mimetypes.guess_type(path.name)[0] or ""
            uri = path.resolve().as_uri()
            self._attach(Attachment(uri=uri, filename=path.name, mime_type=kind, size=size))

    def _attach(self, file: Attachment) -> None:
        try:
            self._put(with_attachment(self._stored(), file))
        except EntryError as error:
            self._say(said(error.reason))
        except NotAttachable as error:
            own = tr("This input has data of its own under “content”, so no file can go there.")
            other = tr("A file can only be attached to a text or a JSON object.")
            self._say(own if error.reason == "own_content" else other)

    def _detach(self, number: int) -> None:
        try:
            stored = self._stored()
        except EntryError as error:
            self._say(said(error.reason))
            return
        if isinstance(stored, Json):
            self._put(without_attachment(stored, number))
            self.attach.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put(self, stored: Json) -> None:
        """Put another input in as if it were typed, so that Ctrl+Z takes it back."""
        self._say("")
        cursor = self.area.textCursor()
        cursor.select(cursor.SelectionType.Document)
        self.area.replace(cursor, laid_out(stored.text))

    def _say(self, words: str) -> None:
        self.trouble.setText(words)
        self.trouble.setVisible(bool(words))

    def _begin_address(self) -> None:
        self.by_address.hide()
        self.address.show()
        self.address.setFocus()

    def _take_address(self) -> None:
        uri = self.address.text().strip()
        self._end_address()
        if uri:
            self._attach(Attachment(uri=uri))

    def _end_address(self) -> None:
        self.address.clear()
        self.address.hide()
        self.by_address.show()
        self.by_address.setFocus()


class _FileRow(QWidget):
    """One attached file with its size, and a cross."""

    def __init__(self, look: Look, file: Attachment, parent: QWidget) -> None:
        super().__init__(parent)
        name = single_line(file.name)
        label = ElidedLabel(look, font="body", parent=self)
        label.set_text(name)
        set_plain_tool_tip(label, file.uri)
        facts = [file.mime_type, format_size(file.size) if file.size is not None else ""]
        about = PlainLabel(
            look, "  ·  ".join(filter(None, facts)), font="label", colour="text_soft"
        )
        words = tr("Remove {name}").format(name=name)
        self.cross = IconButton(look, words, icon="x", parent=self)
        row = QHBoxLayout(self)
        set_margins(row, 8, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(label, 0)
        row.addWidget(about)
        row.addStretch(1)
        row.addWidget(self.cross)
