"""Exports: what stands in the file, character by character."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.files import ExportedCase
from reviewer_app.domain.json import Json, Number
from reviewer_app.formats.exported import COLUMNS, KEYS
from reviewer_app.formats.guards import GUARD_COLUMN
from reviewer_app.formats.writing import Layout, WrittenFormat, make_writer
from tests.support.exported import exported


def write(format_: WrittenFormat, cases: Sequence[ExportedCase], **more: Any) -> str:
    out = io.StringIO(newline="")
    writer = make_writer(format_, out, Layout(**more))
    assert writer.add(cases) == len(cases)
    writer.finish()
    return out.getvalue()


def jsonl(*cases: ExportedCase) -> str:
    return write("jsonl", cases)


def csv_text(*cases: ExportedCase) -> str:
    return write("csv", cases)


def csv_row(case: ExportedCase) -> dict[str, str]:
    (row,) = csv.DictReader(io.StringIO(csv_text(case), newline=""))
    return row


def test_jsonl_has_exactly_the_keys_of_the_format_in_order() -> None:
    line = jsonl(exported(Content(input="a")))
    assert list(json.loads(line)) == list(KEYS)
    assert KEYS[:4] == ("id", "family_id", "dataset", "external_id")
    assert KEYS[-3:] == ("legacy_at", "parent_id", "content_hash")
    assert len(KEYS) == 42


def test_what_is_not_given_is_null_and_what_is_empty_is_not() -> None:
    found = json.loads(jsonl(exported(Content(input="a", context="", expected_tools=()))))
    assert (found["goal"], found["user_score"]) == (None, None)
    assert (found["context"], found["expected_tools"]) == ("", [])


def test_text_is_readable_in_both_formats() -> None:
    """I8."""
    case = exported(Content(input="重置 😀"), Labels(variant="重置"))
    assert '"input":"重置 😀"' in jsonl(case)
    assert "重置 😀" in csv_text(case)


def test_slashes_and_numbers_are_written_as_they_are() -> None:
    """I52, I47."""
    content = Content(
        input="p/rice", expected=Json('{"a": 1.10, "b": 1E5, "id": 39977290059340801}')
    )
    case = exported(content, Labels(confidence=Number("0.50")))
    assert '"input":"p/rice"' in jsonl(case)
    assert '"expected":{"a": 1.10, "b": 1E5, "id": 39977290059340801}' in jsonl(case)
    assert '"confidence":0.50' in jsonl(case)
    assert csv_row(case)["expected"] == '{"a": 1.10, "b": 1E5, "id": 39977290059340801}'
    assert csv_row(case)["confidence"] == "0.50"


def test_json_over_several_lines_comes_on_one() -> None:
    line = jsonl(exported(Content(input="a", expected=Json('{"a":\r\n 1,\n "b": "x\\ny"}'))))
    assert line.count("\n") == 1
    assert json.loads(line)["expected"] == {"a": 1, "b": "x\ny"}


def test_times_are_utc_with_microseconds() -> None:
    """B101."""
    case = exported(Content(input="a"))
    at = datetime(2026, 1, 2, 3, 4, 5, 6, tzinfo=timezone(timedelta(hours=5)))
    case = replace(case, case=replace(case.case, legacy_at=at))
    assert json.loads(jsonl(case))["legacy_at"] == "2026-01-01T22:04:05.000006Z"
    assert datetime.fromisoformat(csv_row(case)["legacy_at"]) == at.astimezone(UTC)


def test_csv_columns_bear_the_platforms_names() -> None:
    """Galtea, E.3: a column named `variant` is ignored there."""
    case = exported(Content(input="a"), Labels(variant="v", source_file="f"))
    row = csv_row(case)
    assert tuple(row) == COLUMNS
    assert (row["tag"], row["filename"]) == ("v", "f")
    assert "variant" not in row


def test_csv_rows_end_in_crlf_and_multi_line_cells_are_quoted() -> None:
    """I24."""
    text = csv_text(exported(Content(input="<p>\n</p>")))
    assert text.endswith("\r\n")
    assert '"<p>\n</p>"' in text


@pytest.mark.parametrize("text", ["=1+1", "-5", "+34 600", "@user", "- item", "'=x", "'quoted"])
def test_csv_guards_nothing_so_that_nothing_is_damaged(text: str) -> None:
    """I53, I54, B81: a guard against formulas is only for those who ask for it."""
    assert csv_row(exported(Content(input=text)))["input"] == text


def test_json_texts_are_quoted_once_and_stay_what_they_are() -> None:
    """I45, I48."""
    row = csv_row(exported(Content(input='{"a":"b"}', expected=Json('"quoted"'))))
    assert (row["input"], row["expected"]) == ('{"a":"b"}', '"quoted"')


def test_the_review_goes_along() -> None:
    case = exported(Content(input="a"))
    case = replace(case, user_score=-1, user_score_reason="wrong", reviewed_by="Ann")
    row = csv_row(case)
    assert (row["user_score"], row["user_score_reason"], row["reviewed_by"]) == (
        "-1",
        "wrong",
        "Ann",
    )
    assert json.loads(jsonl(case))["user_score"] == -1


def test_a_list_with_separators_inside_goes_as_a_json_array() -> None:
    """I50."""
    case = exported(Content(input="a", expected_tools=("a;b", "c|d")), Labels(tags=("x", "y")))
    row = csv_row(case)
    assert (row["expected_tools"], row["tags"]) == ('["a;b","c|d"]', "x;y")


@pytest.mark.parametrize("delimiter", [",", ";"])
def test_csv_for_excel_is_marked_quoted_and_guarded(delimiter: str) -> None:
    """B80, I53: the mark says UTF-8, the last column says that texts are guarded."""
    case = exported(Content(input="=1+1", context="a;=2"), Labels(variant="'=x"))
    text = write("csv", [case], excel_delimiter=delimiter)
    assert text.startswith(f'\ufeff"id"{delimiter}"family_id"{delimiter}')
    header, row = csv.reader(io.StringIO(text[1:], newline=""), delimiter=delimiter)
    cells = dict(zip(header, row, strict=True))
    assert header == [*COLUMNS, GUARD_COLUMN]
    assert (cells["input"], cells["context"], cells["tag"]) == ("'=1+1", "a;=2", "''=x")
    assert text.count('"') == 2 * (len(header) + len(row))
