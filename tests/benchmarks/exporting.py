"""Export: cases a second into a file of each format, beside the bare writer of that format.

The bare side has the very same rows in memory and only writes them: Python's csv and json,
XlsxWriter without styles, ruamel.yaml. Ours reads them from the store, checks and places the file.
"""

import asyncio
import csv
import json
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from xlsxwriter import Workbook

from reviewer_app.formats.exported import COLUMNS
from reviewer_app.formats.writing import SUFFIXES
from reviewer_app.services.choosing import Wanted
from reviewer_app.services.exporting import Exporting, Format
from reviewer_app.store.database import Database
from reviewer_app.store.opening import open_store_to_read
from tests.benchmarks.setting import Setting

_MOST = 100_000
_MOST_YAML = 2_000
"""ruamel.yaml writes some hundred cases a second."""

_GOAL_XLSX = 0.3
"""Packing is most of the work of both sides; the rest is reading, styles and checks."""

_FORMATS: tuple[Format, ...] = ("csv", "jsonl", "xlsx", "yaml")


def measure(setting: Setting) -> None:
    """Rows a second of both and their ratio; of at most 100,000 cases."""
    cases = min(_MOST, setting.cases)
    folder = setting.worlds.workspace(cases)
    with closing(open_store_to_read(folder)) as database:
        for format_ in _FORMATS:
            count = min(cases, _MOST_YAML) if format_ == "yaml" else cases
            _compare(setting, database, format_, count)


def _compare(setting: Setting, database: Database, format_: Format, count: int) -> None:
    report, folder = setting.report, setting.worlds.folder
    suffix = next(end for end, format_of in SUFFIXES.items() if format_of == format_)
    target, before = folder / f"export{suffix}", _peak()
    ours = asyncio.run(_export(database, target, format_, count))
    grown, size = _peak() - before, target.stat().st_size / 1e6
    rows = _read_rows(database, count)
    bare = _timed(lambda: _BARE[format_](folder / f"bare{suffix}", rows))
    (folder / f"bare{suffix}").unlink()
    target.unlink()
    report.say(
        f"{format_}: {count / ours:,.0f} cases/s ({count:,} cases, {size:,.0f} MB, "
        f"{ours:.1f} s, memory grew by {grown:,.0f} MB)"
    )
    report.say(f"{format_}, bare writer: {count / bare:,.0f} cases/s")
    ratio = bare / ours
    if format_ == "xlsx":
        report.judge("XLSX, ours to bare", ratio, _GOAL_XLSX, "", at_least=True)
    else:
        report.say(f"{format_}, ours to bare: {ratio:.2f}")


async def _export(database: Database, target: Path, format_: Format, count: int) -> float:
    wanted = Wanted(rows=tuple(range(1, count + 1)))
    began = time.perf_counter()
    written = await Exporting(database).export_file(target, format_, wanted)
    seconds = time.perf_counter() - began
    assert written.cases == count
    return seconds


def _read_rows(database: Database, count: int) -> list[list[str]]:
    """The cells of the same cases, by way of a CSV export."""
    path = database.path.parent.parent / "rows.csv"
    asyncio.run(_export(database, path, "csv", count))
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    path.unlink()
    return rows


def _timed(act: Callable[[], None]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def _peak() -> float:
    """The most memory that this process has had so far, in MB; 0 where nobody tells."""
    if sys.platform == "win32":
        return 0.0
    import resource

    found = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return found / (1e6 if sys.platform == "darwin" else 1e3)


def _write_csv(path: Path, rows: Sequence[Sequence[str]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out).writerows(rows)


def _write_jsonl(path: Path, rows: Sequence[Sequence[str]]) -> None:
    with path.open("w", encoding="utf-8") as out:
        for row in rows:
            facts = dict(zip(COLUMNS, row, strict=True))
            out.write(json.dumps(facts, ensure_ascii=False) + "\n")


def _write_xlsx(path: Path, rows: Sequence[Sequence[str]]) -> None:
    book: Any = Workbook(path, {"constant_memory": True})
    sheet = book.add_worksheet()
    for number, row in enumerate(rows):
        for column, text in enumerate(row):
            if text:
                sheet.write_string(number, column, text)
    book.close()


def _write_yaml(path: Path, rows: Sequence[Sequence[str]]) -> None:
    writer: Any = YAML(typ="safe", pure=True)
    writer.default_flow_style = False
    facts = [{k: v for k, v in zip(COLUMNS, row, strict=True) if v} for row in rows]
    with path.open("w", encoding="utf-8") as out:
        writer.dump({"test_cases": facts}, out)


_BARE: dict[Format, Callable[[Path, Sequence[Sequence[str]]], None]] = {
    "csv": _write_csv,
    "jsonl": _write_jsonl,
    "xlsx": _write_xlsx,
    "yaml": _write_yaml,
}
