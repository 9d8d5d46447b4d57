"""Reading: rows a second of each format against its bare reader, and the first look at a big file.

The bare side reads the same file with the library that ours rests upon and does nothing with it.
Only the processor's time counts, since the disk is the same for both.
"""

import csv
import json
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import yaml
from python_calamine import CalamineWorkbook
from xlsxwriter import Workbook

from reviewer_app.formats.building import read_cases
from reviewer_app.services.surveying import Look, make_look, make_preview, open_whole
from tests.benchmarks.measuring import timed
from tests.benchmarks.setting import Setting

_MOST = {"csv": 200_000, "jsonl": 200_000, "json": 200_000, "xlsx": 100_000, "yaml": 10_000}
"""Rows of the file, so that no format takes minutes."""

_GOALS = {"csv": 0.1, "jsonl": 0.15, "json": 0.1, "xlsx": 0.2, "yaml": 0.3}
"""What of the bare reader's speed is left when all records were read."""

_LOOK_S = 1.0
_BYTES_PER_CASE = 2_000
_COLUMNS = ("id", "input", "expected_output", "tags", "context", "variant", "language")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Format:
    """A file's name, how it is written, and its bare reader."""

    write: Callable[[Path, int], None]
    read_bare: Callable[[Path], int]


def measure(setting: Setting) -> None:
    """Each format's rows a second, and how long a first look takes."""
    folder = setting.worlds.folder / "reading"
    folder.mkdir(exist_ok=True)
    try:
        for name, format_ in _FORMATS.items():
            _measure_format(setting, folder, name, format_)
        _measure_look(setting, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _measure_format(setting: Setting, folder: Path, name: str, format_: _Format) -> None:
    path, rows = folder / f"cases.{name}", min(setting.cases, _MOST[name])
    format_.write(path, rows)
    bare = min(_processor_time(lambda: format_.read_bare(path)) for _ in range(3))
    look = make_look(path)
    began = time.process_time()
    source = open_whole(look, look.proposed)
    opened = time.process_time() - began
    records = _processor_time(lambda: sum(1 for _ in source.records()))
    cases = _processor_time(lambda: sum(1 for _ in read_cases(source, look.proposed)))
    setting.report.say(
        f"{name}: bare {rows / bare:,.0f} rows/s, records {rows / records:,.0f}, "
        f"cases {rows / cases:,.0f}; proving the file {opened:.2f} s"
    )
    # Documents and workbooks are read when they are looked at, so that time is the whole.
    whole = bare / (_processor_time(lambda: _read_all(path)) or bare)
    ratio = bare / records if name in ("csv", "jsonl") else whole
    report = setting.report
    report.judge(f"{name}, ours to bare", ratio, _GOALS[name], "", at_least=True)


def _read_all(path: Path) -> int:
    look = make_look(path)
    return sum(1 for _ in look.source.records())


def _measure_look(setting: Setting, folder: Path) -> None:
    path = folder / "big.csv"
    words = "word " * (_BYTES_PER_CASE // 5)
    with path.open("w", encoding="utf-8") as file:
        file.write("id,input,expected_output\n")
        file.writelines(f"{n},{words},señal {n}\n" for n in range(setting.cases))
    size = path.stat().st_size / 1024**3

    def act() -> Look:
        look = make_look(path)
        make_preview(look, look.proposed, 0, 200)
        return look

    seconds = min(timed(act)[1] for _ in range(3))
    setting.report.say(f"a look at {size:.2f} GB with its first 200 rows: {seconds * 1000:.0f} ms")
    setting.report.judge("look at a big file", seconds, _LOOK_S, " s", at_least=False)


def _processor_time(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return max(time.process_time() - began, 1e-9)


def _rows(count: int) -> Iterator[tuple[str, ...]]:
    for n in range(count):
        text, context = f"May I block card {n}? {'word ' * 12}", "some context " * 3
        yield (str(n), text, f"Yes, in the app {n}", "a;b", context, "rag", "en")


def _objects(count: int) -> Iterator[dict[str, Any]]:
    for row in _rows(count):
        case: dict[str, Any] = dict(zip(_COLUMNS, row, strict=True))
        yield {**case, "tags": ["a", "b"], "meta": {"n": 1, "by": "x"}}


def _write_csv(path: Path, count: int) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(_COLUMNS)
        writer.writerows(_rows(count))


def _read_csv(path: Path) -> int:
    with path.open(encoding="utf-8", newline="") as file:
        return sum(1 for _ in csv.reader(file))


def _write_jsonl(path: Path, count: int) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.writelines(f"{json.dumps(case)}\n" for case in _objects(count))


def _read_jsonl(path: Path) -> int:
    with path.open(encoding="utf-8") as file:
        return sum(1 for line in file if json.loads(line))


def _write_json(path: Path, count: int) -> None:
    path.write_text(json.dumps(list(_objects(count))), encoding="utf-8")


def _read_json(path: Path) -> int:
    return len(json.loads(path.read_text(encoding="utf-8")))


def _write_xlsx(path: Path, count: int) -> None:
    book: Any = Workbook(str(path), {"constant_memory": True})
    sheet = book.add_worksheet("Cases")
    for number, row in enumerate((_COLUMNS, *_rows(count))):
        for column, text in enumerate(row):
            sheet.write_string(number, column, text)
    book.close()


def _read_xlsx(path: Path) -> int:
    return sum(
        1 for _ in cast(Any, CalamineWorkbook).from_path(path).get_sheet_by_index(0).iter_rows()
    )


def _write_yaml(path: Path, count: int) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write("name: speed\ntest_cases:\n")
        for number, text, answer, *_ in _rows(count):
            file.write(
                f"  - id: case_{number}\n    input: {json.dumps(text)}\n    expected:\n"
                f"      contains: [{json.dumps(answer)}]\n    tags: [a, b]\n    timeout: 20000\n"
            )


def _read_yaml(path: Path) -> int:
    loader: Any = yaml.CSafeLoader
    return len(yaml.load(path.read_text(encoding="utf-8"), loader)["test_cases"])


_FORMATS = {
    "csv": _Format(write=_write_csv, read_bare=_read_csv),
    "jsonl": _Format(write=_write_jsonl, read_bare=_read_jsonl),
    "json": _Format(write=_write_json, read_bare=_read_json),
    "xlsx": _Format(write=_write_xlsx, read_bare=_read_xlsx),
    "yaml": _Format(write=_write_yaml, read_bare=_read_yaml),
}
