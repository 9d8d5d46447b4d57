"""What the packaged program lacks: each import of the sources is asked for, however late."""

import zipfile
from pathlib import Path

import pytest

import dev_parts

SOURCE = """
from typing import TYPE_CHECKING
import a.b
from c import d
if TYPE_CHECKING:
    from never import seen

def late():
    from e.f import g
    import_module("h.i")
    to_thread(import_module, "j")
    say("no.module")
"""


def test_imports_are_found_wherever_they_stand() -> None:
    named = set(dev_parts.named_in(SOURCE))

    assert {"a.b", "c", "c.d", "e.f", "h.i", "j"} <= named
    assert not named & {"never", "no.module", "say"}


def test_late_imports_of_the_program_itself_are_among_them() -> None:
    """Those that a test of the start says must come late."""
    sources = (dev_parts.ROOT / dev_parts.PACKAGE).rglob("*.py")
    named = {name for source in sources for name in dev_parts.named_in(source.read_text("utf-8"))}

    assert {"hunspell", "yaml", "reviewer_app.ui.merging.page"} <= named
    assert "reviewer_app.calling.sending" in named


@pytest.mark.parametrize(("name", "is_there"), [("json", True), ("no_such.module", False)])
def test_only_what_this_system_has_is_asked_for(name: str, is_there: bool) -> None:
    assert dev_parts.is_module(name) is is_there


def archived(_target: Path) -> set[str]:
    return {"reviewer_app", "json"}


def test_a_module_that_the_folder_does_not_hold_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, root = tmp_path / "reviewer-app", tmp_path / "root"
    inside = target / "_internal" / "yaml"
    inside.mkdir(parents=True)
    (inside / "_yaml.cpython-311.so").touch()
    with zipfile.ZipFile(target / "_internal" / "base_library.zip", "w") as base:
        base.writestr("os.pyc", "")
    (root / dev_parts.PACKAGE).mkdir(parents=True)
    (root / dev_parts.PACKAGE / "__init__.py").write_text(
        "import os, sys, yaml._yaml\ndef late():\n    import yaml\n    import json\n"
    )
    monkeypatch.setattr(dev_parts, "ROOT", root)
    monkeypatch.setattr(dev_parts, "archived_in", archived)

    assert dev_parts.lacking(target) == ["yaml"]
