"""What filters are called: a chip for each, one line for all, whatever they are set to."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.queues import LOW_CONFIDENCE, TO_REVIEW, Filter, Order
from reviewer_app.ui.review.filter_words import CONFIDENCE, chips, order_words, sentence, without

NAMES = {"d1": "Cards", "d2": "<b>Fraud</b>", "d3": "Cash"}


@pytest.mark.parametrize(
    ("filter_", "words"),
    [
        (Filter(), []),
        (Filter(datasets=frozenset({"d1", "d2"})), ["<b>Fraud</b>, Cards"]),
        (Filter(datasets=frozenset({"d1", "gone"})), ["Cards, Deleted"]),
        (Filter(products=frozenset({"gone"})), ["Deleted"]),
        (Filter(datasets=frozenset({"d1", "d2", "d3"})), ["<b>Fraud</b>, Cards, 1 more"]),
        (Filter(languages=frozenset({"es-MX", None})), ["Language: None, Spanish (Mexico)"]),
        (Filter(variants=frozenset({"rag"})), ["Variant: rag"]),
        (Filter(tags=frozenset({None})), ["Tag: None"]),
        (Filter(votes=frozenset({-1, 0})), ["Downvoted, No vote"]),
        (Filter(reviewed=False, augmented=True), ["Not reviewed", "Augmented"]),
        (Filter(least_confidence=0.5), ["Confidence from 0.5"]),
        (Filter(least_confidence=0.0, most_confidence=0.25), ["Confidence 0 to 0.25"]),
        (Filter(changed_since_vote=True), ["Changed since my vote"]),
        (Filter(undecided=True), ["Undecided"]),
    ],
)
def test_a_filter_is_told_in_chips(filter_: Filter, words: list[str]) -> None:
    assert [words for _, words in chips(filter_, Filter(), NAMES)] == words


def test_what_the_queue_itself_means_needs_no_chip() -> None:
    assert chips(TO_REVIEW, TO_REVIEW, NAMES) == []
    assert chips(LOW_CONFIDENCE, LOW_CONFIDENCE, NAMES) == []
    lower = replace(LOW_CONFIDENCE, most_confidence=0.25)
    assert chips(lower, LOW_CONFIDENCE, NAMES) == [(CONFIDENCE, "Confidence up to 0.25")]


def test_one_line_tells_all_of_it() -> None:
    filter_ = Filter(undecided=True, text="two  words", include_legacy=True)
    assert sentence(filter_, NAMES) == "Undecided, Include legacy, “two words”"
    assert sentence(Filter(), NAMES) == "All cases"


def test_an_id_is_never_shown_while_names_are_on_their_way() -> None:
    told = sentence(Filter(datasets=frozenset({"01a22ff3"})), {})
    assert "…" in told
    assert "01a22ff3" not in told


def test_every_order_has_a_name() -> None:
    assert len({order_words(order) for order in Order}) == len(Order)


def some(values: list[Any]) -> Any:
    return st.frozensets(st.sampled_from(values), max_size=3)


@given(
    st.builds(
        Filter,
        datasets=some(["d1", "d2", "unknown"]),
        types=some(["QUALITY", "moon"]),
        languages=some(["en", "zz-ZZ", None, ""]),
        sources=some(["a\nb", None, "\u202ex"]),
        votes=some([-1, 0, 1]),
        reviewed=st.none() | st.booleans(),
        least_confidence=st.none() | st.floats(0, 1),
        most_confidence=st.none() | st.floats(0, 1),
        undecided=st.booleans(),
        with_accents=st.booleans(),
    )
)
def test_taking_every_chip_away_leaves_everything(filter_: Filter) -> None:
    """B58: no part of a filter is without a chip."""
    left = filter_
    for field, words in chips(filter_, Filter(), NAMES):
        assert words
        left = without(left, field)
    assert left.active == ()
