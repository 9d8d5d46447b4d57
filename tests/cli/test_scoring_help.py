"""The forms of an expectation that the help of `score` shows are read, and all of each form."""

import re

import pytest

from reviewer_app.cli.scoring import score
from reviewer_app.domain.cases import EVAL_TYPES
from reviewer_app.domain.evaluations import Sample, read_plain
from reviewer_app.evaluators.registry import find_warnings

HELP = " ".join((score.__doc__ or "").split())
TOOLS = (
    '{"tools_called": ["find"], "tools_not_called": ["buy"], "min_tool_calls": 1, '
    '"max_tool_calls": 3, "tool_args": {"find": {"city": "Tokyo"}}, '
    '"output_contains": ["sunny"]}'
)
FORMS = [
    ("exact_match", '"Tokyo"'),
    ("fuzzy_match", '"It is sunny in Tokyo."'),
    ("contains", '["a", "b"]'),
    ("contains", '{"contains_any": ["a", "b"]}'),
    ("contains", '{"regex": ["[0-9]+ EUR"]}'),
    ("tool_usage", TOOLS),
    ("schema", '{"schema": …, "required_fields": ["id"], "field_values": {"id": 7}}'),
    ("llm_judge", '"Is it polite?"'),
    ("llm_judge", '{"criteria": …, "rubric": …, "reference_answer": …}'),
]
OPTIONS = {
    "exact_match": '{"trim": true, "case_insensitive": false, "normalize": false}',
    "fuzzy_match": '{"threshold": 0.8, "case_insensitive": true, "normalize": true}',
    "contains": '{"case_insensitive": true}',
    "tool_usage": '{"check_args": true}',
    "schema": "{}",
    "llm_judge": '{"pass_threshold": 0.6, "scale": [0, 10]}',
}


def filled_in(form: str) -> str:
    """A form with something in the place of each ellipsis."""
    return form.replace('"schema": …', '"schema": {"type": "object"}').replace("…", '"x"')


@pytest.mark.parametrize(("eval_type", "form"), FORMS)
def test_a_form_of_the_help_is_read_without_a_warning(eval_type: str, form: str) -> None:
    assert form in HELP
    sample = Sample(
        eval_type=eval_type,
        expected=read_plain(filled_in(form)),
        config=read_plain(OPTIONS[eval_type]),
    )
    assert find_warnings(sample) == ()


@pytest.mark.parametrize("eval_type", EVAL_TYPES)
def test_every_type_is_in_the_help_with_its_options(eval_type: str) -> None:
    found = re.search(rf" {eval_type} (?!or)(?!,)", HELP[HELP.index("by type") :])
    assert found
    for option in re.findall(r'"(\w+)":', OPTIONS.get(eval_type, "")):
        assert option in HELP
