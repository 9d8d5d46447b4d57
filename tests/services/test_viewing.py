"""Saved views and the place to go on at."""

from pathlib import Path

import pytest
from sqlalchemy import text

from reviewer_app.domain.errors import NameTaken, NotFound
from reviewer_app.domain.queues import Filter, Listing, Order
from reviewer_app.services.viewing import Place, SavedView
from tests.support.stores import a_bench, run, seen

DOWN = Listing(filter=Filter(votes=frozenset({-1})), order=Order.NEWEST)


def test_a_view_keeps_its_list_and_counts_what_the_list_shows(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        saved = run(bench.viewing.save("Bad ones", DOWN))
        run(bench.reviewing.vote(seen(2), -1, "tone"))
    with a_bench(tmp_path) as bench:
        assert run(bench.viewing.views()) == [saved]
        assert run(bench.viewing.counts([saved])) == {saved.id: 1}
        assert list(run(bench.browsing.numbers(saved.listing.filter))) == [2]


def test_a_view_is_renamed_deleted_and_brought_back(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        first = run(bench.viewing.save("One", DOWN))
        run(bench.viewing.save("Two", DOWN))
        with pytest.raises(NameTaken):
            run(bench.viewing.save("ONE", DOWN))
        with pytest.raises(NameTaken):
            run(bench.viewing.change(SavedView(id=first.id, name="Two", listing=DOWN)))
        run(bench.viewing.delete(first))
        run(bench.viewing.save("one", DOWN))
        run(bench.viewing.restore(first))
        assert [view.name for view in run(bench.viewing.views())] == ["One′", "Two", "one"]
        with pytest.raises(NotFound):
            run(bench.viewing.delete(SavedView(id="nothing", name="", listing=DOWN)))


def test_a_view_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        run(bench.viewing.save("One", DOWN))
        newer = text("""UPDATE saved_view SET listing = '{"moon": true}'""")
        bench.write(lambda session: session.execute(newer))
        assert run(bench.viewing.views()) == []


def test_the_place_is_there_again(tmp_path: Path) -> None:
    place = Place(title="Bad\nones", base=Listing(), listing=DOWN, case_id="case-2")
    with a_bench(tmp_path) as bench:
        assert run(bench.viewing.place()) is None
        run(bench.viewing.keep_place(place))
    with a_bench(tmp_path) as bench:
        kept = run(bench.viewing.place())
        assert kept == Place(title="Bad ones", base=Listing(), listing=DOWN, case_id="case-2")
