"""Sampling: fills a workspace with the cases that are shipped to try the program with."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from reviewer_app.domain.json import Json
from reviewer_app.domain.reasons import Reason, Reasons
from reviewer_app.services.browsing import Browsing
from reviewer_app.services.guiding import Guiding
from reviewer_app.services.importing import Importing, ImportResult
from reviewer_app.services.organizing import Organizing
from reviewer_app.services.progress import Progress


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """A shipped file, and the product and dataset that it goes to.

    Of the dataset: guidelines: a Markdown file. reasons: its own templates for downvotes.
    input_schema: of its inputs. Two files of one dataset follow each other as revisions do.
    """

    product: str
    dataset: str
    path: Path
    guidelines: Path | None = None
    reasons: Reasons = ()
    input_schema: Json | None = None

    @property
    def place(self) -> tuple[str, str]:
        """Product and dataset by name."""
        return self.product, self.dataset


class Sampling:
    """Reads the shipped samples in like any other file; a second time nothing is added."""

    def __init__(
        self,
        importing: Importing,
        browsing: Browsing,
        organizing: Organizing,
        guiding: Guiding,
        folder: Path,
    ) -> None:
        self._importing, self._browsing = importing, browsing
        self._organizing, self._guiding = organizing, guiding
        self._folder = folder

    def samples(self) -> tuple[Sample, ...]:
        """What is shipped, in the order in which it is shown."""
        listed = json.loads((self._folder / "samples.json").read_text(encoding="utf-8"))
        return tuple(self._sample(entry) for entry in listed)

    def _sample(self, entry: dict[str, Any]) -> Sample:
        guidelines, schema = entry.get("guidelines"), entry.get("input_schema")
        return Sample(
            product=entry["product"],
            dataset=entry["dataset"],
            path=self._folder / entry["file"],
            guidelines=self._folder / guidelines if guidelines else None,
            reasons=tuple(
                Reason(word=word, meaning=meaning) for word, meaning in entry.get("reasons", ())
            ),
            input_schema=Json(json.dumps(schema, ensure_ascii=False)) if schema else None,
        )

    async def add(self, progress: Progress | None = None) -> list[ImportResult]:
        """Read all samples in; reports the number of files done. Raises as an import does.

        A dataset that is here already stays as it is: somebody may have worked on it.
        """
        progress = progress or Progress()
        here = await self._here()
        samples, results = self.samples(), list[ImportResult]()
        for number, sample in enumerate(samples):
            if progress.cancelled:
                break
            if sample.place not in here:
                results.append(await self._add(sample))
            progress.report(number + 1, len(samples))
        return results

    async def _here(self) -> dict[tuple[str, str], str]:
        """The ids of the datasets that are here."""
        sidebar = await self._browsing.sidebar()
        return {(one.product, one.name): one.dataset_id for one in sidebar.datasets}

    async def _add(self, sample: Sample) -> ImportResult:
        result = await self._importing.import_file(
            sample.path, product=sample.product, dataset=sample.dataset
        )
        dataset_id = (await self._here())[sample.place]
        if sample.input_schema is not None:
            dataset = await self._organizing.dataset(dataset_id)
            facts = replace(dataset.facts, input_schema=sample.input_schema)
            await self._organizing.edit_dataset(dataset_id, facts)
        if sample.reasons:
            await self._organizing.set_reasons(dataset_id, sample.reasons)
        if sample.guidelines is not None:
            text = await self._guiding.read_file(sample.guidelines)
            await self._guiding.write(dataset_id, text)
        return result
