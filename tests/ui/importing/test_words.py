"""Words for fields, places, counts and outcomes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale

from reviewer_app.domain.files import Refusal
from reviewer_app.domain.mappings import FILE_FIELDS
from reviewer_app.services.import_results import ImportResult
from reviewer_app.ui.importing.outcome import can_undo, outcome_sentences, title_words
from reviewer_app.ui.importing.words import (
    FIELDS,
    field_words,
    lines_words,
    place_words,
    rows_words,
)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def outcome(**facts: Any) -> ImportResult:
    kept: dict[str, Any] = {"dataset_id": "d"} | facts
    return ImportResult(import_id="i", path=Path("a.csv"), product="p", dataset="a", **kept)


def test_every_field_that_a_column_can_fill_has_words() -> None:
    assert set(FILE_FIELDS) <= set(FIELDS)


def test_an_unknown_field_is_shown_as_it_is() -> None:
    assert field_words("<b>new</b>") == "<b>new</b>"


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("line 12400", "Line 12,400"),
        ("item 3", "Item 3"),
        ("Cases!row 18", "Cases, row 18"),
        ("<b>!row 2", "<b>, row 2"),
        ("file", "Whole file"),
        ("somewhere", "somewhere"),
        ("line x", "line x"),
    ],
)
def test_places_are_said_in_words(place: str, words: str) -> None:
    assert place_words(place) == words


@pytest.mark.parametrize(
    ("first", "last", "words"),
    [
        ("line 37", "line 43", "lines 37 to 43, as they will be read"),
        ("Cases!row 2", "Cases!row 1200", "rows 2 to 1,200, as they will be read"),
        ("item 1", "item 7", "items 1 to 7, as they will be read"),
        ("line 2", "line 2", "Line 2, as it will be read"),
    ],
)
def test_the_part_in_sight_is_said(first: str, last: str, words: str) -> None:
    assert lines_words(first, last) == words


@pytest.mark.parametrize(
    ("done", "total", "words"),
    [
        (0, 0, "Looking the file over"),
        (1, 0, "1 row"),
        (1200, 0, "1,200 rows"),
        (12_400, 1_000_000, "12,400 of 1,000,000 rows"),
    ],
)
def test_progress_counts_rows(done: int, total: int, words: str) -> None:
    assert rows_words(done, total) == words


@pytest.mark.parametrize(
    ("counts", "title"),
    [
        ({"taken": 198, "same": 12}, "198 cases read in, 12 left as they were"),
        ({"taken": 1, "same": 1}, "1 case read in, 1 left as it was"),
        ({"taken": 1204}, "1,204 cases read in"),
        (
            {"taken": 5, "same": 1, "changed": 2, "relabelled": 1, "conflicting": 3},
            "8 cases read in, 4 left as they were",
        ),
        ({"same": 12}, "Nothing new was read in"),
        ({}, "Nothing new was read in"),
    ],
)
def test_the_title_says_what_came_of_the_file(counts: dict[str, int], title: str) -> None:
    assert title_words(outcome(**counts)) == title


def test_a_file_of_bad_rows_only_says_so() -> None:
    bad = outcome(dataset_id=None, refused=(Refusal(place="line 2", reason="no input"),))

    assert title_words(bad) == "No case could be read in"
    assert not can_undo(bad)


def test_each_kind_of_row_has_a_sentence() -> None:
    counts = {"taken": 185, "changed": 11, "relabelled": 2, "same": 7, "conflicting": 3}
    found = outcome_sentences(outcome(**counts, history=4, outputs=5))
    assert [sentence.split()[0] for sentence in found] == ["185", "11", "2", "7", "4", "5", "3"]
    assert outcome_sentences(outcome()) == ["The file has no rows."]


def test_only_an_import_that_brought_something_can_be_taken_back() -> None:
    assert can_undo(outcome(relabelled=1))
    assert can_undo(outcome(outputs=1))
    assert not can_undo(outcome(same=12, conflicting=1))


def test_why_ids_do_not_count_is_said() -> None:
    fault = Refusal(place="line 7", reason="The column id has a value twice")
    found = outcome_sentences(outcome(taken=9, id_fault=fault))

    assert found[-1].endswith("Line 7: The column id has a value twice.")
