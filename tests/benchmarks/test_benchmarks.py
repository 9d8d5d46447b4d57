"""Each benchmark runs on a small workspace, so that none of them rots between measurements."""

from pathlib import Path

import pytest

from tests.benchmarks.__main__ import main
from tests.benchmarks.measuring import Report, median, p95
from tests.benchmarks.registry import BENCHMARKS

CASES = "300"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the workspaces stay for all of these tests."""
    return tmp_path_factory.mktemp("benchmarks")


@pytest.mark.parametrize("name", list(BENCHMARKS))
def test_a_benchmark_measures_a_small_workspace(
    name: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--cases", CASES, "--rounds", "2", "--keep", str(folder)]) == 0
    shown = capsys.readouterr().out
    assert f"== {name}, 300 cases" in shown
    assert "goals met" in shown


def test_a_benchmark_makes_the_workspace_that_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["page", "--cases", "250", "--rounds", "2"]) == 0
    assert "raw SQL" in capsys.readouterr().out


def test_a_missed_goal_is_said_and_fails_only_a_strict_run(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.benchmarks.paging._GOAL_MS", -1.0)
    arguments = ["page", "--cases", CASES, "--rounds", "2", "--keep", str(folder)]
    assert main(arguments) == 0
    assert main([*arguments, "--strict"]) == 1
    assert "NOT met" in capsys.readouterr().out


def test_an_unknown_name_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["speed"])
    assert ended.value.code == 2
    assert "speed" in capsys.readouterr().err


def test_figures_are_judged_by_their_goal_and_its_direction() -> None:
    lines: list[str] = []
    report = Report(lines.append)
    report.judge("rate", 0.4, 0.5, "", at_least=True)
    report.judge("time", 0.4, 0.5, " ms", at_least=False)
    assert lines == [
        "   rate: 0.40; goal at least 0.50: NOT met",
        "   time: 0.40 ms; goal at most 0.50 ms: met",
    ]
    assert (report.missed, report.met) == (["rate"], ["time"])


def test_median_and_p95_stand_for_what_was_measured() -> None:
    seconds = [float(number) for number in range(100)]
    assert (median(seconds), p95(seconds)) == (49.5, 95.0)
