"""Half-edited cases are found by a filter, and counted for the sidebar."""

from dataclasses import replace
from pathlib import Path

import pytest

from reviewer_app.domain.queues import (
    DRAFTED,
    Filter,
    Listing,
    decode_listing,
    encode_listing,
)
from reviewer_app.ui.review.sidebar_model import Kind, entries_of
from tests.support.stores import a_bench, run


@pytest.mark.parametrize("filter_", [DRAFTED, Filter(drafted=True, include_legacy=True)])
def test_the_filter_finds_cases_with_a_draft_of_the_editor(tmp_path: Path, filter_: Filter) -> None:
    with a_bench(tmp_path, 3) as bench:
        assert list(run(bench.browsing.numbers(filter_))) == []
        run(bench.drafting.keep("case-2", "input", "half", 4))
        run(bench.drafting.keep("new:dataset-1", "input", "half", 4))  # no case yet
        assert list(run(bench.browsing.numbers(filter_))) == [2]
        assert run(bench.browsing.count(filter_)) == 1
        run(bench.drafting.drop("case-2"))
        assert run(bench.browsing.count(filter_)) == 0


def test_a_row_says_that_it_is_half_edited_and_its_older_revisions_do_not(tmp_path: Path) -> None:
    with a_bench(tmp_path, 3) as bench:
        seen = run(bench.browsing.case_by_id("case-2")).seen
        content = replace(run(bench.browsing.case_by_id("case-2")).content, input="other")
        labels = run(bench.browsing.case_by_id("case-2")).labels
        edited = run(bench.editing.save(seen, content, labels))
        assert edited is not None
        run(bench.drafting.keep(edited.case_id, "input", "half", 4))
        run(bench.reviewing.keep_draft("case-3", "a reason is none", 4))
        numbers = run(bench.browsing.numbers(Filter(include_legacy=True)))
        items = run(bench.browsing.items(numbers))
        drafted = [(item.case_id, item.is_legacy) for item in items if item.has_draft]
        assert drafted == [(edited.case_id, False)]


def test_the_sidebar_has_a_queue_of_drafts_only_where_there_are_any(tmp_path: Path) -> None:
    with a_bench(tmp_path, 3) as bench:

        def queues() -> list[tuple[str, int | None]]:
            entries = entries_of(run(bench.browsing.sidebar()), frozenset())
            return [(one.title, one.count) for one in entries if one.kind is Kind.QUEUE]

        assert "Drafts" not in dict(queues())
        run(bench.drafting.keep("case-2", "input", "half", 4))
        assert dict(queues())["Drafts"] == 1


def test_a_saved_view_of_drafts_is_read_back() -> None:
    listing = Listing(filter=DRAFTED)
    assert decode_listing(encode_listing(listing)) == listing
