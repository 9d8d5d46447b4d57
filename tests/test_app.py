"""A start of the window: what it loads, and what waits until it is wanted."""

import json
import os
import subprocess
import sys
from pathlib import Path

_LATER = {
    "reviewer_app.ui.importing.page": "most starts read nothing in",
    "reviewer_app.ui.merging.page": "conflicts are rare",
    "reviewer_app.calling.sending": "a window sends nothing by itself",
    "rapidfuzz": "only fuzzy_match measures likeness",
    "jsonschema": "only schema checks need it",
    "python_calamine": "only workbooks are read with it",
    "xlsxwriter": "only workbooks are written with it",
    "ruamel.yaml": "only YAML is read with it",
    "charset_normalizer": "only files that do not tell their encoding are asked about",
}
"""What a start does not load, and why: each costs time at every start, and memory for good."""

_START = """
import sys
from pathlib import Path
from tests.support.windows import Key, a_window, drive

async def scenario():
    async with a_window(Path(sys.argv[1]), Path(sys.argv[2])) as driver:
        await driver.until_shown("A1")
        await driver.key(Key.Key_J)
        await driver.until_shown("A2")
        print(sorted(sys.modules))

drive(scenario)
"""


def test_a_window_on_cases_loads_neither_rare_pages_nor_what_works_on_files(
    tmp_path: Path,
) -> None:
    cases = tmp_path / "cases.jsonl"
    lines = [json.dumps({"id": f"A{n}", "input": "Question?"}) for n in (1, 2)]
    cases.write_text("\n".join(lines), encoding="utf-8")
    started = subprocess.run(
        [sys.executable, "-c", _START, str(tmp_path / "w"), str(cases)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(json.loads(started.stdout.splitlines()[-1].replace("'", '"')))

    assert "reviewer_app.ui.window" in loaded
    assert not loaded.intersection(_LATER)
