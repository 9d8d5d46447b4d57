"""The fields that the editor shows."""

from reviewer_app.domain.case_fields import (
    CONTENT_ORDER,
    LABEL_ORDER,
    fields_in_use,
    is_suite_case,
    value_of,
)
from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, Content, Labels
from reviewer_app.domain.json import Json


def test_every_field_has_its_place() -> None:
    assert sorted(CONTENT_ORDER) == sorted(CONTENT_FIELDS)
    assert sorted(LABEL_ORDER) == sorted(LABEL_FIELDS)


def test_a_scenario_shows_what_a_scenario_needs_and_what_it_has() -> None:
    shown = fields_in_use(Content(input="Hi"), Labels(source="a.pdf"), "BEHAVIOR")
    assert shown[:3] == ("input", "goal", "user_persona")
    assert "source" in shown
    assert "expected_tools" not in shown


def test_a_suite_case_shows_how_it_is_evaluated() -> None:
    content = Content(input="Hi", eval_type="contains", expected=Json('"a"'))
    assert is_suite_case(content)
    shown = fields_in_use(content, Labels(), "QUALITY")
    assert shown == ("input", "eval_type", "expected", "eval_config", "name", "description", "tags")


def test_noise_is_shown_as_a_pair() -> None:
    shown = fields_in_use(Content(), Labels(background_noise_level="light"), "QUALITY")
    assert {"background_noise_profile", "background_noise_level"} <= set(shown)
    assert value_of(Content(), Labels(tags=("a",)), "tags") == ("a",)
