"""`reviewer-app score` as a process: lines in, lines out."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from reviewer_app.cli import scoring
from tests.evaluators.test_vectors import DIVERGING
from tests.support.vectors import FOLDER

ROOT = Path(__file__).parents[2]
VECTORS = FOLDER / "nous_vectors.jsonl"
GOOD = b'{"eval_type": "contains", "expected": ["Tokyo"], "output": "in Tokyo"}\n'


@dataclass(frozen=True)
class Ended:
    """How a run ended, with the results it gave."""

    code: int
    results: list[dict[str, Any]]
    err: str


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A home of the test's own."""
    homes = {f"XDG_{kind}_HOME": str(tmp_path / "home") for kind in ("DATA", "STATE", "CONFIG")}
    return os.environ | homes | {"PYTHONPATH": str(ROOT), "HOME": str(tmp_path)}


@pytest.fixture
def start(environment: dict[str, str]) -> Iterator["Start"]:
    begun = Start(environment)
    yield begun
    for process in begun.processes:
        process.kill()
        process.communicate()


class Start:
    """Starts the command and remembers what it started."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        self.processes: list[subprocess.Popen[bytes]] = []

    def __call__(self, *arguments: str) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(
            [sys.executable, "-m", "reviewer_app", "score", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self.environment,
        )
        self.processes.append(process)
        return process

    def run(self, given: bytes, *arguments: str) -> Ended:
        process = self(*arguments)
        out, err = process.communicate(given)
        assert b"Traceback" not in err
        results = [cast("dict[str, Any]", json.loads(line)) for line in out.splitlines()]
        return Ended(process.returncode, results, err.decode())


def test_every_vector_is_scored_in_its_order(start: Start) -> None:
    vectors = [json.loads(line) for line in VECTORS.read_bytes().splitlines()]
    ended = start.run(VECTORS.read_bytes())
    assert (ended.code, ended.err) == (0, "")
    assert [set(result) for result in ended.results] == [
        {"passed", "score", "reason", "details"}
    ] * len(vectors)
    differing = {
        vector["id"]
        for vector, result in zip(vectors, ended.results, strict=True)
        if (vector["passed"], vector["score"]) != (result["passed"], result["score"])
    }
    assert differing == DIVERGING.keys()


def test_a_file_is_read_as_standard_input_is(start: Start) -> None:
    assert start.run(b"", str(VECTORS)).results == start.run(VECTORS.read_bytes()).results


def test_what_is_probably_not_meant_is_told_with_the_result(start: Start) -> None:
    ended = start.run(b'{"eval_type":"contains","expected":{"patterns":["x"]},"output":"y"}\n')
    (result,) = ended.results
    assert (ended.code, result["passed"]) == (0, True)
    assert result["details"]["warnings"] == [
        "expected is a map without contains, contains_any or regex, so every output passes."
    ]


def test_an_output_under_another_name_is_told(start: Start) -> None:
    ended = start.run(b'{"eval_type":"contains","expected":["x"],"ouput":"x"}\n')
    (result,) = ended.results
    assert (ended.code, result["passed"]) == (0, False)
    assert result["details"]["warnings"] == ["The line has no output, which counts as empty."]


def test_a_case_that_does_not_pass_is_a_result_like_any_other(start: Start) -> None:
    assert start.run(b'{"eval_type":"exact_match","expected":"a","output":"b"}').code == 0


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"x", "This is no JSON: a value is missing."),
        (b'{"eval_type": "contains"', "This is no JSON: "),
        (b"[]", "This is JSON, but no object."),
        (b"{}", "The eval_type is missing."),
        (b'{"eval_type": 5}', "The eval_type is no text."),
        (b'{"eval_type": "contains", "output": "\xff"}', "This is no UTF-8 (at byte 38)."),
        (b"\xff\xfe{\x00}\x00", "This is UTF-16. Save the lines as UTF-8."),
        (b'{"eval_type": "a", "eval_type": "b"}', 'The key "eval_type" stands twice'),
        (b'{"eval_type": "fuzzy_match", "eval_config": {"threshold": NaN}}', "NaN is no JSON"),
        (b'{"eval_type": "fuzzy_match", "expected": 1e999}', "The number 1e999 is too large"),
        (b'{"eval_type": "x", "expected": ' + b"9" * 5000 + b"}", "5000 digits is too long"),
        (b'{"eval_type": "x", "output": ' + b"[" * 9999 + b"]" * 9999 + b"}", "too deep"),
        (b'{"eval_type": "x", "output": ' + b"[" * 500 + b"]" * 500 + b"}", "too deep"),
        (b'{"eval_type": "exact"}', 'The eval_type "exact" is none of exact_match'),
        (b'{"eval_type": "contains", "expected": {"contains": "x"}}', "must be a list"),
        (b'{"eval_type": "llm_judge", "judge_response": 5}', "The judge_response is no text."),
    ],
)
def test_a_line_that_cannot_be_scored_is_an_error_with_its_number(
    start: Start, line: bytes, reason: str
) -> None:
    ended = start.run(GOOD + b"\n" + line + b"\n" + GOOD)
    assert ended.code == 1
    before, error, after = ended.results
    assert before["passed"]
    assert after["passed"]
    assert (error["passed"], error["score"], error["details"]["line"]) == (False, 0.0, 3)
    assert error["reason"].startswith("Line 3: ")
    assert reason in error["reason"]


def test_a_judge_that_failed_is_a_failed_case(start: Start) -> None:
    ended = start.run(b'{"eval_type":"llm_judge","output":"x","judge_error":{"status":503}}')
    assert ended.code == 0
    assert ended.results[0]["details"]["error"] == '{"status":503}'


def test_half_a_surrogate_pair_comes_back_as_an_escape(start: Start) -> None:
    ended = start.run(b'{"eval_type":"exact_match","expected":"\\ud800","output":"\\ud800"}')
    assert ended.results[0]["details"]["actual"] == "\ud800"


def test_marks_of_other_editors_do_not_count(start: Start) -> None:
    ended = start.run(b"\xef\xbb\xbf" + GOOD.replace(b"\n", b"\r\n") + b"  \r\n" + GOOD.rstrip())
    assert (ended.code, len(ended.results)) == (0, 2)


def test_a_result_comes_before_the_next_line_is_there(start: Start) -> None:
    process = start()
    assert process.stdin
    assert process.stdout
    for _ in range(3):
        process.stdin.write(GOOD)
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["passed"]


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no interrupt to one process")
def test_an_interrupt_ends_it_while_it_waits(start: Start) -> None:
    process = start()
    assert process.stdin
    assert process.stdout
    process.stdin.write(GOOD)
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=30) == 1
    assert process.stderr
    assert process.stderr.read() == b"Stopped.\n"


def test_a_reader_that_goes_away_ends_it_quietly(start: Start) -> None:
    process = start(str(VECTORS))
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 1


def test_a_file_that_is_not_there_is_said(start: Start, tmp_path: Path) -> None:
    ended = start.run(b"", str(tmp_path / "none.jsonl"))
    assert (ended.code, ended.results) == (1, [])
    assert "There is no such file." in ended.err
    ended = start.run(b"", str(tmp_path))
    assert (ended.code, ended.results) == (1, [])
    assert "cannot be read" in ended.err


def test_outputs_of_10_mb_and_slow_patterns_are_results(start: Start) -> None:
    long = "a" * 10_000_000
    lines: list[dict[str, object]] = [
        {"eval_type": "exact_match", "expected": long, "output": long},
        {"eval_type": "fuzzy_match", "expected": "hello", "output": long},
        {"eval_type": "fuzzy_match", "expected": "b" * 10_000_000, "output": long},
        {"eval_type": "contains", "expected": {"regex": ["(x+x+)+y"]}, "output": "x" * 5000},
        {"eval_type": "schema", "expected": {"pattern": "(x+x+)+y"}, "output": "x" * 5000},
    ]
    began = time.monotonic()
    ended = start.run("\n".join(map(json.dumps, lines)).encode())
    assert [result["passed"] for result in ended.results] == [True, False, False, False, False]
    errors = ["error" in result["details"] for result in ended.results]
    assert errors == [False, False, True, True, True]
    assert time.monotonic() - began < 60


def test_a_line_that_is_too_long_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(scoring, "MAX_LINE", len(GOOD))
    path = tmp_path / "long.jsonl"
    path.write_bytes(GOOD + b"x" * 3_000_000 + b"\n" + GOOD + b"y" * 200)
    with path.open("rb") as file:
        found = list(scoring._split(file))
    assert found == [(1, GOOD), (2, None), (3, GOOD), (4, None)]


@pytest.mark.skipif(sys.platform == "win32", reason="no resource module there")
def test_memory_does_not_grow_with_the_lines(environment: dict[str, str], tmp_path: Path) -> None:
    check = (
        "import resource, sys\nfrom reviewer_app.cli.program import main\n"
        "sys.argv = ['reviewer-app', 'score', sys.argv[1]]\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)\n"
    )
    path = tmp_path / "many.jsonl"
    peaks: list[int] = []
    for times in (5, 100):
        path.write_bytes(VECTORS.read_bytes() * times)
        done = subprocess.run(
            [sys.executable, "-c", check, str(path)],
            env=environment,
            check=True,
            capture_output=True,
        )
        assert done.stdout.count(b"\n") == 174 * times
        peaks.append(int(done.stderr))
    assert peaks[1] < peaks[0] * 1.1


@pytest.mark.skipif(os.name == "nt", reason="closing is said in another way there")
def test_without_a_standard_input_there_is_nothing_to_score(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "reviewer_app", "score"]
    done = subprocess.run(
        ["/bin/sh", "-c", '"$@" <&-', "sh", *command],
        env=environment,
        capture_output=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == (b"", b"")


def test_help_tells_what_a_line_holds(start: Start, environment: dict[str, str]) -> None:
    process = start("--help")
    out, _ = process.communicate()
    for word in ("eval_type", "judge_response", "evaluator_returns", "details.warnings"):
        assert word in out.decode()
