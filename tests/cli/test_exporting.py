"""`export` as a process: which cases, in which format, and what is said when not all is whole."""

import json
import os
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from tests.cli.test_program import Shell

CARDS = (
    "id,question,language,confidence,user_score\n"
    "1,a,es,0.9,1\n2,b,en,0.1,\n3,=1+1,es,,\n4,d,,0.5,-1\n"
)
EXPORT = ("export", "--workspace", "w")


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Shell:
    """For what changes nothing in the workspace."""
    shell = Shell(tmp_path_factory.mktemp("exporting"))
    shell.write(CARDS)
    assert shell.run("import", "cards.csv", "--workspace", "w", "--as", "Ada").code == 0
    return shell


@pytest.fixture
def shell(reader: Shell, tmp_path: Path) -> Shell:
    """With a workspace of its own, filled in the same way."""
    shutil.copytree(reader.folder / "w", tmp_path / "w")
    return Shell(tmp_path)


def ids(shell: Shell, *options: str) -> list[str]:
    ended = shell.run(*EXPORT, "--format", "jsonl", *options)
    assert (ended.code, ended.err) == (0, "")
    return [row["external_id"] for row in ended.objects]


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        (["--id", "4", "--id", "2", "--undecided"], "24"),
        (["--language", "es", "--language", "", "--order", "newest"], "431"),
        (["--least-confidence", "0.5", "--most-confidence", "0.95", "--not-reviewed"], "14"),
        (["--search", "d", "--vote", "none"], "4"),
    ],
)
def test_cases_are_chosen_by_all_that_is_asked_for(
    reader: Shell, options: list[str], wanted: str
) -> None:
    """B86."""
    assert ids(reader, *options) == list(wanted)


def test_an_id_that_is_not_here_is_named_and_nothing_is_written(reader: Shell) -> None:
    ended = reader.run(*EXPORT, "--id", "1", "--id", "nine", "--output", "out.csv")
    assert (ended.code, ended.err) == (1, "There is no test case nine.\n")
    assert not (reader.folder / "out.csv").exists()


@pytest.mark.parametrize(
    ("name", "start"),
    [("o.csv", b"id,"), ("o.JSONL", b'{"id"'), ("o.xlsx", b"PK"), ("o.yml", b"name: cards\n")],
)
def test_the_end_of_the_files_name_says_the_format(shell: Shell, name: str, start: bytes) -> None:
    assert shell.run(*EXPORT, "--output", name).code == 0
    assert (shell.folder / name).read_bytes().startswith(start)
    again = shell.run("import", name, "--workspace", "w", "--dataset", "cards", "--json")
    (found,) = again.objects
    assert (again.code, found["taken"], found["same"]) == (0, 0, 4)


@pytest.mark.parametrize(
    "options",
    [
        ["--output", "cases.txt"],
        ["--output", "cases"],
        ["--for-excel", "--format", "jsonl"],
        ["--vote", "maybe", "--format", "csv"],
    ],
)
def test_wrong_usage_ends_with_2(reader: Shell, options: list[str]) -> None:
    ended = reader.run(*EXPORT, *options)
    assert (ended.code, ended.out) == (2, "")


def test_csv_for_excel_is_guarded_and_comes_back(shell: Shell) -> None:
    """B80, I53: with the delimiter of this computer's locale, which is "," here."""
    ended = shell.run(*EXPORT, "--for-excel", "--output", "out.csv", LC_ALL="C")
    assert ended.code == 0
    text = (shell.folder / "out.csv").read_text("utf-8")
    assert text.startswith('\ufeff"id","family_id",')
    assert '"\'=1+1"' in text
    again = shell.run("import", "out.csv", "--workspace", "w", "--dataset", "cards")
    assert (again.code, "4 same" in again.out) == (0, True)


def test_several_datasets_make_several_suites_and_their_names_are_told(shell: Shell) -> None:
    shell.write("id,question\n9,x\n", "more.csv")
    shell.run("import", "more.csv", "--workspace", "w")
    ended = shell.run(*EXPORT, "--output", "all.yaml")
    assert (ended.code, ended.out) == (0, "all - cards.yaml\nall - more.yaml\n")
    piped = shell.run(*EXPORT, "--format", "yaml")
    assert piped.code == 1
    assert piped.err == "A suite holds one dataset. Choose one, or write to a file.\n"
    one = shell.run(*EXPORT, "--format", "yaml", "--dataset", "more")
    assert one.out.startswith("name: more\ntest_cases:\n  - id: ")


def test_texts_that_a_workbook_cuts_are_told_and_end_with_1(shell: Shell) -> None:
    """B82."""
    shell.write(json.dumps({"id": "long", "input": "x" * 40_000}) + "\n", "long.jsonl")
    shell.run("import", "long.jsonl", "--workspace", "w")
    ended = shell.run(*EXPORT, "--dataset", "long", "--output", "long.xlsx")
    assert ended.code == 1
    assert ended.err == (
        "Cases!row 2: input: 40,000 characters do not fit into a cell, which takes 32,767; "
        "the text is cut off and the row will not be read in again.\n"
    )
    assert (shell.folder / "long.xlsx").exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a disk without room is needed")
@pytest.mark.parametrize("format_", ["csv", "jsonl", "xlsx", "yaml"])
def test_a_full_disk_is_said_with_what_to_do(reader: Shell, format_: str) -> None:
    (reader.folder / f"full.{format_}").symlink_to("/dev/full")
    ended = reader.run(*EXPORT, "--output", f"full.{format_}")
    assert (ended.code, ended.out) == (1, "")
    assert ended.err == (
        f"full.{format_}: The file cannot be written: No space left on device. "
        "Free some space, or choose another disk.\n"
    )


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="rights do not hold root back")
def test_a_folder_that_may_not_be_written_leaves_the_old_file(shell: Shell) -> None:
    folder = shell.folder / "locked"
    folder.mkdir()
    (folder / "out.csv").write_text("mine")
    folder.chmod(0o500)
    try:
        ended = shell.run(*EXPORT, "--output", "locked/out.csv")
    finally:
        folder.chmod(0o700)
    assert ended.code == 1
    assert "Close it where it is open, or choose another place." in ended.err
    assert (folder / "out.csv").read_text() == "mine"


def test_every_command_of_the_guide_is_one(reader: Shell) -> None:
    guide = Path(__file__).parents[2] / "resources/guide/export-and-edit-elsewhere.md"
    found = re.findall(r"^reviewer-app export (.*)$", guide.read_text("utf-8"), re.MULTILINE)
    assert len(found) == 3
    for line in found:
        options = shlex.split(line.replace("Cards", "cards").replace("BOOK-003", "1"))
        ended = reader.run(*EXPORT, *options)
        assert (ended.code, ended.err) == (0, ""), line
