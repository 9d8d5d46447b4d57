"""Running other programs: their output, their failures, and the advice that goes with them."""

import sys
from pathlib import Path

import pytest

from dev_commands import SetupError, advise, run_quietly, run_shown


def test_output_is_returned_and_not_shown(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_quietly([sys.executable, "-c", "print('made')"]).strip() == "made"
    assert capfd.readouterr() == ("", "")


def test_a_failure_shows_the_end_of_the_output_and_what_to_do() -> None:
    program = "print('first line\\n' * 50 + 'No space left on device'); raise SystemExit(7)"

    with pytest.raises(SetupError) as failed:
        run_quietly([sys.executable, "-c", program])

    text = str(failed.value)
    assert "exit code 7" in text
    assert text.count("first line") < 50
    assert "The disk is full" in text


def test_a_program_that_is_not_there_is_named(tmp_path: Path) -> None:
    absent = str(tmp_path / "no-such-program")

    with pytest.raises(SetupError, match="no-such-program could not be started"):
        run_quietly([absent])
    with pytest.raises(SetupError, match="no-such-program could not be started"):
        run_shown([absent], folder=tmp_path)


def test_a_program_runs_in_the_folder_and_environment_given(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    program = "import os; print(os.getcwd(), os.environ['COLOUR'])"

    code = run_shown(
        [sys.executable, "-c", program], folder=tmp_path, environment={"COLOUR": "red"}
    )

    assert code == 0
    assert capfd.readouterr().out.strip() == f"{tmp_path} red"


@pytest.mark.parametrize(
    ("output", "word"),
    [
        ("E: Temporary failure resolving 'deb.example'", "network"),
        ("error: client error (Connect): dns error", "network"),
        ("E: Unable to locate package libegl1", "apt's sources"),
        ("[SSL: CERTIFICATE_VERIFY_FAILED] self-signed", "SSL_CERT_FILE"),
        ("ERROR: No matching distribution found for qasync", "Python"),
        ("OSError: [Errno 28] No space left on device", "free about"),
    ],
)
def test_known_failures_come_with_advice(output: str, word: str) -> None:
    assert word in advise(output)


def test_an_unknown_failure_comes_without_invented_advice() -> None:
    assert advise("something else went wrong") == ""
