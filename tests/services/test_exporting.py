"""Writing files of cases: whole or not at all, and what was imported exports equal."""

import csv
import json
import os
import shutil
import threading
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain.errors import FileProblem, NotFound
from reviewer_app.services.exporting import Written
from reviewer_app.services.progress import Progress, Step
from tests.support.filing import Filing, a_filing
from tests.support.stores import run

PUBLIC = Path(__file__).parents[1] / "data" / "public"
FILES = [
    "deepeval/goldens.csv",
    "deepeval/convo_goldens.csv",
    "doccano/example.utf16.csv",
    "fastchat/mt_bench_question.jsonl",
    "hair-salon-agent/golden_dataset_zh.jsonl",
    "inspect_ai/popularity.jsonl",
    "inspect_ai/security_guide.jsonl",
    "label-studio-examples/Custom_Benchmarks_Full_Dataset.csv",
    "promptflow/monitoring_dataset.jsonl",
    "promptfoo/cases.jsonl",
    "ragas/hf_doc_qa_eval.csv",
    "xstest/xstest_prompts.csv",
]
OURS = ("id", "family_id", "dataset", "parent_id")


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    with a_filing(tmp_path) as filing:
        yield filing


def exported(path: Path) -> list[dict[str, Any]]:
    """The rows of an export without what is this workspace's own."""
    with path.open(encoding="utf-8", errors="surrogatepass", newline="") as file:
        rows = list(csv.DictReader(file)) if path.suffix == ".csv" else list(map(json.loads, file))
    return [{key: value for key, value in row.items() if key not in OURS} for row in rows]


@pytest.mark.parametrize("format_", ["csv", "jsonl", "xlsx", "yaml"])
@pytest.mark.parametrize("name", FILES)
def test_an_export_finds_all_its_rows_the_same(filing: Filing, name: str, format_: str) -> None:
    """B83."""
    taken = filing.take(PUBLIC / name, dataset="cases").taken
    again = filing.take(filing.export(format_), dataset="cases")
    assert (again.taken, again.same, again.changed, again.refused) == (0, taken, 0, ())


@pytest.mark.parametrize("format_", ["csv", "jsonl"])
@pytest.mark.parametrize("name", FILES)
def test_a_second_round_is_the_first(tmp_path: Path, name: str, format_: str) -> None:
    """I46."""
    with a_filing(tmp_path, "one") as one:
        one.take(PUBLIC / name)
        first = one.export(format_, "first")
    with a_filing(tmp_path, "two") as two:
        two.take(first)
        assert exported(two.export(format_, "second")) == exported(first)


@pytest.mark.parametrize("format_", ["csv", "jsonl"])
def test_odd_characters_pass_through_the_store(filing: Filing, format_: str) -> None:
    """B77, I58: NUL, half characters, line ends, quotes, and our own escape character."""
    texts = ["tail\x00tail", "cut \ud83d", "a\r\nb\rc\n", '"q", ""', "\U0010fffd00d83d", " x "]
    lines = [json.dumps({"input": text, "tags": [text], "context": text}) for text in texts]
    filing.take("\n".join(lines), "odd.jsonl", dataset="odd")
    path = filing.export(format_)
    assert [row["input"] for row in exported(path)] == texts
    assert filing.take(path, dataset="odd").same == len(texts)


@pytest.mark.parametrize("format_", ["csv", "jsonl", "xlsx", "yaml"])
def test_empty_texts_are_told_from_none_on_return(filing: Filing, format_: str) -> None:
    """B26: CSV writes both as nothing; the content hash tells them apart."""
    filing.take('{"input": "a", "expected_output": ""}\n{"input": "b"}\n', "e.jsonl", dataset="e")
    assert filing.take(filing.export(format_), dataset="e").same == 2


def test_my_vote_and_mark_go_before_the_published_ones(filing: Filing) -> None:
    filing.take(
        "id,question,user_score,user_score_reason,reviewed_by\n"
        "1,a,1,fine,Grace\n2,b,1,fine,Grace\n3,c,0,,\n4,d,,,\n"
    )
    run(filing.desk.reviewing.vote(filing.seen(0), -1, "wrong"))
    run(filing.desk.reviewing.mark(filing.seen(0), True))
    rows = exported(filing.export("jsonl"))
    review = [(row["user_score"], row["user_score_reason"], row["reviewed_by"]) for row in rows]
    assert review[0] == (-1, "wrong", "Ada")
    assert review[1] == (1, "fine", "Grace")
    assert [score for score, _, _ in review[2:]] == [0, None]


def test_a_dataset_can_be_exported_alone_and_an_unknown_one_is_named(filing: Filing) -> None:
    filing.take("question\na\n", dataset="one")
    filing.take("question\nb\n", dataset="two")
    assert [row["input"] for row in exported(filing.export("csv", dataset="two"))] == ["b"]
    assert len(exported(filing.export("csv"))) == 2
    with pytest.raises(NotFound):
        filing.export("csv", dataset="three")


def test_datasets_of_one_name_are_exported_together(filing: Filing) -> None:
    filing.take("question\na\n", product="Bank", dataset="one")
    filing.take("question\nb\n", product="Shop", dataset="one")
    rows = exported(filing.export("jsonl", dataset="one"))
    assert [row["input"] for row in rows] == ["a", "b"]


def test_more_than_a_page_comes_in_order_and_once(filing: Filing) -> None:
    """B86, I31."""
    filing.take("id,question\n" + "".join(f"{n},question {n}\n" for n in range(1201)))
    steps: list[Step] = []
    rows = exported(filing.export("csv", progress=Progress(steps.append)))
    assert [(row["external_id"], row["input"]) for row in rows] == [
        (str(n), f"question {n}") for n in range(1201)
    ]
    assert (steps[0], steps[-1]) == (Step(0, 1201), Step(1201, 1201))


def test_replaced_revisions_come_only_when_asked_for(filing: Filing) -> None:
    filing.take("id,question\n1,new\n2,old\n")
    filing.change(
        "UPDATE test_case SET legacy_at = '2026-01-02T03:04:05.000006Z', family_id = "
        "(SELECT family_id FROM test_case WHERE external_id = '1') WHERE external_id = '2'"
    )
    assert [row["input"] for row in exported(filing.export("jsonl"))] == ["new"]
    rows = exported(filing.export("jsonl", include_legacy=True))
    assert [(row["input"], row["legacy_at"]) for row in rows] == [
        ("new", None),
        ("old", "2026-01-02T03:04:05.000006Z"),
    ]


def test_a_cancelled_export_leaves_what_was_there(filing: Filing) -> None:
    filing.take("question\n" + "Why?\n" * 1200)
    before = filing.write("what was there", "out.csv").read_bytes()
    progress = Progress(lambda step: progress.cancel() if step.done else None)
    filing.export("csv", progress=progress)
    assert (filing.folder / "out.csv").read_bytes() == before
    assert list(filing.folder.glob(".*")) == []


def test_an_export_into_a_folder_that_is_not_there_is_a_problem_of_the_file(
    filing: Filing,
) -> None:
    filing.take("question\na\n")
    with pytest.raises(FileProblem, match="The file cannot be written: No such file or directory"):
        filing.export("csv", "missing/out")


def test_a_folder_in_the_place_of_the_file_stays(filing: Filing) -> None:
    filing.take("question\na\n")
    (filing.folder / "out.csv").mkdir()
    with pytest.raises(FileProblem):
        filing.export("csv")
    assert list(filing.folder.glob(".*")) == []


def test_a_link_goes_on_naming_its_file(filing: Filing) -> None:
    filing.take("question\na\n")
    (filing.folder / "real.csv").write_bytes(b"")
    (filing.folder / "out.csv").symlink_to(filing.folder / "real.csv")
    filing.export("csv")
    assert (filing.folder / "out.csv").is_symlink()
    assert len(exported(filing.folder / "real.csv")) == 1


def test_an_empty_workspace_exports_a_header_or_nothing(filing: Filing) -> None:
    assert filing.export("csv").read_text(encoding="utf-8").startswith("id,family_id,dataset,")
    assert filing.export("jsonl").read_bytes() == b""


@pytest.mark.parametrize(
    "name",
    ["store.sqlite", "store.sqlite-wal", "workspace.json", "workspace.lock", "new.csv", "in/x.csv"],
)
def test_nothing_is_exported_into_the_workspace(filing: Filing, name: str) -> None:
    """It would cost every decision."""
    filing.take("question\na\n")
    run(filing.desk.reviewing.vote(filing.seen(), 1, "fine"))
    target = filing.workspace.folder / name
    (filing.folder / "link").symlink_to(target)
    for path in (target, filing.folder / "link"):
        with pytest.raises(FileProblem, match="inside a workspace"):
            run(filing.desk.exporting.export_file(path, "csv"))
    assert filing.seen() == filing.cases()[0].seen
    assert filing.left()["vote"] == 1


def test_the_files_of_another_workspace_are_not_overwritten(filing: Filing) -> None:
    filing.take("question\na\n")
    other = filing.folder / "other"
    other.mkdir()
    for name in ("store.sqlite", "workspace.json"):
        (other / name).write_bytes(b"theirs")
    for name in ("store.sqlite", "workspace.json", "store.sqlite-wal", "changes-2026-11.jsonl"):
        with pytest.raises(FileProblem, match="program's own files"):
            run(filing.desk.exporting.export_file(other / name, "csv"))
    assert (other / "store.sqlite").read_bytes() == b"theirs"
    shutil.rmtree(other)


def test_the_settings_of_the_window_are_not_overwritten(
    filing: Filing, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = filing.write("{}", "settings.json")
    monkeypatch.setattr("reviewer_app.services.placing.settings_file", lambda: settings)
    with pytest.raises(FileProblem, match="program's own files"):
        run(filing.desk.exporting.export_file(settings, "csv"))
    assert settings.read_bytes() == b"{}"


ON_POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has other devices and rights")


@ON_POSIX
@pytest.mark.parametrize("format_", ["csv", "xlsx"])
def test_a_device_is_written_through_and_stays(filing: Filing, format_: Any) -> None:
    filing.take("question\na\n")
    # Links, so that a failing test costs nobody their device.
    for device in ("null", "full"):
        (filing.folder / device).symlink_to(f"/dev/{device}")
    written = run(filing.desk.exporting.export_file(filing.folder / "null", format_))
    assert written.cases == 1
    if Path("/dev/full").exists():
        with pytest.raises(FileProblem, match="No space left on device"):
            run(filing.desk.exporting.export_file(filing.folder / "full", format_))
    assert Path("/dev/null").is_char_device()
    assert list(filing.folder.glob(".*")) == []


@ON_POSIX
@pytest.mark.parametrize("format_", ["jsonl", "xlsx"])
def test_a_pipe_is_written_through_once_somebody_reads(filing: Filing, format_: Any) -> None:
    filing.take("question\na\n")
    pipe = filing.folder / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Timer(0.2, lambda: read.append(pipe.read_bytes()))
    reader.start()
    assert run(filing.desk.exporting.export_file(pipe, format_)).cases == 1
    reader.join()
    assert pipe.is_fifo()
    (filing.folder / "read").write_bytes(read[0])
    assert filing.take(filing.folder / "read", dataset="cases").same == 1


@ON_POSIX
def test_waiting_for_a_reader_can_be_given_up(filing: Filing) -> None:
    os.mkfifo(filing.folder / "pipe")
    progress = Progress()
    threading.Timer(0.2, progress.cancel).start()
    exporting = filing.desk.exporting
    written = run(exporting.export_file(filing.folder / "pipe", "csv", progress=progress))
    assert written == Written()


@ON_POSIX
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666])
def test_a_file_keeps_its_rights(filing: Filing, mode: int) -> None:
    target = filing.write("", "out.csv")
    target.chmod(mode)
    assert filing.export("csv").stat().st_mode & 0o777 == mode


@ON_POSIX
def test_a_new_file_has_the_usual_rights(filing: Filing) -> None:
    usual = filing.write("", "usual").stat().st_mode
    assert filing.export("csv").stat().st_mode == usual


@ON_POSIX
def test_links_in_a_circle_are_a_problem_of_the_file(filing: Filing) -> None:
    (filing.folder / "out.csv").symlink_to("out.csv")
    with pytest.raises(FileProblem, match="cannot be written"):
        filing.export("csv")


def test_a_folder_is_said_to_be_one(filing: Filing) -> None:
    with pytest.raises(FileProblem, match="a folder, not a file"):
        run(filing.desk.exporting.export_file(filing.folder, "csv"))


@ON_POSIX
@pytest.mark.parametrize("format_", ["csv", "jsonl", "xlsx", "yaml"])
def test_a_file_that_finds_no_room_leaves_the_one_that_was_there(
    filing: Filing, format_: str
) -> None:
    import resource

    letters = "".join(map(chr, range(33, 127))) * 40
    filing.take("\n".join(json.dumps({"input": f"{n}{letters}"}) for n in range(600)), "c.jsonl")
    target = filing.write("mine", f"out.{format_}")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, before[1]))
    try:
        with pytest.raises(FileProblem, match="The file cannot be written: File too large"):
            filing.export(format_)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert target.read_text() == "mine"
    assert list(filing.folder.glob(".*")) == []


@pytest.mark.parametrize("format_", ["csv", "xlsx"])
def test_a_file_that_is_open_elsewhere_stays_and_the_message_says_what_to_do(
    filing: Filing, monkeypatch: pytest.MonkeyPatch, format_: str
) -> None:
    """Windows lets nobody replace a file that a spreadsheet has open."""
    filing.take("question\na\n")
    target = filing.write("mine", f"out.{format_}")

    def refuse(_self: Path, _target: object) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(FileProblem, match=r"Permission denied\. Close it where it is open, or"):
        filing.export(format_)
    assert target.read_text() == "mine"
    assert list(filing.folder.glob(".*")) == []
