"""A case comes out of the store as it went in."""

from pathlib import Path

import pytest

from reviewer_app.domain.cases import Content, Labels, TestCase
from reviewer_app.domain.json import Json, Number
from reviewer_app.domain.revisions import content_hash
from reviewer_app.store.cases import read_case, read_number
from reviewer_app.store.imports import NewCase, add_cases
from tests.support.builders import a_case, from_file
from tests.support.stores import a_bench

FULL = {
    "input": Json('{"a": 1.10, "b": [1E5], "a": 2}'),
    "expected_output": "",
    "context": "line\r\nline\x00\udc80\U0010fffd",
    "expected_tools": (),
    "stopping_criterias": ("one", "", "é\x00"),
    "max_iterations": 0,
    "gender": "FEMALE",
    "conversation_history": Json("[]"),
    "expected": Json("0"),
    "tools": Json("null"),
    "timeout": 5000,
    "confidence": Number("0.50"),
    "tags": ("a",),
    "metadata": Json("{}"),
    "name": "",
    "is_augmented": False,
}


@pytest.mark.parametrize("case", [a_case(50, **FULL), a_case(50, input=None), a_case(50)])
def test_every_field_comes_back_and_nothing_is_not_empty(tmp_path: Path, case: TestCase) -> None:
    """B26: an empty text, an empty list, 0 and false are values; none is none."""
    with a_bench(tmp_path) as bench:
        bench.write(
            lambda s: add_cases(s, "import-1", [NewCase(case=case, imported=from_file(case))])
        )
        found = bench.read(lambda session: read_case(session, case.id))
        assert found.case == case
        assert bench.read(lambda session: read_number(session, found.n)).case == case
        assert content_hash(found.case.content) == case.content_hash
        assert bench.problems() == []


def test_the_fields_of_the_facts_are_columns_of_the_row() -> None:
    from reviewer_app.store.tables import CASES

    names = {column.name for column in CASES.columns}
    assert {*Content.__slots__, *Labels.__slots__} <= names
