"""Comparing off the window's thread: field by field, coarse first, exact on request."""

import asyncio
import time
from pathlib import Path

import pytest

from reviewer_app.domain.differences import FieldDifference
from reviewer_app.domain.errors import FileProblem, Superseded
from reviewer_app.domain.spans import State
from reviewer_app.domain.texts import TextDifference
from reviewer_app.services.comparing import (
    Comparing,
    compare_cases,
    compare_closer,
    compare_in_steps,
)
from reviewer_app.services.differing import DiffTools, cut_words
from tests.support.builders import a_case
from tests.support.differing import patched
from tests.support.stores import a_bench

LINE = " ".join(f"w{n % 977}" for n in range(50_000))
OTHER = LINE.replace("w3 ", "v3 ")


async def _compare(a: str, b: str) -> list[FieldDifference]:
    return [field async for field in compare_cases(a_case(input=a), a_case(input=b))]


def test_a_long_line_is_compared_coarsely_and_on_request_exactly() -> None:
    """B72."""

    async def work() -> tuple[FieldDifference, FieldDifference]:
        (coarse,) = await _compare(LINE, OTHER)
        return coarse, await compare_closer(coarse)

    coarse, exact = asyncio.run(work())
    assert coarse.is_coarse
    assert not exact.is_coarse
    assert exact.removed == LINE.count("w3 ")
    for found in (coarse.difference, exact.difference):
        assert isinstance(found, TextDifference)
        assert patched(found) == (LINE, OTHER)


def test_a_long_field_is_there_to_be_read_before_it_is_compared() -> None:
    """B71."""
    long = "Some words of a long text.\n" * 40_000
    a, b = a_case(input=long, goal="One."), a_case(input=f"{long}More.", goal="Two.")

    async def work() -> list[tuple[str, bool, bool]]:
        return [
            (field.name, field.is_begun, field.difference is None)
            async for field in compare_in_steps(a, b)
        ]

    assert asyncio.run(work()) == [
        ("input", True, True),
        ("input", False, False),
        ("goal", False, False),
    ]
    assert len(asyncio.run(_compare(long, f"{long}More."))) == 1


def test_the_loop_goes_on_while_a_long_line_is_compared() -> None:
    """B72: 250,000 letters, wholly different; the window's loop is never held for long."""
    a = " ".join(f"w{n * 7919 % 10007}" for n in range(45_000))
    b = " ".join(f"w{n * 104729 % 10007}" for n in range(45_000))

    async def work() -> float:
        task = asyncio.ensure_future(_compare(a, b))
        longest, last = 0.0, time.perf_counter()
        while not task.done():
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            longest, last = max(longest, now - last), now
        assert task.result()[0].state is State.CHANGED
        return longest

    assert asyncio.run(work()) < 0.5  # on a quiet machine it is some 20 ms


def test_who_gives_up_waiting_ends_the_work() -> None:
    async def work() -> None:
        task = asyncio.ensure_future(_compare(LINE, OTHER))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(work())


def test_tools_that_nobody_waits_for_stop() -> None:
    with pytest.raises(Superseded):
        DiffTools(is_wanted=lambda: False).has_time()


def test_long_texts_are_cut_into_the_same_words_as_short_ones() -> None:
    parts = ["word 16:00 ", "漢字 ", "ไทย\r\n", "مرحبا ", "\U0001f469\u200d\U0001f467 ", "e\u0301"]
    text = "".join(parts[n % 6] for n in range(60_000))
    words = cut_words(text)
    assert "".join(words) == text
    assert set(words) == set(cut_words("".join(parts * 2)))
    assert cut_words("x" * 300_000) == ["x" * 300_000]


def test_a_comparison_is_saved_whole_and_never_over_the_programs_own_files(tmp_path: Path) -> None:
    target = tmp_path / "comparison.html"
    (tmp_path / "w").mkdir()
    with a_bench(tmp_path / "w") as bench:
        comparing = Comparing(bench.database)
        asyncio.run(comparing.save(target, b"<html>"))
        with pytest.raises(FileProblem):
            asyncio.run(comparing.save(bench.database.path, b"<html>"))
        with pytest.raises(FileProblem):
            asyncio.run(comparing.save(tmp_path / "nowhere" / "comparison.html", b"<html>"))
    assert target.read_bytes() == b"<html>"
    assert {path.name for path in tmp_path.iterdir()} == {"comparison.html", "w"}


def test_two_cases_are_read_by_their_ids(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        a, b = asyncio.run(Comparing(bench.database).two_cases("case-1", "case-2"))
    assert (a.id, b.id) == ("case-1", "case-2")
