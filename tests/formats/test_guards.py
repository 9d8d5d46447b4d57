"""Guards against formulas: put on what a spreadsheet would run, and taken off to the character."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.formats.guards import guard, unguard

RUN = ["=1+1", "-5", "+34 600", "@SUM(1,1)", "- item", "\t=1", "\r=1", "＝1", "＋1", "－1", "＠a"]
TEXTS = st.lists(st.sampled_from(["'", *RUN]) | st.text(max_size=3), max_size=4).map("".join)


@pytest.mark.parametrize("text", RUN)
def test_what_a_spreadsheet_would_run_gets_an_apostrophe(text: str) -> None:
    """B80, I53."""
    assert guard(text) == f"'{text}"
    assert unguard(guard(text)) == text


@pytest.mark.parametrize("text", ["", "a=b", "'quoted", "''", "5-3", " =1", "'tis", "1e5"])
def test_no_other_text_changes(text: str) -> None:
    """B81."""
    assert guard(text) == unguard(text) == text


def test_a_persons_own_apostrophe_survives() -> None:
    """I54."""
    assert guard("'=x") == "''=x"
    assert unguard("''=x") == "'=x"


def test_what_was_typed_into_a_guarded_file_stays_as_typed() -> None:
    assert unguard("=1+1") == "=1+1"


@given(TEXTS)
def test_any_text_comes_back(text: str) -> None:
    """B81."""
    assert unguard(guard(text)) == text
    assert guard(text)[:1] not in tuple("=+-@\t\r\n＝＋－＠")
