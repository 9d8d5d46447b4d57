"""The tools of a comparison: words, anchors, the algorithm and its clock."""

import random
import sys

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.texts import compare_texts
from reviewer_app.services.anchoring import SHINGLE, cut_at_anchors
from reviewer_app.services.differing import (
    DiffTools,
    cut_roughly,
    cut_words,
    plain_algorithm,
)
from tests.support.differing import characters, patched, texts

LETTERS = st.text("abcdefghijklmnopqrstuvwxyz", max_size=60)


@given(texts)
def test_words_are_whole_characters_and_together_the_text(text: str) -> None:
    words = cut_words(text)
    assert "".join(words) == text
    at = 0
    for word in words:
        assert at in characters(text)
        at += len(word)


@given(texts.map(lambda text: text + " a b c" * 40))
def test_rough_words_split_no_character_either(text: str) -> None:
    words = cut_roughly(text)
    if words is None:
        assert regex.compile(r"\p{Grapheme_Cluster_Break=Prepend}").search(text) or (
            text.count(" ") * 40 < len(text)
        )
        return
    assert "".join(words) == text
    at = 0
    for word in words:
        assert at in characters(text)
        at += len(word)


@given(LETTERS, LETTERS, LETTERS)
def test_parts_between_anchors_are_together_both_texts(start: str, middle: str, end: str) -> None:
    shared = "0123456789"
    a, b = start + shared + middle, middle + shared + end
    parts = list(cut_at_anchors(a, b))
    assert "".join(part for part, _ in parts) == a
    assert "".join(part for _, part in parts) == b


def test_what_stands_once_on_both_sides_stays_together() -> None:
    shared = "abcdefghij"
    assert len(shared) > SHINGLE
    assert (shared, shared) in list(cut_at_anchors(f"xx{shared}yy", f"1{shared}2222"))


def test_a_long_line_with_many_changes_is_compared_to_the_end() -> None:
    chance = random.Random(3)
    words = [f"w{number}" for number in range(700)]
    old = chance.choices(words, k=30_000)
    new = [chance.choice(words) if chance.random() < 0.2 else word for word in old]
    found = compare_texts(" ".join(old), " ".join(new), DiffTools(60))
    assert not found.is_coarse
    assert patched(found) == (" ".join(old), " ".join(new))
    assert found.removed < 9_000


def test_time_that_runs_out_is_told() -> None:
    chance = random.Random(5)
    a, b = ("".join(chance.choices("abcdefgh", k=20_000)) for _ in range(2))
    found = DiffTools(0.05, algorithm=plain_algorithm).difference(a, b)
    assert not found.is_complete
    assert sum(count for kind, count in found.edits if kind != "+") == len(a)
    assert sum(count for kind, count in found.edits if kind != "-") == len(b)


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="there is no wheel of it yet")
def test_the_fast_algorithm_is_there_where_it_has_a_wheel() -> None:
    import fast_diff_match_patch

    assert fast_diff_match_patch.diff("a", "b", timelimit=1, checklines=False, cleanup="No")
