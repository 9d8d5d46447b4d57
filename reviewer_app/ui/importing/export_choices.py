"""What can be exported from where the person is, and what was chosen of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, get_args

from reviewer_app.domain.queues import Filter, Listing
from reviewer_app.services.browsing import Sidebar
from reviewer_app.services.choosing import Wanted
from reviewer_app.services.exporting import Format
from reviewer_app.ui.i18n import tr, tr_n

Which = Literal["queue", "chosen", "dataset", "all"]
WAYS: tuple[Which, ...] = get_args(Which)

_UNSUITABLE = str.maketrans(dict.fromkeys('/\\:*?"<>|', "-"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What is on screen. listing: what is in the open queue, and its order.

    rows: of that queue, in its order, those touched since it was opened among them; None while
    they are still being read. chosen: the selected rows, else the one of the case.
    dataset_id: the dataset that the queue, or else the case, is in.
    """

    title: str
    rows: Sequence[int] | None
    listing: Listing = field(default_factory=Listing)
    chosen: Sequence[int] = ()
    dataset_id: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Everything that can be written out now. is_blind: the window hides some of it."""

    counts: Sidebar
    shown: Shown | None = None
    is_blind: bool = False

    @property
    def datasets(self) -> dict[str, int]:
        """Name → cases; products may share a name, and are then written together."""
        found: dict[str, int] = {}
        for dataset in self.counts.datasets:
            found[dataset.name] = found.get(dataset.name, 0) + dataset.cases
        return found

    @property
    def dataset(self) -> str | None:
        """The name of the dataset on screen."""
        wanted = self.shown.dataset_id if self.shown else None
        names = (each.name for each in self.counts.datasets if each.dataset_id == wanted)
        return next(names, None)

    @property
    def ways(self) -> tuple[Which, ...]:
        """What there is to choose from."""
        shown = self.shown
        there = {
            "queue": shown is not None and (shown.rows is None or len(shown.rows) > 0),
            "chosen": bool(shown and shown.chosen),
            "dataset": bool(self.counts.datasets),
            "all": True,
        }
        return tuple(which for which in WAYS if there[which])

    @property
    def first(self) -> Which:
        """The way to start with: rows that somebody selected are what is meant."""
        is_selected = self.shown is not None and len(self.shown.chosen) > 1
        return "chosen" if is_selected else self.ways[0]

    def title(self, which: Which) -> str:
        """What a choice is called."""
        match which:
            case "queue":
                title = self.shown.title if self.shown else ""
                return tr("Shown: {queue}").format(queue=title)
            case "chosen":
                count = len(self.shown.chosen) if self.shown else 0
                return tr_n("The case on screen", "The {n} selected cases", count)
            case "dataset":
                return tr("A dataset")
            case "all":
                return tr("Everything")

    def count(self, which: Which) -> int | None:
        """How many cases it is; None where that depends on what else is chosen."""
        shown = self.shown
        match which:
            case "queue":
                return len(shown.rows) if shown and shown.rows is not None else None
            case "chosen":
                return len(shown.chosen) if shown else 0
            case "dataset":
                return None
            case "all":
                return self.counts.cases


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportChoice:
    """What is to be written, and where. dataset: only where `which` says so."""

    which: Which = "all"
    format: Format = "csv"
    dataset: str | None = None
    include_legacy: bool = False
    for_excel: bool = False
    path: Path = field(default_factory=Path)

    def wanted(self, shown: Shown | None) -> Wanted:
        """The same as a service takes it."""
        if self.which == "queue" and shown and shown.rows is None:
            return Wanted(filter=shown.listing.filter, order=shown.listing.order)
        if self.which == "queue" and shown and shown.rows is not None:
            return Wanted(rows=tuple(shown.rows))
        if self.which == "chosen" and shown:
            return Wanted(rows=tuple(shown.chosen))
        return Wanted(
            filter=Filter(include_legacy=self.include_legacy),
            dataset=self.dataset if self.which == "dataset" else None,
        )

    def file_name(self, shown: Shown | None) -> str:
        """A name for the file that says what is in it."""
        name = shown.title if shown and self.which == "queue" else tr("Cases")
        if self.which == "dataset" and self.dataset:
            name = self.dataset
        elif self.which == "all":
            name = tr("All cases")
        return f"{name.translate(_UNSUITABLE).strip(' .')[:80]}.{self.format}"
