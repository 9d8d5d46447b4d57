"""The pinned set and the layout of packaging/: complete, and free of names that hide others."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = (ROOT / "packaging" / "constraints.txt").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?P<rest>(?:.*\\\n)+.*)$", re.MULTILINE)
PINS = {match["name"]: match for match in PIN.finditer(CONSTRAINTS)}


def declared() -> list[str]:
    project = PROJECT["project"]
    return [
        *PROJECT["build-system"]["requires"],
        *project["dependencies"],
        *project["optional-dependencies"]["dev"],
    ]


@pytest.mark.parametrize("text", declared())
def test_every_declared_dependency_is_pinned_within_its_range(text: str) -> None:
    requirement = Requirement(text)

    pin = PINS[canonicalize_name(requirement.name)]

    assert requirement.specifier.contains(pin["version"])


def test_every_pin_has_hashes() -> None:
    lines = [line for line in CONSTRAINTS.splitlines() if "==" in line and line[0] != "#"]

    assert len(lines) == len(PINS)
    assert all("--hash=sha256:" in pin["rest"] for pin in PINS.values())


def test_nothing_names_a_place_to_download_from() -> None:
    options = [line for line in CONSTRAINTS.splitlines() if line.startswith("-")]

    assert options == []
    assert not re.search(r"\w+://", CONSTRAINTS)


def test_no_file_beside_dev_py_hides_a_module() -> None:
    others = sys.stdlib_module_names | set(packages_distributions())
    ours = {path.stem for path in (ROOT / "packaging").glob("*.py")}

    assert not ours & others
    assert "__init__" not in ours


def test_dev_py_needs_only_the_standard_library() -> None:
    files = list((ROOT / "packaging").glob("dev*.py"))
    allowed = sys.stdlib_module_names | {path.stem for path in files}

    assert {name for file in files for name in top_level_imports(file)} <= allowed


def test_the_domain_needs_only_the_standard_library() -> None:
    """The import contract can only forbid packages that it names."""
    files = list((ROOT / "reviewer_app" / "domain").rglob("*.py"))
    allowed = sys.stdlib_module_names | {"reviewer_app"}

    assert files
    assert {name for file in files for name in top_level_imports(file)} <= allowed


def top_level_imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]
