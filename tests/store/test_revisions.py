"""The history of a case: its revisions by the chain of their parents."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from reviewer_app.domain.errors import NotFound
from reviewer_app.store.revisions import read_family
from reviewer_app.store.tables import CASES
from tests.support.builders import a_case
from tests.support.families import edited
from tests.support.stores import a_bench


def test_the_latest_revision_comes_first_and_all_have_numbers(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        head = edited(bench, edited(bench, a_case(1), 2), 3)
        for case_id in (head.id, "case-1", "revision-2"):
            found = bench.read(lambda session, case_id=case_id: read_family(session, case_id))
            assert [(one.case_id, one.number) for one in found] == [
                ("revision-3", 3),
                ("revision-2", 2),
                ("case-1", 1),
            ]
    assert [one.is_latest for one in found] == [True, False, False]
    assert [one.author for one in found] == ["Grace", "Grace", "Ada"]
    assert [one.is_mine for one in found] == [False, False, True]
    assert [one.file_name for one in found] == ["", "", "cards.csv"]


def test_without_the_first_revisions_there_are_no_numbers(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench:
        edited(bench, replace(a_case(1), parent_id="not-here"), 2)
        lost = update(CASES).where(CASES.c.id == "case-1").values(parent_id="not-here")
        bench.write(lambda session: session.execute(lost))
        found = bench.read(lambda session: read_family(session, "revision-2"))
    assert [one.number for one in found] == [None, None]


def test_a_case_that_is_not_here_is_not_found(tmp_path: Path) -> None:
    with a_bench(tmp_path) as bench, pytest.raises(NotFound):
        bench.read(lambda session: read_family(session, "nobody"))
