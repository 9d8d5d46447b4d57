"""Sampling: fills a workspace with the cases that are shipped to try the program with."""

import json
from dataclasses import dataclass
from pathlib import Path

from reviewer_app.services.importing import Importing, ImportResult
from reviewer_app.services.progress import Progress


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """A shipped file, and the product and dataset that it goes to."""

    product: str
    dataset: str
    path: Path


class Sampling:
    """Reads the shipped samples in like any other file; a second time nothing is added."""

    def __init__(self, importing: Importing, folder: Path) -> None:
        self._importing = importing
        self._folder = folder

    def samples(self) -> tuple[Sample, ...]:
        """What is shipped, in the order in which it is shown."""
        listed = json.loads((self._folder / "samples.json").read_text(encoding="utf-8"))
        return tuple(
            Sample(
                product=entry["product"],
                dataset=entry["dataset"],
                path=self._folder / entry["file"],
            )
            for entry in listed
        )

    async def add(self, progress: Progress | None = None) -> list[ImportResult]:
        """Read all samples in; reports the number of files done. Raises as an import does."""
        progress = progress or Progress()
        samples, results = self.samples(), list[ImportResult]()
        for number, sample in enumerate(samples):
            if progress.cancelled:
                break
            results.append(
                await self._importing.import_file(
                    sample.path, product=sample.product, dataset=sample.dataset
                )
            )
            progress.report(number + 1, len(samples))
        return results
