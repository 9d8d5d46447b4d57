"""Turns while they are edited."""

from reviewer_app.domain.json import canonical
from reviewer_app.domain.turn_entries import new_turn, turn_entries, turns_text

_STORED = (
    '[{"role":"user","content":"caf\\u00e9","at":1.10,"tags":["a"]},'
    '{"content":"Hi","role":"assistant"}]'
)


def test_untouched_turns_keep_their_spelling() -> None:
    """B68: numbers and escapes of the turns beside the edited one are as they were."""
    turns = turn_entries(_STORED)
    assert turns
    assert [(turn.role, turn.text) for turn in turns] == [("user", "café"), ("assistant", "Hi")]
    turns[1] = turns[1].changed(text="Hello")
    written = turns_text(turns)
    assert '{"role":"user","content":"caf\\u00e9","at":1.10,"tags":["a"]}' in written
    assert '{"content": "Hello", "role": "assistant"}' in written


def test_a_changed_turn_keeps_what_else_it_carries() -> None:
    turns = turn_entries(_STORED)
    assert turns
    changed = turns[0].changed(role="assistant", text="new")
    assert changed.written == ('{"role": "assistant", "content": "new", "at": 1.10, "tags": ["a"]}')
    assert turns[0].changed(text="café") is turns[0]


def test_turns_are_added_moved_and_all_taken_away() -> None:
    turns = turn_entries(_STORED)
    assert turns
    moved = [new_turn("user", 'say "hi"\n'), *reversed(turns)]
    again = turn_entries(turns_text(moved))
    assert again
    assert [turn.text for turn in again] == ['say "hi"\n', "Hi", "café"]
    assert turns_text([]) == ""
    assert turn_entries("") == []


def test_the_same_turns_are_the_same_conversation() -> None:
    turns = turn_entries(_STORED)
    assert turns
    assert canonical(turns_text(turns)) == canonical(_STORED)


def test_what_is_no_plain_conversation_is_left_to_json() -> None:
    assert turn_entries('{"a":1}') is None
    assert turn_entries('[{"role":"user","content":[{"type":"text"}]}]') is None
    assert turn_entries('["Hi"]') is None
    assert turn_entries("[") is None
