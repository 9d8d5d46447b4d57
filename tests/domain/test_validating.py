"""What a person is told while writing a case."""

from typing import Any

import pytest

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.datasets import DatasetType
from reviewer_app.domain.json import Json
from reviewer_app.domain.validating import faults, with_old_ones_excused

_FILE = '{"content":[{"type":"file","uri":"s3://b/files/o/1.pdf"}]}'


def _told(dataset_type: DatasetType = "QUALITY", **fields: Any) -> dict[str, bool]:
    """The fields that something is said of, and whether it is only a warning."""
    content: dict[str, Any] = {"input": "Hello?"} | {
        k: v for k, v in fields.items() if k in Content.__slots__
    }
    labels = {k: v for k, v in fields.items() if k in Labels.__slots__}
    found = faults(Content(**content), Labels(**labels), dataset_type)
    return {fault.field: fault.is_warning for fault in found}


def test_a_plain_case_is_right() -> None:
    assert _told(language="pt-BR", expected_output="Hi", tags=("a",)) == {}


@pytest.mark.parametrize(
    ("fields", "field", "is_warning"),
    [
        ({"input": None}, "input", False),
        ({"input": ""}, "input", False),
        ({"background_noise_profile": "office"}, "background_noise_level", False),
        ({"background_noise_level": "light"}, "background_noise_profile", False),
        ({"language": "english please"}, "language", False),
        ({"language": "es-XX"}, "language", True),
        ({"language": "xx"}, "language", True),
        ({"max_iterations": 0}, "max_iterations", False),
        ({"confidence": "80"}, "confidence", True),
        ({"eval_type": "guess"}, "eval_type", False),
        ({"eval_type": "custom"}, "eval_config", False),
        ({"eval_config": Json("[]")}, "eval_config", False),
    ],
)
def test_what_is_wrong_is_told_at_its_field(
    fields: dict[str, Any], field: str, is_warning: bool
) -> None:
    told = _told("QUALITY", **fields)
    assert told[field] is is_warning
    assert set(told) == {field}


@pytest.mark.parametrize("stored", ["[]", '{"a":1}', '["Hi"]'])
def test_a_conversation_is_a_list_of_turns(stored: str) -> None:
    content = Content(goal="g", user_persona="p", scenario="s", conversation_history=Json(stored))
    found = faults(content, Labels(), "BEHAVIOR")
    assert [(fault.field, fault.is_warning) for fault in found] == [("conversation_history", False)]


@pytest.mark.parametrize("language", ["es-419", "zh-Hant-TW", "sr-Latn-RS", "yue", "en-GB-oed"])
def test_long_tags_are_taken(language: str) -> None:
    assert _told(language=language) == {}


def test_noise_of_both_is_right() -> None:
    assert _told(background_noise_profile="office", background_noise_level="light") == {}


def test_a_scenario_needs_goal_and_persona() -> None:
    told = _told("BEHAVIOR", input=None)
    assert told == {"goal": False, "user_persona": False}


def test_a_scenario_may_go_without_its_own_text() -> None:
    """Its goal and persona say enough; that some server wants it helps nobody here."""
    assert faults(Content(goal="g", user_persona="p"), Labels(), "BEHAVIOR") == ()


def test_a_case_of_files_only_keeps_one_file() -> None:
    before = Content(input=Json(_FILE))
    found = faults(Content(input=Json("{}")), Labels(), "QUALITY", before=before)
    assert [fault.field for fault in found] == ["input"]
    assert "files only" in found[0].reason
    assert faults(Content(input="Words now"), Labels(), "QUALITY", before=before) == ()


def test_a_case_with_words_may_lose_its_files() -> None:
    before = Content(input=Json(_FILE.replace("{", '{"user_message":"Read",', 1)))
    after = Content(input=Json('{"user_message":"Read"}'))
    assert faults(after, Labels(), "QUALITY", before=before) == ()


def test_too_many_files_are_a_warning() -> None:
    parts = ",".join(['{"type":"file","uri":"s3://b/f","sizeBytes":2000000}'] * 21)
    found = faults(Content(input=Json(f'{{"content":[{parts}]}}')), Labels(), "QUALITY")
    assert [fault.is_warning for fault in found] == [True, True]


def test_what_was_wrong_before_the_edit_is_only_a_warning() -> None:
    before = faults(Content(), Labels(), "BEHAVIOR")
    now = faults(Content(language="?"), Labels(), "BEHAVIOR")
    told = {fault.field: fault.is_warning for fault in with_old_ones_excused(now, before)}
    assert told == {"goal": True, "user_persona": True, "language": False}


def test_reasons_are_sentences() -> None:
    found = faults(Content(language="es-XX", eval_type="x", max_iterations=0), Labels(), "BEHAVIOR")
    assert all(fault.reason.endswith(".") and "{" not in fault.reason for fault in found)
