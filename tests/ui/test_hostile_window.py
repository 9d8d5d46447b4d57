"""Hostile texts everywhere in the real window: shown to the letter, inert, and asked for by nobody.

Every name, field, reason, view, file and person holds markup, entities, mnemonics and addresses of
a server that counts who asks.
"""

import json
import socket
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from reviewer_app.domain.json import Json
from reviewer_app.domain.queues import Listing
from reviewer_app.domain.reasons import Reason
from reviewer_app.ui.editing.schema_form import SchemaForm
from reviewer_app.ui.review.case_page import CasePage
from reviewer_app.workspace import Workspace
from tests.support.screens import SCREENS, comparison
from tests.support.windows import CONTROL, SHIFT, Driver, Key, a_window, drive
from tests.ui.review.builders import words_of_tip

MARK = "Q&A <b>bold</b> &amp; &#60;"


class Ears:
    """A server that only counts who asks it for something."""

    def __init__(self) -> None:
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        self._socket.listen()
        self._socket.setblocking(False)
        self.port = self._socket.getsockname()[1]

    @property
    def heard(self) -> bool:
        """Whether anybody connected."""
        try:
            self._socket.accept()[0].close()
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        self._socket.close()


def hostile(port: int, secret: Path) -> str:
    """Markup that fetches, reads and runs, where anything takes it for markup."""
    return (
        f'{MARK}<img src="http://127.0.0.1:{port}/x.png"><img src="{secret.as_uri()}">'
        f'<a href="file://{secret}">a</a><script>alert(1)</script></textarea><!-- {{0}} %1 [*]'
    )


def a_case(bad: str) -> dict[str, Any]:
    """A case with the text in every field."""
    texts = ("expected_output", "goal", "user_persona", "scenario", "variant", "strategy",
             "source", "source_file", "confidence_reason", "name", "description",
             "user_score_reason", "reviewed_by", "language")  # fmt: skip
    return {
        **dict.fromkeys(texts, bad),
        "id": bad[:60],
        "input": {bad: bad, "content": [{"type": "file", "uri": bad, "filename": bad}]},
        "context": {bad: [bad, {bad: bad}]},
        "expected_tools": [bad],
        "stopping_criterias": [bad],
        "tags": [bad],
        "conversation_history": [
            {"role": bad, "content": bad, "tool_calls": [{"name": bad, "args": {bad: bad}}]}
        ],
        "expected": {"contains": [bad], bad: bad},
        "eval_type": "contains",
        "eval_config": {bad: bad},
        "deps": {bad: bad},
        "tools": [{"name": bad}],
        "agent_config": {bad: bad},
        "metadata": {bad: bad},
        "user_score": -1,
        "confidence": 0.5,
    }


SUITE: dict[str, Any] = {"expected": [MARK], "eval_config": None}


def two_cases(case: dict[str, Any]) -> str:
    """A file with the case twice: one has a vote already, one is left to review."""
    return "\n".join(json.dumps(case | {"id": id_}) for id_ in ("1", "2"))


def a_schema(bad: str) -> dict[str, Any]:
    """A schema with the text wherever a form shows a word of it."""
    told = {"title": bad, "description": bad}
    return {
        "type": "object",
        **told,
        "properties": {
            bad: {"type": "string", **told},
            "choice": {"enum": [bad, MARK], **told},
            "tick": {"type": "boolean", **told},
            "list": {"type": "array", "items": {"type": "string", **told}, **told},
            "number": {"type": "number", **told},
        },
    }


async def fill(workspace: Workspace, path: Path, bad: str) -> None:
    """Cases, names, a view, reasons and votes that all hold the text."""
    desk = workspace.desk
    name = bad[:150]
    await desk.importing.import_file(path, product=name, dataset=name)
    sidebar = await desk.browsing.sidebar()
    await desk.organizing.set_reasons(
        sidebar.datasets[0].dataset_id, [Reason(word="Q&A <b>", meaning=MARK)]
    )
    await desk.viewing.save(name, Listing())
    numbers = await desk.browsing.numbers(Listing().filter)
    view = await desk.browsing.case(numbers[0])
    await desk.reviewing.vote(view.seen, -1, bad[:900])
    await desk.reviewing.keep_draft(view.case_id, bad[:900], 0)


def widgets(driver: Driver) -> list[QWidget]:
    return driver.window.findChildren(QWidget)


def rich_texts(driver: Driver) -> Iterator[str]:
    """What is taken for markup though it was not written by us."""
    for widget in widgets(driver):
        where = f"{type(widget).__name__} {widget.objectName()}"
        if isinstance(widget, QMessageBox) or guesses_markup(widget):
            yield f"{where}: guesses markup"
        for tip in (widget.toolTip(), widget.statusTip(), widget.whatsThis(), *item_tips(widget)):
            if "<" in tip and not is_escaped(tip):
                yield f"{where}: tip {tip[:80]}"
        if isinstance(widget, QTextEdit | QPlainTextEdit):
            yield from (f"{where}: {what}" for what in formats_of(widget.document()))


def item_tips(widget: QWidget) -> Iterator[str]:
    """The tool tips of the first rows of a list or table."""
    model = widget.model() if isinstance(widget, QAbstractItemView) else None
    if model is None:
        return
    for row in range(20):
        for column in range(8):
            index = model.index(row, column, QModelIndex())
            tip = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
            yield tip if isinstance(tip, str) else ""


def guesses_markup(widget: QWidget) -> bool:
    """Whether a label decides by its words whether they are markup."""
    if not isinstance(widget, QLabel) or widget.textFormat() == Qt.TextFormat.PlainText:
        return False
    return "<" in widget.text() or "&" in widget.text()


def is_escaped(tip: str) -> bool:
    """Whether a tool tip is one tag of ours around words without any other."""
    inside = tip.removeprefix('<span style="white-space: pre-wrap">').removesuffix("</span>")
    return "<" not in inside and words_of_tip(tip) != ""


def formats_of(document: QTextDocument) -> Iterator[str]:
    """Pictures and links in a document."""
    block = document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            kind = part.fragment().charFormat()
            if kind.isImageFormat():
                yield "a picture"
            if kind.isAnchor():
                yield f"a link to {kind.anchorHref()}"
            part += 1
        block = block.next()


def eaten_mnemonics(driver: Driver) -> Iterator[str]:
    """Where the & of a name is taken for a key or not drawn."""
    for action in driver.window.findChildren(QAction):
        text = action.text()
        if "Q&A" in text and "Q&&A" not in text:
            yield f"action {text[:60]}"
    for widget in widgets(driver):
        if isinstance(widget, QAbstractButton) and not widget.shortcut().isEmpty():
            yield f"{type(widget).__name__} {widget.text()[:40]}: {widget.shortcut().toString()}"
        if isinstance(widget, QLabel) and widget.buddy() and "Q&A" in widget.text():
            yield f"label {widget.text()[:60]}"


def shown_words(driver: Driver) -> str:
    """All words that widgets tell about themselves."""
    found: list[str] = []
    for widget in widgets(driver):
        found += [widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QLineEdit | QAbstractButton):
            found.append(widget.text())
        elif isinstance(widget, QTextEdit | QPlainTextEdit) and not isinstance(
            widget, QTextBrowser
        ):
            found.append(widget.toPlainText())
        elif isinstance(widget, QComboBox):
            found += [widget.itemText(n) for n in range(widget.count())]
    return "\n".join(found)


def check(driver: Driver, ears: Ears, screen: str) -> None:
    """Paint everything, and look at every widget there is."""
    assert not driver.window.grab().isNull()
    assert [*rich_texts(driver)] == [], screen
    assert [*eaten_mnemonics(driver)] == [], screen
    assert MARK in shown_words(driver), screen
    assert not ears.heard, screen


async def open_all_cards(page: CasePage) -> None:
    for words in ("bold", "amp"):
        page.commands["find_in_case"]()
        page.find_bar.field.setText(words)
        for _ in range(60):
            page.commands["find_next"]()


def test_b64_b65_b66_hostile_texts_are_inert_in_every_widget(tmp_path: Path) -> None:
    """B64, B65, B66: no markup, no mnemonic, no request, no file, on every screen of the review."""

    async def scenario() -> None:
        with closing(Ears()) as ears:
            secret = tmp_path / "secret.png"
            secret.write_bytes(b"not for the window")
            bad = hostile(ears.port, secret)
            path = tmp_path / "Q&A <b>.jsonl"
            lines = [json.dumps(a_case(bad) | {"id": f"{n} {bad[:50]}"}) for n in range(3)]
            path.write_text("\n".join(lines), encoding="utf-8")
            options: dict[str, Any] = {"auto_advance": False, "name": bad[:150]}
            filled = partial(fill, path=path, bad=bad)
            async with a_window(tmp_path / "w", fill=filled, **options) as driver:
                await driver.until_ready()
                check(driver, ears, "the case")
                await open_all_cards(driver.page.case_page)
                check(driver, ears, "all cards open")
                await driver.key(Key.Key_U, CONTROL)
                check(driver, ears, "as it is written")
                await driver.key(Key.Key_I, CONTROL | SHIFT)
                check(driver, ears, "invisible characters")
                await driver.key(Key.Key_Escape)
                driver.page.toast.show_done(bad, icon="copy")
                driver.page.case_page.banner.show_words(bad)
                await driver.key(Key.Key_D)
                await driver.until(lambda: driver.view.vote.score == -1)
                check(driver, ears, "the chooser of reasons")
                await driver.key(Key.Key_L, CONTROL)
                check(driver, ears, "the filters")
                await driver.key(Key.Key_Escape)
                driver.window.act("settings")
                check(driver, ears, "the settings")
                driver.window.open_files([path])
                course = driver.window.imports.page.course
                await driver.until(lambda: course.survey is not None)
                check(driver, ears, "the import")

    drive(scenario)


def test_b64_b65_b66_hostile_texts_are_inert_where_cases_are_changed(tmp_path: Path) -> None:
    """B64, B65, B66: the editor, the comparison, the history and the conflict of the same texts."""

    async def scenario() -> None:
        with closing(Ears()) as ears:
            bad = hostile(ears.port, tmp_path / "secret.png")
            path = tmp_path / "Q&A <b>.jsonl"
            path.write_text(two_cases(a_case(bad) | SUITE), encoding="utf-8")
            options: dict[str, Any] = {"auto_advance": False, "name": bad[:150]}
            filled = partial(fill, path=path, bad=bad)
            async with a_window(tmp_path / "w", fill=filled, **options) as driver:
                await driver.until_ready()
                await driver.desk.forecasting.add_output(
                    driver.view.case_id, bad[:100], bad, json.dumps([{"name": bad}])
                )
                await SCREENS["editor"](driver)
                pane = driver.window.edits.beside.pane
                await driver.until(lambda: pane.sentence, "the outlook")
                check(driver, ears, "the editor of a suite case")
                await driver.key(Key.Key_Escape)
                await driver.until_ready()
                await SCREENS["conflict"](driver)
                check(driver, ears, "the conflict")
                driver.window.ways.merges.page.left.emit()
                await driver.until(lambda: not driver.window.ways.merges.page.isVisible())
                await driver.until_ready()
                await SCREENS["history"](driver)
                check(driver, ears, "the history")
                await comparison(driver)
                check(driver, ears, "the comparison")

    drive(scenario)


def test_b64_b65_b66_hostile_texts_are_inert_in_the_form_of_a_schema(tmp_path: Path) -> None:
    """B64, B65, B66: names, titles, descriptions and choices that a schema gives to fields."""

    async def scenario() -> None:
        with closing(Ears()) as ears:
            bad = hostile(ears.port, tmp_path / "secret.png")
            path = tmp_path / "Q&A <b>.jsonl"
            path.write_text(two_cases(a_case(bad) | {"input": {bad: bad}}), encoding="utf-8")
            filled = partial(fill, path=path, bad=bad)
            async with a_window(tmp_path / "w", fill=filled, auto_advance=False) as driver:
                await driver.until_ready()
                organizing = driver.desk.organizing
                dataset = await organizing.dataset(driver.view.dataset_id)
                schema = Json(text=json.dumps(a_schema(bad)))
                facts = replace(dataset.facts, input_schema=schema)
                await organizing.edit_dataset(dataset.id, facts)
                await SCREENS["editor"](driver)
                await driver.until(lambda: driver.window.findChildren(SchemaForm), "the form")
                (form,) = driver.window.findChildren(SchemaForm)
                assert any(MARK in label.text() for label in form.findChildren(QLabel))
                check(driver, ears, "the form of a schema")

    drive(scenario)
