"""`reviewer-app doctor` as a person calls it."""

from pathlib import Path

from typer.testing import CliRunner

from reviewer_app.cli.program import _PROGRAM


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
