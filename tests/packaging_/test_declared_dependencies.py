"""What the program imports is what it declares: a leftover in an environment hides a lack."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def imported() -> set[str]:
    """The top-level names that the program imports, its own and the standard library's left out."""
    names: set[str] = set()
    for file in (ROOT / "reviewer_app").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    tops = {name.partition(".")[0] for name in names}
    return tops - set(sys.stdlib_module_names) - {"reviewer_app"}


def declared() -> set[str]:
    """The distributions of pyproject.toml, in the spelling that compares."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = (re.match(r"[\w.-]+", line) for line in project["dependencies"])
    return {plain(name[0]) for name in names if name}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_package_that_is_imported_is_declared() -> None:
    known = packages_distributions()
    missing = {
        name
        for name in imported()
        if not {plain(owner) for owner in known.get(name, [])} & declared()
    }
    assert missing == set()
