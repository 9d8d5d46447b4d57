"""What is taken from an answer in JSON."""

import json

import pytest

from reviewer_app.calling.extracting import Unreadable, check, extract
from reviewer_app.domain.evaluations import Plain


def take(answer: object, **paths: str) -> dict[str, Plain]:
    return extract(json.dumps(answer), paths)


def test_a_chat_completion_with_tool_calls() -> None:
    call = {"type": "function", "function": {"name": "weather", "arguments": '{"city": "Oslo"}'}}
    answer = {
        "model": "m-1",
        "choices": [{"message": {"content": None, "tool_calls": [call]}}],
        "usage": {"prompt_tokens": 12, "completion_tokens": 3},
    }
    assert take(
        answer,
        text="$.choices[0].message.content",
        tool_calls="$.choices[0].message.tool_calls[*]",
        model="$.model",
        input_tokens="$.usage.prompt_tokens",
        output_tokens="$.usage.completion_tokens",
    ) == {
        "output": None,
        "tool_calls": [{"name": "weather", "arguments": {"city": "Oslo"}}],
        "model": "m-1",
        "input_tokens": 12,
        "output_tokens": 3,
    }


@pytest.mark.parametrize("path", ["$.content[?@.type == 'text'].text", "$.content[*].text"])
def test_several_texts_are_joined(path: str) -> None:
    answer = {"content": [{"type": "text", "text": "Hello "}, {"type": "text", "text": "you"}]}
    assert take(answer, text=path) == {"output": "Hello you"}


def test_the_output_may_be_json() -> None:
    assert take({"a": {"b": [1, 2.5]}}, text="$.a") == {"output": {"b": [1, 2.5]}}
    assert take([1, 2], text="$[*]") == {"output": [1, 2]}
    assert take("whole", text="$") == {"output": "whole"}


@pytest.mark.parametrize("path", ["$.calls", "$.calls[*]"])
def test_tool_calls_are_given_as_a_list_or_one_by_one(path: str) -> None:
    answer = {"text": "", "calls": [{"name": "a", "args": {"x": 1}}, {"tool": "b"}, "c"]}
    assert take(answer, text="$.text", tool_calls=path)["tool_calls"] == [
        {"name": "a", "arguments": {"x": 1}},
        {"name": "b", "arguments": {}},
        {"name": "c", "arguments": {}},
    ]


@pytest.mark.parametrize(
    "answer", [{"text": ""}, {"text": "", "calls": None}, {"text": "", "calls": []}]
)
def test_no_tool_calls_are_an_empty_list(answer: object) -> None:
    assert take(answer, text="$.text", tool_calls="$.calls")["tool_calls"] == []


def test_the_places_of_a_tool_call_can_be_named() -> None:
    answer = {"steps": [{"do": {"id": "f"}, "with": "free text"}]}
    found = take(
        answer, text="$", tool_calls="$.steps[*]", tool_name="$.do.id", tool_arguments="$.with"
    )
    assert found["tool_calls"] == [{"name": "f", "arguments": "free text"}]


def test_a_tool_call_without_a_name_is_told() -> None:
    with pytest.raises(Unreadable, match=r"no name at \$\.name or"):
        take({"calls": [{"x": 1}]}, text="$", tool_calls="$.calls")


def test_an_answer_without_the_output_says_what_it_has() -> None:
    with pytest.raises(Unreadable, match=r"nothing at \$\.output; at its top it has error, code"):
        take({"error": "x", "code": 1}, text="$.output")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no JSON"),
        ("<html>", "no JSON"),
        ('{"a": NaN}', "no JSON: NaN"),
        ('{"a": 1} {"b": 2}', r"no JSON: there is more text after the value \(character 10\)"),
        ("[" * 100_000, "no JSON"),
        ('{"a": 1e999}', "too large to count with"),
        ('{"a": 1, "a": 2}', "stands twice"),
    ],
)
def test_an_answer_that_is_no_json_is_told(text: str, told: str) -> None:
    with pytest.raises(Unreadable, match=told):
        extract(text, {"text": "$.a"})


@pytest.mark.parametrize("path", ["", "$.", "$[", "$..", "a b", "$[?", "(" * 5_000])
def test_what_is_no_jsonpath_is_told(path: str) -> None:
    with pytest.raises(Unreadable, match="is no JSONPath"):
        check(path)
