"""Grapheme clusters: what a reader takes for one character, such as a flag or a CR LF."""

import sys
from array import array
from collections.abc import Callable

import regex

_JOINING = regex.compile(
    r"\r\n|[\p{GCB=Extend}\p{GCB=ZWJ}\p{GCB=SpacingMark}\p{GCB=Prepend}"
    r"\p{GCB=Regional_Indicator}\p{GCB=L}\p{GCB=V}\p{GCB=T}]"
)
_CLUSTER = regex.compile(r"\X")


def as_symbols(one: str, other: str) -> tuple[str, str]:
    """Both texts with one character for each cluster, equal where the clusters are equal.

    Most texts hold no cluster of several characters, and are their own symbols.
    """
    if not (_has_clusters(one) or _has_clusters(other)):
        return one, other
    numbers: dict[str, int] = {}
    return _number(one, numbers.setdefault, numbers), _number(other, numbers.setdefault, numbers)


def _has_clusters(text: str) -> bool:
    if text.isascii():
        return "\r\n" in text
    return _JOINING.search(text) is not None


def _number(text: str, give: Callable[[str, int], int], numbers: dict[str, int]) -> str:
    """Clusters as the characters of their numbers, packed: a list would hold a text for each."""
    found = array("I", (give(match[0], len(numbers)) for match in _CLUSTER.finditer(text)))
    return str(found.tobytes(), f"utf-32-{sys.byteorder[0]}e", "surrogatepass")
