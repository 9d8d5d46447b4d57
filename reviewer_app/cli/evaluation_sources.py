"""Where an evaluation's outputs come from: files of recorded outputs, or a product over HTTP."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from reviewer_app.running.pacing import Pace
from reviewer_app.running.products import (
    CountingJudge,
    ShownProduct,
    calling_judge,
    calling_product,
)
from reviewer_app.services.evaluating import OneProduct, Products, RecordedOutputs
from reviewer_app.services.naming import readable
from reviewer_app.services.output_files import OutputFile, open_outputs


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """One product, and what it is called in reports.

    concurrency: cases at once, where the product itself has a limit. called: the product that is
    asked over HTTP; outputs: else the file that its answers are read from.
    """

    label: str
    products: Products
    pace: Pace | None = None
    concurrency: int | None = None
    called: ShownProduct | None = None
    outputs: OutputFile | None = None


async def open_sources(
    outputs: Sequence[Path], endpoint: Path | None, stack: AsyncExitStack
) -> list[Source]:
    """One source for each output file, or the endpoint; closed with the stack.

    Raises FileProblem.
    """
    if endpoint:
        return [await _open_endpoint(endpoint, stack)]
    return [await _open_outputs(path, stack) for path in outputs]


async def open_judge(path: Path | None, stack: AsyncExitStack) -> CountingJudge | None:
    """The judge of a file, None where none is named. Raises FileProblem."""
    return None if path is None else await stack.enter_async_context(calling_judge(path))


async def _open_endpoint(path: Path, stack: AsyncExitStack) -> Source:
    called = await stack.enter_async_context(calling_product(path))
    return Source(
        label=called.name,
        products=OneProduct(called.product),
        pace=called.pace,
        concurrency=called.concurrency,
        called=called.product,
    )


async def _open_outputs(path: Path, stack: AsyncExitStack) -> Source:
    file = stack.enter_context(closing(await asyncio.to_thread(open_outputs, path)))
    label = readable(str(path))
    return Source(label=label, products=RecordedOutputs(file), outputs=file)
