"""Blind first, as far as reading goes: lists, counts and searches give nothing hidden away."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from reviewer_app.domain.marks import MarkState
from reviewer_app.domain.queues import (
    DOWNVOTED,
    LOW_CONFIDENCE,
    Filter,
    Listing,
    decode_listing,
    encode_listing,
)
from reviewer_app.services.choosing import Wanted
from reviewer_app.workspace import Workspace, open_workspace
from tests.support.stores import run

WORDS = ("wobbly", "wob", '"wobbly fee"', "fee wobbly", "是错", "card wobbly")


def _file(folder: Path) -> Path:
    """Cases with a confidence, and a verdict of somebody else that a search would find."""
    rows = [
        {
            "id": f"A{n}",
            "input": f"Question {n} about the card",
            "confidence": 0.5,
            "confidence_reason": "quizzical",
            "user_score": -1,
            "user_score_reason": "a wobbly fee 是错的",
            "reviewed_by": "Grace",
        }
        for n in range(1, 4)
    ]
    path = folder / "cases.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


async def _filled(folder: Path) -> Workspace:
    workspace = await open_workspace(folder / "w", name="Ada")
    await workspace.desk.importing.import_file(_file(folder))
    return workspace


@pytest.mark.parametrize("text", WORDS)
def test_a_search_finds_no_reason_before_my_vote_and_finds_it_after(
    tmp_path: Path, text: str
) -> None:
    async def scenario() -> None:
        async with await _filled(tmp_path) as workspace:
            desk, filter_ = workspace.desk, Filter(text=text)
            assert len(await desk.browsing.numbers(filter_)) == 3
            desk.blinding.is_on = True

            assert not await desk.browsing.numbers(filter_)
            assert await desk.browsing.count(filter_) == 0
            view = await desk.viewing.save("Found", Listing(filter=filter_))
            assert await desk.viewing.counts([view]) == {view.id: 0}
            numbers, items = await desk.browsing.open_queue(filter_)
            assert (list(numbers), items) == ([], [])

            case = await desk.browsing.case(2)
            await desk.reviewing.press(case.seen, 1)

            assert await desk.viewing.counts([view]) == {view.id: 1}
            assert list(await desk.browsing.numbers(filter_)) == [2]
            assert await desk.browsing.count(filter_) == 1

    run(scenario())


def test_a_row_shows_no_place_in_a_hidden_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with await _filled(tmp_path) as workspace:
            desk = workspace.desk
            long = Filter(text="card")
            shown = await desk.browsing.items([1], Filter(text="wobbly"))
            desk.blinding.is_on = True
            hidden = await desk.browsing.items([1], Filter(text="wobbly"))
            found = await desk.browsing.items([1], long)

            assert "wobbly" in shown[0].excerpt
            assert "wobbly" not in hidden[0].excerpt
            assert "card" in found[0].excerpt

    run(scenario())


def test_a_row_tells_its_confidence_only_after_my_vote(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with await _filled(tmp_path) as workspace:
            desk = workspace.desk
            desk.blinding.is_on = True
            view = await desk.browsing.case(1)
            await desk.reviewing.press(view.seen, -1)

            items = await desk.browsing.items([1, 2])

            assert [(item.confidence, item.is_hidden) for item in items] == [
                (0.5, False),
                (None, True),
            ]

    run(scenario())


def test_a_case_knows_that_it_hides_until_there_is_a_vote_of_mine(tmp_path: Path) -> None:
    """A mark of mine is no vote, and neither is a vote that was taken back."""

    async def scenario() -> None:
        async with await _filled(tmp_path) as workspace:
            desk = workspace.desk
            assert not (await desk.browsing.case(1)).hides
            desk.blinding.is_on = True
            view = await desk.browsing.case(1)
            assert view.hides
            await desk.reviewing.mark(view.seen, True)
            assert (await desk.browsing.case(1)).hides
            await desk.reviewing.press(view.seen, 1)
            assert not (await desk.browsing.case(1)).hides
            await desk.reviewing.press(view.seen, 0)
            assert (await desk.browsing.case(1)).hides

    run(scenario())


def test_no_list_is_saved_as_a_blind_one() -> None:
    listing = Listing(filter=Filter(text="x", blind=True))
    assert decode_listing(encode_listing(listing)) == Listing(filter=Filter(text="x"))
    assert Filter(text="x", blind=True).active == ("text",)


@pytest.mark.parametrize("text", WORDS)
def test_an_export_of_a_search_holds_the_rows_that_the_list_shows(
    tmp_path: Path, text: str
) -> None:
    """Before my vote none of those whose reason is hidden, after it that one."""

    async def scenario() -> None:
        async with await _filled(tmp_path) as workspace:
            desk, out = workspace.desk, tmp_path / "out.jsonl"
            wanted = Wanted(filter=Filter(text=text))
            assert (await desk.exporting.plan(out, "jsonl", wanted)).cases == 3
            desk.blinding.is_on = True

            assert (await desk.exporting.plan(out, "jsonl", wanted)).cases == 0
            view = await desk.browsing.case(2)
            await desk.reviewing.press(view.seen, 1)
            written = await desk.exporting.export_file(out, "jsonl", wanted)

            assert written.cases == await desk.browsing.count(wanted.filter) == 1
            assert json.loads(out.read_text("utf-8"))["external_id"] == "A2"

    run(scenario())


def test_the_queue_of_low_confidence_counts_as_its_list_does_and_goes_while_that_is_hidden(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with await _filled(tmp_path) as workspace:
            desk = workspace.desk
            assert (await desk.browsing.sidebar()).low_confidence == 3
            view = await desk.browsing.case(2)
            await desk.reviewing.press(view.seen, -1)
            sidebar = await desk.browsing.sidebar()
            assert (sidebar.low_confidence, sidebar.downvoted) == (2, 1)
            assert list(await desk.browsing.numbers(LOW_CONFIDENCE)) == [1, 3]
            assert list(await desk.browsing.numbers(DOWNVOTED)) == [2]
            later = MarkState(until=datetime.now(UTC) + timedelta(days=1))
            await desk.marking.set((await desk.browsing.case(3)).seen, "defer", later)
            assert (await desk.browsing.sidebar()).low_confidence == 1

            desk.blinding.is_on = True
            sidebar = await desk.browsing.sidebar()
            assert (sidebar.low_confidence, sidebar.downvoted) == (0, 1)
            assert await desk.browsing.count(LOW_CONFIDENCE) == 1

    run(scenario())
