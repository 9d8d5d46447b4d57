"""contains: the output holds texts, or patterns match it (reference C3)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from reviewer_app.domain.checks import Check, check
from reviewer_app.domain.evaluations import Plain, Result, Sample
from reviewer_app.evaluators.limits import TimeLimit
from reviewer_app.evaluators.options import Options, kind_of, require_texts
from reviewer_app.evaluators.patterns import compile_pattern, search, shorten
from reviewer_app.evaluators.texts import lower, read_text

Mode = Literal["contains_all", "contains_any", "regex"]
Find = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Contains:
    """Texts or patterns, and how many of them it takes."""

    mode: Mode
    items: list[str]
    is_caseless: bool

    @classmethod
    def read(cls, expected: Plain, config: Options) -> "Contains":
        """The mode by the shape of what is expected; one option, case_insensitive (true)."""
        mode, items = _read_items(expected, config)
        is_caseless = config.is_on("case_insensitive", default=True)
        found = cls(mode, items, is_caseless)
        found._warn(config)
        return found

    def score(self, sample: Sample) -> Result:
        """All and regex: the share that is found. Any: 1 or 0, and 0 for an empty list."""
        found = self._make_find(read_text(sample.output))
        matched: list[Plain] = []
        missing: list[Plain] = []
        for item in self.items:
            (matched if found(item) else missing).append(item)
        if self.mode == "contains_any":
            return self._conclude_any(matched)
        return self._conclude(matched, missing)

    def explain(self, result: Result) -> list[Check]:
        """Each text or pattern by itself; where one is enough, all of them together."""
        if self.mode == "contains_any":
            return [check("contains_any", not result.passed, subject=_listed([*self.items]))]
        missing = result.details.get("missing")
        gone = missing if isinstance(missing, list) else []
        kind = "matches" if self.mode == "regex" else "contains"
        return [check(kind, item in gone, subject=item) for item in dict.fromkeys(self.items)]

    def _conclude(self, matched: list[Plain], missing: list[Plain]) -> Result:
        if not missing:
            details: dict[str, Plain] = {"matched": matched, "mode": self.mode}
            return Result(score=1.0, passed=True, details=details)
        kind = "patterns are not matched" if self.mode == "regex" else "texts are not there"
        return Result(
            score=len(matched) / len(self.items),
            passed=False,
            reason=f"{len(missing)} of {len(self.items)} {kind}: {_listed(missing)}",
            details={"matched": matched, "missing": missing, "mode": self.mode},
        )

    def _conclude_any(self, matched: list[Plain]) -> Result:
        if matched:
            details: dict[str, Plain] = {"matched": matched, "mode": self.mode}
            return Result(score=1.0, passed=True, details=details)
        return Result(
            score=0.0,
            passed=False,
            reason=f"None of {len(self.items)} texts is there.",
            details={"expected": [*self.items], "mode": self.mode},
        )

    def _warn(self, config: Options) -> None:
        """Say which items count in another way than it seems."""
        if self.mode == "regex":
            for item in self.items:
                if compile_pattern(item, is_caseless=self.is_caseless) is None:
                    told = f"The pattern {shorten(item)} is invalid and is never matched."
                    config.warn(told, "bad_pattern", place="expected.regex", subject=item)
        elif "" in self.items:
            config.warn("The empty text is part of every output.", place="expected")
        if len(set(self.items)) < len(self.items):
            config.warn("An item that stands twice counts twice.", "twice", place="expected")

    def _make_find(self, text: str) -> Find:
        limit = TimeLimit()
        if self.mode == "regex":
            return lambda item: bool(search(item, text, limit, is_caseless=self.is_caseless))
        return finder(text, limit, is_caseless=self.is_caseless)


def finder(text: str, limit: TimeLimit, *, is_caseless: bool) -> Find:
    """A function that says whether a text is part of `text`; the empty text always is."""
    if is_caseless:
        text = lower(text)

    def find(item: str) -> bool:
        limit.remaining()
        return (lower(item) if is_caseless else item) in text

    return find


def _read_items(expected: Plain, config: Options) -> tuple[Mode, list[str]]:
    """The first that fits: list, `contains`, `contains_any`, `regex`, text, anything else."""
    match expected:
        case list():
            return "contains_all", _read_list(expected, "expected", config)
        case {"contains": items}:
            mode, key = "contains_all", "contains"
        case {"contains_any": items}:
            mode, key = "contains_any", "contains_any"
        case {"regex": items}:
            mode, key = "regex", "regex"
        case str():
            return "contains_all", [expected]
        case _:
            _warn_of_nothing(expected, config)
            return "contains_all", []
    _warn_of_keys(expected, key, config)
    return mode, _read_list(items, f"expected.{key}", config)


def _read_list(items: Plain, name: str, config: Options) -> list[str]:
    found = require_texts(items, name)
    if not found:
        if name.endswith("contains_any"):
            told = f"{name} is an empty list, so nothing passes."
            config.warn(told, "never_passes", place=name)
        else:
            told = f"{name} is an empty list, so every output passes."
            config.warn(told, "always_passes", place=name)
    return found


def _warn_of_nothing(expected: Plain, config: Options) -> None:
    """What has no shape that is known always passes (reference G5: as the original, warned of)."""
    shown = kind_of(expected)
    if isinstance(expected, dict):
        shown = "a map without contains, contains_any or regex"
    told = f"expected is {shown}, so every output passes."
    config.warn(told, "always_passes", place="expected")


def _warn_of_keys(expected: Plain, read: str, config: Options) -> None:
    if isinstance(expected, dict):
        for key in expected:
            if key != read:
                told = f"expected: {key} is not read, since {read} is there."
                config.warn(told, "unread", place=f"expected.{key}", subject=read)


def _listed(items: list[Plain]) -> str:
    shown = ", ".join(shorten(str(item)) for item in items[:3])
    return f"{shown}, …" if len(items) > 3 else shown
