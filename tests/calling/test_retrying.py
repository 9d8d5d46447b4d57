"""How long is waited before a call is made again."""

import asyncio

import pytest

from reviewer_app.calling.failures import CallFailed
from reviewer_app.calling.retrying import Patience, read_retry_after


def busy(after: float | None = None, *, can_retry: bool = True) -> CallFailed:
    return CallFailed("It is busy.", can_retry=can_retry, retry_after=after)


FOUR_TIMES = Patience()


def insist(
    *failures: CallFailed, patience: Patience = FOUR_TIMES, chance: float = 1.0
) -> tuple[str | CallFailed, list[float]]:
    """What comes out after these failures, and the waits."""
    left, waits = list(failures), list[float]()

    async def call() -> str:
        if left:
            raise left.pop(0)
        return "answer"

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def run() -> str | CallFailed:
        try:
            return await patience.insist(call, sleep=sleep, chance=lambda: chance)
        except CallFailed as failure:
            return failure

    return asyncio.run(run()), waits


def test_the_waits_double_and_are_not_all_alike() -> None:
    assert insist(busy(), busy(), busy()) == ("answer", [1, 2, 4])
    assert insist(busy(), busy(), busy(), chance=0.0) == ("answer", [0.5, 1, 2])


def test_a_wait_has_an_upper_end() -> None:
    patience = Patience(attempts=9, longest_wait=5)
    assert insist(*[busy()] * 4, patience=patience)[1] == [1, 2, 4, 5]


def test_the_wait_that_a_server_asks_for_is_obeyed() -> None:
    assert insist(busy(after=7), busy(after=0)) == ("answer", [7, 2])


def test_a_server_that_asks_for_too_long_a_wait_is_given_up() -> None:
    failure, waits = insist(busy(after=3_600))
    assert waits == []
    assert str(failure) == "It is busy. It asks to wait for 3600 s."


def test_the_last_failure_says_how_often_it_was_tried() -> None:
    failure, waits = insist(*[busy()] * 9)
    assert str(failure) == "It is busy. It was tried 4 times."
    assert len(waits) == 3


def test_what_will_not_pass_is_not_tried_again() -> None:
    failure, waits = insist(busy(can_retry=False))
    assert (str(failure), waits) == ("It is busy.", [])


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("7", 7),
        ("1.5", 1.5),
        ("-5", 0),
        ("Thu, 01 Jan 1970 00:01:40 GMT", 90),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
        ("nan", None),
        ("inf", None),
        ("soon", None),
        ("", None),
        ("Thu, 99 Foo 1970", None),
    ],
)
def test_the_wait_is_a_number_or_a_date(value: str, seconds: float | None) -> None:
    assert read_retry_after(value, lambda: 10.0) == seconds
