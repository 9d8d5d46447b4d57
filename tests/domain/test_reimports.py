"""What a file changes in a case that is here: what it gives, and nothing else."""

from typing import Any

import pytest

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS, Content, Labels
from reviewer_app.domain.files import ImportedCase
from reviewer_app.domain.json import Json, Number
from reviewer_app.domain.reimports import (
    FieldChange,
    changes_between,
    labels_with_file,
    with_edits,
    with_file,
)

HERE = Content(input="Why?", goal="Find out", expected_tools=(), context="", timeout=5)


def a_row(*given: str, **fields: Any) -> ImportedCase:
    """A row whose file has these columns, and those of the values."""
    content = {name: fields[name] for name in fields if name in CONTENT_FIELDS}
    labels = {name: fields[name] for name in fields if name in LABEL_FIELDS}
    return ImportedCase(
        place="line 2",
        content=Content(**content),
        labels=Labels(**labels),
        given=frozenset([*given, *fields]),
    )


def test_only_the_columns_of_the_file_change_a_case() -> None:
    after = with_file(HERE, a_row(input="How?"))
    assert after == Content(input="How?", goal="Find out", expected_tools=(), context="", timeout=5)


def test_an_empty_cell_takes_a_value_away() -> None:
    assert with_file(HERE, a_row("goal", input="Why?")).goal is None


@pytest.mark.parametrize("name", ["expected_tools", "context", "gender"])
def test_an_empty_cell_against_an_empty_value_is_no_change(name: str) -> None:
    assert with_file(HERE, a_row(name, input="Why?")) is HERE


def test_json_that_is_spelled_otherwise_is_no_change() -> None:
    here = Content(input="Why?", expected=Json('{"a": 1, "b": [1.0]}'))
    assert with_file(here, a_row(expected=Json('{"b":[1.0],"a":1}'))) is here
    assert with_file(here, a_row(expected=Json('{"b":[1],"a":1}'))) is not here


def test_text_and_json_of_the_same_letters_differ() -> None:
    here = Content(input='{"a":1}')
    assert with_file(here, a_row(input=Json('{"a":1}'))) is not here


def test_labels_change_where_the_file_gives_them() -> None:
    here = Labels(variant="rag", name="A", confidence=Number("0.90"), tags=("x",))
    assert labels_with_file(here, a_row(variant="rag", confidence=Number("0.90"))) is here
    assert labels_with_file(here, a_row(variant="qa", tags=("x",))) == Labels(
        variant="qa", name="A", confidence=Number("0.90"), tags=("x",)
    )


def test_noise_that_was_inherited_is_no_change() -> None:
    here = Labels(background_noise_profile="car", background_noise_level="light")
    columns = ("background_noise_profile", "background_noise_level")
    assert labels_with_file(here, a_row(*columns)) is here
    louder = a_row(background_noise_profile="car", background_noise_level="heavy")
    assert labels_with_file(here, louder).background_noise_level == "heavy"


def test_edits_of_an_earlier_revision_leave_what_was_changed_here_since() -> None:
    base = Content(input="Why?", goal="Find out", scenario="A shop")
    head = Content(input="Why not?", goal="Find out", scenario="A shop")
    row = a_row("scenario", input="Why?", goal="Ask back")
    assert with_edits(base, head, row) == Content(input="Why not?", goal="Ask back")


def test_changes_are_told_as_texts() -> None:
    after = Content(input=Json('{"a": 1}'), expected_tools=("t",), timeout=7)
    assert changes_between(HERE, after, CONTENT_FIELDS) == (
        FieldChange(field="input", before="Why?", after='{"a": 1}'),
        FieldChange(field="context", before="", after=None),
        FieldChange(field="expected_tools", before="[]", after='["t"]'),
        FieldChange(field="goal", before="Find out", after=None),
        FieldChange(field="timeout", before="5", after="7"),
    )
