"""exact_match: the output is the expected text, to the character (reference C1)."""

from dataclasses import dataclass

from reviewer_app.domain.checks import Check, check
from reviewer_app.domain.evaluations import Plain, Result, Sample
from reviewer_app.evaluators.options import Options
from reviewer_app.evaluators.texts import collapse, lower, read_text, to_text, trim


@dataclass(frozen=True, slots=True)
class ExactMatch:
    """Both texts are trimmed, lower-cased and collapsed, each as the options say."""

    expected: str
    is_trimmed: bool
    is_lowered: bool
    is_collapsed: bool

    @classmethod
    def read(cls, expected: Plain, config: Options) -> "ExactMatch":
        """Options: trim (true), case_insensitive (false), normalize (false)."""
        return cls(
            to_text(expected, "expected"),
            config.is_on("trim", default=True),
            config.is_on("case_insensitive", default=False),
            config.is_on("normalize", default=False),
        )

    def score(self, sample: Sample) -> Result:
        """1 when both are equal by code point, else 0; there is nothing between."""
        actual = self._even_out(read_text(sample.output))
        expected = self._even_out(self.expected)
        is_equal = actual == expected
        return Result(
            score=1.0 if is_equal else 0.0,
            passed=is_equal,
            reason=None if is_equal else "The output is not the expected text.",
            details={"actual": actual, "expected": expected},
        )

    def explain(self, result: Result) -> list[Check]:
        """The one thing that is asked."""
        return [check("same_text", not result.passed)]

    def _even_out(self, text: str) -> str:
        text = trim(text) if self.is_trimmed else text
        text = lower(text) if self.is_lowered else text
        return collapse(text) if self.is_collapsed else text
