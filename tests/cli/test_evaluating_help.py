"""The examples in the help of `evaluate` and in the guide can be used as they stand."""

import re
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

from reviewer_app.calling import endpoints, extracting, judge_models
from reviewer_app.calling.endpoints import parse_endpoint
from reviewer_app.calling.facts import to_facts
from reviewer_app.calling.judge_models import parse_judge_model
from reviewer_app.calling.rendering import render
from reviewer_app.calling.spelled import to_spelled
from reviewer_app.cli.evaluating import evaluate
from reviewer_app.domain import json
from tests.support.asked import ask

HELP = evaluate.__doc__ or ""
GUIDE = (
    Path(__file__).parents[2].joinpath("resources/guide/evaluate-over-http.md").read_text("utf-8")
)
BLOCKS: list[str] = re.findall(r"^```yaml\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
JUDGES = [block for block in BLOCKS if block.startswith("# judge")]
ENDPOINTS = [block for block in BLOCKS if block not in JUDGES]


def example(title: str) -> str:
    """The lines below a title of the help."""
    paragraph = next(part for part in HELP.split("\n\n") if title in part)
    return dedent(paragraph.partition(title)[2].partition("\n")[2])


def test_the_endpoint_of_the_help_is_one() -> None:
    endpoint = parse_endpoint(example("An endpoint,"))
    assert endpoint.requests_per_second == 1
    assert endpoint.body is not None
    assert "messages" in endpoint.body
    assert dict(endpoint.answer)["text"] == "$.answer.text"


def test_the_judge_of_the_help_is_one() -> None:
    judge = parse_judge_model(example("A judge:"))
    assert judge.url == "https://api.openai.com/v1/chat/completions"


@pytest.mark.parametrize("block", ENDPOINTS, ids=range(len(ENDPOINTS)))
def test_the_endpoints_of_the_guide_can_be_used(block: str) -> None:
    endpoint = parse_endpoint(block)
    asked = ask('say "hi"', deps='{"user": "ada"}', tools='[{"name": "f"}]')
    facts = {name: to_spelled(json.parse(text)) for name, text in to_facts(asked).items()}
    if endpoint.body:
        assert '\\"hi\\"' in render(endpoint.body, facts, is_json=True)
    for _, path in endpoint.answer:
        extracting.check(path)


@pytest.mark.parametrize("block", JUDGES, ids=range(len(JUDGES)))
def test_the_judges_of_the_guide_can_be_used(block: str) -> None:
    assert parse_judge_model(block).url.endswith("/v1/chat/completions")


@pytest.mark.parametrize("module", [endpoints, judge_models])
def test_the_guide_names_every_setting(module: ModuleType) -> None:
    listed = re.findall(r"^([a-z][a-z_, ]*?) {2,}\S", module.__doc__ or "", re.MULTILINE)
    names = [name for line in listed for name in line.split(", ")]
    assert len(names) >= 9
    assert [name for name in names if f"`{name}`" not in GUIDE] == []
