"""Comparing texts: words of two 1 MB texts, one line of 250,000 letters, two texts of 5 MB.

The goals are a ratio, the same words by Python's own difflib in the same run, and processor time,
which a busy machine moves least. How long it takes by the clock is printed only.
"""

import difflib
import random
import re
import time
from collections.abc import Callable

from reviewer_app.domain.texts import TextDifference, compare_texts
from reviewer_app.services.differing import COARSE_SECONDS, DiffTools, cut_words
from tests.benchmarks.measuring import in_ms, median, timed
from tests.benchmarks.setting import Setting

ROUNDS = 3
TIMES_DIFFLIB = 5.0
CHANGED = 0.02
"""Share of the words that another revision has otherwise."""

GOALS_MS = {
    "1 MB in lines": (150.0, 1000.0),
    "one line of 250,000": (150.0, 1000.0),
    "5 MB in lines": (500.0, 5000.0),
}
"""Milliseconds of the processor for a first, coarse result and for the exact one."""

SAMPLE = 20_000
"""Letters that difflib is given too: its time grows with the square."""


def measure(setting: Setting) -> None:
    """Goal: at least five times as fast as difflib on the same words."""
    chance = random.Random(7)
    words = [
        "".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=n % 8 + 2)) for n in range(5000)
    ]
    for name, letters, separator in (
        ("1 MB in lines", 1_000_000, "\n"),
        ("one line of 250,000", 250_000, " "),
        ("5 MB in lines", 5_000_000, "\n"),
    ):
        old = _text(chance, words, letters, separator)
        new = _edited(chance, words, old, CHANGED)
        _say(setting, f"{name}, 2 % changed", old, new)
        _judge_processor(setting, name, old, new)
    line = _text(chance, words, 250_000, " ")
    _say(setting, "one line, wholly different", line, _edited(chance, words, line, 1.0))
    _judge(setting, chance, words)


def _text(chance: random.Random, words: list[str], letters: int, separator: str) -> str:
    lines: list[str] = []
    length = 0
    while length < letters:
        lines.append(" ".join(chance.choices(words, k=12)) + "." + separator)
        length += len(lines[-1])
    return "".join(lines)


def _edited(chance: random.Random, words: list[str], text: str, share: float) -> str:
    def other(found: re.Match[str]) -> str:
        return chance.choice(words) if chance.random() < share else found[0]

    return re.sub(r"\w+", other, text)


def _coarse(old: str, new: str) -> TextDifference:
    return compare_texts(old, new, DiffTools(COARSE_SECONDS, is_rough=True))


def _exact(old: str, new: str) -> TextDifference:
    return compare_texts(old, new, DiffTools())


def _say(setting: Setting, name: str, old: str, new: str) -> None:
    coarse = median([timed(lambda: _coarse(old, new))[1] for _ in range(ROUNDS)])
    found, exact = timed(lambda: _exact(old, new))
    words = f"{found.removed:,} words removed, {found.added:,} added"
    setting.report.say(f"{name}: coarse {in_ms(coarse)}, exact {in_ms(exact)} ({words})")


def _judge_processor(setting: Setting, name: str, old: str, new: str) -> None:
    for kind, compare, goal in zip(
        ("coarse", "exact"), (_coarse, _exact), GOALS_MS[name], strict=True
    ):
        found = min(_processor_ms(lambda compare=compare: compare(old, new)) for _ in range(2))
        words = f"{name}, {kind}, processor time"
        setting.report.judge(words, found, goal, " ms", at_least=False)


def _processor_ms(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return (time.process_time() - began) * 1000


def _judge(setting: Setting, chance: random.Random, words: list[str]) -> None:
    old = _text(chance, words, SAMPLE, "\n")
    new = _edited(chance, words, old, CHANGED)
    ours = median([timed(lambda: _exact(old, new))[1] for _ in range(ROUNDS)])

    def by_difflib() -> object:
        matcher = difflib.SequenceMatcher(None, cut_words(old), cut_words(new), autojunk=False)
        return matcher.get_opcodes()

    theirs = timed(by_difflib)[1]
    setting.report.judge(
        "times as fast as difflib", theirs / ours, TIMES_DIFFLIB, "", at_least=True
    )
