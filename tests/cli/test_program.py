"""The command line as a process: what it prints, where, and the exit code."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.main import get_command

from reviewer_app.cli.checking import check
from reviewer_app.cli.importing import import_files
from reviewer_app.cli.program import _PROGRAM
from reviewer_app.domain.errors import StoreReadOnly
from reviewer_app.services.importing import Importing
from reviewer_app.system.locks import WorkspaceLock

CARDS = "id,question\n1,こんにちは\n2,Why?\n"


@dataclass(frozen=True)
class Ended:
    """How a run of the program ended."""

    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        """The JSON objects on standard output."""
        return [json.loads(line) for line in self.out.splitlines()]


class Shell:
    """Runs the program with a home of its own, in a folder for files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            key: value
            for key, value in os.environ.items()
            if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        } | {f"XDG_{kind}_HOME": str(folder / "home") for kind in ("DATA", "STATE", "CONFIG")}

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, "-m", "reviewer_app", *arguments]

    def run(self, *arguments: str, **environment: str) -> Ended:
        done = subprocess.run(
            self.command(*arguments),
            capture_output=True,
            cwd=self.folder,
            env=self.environment | {"PYTHONPATH": str(Path(__file__).parents[2])} | environment,
            check=False,
        )
        ended = Ended(done.returncode, done.stdout.decode(), done.stderr.decode())
        assert "Traceback" not in ended.err
        return ended

    def run_in_shell(self, command: str) -> Ended:
        """Run a line of sh in which $R is the program."""
        done = subprocess.run(
            ["sh", "-c", command],
            capture_output=True,
            cwd=self.folder,
            env=self.environment
            | {"PYTHONPATH": str(Path(__file__).parents[2]), "R": " ".join(self.command())},
            check=False,
        )
        return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())

    def write(self, content: str, name: str = "cards.csv") -> None:
        (self.folder / name).write_text(content, encoding="utf-8")

    def workspace(self) -> Path:
        """A workspace with the two cards in it."""
        self.write(CARDS)
        assert self.run("import", "cards.csv", "--workspace", "w", "--as", "Ada").code == 0
        return self.folder / "w"


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def test_help_loads_neither_the_database_nor_the_window() -> None:
    check = (
        "import sys\nfrom reviewer_app.cli.program import main\n"
        "sys.argv = ['reviewer-app', '--help']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "heavy = {'sqlmodel', 'sqlalchemy', 'PySide6', 'qasync'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", check], check=True, capture_output=True)


NONE: dict[str, Any] = {
    "relabelled": 0,
    "conflicting": 0,
    "history": 0,
    "outputs": 0,
    "notes": [],
}


def test_import_prints_one_object_per_file(shell: Shell) -> None:
    shell.write(CARDS)
    shell.write("question,gender,foo\na,MALE,1\nb,x,2\n", "talks.csv")
    ended = shell.run("import", "cards.csv", "talks.csv", "none.csv", "--workspace", "w", "--json")
    assert ended.objects == [
        {
            "file": "cards.csv",
            "dataset": "cards",
            "taken": 2,
            "same": 0,
            "changed": 0,
            **NONE,
            "refused": [],
            "mapping": {"id": "external_id", "question": "input"},
        },
        {
            "file": "talks.csv",
            "dataset": "talks",
            "taken": 1,
            "same": 0,
            "changed": 0,
            **NONE,
            "refused": [{"place": "line 3", "reason": 'gender: "x" is none of MALE, FEMALE'}],
            "mapping": {"question": "input", "gender": "gender"},
        },
        {
            "file": "none.csv",
            "dataset": "none",
            "taken": 0,
            "same": 0,
            "changed": 0,
            **NONE,
            "refused": [{"place": "file", "reason": "There is no such file."}],
            "mapping": {},
        },
    ]
    assert ended.code == 1


def test_import_says_in_words_what_was_not_taken_and_not_kept(shell: Shell) -> None:
    """I20: rows and lines are both told."""
    shell.write('question,gender,foo\na,MALE,1\n"b\nc",x,2\n')
    ended = shell.run("import", "cards.csv", "--workspace", "w")
    assert ended.out.splitlines() == [
        "cards.csv → cards",
        "  1 taken, 0 same, 1 refused (2 rows on 4 lines)",
        "  Columns: question → input, gender",
        "  Columns not kept: foo",
        '  Not taken, line 3: gender: "x" is none of MALE, FEMALE',
    ]
    assert (ended.code, ended.err) == (1, "")


def test_the_same_file_again_is_all_the_same_and_done(shell: Shell) -> None:
    shell.workspace()
    ended = shell.run("import", "cards.csv", "--workspace", "w", "--json")
    assert (ended.objects[0]["taken"], ended.objects[0]["same"], ended.code) == (0, 2, 0)


def test_changed_rows_change_their_cases(shell: Shell) -> None:
    shell.workspace()
    shell.write("id,question\n1,other\n")
    ended = shell.run("import", "cards.csv", "--workspace", "w", "--json")
    assert (ended.objects[0]["changed"], ended.code) == (1, 0)


@pytest.mark.parametrize("format_", ["csv", "jsonl"])
def test_text_is_the_same_in_any_locale(shell: Shell, format_: str) -> None:
    """I5, I8."""
    plain = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    shell.write(CARDS, "テスト.csv")
    taken = shell.run("import", "テスト.csv", "--workspace", "w", "--json", **plain)
    assert taken.code == 0
    assert (taken.objects[0]["file"], taken.objects[0]["dataset"]) == ("テスト.csv", "テスト")
    wanted = ["export", "--workspace", "w", "--format", format_, "--dataset", "テスト"]
    ended = shell.run(*wanted, **plain)
    assert ended.code == 0
    assert "こんにちは" in ended.out
    words = shell.run("import", "テスト.csv", "--workspace", "w", **plain)
    assert (words.code, "2 same" in words.out) == (0, True)


def test_an_export_to_standard_output_is_what_a_file_gets(shell: Shell) -> None:
    shell.workspace()
    wanted = ["export", "--workspace", "w", "--format", "csv", "--dataset", "cards"]
    assert shell.run(*wanted, "--output", "out.csv").out == ""
    on_screen = shell.run(*wanted).out
    assert on_screen.encode() == (shell.folder / "out.csv").read_bytes()


def test_a_workbook_goes_to_a_file_or_through_a_pipe_and_back(shell: Shell) -> None:
    shell.workspace()
    wanted = ["export", "--workspace", "w", "--format", "xlsx"]
    assert shell.run(*wanted, "--output", "out.xlsx").code == 0
    piped = subprocess.run(
        shell.command(*wanted),
        capture_output=True,
        cwd=shell.folder,
        env=shell.environment | {"PYTHONPATH": str(Path(__file__).parents[2])},
        check=True,
    )
    (shell.folder / "piped.bin").write_bytes(piped.stdout)
    for name in ("out.xlsx", "piped.bin"):
        again = shell.run("import", name, "--workspace", "w", "--dataset", "cards")
        assert (again.code, "0 taken, 2 same, 0 refused" in again.out) == (0, True)


def test_a_reader_that_goes_away_ends_the_export_quietly(shell: Shell) -> None:
    shell.write("question\n" + f"{'long ' * 200}\n" * 1000)
    assert shell.run("import", "cards.csv", "--workspace", "w").code == 0
    process = subprocess.Popen(
        shell.command("export", "--workspace", "w", "--format", "jsonl"),
        cwd=shell.folder,
        env=shell.environment | {"PYTHONPATH": str(Path(__file__).parents[2])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    assert process.stderr
    process.stdout.read(10)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["import"],
        ["bogus"],
        ["export", "--workspace", "w"],
        ["export", "--workspace", "w", "--format", "ods"],
        ["import", "cards.csv", "--dataset", " "],
        ["check", "--nonsense"],
    ],
)
def test_wrong_usage_ends_with_2(shell: Shell, arguments: list[str]) -> None:
    ended = shell.run(*arguments)
    assert ended.code == 2
    assert ended.err.startswith("Usage: reviewer-app")


def test_an_open_workspace_is_not_written_but_can_be_read(shell: Shell) -> None:
    workspace = shell.workspace()
    lock = WorkspaceLock(workspace)
    lock.acquire()
    try:
        refused = shell.run("import", "cards.csv", "--workspace", "w")
        exported = shell.run("export", "--workspace", "w", "--format", "jsonl")
        checked = shell.run("check", "--workspace", "w")
    finally:
        lock.release()
    assert (refused.code, refused.out) == (1, "")
    assert refused.err == (
        "The workspace w is open in another window or command. Nothing was written.\n"
    )
    assert (exported.code, len(exported.objects), checked.code) == (0, 2, 0)


def test_check_calls_a_sound_store_sound(shell: Shell) -> None:
    shell.workspace()
    ended = shell.run("check", "--workspace", "w")
    assert (ended.code, ended.out) == (0, "w is sound; it holds 3 changes.\n")


def test_check_names_damage_and_leaves_the_file(shell: Shell) -> None:
    store = shell.workspace() / "store.sqlite"
    content = bytearray(store.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 64] = b"\xff" * 64
    store.write_bytes(content)
    ended = shell.run("check", "--workspace", "w")
    assert ended.code == 1
    assert "store.sqlite" in ended.err + ended.out
    assert store.read_bytes() == content


@pytest.mark.parametrize("command", [["check"], ["export", "--format", "csv"]])
def test_looking_at_a_workspace_that_is_not_there_makes_none(
    shell: Shell, command: list[str]
) -> None:
    ended = shell.run(*command, "--workspace", "w")
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.startswith("There is no workspace: w")
    assert not (shell.folder / "w").exists()


def test_an_unknown_dataset_is_named(shell: Shell) -> None:
    shell.workspace()
    ended = shell.run("export", "--workspace", "w", "--format", "csv", "--dataset", "none")
    assert (ended.code, ended.err) == (1, "There is no dataset none.\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a display")
@pytest.mark.parametrize("arguments", [[], ["open"], ["demo"]])
def test_without_a_display_the_window_says_so(shell: Shell, arguments: list[str]) -> None:
    ended = shell.run(*arguments)
    assert (ended.code, ended.err) == (1, "There is no display to open a window on.\n")


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no interrupt to one process")
def test_an_interrupted_import_shows_nothing_and_says_how_to_go_on(shell: Shell) -> None:
    shell.workspace()
    shell.write("question\n" + "Why?\n" * 100_000, "many.csv")
    process = subprocess.Popen(
        shell.command("import", "many.csv", "--workspace", "w"),
        cwd=shell.folder,
        env=shell.environment | {"PYTHONPATH": str(Path(__file__).parents[2])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    wal = shell.folder / "w" / "store.sqlite-wal"
    until = time.monotonic() + 60
    while not (wal.exists() and wal.stat().st_size > 200_000) and time.monotonic() < until:
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    again = b"What was read so far is kept and hidden. Run the same command again to go on.\n"
    assert (process.returncode, out, err) == (1, b"", again + b"Stopped.\n")
    exported = shell.run("export", "--workspace", "w", "--format", "jsonl")
    assert len(exported.objects) == 2
    ended = shell.run("import", "many.csv", "--workspace", "w", "--json")
    assert (ended.code, ended.objects[0]["taken"]) == (0, 100_000)


def test_an_export_over_the_store_is_refused(shell: Shell) -> None:
    store = shell.workspace() / "store.sqlite"
    before = store.read_bytes()
    ended = shell.run("export", "--workspace", "w", "--format", "csv", "--output", "w/store.sqlite")
    assert (ended.code, ended.err.startswith("w/store.sqlite: This is inside")) == (1, True)
    assert store.read_bytes() == before


def test_a_long_field_in_the_first_file_of_a_process_is_read(shell: Shell) -> None:
    shell.write(f"id,question\n1,{'x' * 200_000}\n")
    ended = shell.run("import", "cards.csv", "--workspace", "w", "--json")
    assert (ended.code, ended.objects[0]["taken"]) == (0, 1)


def test_a_mistake_of_ours_in_one_file_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = Importing.import_file

    async def fragile(self: Importing, look: Any, *more: Any, **named: Any) -> Any:
        if look.name == "bad.csv":
            raise ZeroDivisionError
        return await real(self, look, *more, **named)

    monkeypatch.setattr(Importing, "import_file", fragile)
    monkeypatch.setattr("reviewer_app.cli.running._find_log", lambda: tmp_path / "the.log")
    (tmp_path / "good.csv").write_text(CARDS, encoding="utf-8")
    (tmp_path / "bad.csv").write_text(CARDS, encoding="utf-8")
    with pytest.raises(typer.Exit) as caught:
        import_files([tmp_path / "bad.csv", tmp_path / "good.csv"], tmp_path / "w")
    out, err = capsys.readouterr()
    assert caught.value.exit_code == 1
    assert err == (
        f"{tmp_path / 'bad.csv'}: Something went wrong in Reviewer itself. "
        f"The details are in {tmp_path / 'the.log'}.\n"
    )
    assert "2 taken" in out


SHELL = pytest.mark.skipif(os.name == "nt", reason="needs a shell and its devices")


@SHELL
@pytest.mark.parametrize(
    "command",
    [
        "import cards.csv",
        "import cards.csv --json",
        "export --format csv",
        "export --format xlsx",
        "check",
    ],
)
@pytest.mark.parametrize(
    ("to", "why"), [(">&-", "it is closed"), (">/dev/full", "No space left on device")]
)
def test_an_output_that_takes_nothing_is_said(
    shell: Shell, command: str, to: str, why: str
) -> None:
    shell.workspace()
    ended = shell.run_in_shell(f"$R {command} --workspace w {to}")
    assert (ended.code, ended.err) == (1, f"Standard output cannot be written: {why}.\n")
    assert not any("ERROR" in log.read_text() for log in shell.folder.rglob("reviewer.log"))


@SHELL
@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_that_nobody_can_get_is_no_traceback(shell: Shell, option: str) -> None:
    ended = shell.run_in_shell(f"$R {option} >/dev/full")
    assert ended.code == 1
    assert ended.err == "The output cannot be written: No space left on device.\n"


@SHELL
def test_what_goes_wrong_is_not_written_among_the_data(shell: Shell) -> None:
    shell.write(CARDS)
    ended = shell.run_in_shell("$R import none.csv cards.csv --workspace w 2>&-")
    assert (ended.code, "none.csv" in ended.out, "2 taken" in ended.out) == (1, False, True)


@pytest.mark.parametrize("name", ["import", "export", "open", "demo", "check", "score"])
def test_no_path_that_may_not_be_read_is_wrong_usage(name: str) -> None:
    """Each is looked at by the command itself: one bad file must not drop the others."""
    command: Any = get_command(_PROGRAM)
    asked = [one.type_descriptor for one in command.commands[name].params]
    paths = [one.parameter_info for one in asked if "Path" in str(one.annotation)]
    assert paths
    assert not any(path.readable for path in paths)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads all")
def test_a_file_that_may_not_be_read_is_refused_like_a_missing_one(shell: Shell) -> None:
    shell.write(CARDS)
    shell.write(CARDS, "shut.csv")
    (shell.folder / "shut.csv").chmod(0)
    ended = shell.run("import", "shut.csv", "cards.csv", "--workspace", "w", "--json")
    reason = "The file may not be read with your permissions."
    assert ended.objects[0]["refused"] == [{"place": "file", "reason": reason}]
    assert (ended.code, ended.objects[1]["taken"]) == (1, 2)


@pytest.mark.parametrize("place", ["cards.csv", "cards.csv/w"])
@pytest.mark.parametrize(
    "command", [["import", "cards.csv"], ["export", "--format", "csv"], ["check"]]
)
def test_a_workspace_that_is_a_file_is_said_to_be_one(
    shell: Shell, command: list[str], place: str
) -> None:
    shell.write(CARDS)
    ended = shell.run(*command, "--workspace", place)
    assert (ended.code, ended.err) == (1, "cards.csv: This is a file, not a folder.\n")


def test_a_workspace_that_cannot_be_opened_is_told_for_each_file(shell: Shell) -> None:
    shell.write(CARDS)
    files = ["cards.csv", "none.csv"]
    ended = shell.run("import", *files, "--workspace", "cards.csv", "--json")
    reason = "cards.csv: This is a file, not a folder."
    assert [found["file"] for found in ended.objects] == files
    assert [found["refused"] for found in ended.objects] == [
        [{"place": "file", "reason": reason}]
    ] * 2
    assert (ended.code, ended.err) == (1, "")


def test_a_format_that_is_none_is_answered_with_those_there_are(shell: Shell) -> None:
    ended = shell.run("export", "--format", "xml", "--workspace", "w")
    assert ended.code == 2
    assert all(f"'{name}'" in ended.err for name in ("csv", "jsonl", "xlsx"))


@pytest.mark.parametrize("width", ["40", "80"])
def test_help_cuts_no_sentence(shell: Shell, width: str) -> None:
    ended = shell.run("--help", COLUMNS=width)
    told = ended.out.replace("[ARGS]...", "")
    assert (ended.code, "..." in told, "…" in told) == (0, False, False)


def test_a_column_with_line_breaks_is_shown_on_one_line(shell: Shell) -> None:
    shell.write('"que\nstion",foo\na,b\n')
    ended = shell.run("import", "cards.csv", "--workspace", "w", "--json")
    assert ended.objects[0]["mapping"] == {"que\nstion": "input"}
    shell.write('"que\nstion","f\r\noo"\nc,d\n')
    lines = shell.run("import", "cards.csv", "--workspace", "w").out.splitlines()
    assert lines[1:] == [
        "  1 taken, 0 same, 0 refused (1 row on 4 lines)",
        r"  Columns: que\nstion → input",
        r"  Columns not kept: f\r\noo",
    ]


def test_what_may_only_be_read_is_checked_by_reading(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    workspace = shell.workspace()

    def refuse(_lock: WorkspaceLock) -> None:
        raise StoreReadOnly(workspace)

    monkeypatch.setattr(WorkspaceLock, "acquire", refuse)
    with pytest.raises(typer.Exit) as caught:
        check(workspace)
    assert caught.value.exit_code == 0
    assert f"{workspace} is sound; it holds 3 changes. It may only" in capsys.readouterr().out
