"""Grapheme clusters: what a reader takes for one character, such as a flag or a CR LF."""

import re
import sys
from array import array
from collections.abc import Callable

import regex

_JOINING = regex.compile(
    r"[\p{GCB=Extend}\p{GCB=ZWJ}\p{GCB=SpacingMark}\p{GCB=Prepend}"
    r"\p{GCB=Regional_Indicator}\p{GCB=L}\p{GCB=V}\p{GCB=T}]"
)
_CANDIDATE = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u0591-\u1dff\u200c\u200d\u20d0-\u20ff\u2cef-\u2cf1\u2d7f"
    "\u2de0-\u2dff\u302a-\u302f\u3099\u309a\ua66f-\uabff\ud7b0-\ud7ff\ufb1e\ufe00-\ufe2f\uff9e\uff9f"
    "\U00010000-\U0001f0ff\U0001f1e6-\U0001f1ff\U0001f3fb-\U0001f3ff\U000e0000-\U000e0fff]"
)
"""Blocks that hold all of the joining characters and some others; found ten times as fast."""

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
    if "\r\n" in text:
        return True
    if text.isascii() or _is_latin(text):
        return False
    candidate = _CANDIDATE.search(text)
    return candidate is not None and _JOINING.search(text[candidate.start() :]) is not None


def _is_latin(text: str) -> bool:
    """Whether there is nothing above U+00FF; the encoder says so at once."""
    try:
        text.encode("latin-1")
    except UnicodeEncodeError:
        return False
    return True


def _number(text: str, give: Callable[[str, int], int], numbers: dict[str, int]) -> str:
    """Clusters as the characters of their numbers, packed: a list would hold a text for each."""
    found = array("I", (give(match[0], len(numbers)) for match in _CLUSTER.finditer(text)))
    return str(found.tobytes(), f"utf-32-{sys.byteorder[0]}e", "surrogatepass")
