"""`reviewer-app evaluate`: what a QA engineer sees, what CI sees, and how it ends."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from reviewer_app.cli.program import _PROGRAM
from tests.support.http_server import LocalServer, in_turn, reply, stay_silent

ROOT = Path(__file__).parents[2]
SUITES = ROOT / "tests" / "data" / "public" / "nous"
SUITE = """
name: greetings
test_cases:
  - {id: hello, name: Say hello, input: Say hello., expected: [hello], tags: [smoke]}
  - {id: four, input: 2+2, expected: "4", eval_type: exact_match, tags: [smoke, sums]}
  - {id: wave, input: Wave., expected: {tools_called: [wave]}, eval_type: tool_usage}
"""
GOOD = [
    {"id": "hello", "output": "Hello!", "duration_ms": 300},
    {"id": "four", "output": "4"},
    {"id": "wave", "output": "", "tool_calls": [{"name": "wave"}]},
]
BAD = [GOOD[0], {"id": "four", "output": "5"}, GOOD[2]]

Write = Callable[[str, str | list[Any]], str]


@dataclass(frozen=True)
class Ended:
    """How a run ended."""

    code: int
    out: str
    err: str


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a file into the folder that the command runs in; a list as JSON lines."""
    monkeypatch.chdir(tmp_path)

    def make(name: str, content: str | list[Any]) -> str:
        if isinstance(content, list):
            content = "".join(json.dumps(item) + "\n" for item in content)
        (tmp_path / name).write_text(content, encoding="utf-8")
        return name

    return make


def evaluate(*arguments: str) -> Ended:
    done = CliRunner().invoke(_PROGRAM, ["evaluate", *arguments])
    assert done.exception is None or isinstance(done.exception, SystemExit)
    return Ended(done.exit_code, done.stdout, done.stderr)


def json_of(*arguments: str) -> Any:
    return json.loads(evaluate(*arguments, "--report", "json").out)


def verdicts(report: Any) -> dict[str, bool]:
    (suite,) = report["runs"][-1]["suites"]
    return {result["test_case_id"]: result["passed"] for result in suite["results"]}


def test_all_passed_ends_with_0(write: Write) -> None:
    ended = evaluate(write("s.yaml", SUITE), "--outputs", write("o.jsonl", GOOD))
    assert (ended.code, ended.err) == (0, "")
    assert "3 of 3 passed (100.0 %), 0 failed; mean score 1.000" in ended.out
    assert ended.out.endswith("\nAll passed.\n")


def test_a_failed_case_ends_with_1_and_is_shown_with_what_differs(write: Write) -> None:
    ended = evaluate(write("s.yaml", SUITE), "--outputs", write("o.jsonl", BAD))
    assert ended.code == 1
    shown = (
        "FAIL  four  exact_match, score 0.00\n"
        "      The output is not the expected text.\n"
        "      expected  4\n"
        "      output    5\n"
        "                ^\n"
    )
    assert shown in ended.out
    assert ended.out.endswith("\n1 case did not pass.\n")


def test_a_case_without_an_output_is_an_error(write: Write) -> None:
    ended = evaluate(write("s.yaml", SUITE), "--outputs", write("o.jsonl", GOOD[:2]))
    assert ended.code == 1
    assert "ERROR wave  tool_usage, score 0.00\n      o.jsonl has no output for the" in ended.out
    assert "2 of 3 passed (66.7 %), 0 failed, 1 error" in ended.out


def test_bad_rows_and_unknown_ids_are_told_and_bad_rows_end_with_1(write: Write) -> None:
    suite = write("s.yaml", SUITE)
    ended = evaluate(suite, "--outputs", write("o.jsonl", [*GOOD, {"id": "other", "output": ""}]))
    assert ended.code == 0
    assert "Note: o.jsonl: 1 output of ids that no case has: other.\n" in ended.out
    text = "".join(json.dumps(one) + "\n" for one in GOOD)
    ended = evaluate(suite, "--outputs", write("o.jsonl", text + '{"id": "x", "outp'))
    assert ended.code == 1
    assert "Note: o.jsonl, line 4: This is no JSON" in ended.out


def test_an_id_with_two_outputs_is_an_error(write: Write) -> None:
    ended = evaluate(write("s.yaml", SUITE), "--outputs", write("o.jsonl", [*GOOD, GOOD[0]]))
    assert ended.code == 1
    assert "o.jsonl has 2 outputs for the case hello." in ended.out


@pytest.mark.parametrize(
    ("suite", "said"),
    [
        ("name: s\ntest_cases:\n  - {id: a}\n", "s.yaml, line 3: The input is missing.\n"),
        (
            "name: s\ntest_cases:\n  - {id: a, input: x, eval_type: regex}\n",
            's.yaml, line 3: Test case a: The eval_type "regex" is none of',
        ),
        ("name: ''\ntest_cases: [{id: a, input: x}]\n", "s.yaml: The suite's name is empty.\n"),
        ("name: [\n", "s.yaml: Line 2 cannot be read as YAML"),
        ("test_cases: " + "[" * 300, "nested deeper than 100 levels"),
    ],
)
def test_a_suite_that_is_not_valid_fails_the_whole_run(write: Write, suite: str, said: str) -> None:
    """G12: the framework left it out and ended with 0."""
    ended = evaluate(
        write("good.yaml", SUITE), write("s.yaml", suite), "--outputs", write("o.jsonl", GOOD)
    )
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["none.yaml", "--outputs", "o.jsonl"], "none.yaml: There is no such file."),
        (["s.yaml", "--outputs", "none.jsonl"], "none.jsonl: There is no such file."),
        (["s.yaml"], "give --outputs or --endpoint"),
        (["s.yaml", "--outputs", "o.jsonl", "--endpoint", "e"], "not together with --outputs"),
        (["s.yaml", *["--outputs", "o.jsonl"] * 3], "at most two can be compared"),
        (["s.yaml", *["--outputs", "o.jsonl"] * 2, "--resume", "r"], "not for two --outputs"),
        (["s.yaml", "--outputs", "o.jsonl", "--concurrency", "0"], "--concurrency"),
        (["s.yaml", "--outputs", "o.jsonl", "--report", "html"], "--report"),
        (["s.yaml", "--outputs", "o.jsonl", "--judge", "none"], "none: "),
        (["s.yaml", "--endpoint", "none"], "none: "),
        (["s.yaml", "--outputs", "o.jsonl", "--compare", "o.jsonl"], "This is no result of a run"),
        (["s.yaml", "--outputs", "o.jsonl", "--tags", "x"], "No case has one of these tags. Tags"),
        (["s.yaml", "--outputs", "o.jsonl", "--exclude-tags", "t"], "No case was left to be run."),
        (["s.yaml", "--outputs", "o.jsonl", "--output", "."], "This is a folder, not a file."),
    ],
)
def test_what_cannot_be_run_ends_with_2(write: Write, arguments: list[str], said: str) -> None:
    write("s.yaml", "name: s\ntest_cases: [{id: a, input: x, expected: [x], tags: [t]}]\n")
    write("o.jsonl", GOOD)
    ended = evaluate(*arguments)
    assert ended.code == 2
    assert said in ended.err


def test_cases_are_chosen_by_tag(write: Write) -> None:
    files = write("s.yaml", SUITE), "--outputs", write("o.jsonl", GOOD)
    assert set(verdicts(json_of(*files, "--tags", "smoke"))) == {"hello", "four"}
    assert set(verdicts(json_of(*files, "--tags", "sums,smoke", "--exclude-tags", "sums"))) == {
        "hello"
    }
    ended = evaluate(*files, "--tags", "smoke", "--tags", "typo")
    assert "Note: No case has the tag typo.\n" in ended.out


def test_a_folder_stands_for_the_suites_in_it(write: Write, tmp_path: Path) -> None:
    (tmp_path / "suites" / "inner").mkdir(parents=True)
    for name in ("suites/b.yml", "suites/a.yaml", "suites/.c.yaml", "suites/inner/d.yaml"):
        write(name, SUITE.replace("greetings", name[-6:]))
    write("suites/notes.txt", "none")
    report = json_of("suites", "--outputs", write("o.jsonl", GOOD))
    assert [suite["suite_name"] for suite in report["runs"][0]["suites"]] == ["a.yaml", "/b.yml"]
    assert report["runs"][0]["summary"]["total"] == 6
    (tmp_path / "empty").mkdir()
    ended = evaluate("empty", "--outputs", "o.jsonl")
    assert (ended.code, ended.err) == (2, "empty: There is no YAML file in this folder.\n")


def test_the_json_report_says_all_of_it(write: Write) -> None:
    report = json_of(write("s.yaml", SUITE), "--outputs", write("o.jsonl", BAD))
    assert (report["format"], report["version"], report["complete"]) == ("reviewer-run", 1, True)
    (run,) = report["runs"]
    assert run["summary"]["total"] == 3
    assert run["summary"]["by_type"]["exact_match"]["failed"] == 1
    assert run["summary"]["by_tag"]["smoke"]["pass_rate"] == 0.5
    assert run["metrics"]["latency_ms"]["p95"] == 300
    (suite,) = run["suites"]
    assert (suite["suite_name"], suite["file"]) == ("greetings", "s.yaml")
    failed = suite["results"][1]
    assert (failed["passed"], failed["reason"]) == (False, "The output is not the expected text.")
    assert (failed["actual_output"], failed["expected_output"]) == ("5", "4")
    assert report["comparison"] is None


def test_a_report_goes_to_a_file_and_the_screen_has_the_one_for_people(
    write: Write, tmp_path: Path
) -> None:
    ended = evaluate(
        *(write("s.yaml", SUITE), "--outputs", write("o.jsonl", BAD)),
        *("--report", "junit", "--output", "new/folder/results.xml"),
    )
    assert ended.code == 1
    assert ended.out.endswith("1 case did not pass.\nThe report is in new/folder/results.xml.\n")
    root = ElementTree.parse(tmp_path / "new" / "folder" / "results.xml").getroot()
    assert root.attrib["failures"] == "1"


@pytest.mark.parametrize("name", ["s.yaml", "o.jsonl", "linked.jsonl", "before.json", "kept"])
def test_a_report_takes_the_place_of_no_file_that_is_read(
    write: Write, tmp_path: Path, name: str
) -> None:
    run = [write("s.yaml", SUITE), "--outputs", write("o.jsonl", GOOD)]
    assert evaluate(*run, "--report", "json", "--output", "before.json").code == 0
    assert evaluate(*run, "--resume", "kept").code == 0
    (tmp_path / "linked.jsonl").symlink_to("o.jsonl")
    before = (tmp_path / name).read_bytes()
    ended = evaluate(*run, "--compare", "before.json", "--resume", "kept", "--output", name)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == (
        f"{name}: The report would replace this file, which is read. "
        "Name another file for --output.\n"
    )
    assert (tmp_path / name).read_bytes() == before


def test_two_outputs_are_compared(write: Write) -> None:
    files = (
        *(write("s.yaml", SUITE), "--outputs", write("a.jsonl", GOOD)),
        *("--outputs", write("b.jsonl", BAD)),
    )
    ended = evaluate(*files)
    assert ended.code == 1
    assert "Compared with a.jsonl\n\n  Newly failing (1 case)\n    four  1.00 → 0.00\n" in ended.out
    report = json_of(*files)
    assert [run["label"] for run in report["runs"]] == ["a.jsonl", "b.jsonl"]
    comparison = report["comparison"]
    assert [change["test_case_id"] for change in comparison["newly_failing"]] == ["four"]
    assert (comparison["winner"], comparison["same"]) == ("a", 2)


@pytest.mark.parametrize("report", ["console", "markdown"])
def test_changes_in_several_suites_are_told_apart(write: Write, report: str) -> None:
    suites = [
        write(f"{name}.yaml", f"name: {name}\ntest_cases: [{{id: a, input: x, expected: [x]}}]\n")
        for name in ("one", "two")
    ]
    outputs = [
        write("a.jsonl", [{"id": "a", "suite": "one", "output": "x"}, {"id": "a", "output": ""}]),
        write("b.jsonl", [{"id": "a", "suite": "two", "output": "x"}, {"id": "a", "output": ""}]),
    ]
    out = evaluate(*suites, *(f"--outputs={name}" for name in outputs), "--report", report).out
    assert "one: a" in out
    assert "two: a" in out


def test_a_run_is_compared_with_an_earlier_report(write: Write) -> None:
    suite = write("s.yaml", SUITE)
    before = evaluate(suite, "--outputs", write("o.jsonl", BAD), "--report", "json").out
    ended = evaluate(
        *(suite, "--outputs", write("o.jsonl", GOOD), "--compare", write("run.json", before)),
    )
    assert ended.code == 0
    assert "Compared with run.json\n\n  Newly passing (1 case)\n    four  0.00 → 1.00" in ended.out
    assert "this run is better." in ended.out


def test_the_outputs_of_a_report_can_be_scored_again(write: Write) -> None:
    suite = write("s.yaml", SUITE)
    report = evaluate(suite, "--outputs", write("o.jsonl", BAD), "--report", "json").out
    again = json_of(write("s.yaml", SUITE.replace('"4"', '"5"')), "--outputs", write("r", report))
    assert verdicts(again) == {"hello": True, "four": True, "wave": True}


def test_a_judges_recorded_answer_counts(write: Write) -> None:
    suite = write(
        "s.yaml", "test_cases: [{id: a, input: x, eval_type: llm_judge, expected: Polite?}]"
    )
    output = {"id": "a", "output": "hi", "judge_response": "SCORE: 2\nEXPLANATION: rude"}
    ended = evaluate(suite, "--outputs", write("o.jsonl", [output]))
    assert "The judge's mark 2 is a score of 0.25, below 0.6.\n      judge     rude" in ended.out


@pytest.mark.parametrize("name", ["basic", "context", "edge_cases", "tools"])
def test_the_frameworks_suites_run_from_end_to_end(write: Write, name: str) -> None:
    write("o.jsonl", [{"id": "nobody", "output": ""}])
    report = json_of(str(SUITES / f"{name}.yaml"), "--outputs", "o.jsonl")
    ids = list(verdicts(report))
    recorded = [{"id": id_, "output": "Hello! Tokyo, 42, 日本"} for id_ in ids]
    ended = evaluate(str(SUITES / f"{name}.yaml"), "--outputs", write("o.jsonl", recorded))
    assert (ended.code, ended.err) == (1, "")
    assert "ERROR" not in ended.out
    assert f"of {len(ids)} passed" in ended.out
    assert all(len(line) <= 80 for line in ended.out.splitlines())


def test_the_suite_that_the_framework_can_never_pass_passes(write: Write) -> None:
    """G14: its pattern names characters by their numbers."""
    recorded = [{"id": "unicode_handling", "output": "こんにちは"}]
    report = json_of(
        str(SUITES / "edge_cases.yaml"),
        "--outputs",
        write("o.jsonl", recorded),
        "--tags",
        "unicode",
    )
    assert verdicts(report)["unicode_handling"]


def test_a_product_and_a_judge_are_asked_over_http(write: Write) -> None:
    suite = write(
        "s.yaml",
        "test_cases:\n  - {id: a, input: x, expected: [hello]}\n"
        "  - {id: b, input: y, expected: Polite?, eval_type: llm_judge}\n",
    )
    answer = {"text": "hello", "in": 3, "out": 4}
    judged = {
        "choices": [{"message": {"content": "SCORE: 5"}}],
        "usage": {"prompt_tokens": 10, "completion_tokens": 2, "total_tokens": 12},
    }
    busy = reply(status=503, headers={"retry-after": "0"})
    with LocalServer(in_turn(busy, reply(answer))) as product, LocalServer(reply(judged)) as judge:
        endpoint = write(
            "endpoint.yaml",
            f"name: toy\nurl: {product.url}/chat\nallow_private: true\n"
            "answer: {text: $.text, input_tokens: $.in, output_tokens: $.out}\n",
        )
        asked = write("judge.yaml", f"url: {judge.url}\nmodel: m\nallow_private: true\n")
        report = json_of(suite, "--endpoint", endpoint, "--judge", asked, "--retries", "1")
    assert verdicts(report) == {"a": True, "b": True}
    assert report["runs"][0]["label"] == "toy"
    assert report["runs"][0]["metrics"]["tokens"]["total"] == 14
    assert report["judge"]["total_tokens"] == 12
    assert [request.json()["input"] for request in product.requests] == ["x", "x", "y"]


def test_a_run_is_resumed_without_asking_again(write: Write) -> None:
    suite = write(
        "s.yaml",
        "test_cases:\n  - {id: a, input: x, expected: [hi]}\n"
        "  - {id: b, input: y, expected: [hi]}\n",
    )
    broken = reply(status=500)
    with LocalServer(in_turn(reply("hi"), broken, reply("hi"))) as product:
        endpoint = write("e.yaml", f"url: {product.url}\nallow_private: true\n")
        command = (suite, "--endpoint", endpoint, "--resume", "kept.jsonl")
        first = evaluate(*command)
        assert (first.code, "1 error" in first.out) == (1, True)
        again = evaluate(*command)
    assert again.code == 0
    assert "Note: kept.jsonl has 1 result from before." in again.out
    assert "2 of 2 passed" in again.out
    assert [request.json()["input"] for request in product.requests] == ["x", "y", "y"]


def test_a_dry_run_asks_and_writes_nothing(write: Write, tmp_path: Path) -> None:
    suite = write(
        "s.yaml",
        "test_cases:\n  - {id: a, input: x}\n  - {id: b, input: y, eval_type: llm_judge, "
        "expected: Is it polite?}\n",
    )
    with LocalServer(reply("hi")) as product:
        endpoint = write("e.yaml", f"url: {product.url}\nallow_private: true\n")
        ended = evaluate(
            *(suite, "--endpoint", endpoint, "--dry-run", "--resume", "kept", "--output", "out"),
        )
    assert ended.code == 0
    assert product.requests == []
    assert "s: 2 cases to be run (contains 1, llm_judge 1)" in ended.out
    assert "s.yaml, line 2: a: expected is null, so every output passes." in ended.out
    assert f"POST {product.url}" in ended.out
    assert '{"input": "x"}' in ended.out
    assert "Is it polite?" in ended.out
    assert {path.name for path in tmp_path.iterdir()} >= {"s.yaml", "e.yaml"}
    assert not (tmp_path / "kept").exists()
    assert not (tmp_path / "out").exists()


def test_a_dry_run_needs_no_outputs_and_finds_faults(write: Write) -> None:
    assert evaluate(write("s.yaml", SUITE), "--dry-run").code == 0
    assert evaluate(write("s.yaml", "name: s\ntest_cases: []\n"), "--dry-run").code == 2


def test_hostile_cases_are_results(write: Write) -> None:
    """A catastrophic pattern, 10 MB, a NaN threshold, deep nesting, an unread key."""
    suite = write(
        "s.yaml",
        "test_cases:\n"
        '  - {id: slow, input: x, expected: {regex: ["(x+x+)+y"]}}\n'
        "  - {id: long, input: x, expected: [hello]}\n"
        "  - {id: nan, input: x, expected: a, eval_type: fuzzy_match, "
        "eval_config: {threshold: .nan}}\n"
        "  - {id: deep, input: x, expected: {}, eval_type: schema}\n"
        "  - {id: escape, input: x, expected: ok}\n",
    )
    outputs = write(
        "o.jsonl",
        [
            {"id": "slow", "output": "x" * 5000},
            {"id": "long", "output": "y" * 10_000_000 + "hello"},
            {"id": "nan", "output": "a"},
            {"id": "deep", "output": json.loads("[" * 150 + "]" * 150)},
            {"id": "escape", "output": "\x1b[2J\u202eno \x00"},
        ],
    )
    ended = evaluate(suite, "--outputs", outputs)
    assert ended.code == 1
    assert "ERROR slow" in ended.out
    assert "took longer than 2 s and was given up" in ended.out
    assert "threshold is no number, so nothing passes" in ended.out
    assert "output    \\x1b[2J\\u202eno \\x00" in ended.out
    assert "FAIL  long" not in ended.out
    assert all(len(line) <= 80 for line in ended.out.splitlines())


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no interrupt to one process")
def test_an_interrupt_tells_what_was_done_and_the_run_can_go_on(
    write: Write, tmp_path: Path
) -> None:
    suite = write(
        "s.yaml",
        "test_cases:\n  - {id: a, input: x, expected: [hi]}\n"
        "  - {id: b, input: y, expected: [hi], timeout: 600000}\n",
    )
    with LocalServer(in_turn(reply("hi"), stay_silent, reply("hi"))) as product:
        endpoint = write("e.yaml", f"url: {product.url}\nallow_private: true\n")
        command = (suite, "--endpoint", endpoint, "--resume", "kept.jsonl")
        process = subprocess.Popen(
            [sys.executable, "-m", "reviewer_app", "evaluate", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        assert product.came.acquire(timeout=60)
        assert product.came.acquire(timeout=60)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert process.returncode == 2
        assert "1 of 1 passed" in out.decode()
        assert err.decode() == "Stopped.\nThe same command goes on where it was stopped.\n"
        assert evaluate(*command).code == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device there")
def test_a_report_that_nobody_can_read_is_no_failed_case(write: Write, tmp_path: Path) -> None:
    files = [write("s.yaml", SUITE), "--outputs", write("o.jsonl", GOOD)]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "reviewer_app", "evaluate", *files],
            stdout=full,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(ROOT), "HOME": str(tmp_path)},
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr == b"Standard output cannot be written: No space left on device.\n"


def test_help_is_enough_to_begin_with() -> None:
    told = evaluate("--help").out
    for word in ("test_cases:", '"output"', "judge_response", "--dry-run", "all cases passed"):
        assert word in told
    assert all(len(line) <= 80 for line in told.splitlines())


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the system tells it in another way there")
def test_memory_does_not_grow_with_the_outputs(write: Write, tmp_path: Path) -> None:
    # The peak of the resource module would include that of the process that started this one.
    code = (
        "import sys\nfrom reviewer_app.cli.program import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "status = open('/proc/self/status').read()\n"
        "print(status.split('VmHWM:')[1].split()[0], file=sys.stderr)\n"
    )
    peaks: list[int] = []
    for number in (300, 3000):
        write(
            "s.jsonl", [{"id": f"c{n}", "input": "x", "expected": ["hello"]} for n in range(number)]
        )
        write("o.jsonl", [{"id": f"c{n}", "output": "hello " * 1000} for n in range(number)])
        done = subprocess.run(
            [sys.executable, "-c", code, "evaluate", "s.jsonl", "--outputs", "o.jsonl"],
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            check=True,
            capture_output=True,
            cwd=tmp_path,
        )
        assert b"All passed." in done.stdout
        peaks.append(int(done.stderr))
    assert peaks[1] < peaks[0] * 1.1


def test_the_page_on_recorded_outputs_can_be_followed(write: Write) -> None:
    page = (ROOT / "resources" / "guide" / "evaluate-recorded-outputs.md").read_text("utf-8")
    blocks = re.findall(r"^```(\w+)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    written = dict(reversed(blocks))
    ended = evaluate(
        write("suite.yaml", written["yaml"]), "--outputs", write("answers.jsonl", written["json"])
    )
    assert (ended.code, ended.err) == (0, "")
    report = json_of("suite.yaml", "--outputs", "answers.jsonl")
    for key in (*report, *report["runs"][0], *report["runs"][0]["suites"][0]["results"][0]):
        assert re.search(rf"\b{key}\b", page), key
