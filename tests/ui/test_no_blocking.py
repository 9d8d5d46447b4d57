"""The window never stops its own loop, never guesses markup, and never glues texts together."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import reviewer_app

ROOT = Path(reviewer_app.__file__).parent
STATIC_DIALOGS = {
    "QMessageBox": {"about", "aboutQt", "critical", "information", "question", "warning"},
    "QFileDialog": {
        "getExistingDirectory",
        "getExistingDirectoryUrl",
        "getOpenFileName",
        "getOpenFileNames",
        "getOpenFileUrl",
        "getOpenFileUrls",
        "getSaveFileName",
        "getSaveFileUrl",
    },
    "QInputDialog": {"getDouble", "getInt", "getItem", "getMultiLineText", "getText"},
    "QColorDialog": {"getColor"},
    "QFontDialog": {"getFont"},
}
LOOPS = {"exec", "exec_", "processEvents"}
MARKUP = {"setHtml", "insertHtml", "appendHtml"}
STARTERS = {"create_task", "ensure_future"}
MAY_START = {"app.py", "ui/tasks.py"}
MAY_LABEL = {"ui/widgets/plain_text.py"}


def faults(source: str, place: str) -> list[str]:
    """What a module does that the window must not do, as "line: what"."""
    tree = ast.parse(source)
    return [f"{line}: {what}" for node in ast.walk(tree) for line, what in _faults_of(node, place)]


def _faults_of(node: ast.AST, place: str) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Name | ast.Attribute) and _last_name(node) == "asyncSlot":
        yield node.lineno, "asyncSlot"
    if isinstance(node, ast.ImportFrom) and any(name.name == "asyncSlot" for name in node.names):
        yield node.lineno, "asyncSlot"
    if not isinstance(node, ast.Call):
        return
    name = _last_name(node.func)
    if _is_forbidden_call(node.func, name, place):
        yield node.lineno, name
    if name in {"tr", "tr_n"} and any(_is_glued(argument) for argument in node.args):
        yield node.lineno, "a text glued together inside tr"


def _is_forbidden_call(function: ast.expr, name: str, place: str) -> bool:
    if isinstance(function, ast.Attribute):
        owner = _last_name(function.value)
        if name in LOOPS | MARKUP or name in STATIC_DIALOGS.get(owner, ()):
            return True
    if name in STARTERS:
        return place not in MAY_START
    return name == "QLabel" and place not in MAY_LABEL


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def _is_glued(node: ast.expr) -> bool:
    if isinstance(node, ast.JoinedStr):
        return True
    is_text_method = isinstance(node, ast.Call) and _last_name(node.func) in {"format", "join"}
    return is_text_method or (
        isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod)
    )


def modules() -> list[Path]:
    """Every module that sees Qt."""
    return sorted([*(ROOT / "ui").rglob("*.py"), *ROOT.glob("app.py")])


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_of_the_window_does_nothing_of_the_kind(path: Path) -> None:
    place = path.relative_to(ROOT).as_posix()

    assert faults(path.read_text(encoding="utf-8"), place) == []


@pytest.mark.parametrize(
    "line",
    [
        "dialog.exec()",
        "menu.exec_(place)",
        "QApplication.processEvents()",
        'QMessageBox.question(None, "", "")',
        'QtWidgets.QFileDialog.getOpenFileName(self, "")',
        'QInputDialog.getText(None, "", "")',
        "from qasync import asyncSlot",
        "@qasync.asyncSlot()\ndef f(): ...",
        "asyncio.create_task(work())",
        "loop.create_task(work())",
        "create_task(work())",
        "asyncio.ensure_future(work())",
        'tr(f"{n} cases")',
        'tr("cases " + name)',
        'tr("%d cases" % n)',
        'tr("{n} cases".format(n=n))',
        'tr_n("one", "a" + "b", 1)',
        'QLabel("words")',
        'QtWidgets.QLabel("words", self)',
        "browser.setHtml(text)",
    ],
)
def test_what_is_forbidden_is_found(line: str) -> None:
    assert len(faults(line, "ui/window.py")) == 1


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ('tr("{n} cases").format(n=n)', "ui/window.py"),
        ("tr(command.text)", "ui/window.py"),
        ("dialog.open()", "ui/window.py"),
        ("dialog.finished.connect(done)", "ui/window.py"),
        ("self._loop.create_task(work)", "ui/tasks.py"),
        ("loop.create_task(work)", "app.py"),
        ('QLabel("words")', "ui/widgets/plain_text.py"),
        ("chosen = dialog.selectedFiles()", "ui/dialogs.py"),
    ],
)
def test_what_is_allowed_is_left_alone(line: str, place: str) -> None:
    assert faults(line, place) == []
