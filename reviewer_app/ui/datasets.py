"""Products and datasets from the window: made, changed, renamed, deleted, all of it with undo."""

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from reviewer_app.domain.datasets import DEFAULT_PRODUCT, Dataset, Product
from reviewer_app.services.deeds import Decided
from reviewer_app.services.desk import Desk
from reviewer_app.ui.dialogs import ask
from reviewer_app.ui.i18n import said, tr
from reviewer_app.ui.messages import message_for
from reviewer_app.ui.organizing.dataset_dialog import DatasetDialog
from reviewer_app.ui.review.reasons import reasons
from reviewer_app.ui.review.sidebar_model import Entry, Kind
from reviewer_app.ui.tasks import Tasks
from reviewer_app.ui.widgets.line_dialog import LineDialog
from reviewer_app.ui.widgets.look import Look


class Datasets(QObject):
    """Asks what is to be made or changed, and does it.

    failed: something went wrong that no form can tell. done: a Decided that can be undone.
    made: the id of a dataset that was made. removal_asked: an import of a dataset is to go.
    guidelines_asked: those of a dataset are to be written.
    """

    failed = Signal(object)
    done = Signal(object)
    made = Signal(str)
    removal_asked = Signal(str)
    guidelines_asked = Signal(str)

    def __init__(self, look: Look, desk: Desk, tasks: Tasks, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._desk, self._tasks = look, desk, tasks
        self._parent = parent
        self.dialog: DatasetDialog | LineDialog | None = None

    def act(self, act: str, entry: Entry) -> None:
        """Do what a row of the sidebar was asked for."""
        match act, entry.kind:
            case "make", _:
                self.make_dataset(entry.title)
            case "rename", Kind.DATASET:
                self.edit_dataset(entry.dataset_id)
            case "rename", _:
                self.rename_product(entry.title)
            case "guidelines", _:
                self.guidelines_asked.emit(entry.dataset_id)
            case "delete", Kind.DATASET:
                self.delete_dataset(entry.dataset_id)
            case "delete", _:
                self.delete_product(entry.title)
            case _:
                self.removal_asked.emit(entry.dataset_id)

    def make_dataset(self, product: str = "") -> None:
        """Ask for a dataset of a product, of a new one too, and make it."""
        self._lead(lambda: self._make(product))

    def edit_dataset(self, dataset_id: str) -> None:
        """Show what is known of a dataset, and keep what is changed in it."""
        self._lead(lambda: self._edit(dataset_id))

    def rename_product(self, name: str) -> None:
        """Ask for another name of a product."""
        self._lead(lambda: self._rename(name))

    def delete_dataset(self, dataset_id: str) -> None:
        """Delete a dataset at once; Undo takes that back."""
        self._save(lambda: self._desk.organizing.delete_dataset(dataset_id))

    def delete_product(self, name: str) -> None:
        """Delete a product with its datasets at once; Undo takes that back."""

        async def work() -> Decided | None:
            product = await self._product(name)
            return await self._desk.organizing.delete_product(product.id) if product else None

        self._save(work)

    def _lead(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """One form at a time."""
        if self.dialog is None:
            self._tasks.long(work, failed=self.failed.emit)

    async def _make(self, product: str) -> None:
        names = [each.name for each in await self._desk.organizing.products()]
        dialog = DatasetDialog(self._look, reasons(), self._parent)
        dialog.begin(names, product or (names[0] if names else said(DEFAULT_PRODUCT)))

        async def save() -> Decided | None:
            owner = await self._owner(dialog.form.product.currentText().strip())
            made = await self._desk.organizing.make_dataset(
                owner, dialog.form.type, dialog.form.facts, dialog.reasons.reasons
            )
            self.made.emit(made.id)
            return made.deed

        dialog.save_asked.connect(lambda: self._save(save, dialog))
        await self._show(dialog)

    async def _owner(self, name: str) -> str:
        """The id of a product, which is made where there is none of the name."""
        found = await self._product(name)
        return found.id if found else (await self._desk.organizing.make_product(name)).id

    async def _product(self, name: str) -> Product | None:
        products = await self._desk.organizing.products()
        return next((each for each in products if each.name == name), None)

    async def _edit(self, dataset_id: str) -> None:
        dataset = await self._desk.organizing.dataset(dataset_id)
        organizing, product = self._desk.organizing, await self._product_of(dataset)
        dialog = DatasetDialog(self._look, reasons(), self._parent)
        dialog.begin_with(dataset, product, await organizing.reasons(dataset_id))

        def save() -> Coroutine[Any, Any, Decided | None]:
            return organizing.edit_dataset(dataset_id, dialog.form.facts, dialog.reasons.reasons)

        dialog.save_asked.connect(lambda: self._save(save, dialog))
        await self._show(dialog)

    async def _product_of(self, dataset: Dataset) -> str:
        products = await self._desk.organizing.products()
        return next(each.name for each in products if each.id == dataset.product_id)

    async def _rename(self, name: str) -> None:
        product = await self._product(name)
        if product is None:
            return
        title = tr("Name of the product")
        dialog = LineDialog(self._look, title, title, tr("Rename"), name, self._parent)
        organizing = self._desk.organizing

        def rename(typed: str) -> None:
            self._save(lambda: organizing.rename_product(product.id, typed), dialog)

        dialog.submitted.connect(rename)
        await self._show(dialog)

    async def _show(self, dialog: DatasetDialog | LineDialog) -> None:
        self.dialog = dialog
        try:
            await ask(dialog)
        finally:
            self.dialog = None
            dialog.deleteLater()

    def _save(
        self,
        work: Callable[[], Coroutine[Any, Any, Decided | None]],
        dialog: DatasetDialog | LineDialog | None = None,
    ) -> None:
        """Keep a change; what is wrong with it is told in its form, which stays open."""
        self._tasks.save(
            work,
            lambda deed: self._saved(deed, dialog),
            lambda error: self._refused(error, dialog),
        )

    def _saved(self, deed: Decided | None, dialog: QDialog | None) -> None:
        if dialog is not None and dialog is self.dialog:  # it may have been closed meanwhile
            dialog.accept()
        if deed is not None:
            self.done.emit(deed)

    def _refused(self, error: Exception, dialog: DatasetDialog | LineDialog | None) -> None:
        if dialog is None or dialog is not self.dialog:
            self.failed.emit(error)
            return
        message = message_for(error)
        dialog.show_problem(f"{message.title} {message.advice}")
