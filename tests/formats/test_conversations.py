"""Conversations as other tools write them become lists of {role, content}."""

import json

import pytest

from reviewer_app.formats.conversations import convert, find_role


def turns(text: str) -> list[tuple[str, object]]:
    return [(turn["role"], turn["content"]) for turn in json.loads(convert(text).text)]


@pytest.mark.parametrize(
    "text",
    [
        '[{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Hello"}]',
        '[{"role": "human", "message": "Hi"}, {"role": "AI", "message": "Hello"}]',
        '[{"from": "human", "value": "Hi"}, {"from": "gpt", "value": "Hello"}]',
        '[{"speaker": "Usuario", "text": "Hi"}, {"speaker": "Asistente", "text": "Hello"}]',
        '[{"user": "Hi", "assistant": "Hello"}]',
        '[{"me": ["Hi"]}, {"bot": ["Hello"]}]',
        '{"messages": [{"role": "user", "content": "Hi"}, {"role": "bot", "content": "Hello"}]}',
        "me: Hi\nbot: Hello",
        "User: Hi\nAssistant: Hello",
        "**Human:** Hi\n\n**AI:** Hello\n",
        "Usuario: Hi\nAsistente: Hello",
        "用户：Hi\n助手：Hello",
        "Q: Hi\nA: Hello",
    ],
)
def test_all_shapes_become_the_same_turns(text: str) -> None:
    assert turns(text) == [("user", "Hi"), ("assistant", "Hello")]


def test_a_turn_of_a_script_may_have_several_lines() -> None:
    text = "System: Be kind\nUser: one\n\n  two: three\nBot: four\n"
    assert turns(text) == [
        ("system", "Be kind"),
        ("user", "one\n\n  two: three"),
        ("assistant", "four"),
    ]


def test_what_a_message_holds_beside_its_text_is_kept_as_written() -> None:
    text = '[{"from": "human", "value": "Hi", "n": 1.10, "id": 9007199254740993}]'
    assert convert(text).text == ('[{"role":"user","content":"Hi","n":1.10,"id":9007199254740993}]')


def test_roles_that_nobody_knows_stay_as_they_are_called() -> None:
    assert turns('[{"role": "tool", "content": "42"}]') == [("tool", "42")]
    assert find_role("Nurse") is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("May I ask: what is this?", "does not begin with a speaker"),
        ("User: a\nUser: b", "only one side speaks"),
        ("Hello\nUser: a\nBot: b", "does not begin with a speaker"),
        ('["a", "b"]', "a message in it is no object"),
        ('[{"title": "x"}]', "has no role and text"),
        ('{"a": 1}', "no list of messages"),
        ("[1", "this is no JSON"),
    ],
)
def test_what_is_no_conversation_is_said(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        convert(text)
