"""Asking: time limits, pauses between attempts, and products that want to be left alone."""

import asyncio

import pytest

from reviewer_app.domain.answers import ProductAnswer
from reviewer_app.domain.errors import ProductFailed
from reviewer_app.running.asking import LONGEST_PAUSE, Asking, Attempted
from tests.support.runs import Answer, Parrot, Waits, a_run_case, busy


def ask(says: list[Answer], retries: int, waits: Waits) -> tuple[Attempted, Parrot]:
    product = Parrot({"a": says})
    asking = Asking(product=product, pace=waits.pace(), retries=retries)
    return asyncio.run(asking.ask(a_run_case().asked, seconds=30)), product


def test_pauses_double_with_each_attempt() -> None:
    waits = Waits()
    found, _ = ask([busy()], 3, waits)
    assert waits.waited == [0.5, 1.0, 2.0]
    assert found.attempts == 4
    assert isinstance(found.answer, ProductFailed)


def test_a_pause_never_takes_longer_than_a_minute() -> None:
    waits = Waits()
    ask([busy()], 12, waits)
    assert max(waits.waited) == LONGEST_PAUSE


def test_what_cannot_pass_is_not_tried_again() -> None:
    found, product = ask([ProductFailed("It refuses the key.", status=401)], 3, Waits())
    assert (found.attempts, product.asked) == (1, ["a"])


@pytest.mark.parametrize(("wanted", "waited"), [(7.0, 7.0), (9000.0, LONGEST_PAUSE)])
def test_a_product_that_says_when_is_asked_then(wanted: float, waited: float) -> None:
    waits = Waits()
    found, _ = ask([busy(wanted), "hello"], 1, waits)
    assert waits.waited == [waited]
    assert isinstance(found.answer, ProductAnswer)


def test_while_one_is_told_to_wait_the_others_wait_too() -> None:
    async def run() -> list[float]:
        waits = Waits()
        asking = Asking(product=Parrot({"a": [busy(7.0), "x"]}), pace=waits.pace(), retries=1)
        await asking.ask(a_run_case("a").asked, seconds=30)
        asking.pace.hold(7.0)
        before = waits.now()
        await asking.ask(a_run_case("b").asked, seconds=30)
        return [waits.now() - before]

    assert asyncio.run(run()) == [7.0]


def test_calls_begin_evenly_spread() -> None:
    async def run() -> list[float]:
        waits, began = Waits(), list[float]()
        pace = waits.pace(per_second=4)
        for _ in range(4):
            await pace.wait()
            began.append(waits.now())
        return began

    assert asyncio.run(run()) == [0.0, 0.25, 0.5, 0.75]


def test_without_a_limit_nobody_waits() -> None:
    async def run() -> list[float]:
        waits = Waits()
        pace = waits.pace()
        await pace.wait()
        await pace.wait()
        return waits.waited

    assert asyncio.run(run()) == []
