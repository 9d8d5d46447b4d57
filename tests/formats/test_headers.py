"""Tables without a header, and tables with other delimiters than commas."""

import pytest

from reviewer_app.formats.detection import open_source
from reviewer_app.formats.headers import is_data
from tests.formats.conftest import MakeFile
from tests.support.reading import propose_for, read_cases, read_cells

ASKED = "How many eggs are left in the basket?"
SOLVED = [[f"{ASKED} {n}", f"{n},000"] for n in range(6)]


def test_a_text_and_a_number_in_every_row_are_a_question_and_its_answer(
    make_file: MakeFile,
) -> None:
    text = "".join(f"{left}\t{right}\n" for left, right in SOLVED)
    source = open_source(make_file(text, "sums.tsv"))
    assert source.columns == ("column 1", "column 2")
    assert propose_for(source) == {"column 1": "input", "column 2": "expected_output"}
    assert len(read_cases(source.file.path)) == 6


def test_the_text_may_stand_on_the_right(make_file: MakeFile) -> None:
    rows = ["positive", "negative", "positive", "positive", "negative", "negative"]
    text = "".join(f"{label}\t{ASKED} {n}\n" for n, label in enumerate(rows))
    source = open_source(make_file(text, "labels.tsv"))
    assert propose_for(source) == {"column 1": "expected_output", "column 2": "input"}


@pytest.mark.parametrize(
    ("first", "rows"),
    [
        (["question", "1"], SOLVED),  # a name that is known is a header
        (["What the customer wants to know", "correct"], SOLVED),
        ([ASKED, "1"], SOLVED[:3]),  # too few rows to tell
        ([ASKED, "1", "x"], [[*row, "x"] for row in SOLVED]),  # what would the third be?
        (["2019", "2020"], [["1", "2"]] * 6),
        ([ASKED, "1"], [*SOLVED, ["x"]]),
    ],
)
def test_a_header_is_doubted_only_where_it_cannot_be_one(
    first: list[str], rows: list[list[str]]
) -> None:
    assert not is_data(first, rows)


@pytest.mark.parametrize("name", ["cases.tsv", "cases.TAB", "cases.txt", "cases.csv"])
@pytest.mark.parametrize("delimiter", ["\t", "|", ";"])
def test_other_delimiters_are_read_under_any_name(
    make_file: MakeFile, name: str, delimiter: str
) -> None:
    cells = read_cells(make_file(f"input{delimiter}label\nWhat, how?{delimiter}a\n", name))
    assert cells == [{"input": "What, how?", "label": "a"}]


def test_one_column_may_be_tab_separated_too(make_file: MakeFile) -> None:
    assert read_cells(make_file("input\nWhat, how?\n", "cases.tsv")) == [{"input": "What, how?"}]
