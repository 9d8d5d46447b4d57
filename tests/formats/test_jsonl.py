"""JSON Lines files: values exactly as they are spelled."""

import pytest

from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.domain.json import Json, Number
from reviewer_app.formats.detection import open_head, open_source
from reviewer_app.formats.origins import find_origin
from reviewer_app.formats.sources import Record, Remark
from reviewer_app.formats.texts import SAMPLE_BYTES
from tests.formats.conftest import MakeFile
from tests.support.reading import read_cases, read_cells, read_records

NO = "The line is no JSON object"


def test_values_keep_their_kind_and_spelling(make_file: MakeFile) -> None:
    """I37, I47, I52: numbers above 2^53, 1.10, nested values and slashes as written."""
    line = (
        '{"id": 208310224003697457, "p": 1.10, "e": 1E5, "t": "p/rice\\u00e9", "b": true, '
        '"n": null, "vars": {"a": {"b": [1,  {"c":null}]}}, "l": []}\n'
    )
    (cells,) = read_cells(make_file(line, "cases.jsonl"))
    assert cells == {
        "id": Number("208310224003697457"),
        "p": Number("1.10"),
        "e": Number("1E5"),
        "t": "p/riceé",
        "b": True,
        "n": None,
        "vars": Json('{"a": {"b": [1,  {"c":null}]}}'),
        "l": Json("[]"),
    }


def test_a_number_and_a_text_of_the_same_letters_are_told_apart(make_file: MakeFile) -> None:
    number, text = read_cells(make_file('{"a": 7}\n{"a": "7"}\n', "cases.jsonl"))
    assert isinstance(number["a"], Number)
    assert not isinstance(text["a"], Number)


def test_ids_above_two_to_the_53rd_stay_two(make_file: MakeFile) -> None:
    """I37."""
    path = make_file(
        '{"id": 208310224003697457, "input": "a"}\n{"id": 208310224003697458, "input": "b"}\n',
        "cases.jsonl",
    )
    cases = [case for case in read_cases(path) if isinstance(case, ImportedCase)]
    assert [case.external_id for case in cases] == ["208310224003697457", "208310224003697458"]


def test_a_byte_order_mark_crlf_and_blank_lines_are_no_matter(make_file: MakeFile) -> None:
    """I4."""
    path = make_file(b'\xef\xbb\xbf{"a": "1"}\r\n\r\n  \r\n{"a": "2"}', "cases.jsonl")
    assert read_records(path) == [Record("line 1", {"a": "1"}), Record("line 4", {"a": "2"})]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_first_line_longer_than_what_is_looked_at_first_is_read_whole(
    make_file: MakeFile, end: str
) -> None:
    """Columns are found in the first lines, which may be of any length."""
    long = "word " * (SAMPLE_BYTES // 4)
    lines = [f'{{"id": "A1", "input": "{long}"}}', '{"id": "A2", "input": "short"}']
    path = make_file(end.join([*lines, ""]).encode(), "cases.jsonl")
    assert open_head(find_origin(path)).columns == ("id", "input")
    cases = [case for case in read_cases(path) if isinstance(case, ImportedCase)]
    assert [(case.external_id, case.content.input) for case in cases] == [
        ("A1", long),
        ("A2", "short"),
    ]


def test_a_single_object_is_a_line_like_any_other(make_file: MakeFile) -> None:
    """I4."""
    path = make_file(b'\xef\xbb\xbf{"cases":[]}', "cases.jsonl")
    assert read_cells(path) == [{"cases": Json("[]")}]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("[1, 2]", "The line holds a list, not an object"),
        ('"text"', "The line holds a text, not an object"),
        ("null", "The line holds null, not an object"),
        ('{"a": 1', f"{NO}: a comma or a closing brace is missing (character 8)"),
        ("input: x", NO),
        ('{"a": NaN}', f"{NO}: NaN is no JSON number (character 1)"),
        ('{"a": 1} x', f"{NO}: there is more text after the value (character 10)"),
    ],
)
def test_a_line_that_is_no_object_is_refused_with_what_is_wrong(
    make_file: MakeFile, line: str, reason: str
) -> None:
    """I44: of two equal keys none is dropped in silence."""
    path = make_file(f'{{"a": 0}}\n{line}\n{{"a": 9}}\n', "cases.jsonl")
    good, bad, last = read_records(path)
    assert bad == Refusal(place="line 2", reason=reason)
    assert [good, last] == [
        Record("line 1", {"a": Number("0")}),
        Record("line 3", {"a": Number("9")}),
    ]


def test_nesting_beyond_reason_refuses_its_line_only(make_file: MakeFile) -> None:
    deep = "[" * 5000 + "]" * 5000
    path = make_file(f'{{"a": {deep}}}\n{{"a": "ok"}}\n', "cases.jsonl")
    bad, good = read_records(path)
    assert isinstance(bad, Refusal)
    assert "too deep" in bad.reason
    assert good == Record("line 2", {"a": "ok"})


def test_half_a_character_written_as_an_escape_is_kept(make_file: MakeFile) -> None:
    (cells,) = read_cells(make_file('{"a": "cut \\ud83d", "b": "\\ud83d\\ude00"}\n', "c.jsonl"))
    assert cells == {"a": "cut \ud83d", "b": "\U0001f600"}


def test_lines_with_accents_all_arrive(make_file: MakeFile) -> None:
    """I7."""
    path = make_file('{"a": "x"}\n{"a": "y"}\n{"a": "é ã"}\n', "cases.jsonl")
    assert [cells["a"] for cells in read_cells(path)] == ["x", "y", "é ã"]


def test_an_escaped_escape_is_not_the_character(make_file: MakeFile) -> None:
    """I9."""
    text = "\\u4f60" + "好" * 70_000
    (cells,) = read_cells(make_file('{"a": "\\\\u4f60' + "好" * 70_000 + '"}\n', "c.jsonl"))
    assert cells["a"] == text


def test_a_line_separator_inside_a_text_ends_no_line(make_file: MakeFile) -> None:
    path = make_file('{"a": "x\u2028y\x85z"}\n{"a": "b"}\n', "cases.jsonl")
    assert [cells["a"] for cells in read_cells(path)] == ["x\u2028y\x85z", "b"]


def test_columns_are_the_keys_of_all_lines_in_order_of_appearance(make_file: MakeFile) -> None:
    path = make_file('{"b": 1, "a": 2}\nbroken\n{"c": 3, "a": 4}\n', "cases.jsonl")
    assert open_source(path).columns == ("b", "a", "c")


def test_objects_inside_become_columns_as_in_a_document(make_file: MakeFile) -> None:
    """The same cases map alike, whether they stand in a list or line by line."""
    path = make_file('{"data": {"text": "a", "n": 1.10}}\n{"data": {"text": "b"}}\n', "a.jsonl")
    assert open_source(path).columns == ("data.text", "data.n")
    assert read_cells(path) == [
        {"data.text": "a", "data.n": Number("1.10")},
        {"data.text": "b"},
    ]


def test_of_a_key_that_stands_twice_the_last_is_taken_and_that_is_told(
    make_file: MakeFile,
) -> None:
    """I44: also where the first one is an object with parts of its own."""
    text = '{"input": "a", "m": {"x": 1}, "input": "b"}\n{"m": {"x": 1}, "m": {"y": 2}}\n'
    first, second = read_records(make_file(text, "a.jsonl"))
    assert isinstance(first, Record)
    assert isinstance(second, Record)
    assert first.cells == {"input": "b", "m.x": Number("1")}
    assert first.remarks == (
        Remark("input", 'The key "input" stands twice; its last value is taken'),
    )
    assert second.cells == {"m.x": Number("1"), "m.y": Number("2")}
    assert second.remarks == (Remark("m", 'The key "m" stands twice; its last value is taken'),)


def test_a_key_that_comes_up_far_down_is_a_column_only_once_the_file_was_surveyed(
    make_file: MakeFile,
) -> None:
    """What is parted in the first rows stays parted, so that a mapping keeps its columns."""
    rows = ['{"input": "a", "info": {"x": 1}}'] * 100_000
    rows += ['{"input": "b", "info": "text", "late": {"y": 1}}', '{"info": {"z": 2}}']
    path = make_file("\n".join(rows), "a.jsonl")
    assert open_head(find_origin(path)).columns == ("input", "info.x")
    source = open_source(path)
    assert source.columns == ("input", "info.x", "info.z", "info", "late")
    *_, last, _ = source.records()
    assert isinstance(last, Record)
    assert last.cells == {"input": "b", "info": "text", "late": Json('{"y": 1}')}
