"""What a template knows of a case."""

import pytest

from reviewer_app.calling.facts import to_facts
from reviewer_app.domain.json import Json
from tests.support.asked import ask


@pytest.mark.parametrize(
    ("given", "messages"),
    [
        ("Hi", '[{"role":"user","content":"Hi"}]'),
        (Json('[{"role":"system","content":"S"}]'), '[{"role":"system","content":"S"}]'),
        (Json('{"messages":[{"role":"user"}]}'), '[{"role":"user"}]'),
        (Json('{"a": 1.10}'), '[{"role":"user","content":"{\\"a\\": 1.10}"}]'),
    ],
)
def test_there_are_always_messages(given: str | Json, messages: str) -> None:
    assert to_facts(ask(given))["messages"] == messages


def test_json_is_spelled_as_in_the_case() -> None:
    facts = to_facts(ask(Json("[1.10]"), deps='{"b": 1E5, "a": 1, "a": 2}'))
    assert facts["input"] == "[1.10]"
    assert facts["deps"] == '{"b": 1E5, "a": 1, "a": 2}'
    assert facts["context"] == facts["tools"] == "null"
    assert facts["case"] == '{"id":"case-1","name":"first case"}'


@pytest.mark.parametrize(
    ("config", "model"),
    [(None, '"run"'), ('{"model": "own"}', '"own"'), ('{"model": null}', '"run"'), ("[]", '"run"')],
)
def test_the_model_of_the_case_goes_before_that_of_the_run(config: str | None, model: str) -> None:
    assert to_facts(ask(agent_config=config, model="run"))["model"] == model


def test_what_is_expected_is_not_shown_to_the_product() -> None:
    assert "secret expectation" not in str(to_facts(ask()))
