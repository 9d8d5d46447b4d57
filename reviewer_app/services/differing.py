"""Differing: the tools that a comparison works with – words, an algorithm and a clock.

Words are those of Unicode as far as people see them: letters that stand by themselves in
Chinese, Japanese and Thai, runs of letters elsewhere, and never a part of what is seen as one
character (UAX 29). The difference is diff-match-patch's, in C++ where a wheel exists.
"""

import re
import time
from collections.abc import Callable
from typing import Literal, Protocol, cast

import regex

from reviewer_app.domain.errors import Superseded
from reviewer_app.domain.sequences import Edit, Edits, Words
from reviewer_app.services.anchoring import cut_at_anchors

COARSE_SECONDS = 0.08
"""Spent on looking closer before a first result is shown; lines and words cost as much again."""

EXACT_SECONDS = 5.0
"""After this even the exact difference is given as far as it got: what takes longer has so little
in common that its words would be confetti."""

LEAST_SECONDS = 0.01
FIRST_TRY = 0.2
"""Spent on a long sequence as a whole, before it is cut up at what is found once on each side."""

LONG = 2_000
"""Tokens of a sequence that may take seconds."""

WINDOW = 50_000
"""Letters cut into words by one call, which other threads have to wait for."""

ROUGH_FROM = 60_000
"""Letters of a line from which a first result goes by what stands between blanks."""

MOST_IN_ROUGH = 40
"""Letters between blanks on average; with more it is a language without blanks."""

_TAIL = (
    r"[\p{Grapheme_Cluster_Break=Extend}\p{Grapheme_Cluster_Break=ZWJ}"
    r"\p{Grapheme_Cluster_Break=SpacingMark}]"
)
_LETTER = r"[\w--[\p{Han}\p{Hiragana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\p{Extended_Pictographic}]]"
_WORDS = regex.compile(
    rf"(?V1)\p{{Nd}}+(?:[.,:]\p{{Nd}}+)+{_TAIL}*+"
    rf"|{_LETTER}+(?:(?:{_TAIL}+|['’]){_LETTER}+)*{_TAIL}*+"
    rf"|[^\S\r\n]+(?!{_TAIL})"
    r"|\X"
)
_ASCII_WORDS = re.compile(
    r"[0-9]+(?:[.,:][0-9]+)+|[A-Za-z0-9_]+(?:'[A-Za-z0-9_]+)*|[^\S\r\n]+|\r\n|[\s\S]", re.ASCII
)
_PREPENDED = regex.compile(r"\p{Grapheme_Cluster_Break=Prepend}")


class _Pattern(Protocol):
    def findall(self, string: str, pos: int = ..., endpos: int = ..., /) -> list[str]: ...


def cut_words(text: str) -> list[str]:
    """The text in words, stretches of blanks, line ends and single signs."""
    pattern = cast(_Pattern, _ASCII_WORDS if text.isascii() else _WORDS)
    if len(text) <= WINDOW:
        return pattern.findall(text)
    found: list[str] = []
    at, window = 0, WINDOW
    while at < len(text):
        part = pattern.findall(text, at, at + window)
        if at + window < len(text):
            del part[-2:]  # where the window ends, a word may go on
        found += part
        at += sum(map(len, part))
        window = WINDOW if part else 2 * window
    return found


def cut_roughly(text: str) -> list[str] | None:
    """The text at its blanks, ten times quicker; None where that is no measure of its words."""
    if text.count(" ") * MOST_IN_ROUGH < len(text) or _PREPENDED.search(text):
        return None
    first, *rest = text.split(" ")
    return [first, *(f" {word}" for word in rest)] if first else [f" {word}" for word in rest]


Algorithm = Callable[[str, str, float], list[Edit]]


def plain_algorithm(a: str, b: str, seconds: float) -> list[Edit]:
    """diff-match-patch in Python; after so many seconds the rest counts as changed."""
    import diff_match_patch

    engine = diff_match_patch.diff_match_patch()
    engine.Diff_Timeout = seconds
    kinds: dict[int, Literal["=", "-", "+"]] = {0: "=", -1: "-", 1: "+"}
    return [(kinds[kind], len(part)) for kind, part in engine.diff_main(a, b, False)]


def _best_algorithm() -> Algorithm:
    try:
        import fast_diff_match_patch
    except ImportError:
        return plain_algorithm

    def fast(a: str, b: str, seconds: float) -> list[Edit]:
        return fast_diff_match_patch.diff(a, b, timelimit=seconds, checklines=False, cleanup="No")

    return fast


class DiffTools:
    """The tools of one comparison.

    seconds: after which it goes on without looking closer. is_rough: long lines may be cut at
    their blanks. is_wanted: asked between two steps; once False the work ends with Superseded.
    """

    def __init__(
        self,
        seconds: float = EXACT_SECONDS,
        *,
        is_rough: bool = False,
        is_wanted: Callable[[], bool] = lambda: True,
        algorithm: Algorithm | None = None,
    ) -> None:
        self._ends_at = time.monotonic() + seconds
        self._is_rough = is_rough
        self._is_wanted = is_wanted
        self._algorithm = algorithm or _best_algorithm()

    def difference(self, a: str, b: str) -> Edits:
        """The edits that make b of a, as good as the time allows."""
        if not a or not b:
            return Edits(edits=_one_sided(a, b))
        is_long = min(len(a), len(b)) > LONG
        found = self._tried(a, b, FIRST_TRY if is_long else EXACT_SECONDS)
        if found.is_complete or self._is_rough or not is_long:
            return found
        parts = [self._tried(p, q, EXACT_SECONDS) for p, q in cut_at_anchors(a, b)]
        edits = [edit for part in parts for edit in part.edits]
        return Edits(edits=edits, is_complete=all(part.is_complete for part in parts))

    def _tried(self, a: str, b: str, seconds: float) -> Edits:
        """What the algorithm finds in so many seconds, or in those that are left."""
        if not a or not b:
            return Edits(edits=_one_sided(a, b))
        began = time.monotonic()
        limit = min(seconds, max(self._ends_at - began, LEAST_SECONDS))
        edits = self._algorithm(a, b, limit)
        return Edits(edits=edits, is_complete=time.monotonic() - began < limit)

    def words(self, text: str) -> Words:
        """The text in words; roughly for long lines, if that will do."""
        if self._is_rough and len(text) > ROUGH_FROM:
            rough = cut_roughly(text)
            if rough is not None:
                return Words(tokens=rough, is_complete=False)
        return Words(tokens=cut_words(text))

    def has_time(self) -> bool:
        """Whether to look closer; raises Superseded when nobody waits any more."""
        if not self._is_wanted():
            raise Superseded
        return time.monotonic() < self._ends_at


def _one_sided(a: str, b: str) -> list[Edit]:
    edits: list[Edit] = [("-", len(a)), ("+", len(b))]
    return [edit for edit in edits if edit[1]]
