"""Filters as values, and as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.queues import (
    TO_REVIEW,
    Filter,
    Listing,
    Order,
    decode_listing,
    encode_listing,
)

WORDS = st.frozensets(st.none() | st.text(max_size=5), max_size=3)
IDS = st.frozensets(st.text(max_size=5), max_size=3)
LISTINGS = st.builds(
    Listing,
    filter=st.builds(
        Filter,
        datasets=IDS,
        variants=WORDS,
        languages=WORDS,
        tags=WORDS,
        votes=st.frozensets(st.sampled_from([-1, 0, 1])),
        marks=st.frozensets(st.sampled_from([None, "skip", "defer", "flag", "ask"])),
        reviewed=st.none() | st.booleans(),
        least_confidence=st.none() | st.floats(0, 1),
        undecided=st.booleans(),
        text=st.text(max_size=9),
    ),
    order=st.sampled_from(Order),
)


@given(LISTINGS)
def test_a_listing_comes_back_from_its_text(listing: Listing) -> None:
    assert decode_listing(encode_listing(listing)) == listing


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"moon": 1}',
        '{"votes": [2]}',
        '{"marks": ["x"]}',
        '{"marks": [1]}',
        '{"votes": [true]}',
        '{"undecided": 1}',
        '{"datasets": [null]}',
        '{"datasets": "a"}',
        '{"least_confidence": "1"}',
        '{"order": "moon"}',
        "[" * 100_000,
    ],
)
def test_what_is_no_listing_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any of them
        decode_listing(text)


def test_what_is_active_is_named_and_can_be_left_out() -> None:
    filter_ = Filter(undecided=True, languages=frozenset({None}), with_accents=True)
    assert filter_.active == ("languages", "undecided")
    assert filter_.without("languages").without("with_accents") == TO_REVIEW
    assert Filter(text="a", with_accents=True).active == ("text", "with_accents")
    assert encode_listing(Listing()) == '{"order": "arrival"}'
