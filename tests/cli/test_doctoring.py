"""`reviewer-app doctor` as a person calls it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from reviewer_app.cli.program import _PROGRAM
from reviewer_app.system.paths import choose_workspace, settings_file
from reviewer_app.system.settings import Settings


def doctor(folder: Path) -> tuple[int, str]:
    done = CliRunner().invoke(_PROGRAM, ["doctor", "--workspace", str(folder)])
    return done.exit_code, done.output


def test_a_fresh_computer_has_no_trouble(tmp_path: Path) -> None:
    code, words = doctor(tmp_path / "cases")

    assert code == 0
    assert "the first start makes it" in words


def test_trouble_ends_with_one_and_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "OneDrive" / "cases").mkdir(parents=True)

    code, words = doctor(tmp_path / "OneDrive" / "cases")

    assert code == 1
    lines = words.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("TROUBLE"))
    assert "Move the folder" in lines[place + 1]


def test_a_chosen_folder_that_is_gone_is_trouble(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    choose_workspace(Settings(settings_file()), tmp_path / "drive")

    done = CliRunner().invoke(_PROGRAM, ["doctor"])

    assert done.exit_code == 1
    assert "Connect the drive" in done.output
