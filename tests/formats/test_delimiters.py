"""Finding the delimiter from the first lines."""

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
