"""Where an evaluation's outputs come from: files of recorded outputs, or a product over HTTP."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from reviewer_app.domain.evaluations import Judge
from reviewer_app.running.pacing import Pace
from reviewer_app.services.evaluating import Products, RecordedOutputs
from reviewer_app.services.naming import readable
from reviewer_app.services.output_files import OutputFile, open_outputs


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """One product, and what it is called in reports. outputs: the file that it was read from."""

    label: str
    products: Products
    pace: Pace | None = None
    outputs: OutputFile | None = None


async def open_sources(
    outputs: Sequence[Path], endpoint: Path | None, stack: AsyncExitStack
) -> list[Source]:
    """One source for each output file, or the endpoint; closed with the stack.

    Raises FileProblem.
    """
    if endpoint:
        raise NotImplementedError
    return [await _open_outputs(path, stack) for path in outputs]


async def open_judge(path: Path | None, stack: AsyncExitStack) -> Judge | None:
    """The judge of a configuration file; None where none is named."""
    return None


async def _open_outputs(path: Path, stack: AsyncExitStack) -> Source:
    file = stack.enter_context(closing(await asyncio.to_thread(open_outputs, path)))
    label = readable(str(path))
    return Source(label=label, products=RecordedOutputs(file), outputs=file)
