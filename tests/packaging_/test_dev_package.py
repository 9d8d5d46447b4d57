"""The packaged program: how it is collected and trimmed.

Building it takes minutes, so that is done by command (`dev.py package linux`), not here.
"""

from pathlib import Path

import pytest

import dev_package
from dev_commands import SetupError
from dev_environment import Environment


def test_resources_travel_to_where_the_frozen_program_looks_for_them(tmp_path: Path) -> None:
    made = dev_package.command(Environment(tmp_path), tmp_path, tmp_path / "work")

    data = [made[place + 1] for place, word in enumerate(made) if word == "--add-data"]
    assert f"{tmp_path / 'resources'}:reviewer_app/_resources" in data


def test_the_dictionary_of_the_checker_travels_without_its_sources(tmp_path: Path) -> None:
    made = dev_package.command(Environment(tmp_path), tmp_path, tmp_path / "work")
    assert made[made.index("--collect-data") + 1] == "hunspell"

    folder = tmp_path / "_internal" / "hunspell"
    (folder / "dictionaries").mkdir(parents=True)
    for name in ("dictionaries/en_US.dic", "hunspell.so", "hunspell.cpp", "hunspell.pyx"):
        (folder / name).touch()
    dev_package.prune(tmp_path)

    kept = {path.name for path in folder.rglob("*.*")}
    assert kept == {"en_US.dic", "hunspell.so"}


def test_the_program_is_one_folder_that_starts_at_once(tmp_path: Path) -> None:
    made = dev_package.command(Environment(tmp_path), tmp_path, tmp_path / "work")

    assert "--onedir" in made
    assert "--onefile" not in made


def test_no_second_sqlite_library_is_shipped(tmp_path: Path) -> None:
    plugins = tmp_path / "_internal" / "PySide6" / "Qt" / "plugins"
    for kept_or_not in ("sqldrivers/libqsqlite.so", "platforms/libqxcb.so", "platforms/libqvnc.so"):
        file = plugins / kept_or_not
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()

    dev_package.prune(tmp_path)

    left = sorted(file.name for file in plugins.rglob("*") if file.is_file())
    assert left == ["libqxcb.so"]
    assert "PySide6.QtSql" in dev_package.LEFT_OUT


def test_a_library_that_is_linked_twice_counts_once(tmp_path: Path) -> None:
    (tmp_path / "library").write_bytes(bytes(3_000_000))
    (tmp_path / "again").symlink_to("library")

    assert dev_package.megabytes(tmp_path) == 3


def test_programs_that_the_system_lacks_are_named_with_their_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    with pytest.raises(SetupError, match=r"objdump and strip[\s\S]*binutils"):
        dev_package.require_programs()
