"""Organizing: making, naming and deleting products and datasets, all of it with undo."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reviewer_app.domain.changes import (
    AnyChange,
    DeleteDataset,
    DeleteProduct,
    EditDataset,
    MakeDataset,
    MakeProduct,
    RenameProduct,
    SetReasons,
)
from reviewer_app.domain.datasets import (
    DATASET_TYPES,
    Dataset,
    DatasetFacts,
    DatasetType,
    Product,
    checked_facts,
    checked_name,
)
from reviewer_app.domain.errors import RuleBroken
from reviewer_app.domain.reasons import Reason, Reasons, reason_faults, tidied
from reviewer_app.domain.sayings import list_up, say
from reviewer_app.services.deeds import Decided, affected, decided
from reviewer_app.services.feed import Feed
from reviewer_app.services.signing import Signature
from reviewer_app.store import datasets, journal
from reviewer_app.store.apply import apply
from reviewer_app.store.database import Database, Session


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """A product or dataset that was made; id: its own."""

    id: str
    deed: Decided


class Organizing:
    """What a person does to products and datasets.

    Everything raises RuleBroken for what the rules do not allow, NameTaken where another one
    bears the name, and NotFound; then nothing was changed.
    """

    def __init__(self, database: Database, feed: Feed, signature: Signature) -> None:
        self._database = database
        self._feed = feed
        self._signature = signature

    async def products(self) -> list[Product]:
        """Every product, in the order of their making; also those without a dataset."""
        return await self._database.read(datasets.all_products)

    async def dataset(self, dataset_id: str) -> Dataset:
        """A dataset with all its facts, for a form."""
        return await self._database.read(lambda session: datasets.read_dataset(session, dataset_id))

    async def find_dataset(self, product: str, dataset: str) -> Dataset | None:
        """The dataset of these very names."""

        def query(session: Session) -> Dataset | None:
            owner = datasets.find_product(session, product)
            return datasets.find_dataset(session, owner.id, dataset) if owner else None

        return await self._database.read(query)

    async def make_product(self, name: str) -> Made:
        """Make a product without datasets."""
        made_id = self._signature.ids.new()
        change = MakeProduct(product_id=made_id, name=checked_name(name), **self._signature.stamp())
        return Made(id=made_id, deed=await self._do(change))

    async def rename_product(self, product_id: str, name: str) -> Decided | None:
        """Give a product another name; None when it has it already."""
        name = checked_name(name)

        def work(session: Session) -> RenameProduct | None:
            before = datasets.read_product(session, product_id).name
            if before == name:
                return None
            stamp = self._signature.stamp()
            return RenameProduct(product_id=product_id, name=name, before=before, **stamp)

        return await self._try(work)

    async def delete_product(self, product_id: str) -> Decided | None:
        """Delete a product with its datasets; None when it is deleted already."""

        def work(session: Session) -> DeleteProduct | None:
            product = datasets.read_product(session, product_id)
            if datasets.find_product(session, product.name) != product:
                return None
            stamp = self._signature.stamp()
            return DeleteProduct(product_id=product_id, name=product.name, deleted=True, **stamp)

        return await self._try(work)

    async def make_dataset(
        self,
        product_id: str,
        type_: DatasetType,
        facts: DatasetFacts,
        reasons: Sequence[Reason] = (),
    ) -> Made:
        """Make an empty dataset, with reasons for downvotes of its own or without."""
        if type_ not in DATASET_TYPES:
            raise RuleBroken(
                say("A dataset's type is one of {types}.", types=list_up(DATASET_TYPES))
            )
        made_id, facts = self._signature.ids.new(), checked_facts(facts)
        made = MakeDataset(
            dataset_id=made_id,
            product_id=product_id,
            type=type_,
            facts=facts,
            **self._signature.stamp(),
        )
        changes: list[AnyChange] = [made]
        if own := _checked(reasons):
            stamp = self._signature.stamp(made.step)
            changes.append(SetReasons(dataset_id=made_id, dataset=facts.name, reasons=own, **stamp))
        deed = await self._try_all(lambda session: changes)
        assert deed is not None
        return Made(id=made_id, deed=deed)

    async def edit_dataset(
        self, dataset_id: str, facts: DatasetFacts, reasons: Sequence[Reason] | None = None
    ) -> Decided | None:
        """Give a dataset these facts, and reasons if they are given; one step of both.

        None when they are so already.
        """
        facts = checked_facts(facts)
        own = None if reasons is None else _checked(reasons)

        def work(session: Session) -> list[AnyChange]:
            before, stamp = (
                datasets.read_dataset(session, dataset_id).facts,
                self._signature.stamp(),
            )
            changes: list[AnyChange] = []
            if before != facts:
                changes.append(
                    EditDataset(dataset_id=dataset_id, facts=facts, before=before, **stamp)
                )
            told = datasets.read_reasons(session, dataset_id)
            if own is not None and own != told:
                more = self._signature.stamp(stamp["step"])
                changes.append(
                    SetReasons(
                        dataset_id=dataset_id, dataset=facts.name, reasons=own, before=told, **more
                    )
                )
            return changes

        return await self._try_all(work)

    async def reasons(self, dataset_id: str) -> Reasons:
        """The reasons for downvotes of a dataset; none where it has those of the program."""
        return await self._database.read(lambda session: datasets.read_reasons(session, dataset_id))

    async def set_reasons(self, dataset_id: str, reasons: Sequence[Reason]) -> Decided | None:
        """Give a dataset its own reasons for downvotes; none for those of the program.

        None when it has them already. Raises NotFound, or RuleBroken for what a chip cannot bear.
        """
        reasons = _checked(reasons)

        def work(session: Session) -> SetReasons | None:
            dataset = datasets.read_dataset(session, dataset_id)
            before = datasets.read_reasons(session, dataset_id)
            if before == reasons:
                return None
            return SetReasons(
                dataset_id=dataset_id,
                dataset=dataset.name,
                reasons=reasons,
                before=before,
                **self._signature.stamp(),
            )

        return await self._try(work)

    async def delete_dataset(self, dataset_id: str) -> Decided | None:
        """Delete a dataset with its cases; None when it is deleted already."""

        def work(session: Session) -> DeleteDataset | None:
            dataset = datasets.read_dataset(session, dataset_id)
            if datasets.find_dataset(session, dataset.product_id, dataset.name) != dataset:
                return None
            stamp = self._signature.stamp()
            return DeleteDataset(dataset_id=dataset_id, name=dataset.name, deleted=True, **stamp)

        return await self._try(work)

    async def _do(self, change: AnyChange) -> Decided:
        deed = await self._try(lambda session: change)
        assert deed is not None
        return deed

    async def _try(self, work: Callable[[Session], AnyChange | None]) -> Decided | None:
        """Apply the change that comes out, if one does, and tell of it."""

        def some(session: Session) -> list[AnyChange]:
            change = work(session)
            return [] if change is None else [change]

        return await self._try_all(some)

    async def _try_all(self, work: Callable[[Session], Sequence[AnyChange]]) -> Decided | None:
        """Apply the changes of one step that come out, if any do, and tell of them."""

        def write(session: Session) -> Decided | None:
            changes = work(session)
            for change in changes:
                apply(session, change)
            return (
                decided(session, journal.read_step(session, changes[0].step)) if changes else None
            )

        deed = await self._database.write(write)
        if deed:
            self._feed.publish(affected(deed))
        return deed


def _checked(reasons: Sequence[Reason]) -> Reasons:
    """Reasons tidied; raises RuleBroken for what a chip cannot bear."""
    tidy = tidied(reasons)
    if faults := reason_faults(tidy):
        raise RuleBroken(
            say("Reason {n} cannot be kept: {why}.", n=faults[0].digit, why=faults[0].why)
        )
    return tidy
