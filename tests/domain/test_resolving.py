"""The result of a merge as a text: its parts, the answers, and the value that it becomes."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.entries import EntryError
from reviewer_app.domain.json import Json, canonical
from reviewer_app.domain.merging import FieldMerge, merge_field
from reviewer_app.domain.resolving import (
    GONE,
    SIDES,
    Choice,
    Side,
    Words,
    expected_text,
    result_parts,
    side_pieces,
    value_of_text,
)
from tests.domain.test_merging import BASE, MINE, THEIRS
from tests.support.differing import TOOLS, texts


def _merge(name: str, base: Any, mine: Any, theirs: Any) -> FieldMerge:
    return merge_field(name, base, mine, theirs, tools=TOOLS)


def _value(field: FieldMerge, answers: Mapping[int, Side] | None = None) -> object:
    """The value with answers and nothing typed."""
    chosen = answers or {}
    parts = result_parts(field, TOOLS)
    return value_of_text(field, parts, expected_text(parts, chosen), chosen, TOOLS)


def _told(field: FieldMerge) -> list[tuple[str, str]]:
    return [
        (part.text, part.origin) if isinstance(part, Words) else (f"?{part.number}", "open")
        for part in result_parts(field, TOOLS)
    ]


def test_a_text_says_whose_each_word_is_and_where_to_decide() -> None:
    told = _told(_merge("expected_output", BASE, MINE, THEIRS))
    assert ("?0", "open") in told
    assert ("or move ", "theirs") in told
    assert (", by message or by phone", "mine") in told
    assert ("€30", "theirs") in told or ("30", "theirs") in told
    assert told[0] == ("You can cancel ", "base")


def test_an_answer_takes_the_place_of_its_choice() -> None:
    field = _merge("expected_output", BASE, MINE, THEIRS)
    text = _value(field, {0: "theirs"})
    assert isinstance(text, str)
    assert "up to 48 hours before it starts, by message or by phone." in text
    assert "24 hours" in str(_value(field, {0: "base"}))


def test_typing_beside_an_answer_is_an_edit() -> None:
    field = _merge("expected_output", BASE, MINE, THEIRS)
    typed = "You can cancel up to 36 hours before."
    assert value_of_text(field, result_parts(field, TOOLS), typed, {}, TOOLS) == typed


def test_json_without_a_collision_is_the_merged_value_in_its_spelling() -> None:
    base = Json('{"fees": {"late": 25, "none": 1.10}, "channels": ["phone"]}')
    mine = Json('{"fees": {"late": 25, "none": 1.10}, "channels": ["phone", "message"]}')
    theirs = Json('{"fees": {"late": 30, "none": 1.10}, "channels": ["phone"]}')
    field = _merge("context", base, mine, theirs)
    assert not field.is_open
    assert _value(field) == field.value
    told = {words.strip(): origin for words, origin in _told(field)}
    assert told["30"] == "theirs"
    assert any("message" in words and origin == "mine" for words, origin in told.items())


def test_a_collision_in_json_is_a_choice_at_its_place() -> None:
    base = Json('{"hours": 24, "fee": 25}')
    field = _merge("context", base, Json('{"hours": 12, "fee": 25}'), Json('{"hours": 48}'))
    told = _told(field)
    assert [words for words, origin in told if origin == "open"] == ["?0"]
    assert not any("\ue001" in words for words, _ in told)
    value = _value(field, {0: "theirs"})
    assert isinstance(value, Json)
    assert canonical(value.text) == '{"hours":48}'


def test_beside_a_choice_in_json_each_word_is_told_apart_too() -> None:
    base = Json('{"hours": 24, "fee": 25, "note": "a b"}')
    mine = Json('{"hours": 12, "fee": 25, "note": "a B"}')
    field = _merge("context", base, mine, Json('{"hours": 48, "fee": 30, "note": "a b"}'))
    told = _told(field)
    assert ("30", "theirs") in told
    assert ("B", "mine") in told
    assert ("?0", "open") in told


def test_a_member_that_an_answer_takes_out_is_gone_also_where_something_was_typed() -> None:
    base = Json('{"hours": 24, "fee": 25}')
    field = _merge("context", base, Json('{"hours": 12, "fee": 25}'), Json('{"fee": 25}'))
    assert _value(field, {0: "theirs"}) == Json('{"fee":25}')
    typed = expected_text(result_parts(field, TOOLS), {0: "theirs"}).replace("25", "26")
    assert GONE in typed
    value = value_of_text(field, result_parts(field, TOOLS), typed, {0: "theirs"}, TOOLS)
    assert value == Json('{"fee":26}')


def test_items_of_a_list_in_json_are_spliced_into_it() -> None:
    base = Json('{"slots": [1, 2, 3]}')
    field = _merge("context", base, Json('{"slots": [1, 3]}'), Json('{"slots": [1, 7, 8, 3]}'))
    texts = {side: expected_text(result_parts(field, TOOLS), {0: side}) for side in SIDES}
    assert "[1, 7,8, 3]" in texts["theirs"] or "7,8" in texts["theirs"]
    assert _value(field, {0: "theirs"}) == Json('{"slots":[1,7,8,3]}')
    assert _value(field, {0: "mine"}) == Json('{"slots":[1,3]}')


def test_a_field_of_one_word_is_one_choice() -> None:
    field = _merge("language", "en", "en-US", "en-GB")
    assert _told(field) == [("?0", "open")]
    assert [_value(field, {0: side}) for side in SIDES] == ["en-US", "en-GB", "en"]
    assert value_of_text(field, result_parts(field, TOOLS), "en-IE", {}, TOOLS) == "en-IE"


def test_a_number_that_is_none_is_refused_in_words() -> None:
    field = _merge("max_iterations", 4, 5, 6)
    assert _value(field, {0: "theirs"}) == 6
    with pytest.raises(EntryError, match="whole number"):
        value_of_text(field, result_parts(field, TOOLS), "seven", {}, TOOLS)


def test_given_on_one_side_and_taken_out_on_the_other_is_a_choice_of_both() -> None:
    field = _merge("scenario", "Base", None, "Theirs")
    assert [_value(field, {0: side}) for side in SIDES] == [None, "Theirs", "Base"]


LISTS = st.lists(st.sampled_from(["a", "b", "two words", " edge ", '"quoted"', "x\ny"]), max_size=5)


@given(LISTS, LISTS, LISTS, st.sampled_from(SIDES))
def test_lists_are_taken_to_the_letter(
    base: list[str], mine: list[str], theirs: list[str], side: Side
) -> None:
    field = _merge("expected_tools", tuple(base), tuple(mine), tuple(theirs))
    value = _value(field, dict.fromkeys(range(len(field.places)), side))
    whole = {"base": base, "mine": mine, "theirs": theirs}[side]
    if field.origin == "open" and not field.pieces:
        assert value == tuple(whole)
    assert isinstance(value, tuple)
    items: set[object] = set(value)  # pyright: ignore[reportUnknownArgumentType]
    assert items <= {*base, *mine, *theirs}


@given(texts, texts, texts)
def test_answered_on_one_side_alone_every_word_of_it_is_there(
    base: str, mine: str, theirs: str
) -> None:
    field = _merge("goal", base, mine, theirs)
    parts = result_parts(field, TOOLS)
    assert sum(isinstance(part, Choice) for part in parts) == len(field.places)
    answers: dict[int, Side] = dict.fromkeys(range(len(field.places)), "mine")
    if not field.places:
        assert expected_text(parts, {}) == field.value
    text = expected_text(parts, answers)
    assert value_of_text(field, parts, text, answers, TOOLS) == field.value


@given(texts, texts, texts)
def test_the_columns_give_back_what_each_side_has(base: str, mine: str, theirs: str) -> None:
    pieces = side_pieces(_merge("goal", base, mine, theirs), TOOLS)
    for side, text in (("base", base), ("mine", mine), ("theirs", theirs)):
        assert "".join("".join(getattr(piece, side)) for piece in pieces) == text
