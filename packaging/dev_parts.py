"""What the packaged program imports but does not hold, also where that is only imported late.

Run by the environment's interpreter: `python packaging/dev_parts.py FOLDER`. PyInstaller leaves
out in silence what it cannot find, and a page that is opened once a month would be the first to
tell.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "reviewer_app"


def lacking(target: Path) -> list[str]:
    """The modules that the program names and the built folder does not hold, by name."""
    held = held_by(target)
    sources = sorted((ROOT / PACKAGE).rglob("*.py"))
    own = {module_of(source) for source in sources}
    named = {name for source in sources for name in named_in(source.read_text("utf-8"))}
    wanted = own | {name for name in named if is_module(name)}
    return sorted(wanted - held - set(sys.builtin_module_names) - {f"{PACKAGE}.__main__"})


def held_by(target: Path) -> set[str]:
    """The modules in a built folder: in its archives, and as libraries beside them."""
    found = set(archived_in(target))
    inside = target / "_internal"
    with zipfile.ZipFile(inside / "base_library.zip") as base:
        found |= {_dotted(name.rpartition(".")[0]) for name in base.namelist()}
    folders = [inside, *inside.glob("python3*/lib-dynload")]
    for folder in folders:
        for library in folder.rglob("*.so"):
            found.add(_dotted(str(library.relative_to(folder)).partition(".")[0]))
    return found


def archived_in(target: Path) -> set[str]:
    """The modules that are part of the program's own file."""
    readers: Any = importlib.import_module("PyInstaller.archive.readers")
    program = readers.CArchiveReader(str(target / target.name))
    return {*program.toc, *program.open_embedded_archive("PYZ.pyz").toc}


def module_of(source: Path) -> str:
    """The module that a file of the program is."""
    return _dotted(str(source.relative_to(ROOT).with_suffix("")))


def named_in(source: str) -> Iterator[str]:
    """Every module that a source may import, at its top or inside of a function.

    `from a import b` may mean the module a.b; what only types are checked by is left out.
    """
    for node in _nodes(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and _calls_import_module(node):
            yield from _texts(node.args)


def is_module(name: str) -> bool:
    """Whether this environment has a module of that name; those of other systems it has not."""
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def _nodes(tree: ast.AST) -> Iterable[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        yield node
        yield from _nodes(node)


def _calls_import_module(node: ast.Call) -> bool:
    """Also where it is handed on, as in `to_thread(import_module, "a.b")`."""
    heads = [node.func, *node.args]
    return any(isinstance(each, ast.Name) and each.id == "import_module" for each in heads)


def _texts(nodes: Iterable[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _dotted(path: str) -> str:
    return path.replace("\\", "/").removesuffix("/__init__").replace("/", ".")


if __name__ == "__main__":
    print("\n".join(lacking(Path(sys.argv[1]))))
