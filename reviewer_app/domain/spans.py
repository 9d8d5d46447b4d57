"""Two lines compared by words, with the differences that mean nothing told apart."""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import accumulate, groupby
from typing import NamedTuple

from reviewer_app.domain.sequences import Run, Tools, align

WINDOW = 200_000
"""Letters whose words are counted by one call, which other threads have to wait for."""


class State(IntEnum):
    """How much two sides differ; the greater one counts for the whole."""

    SAME = 0
    QUIET = 1
    """Only in what can be muted: white space, line ends, the Unicode or JSON form."""
    CHANGED = 2


class Reason(Enum):
    """Why a difference is quiet."""

    WHITE_SPACE = "white space"
    LINE_ENDS = "line ends"
    UNICODE_FORM = "Unicode form"
    JSON_FORM = "JSON form"


class Span(NamedTuple):
    """Letters a_start:a_end of the one text beside b_start:b_end of the other."""

    state: State
    a_start: int
    a_end: int
    b_start: int
    b_end: int
    reason: Reason | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WordDifference:
    """Spans that cover two lines once and in order; removed and added count words."""

    spans: tuple[Span, ...]
    removed: int = 0
    added: int = 0
    is_complete: bool = True

    @property
    def state(self) -> State:
        """The most that any span has to tell."""
        return max((span.state for span in self.spans), default=State.SAME)


def compare_words(a: str, b: str, a_at: int, b_at: int, tools: Tools) -> WordDifference:
    """Compare two lines, which begin at a_at and b_at of their texts, word by word."""
    cut_a, cut_b = tools.words(a), tools.words(b)
    words_a, words_b = cut_a.tokens, cut_b.tokens
    found = align(_keys(words_a), _keys(words_b), tools)
    places_a = list(accumulate(map(len, words_a), initial=0))
    places_b = list(accumulate(map(len, words_b), initial=0))
    spans: list[Span] = []
    removed = added = 0
    for run in _without_confetti(found.runs, places_a, places_b):
        if run.is_same:
            spans += _same_spans(words_a, words_b, run, places_a, places_b)
            continue
        removed += _count(words_a[run.a_start : run.a_end])
        added += _count(words_b[run.b_start : run.b_end])
        spans.append(_changed_span(a, b, run, places_a, places_b))
    return WordDifference(
        spans=tuple(_moved(span, a_at, b_at) for span in spans),
        removed=removed,
        added=added,
        is_complete=found.is_complete and cut_a.is_complete and cut_b.is_complete,
    )


def count_words(text: str, tools: Tools) -> int:
    """How many words there are; roughly, where time ran out."""
    return _count(tools.words(text).tokens) if tools.has_time() else count_roughly(text)


def count_roughly(text: str) -> int:
    """How many words there are by their blanks; one that a window cuts counts as two."""
    if len(text) <= WINDOW:
        return len(text.split())
    return sum(len(text[at : at + WINDOW].split()) for at in range(0, len(text), WINDOW))


def whole_span(a: str, b: str, a_at: int, b_at: int) -> Span:
    """One span over two lines that are not looked into."""
    reason = _quiet_reason(a, b)
    return Span(
        State.QUIET if reason else State.CHANGED,
        a_at,
        a_at + len(a),
        b_at,
        b_at + len(b),
        reason,
    )


def _quiet_reason(a: str, b: str) -> Reason | None:
    if (a and not a.isspace()) or (b and not b.isspace()) or not (a or b):
        return None
    return Reason.LINE_ENDS if _has_end(a) or _has_end(b) else Reason.WHITE_SPACE


def _has_end(blanks: str) -> bool:
    return "\n" in blanks or "\r" in blanks


def _keys(words: Sequence[str]) -> list[str]:
    return [word if word.isascii() and word.isalnum() else _key(word) for word in words]


def _key(word: str) -> str:
    """What is equal for words that differ only in white space or in the Unicode form."""
    if word.isspace():
        return "\n" if "\n" in word else " "
    return unicodedata.normalize("NFC", word)


def _count(words: Sequence[str]) -> int:
    return sum(1 for word in words if word[0].isalnum())


def _without_confetti(
    runs: Sequence[Run], places_a: Sequence[int], places_b: Sequence[int]
) -> list[Run]:
    """Without equal parts that are no longer than the changes on either side of them.

    A sentence written anew shares "the" and "a" with the old one, and marking around them makes
    it unreadable. (reference: diff-match-patch, semantic cleanup)
    """

    def length(run: Run) -> int:
        removed = places_a[run.a_end] - places_a[run.a_start]
        added = places_b[run.b_end] - places_b[run.b_start]
        return max(removed, added)

    kept: list[Run] = []
    for run in runs:
        kept.append(run)
        while len(kept) >= 3 and not run.is_same:
            before, same, after = kept[-3:]
            if length(same) > min(length(before), length(after)):
                break
            joined = before._replace(a_end=after.a_end, b_end=after.b_end)
            kept[-3:] = [joined]
    return kept


def _changed_span(
    a: str, b: str, run: Run, places_a: Sequence[int], places_b: Sequence[int]
) -> Span:
    start_a, end_a = places_a[run.a_start], places_a[run.a_end]
    start_b, end_b = places_b[run.b_start], places_b[run.b_end]
    return whole_span(a[start_a:end_a], b[start_b:end_b], start_a, start_b)


def _same_spans(
    words_a: Sequence[str],
    words_b: Sequence[str],
    run: Run,
    places_a: Sequence[int],
    places_b: Sequence[int],
) -> Iterator[Span]:
    """The stretches of words that are really equal, and those that are so but for their form."""
    shift = run.b_start - run.a_start

    def reason_at(place: int) -> Reason | None:
        a, b = words_a[place], words_b[place + shift]
        if a == b:
            return None
        return _quiet_reason(a, b) or Reason.UNICODE_FORM

    for reason, group in groupby(range(run.a_start, run.a_end), reason_at):
        places = list(group)
        first, last = places[0], places[-1] + 1
        yield Span(
            state=State.QUIET if reason else State.SAME,
            a_start=places_a[first],
            a_end=places_a[last],
            b_start=places_b[first + shift],
            b_end=places_b[last + shift],
            reason=reason,
        )


def _moved(span: Span, a_at: int, b_at: int) -> Span:
    return Span(
        state=span.state,
        a_start=span.a_start + a_at,
        a_end=span.a_end + a_at,
        b_start=span.b_start + b_at,
        b_end=span.b_end + b_at,
        reason=span.reason,
    )
