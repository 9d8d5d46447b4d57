"""Clusters: one symbol each, equal where they are equal."""

import regex
from hypothesis import given
from hypothesis import strategies as some

from reviewer_app.evaluators import graphemes
from reviewer_app.evaluators.graphemes import as_symbols

JOINING = "a\r\ne\u0301\u200d👩🇫🇷각가\u0600कि"
TEXTS = some.text(alphabet=some.one_of(some.sampled_from(JOINING), some.characters()))


@given(TEXTS, TEXTS)
def test_symbols_stand_for_the_clusters_of_both_texts(one: str, other: str) -> None:
    clusters = [
        [found[0] for found in regex.compile(r"\X").finditer(text)] for text in (one, other)
    ]
    symbols = as_symbols(one, other)
    assert [len(text) for text in symbols] == [len(text) for text in clusters]
    pairs = {*zip(clusters[0] + clusters[1], symbols[0] + symbols[1], strict=True)}
    assert len(pairs) == len({cluster for cluster, _ in pairs}) == len({it for _, it in pairs})


def test_a_text_without_clusters_is_its_own_symbols() -> None:
    assert as_symbols("日本", "\n") == ("日本", "\n")


def test_no_joining_character_is_missed_by_the_quick_look() -> None:
    """The blocks are written down by hand, and Unicode grows."""
    joining = graphemes._JOINING.findall("".join(map(chr, range(0x80, 0x110000))))
    assert len(joining) > 2_000
    assert [char for char in joining if not graphemes._CANDIDATE.fullmatch(char)] == []
