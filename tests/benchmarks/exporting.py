"""Export: cases a second into a file of either format."""

import asyncio
import time
from contextlib import closing
from pathlib import Path

from reviewer_app.services.exporting import Exporting, Format
from reviewer_app.store.database import Database
from reviewer_app.store.opening import open_store_to_read
from tests.benchmarks.setting import Setting

_MOST = 100_000


def measure(setting: Setting) -> None:
    """Printed only; of at most 100,000 cases."""
    cases = min(_MOST, setting.cases)
    folder = setting.worlds.workspace(cases)
    with closing(open_store_to_read(folder)) as database:
        for format_ in ("csv", "jsonl"):
            target = setting.worlds.folder / f"export.{format_}"
            seconds = asyncio.run(_export(database, target, format_))
            size = target.stat().st_size / 1e6
            target.unlink()
            rate = f"{cases / seconds:,.0f} cases/s"
            setting.report.say(f"{format_}: {rate} ({cases:,} cases, {size:,.0f} MB)")


async def _export(database: Database, target: Path, format_: Format) -> float:
    began = time.perf_counter()
    await Exporting(database).export_file(target, format_)
    return time.perf_counter() - began
