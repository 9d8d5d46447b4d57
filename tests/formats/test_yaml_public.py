"""Real YAML suites of other projects: they break no rule, and what they mean is kept.

What becomes of every YAML file: test_public_files. Origins and licences: tests/data/SOURCES.md.
"""

from pathlib import Path

import pytest

from reviewer_app.domain.files import Refusal
from reviewer_app.domain.suites import Suite, SuiteCase, from_map, suite_from_map, validate_suite
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import Record
from reviewer_app.services.surveying import make_look

FOLDER = Path(__file__).parents[1] / "data" / "public"


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


@pytest.mark.parametrize("name", ["basic", "context", "edge_cases", "tools"])
def test_a_public_suites_keys_are_for_its_dataset_and_its_comments_are_not_kept(name: str) -> None:
    look = make_look(FOLDER / "nous" / f"{name}.yaml")
    assert look.dataset_metadata is not None
    assert '"parallelism":1' in look.dataset_metadata.text
    assert look.not_kept == ("(comments)",)
    assert f'"name":"{look.suggested_dataset}"' in look.dataset_metadata.text
