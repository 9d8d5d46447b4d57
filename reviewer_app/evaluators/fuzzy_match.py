"""fuzzy_match: how like the expected text the output is (reference C2)."""

from dataclasses import dataclass

from reviewer_app.domain.checks import Check
from reviewer_app.domain.evaluations import Plain, Result, Sample, Unscorable
from reviewer_app.domain.sayings import say
from reviewer_app.evaluators.graphemes import as_symbols
from reviewer_app.evaluators.options import Options
from reviewer_app.evaluators.texts import collapse, lower, read_text, round_half_up, to_text, trim

DEFAULT_THRESHOLD = 0.8
MAX_WORK = 60_000_000_000
"""Pairs of characters that are compared at most, some seconds' work: two texts of 245,000."""


@dataclass(frozen=True, slots=True)
class FuzzyMatch:
    """Both texts are trimmed, and lower-cased and collapsed unless the options say no."""

    expected: str
    threshold: float
    is_lowered: bool
    is_collapsed: bool

    @classmethod
    def read(cls, expected: Plain, config: Options) -> "FuzzyMatch":
        """Options: threshold (0.8), normalize (true), case_insensitive (true)."""
        return cls(
            to_text(expected, "expected"),
            config.threshold("threshold", DEFAULT_THRESHOLD),
            config.is_on("case_insensitive", default=True),
            config.is_on("normalize", default=True),
        )

    def score(self, sample: Sample) -> Result:
        """The similarity, also of a pass; passed from the threshold on, without a tolerance."""
        actual = self._even_out(read_text(sample.output))
        expected = self._even_out(self.expected)
        similarity = measure_similarity(actual, expected)
        passed = similarity >= self.threshold
        return Result(
            score=similarity,
            passed=passed,
            reason=None if passed else self._why_failed(similarity),
            details={
                "similarity": round_half_up(similarity, 4),
                "threshold": self._known_threshold(),
                "actual": actual,
                "expected": expected,
            },
        )

    def explain(self, result: Result) -> list[Check]:
        """How like the text is; the threshold is what is asked for."""
        known = self._known_threshold()
        return [
            Check(
                kind="similarity",
                state="held" if result.passed else "failed",
                subject="" if known is None else f"{known:g}",
                figure=f"{_told(result.score):g}",
            )
        ]

    def _even_out(self, text: str) -> str:
        text = trim(text)
        text = lower(text) if self.is_lowered else text
        return collapse(text) if self.is_collapsed else text

    def _known_threshold(self) -> float | None:
        return self.threshold if self.threshold == self.threshold else None

    def _why_failed(self, similarity: float) -> str:
        known = self._known_threshold()
        if known is None:
            return "The threshold is no number, so nothing passes."
        shown = round_half_up(similarity, 2)
        return f"The similarity {shown} does not reach the threshold {known}."


def measure_similarity(one: str, other: str) -> float:
    """1 minus the share of edits, by extended grapheme clusters; a swap is two edits.

    Levenshtein, as the original computes it: its guide says Jaro-Winkler (reference G2).
    Raises Unscorable for texts whose comparison would take minutes.
    """
    if one == other:
        return 1.0
    if not one or not other:
        return 0.0
    if len(one) * len(other) > MAX_WORK:
        raise Unscorable(
            say(
                "Texts of {count} and {count2} characters are too long to compare.",
                count=f"{len(one):,}",
                count2=f"{len(other):,}",
            )
        )
    from rapidfuzz.distance import Levenshtein  # 2 MB that a window may never need

    one, other = as_symbols(one, other)
    return 1.0 - Levenshtein.distance(one, other) / max(len(one), len(other))


def _told(score: float) -> float:
    """A likeness with two digits; one short of 1 is never rounded up to 1."""
    rounded = float(round_half_up(score, 2))
    return 0.99 if rounded >= 1 > score else rounded
