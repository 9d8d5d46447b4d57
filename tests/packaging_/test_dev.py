"""The developer command: what it checks, what it passes on, and how it ends."""

import sys
from pathlib import Path

import pytest

import dev


@pytest.mark.parametrize(
    ("source", "tests"),
    [
        ("packaging/dev.py", "tests/packaging_/test_dev.py"),
        ("packaging", "tests/packaging_"),
        ("reviewer_app", "tests"),
        ("tests/packaging_/test_dev.py", "tests/packaging_/test_dev.py"),
    ],
)
def test_a_source_is_tested_by_its_mirror(source: str, tests: str) -> None:
    assert dev.mirror_of(Path(source)) == Path(tests)


@pytest.mark.parametrize("path", ["pyproject.toml", "packaging/nothing_tests_this.py"])
def test_what_has_no_tests_has_no_mirror(path: str) -> None:
    assert dev.mirror_of(Path(path)) is None


def test_only_checks_the_source_together_with_its_tests() -> None:
    sources, tests = dev.choose_paths([Path("packaging/dev.py")])

    assert sources == ["packaging/dev.py", "tests/packaging_/test_dev.py"]
    assert tests == ["tests/packaging_/test_dev.py"]


def test_only_with_a_path_that_is_not_there_is_wrong_usage(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = dev.main(["test", "--only", "reviewer_app/no_such_module.py"])

    assert code == 2
    assert "no_such_module.py" in capsys.readouterr().err


def test_a_path_outside_the_checkout_is_wrong_usage(tmp_path: Path) -> None:
    assert dev.main(["test", "--only", str(tmp_path)]) == 2


def test_an_unknown_command_is_wrong_usage() -> None:
    with pytest.raises(SystemExit) as ending:
        dev.main(["deploy"])

    assert ending.value.code == 2


def test_options_of_the_started_program_are_passed_on_as_they_are() -> None:
    options = dev.make_parser().parse_args(["bench", "--cases", "1000", "vote", "-h"])

    assert options.arguments == ["--cases", "1000", "vote", "-h"]


def test_what_follows_two_dashes_is_for_pytest() -> None:
    own, passed_on = dev.split_at_dashes(["test", "--only", "tests", "--", "-k", "vote", "-x"])

    assert own == ["test", "--only", "tests"]
    assert passed_on == ["-k", "vote", "-x"]


def test_a_failed_step_stops_nothing_and_fails_the_whole(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = dev.take_all([step("lint", "raise SystemExit(3)"), step("tests", "pass")])

    last_line = capsys.readouterr().out.splitlines()[-1]
    assert code == 1
    assert last_line.startswith("lint FAILED ")
    assert ", tests ok " in last_line


def test_a_run_of_only_good_steps_is_good() -> None:
    assert dev.take_all([step("lint", "pass"), step("tests", "pass")]) == 0


def test_a_step_that_crashes_has_failed() -> None:
    assert dev.take_all([step("tests", "import os; os.abort()")]) != 0


def test_a_test_run_that_finds_no_test_has_failed(tmp_path: Path) -> None:
    empty = dev.Step("tests", [sys.executable, "-m", "pytest", "-q", str(tmp_path)])

    assert dev.take_all([empty]) == 1


def test_all_tests_are_run_in_two_steps_and_none_in_both() -> None:
    side_by_side, alone = dev.make_test_steps(["pytest"], [], [])

    left_out = [each.removeprefix("--ignore=") for each in side_by_side.command if "=" in each]
    assert alone.command == ["pytest", *left_out]
    assert left_out
    assert all((dev.ROOT / folder).is_dir() for folder in left_out)


@pytest.mark.parametrize(("tests", "arguments"), [(["tests/cli"], []), ([], ["-k", "vote"])])
def test_chosen_tests_are_run_in_one_step(tests: list[str], arguments: list[str]) -> None:
    (only,) = dev.make_test_steps(["pytest"], tests, arguments)
    assert only.command == ["pytest", *arguments, *tests]


def step(name: str, program: str) -> dev.Step:
    return dev.Step(name, [sys.executable, "-c", program])
