"""What a file is taken for, and the sentence when it is nothing that can be read."""

import codecs
from pathlib import Path

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.formats.detection import READABLE, open_source
from tests.formats.conftest import MakeFile
from tests.support.reading import read_cells


def reason_for(path: Path) -> str:
    with pytest.raises(FileProblem) as caught:
        open_source(path)
    return caught.value.reason


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("cases.csv", b"\x89PNG\r\n\x1a\nrest", "a picture"),
        ("cases.csv", b"%PDF-1.7", "a PDF document"),
        ("cases.csv", b"a\0\0b\0\1c\0\0", "a binary file"),
        ("page.txt", b"<!DOCTYPE html>\n<p>", "a web page or an XML document"),
    ],
)
def test_a_file_that_cannot_be_read_yet_is_called_what_it_is(
    make_file: MakeFile, name: str, content: bytes, kind: str
) -> None:
    """I4, I32: by content first, whatever the name says."""
    said = reason_for(make_file(content, name))
    assert said == f"It looks like {kind}. {READABLE}"


@pytest.mark.parametrize(
    "name", ["cases.jsonl", "cases.NDJSON", "cases.json", "cases.txt", "cases"]
)
def test_json_lines_are_known_by_any_name(make_file: MakeFile, name: str) -> None:
    assert open_source(make_file('{"a": 1}\n{"a": 2}\n', name)).format == "JSONL"


@pytest.mark.parametrize("name", ["cases.json", "cases", "cases.txt", "cases.csv"])
@pytest.mark.parametrize("text", ['[{"input": "a"}]', '{\n"cases": [\n{"input": "a"}]}'])
def test_a_json_document_is_known_by_any_name(make_file: MakeFile, name: str, text: str) -> None:
    """I4: also behind a byte order mark."""
    for mark in ("", "\ufeff"):
        assert open_source(make_file(mark + text, name)).format == "JSON"


def test_a_single_object_on_one_line_is_a_document_only_by_its_name(make_file: MakeFile) -> None:
    assert open_source(make_file('{"input": "a"}', "case.json")).format == "JSON"
    assert open_source(make_file('{"input": "a"}', "case.jsonl")).format == "JSONL"


@pytest.mark.parametrize("name", ["suite.yaml", "suite.YML", "suite", "suite.txt", "suite.csv"])
def test_a_suite_is_known_by_any_name(make_file: MakeFile, name: str) -> None:
    text = "# Ours\n---\nname: s\ntest_cases:\n  - {id: a, input: hi}\n"
    assert open_source(make_file(text, name)).format == "YAML"


def test_a_table_with_a_suite_inside_a_cell_stays_a_table(make_file: MakeFile) -> None:
    text = 'id,input\n1,"name: s\ntest_cases:\n - x"\n'
    assert open_source(make_file(text, "cases.csv")).format == "CSV"


@pytest.mark.parametrize("name", ["cases.csv", "cases.CSV", "cases.txt", "cases.csv.tmp"])
def test_a_table_is_known_by_any_name(make_file: MakeFile, name: str) -> None:
    assert open_source(make_file("a,b\n1,2\n3,4\n", name)).format == "CSV"


def test_prose_is_no_table(make_file: MakeFile) -> None:
    said = reason_for(make_file("Dear all,\nthis is a letter.\nBye, me, and you\n", "a.txt"))
    assert said == f"It has neither columns nor JSON lines. {READABLE}"


@pytest.mark.parametrize("content", [b"", b"  \r\n\n", codecs.BOM_UTF8])
@pytest.mark.parametrize("name", ["cases.csv", "cases.jsonl"])
def test_an_empty_file_is_called_empty(make_file: MakeFile, name: str, content: bytes) -> None:
    assert reason_for(make_file(content, name)) == "The file is empty."


def test_a_missing_file_and_a_folder_are_called_that(tmp_path: Path) -> None:
    assert reason_for(tmp_path / "none.csv") == "There is no such file."
    assert reason_for(tmp_path) == "This is a folder or a device, not a file."


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_marked_encodings_are_read(make_file: MakeFile, encoding: str) -> None:
    path = make_file("text,label\nこんにちは,😀\n".encode(encoding))
    assert read_cells(path) == [{"text": "こんにちは", "label": "😀"}]


def test_big_endian_utf_16_is_read(make_file: MakeFile) -> None:
    path = make_file(codecs.BOM_UTF16_BE + "a,b\né,2\n".encode("utf-16-be"))
    assert read_cells(path) == [{"a": "é", "b": "2"}]
