"""Real YAML files of other projects: what is proposed for them, or why they are refused.

Origins and licences: tests/data/SOURCES.md.
"""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.suites import Suite, SuiteCase, from_map, suite_from_map, validate_suite
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import Record
from reviewer_app.services.surveying import make_plan
from tests.support.reading import build_all

FOLDER = Path(__file__).parents[1] / "data" / "public"


@dataclass(frozen=True)
class Known:
    """What is right for one file: "column=field" words, how many are taken, what is left out."""

    path: str
    mapping: str
    taken: int
    not_kept: tuple[str, ...] = ()
    refused: dict[str, str] = field(default_factory=dict[str, str])


TOP = ("name (top level)", "description (top level)")
SUITE = (
    *TOP,
    "default_model (top level)",
    "default_timeout (top level)",
    "parallelism (top level)",
    "(comments)",
)
PROMPTFOO = ("providers (top level)", "prompts (top level)")
FILES = [
    Known(
        "nous/basic.yaml",
        "id=external_id name input expected eval_type tags timeout eval_config agent_config",
        8,
        SUITE,
    ),
    Known(
        "nous/context.yaml",
        "id=external_id name input expected eval_type tags metadata eval_config agent_config",
        7,
        SUITE,
    ),
    Known(
        "nous/edge_cases.yaml",
        "id=external_id name input expected eval_type tags eval_config",
        12,
        SUITE,
    ),
    Known(
        "nous/tools.yaml",
        "id=external_id name input expected eval_type tags metadata deps eval_config",
        12,
        SUITE,
    ),
    Known(
        "agentv/escalation-hijack.eval.yaml",
        "id=external_id metadata assert=expected vars=input",
        4,
        (*TOP, "governance (top level)", *PROMPTFOO),
    ),
    Known(
        "agentv/export-screening_suite.yaml",
        "id=external_id assert=expected vars=input",
        22,
        (
            "conversation_id",
            "description (top level)",
            "assert (top level)",
            "prompts (top level)",
        ),
    ),
    Known(
        "agentv/multi-turn-live_suite.yaml",
        "id=external_id assert=expected turns=input",
        5,
        (
            "mode",
            "aggregation",
            "vars",
            "on_turn_failure",
            "description (top level)",
            *PROMPTFOO,
        ),
    ),
    Known(
        "agentv/rubric_suite.yaml",
        "id=external_id assert=expected vars=input",
        5,
        (*TOP, *PROMPTFOO),
    ),
    Known(
        "agentv/suite-level-input_cases.yaml",
        "id=external_id assert=expected vars=input",
        3,
        ("execution.skip_defaults",),
    ),
    Known(
        "anthropic-cookbook/text_to_sql_promptfooconfig.yaml",
        "description vars=input assert=expected",
        7,
        PROMPTFOO,
    ),
]
NO_INPUT = "is known to hold the input. The columns:"
REFUSED = {
    "agent-shield/prompts.yaml": f'No column of the list "variants" (line 11) {NO_INPUT} '
    "id, description, system_prompt.",
    "agent-shield/scenarios.yaml": f'No column of the list "scenarios" (line 13) {NO_INPUT} '
    "id, description, event.type, event.pid, event.uid, event.comm, event.path, event.rule, "
    "event.action, event.severity, event.family, event.dest, expected.",
    "autoevals/factuality.yaml": "It holds no list of cases; its top level (line 1) has prompt "
    "and choice_scores.",
    "autoevals/sql.yaml": "It holds no list of cases; its top level (line 1) has prompt "
    "and choice_scores.",
    "botium/convos_and_utterances.yml": f'No column of the list "convos" (line 1) {NO_INPUT} '
    "name, description, steps.",
    "nemo-guardrails/sample_abc_interactions.yml": "No column of the list "
    f'"interactions" (line 1) {NO_INPUT} id, inputs, expected_output, include_policies, '
    "exclude_policies.",
    "rasa-financial-demo/test_stories.yml": f'No column of the list "stories" (line 2) {NO_INPUT} '
    "story, steps.",
    "tavern/test_parametrize.tavern.yaml": f"No column {NO_INPUT} test_name, marks, "
    "stages, _xfail.",
}
"""Prompts, rubrics, conversations told in steps, and tests of something else."""


@pytest.mark.parametrize("known", FILES, ids=lambda known: known.path)
def test_a_public_yaml_file_is_read_sensibly(known: Known) -> None:
    plan = make_plan(FOLDER / known.path)
    words = (word.partition("=") for word in known.mapping.split())
    assert plan.mapping == {column: field or column for column, _, field in words}
    assert plan.not_kept == known.not_kept
    found = list(build_all(plan.source, plan.mapping))
    assert {row.place: row.reason for row in found if isinstance(row, Refusal)} == known.refused
    assert len(found) == known.taken
    assert plan.survey.has_ids is ("external_id" in plan.mapping.values())


@pytest.mark.parametrize(("name", "reason"), REFUSED.items())
def test_a_public_yaml_file_without_cases_is_refused_with_place_and_reason(
    name: str, reason: str
) -> None:
    with pytest.raises(FileProblem) as caught:
        make_plan(FOLDER / name)
    assert caught.value.reason == reason


def test_every_public_yaml_file_is_in_the_table() -> None:
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.y*ml")}
    assert files == {known.path for known in FILES} | set(REFUSED)
    assert len(files) == 18


@pytest.mark.parametrize("name", ["basic", "context", "edge_cases", "tools"])
def test_a_public_suite_breaks_no_rule(name: str) -> None:
    source = open_source(FOLDER / "nous" / f"{name}.yaml")
    cases = [from_map(row.cells) for row in source.records() if isinstance(row, Record)]
    made = [case for case in cases if isinstance(case, SuiteCase)]
    suite = suite_from_map(source.extras, made, default_name=name)
    assert isinstance(suite, Suite)
    assert validate_suite(suite) is None


def test_a_tag_in_a_public_file_is_told_with_both_lines() -> None:
    source = open_source(FOLDER / "tavern" / "test_parametrize.tavern.yaml")
    refused = [row for row in source.records() if isinstance(row, Refusal)]
    assert len(refused) == 20
    assert refused[0] == Refusal(
        place="line 2", reason="The tag !force_format_include on line 16 means nothing here"
    )
