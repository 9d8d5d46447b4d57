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
            "conflicting": 0,
            "refused": [],
            "mapping": {"id": "external_id", "question": "input"},
        },
        {
            "file": "talks.csv",
            "dataset": "talks",
            "taken": 1,
            "same": 0,
            "changed": 0,
            "conflicting": 0,
            "refused": [{"place": "line 3", "reason": 'gender: "x" is none of MALE, FEMALE'}],
            "mapping": {"question": "input", "gender": "gender"},
        },
        {
            "file": "none.csv",
            "dataset": "none",
            "taken": 0,
            "same": 0,
            "changed": 0,
            "conflicting": 0,
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


def test_changed_rows_are_left_unwritten_and_that_is_said(shell: Shell) -> None:
    shell.workspace()
    shell.write("id,question\n1,other\n")
    ended = shell.run("import", "cards.csv", "--workspace", "w", "--json")
    assert (ended.objects[0]["changed"], ended.code) == (1, 1)


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
    assert (ended.code, ended.out) == (0, "w is sound; it holds 1 changes.\n")


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
def test_an_interrupted_import_leaves_nothing_and_says_so(shell: Shell) -> None:
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
    assert (process.returncode, out, err) == (1, b"", b"Stopped.\n")
    exported = shell.run("export", "--workspace", "w", "--format", "jsonl")
    assert len(exported.objects) == 2
