"""Draws the editor of a suite case, or of an input with a schema, in the real window.

python -m tests.ui.editing.window_gallery OUT.png [--kind schema] [--theme dark] [--language ar] ...
"""

import argparse
import json as standard
import os
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.json import Json
from reviewer_app.system.settings import Settings
from reviewer_app.workspace import Workspace
from tests.support.windows import Driver, Key, a_window, drive
from tests.ui.editing.expectations import ASKED, OUTPUTS, SAVED, TYPED

SCHEMA = """{
  "type": "object",
  "required": ["user_message", "age"],
  "properties": {
    "user_message": {"type": "string", "title": "Message", "description": "What the patient asks."},
    "age": {"type": "integer", "title": "Age", "minimum": 0, "maximum": 120},
    "channel": {"enum": ["phone", "web", "desk"], "title": "Channel"},
    "urgent": {"type": "boolean", "title": "Urgent"},
    "symptoms": {"type": "array", "items": {"type": "string"}, "title": "Symptoms", "maxItems": 4},
    "address": {
      "type": "object", "title": "Address", "required": ["city"],
      "properties": {"city": {"type": "string", "title": "City"}, "zip": {"type": "string"}}
    },
    "clinic": {"type": "string", "title": "Clinic", "x-galtea-is-session-wide": true}
  }
}"""


def rows(kind: str) -> list[dict[str, object]]:
    if kind == "schema":
        asked = {"user_message": "Can I come today?", "age": 130, "channel": "fax", "pulse": 72.50}
        return [
            {"id": "77c3-2e90", "input": asked, "context": {"clinic": "North"}, "language": "en"}
        ]
    assert SAVED.expected
    return [
        {
            "id": "77c3-2e90",
            "input": ASKED,
            "eval_type": "tool_usage",
            "expected": standard.loads(SAVED.expected.text),
            "language": "en",
        }
    ]


async def fill(workspace: Workspace) -> None:
    desk = workspace.desk
    dataset = (await desk.browsing.sidebar()).datasets[0]
    facts = DatasetFacts(name="Booking and moving", input_schema=Json(SCHEMA))
    await desk.organizing.edit_dataset(dataset.dataset_id, facts)


async def add_outputs(driver: Driver) -> None:
    for label, text, calls in OUTPUTS:
        await driver.desk.forecasting.add_output(driver.view.case_id, label, text, calls)


async def show(arguments: argparse.Namespace, folder: Path) -> None:
    file = folder / "cases.jsonl"
    file.write_text("\n".join(map(standard.dumps, rows(arguments.kind))), encoding="utf-8")
    width, height = (int(part) for part in arguments.size.split("x"))
    is_schema = arguments.kind == "schema"
    (folder / "w").mkdir()
    Settings(folder / "w" / "settings.json").set("theme", arguments.theme)
    async with a_window(
        folder / "w",
        file,
        fill=fill if is_schema else None,
        size=(width, height),
        language=arguments.language,
    ) as driver:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        await driver.until_ready()
        if not is_schema:
            await add_outputs(driver)
        await driver.key(Key.Key_E)
        page = driver.window.edits.page
        await driver.until(lambda: page.is_open)
        if not is_schema:
            assert TYPED.expected
            page.form.frames["expected"].editor.set_text(TYPED.expected.text)
            page.judge()
            pane = driver.window.edits.beside.pane
            await driver.until(lambda: pane.outlook is not None and pane.outlook.changed)
            pane.list.setCurrentIndex(pane.list.outputs.index(2))
        for _ in range(40):
            await driver.between(application.processEvents)
        driver.window.grab().save(arguments.out)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--kind", default="suite")
    parser.add_argument("--theme", default="theme_light")
    parser.add_argument("--language", default="en")
    parser.add_argument("--size", default="1440x900")
    arguments = parser.parse_args()
    font = QFont("Inter")
    font.setPointSizeF(10)
    QApplication([]).setFont(font)
    with tempfile.TemporaryDirectory() as folder:
        drive(lambda: show(arguments, Path(folder)))


if __name__ == "__main__":
    main()
