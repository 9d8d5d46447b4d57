"""Finding a row number among those of a list: whatever its order, and quickly in the usual ones."""

import time
from array import array

from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.ui.review.row_numbers import row_of

NUMBERS = st.lists(st.integers(1, 60), unique=True, max_size=30)
MILLION = 1_000_000


@given(NUMBERS, st.sampled_from(["as drawn", "rising", "falling", "skipped last"]))
def test_every_number_is_found_in_its_row_and_no_other(drawn: list[int], order: str) -> None:
    ordered = {
        "as drawn": drawn,
        "rising": sorted(drawn),
        "falling": sorted(drawn, reverse=True),
        "skipped last": sorted(drawn, key=lambda n: (n % 7 == 0, n)),
    }[order]
    numbers = array("q", ordered)
    for number in range(62):
        expected = ordered.index(number) if number in ordered else None
        assert row_of(numbers, number) == expected


def test_the_end_of_a_million_is_found_without_walking_there() -> None:
    rising = array("q", range(1, MILLION + 1))
    falling = array("q", range(MILLION, 0, -1))
    begin = time.perf_counter()
    for _ in range(100):
        assert row_of(rising, MILLION - 1) == MILLION - 2
        assert row_of(falling, 2) == MILLION - 2
    assert time.perf_counter() - begin < 0.5  # walking there takes 4 s
