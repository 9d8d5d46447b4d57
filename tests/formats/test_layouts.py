"""Where a table's header is: found, or as somebody says."""

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Note
from reviewer_app.domain.mappings import Reading
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import Record
from tests.formats.conftest import MakeFile
from tests.support.reading import read_cells

TITLED = 'Clinic cases,,\n"April, 2026"\n\nid;question;answer\n1;a, b;c\n2;d;e\n'


def test_titles_above_a_header_that_names_the_input_are_told_and_left_out(
    make_file: MakeFile,
) -> None:
    source = open_source(make_file(TITLED))
    assert (source.delimiter, source.header_row) == (";", 4)
    assert source.columns == ("id", "question", "answer")
    assert source.notes == (
        Note(place="line 4", reason="The header stands here; 2 rows above it are not read"),
    )
    assert [row.place for row in source.records()] == ["line 5", "line 6"]


def test_without_a_known_name_the_first_row_is_the_header(make_file: MakeFile) -> None:
    source = open_source(make_file("color,size\nred,1\n"))
    assert (source.header_row, source.columns) == (1, ("color", "size"))


def test_any_row_can_be_the_header(make_file: MakeFile) -> None:
    text = "Report\nof;April\ncolor;size;note\nred;1;x\nblue;2;y\n"
    path = make_file(text)
    source = open_source(path, Reading(header_row=3))
    assert (source.delimiter, source.columns) == (";", ("color", "size", "note"))
    assert len(list(source.records())) == 2
    assert [choice.number for choice in source.header_choices] == [1, 2, 3, 4, 5]
    assert source.header_choices[2].cells == ("color", "size", "note")
    with pytest.raises(FileProblem, match="No row starts on line 9"):
        open_source(path, Reading(header_row=9))


def test_a_table_may_have_no_header_at_all(make_file: MakeFile) -> None:
    path = make_file("1,Where?,Here,x\n2,When?,Now,y\n")
    source = open_source(path, Reading(header_row=0))
    assert source.columns == ("column 1", "column 2", "column 3", "column 4")
    rows = list(source.records())
    assert rows[0] == Record(
        "line 1", {"column 1": "1", "column 2": "Where?", "column 3": "Here", "column 4": "x"}
    )
    assert len(rows) == 2


def test_a_delimiter_can_be_chosen(make_file: MakeFile) -> None:
    """I22: with one delimiter or another, the result is fixed."""
    path = make_file('a,b;c\n1,"2,0";3\n')
    assert open_source(path, Reading(delimiter=";")).columns == ("a,b", "c")
    assert open_source(path, Reading(delimiter=",")).columns == ("a", "b;c")


def test_texts_with_commas_are_not_taken_for_titles(make_file: MakeFile) -> None:
    """I13."""
    assert read_cells(make_file("text\nI am fine, thanks\nWell, ok\nSure, why not\n")) == [
        {"text": "I am fine, thanks"},
        {"text": "Well, ok"},
        {"text": "Sure, why not"},
    ]


@pytest.mark.parametrize("hint", ["sep=;", '"sep=;"', "SEP=;"])
def test_a_first_line_for_spreadsheets_tells_the_delimiter(make_file: MakeFile, hint: str) -> None:
    source = open_source(make_file(f"{hint}\r\nquestion;answer\r\na,b;c,d\r\n"))
    assert (source.delimiter, source.header_row) == (";", 2)
    assert list(source.records()) == [Record("line 3", {"question": "a,b", "answer": "c,d"})]
