"""What the history says of labels: short values as they are, hidden ones not at all."""

from datetime import timedelta
from typing import Any

import pytest

from reviewer_app.domain.json import Json, Number
from reviewer_app.services.comparing import LabelChange, LabelHistory, Revision
from reviewer_app.ui.review.label_words import changes_in_words, history_rows
from reviewer_app.ui.widgets.sides import Happening
from tests.support.builders import NOON


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"variant": "rag"}, {"variant": "tools"}, "Variant: tools, was rag"),
        ({"variant": None}, {"variant": "tools"}, "Variant: tools"),
        ({"variant": "rag"}, {"variant": None}, "Variant: removed, was rag"),
        ({"variant": ""}, {"variant": "tools"}, "Variant: changed"),
        ({"description": "a" * 41}, {"description": None}, "Description: removed"),
        ({"description": None}, {"description": "a\nb"}, "Description: added"),
        ({"metadata": Json("{}")}, {"metadata": Json("[]")}, "Other data: changed"),
        ({"tags": ("a", "b")}, {"tags": ("b", "c")}, "Tags: c added, a removed"),
        ({"tags": None}, {"tags": ("مهم",)}, "Tags: \u2068مهم\u2069 added"),
        ({"tags": ("a", "b")}, {"tags": ("b", "a")}, "Tags: changed"),
        ({"tags": ("a",)}, {"tags": None}, "Tags: a removed"),
        ({"confidence": Number("0.10")}, {"confidence": Number("1")}, "Confidence: 1, was 0.10"),
    ],
)
def test_a_change_of_a_label_is_told_in_words(
    before: dict[str, Any], after: dict[str, Any], told: str
) -> None:
    assert changes_in_words(before, after) == (told,)


def test_of_a_hidden_field_only_that_it_changed_is_told() -> None:
    told = changes_in_words(
        {"confidence": None, "name": "A"}, {"confidence": Number("1"), "name": "B"}, {"confidence"}
    )
    assert told == ("Confidence: hidden until you vote", "Name: B, was A")


def _revision(number: int) -> Revision:
    return Revision(
        case_id=f"r{number}",
        number=number,
        author="Grace",
        is_mine=False,
        made_at=NOON + timedelta(days=number),
        file_name="",
        is_latest=number == 2,
        my_score=0,
        is_reviewed=False,
    )


def _change(revision: str, hour: int, *, is_mine: bool, file_name: str = "") -> LabelChange:
    return LabelChange(
        revision=revision,
        at=NOON + timedelta(days=1, hours=hour),
        author="" if file_name else "Grace",
        is_mine=is_mine,
        file_name=file_name,
        before={"name": None},
        after={"name": f"N{hour}"},
    )


def test_label_changes_stand_between_the_revisions_that_they_happened_between() -> None:
    labels = LabelHistory(
        in_place=[
            _change("r1", 3, is_mine=False, file_name="again.csv"),
            _change("r2", 2, is_mine=True),  # clocks differ; the revision tells the place
            _change("r1", 1, is_mine=False),
        ],
        along={"r2": ({"variant": "rag"}, {"variant": "tools"})},
    )
    rows = history_rows([_revision(2), _revision(1)], labels, now=NOON)
    assert [row.case_id for row in rows] == ["r2", "r2", "r1", "r1", "r1"]
    assert [isinstance(row, Happening) for row in rows] == [True, False, True, True, False]
    told = [row.sentence for row in rows]
    assert told[0].startswith("You, ")
    assert told[0].endswith("Name: N2")
    assert told[1].startswith("Revision 2, Latest, Grace, ")
    assert told[1].endswith("Variant: tools, was rag")
    assert told[2].startswith("Imported, ")
    assert told[2].endswith("again.csv, Name: N3")
    assert told[3].startswith("Grace, ")
