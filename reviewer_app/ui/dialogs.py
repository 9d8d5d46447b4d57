"""Dialogs that are waited for without stopping anything: no loop ever runs inside another."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QDialog, QFileDialog, QHeaderView, QToolButton, QTreeView, QWidget

from reviewer_app.ui.held_keys import HeldKeys


async def ask(dialog: QDialog) -> int:
    """Open a dialog and wait for its answer; a dialog that goes away was rejected.

    Being cancelled closes the dialog. The dialog stays the caller's, to read and to delete.
    """
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def settle(code: int) -> None:
        if not answer.done():
            answer.set_result(code)

    dialog.finished.connect(settle)
    # A dialog that is deleted with its parent never says that it is finished.
    dialog.destroyed.connect(lambda: settle(_REJECTED))
    dialog.open()
    _FreshKeys(dialog)
    try:
        return await answer
    except asyncio.CancelledError:
        dialog.done(_REJECTED)
        raise


class _FreshKeys(QObject):
    """Keeps the repetitions of the key that opened a dialog out of it, as long as it is held."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._handle = dialog.windowHandle()
        if self._handle is not None:  # pyright: ignore[reportUnnecessaryComparison] - the system's own
            self._handle.installEventFilter(self)
            HeldKeys(self._handle, self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.isAutoRepeat():
            return True
        self._handle.removeEventFilter(self)
        return False


async def choose_files(
    parent: QWidget | None, title: str, kinds: Sequence[str] = (), *, folder: Path | None = None
) -> list[Path]:
    """Let the person choose files to read; none when they think better of it.

    kinds: what is offered to narrow the list, such as "Cases (*.csv *.jsonl)".
    """
    dialog = _chooser(parent, title, kinds, folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    return await _chosen(dialog)


async def choose_folder(parent: QWidget | None, title: str, folder: Path) -> Path | None:
    """Let the person choose a folder, or make one, starting from one; None for no other."""
    dialog = _chooser(parent, title, (), folder)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    chosen = await _chosen(dialog)
    return chosen[0] if chosen else None


async def choose_save(
    parent: QWidget | None, title: str, suggested: Path, kinds: Sequence[str] = ()
) -> Path | None:
    """Let the person choose where to write, starting from a suggestion; None for nowhere.

    A name typed without an ending gets the suggestion's.
    """
    dialog = _chooser(parent, title, kinds, suggested.parent)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suggested.suffix.removeprefix("."))
    dialog.selectFile(suggested.name)
    chosen = await _chosen(dialog)
    return chosen[0] if chosen else None


_REJECTED = int(QDialog.DialogCode.Rejected.value)
_ACCEPTED = int(QDialog.DialogCode.Accepted.value)
_ARROWS = ("backButton", "forwardButton", "toParentButton")
"""Qt's names of the buttons whose icons are black in every theme."""


def _chooser(
    parent: QWidget | None, title: str, kinds: Sequence[str], folder: Path | None
) -> QFileDialog:
    dialog = QFileDialog(parent, title)
    if kinds:
        dialog.setNameFilters(list(kinds))
    if folder is not None:
        dialog.setDirectory(str(folder))
    _dress(dialog)
    return dialog


def _dress(dialog: QFileDialog) -> None:
    """Qt's own dialog, where the system has none, gets whole columns and arrows that are seen."""
    files = dialog.findChild(QTreeView)
    if files is None:
        return
    files.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    colour = dialog.palette().color(QPalette.ColorRole.WindowText)
    for name in _ARROWS:
        button = dialog.findChild(QToolButton, name)
        if button is not None:
            button.setIcon(_tinted(button.icon(), button.iconSize(), colour))


def _tinted(icon: QIcon, size: QSize, colour: QColor) -> QIcon:
    picture = icon.pixmap(size)
    painter = QPainter(picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(picture.rect(), colour)
    painter.end()
    return QIcon(picture)


async def _chosen(dialog: QFileDialog) -> list[Path]:
    try:
        is_accepted = await ask(dialog) == _ACCEPTED
        return [Path(name) for name in dialog.selectedFiles()] if is_accepted else []
    finally:
        dialog.deleteLater()
