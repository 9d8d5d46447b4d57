"""The document of a merge: every letter comes back, choices are answered and undone."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.merging import merge_field
from reviewer_app.domain.resolving import Side, Words, result_parts, value_of_text
from reviewer_app.ui.merging.document import LONG, MergedDocument
from reviewer_app.ui.widgets.look import Look
from tests.domain.test_merging import BASE, MINE, THEIRS
from tests.support.differing import TOOLS, texts

NASTY = "a\r\nb\rc\u2028d\u2029e\x00f\ufffcg\ufdd0h\ud800i\xa0j\te\u0301"


def _document(look: Look, name: str, base: Any, mine: Any, theirs: Any) -> MergedDocument:
    made = MergedDocument(look)
    made.show_parts(result_parts(merge_field(name, base, mine, theirs, tools=TOOLS), TOOLS))
    return made


def _with(look: Look, *words: Words) -> MergedDocument:
    made = MergedDocument(look)
    made.show_parts(words)
    return made


def test_letters_that_qt_would_change_come_back_as_they_were(look: Look) -> None:
    for origin in ("base", "mine", "theirs", "both"):
        made = _with(look, Words("before ", "base"), Words(NASTY, origin))
        assert made.written().text == f"before {NASTY}"


@given(st.lists(st.tuples(texts, st.sampled_from(["base", "mine", "theirs"])), max_size=6))
def test_any_text_comes_back_to_the_letter(parts: list[tuple[str, Any]]) -> None:
    made = _with(_look(), *[Words(text, origin) for text, origin in parts])
    whole = "".join(text for text, _ in parts)
    assert made.written().text == whole
    end = made.characterCount() - 1
    assert made.text_between(0, end) == whole
    for middle in (end // 3, end // 2):
        if not "\udc00" <= made.characterAt(middle) <= "\udfff":  # no caret stands there
            halves = (made.text_between(0, middle), made.text_between(middle, end))
            assert "".join(halves) == whole


_LOOKS: list[Look] = []


def _look() -> Look:
    return _LOOKS[0]


@pytest.fixture(autouse=True)
def _keep_look(look: Look) -> None:
    _LOOKS[:] = [look]


@pytest.mark.parametrize(("side", "number"), [("mine", "12"), ("theirs", "48"), ("base", "24")])
def test_an_answer_stands_in_the_text_and_undo_opens_the_choice_again(
    look: Look, side: Side, number: str
) -> None:
    made = _document(look, "expected_output", BASE, MINE, THEIRS)
    assert made.written().open == (0,)

    made.answer(0, side)
    written = made.written()
    assert (written.open, dict(written.answers)) == ((), {0: side})
    assert f"up to {number} hours before" in written.text

    made.undo()
    assert (made.written().open, dict(made.written().answers)) == ((0,), {})
    made.redo()
    assert made.written() == written


def test_writing_it_takes_the_choice_away(look: Look) -> None:
    made = _document(look, "expected_output", BASE, MINE, THEIRS)
    cursor = made.write_instead(0)
    assert cursor is not None
    cursor.insertText("36", made.plain())
    written = made.written()
    assert (written.open, dict(written.answers)) == ((), {})
    assert "up to 36 hours before" in written.text


def test_an_answer_of_nothing_is_one_too(look: Look) -> None:
    field = merge_field("scenario", "Base", None, "Theirs", tools=TOOLS)
    made = MergedDocument(look)
    parts = result_parts(field, TOOLS)
    made.show_parts(parts)
    made.answer(0, "mine")
    written = made.written()
    assert (written.open, dict(written.answers)) == ((), {0: "mine"})
    assert value_of_text(field, parts, written.text, written.answers, TOOLS) is None


def test_what_nobody_changed_of_a_long_text_is_folded_and_still_there(look: Look) -> None:
    before, after = "word " * LONG, "other " * LONG
    made = _with(look, Words(before, "base"), Words("new", "mine"), Words(after, "base"))
    assert made.characterCount() < 3_000
    assert made.written().text == f"{before}new{after}"


def test_a_choice_is_found_by_the_caret(look: Look) -> None:
    made = _document(look, "expected_output", BASE, MINE, THEIRS)
    place = made.place_of(0)
    assert place is not None
    assert (made.choice_at(place), made.choice_at(place + 1)) == (0, 0)
    assert made.choice_at(0) is None
