"""What is said of cases in words."""

from datetime import UTC, datetime

import pytest

from reviewer_app.domain.conversations import Turn, messages_of, turns_of
from reviewer_app.domain.json import Json
from reviewer_app.domain.json_layouts import READ, indented
from reviewer_app.ui.review.words import day_words, size_words, voice_words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "0 words"),
        ("one", "1 word"),
        ("one two\n\nthree", "2 paragraphs, 3 words"),
        ("\n\n one\n \n\n two \n\n", "2 paragraphs, 2 words"),
        ("短信上写的是下午三点", "10 characters"),
    ],
)
def test_the_size_of_a_text_is_told_in_words(text: str, words: str) -> None:
    assert size_words(text) == words


def test_a_voice_is_told_in_words_and_unknown_ones_as_they_are() -> None:
    assert voice_words("FEMALE", "street", "light") == "Female, street noise, light"
    assert voice_words(None, "car", "heavy") == "Car noise, heavy"
    assert voice_words(None, None, None) == ""
    assert voice_words("MALE", "sea", None) == "Male, sea"


def test_a_day_has_its_year_where_it_is_another_one() -> None:
    day = datetime(2026, 5, 3, 12, tzinfo=UTC)

    assert "2026" not in day_words(day, datetime(2026, 11, 30, tzinfo=UTC))
    assert "2026" in day_words(day, datetime(2027, 1, 30, tzinfo=UTC))


def test_json_keeps_its_numbers_its_keys_and_their_order() -> None:
    text = '{"b":1.10,"a":1E5,"b":{},"c":["<b>",null,true]}'

    assert indented(text) == (
        '{\n  "b": 1.10,\n  "a": 1E5,\n  "b": {},\n  "c": ["<b>", null, true]\n}'
    )


def test_json_that_is_none_or_is_very_long_is_left_as_it_is() -> None:
    assert indented("{broken") == "{broken"
    long = f'["{"x" * READ}"]'
    assert indented(long) is long


def test_turns_keep_everything_that_is_in_them() -> None:
    stored = Json('[{"role":"user","content":"Hi"},{"role":"x","content":null,"n":1.0}]')

    assert turns_of(stored) == [
        Turn(role="user", text="Hi"),
        Turn(role="x", text="", rest='{"content":null,"n":1.0}'),
    ]


@pytest.mark.parametrize(
    "text",
    ['{"role":"user"}', "[3]", '[{"content":"x"}]', '[{"role":1}]', '[{"role":"a","role":"b"}]'],
)
def test_what_is_no_conversation_is_not_taken_for_one(text: str) -> None:
    assert turns_of(Json(text)) is None


def test_only_a_list_of_messages_alone_is_taken_for_messages() -> None:
    assert messages_of(Json('{"messages":[{"role":"user","content":"Hi"}],"n":1}')) is None
    assert messages_of(Json('{"messages":[]}')) is None
    assert messages_of(Json('{"messages":[{"role":"user","content":"Hi"}]}')) is not None
