"""Row numbers as SQLite joins them into one text."""

from array import array

import pytest

from reviewer_app.store.samples import split


@pytest.mark.parametrize("count", [1, 2, 200, 30_000])
@pytest.mark.parametrize("first", [-7, 0, 1, 999_999, 2**62])
def test_numbers_come_out_of_the_text_that_they_were_joined_into(count: int, first: int) -> None:
    """Of many, the text is longer than what is split at once."""
    numbers = array("q", range(first, first + count))

    assert split(",".join(map(str, numbers))) == numbers


@pytest.mark.parametrize("joined", [None, ""])
def test_where_no_row_was_found_there_are_no_numbers(joined: str | None) -> None:
    assert split(joined) == array("q")
