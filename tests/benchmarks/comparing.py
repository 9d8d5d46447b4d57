"""Comparing texts: words of two 1 MB texts, one line of 250,000 letters, two texts of 5 MB.

The goals are ratios to what Python itself takes for the same texts in the same run, and times of
the processor, which a busy machine moves least. The page's times by the clock, and the longest
time for which its window did not answer, mean something on a quiet machine only.
"""

import asyncio
import csv
import difflib
import shutil
import time
from collections.abc import Callable
from pathlib import Path

from reviewer_app.domain.texts import TextDifference, compare_texts
from reviewer_app.services.differing import COARSE_SECONDS, DiffTools, cut_words
from tests.benchmarks.comparing_window import LETTERS, make_workspace
from tests.benchmarks.long_texts import LongTexts
from tests.benchmarks.measuring import in_ms, median, spread, timed
from tests.benchmarks.setting import Setting
from tests.benchmarks.windows import show_window

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

PAGE_MS = {"texts": 150.0, "marks": 500.0, "gap": 50.0}
"""Milliseconds until both texts are on the screen, and the differences in them, and for which the
window does not answer meanwhile."""

TIMES_BARE = 12.0
"""What the page may take beside cutting both texts into lines and putting these in a set."""

SAMPLE = 20_000
"""Letters that difflib is given too: its time grows with the square."""


def measure(setting: Setting) -> None:
    """Goal: at least five times as fast as difflib on the same words; the page's times."""
    texts = LongTexts(7)
    for name, letters, separator in (
        ("1 MB in lines", 1_000_000, "\n"),
        ("one line of 250,000", 250_000, " "),
        ("5 MB in lines", LETTERS, "\n"),
    ):
        old = texts.text(letters, separator)
        new = texts.edited(old, CHANGED)
        _compare(setting, name, old, new)
    line = texts.text(250_000, " ")
    _compare(setting, "one line, wholly different", line, texts.edited(line, 1.0))
    _judge(setting, texts)
    _judge_page(setting)


def _coarse(old: str, new: str) -> TextDifference:
    return compare_texts(old, new, DiffTools(COARSE_SECONDS, is_rough=True))


def _exact(old: str, new: str) -> TextDifference:
    return compare_texts(old, new, DiffTools())


def _compare(setting: Setting, name: str, old: str, new: str) -> None:
    """How long it takes by the clock, and, where there is a goal, of the processor."""
    for kind, compare, rounds, goal in (
        ("coarse", _coarse, ROUNDS, GOALS_MS.get(name, (0.0, 0.0))[0]),
        ("exact", _exact, 1, GOALS_MS.get(name, (0.0, 0.0))[1]),
    ):
        clock: list[float] = []
        processor: list[float] = []
        for _ in range(rounds):
            began = time.process_time()
            _, seconds = timed(lambda compare=compare: compare(old, new))
            processor.append((time.process_time() - began) * 1000)
            clock.append(seconds)
        setting.report.say(f"{name}, {kind}: {in_ms(median(clock))}")
        if goal:
            words = f"{name}, {kind}, processor time"
            setting.report.judge(words, min(processor), goal, " ms", at_least=False)


def _processor_ms(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return (time.process_time() - began) * 1000


def _judge(setting: Setting, texts: LongTexts) -> None:
    old = texts.text(SAMPLE)
    new = texts.edited(old, CHANGED)
    ours = median([timed(lambda: _exact(old, new))[1] for _ in range(ROUNDS)])

    def by_difflib() -> object:
        matcher = difflib.SequenceMatcher(None, cut_words(old), cut_words(new), autojunk=False)
        return matcher.get_opcodes()

    theirs = timed(by_difflib)[1]
    setting.report.judge(
        "times as fast as difflib", theirs / ours, TIMES_DIFFLIB, "", at_least=True
    )


def _judge_page(setting: Setting) -> None:
    """The page of two revisions of 5 MB in the real window."""
    report = setting.report
    found = show_window("comparing", _workspace(setting), setting.rounds).found
    for name, words in (("texts", "text on screen"), ("marks", "line marks")):
        report.say(f"{words} of two texts of 5 MB: {spread(found[name])}")
        shown = median(found[name]) * 1000
        report.judge(f"{words}, by the clock", shown, PAGE_MS[name], " ms", at_least=False)
    for name, words in (("gap", "by the clock"), ("own gap", "of its own thread's work")):
        longest = max(found[name]) * 1000
        report.judge(
            f"longest gap of the window, {words}", longest, PAGE_MS["gap"], " ms", at_least=False
        )
    processor, bare = median(found["processor"]), _bare()
    report.say(f"processor time until the marks are there: {in_ms(processor)}")
    report.judge(
        "line marks, times as long as bare lines", processor / bare, TIMES_BARE, "", at_least=False
    )


def _workspace(setting: Setting) -> Path:
    folder = setting.worlds.folder / "compared"
    if not (folder / "whole").exists():
        shutil.rmtree(folder, ignore_errors=True)
        file = setting.worlds.folder / "compared.csv"
        with file.open("w", encoding="utf-8", newline="") as stream:
            rows = [("id", "input", "expected_output"), ("A1", "Why?", "So."), ("A2", "Who?", "I.")]
            csv.writer(stream).writerows(rows)
        asyncio.run(make_workspace(folder, file))
        (folder / "whole").touch()
    return folder


def _bare() -> float:
    """Seconds of the processor that nobody can do without: lines cut, and each looked up once."""
    texts = LongTexts(7)
    old = texts.text(LETTERS)
    new = texts.edited(old, CHANGED)
    return (
        min(_processor_ms(lambda: set(old.split("\n")) & set(new.split("\n"))) for _ in range(5))
        / 1000
    )
