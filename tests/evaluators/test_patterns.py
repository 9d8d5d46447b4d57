"""Patterns: PCRE's spelling is understood, and no pattern runs for long."""

import time

import pytest

from reviewer_app.domain.evaluations import Unscorable
from reviewer_app.evaluators.limits import TimeLimit
from reviewer_app.evaluators.patterns import MAX_LENGTH, compile_pattern, search


def is_found(pattern: str, text: str, *, is_caseless: bool = False) -> bool | None:
    return search(pattern, text, TimeLimit(), is_caseless=is_caseless)


@pytest.mark.parametrize(
    ("pattern", "found", "other"),
    [
        (r"a\z", "a", "a\n"),
        (r"^a$", "a\n", "b\na"),
        (r"x\hx", "x x", "x\nx"),
        (r"x\Nx", "xyx", "x\nx"),
        (r"x\vx", "x\rx", "x x"),
        (r"x[\v_]x", "x\nx", "xvx"),
        (r"\e\[", "\x1b[", "e["),
        (r"\Qa.b\Ec", "a.bc", "axbc"),
        (r"\x{1F600}", "😀", "x{1F600}"),
        (r"\cA", "\x01", "cA"),
        ("item{i}", "item{i}", "iteem"),
        ("x{e<=2}y", "x{e<=2}y", "xxy"),
        ("x{,2}y", "x{,2}y", "xxy"),
        ("x{2,3}y", "xxy", "xy"),
        ("{name}", "{name}", "name"),
        ("foo(?i)bar", "fooBAR", "FOObar"),
        ("((?i)a)b", "Ab", "AB"),
        ("[[a]]", "[]", "a"),
        ("^[a&&b]$", "&", "c"),
        ("^[a||b]$", "|", "c"),
        ("^[a~~b]$", "~", "c"),
        ("^[+--]$", ",", "."),
        ("^[]a]$", "]", "["),
        ("^[^]a]$", "b", "]"),
        (r"^[a\]b]$", "]", "c"),
        (r"(?'n'a)\k'n'", "aa", "ab"),
        (r"(?<n>a)\k{n}", "aa", "ab"),
        (r"(?<n>a)\g{n}", "aa", "ab"),
        (r"(a)\g{1}\g1", "aaa", "aab"),
        (r"^(\((?:[^()]|(?1))*\))$", "(a(b))", "(a(b)"),
        ("[[:digit:]]x", "1x", "ax"),
        ("[^[:digit:]]x", "ax", "1x"),
        ("^a++b", "aab", "aa"),
        (r"^.\b", "é", ""),
    ],
)
def test_pcre_is_read_as_pcre(pattern: str, found: str, other: str) -> None:
    assert (is_found(pattern, found), is_found(pattern, other)) == (True, False)


def test_case_folding_keeps_the_length() -> None:
    assert is_found("^É$", "é", is_caseless=True)
    assert not is_found("ß", "SS", is_caseless=True)
    assert not is_found("(?-i)A", "a", is_caseless=True)


@pytest.mark.parametrize("pattern", ["(", "*a", "[a", "(?<n>a)(?<", "(" * 5000])
def test_an_invalid_pattern_is_never_found(pattern: str) -> None:
    assert is_found(pattern, "a") is None


@pytest.mark.parametrize("pattern", [r"(x+x+)+y", r"(?:(\w+)\s?)+[?!]$"])
def test_a_catastrophic_pattern_ends_in_time(pattern: str) -> None:
    began = time.monotonic()
    with pytest.raises(Unscorable, match="took longer than"):
        search(pattern, "x" * 5000 + ".", TimeLimit(0.2), is_caseless=False)
    assert time.monotonic() - began < 5


def test_patterns_share_the_time_of_a_score() -> None:
    limit = TimeLimit(0)
    with pytest.raises(Unscorable):
        search("a", "a", limit, is_caseless=False)


def test_an_endless_pattern_is_not_even_read() -> None:
    with pytest.raises(Unscorable, match="too long"):
        compile_pattern("a" * (MAX_LENGTH + 1), is_caseless=False)
