"""Switching the evaluation type keeps what fits and names what is lost."""

import pytest

from reviewer_app.domain.cases import EVAL_TYPES
from reviewer_app.domain.expectations import Expectation
from reviewer_app.domain.json import Json
from reviewer_app.services.expecting import find_remarks, switch


def switched(
    old: str, expected: str, new: str, config: str | None = None
) -> tuple[str | None, str | None, tuple[str, ...]]:
    given = Expectation(
        eval_type=old,
        expected=Json(expected) if expected else None,
        eval_config=Json(config) if config else None,
    )
    found = switch(given, new)
    after = found.expectation
    assert after.eval_type == new
    texts = [value.text if value else None for value in (after.expected, after.eval_config)]
    return texts[0], texts[1], found.lost


@pytest.mark.parametrize(
    ("old", "expected", "new", "wanted", "lost"),
    [
        ("exact_match", '"yes"', "fuzzy_match", '"yes"', ()),
        ("exact_match", '"yes"', "contains", '"yes"', ()),
        ("fuzzy_match", '"yes"', "llm_judge", '{"reference_answer":"yes"}', ()),
        ("exact_match", '"yes"', "tool_usage", '{"output_contains":["yes"]}', ()),
        ("exact_match", '"yes"', "schema", None, ("expected",)),
        ("contains", '["a","b"]', "tool_usage", '{"output_contains":["a","b"]}', ()),
        ("contains", '["a"]', "exact_match", '"a"', ()),
        ("contains", '"a"', "exact_match", '"a"', ()),
        ("contains", '["a","b"]', "exact_match", None, ("expected.contains",)),
        ("contains", '{"regex":["a."]}', "tool_usage", None, ("expected.regex",)),
        (
            "tool_usage",
            '{"tools_called":["find"],"output_contains":["a"]}',
            "contains",
            '["a"]',
            ("expected.tools_called",),
        ),
        (
            "llm_judge",
            '{"criteria":"kind","reference_answer":"yes"}',
            "exact_match",
            '"yes"',
            ("expected.criteria",),
        ),
        ("schema", '{"type":"object"}', "custom", '{"type":"object"}', ()),
        ("exact_match", "", "contains", None, ()),
    ],
)
def test_what_fits_is_kept_and_the_rest_is_named(
    old: str, expected: str, new: str, wanted: str | None, lost: tuple[str, ...]
) -> None:
    assert switched(old, expected, new) == (wanted, None, lost)


def test_settings_that_only_the_old_type_reads_go_and_unknown_ones_stay() -> None:
    config = '{"threshold":0.90,"case_insensitive":false,"mine":1}'
    _, kept, lost = switched("fuzzy_match", '"a"', "contains", config)
    assert kept == '{"case_insensitive":false,"mine":1}'
    assert lost == ("eval_config.threshold",)


@pytest.mark.parametrize("old", EVAL_TYPES)
@pytest.mark.parametrize("new", EVAL_TYPES)
def test_what_is_kept_can_always_be_scored(old: str, new: str) -> None:
    """A switch never leaves something behind that the new type breaks off at."""
    shapes = ['"a"', '["a"]', '{"tools_called":["a"]}', '{"type":"object"}', "3", "{}", "[]"]
    for expected in shapes:
        given = Expectation(eval_type=old, expected=Json(expected))
        if any(remark.kind == "unscorable" for remark in find_remarks(given)):
            continue
        remarks = find_remarks(switch(given, new).expectation)
        assert not [remark for remark in remarks if remark.kind == "unscorable"], (expected, old)
