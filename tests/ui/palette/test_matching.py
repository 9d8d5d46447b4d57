"""Finding commands by words."""

import pytest

from reviewer_app.ui.commands import COMMANDS
from reviewer_app.ui.palette.matching import best_first, rank


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("next", "Next case"),
        ("CASE next", "Next case"),
        ("ancho", "Añadir al ancho"),
        ("anadir", "Añadir"),
        ("luf", "Upvote, mark as reviewed … luf"),
        ("nuc", "Next unfinished case"),
        ("", "Anything"),
    ],
)
def test_words_are_found_without_case_accents_or_order(typed: str, words: str) -> None:
    assert rank(typed, words) is not None


def test_other_words_are_not_found() -> None:
    assert rank("zebra", "Next case") is None
    assert rank("next zebra", "Next case") is None


def test_the_nearest_comes_first() -> None:
    names = [command.name for command in best_first("undo", COMMANDS, [])]
    assert names[0] == "undo"
    names = [command.name for command in best_first("rev", COMMANDS, [])]
    assert names[0] in {"toggle_reviewed", "review_selected"}


def test_among_equals_what_was_used_last_comes_first() -> None:
    names = [command.name for command in best_first("", COMMANDS, ["quit", "redo"])]
    assert names[:2] == ["quit", "redo"]


@pytest.mark.parametrize("typed", ["language", "text size", "folder", "keys"])
def test_the_settings_are_found_by_what_is_in_them(typed: str) -> None:
    names = [command.name for command in best_first(typed, COMMANDS, [])]
    assert "settings" in names
    assert names[-1] == "settings"
