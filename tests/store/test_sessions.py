"""Sessions: one transaction as queries and `apply` are handed it."""

from pathlib import Path

from sqlalchemy import func, select

from reviewer_app.domain.people import Person
from reviewer_app.store.people import save_person
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import PEOPLE
from tests.support.stores import a_bench


def count_people(session: Session) -> int:
    return session.execute(select(func.count()).select_from(PEOPLE)).scalar_one()


def test_a_reading_asks_a_question_once(tmp_path: Path) -> None:
    """It stands on one snapshot; the next reading has one of its own."""
    with a_bench(tmp_path) as bench:
        asked: list[int] = []

        def count(session: Session) -> int:
            asked.append(count_people(session))
            return asked[-1]

        def twice(session: Session) -> list[int]:
            return [session.once(count), session.once(count)]

        assert bench.read(twice) == asked * 2
        bench.write(lambda session: save_person(session, Person(id="new", name="New")))
        assert bench.read(twice) == [asked[0] + 1] * 2
        assert len(asked) == 2


def test_while_writing_the_answer_may_change(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:

        def work(session: Session) -> list[int]:
            before = session.once(count_people)
            save_person(session, Person(id="new", name="New"))
            return [before, session.once(count_people)]

        before, after = bench.write(work)
        assert after == before + 1
