"""Texts compared by lines and words: nothing is lost, nothing is split that is seen as one."""

import pytest
from hypothesis import given

from reviewer_app.domain import texts as domain_texts
from reviewer_app.domain.sequences import Tools
from reviewer_app.domain.spans import Reason, State
from reviewer_app.domain.texts import compare_texts, cut_lines
from reviewer_app.services.differing import DiffTools, plain_algorithm
from tests.support.differing import TOOLS, characters, cuts, marked, patched, texts

OLD = """Yes. A referral stays valid for 30 days after it was issued, even if the doctor has left.
Please bring the letter itself.
You can book by phone on weekdays, from 8:00 to 16:00.
If you are not sure about the date, read me the first line."""
NEW = """Yes. A referral stays valid for 90 days after it was issued, even if the doctor has left \
the practice.
Please bring the letter or a photo of it.
You can book here or by phone on weekdays, from 8:00 to 18:00.
If you are not sure about the date, read me the first line."""


def test_the_changed_words_of_each_line_are_marked_and_counted() -> None:
    found = compare_texts(OLD, NEW, TOOLS)
    assert marked(found) == [
        ("changed", "30", "90"),
        ("changed", "", " the practice"),
        ("changed", "itself", "or a photo of it"),
        ("changed", "", "here or "),
        ("changed", "16:00", "18:00"),
    ]
    assert (found.removed, found.added) == (3, 11)
    assert [row.state for row in found.rows] == [State.CHANGED] * 3 + [State.SAME]
    assert not found.is_coarse


@given(texts, texts)
def test_a_difference_gives_both_texts_back_in_order(a: str, b: str) -> None:
    found = compare_texts(a, b, TOOLS)
    assert patched(found) == (a, b)
    at_a = at_b = 0
    for row in found.rows:
        for span in row.spans or (row,):
            assert (span.a_start, span.b_start) == (at_a, at_b)
            at_a, at_b = span.a_end, span.b_end
        assert (row.a_end, row.b_end) == (at_a, at_b)
    assert (at_a, at_b) == (len(a), len(b))


@given(texts, texts)
def test_what_is_marked_the_same_is_equal_and_what_is_quiet_has_its_reason(a: str, b: str) -> None:
    for row in compare_texts(a, b, TOOLS).rows:
        for span in row.spans or (row,):
            is_equal = a[span.a_start : span.a_end] == b[span.b_start : span.b_end]
            assert is_equal == (span.state is State.SAME)
        for span in row.spans:
            assert (span.reason is not None) == (span.state is State.QUIET)


@given(texts, texts)
def test_no_cut_splits_what_is_seen_as_one_character(a: str, b: str) -> None:
    cuts_a, cuts_b = cuts(compare_texts(a, b, TOOLS))
    assert cuts_a <= characters(a)
    assert cuts_b <= characters(b)


@given(texts, texts)
def test_without_time_the_result_is_coarser_and_as_complete(a: str, b: str) -> None:
    found = compare_texts(a, b, DiffTools(0))
    assert patched(found) == (a, b)
    assert (found.state is State.SAME) == (a == b)


@given(texts, texts)
def test_the_plain_algorithm_does_as_well_as_the_fast_one(a: str, b: str) -> None:
    tools = DiffTools(60, algorithm=plain_algorithm)
    assert patched(compare_texts(a, b, tools)) == (a, b)


@pytest.mark.parametrize(
    ("a", "b", "reason"),
    [
        ("one\ntwo\n", "one\r\ntwo\r\n", Reason.LINE_ENDS),
        ("one\ntwo", "one\ntwo\n", Reason.LINE_ENDS),
        ("one two", "one  two ", Reason.WHITE_SPACE),
        ("one two", "one\u00a0two", Reason.WHITE_SPACE),
        ("one\n\ntwo", "one\ntwo", Reason.LINE_ENDS),
        ("café au lait", "cafe\u0301 au lait", Reason.UNICODE_FORM),
    ],
)
def test_what_means_nothing_is_quiet_and_says_why(a: str, b: str, reason: Reason) -> None:
    found = compare_texts(a, b, TOOLS)
    assert found.state is State.QUIET
    reasons = {span.reason for row in found.rows for span in row.spans} - {None}
    assert reasons == {reason}
    assert (found.removed, found.added) == (0, 0)


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("转诊单三十天内有效。", "转诊单九十天内有效。", ("三", "九")),
        ("يمكنك الحجز بالهاتف", "يمكنك الحجز هنا", ("بالهاتف", "هنا")),
        ("予約は月曜日です", "予約は火曜日です", ("月", "火")),
        ("สวัสดีครับ", "สวัสดีค่ะ", ("รับ", "ค่ะ")),
    ],
)
def test_words_are_those_of_the_language(a: str, b: str, expected: tuple[str, str]) -> None:
    found = marked(compare_texts(a, b, TOOLS))
    changed = "".join(removed for _, removed, _ in found), "".join(added for _, _, added in found)
    assert changed[0].endswith(expected[0])
    assert changed[1].endswith(expected[1])
    assert len(changed[0]) <= len(expected[0]) + 1


def test_a_moved_line_end_keeps_lines_beside_their_likes() -> None:
    old = "The first line says this.\nThe second says that.\nThe third is short.\n"
    new = "Something new comes first.\n" + old.replace("second", "middle one")
    rows = [row.state for row in compare_texts(old, new, TOOLS).rows]
    assert rows == [State.CHANGED, State.SAME, State.CHANGED, State.SAME]


def test_a_sentence_written_anew_is_marked_as_a_whole() -> None:
    found = compare_texts("We open the desk at nine.", "Nobody ever read a letter to us.", TOOLS)
    assert len(marked(found)) == 1


def test_only_the_line_feed_ends_a_line() -> None:
    assert cut_lines("a\u2028b\x0bc\rd\ne") == ["a\u2028b\x0bc\rd\n", "e"]
    assert cut_lines("") == []


@given(texts)
def test_lines_are_the_whole_text_however_much_is_cut_at_once(text: str) -> None:
    expected = [f"{line}\n" for line in text.split("\n")]
    expected[-1] = expected[-1][:-1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(domain_texts, "WINDOW", 3)
        assert cut_lines(text) == [line for line in expected if line]


def test_words_of_lines_that_were_not_looked_into_are_counted_when_asked_for() -> None:
    found = compare_texts("a b c\nsame\nd e\n", "f\nsame\ng h i j\n", DiffTools(0))
    assert found.is_coarse
    assert (found.removed, found.added) == (5, 5)


def test_a_line_of_250000_letters_that_has_nothing_in_common_is_answered_in_time() -> None:
    """B72."""
    a = "".join(f"w{n % 977} " for n in range(50_000))
    b = "".join(f"v{n % 983} " for n in range(50_000))
    tools: Tools = DiffTools(0.5, is_rough=True)
    found = compare_texts(a, b, tools)
    assert found.is_coarse
    assert patched(found) == (a, b)
