"""Sentences of rules: whole for a log, in parts for a translation."""

from reviewer_app.domain.sayings import Amount, list_up, say, say_n


def test_a_saying_is_a_sentence_and_knows_its_parts() -> None:
    saying = say("The name has more than {n} characters.", n=200)

    assert saying == "The name has more than 200 characters."
    assert (saying.text, saying.values) == ("The name has more than {n} characters.", {"n": 200})


def test_a_saying_about_several_things_knows_both_of_its_texts() -> None:
    one, many = (say_n("{n} cell of {all}", "{n} cells of {all}", n, all=9) for n in (1, 1200))

    assert (one, many) == ("1 cell of 9", "1,200 cells of 9")
    assert (many.text, many.one) == ("{n} cells of {all}", "{n} cell of {all}")
    assert many.values == {"n": 1200, "all": 9}


def test_an_amount_has_its_thousands_apart_and_another_number_has_not() -> None:
    assert say("{n} characters", n=Amount(32_767)) == "32,767 characters"
    assert say("line {n}", n=12_400) == "line 12400"


def test_names_in_a_saying_have_a_comma_between_and_stay_apart() -> None:
    saying = say("One of {names}.", names=list_up(name for name in ("a", "b, c")))

    assert saying == "One of a, b, c."
    assert saying.values["names"].parts == ("a", "b, c")
