"""Output files: whatever form they have, each case finds its output, and bad rows are told."""

import json
import os
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from xlsxwriter import Workbook

from reviewer_app.domain.answers import Asked, Usage
from reviewer_app.domain.cases import Content
from reviewer_app.domain.errors import FileProblem, ProductFailed
from reviewer_app.domain.evaluations import JudgeFailed
from reviewer_app.domain.files import Refusal
from reviewer_app.running.recorded import RecordedAnswer
from reviewer_app.services import output_lines
from reviewer_app.services.output_files import OutputFile, open_outputs

MakeFile = Callable[[str | bytes, str], Path]


@pytest.fixture
def make_file(tmp_path: Path) -> MakeFile:
    def make(text: str | bytes, name: str = "outputs.jsonl") -> Path:
        path = tmp_path / name
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    return make


def asked(id_: str) -> Asked:
    return Asked(id=id_, name=id_, content=Content())


def look_up(path: Path, id_: str, suite: str = "s") -> RecordedAnswer:
    with closing(open_outputs(path)) as outputs:
        return outputs.look_up(suite, asked(id_))


def output_of(path: Path, id_: str, suite: str = "s") -> Any:
    return look_up(path, id_, suite).output


def failure_of(outputs: OutputFile, id_: str) -> str:
    with pytest.raises(ProductFailed) as caught:
        outputs.look_up("s", asked(id_))
    return caught.value.reason


RECORDS = [{"id": "a", "output": "hi"}, {"id": "b", "output": ["x", 1]}]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("o.jsonl", "\n".join(map(json.dumps, RECORDS))),
        ("o.jsonl", "\ufeff" + "\r\n\r\n".join(map(json.dumps, RECORDS)) + "\n"),
        ("o.txt", "\n".join(map(json.dumps, RECORDS))),
        ("o.json", "\n".join(map(json.dumps, RECORDS))),
        ("o.json", json.dumps(RECORDS)),
        ("o.json", json.dumps(RECORDS, indent=2)),
        ("o.json", json.dumps({"outputs": RECORDS})),
        ("o.json", json.dumps({"results": RECORDS}, indent=1)),
        ("o.json", json.dumps({"a": "hi", "b": ["x", 1]})),
        ("o.json", json.dumps({"a": {"output": "hi"}, "b": {"output": ["x", 1]}}, indent=1)),
        ("o.json", json.dumps({"runs": [{"suites": [{"results": RECORDS}]}]})),
    ],
)
def test_outputs_are_found_in_every_form(make_file: MakeFile, name: str, text: str) -> None:
    path = make_file(text, name)
    assert output_of(path, "a") == "hi"
    assert output_of(path, "b") == ["x", 1]


def test_a_table_has_outputs_as_texts_and_calls_as_json(make_file: MakeFile) -> None:
    path = make_file(
        "id,output,tool_calls,duration_ms,judge_response\n"
        '1,"a, ""b""\nc","[{""name"": ""wave""}]",250,\n2,,,,SCORE: 4\n',
        "outputs.csv",
    )
    found = look_up(path, "1")
    assert (found.output, found.tool_calls, found.seconds) == (
        'a, "b"\nc',
        [{"name": "wave"}],
        0.25,
    )
    found = look_up(path, "2")
    assert (found.output, found.judge_answer, found.tool_calls) == ("", "SCORE: 4", None)


def test_a_workbook_is_read_too(tmp_path: Path) -> None:
    path = tmp_path / "outputs.xlsx"
    book: Any = Workbook(path, {})
    sheet = book.add_worksheet()
    sheet.write_row(0, 0, ["id", "output"])
    sheet.write_row(1, 0, ["a", "hi"])
    book.close()
    assert output_of(path, "a") == "hi"


@pytest.mark.skipif(os.name == "nt", reason="no named pipes there")
def test_outputs_come_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    text = "\n".join(map(json.dumps, RECORDS))
    writer = threading.Thread(target=path.write_text, args=(text,))
    writer.start()
    assert output_of(path, "b") == ["x", 1]
    writer.join()


def test_a_suites_own_output_goes_before_one_for_any_suite(make_file: MakeFile) -> None:
    path = make_file('{"id":"a","output":"any"}\n{"suite":"s","id":"a","output":"own"}', "o.jsonl")
    assert output_of(path, "a", "s") == "own"
    assert output_of(path, "a", "t") == "any"


def test_an_id_may_be_a_number(make_file: MakeFile) -> None:
    assert output_of(make_file('{"id":7,"output":"hi"}', "o.jsonl"), "7") == "hi"


def test_what_else_was_recorded_comes_along(make_file: MakeFile) -> None:
    record = {
        "id": "a",
        "output": "hi",
        "judge_error": {"status": 503},
        "evaluator_returns": {"score": 1, "passed": True},
        "usage": {"prompt_tokens": 3, "completion_tokens": 4, "total_tokens": 9},
        "model": "m",
    }
    found = look_up(make_file(json.dumps(record), "o.jsonl"), "a")
    assert isinstance(found.judge_answer, JudgeFailed)
    assert found.judge_answer.reason == '{"status":503}'
    assert found.evaluator_returns == {"score": 1, "passed": True}
    assert found.usage == Usage(input_tokens=3, output_tokens=4, total_tokens=9, requests=1)
    assert found.model == "m"


def test_a_product_that_failed_then_fails_now(make_file: MakeFile) -> None:
    path = make_file('{"id":"a","error":"It is busy."}', "o.jsonl")
    with pytest.raises(ProductFailed, match=r"It is busy\."):
        look_up(path, "a")


def test_a_case_without_an_output_or_with_two_is_told_so(make_file: MakeFile) -> None:
    path = make_file('{"id":"a","output":"x"}\n{"id":"a","output":"y"}', "o.jsonl")
    with closing(open_outputs(path)) as outputs:
        assert failure_of(outputs, "a") == "o.jsonl has 2 outputs for the case a."
        assert failure_of(outputs, "b") == "o.jsonl has no output for the case b."


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{", "This is no JSON: "),
        (b'{"id":"x","outp', "This is no JSON: unterminated string starting at (character 11)."),
        (b"[]", "This is JSON, but no object."),
        (b'{"output":"x"}', "The id is missing."),
        (b'{"id":"","output":"x"}', "The id is missing."),
        (b'{"id":[1],"output":"x"}', "The id is no text."),
        (b'{"id":true,"output":"x"}', "The id is no text."),
        (b'{"id":"x"}', "The output is missing (id x)."),
        (b'{"id":"x","id":"y","output":"x"}', 'The key "id" stands twice in one object.'),
        (b'{"id":"x","output":NaN}', "This is no JSON: NaN is no JSON number."),
        (b'{"id":"x","output":"\xff"}', "This is no UTF-8 (at byte 21)."),
        (b'{"id":"x","output":' + b"[" * 5000 + b"]" * 5000 + b"}", "too deep"),
    ],
)
def test_a_line_that_holds_no_output_is_refused_and_the_others_taken(
    make_file: MakeFile, line: bytes, reason: str
) -> None:
    path = make_file(
        b'{"id":"a","output":"x"}\n' + line + b'\n{"id":"b","output":"y"}\n', "o.jsonl"
    )
    with closing(open_outputs(path)) as outputs:
        (fault,) = outputs.faults
        assert (fault.place, outputs.bad, outputs.count) == ("line 2", 1, 2)
        assert reason in fault.reason
        assert outputs.look_up("s", asked("b")).output == "y"


def test_a_line_that_is_too_long_is_refused_without_being_held(
    make_file: MakeFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output_lines, "MAX_LINE", 100)
    text = '{"id":"a","output":"x"}\n' + "y" * 3_000_000 + '\n{"id":"b","output":"z"}'
    with closing(open_outputs(make_file(text, "o.jsonl"))) as outputs:
        assert [fault.place for fault in outputs.faults] == ["line 2"]
        assert outputs.look_up("s", asked("b")).output == "z"


def test_of_many_bad_lines_the_first_are_kept_and_all_counted(make_file: MakeFile) -> None:
    with closing(open_outputs(make_file("x\n" * 500, "o.jsonl"))) as outputs:
        assert (len(outputs.faults), outputs.bad) == (100, 500)


def test_outputs_that_nobody_asked_for_are_known(make_file: MakeFile) -> None:
    with closing(open_outputs(make_file(json.dumps(RECORDS), "o.json"))) as outputs:
        outputs.look_up("s", asked("a"))
        assert list(outputs.unused()) == ["b"]


def test_refused_rows_of_a_table_keep_their_reason(make_file: MakeFile) -> None:
    path = make_file("id,output\na,x\nb,y,z\n", "o.csv")
    with closing(open_outputs(path)) as outputs:
        (fault,) = outputs.faults
        assert isinstance(fault, Refusal)
        assert fault.place == "line 3"


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        ("", "o.jsonl", "The file is empty."),
        (" \n\n", "o.json", "The file is empty."),
        ('{"id": "a"}'.encode("utf-16"), "o.jsonl", "This is UTF-16. Save it as UTF-8."),
        ('{"a": 1,\n "b": }', "o.json", "This is no JSON: a value is missing (line 2)."),
        ("[1, 2", "o.json", "This is no JSON"),
        ('{"a":1,\n"a":2}', "o.json", 'The key "a" stands twice in one object.'),
        ("{}", "o.json", "It holds no outputs"),
    ],
)
def test_a_file_that_cannot_be_read_at_all_says_why(
    make_file: MakeFile, text: str | bytes, name: str, reason: str
) -> None:
    with pytest.raises(FileProblem) as caught:
        open_outputs(make_file(text, name))
    assert reason in caught.value.reason


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileProblem, match="There is no such file"):
        open_outputs(tmp_path / "none.jsonl")
    with pytest.raises(FileProblem):
        open_outputs(tmp_path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no devices by path there")
def test_a_device_that_never_ends_is_not_read() -> None:
    with pytest.raises(FileProblem, match="device"):
        open_outputs(Path("/dev/zero"))


def test_a_file_that_changes_under_the_run_costs_that_case_only(make_file: MakeFile) -> None:
    path = make_file('{"id":"a","output":"x"}\n{"id":"b","output":"y"}\n', "o.jsonl")
    with closing(open_outputs(path)) as outputs:
        path.write_text("garbage\n")
        assert failure_of(outputs, "a") == "o.jsonl was changed while it was read."
