"""Reasons of a dataset: what is right, what clashes, and how they are told from typed text."""

from reviewer_app.domain.changes import Reason, SetReasons, decode, encode
from reviewer_app.domain.reasons import join, reason_faults, split, tidied
from tests.support.builders import a_stamp


def _reasons(*words: str) -> tuple[Reason, ...]:
    return tuple(Reason(word=word) for word in words)


def test_words_that_are_there_twice_clash_whatever_their_case_and_blanks() -> None:
    """B12."""
    (fault,) = reason_faults(_reasons("Wrong dose", "Tone", "wrong  DOSE"))
    assert (fault.digit, fault.why, fault.other) == (3, "twice", 1)


def test_a_meaning_without_a_word_is_a_fault_and_an_empty_row_is_none() -> None:
    reasons = (Reason(word="Tone"), Reason(), Reason(meaning="rude"))
    assert [(fault.digit, fault.why) for fault in reason_faults(reasons)] == [(3, "no word")]


def test_a_word_with_a_colon_or_a_line_break_could_not_be_read_again() -> None:
    faults = reason_faults(_reasons("Tone: rude", "Two\nlines", "x" * 41))
    assert [(fault.digit, fault.why) for fault in faults] == [(1, "sign"), (2, "sign"), (3, "long")]


def test_empty_rows_at_the_end_go_and_those_between_keep_their_digit() -> None:
    assert tidied([Reason(word=" Tone "), Reason(), Reason(word="Other"), Reason()]) == (
        Reason(word="Tone"),
        Reason(),
        Reason(word="Other"),
    )


def test_a_vote_of_an_older_template_keeps_its_words() -> None:
    text = join("Wrong dose", "twice the limit")
    assert split(text, ("Tone", "", "Other")) == ("", text)
    assert split(text, ("Tone", "Wrong dose")) == ("Wrong dose", "twice the limit")


def test_reasons_come_back_from_their_written_form() -> None:
    change = SetReasons(
        dataset_id="d",
        dataset="Cards",
        reasons=(Reason(word="Ton", meaning="zu kühl"), Reason()),
        before=(),
        **a_stamp("change-1"),
    )
    assert decode(encode(change)) == change
    assert change.inverse().reasons == ()
