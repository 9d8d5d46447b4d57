"""`import` and `imports`: options of reading, dry runs, conflicts, what was cut off, removal."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from reviewer_app.cli.program import _PROGRAM
from reviewer_app.services.importing import ImportResult
from reviewer_app.services.progress import Progress
from reviewer_app.workspace import open_workspace
from tests.support.stores import run

CARDS = "id,question,answer\n1,Why?,Yes\n2,How?,No\n"


@dataclass
class Shell:
    """Runs the program in this process, on files of a folder."""

    folder: Path

    def write(self, content: str | bytes, name: str = "cards.csv") -> str:
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def run(self, *arguments: str, typed: bytes | None = None) -> Result:
        command, *rest = arguments
        words = [command, *rest, "--workspace", str(self.folder / "w")]
        return CliRunner().invoke(_PROGRAM, words, input=typed)

    def take(self, *arguments: str, typed: bytes | None = None) -> tuple[int, dict[str, Any]]:
        """The exit code and the object of an import of one file."""
        ended = self.run("import", *arguments, "--json", typed=typed)
        return ended.exit_code, json.loads(ended.stdout)

    def exported(self) -> list[dict[str, Any]]:
        ended = self.run("export", "--format", "jsonl")
        return [json.loads(line) for line in ended.stdout.splitlines()]


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def cut_off(shell: Shell, path: str) -> ImportResult:
    """An import that was cancelled on its way."""

    async def take() -> ImportResult:
        progress = Progress(lambda step: step.done and progress.cancel())
        async with await open_workspace(shell.folder / "w", name="Ada") as opened:
            return await opened.desk.importing.import_file(
                Path(path), dataset="cards", progress=progress
            )

    return run(take())


MANY = "id,question\n" + "".join(f"{n},Why {n}?\n" for n in range(1500))


def test_columns_are_mapped_and_left_out_by_hand(shell: Shell) -> None:
    path = shell.write("nr;Frage;Antwort;Kommentar\n7;Wer?;Ich;x\n")
    code, told = shell.take(
        path, "--map", "Frage=input", "--map", "Antwort=expected_output", "--map", "nr=external_id",
        "--map", "Kommentar=", "--delimiter", ";",
    )  # fmt: skip
    assert (code, told["taken"]) == (0, 1)
    assert told["mapping"] == {
        "nr": "external_id", "Frage": "input", "Antwort": "expected_output",
    }  # fmt: skip
    (case,) = shell.exported()
    assert (case["external_id"], case["input"], case["expected_output"]) == ("7", "Wer?", "Ich")


def test_a_mapping_in_a_file_says_all_of_it(shell: Shell) -> None:
    path = shell.write("a,b\nWhy?,x|y\n")
    uses = [
        {"column": "a", "field": "input"},
        {"column": "b", "field": "expected_tools", "form": "|"},
    ]
    mapping = shell.write(json.dumps({"uses": uses}), "mapping.json")
    code, told = shell.take(path, "--mapping", mapping)
    assert (code, told["taken"]) == (0, 1)
    assert shell.exported()[0]["expected_tools"] == ["x", "y"]


def test_encoding_header_and_delimiter_can_be_said(shell: Shell) -> None:
    path = shell.write("Report\n\nquestion\tanswer\nCaf\u00e9?\tJa\n".encode("cp1252"))
    code, told = shell.take(path, "--encoding", "cp1252", "--delimiter", "tab", "--header-row", "3")
    assert (code, told["taken"], told["refused"]) == (0, 1, [])
    assert shell.exported()[0]["input"] == "Caf\u00e9?"


def test_standard_input_is_read_like_a_file(shell: Shell) -> None:
    """I33."""
    code, told = shell.take("-", "--dataset", "cards", typed=CARDS.encode())
    assert (code, told["file"], told["dataset"], told["taken"]) == (0, "-", "cards", 2)


@pytest.mark.parametrize(
    "options",
    [
        ["--map", "question"],
        ["--map", "question=nothing"],
        ["--map", "=input"],
        ["--delimiter", "ab"],
        ["--delimiter", ""],
        ["--encoding", "klingon"],
        ["--header-row", "-1"],
        ["--on-conflict", "ask"],
        ["--mapping", "none.json"],
    ],
)
def test_what_makes_no_sense_is_wrong_usage(shell: Shell, options: list[str]) -> None:
    ended = shell.run("import", shell.write(CARDS), *options)
    assert ended.exit_code == 2
    assert options[0] in ended.stderr
    assert not (shell.folder / "w").exists()


def test_a_column_that_is_not_there_is_named_with_those_that_are(shell: Shell) -> None:
    code, told = shell.take(shell.write(CARDS), "--map", "Frage=input")
    assert code == 1
    assert told["refused"] == [
        {
            "place": "file",
            "reason": "There is no column Frage. The columns: id, question, answer.",
        }
    ]


def test_a_dry_run_tells_the_differences_and_writes_nothing(shell: Shell) -> None:
    """B83."""
    shell.take(shell.write(CARDS))
    path = shell.write("id,question,answer\n1,Why?,Never\n2,How?,No\n3,New?,\n")
    code, told = shell.take(path, "--dry-run")
    assert (code, told["taken"], told["same"], told["changed"]) == (0, 1, 1, 1)
    assert told["dry_run"] is True
    assert told["differences"] == [
        {
            "place": "line 2",
            "case": "1",
            "verdict": "changed",
            "fields": {"expected_output": {"before": "Yes", "after": "Never"}},
        }
    ]
    assert [case["expected_output"] for case in shell.exported()] == ["Yes", "No"]
    words = shell.run("import", path, "--dry-run").stdout.splitlines()
    assert words[0].endswith("→ cards (a dry run: nothing is written)")
    assert words[3:] == ["  1 (line 2), changed:", "    expected_output: Yes → Never"]


def test_a_dry_run_makes_no_workspace(shell: Shell) -> None:
    code, told = shell.take(shell.write(CARDS), "--dry-run")
    assert (code, told["taken"]) == (0, 2)
    assert not (shell.folder / "w").exists()


def test_conflicts_are_kept_and_end_with_1_or_are_replaced(shell: Shell) -> None:
    shell.take(shell.write(CARDS))

    async def vote() -> None:
        async with await open_workspace(shell.folder / "w") as opened:
            view = await opened.desk.browsing.case(1)
            await opened.desk.reviewing.press(view.seen, 1)

    run(vote())
    path = shell.write("id,question\n1,Other?\n")
    code, told = shell.take(path)
    assert (code, told["changed"], told["conflicting"]) == (1, 0, 1)
    assert "--on-conflict" in shell.run("import", path).stdout
    code, told = shell.take(path, "--on-conflict", "replace")
    assert (code, told["changed"], told["conflicting"]) == (0, 1, 0)


def test_the_same_command_goes_on_with_an_import_that_was_cut_off(shell: Shell) -> None:
    path = shell.write(MANY)
    cut_off(shell, path)
    code, told = shell.take(path)
    assert (code, told["taken"]) == (0, 1500)
    assert len(shell.exported()) == 1500


def test_another_file_says_what_to_do_and_can_drop_what_waits(shell: Shell) -> None:
    waiting = cut_off(shell, shell.write(MANY))
    other = shell.write(CARDS, "other.csv")
    code, told = shell.take(other, "--dataset", "cards")
    (refusal,) = told["refused"]
    assert code == 1
    assert f"imports continue {waiting.import_id}" in refusal["reason"]
    assert "--discard-unfinished" in refusal["reason"]
    code, told = shell.take(other, "--dataset", "cards", "--discard-unfinished")
    assert (code, told["taken"]) == (0, 2)
    assert len(shell.exported()) == 2


@pytest.mark.parametrize("more", [(), ("--dry-run",)])
def test_a_file_without_a_known_input_says_how_a_column_becomes_one(
    shell: Shell, more: tuple[str, ...]
) -> None:
    path = shell.write("a,b\n1,2\n")
    code, told = shell.take(path, *more)
    (refusal,) = told["refused"]
    assert (code, "--map COLUMN=FIELD" in refusal["reason"]) == (1, True)
    assert shell.take(path, "--map", "a=input", *more)[0] == 0


def test_an_export_goes_back_to_its_dataset_unless_another_is_named(shell: Shell) -> None:
    shell.take(shell.write(CARDS), "--product", "Bank", "--dataset", "Cards")
    path = str(shell.folder / "edited elsewhere.xlsx")
    shell.run("export", "--output", path)
    count = len(shell.exported())
    code, told = shell.take(path)
    assert (code, told["dataset"], told["taken"], told["same"]) == (0, "Cards", 0, count)
    assert shell.take(path, "--dataset", "Copy")[1]["taken"] == count


@pytest.mark.parametrize("name", ["mine.csv", "mine.jsonl", "mine.xlsx", "mine.yaml"])
def test_an_export_finds_its_cases_where_another_product_has_a_dataset_of_that_name(
    shell: Shell, name: str
) -> None:
    shell.take(shell.write(CARDS), "--product", "Bank", "--dataset", "Cards")
    shell.take(shell.write(MANY), "--product", "Clinic", "--dataset", "Cards")
    path = str(shell.folder / name)
    shell.run("export", "--product", "Bank", "--output", path)
    code, told = shell.take(path)
    assert (code, told["dataset"], told["taken"]) == (0, "Cards", 0)
    assert told["same"] == 2


def test_imports_are_listed_continued_and_removed(shell: Shell) -> None:
    waiting = cut_off(shell, shell.write(MANY))
    told = json.loads(shell.run("imports", "list", "--json").stdout)
    assert (told["id"], told["state"], told["rows"]) == (waiting.import_id, "unfinished", 1500)
    assert "cut off after" in shell.run("imports", "list").stdout
    ended = shell.run("imports", "continue", waiting.import_id)
    assert (ended.exit_code, "1500 taken" in ended.stdout) == (0, True)
    ended = shell.run("imports", "remove", waiting.import_id, "--dry-run")
    assert "1,500 cases would go\n" in ended.stdout
    assert len(shell.exported()) == 1500
    ended = shell.run("imports", "remove", waiting.import_id)
    assert (ended.exit_code, "1,500 cases removed" in ended.stdout) == (0, True)
    assert shell.exported() == []
    assert json.loads(shell.run("imports", "list", "--json").stdout)["state"] == "removed"


def test_what_was_decided_stays_and_is_named(shell: Shell) -> None:
    shell.take(shell.write(CARDS))

    async def vote() -> str:
        async with await open_workspace(shell.folder / "w") as opened:
            view = await opened.desk.browsing.case(1)
            await opened.desk.reviewing.press(view.seen, 1)
            (past,) = await opened.desk.importing.imports()
            return past.import_id

    ended = shell.run("imports", "remove", run(vote()))
    assert (ended.exit_code, "Stays: 1 was decided since." in ended.stdout) == (1, True)
    assert [case["input"] for case in shell.exported()] == ["Why?"]


def test_an_unfinished_import_is_discarded(shell: Shell) -> None:
    waiting = cut_off(shell, shell.write(MANY))
    assert shell.run("imports", "discard", waiting.import_id).exit_code == 0
    assert shell.run("imports", "list").stdout == ""


@pytest.mark.parametrize("command", ["remove", "continue", "discard"])
def test_an_import_that_is_not_there_is_said_to_be_none(shell: Shell, command: str) -> None:
    shell.take(shell.write(CARDS))
    ended = shell.run("imports", command, "nothing")
    assert (ended.exit_code, ended.stderr) == (1, "There is no import nothing.\n")
