"""Counts of an import: which of them are numbers."""

from dataclasses import fields

from reviewer_app.services.import_counts import NUMBERS, Counts


def test_the_numbers_are_all_counts_that_are_no_sentences() -> None:
    assert {field.name for field in fields(Counts)} - set(NUMBERS) == {
        "refused",
        "notes",
        "id_fault",
    }
