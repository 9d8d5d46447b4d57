"""Merging two changes of one revision: what does not collide agrees, the rest stays open."""

import json as standard_json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.cases import TestCase
from reviewer_app.domain.json import Json, canonical
from reviewer_app.domain.merging import FieldMerge, merge_cases, merge_field, merged_case, resolve
from reviewer_app.domain.threeway import merge_sequences
from tests.support.builders import a_case
from tests.support.differing import TOOLS, texts

BASE = (
    "You can cancel an appointment free of charge up to 24 hours before it starts. "
    "After that we charge €25."
)
MINE = BASE.replace("24", "12").replace("starts.", "starts, by message or by phone.")
THEIRS = BASE.replace("cancel", "cancel or move").replace("24", "48").replace("€25", "€30")


def _merge(name: str, base: Any, mine: Any, theirs: Any) -> FieldMerge:
    return merge_field(name, base, mine, theirs, tools=TOOLS)


def test_only_real_collisions_are_open_and_all_three_texts_are_there() -> None:
    found = _merge("expected_output", BASE, MINE, THEIRS)
    (place,) = found.places
    assert (place.base, place.mine, place.theirs) == ("24", "12", "48")
    merged = (
        "You can cancel or move an appointment free of charge up to {} hours before it starts, "
        "by message or by phone. After that we charge €30."
    )
    assert found.value == merged.format("12")
    assert resolve(found, {0: "48"}, TOOLS) == merged.format("48")
    assert resolve(found, {0: "36"}, TOOLS) == merged.format("36")


@given(texts, texts)
def test_one_side_alone_is_taken_over_without_a_question(base: str, other: str) -> None:
    for mine, theirs in ((other, base), (base, other), (other, other)):
        found = _merge("goal", base, mine, theirs)
        assert (found.value, found.is_open) == (other, False)


@given(texts, texts, texts)
def test_pieces_give_all_three_texts_back(base: str, mine: str, theirs: str) -> None:
    words = [TOOLS.words(text).tokens for text in (base, mine, theirs)]
    pieces = merge_sequences(words[0], words[1], words[2], TOOLS)
    assert "".join(token for piece in pieces for token in piece.base) == base
    assert "".join(token for piece in pieces for token in piece.mine) == mine
    assert "".join(token for piece in pieces for token in piece.theirs) == theirs


@given(texts, texts, texts)
def test_it_makes_no_difference_who_is_mine(base: str, mine: str, theirs: str) -> None:
    one, other = _merge("goal", base, mine, theirs), _merge("goal", base, theirs, mine)
    assert len(one.places) == len(other.places)
    if not one.is_open:
        assert one.value == other.value


EDITS = st.dictionaries(st.integers(0, 19), st.sampled_from(["", "new", "two words"]), max_size=8)


@given(EDITS, st.data())
def test_edits_that_do_not_meet_merge_in_any_order(
    edits: dict[int, str], data: st.DataObject
) -> None:
    """Every other word stays, so that no edit touches another one."""
    base = [f"word{number}" for number in range(40)]
    share = data.draw(st.sets(st.sampled_from(sorted(edits)))) if edits else set[int]()

    def edited(chosen: set[int]) -> str:
        words = [
            edits[number // 2] if number % 2 == 0 and number // 2 in chosen else word
            for number, word in enumerate(base)
        ]
        return " ".join(words)

    mine, theirs = edited(share), edited(set(edits) - share)
    found = _merge("scenario", " ".join(base), mine, theirs)
    assert not found.is_open
    assert found.value == edited(set(edits))


def test_items_that_both_added_are_all_kept() -> None:
    base = ("cancel_appointment",)
    mine, theirs = (*base, "send_message"), (*base, "move_appointment")
    one, other = _merge("expected_tools", base, mine, theirs), _merge("tags", base, theirs, mine)
    assert one.value == ("cancel_appointment", "move_appointment", "send_message") == other.value
    assert (one.is_open, one.origin) == (False, "both")


def test_an_item_that_both_changed_is_open() -> None:
    found = _merge("stopping_criterias", ("a", "b"), ("a", "mine"), ("a", "theirs"))
    assert [(place.mine, place.theirs) for place in found.places] == [("mine", "theirs")]
    assert resolve(found, {0: "x\ny"}, TOOLS) == ("a", "x", "y")
    assert resolve(found, {0: ""}, TOOLS) == ("a",)


def test_json_is_merged_by_path() -> None:
    base = Json('{"fees": {"late": 25, "old": 1.10}, "channels": ["phone"], "note": "Mon to Fri"}')
    mine = Json(
        '{"fees": {"late": 25, "old": 1.10}, "channels": ["phone", "message"], '
        '"note": "Mon to Sat"}'
    )
    theirs = Json(
        '{"note": "From Mon to Fri", "fees": {"late": 30}, "channels": ["phone"], "new": 1E5}'
    )
    found = _merge("context", base, mine, theirs)
    assert not found.is_open
    assert isinstance(found.value, Json)
    assert found.value.text == (
        '{"fees":{"late":30},"channels":["phone","message"],"note":"From Mon to Sat","new":1E5}'
    )


def test_a_value_that_both_changed_is_open_by_its_path() -> None:
    base, mine, theirs = (Json(f'{{"a": {{"b": {n}}}, "c": {n}}}') for n in (1, 2, 3))
    found = _merge("metadata", base, mine, theirs)
    assert [(p.place, p.base, p.mine, p.theirs) for p in found.places] == [
        ("a.b", "1", "2", "3"),
        ("c", "1", "2", "3"),
    ]
    assert resolve(found, {0: "3"}, TOOLS) == Json('{"a":{"b":3},"c":2}')
    assert resolve(found, {1: ""}, TOOLS) == Json('{"a":{"b":2}}')


def test_deleting_against_changing_is_open() -> None:
    found = _merge("deps", Json('{"a": 1}'), Json("{}"), Json('{"a": 2}'))
    assert [(p.base, p.mine, p.theirs) for p in found.places] == [("1", None, "2")]


VALUES = st.recursive(
    st.sampled_from([1, 2, "one two", "one", True, None]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=8,
)


@given(VALUES, VALUES, VALUES)
def test_json_merges_alike_from_both_sides(base: object, mine: object, theirs: object) -> None:
    sides = [Json(standard_json.dumps(value)) for value in (base, mine, theirs)]
    one = _merge("expected", sides[0], sides[1], sides[2])
    other = _merge("expected", sides[0], sides[2], sides[1])
    assert one.is_open == other.is_open
    if not one.is_open:
        assert isinstance(one.value, Json)
        assert isinstance(other.value, Json)
        assert canonical(one.value.text) == canonical(other.value.text)
    alone = _merge("expected", sides[0], sides[1], sides[0])
    assert alone.value == (sides[1] if alone.origin == "mine" else sides[0])


def test_conversations_are_merged_by_turn_and_word() -> None:
    base = '[{"role": "user", "content": "Hello there."}, {"role": "assistant", "content": "Hi."}]'
    mine = base.replace("there", "everybody")
    theirs = base.replace('"Hi."}', '"Hi."}, {"role": "user", "content": "A date?"}')
    found = _merge("conversation_history", Json(base), Json(mine), Json(theirs))
    assert not found.is_open
    assert isinstance(found.value, Json)
    assert "everybody" in found.value.text
    assert "A date?" in found.value.text


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("language", ("en", "en-GB", "es")),
        ("max_iterations", (3, 4, 5)),
        ("goal", (None, "a", "b")),
    ],
)
def test_a_value_without_parts_is_open_as_a_whole(name: str, values: tuple[Any, Any, Any]) -> None:
    found = _merge(name, *values)
    assert len(found.places) == 1
    assert resolve(found, {0: str(values[2])}, TOOLS) == values[2]
    assert resolve(found, {}, TOOLS) == values[1]


def test_noise_profile_and_level_are_chosen_together() -> None:
    base = a_case(background_noise_profile="office", background_noise_level="light")
    mine = replace(base, labels=replace(base.labels, background_noise_profile="street"))
    theirs = replace(base, labels=replace(base.labels, background_noise_level="heavy"))
    found = {field.name: field for field in merge_cases(base, mine, theirs, TOOLS)}
    assert found["background_noise_profile"].is_open
    assert found["background_noise_level"].is_open


def test_two_cases_become_one_content_and_stay_editable() -> None:
    base = a_case(expected_output=BASE, tags=("a",), language="en")
    mine = _with(base, expected_output=MINE)
    theirs = _with(base, expected_output=THEIRS, language="en-GB")
    fields = merge_cases(base, mine, theirs, TOOLS)
    origins = {field.name: field.origin for field in fields}
    assert origins == {
        "input": "base",
        "expected_output": "open",
        "language": "theirs",
        "tags": "base",
    }
    content, labels = merged_case(theirs, fields, {"expected_output": {0: "48"}}, TOOLS)
    assert content.expected_output is not None
    assert "48 hours" in content.expected_output
    assert (content.language, labels.tags) == ("en-GB", ("a",))


def _with(case: TestCase, **content: Any) -> TestCase:
    return replace(case, content=replace(case.content, **content))
