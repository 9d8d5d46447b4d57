"""Organizations: changes to products and their datasets."""

from dataclasses import dataclass, replace
from typing import Any, Self

from reviewer_app.domain.acts import Change, stamp_of
from reviewer_app.domain.datasets import DatasetFacts, DatasetType


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeProduct(Change):
    """A product was made."""

    product_id: str
    name: str

    def inverse(self, **stamp: Any) -> "DeleteProduct":
        """The product goes."""
        more = stamp_of(self) | stamp
        return DeleteProduct(product_id=self.product_id, name=self.name, deleted=True, **more)


@dataclass(frozen=True, slots=True, kw_only=True)
class RenameProduct(Change):
    """A product got another name."""

    product_id: str
    name: str
    before: str

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, name=self.before, before=self.name, **stamp)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeleteProduct(Change):
    """A product was deleted with all its datasets, or brought back."""

    product_id: str
    name: str
    deleted: bool

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, deleted=not self.deleted, **stamp)


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeDataset(Change):
    """A dataset of a product was made."""

    dataset_id: str
    product_id: str
    type: DatasetType
    facts: DatasetFacts

    def inverse(self, **stamp: Any) -> "DeleteDataset":
        """The dataset goes."""
        more = stamp_of(self) | stamp
        name = self.facts.name
        return DeleteDataset(dataset_id=self.dataset_id, name=name, deleted=True, **more)


@dataclass(frozen=True, slots=True, kw_only=True)
class EditDataset(Change):
    """What can be edited of a dataset was."""

    dataset_id: str
    facts: DatasetFacts
    before: DatasetFacts

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, facts=self.before, before=self.facts, **stamp)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeleteDataset(Change):
    """A dataset was deleted with its cases, or brought back."""

    dataset_id: str
    name: str
    deleted: bool

    def inverse(self, **stamp: Any) -> Self:
        """The same change the other way round, with a new id, step and time."""
        return replace(self, deleted=not self.deleted, **stamp)
