"""What a person typed, as terms, and where a text has them."""

import sqlite3
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.searching import (
    Term,
    _plain,
    finders,
    has_all,
    pattern,
    places,
    spaced,
    terms,
)


def found(text: str, typed: str, *, with_accents: bool = False) -> list[str]:
    where = places(text, terms(typed), with_accents=with_accents)
    return [text[place.start : place.stop] for place in where]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", []),
        ("  ", []),
        ('"', []),
        ('""', []),
        ("card", [Term(text="card")]),
        ("card card", [Term(text="card")]),
        ('a "b  c" d', [Term(text="a"), Term(text="b c", is_whole=True), Term(text="d")]),
        ('say "still typ', [Term(text="say"), Term(text="still typ", is_whole=True)]),
        ("card? C++ ...", [Term(text="card"), Term(text="C++"), Term(text="...")]),
        ('"card?"', [Term(text="card?", is_whole=True)]),
        ('x"y z"', [Term(text="x"), Term(text="y z", is_whole=True)]),
    ],
)
def test_words_and_quotes_are_terms(typed: str, expected: list[Term]) -> None:
    assert list(terms(typed)) == expected


@pytest.mark.parametrize(
    ("text", "typed", "hits"),
    [
        ("A refund for the refunded", "refund", ["refund", "refund"]),
        ("prefund", "refund", []),
        ("A refund for the refunded", '"refund"', ["refund"]),
        ("cafe CAFÉ Cafe\u0301 cafés", "café", ["cafe", "CAFÉ", "Cafe\u0301", "café"]),
        ("a_b", "b", ["b"]),
        ("C++ and C", "C++", ["C++"]),
        ("order refund, refund order", '"refund order"', ["refund order"]),
        ("我的卡不能用", "卡", ["卡"]),
        ("我的卡不能用", "的卡不", ["的卡不"]),
        ("我的 卡", "的卡", []),
        ("使用API调用", "API", ["API"]),
        ("使用API调用", "用API", ["用API"]),
        ("使用API调用", "pi调", ["PI调"]),
        ("ｶｰﾄﾞ", "ﾄﾞ", ["ﾄﾞ"]),
        ("aaa", "a", ["a"]),
        ("ab abc", "ab abc", ["ab", "abc"]),
        ("→ yes 😀", "😀 →", ["→", "😀"]),
    ],
)
def test_terms_are_found_where_a_person_sees_them(text: str, typed: str, hits: list[str]) -> None:
    """B73."""
    assert found(text, typed) == hits


def test_accents_count_when_they_are_meant_to() -> None:
    text = "resume résumé re\u0301sume\u0301"
    assert found(text, "résumé", with_accents=True) == ["résumé", "re\u0301sume\u0301"]
    assert found(text, "resume", with_accents=True) == ["resume"]


def test_letters_count_as_plain_ones_exactly_where_the_index_takes_them_so() -> None:
    """Else the index would leave out what is shown, or the other way round."""
    with closing(sqlite3.connect(":memory:")) as connection:
        run = connection.execute
        run("CREATE VIRTUAL TABLE t USING fts5(x, tokenize='unicode61 remove_diacritics 2')")
        run("CREATE VIRTUAL TABLE v USING fts5vocab(t, 'instance')")
        for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
            run("INSERT INTO t(rowid, x) VALUES (?, ?)", (code, chr(code)))
        for term, code in run("SELECT term, doc FROM v").fetchall():
            plain = _plain(chr(code))
            is_plain = len(plain) == 1 and plain.isascii()
            assert term.isascii() == is_plain, hex(code)
            assert term == plain or not is_plain, hex(code)


@given(st.text("我的卡aé \n,1", max_size=12), st.text("我的卡aé1,", min_size=1, max_size=4))
def test_a_text_ready_for_the_index_has_what_the_text_itself_has(text: str, typed: str) -> None:
    wanted = terms(typed)
    in_index = finders(wanted, with_accents=False, is_spaced=True)
    assert has_all(spaced(text), in_index) == has_all(
        text, finders(wanted, with_accents=False, is_spaced=False)
    )


@given(st.text(max_size=40))
def test_whatever_is_typed_becomes_a_pattern(typed: str) -> None:
    for term in terms(typed):
        assert pattern(term).search(term.text) or term.is_whole or not term.text[0].isalnum()
