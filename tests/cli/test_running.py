"""How a command ends: whatever happens, words and an exit code."""

import io
import sys
from pathlib import Path

import pytest
import typer

from reviewer_app.cli.running import end, find_workspace, say
from reviewer_app.cli.words import WORDS, count, describe
from reviewer_app.domain import errors
from reviewer_app.system.paths import choose_workspace, settings_file
from reviewer_app.system.settings import Settings


def code_of(error: BaseException | None = None) -> int:
    """The exit code of work that raises this, or is done."""

    def work() -> int:
        if error is not None:
            raise error
        return 0

    with pytest.raises(typer.Exit) as caught:
        end(work)
    return caught.value.exit_code


def test_no_workspace_is_made_in_place_of_a_chosen_one_that_is_gone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    usual, gone = find_workspace(None), tmp_path / "drive" / "Reviewer"
    choose_workspace(Settings(settings_file()), gone)
    with pytest.raises(errors.StoreMissing):
        find_workspace(None)
    assert find_workspace(None, may_be_gone=True) == gone
    assert find_workspace(usual) == usual
    assert not gone.exists()


def test_work_that_is_done_ends_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of() == 0
    assert capsys.readouterr() == ("", "")


def test_an_expected_error_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(errors.FileProblem(Path("a.csv"), "The file is empty.")) == 1
    assert capsys.readouterr() == ("", "a.csv: The file is empty.\n")


def test_a_mistake_of_ours_is_one_line_that_names_the_log(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert code_of(ZeroDivisionError("our own mistake")) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    (log,) = tmp_path.rglob("reviewer.log")
    assert err == f"Something went wrong in Reviewer itself. The details are in {log}.\n"
    assert "ZeroDivisionError: our own mistake" in log.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="the folder is named in another way there")
def test_without_a_log_a_mistake_of_ours_is_still_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("HOME", str(tmp_path / "file"))
    assert code_of(ZeroDivisionError()) == 1
    assert capsys.readouterr() == ("", "Something went wrong in Reviewer itself.\n")


def test_an_interrupt_says_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(KeyboardInterrupt()) == 1
    assert capsys.readouterr() == ("", "Stopped.\n")


def test_what_a_terminal_cannot_show_comes_as_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    terminal = io.TextIOWrapper(shown, encoding="ascii", newline="")
    monkeypatch.setattr("sys.stdout", terminal)
    say("cut \ud83d → é")
    assert shown.getvalue() == b"cut \\ud83d \\u2192 \\xe9\n"


def test_a_line_stays_one_line_and_gives_no_orders(capsys: pytest.CaptureFixture[str]) -> None:
    say("a\r\nb\x1b[2J\u2028c")
    assert capsys.readouterr().out == r"a\r\nb\x1b[2J\u2028c" + "\n"


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 rows"), (1, "1 row"), (2, "2 rows"), (1200, "1,200 rows")]
)
def test_one_is_said_in_the_singular(number: int, words: str) -> None:
    assert count(number, "row") == words


def test_without_standard_files_the_end_is_still_an_exit_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    assert code_of() == 0
    assert code_of(errors.NotFound("dataset", "x")) == 1


def all_errors(kind: type[errors.ReviewerError]) -> set[type[errors.ReviewerError]]:
    return {kind}.union(*(all_errors(one) for one in kind.__subclasses__()))


def test_every_error_has_words() -> None:
    assert set(WORDS) == all_errors(errors.ReviewerError) - {errors.ReviewerError}


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (errors.StoreFull(Path("s")), "The disk of s is full. The last step is not saved."),
        (errors.StoreDamaged(Path("s"), "page 2"), "s is damaged and was left as it is: page 2."),
        (errors.NotFound("dataset", "x"), "There is no dataset x."),
        (errors.RuleBroken("It is so."), "It is so."),
        (
            errors.StoreReplaced(Path("s"), rescue=Path("r")),
            (
                "s was replaced by another program while it was open. "
                "What was known up to then is in r."
            ),
        ),
        (
            errors.WorkspaceUnsuitable(Path("w"), "network"),
            "w cannot be a workspace: it is on a network drive, where databases are not safe.",
        ),
        (
            errors.WorkspaceUnwritable(Path("w"), "Permission denied"),
            "w cannot be written to: Permission denied. Choose another folder.",
        ),
    ],
)  # fmt: skip
def test_words_carry_the_facts(error: errors.ReviewerError, words: str) -> None:
    assert describe(error) == words
