"""Finding the delimiter from the first lines."""

import csv

import pytest

from reviewer_app.formats.delimiters import NO_DELIMITER, find_delimiter, is_table


@pytest.mark.parametrize(
    ("lines", "delimiter"),
    [
        (["a,b\n", "1,2\n"], ","),
        (["a;b\n", "1,5;2,5\n", "3;4\n"], ";"),
        (["a\tb\n", "x, y\tz\n"], "\t"),
        (["a|b\n", "1|2\n"], "|"),
        (["only\n", "a, b\n", "c; d\n"], NO_DELIMITER),
        (['"a, b"\n', '"c, d"\n'], NO_DELIMITER),
        (["question,answer;note\n", "a,b;c\n", "a;b,c\n", "x,y\n"], ","),
        # Ragged rows do not hide the delimiter of the others.
        (["a,b,c\n", "1,2,3\n", "1,2,3,4\n", "1,2,3\n"], ","),
        (["a,b\n"], ","),
    ],
)
def test_the_delimiter_that_fits_most_rows_wins(lines: list[str], delimiter: str) -> None:
    assert find_delimiter(lines) == delimiter


def test_one_line_is_no_table() -> None:
    assert not is_table(["a,b,c\n"])
    assert is_table(["a,b,c\n", "1,2,3\n"])


def test_a_long_cell_is_no_trouble_for_the_first_file_of_a_process() -> None:
    """The reader's own limit, 128 KiB, holds until somebody lifts it."""
    csv.field_size_limit(131_072)
    assert find_delimiter(["a;b\n", f"{'x' * 200_000};2\n", "3;4\n"]) == ";"


def test_a_cell_that_nobody_can_read_does_not_end_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("reviewer_app.formats.rows.MAX_CELL", 10)
    assert find_delimiter(["a;b\n", "1;2\n", f"{'x' * 20};2\n"]) == ";"
