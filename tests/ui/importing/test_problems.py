"""How the problems of a file are put together."""

from reviewer_app.domain.files import Note, Refusal
from reviewer_app.domain.mappings import ColumnUse, Mapping
from reviewer_app.ui.importing.problems import by_column, group, problems_of, problems_text

SPANISH = "“spanich” is not a language"


def refused(*lines: int, reason: str = SPANISH, field: str = "") -> list[Refusal]:
    return [Refusal(place=f"line {line}", reason=reason, field=field) for line in lines]


def test_lines_with_one_reason_stand_together_by_their_numbers() -> None:
    found = group(refused(18, 96), ())
    assert [(each.where, each.title) for each in found] == [("Lines 18, 96", SPANISH)]


def test_many_lines_with_one_reason_are_counted() -> None:
    (found,) = group(refused(*range(2, 14)), ())
    assert found.where == "12 lines"
    assert len(found.places) == 12


def test_one_line_is_named_and_big_numbers_are_grouped() -> None:
    (found,) = group(refused(12_400), ())
    assert found.where in {"Line 12,400", "Line 12400"}


def test_what_cannot_be_read_in_comes_before_what_is_only_told() -> None:
    found = group(refused(41), [Note(place="line 3", reason="A formula.")])
    assert [each.is_refused for each in found] == [True, False]


def test_the_first_sentence_is_the_title_and_the_rest_the_advice() -> None:
    (found,) = group(refused(41, reason="Input is empty. A case needs an input."), ())
    assert (found.title, found.advice) == ("Input is empty", "A case needs an input.")


def test_rows_that_are_here_already_are_told_at_the_end_without_their_lines() -> None:
    found = problems_of(refused(41), (), same=12)
    assert (found[-1].where, found[-1].places) == ("12 lines", ())
    assert not found[-1].is_refused


def test_each_column_counts_the_lines_that_it_makes_fail() -> None:
    mapping = Mapping(
        uses=(
            ColumnUse(column="Idioma", field="language"),
            ColumnUse(column="Pregunta", field="input"),
        )
    )
    found = [*refused(18, 96, field="language"), *refused(41, field="input"), *refused(7)]
    assert by_column(found, mapping) == {"Idioma": 2, "Pregunta": 1}


def test_the_saved_list_has_every_line_with_its_reason_on_one_line_each() -> None:
    problems = problems_of(refused(18, 96, reason="Two\nlines"), [Note(place="file", reason="N")])
    assert problems_text(problems) == (
        "line 18\trefused\tTwo lines\nline 96\trefused\tTwo lines\nfile\tnote\tN\n"
    )
