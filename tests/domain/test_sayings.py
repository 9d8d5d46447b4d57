"""Sentences of rules: whole for a log, in parts for a translation."""

from reviewer_app.domain.sayings import say


def test_a_saying_is_a_sentence_and_knows_its_parts() -> None:
    saying = say("The name has more than {n} characters.", n=200)

    assert saying == "The name has more than 200 characters."
    assert (saying.text, saying.values) == ("The name has more than {n} characters.", {"n": 200})
