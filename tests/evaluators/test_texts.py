"""Texts: what a value looks like as text, and how text is evened out."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as some

from reviewer_app.domain.evaluations import Plain, Unscorable
from reviewer_app.evaluators.texts import collapse, lower, round_half_up, to_text, trim


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (4.0, "4.0"),
        (0.0001, "0.0001"),
        (0.00001, "1.0e-5"),
        (100.0, "100.0"),
        (1000.0, "1.0e3"),
        (123456.0, "123456.0"),
        (1.5e300, "1.5e300"),
        (-2.5e-7, "-2.5e-7"),
        (0.0, "0.0"),
        (-0.0, "-0.0"),
        (42, "42"),
        (False, "false"),
        (None, ""),
        ([[233], "x", [10]], "éx\n"),
    ],
)
def test_a_value_as_text_is_written_as_the_framework_writes_it(value: Plain, text: str) -> None:
    assert to_text(value, "it") == text


@given(some.floats(allow_nan=False, allow_infinity=False))
def test_the_text_of_a_number_reads_back_the_same(number: float) -> None:
    assert float(to_text(number, "it")) == number


@pytest.mark.parametrize("value", [{}, [1.5], [None], [{}], [-1], [0xD800], [0x110000]])
def test_what_is_no_text_is_said(value: Plain) -> None:
    with pytest.raises(Unscorable):
        to_text(value, "it")


def test_lower_case_is_that_of_each_character_alone() -> None:
    every = "".join(map(chr, range(sys.maxunicode + 1)))
    assert lower(every) == "".join(character.lower() for character in every)
    assert lower("ΟΔΟΣ ΟΔΟΣ") == "οδοσ οδοσ"


def test_only_unicode_white_space_is_trimmed() -> None:
    assert trim("\u2029\x85 \x1ca\u200b\u3000") == "\x1ca\u200b"


@given(some.text(alphabet=" \t\r\nab\xa0"))
def test_runs_of_ascii_blanks_become_one(text: str) -> None:
    collapsed = collapse(text)
    assert not any(run in collapsed for run in ("  ", "\t", "\r", "\n"))
    assert collapsed.split() == text.split()


def test_halves_are_rounded_up_by_their_exact_value() -> None:
    assert (round_half_up(29 / 32, 4), round_half_up(2.675, 2)) == (0.9063, 2.67)
