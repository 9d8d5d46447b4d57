"""Threads with a queue: order, superseding, giving up, closing."""

import threading
import time
from concurrent.futures import CancelledError, Future

import pytest

from reviewer_app.domain.errors import Superseded
from reviewer_app.store.workers import Priority, Worker


@pytest.fixture
def held() -> tuple[Worker, threading.Event]:
    """A worker that is busy until the event is set."""
    worker, go_on, begun = Worker("held"), threading.Event(), threading.Event()

    def hold() -> None:
        begun.set()
        go_on.wait(10)

    worker.submit(hold)
    assert begun.wait(10)
    return worker, go_on


def test_a_persons_act_goes_before_every_batch_that_waits(
    held: tuple[Worker, threading.Event],
) -> None:
    worker, go_on = held
    order: list[str] = []
    for number in range(3):
        worker.submit(lambda number=number: order.append(f"batch {number}"), Priority.BATCH)
    worker.submit(lambda: order.append("act 1"))
    worker.submit(lambda: order.append("act 2"))
    go_on.set()
    worker.close(lambda: order.append("end"))
    assert order == ["act 1", "act 2", "batch 0", "batch 1", "batch 2", "end"]


def test_a_worker_knows_whether_something_as_urgent_waits_or_is_being_done() -> None:
    worker, go_on, begun = Worker("held"), threading.Event(), threading.Event()

    def hold() -> None:
        begun.set()
        go_on.wait(10)

    batch = worker.submit(hold, Priority.BATCH)
    assert begun.wait(10)
    assert not worker.is_wanted(Priority.PERSON)
    assert worker.is_wanted(Priority.BATCH)
    act = worker.submit(lambda: worker.is_wanted(Priority.PERSON))
    assert worker.is_wanted(Priority.PERSON)
    go_on.set()
    batch.result(5)
    assert act.result(5)
    worker.close(lambda: None)
    assert not worker.is_wanted(Priority.PERSON)


def test_a_reading_that_waits_is_superseded_and_the_worker_lives_on(
    held: tuple[Worker, threading.Event],
) -> None:
    worker, go_on = held
    older = [worker.submit_latest("count", lambda: "old") for _ in range(5)]
    newest = worker.submit_latest("count", lambda: "new")
    other = worker.submit_latest("sidebar", lambda: "other")
    for future in older:
        assert isinstance(future.exception(1), Superseded)
    go_on.set()
    assert newest.result(5) == "new"
    assert other.result(5) == "other"
    assert worker.submit(lambda: "alive").result(5) == "alive"
    worker.close(lambda: None)


def test_a_reading_at_work_is_interrupted_and_superseded() -> None:
    hit = threading.Event()
    worker, begun = Worker("reader", hit.set), threading.Event()

    def query() -> str:
        begun.set()
        assert hit.wait(10)  # between two queries an interrupt goes unheard
        return "an answer all the same"

    older = worker.submit_latest("count", query)
    assert begun.wait(10)
    newer = worker.submit_latest("count", lambda: "new")
    assert isinstance(older.exception(5), Superseded)
    assert newer.result(5) == "new"
    worker.close(lambda: None)


def test_an_interrupt_never_hits_a_reading_of_another_kind() -> None:
    hits: list[str] = []
    worker = Worker("reader", lambda: hits.append("hit"))
    go_on, begun = threading.Event(), threading.Event()

    def query() -> str:
        begun.set()
        go_on.wait(10)
        return "done"

    page = worker.submit_latest("page", query)
    assert begun.wait(10)
    for _ in range(3):
        worker.submit_latest("count", lambda: None)
    plain = worker.submit(lambda: "plain")
    assert hits == []
    go_on.set()
    assert page.result(5) == "done"
    assert plain.result(5) == "plain"
    worker.close(lambda: None)


def test_whoever_cancelled_the_waiting_does_no_harm(
    held: tuple[Worker, threading.Event],
) -> None:
    worker, go_on = held
    ran: list[str] = []
    cancelled = worker.submit(lambda: ran.append("cancelled"))
    assert cancelled.cancel()
    latest = worker.submit_latest("count", lambda: ran.append("latest"))
    assert latest.cancel()
    newer = worker.submit_latest("count", lambda: ran.append("newer"))
    go_on.set()
    newer.result(5)
    worker.close(lambda: None)
    assert ran == ["newer"]
    with pytest.raises(CancelledError):
        latest.result(0)


@pytest.mark.parametrize("error", [ValueError("x"), KeyboardInterrupt(), SystemExit(3)])
def test_a_job_that_fails_never_ends_the_worker(error: BaseException) -> None:
    worker = Worker("sturdy")

    def fail() -> None:
        raise error

    assert worker.submit(fail).exception(5) is error
    assert worker.submit(lambda: 2).result(5) == 2
    worker.close(lambda: None)


def test_closing_a_writer_does_what_waits_first(held: tuple[Worker, threading.Event]) -> None:
    worker, go_on = held
    waiting = [worker.submit(lambda n=n: n, Priority.BATCH) for n in range(3)]
    closer = threading.Thread(target=worker.close, args=(lambda: None,))
    closer.start()
    go_on.set()
    closer.join(5)
    assert [future.result(0) for future in waiting] == [0, 1, 2]
    with pytest.raises(RuntimeError, match="closed"):
        worker.submit(lambda: None)
    worker.close(lambda: None)  # a second time does nothing


def test_closing_a_reader_gives_up_what_it_reads() -> None:
    hit, begun = threading.Event(), threading.Event()
    worker = Worker("reader", hit.set)

    def query() -> None:
        begun.set()
        hit.wait(10)

    current = worker.submit(query)
    waiting = [worker.submit(query), worker.submit_latest("count", query)]
    assert begun.wait(10)
    worker.close(lambda: None)
    for future in [current, *waiting]:
        assert isinstance(future.exception(0), Superseded)


def test_superseding_from_many_threads_leaves_every_future_settled() -> None:
    worker = Worker("reader", lambda: None)
    futures: list[Future[int]] = []

    def ask(thread: int) -> None:
        for number in range(300):
            future = worker.submit_latest(f"key {number % 3}", lambda: thread)
            if number % 7 == 0:
                future.cancel()
            futures.append(future)
            if number % 50 == 0:
                time.sleep(0.001)

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert worker.submit(lambda: "alive").result(10) == "alive"
    assert all(future.done() for future in futures)
    worker.close(lambda: None)
