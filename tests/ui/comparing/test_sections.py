"""The lines of a compared text: all of it can be read, whatever is folded, cut or marked."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reviewer_app.domain.differences import FieldDifference
from reviewer_app.domain.json import Json
from reviewer_app.domain.spans import State
from reviewer_app.domain.texts import compare_texts
from reviewer_app.services.differing import DiffTools
from reviewer_app.ui.comparing.begun import LETTERS, BegunSection
from reviewer_app.ui.comparing.lines import FoldLine, TextLine
from reviewer_app.ui.comparing.pieces import PIECE
from reviewer_app.ui.comparing.sections import TextSection, section_of
from tests.support.differing import TOOLS

_SHORT = ("one\n", "two\n", "three\n", "\n")
_LINES = (*_SHORT, "x" * (2 * PIECE + 10) + "\n", "word " * 900 + "\n")
texts = st.lists(st.sampled_from(_LINES), max_size=30).map("".join)
short_texts = st.lists(st.sampled_from(_SHORT), max_size=40).map("".join)


def _texts(section: TextSection | BegunSection) -> Iterator[TextLine]:
    for number in range(len(section)):
        line = section.line(number)
        assert isinstance(line, TextLine)
        yield line


def _unfold_all(section: TextSection) -> None:
    number = 0
    while number < len(section):
        line = section.line(number)
        if isinstance(line, FoldLine):
            section.unfold(line.key)
        else:
            number += 1


@pytest.mark.parametrize("tools", [TOOLS, DiffTools(0)], ids=["exact", "coarse"])
@given(a=texts, b=texts, end=st.sampled_from(["", "last"]))
@settings(max_examples=60, deadline=None)
def test_unfolded_lines_give_both_texts_back(tools: DiffTools, a: str, b: str, end: str) -> None:
    section = TextSection(compare_texts(a + end, b, tools), is_muted=True)
    _unfold_all(section)
    lines = list(_texts(section))
    assert "".join(line.a.text for line in lines if line.a) == a + end
    assert "".join(line.b.text for line in lines if line.b) == b


@given(a=texts, b=texts)
@settings(max_examples=60, deadline=None)
def test_every_difference_is_on_the_line_that_it_is_said_to_be_on(a: str, b: str) -> None:
    section = TextSection(compare_texts(a, b, TOOLS), is_muted=True)
    for stop in range(section.stops):
        line = section.line(section.line_of(stop))
        assert isinstance(line, TextLine)
        assert stop in line.stops


@given(a=short_texts, b=short_texts)
@settings(max_examples=60, deadline=None)
def test_a_fold_says_how_many_lines_it_hides(a: str, b: str) -> None:
    section = TextSection(compare_texts(a, b, TOOLS), is_muted=True)
    folds = [line for n in range(len(section)) if isinstance(line := section.line(n), FoldLine)]
    hidden = sum(int(fold.words.split()[0].replace(",", "")) for fold in folds)
    count = len(section)
    _unfold_all(section)
    assert len(section) == count - len(folds) + hidden


def test_a_begun_field_shows_how_both_texts_begin_without_a_mark() -> None:
    a, b = "one\ntwo\n" * LETTERS, "one\nother\n" + "y" * 3 * PIECE
    field = FieldDifference(name="input", state=State.CHANGED, a=a, b=b, is_begun=True)
    section = section_of(field, is_muted=True)
    assert isinstance(section, BegunSection)
    first, second, third = [line for line, _ in zip(_texts(section), range(3), strict=False)]
    assert first.a is first.b
    assert (second.a and second.a.text, second.b and second.b.text) == ("two\n", "other\n")
    assert third.b
    assert len(third.b.text) == PIECE
    shown = "".join(line.a.text for line in _texts(section) if line.a)
    assert shown == a[:LETTERS]
    assert section.stops == 0


def test_a_begun_field_may_have_one_side_only_and_be_json() -> None:
    value = Json('{"a": 1}')
    field = FieldDifference(name="input", state=State.CHANGED, a=None, b=value, is_begun=True)
    section = section_of(field, is_muted=True)
    assert isinstance(section, BegunSection)
    (line,) = _texts(section)
    assert line.a is None
    assert line.b
    assert line.b.text == value.text
