"""A half-decided result is the same after a restart: words, whose they are, answers and choices."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QTextCursor

from reviewer_app.domain.resolving import Side
from reviewer_app.ui.merging.results import FieldResult, Results
from reviewer_app.ui.widgets.look import Look
from tests.ui.merging.gallery import a_conflict

Act = Callable[[FieldResult], None]


def _answer(result: FieldResult, side: Side) -> None:
    """Answer the first choice; where all was merged, have a side's text."""
    if result.open:
        result.document.answer(result.open[0], side)
    else:
        result.take(side)


def _type(result: FieldResult, words: str) -> None:
    cursor = QTextCursor(result.document)
    cursor.insertText(words, result.document.plain())


def _write(result: FieldResult) -> None:
    cursor = result.document.write_instead(result.open[0]) if result.open else None
    cursor = cursor or QTextCursor(result.document)
    cursor.insertText("36\nhours", result.document.plain())


ACTS: dict[str, Act] = {
    "mine": lambda result: _answer(result, "mine"),
    "theirs": lambda result: _answer(result, "theirs"),
    "base": lambda result: _answer(result, "base"),
    "whole": lambda result: result.take("theirs"),
    "written": _write,
    "typed beside": lambda result: _type(result, "Please: "),
    "emptied": lambda result: result.document.replace_all("", "base"),
    "other signs": lambda result: _type(result, "\u4f60\u597d \u0645\u0631\u062d\u0628\u0627 \t "),
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize(
    ("kind", "name"),
    [("text", "expected_output"), ("json", "context"), ("json", "goal"), ("long", None)],
)
def test_a_result_is_the_same_when_it_is_put_back(
    look: Look, kind: str, name: str | None, act: str
) -> None:
    name = name or "expected_output"
    before = Results(look, a_conflict(kind))[name]
    ACTS[act](before)
    kept = before.keep()
    assert kept is not None
    after = Results(look, a_conflict(kind))[name]
    after.put_back(kept)
    assert after.document.written() == before.document.written()
    assert after.document.whole_side == before.document.whole_side
    assert (after.told().value, str(after.told().fault)) == (
        before.told().value,
        str(before.told().fault),
    )
    assert not after.document.isUndoAvailable()
    assert after.keep() == kept


def test_nothing_is_kept_of_what_nobody_decided(look: Look) -> None:
    results = Results(look, a_conflict("text"))
    assert {result.keep() for result in results.values()} == {None}


@pytest.mark.parametrize("kept", ["", "{}", "[1]", '{"of": "other", "runs": []}', "nonsense"])
def test_what_was_kept_of_other_texts_changes_nothing(look: Look, kept: str) -> None:
    result = Results(look, a_conflict("text"))["expected_output"]
    result.put_back(kept)
    other = Results(look, a_conflict("long"))["expected_output"]
    other.take("mine")
    result.put_back(other.keep() or "")
    assert result.open == (0,)
    assert result.keep() is None
