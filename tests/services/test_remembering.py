"""A mapping is remembered for files of the same shape, and proposed first the next time."""

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest

from reviewer_app.domain.mappings import ColumnUse, Mapping, Reading
from reviewer_app.services.surveying import Look
from tests.support.filing import Filing, a_filing
from tests.support.sheets import pack
from tests.support.stores import run


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    with a_filing(tmp_path) as filing:
        yield filing


def look(filing: Filing, content: str | bytes, name: str = "a.csv", **reading: object) -> Look:
    asked = Reading(**reading)  # type: ignore[arg-type]
    return run(filing.desk.surveying.look(filing.write(content, name), asked))


def keep(filing: Filing, found: Look, **fields: str) -> None:
    uses = tuple(ColumnUse(column=column, field=field) for column, field in fields.items())
    run(filing.desk.surveying.remember(found, Mapping(uses=uses)))


def test_the_next_file_with_these_columns_gets_the_mapping(filing: Filing) -> None:
    first = look(filing, "color,words\nred,hi\n")
    assert not first.is_remembered
    assert first.lacks
    keep(filing, first, words="input", color="variant")
    second = look(filing, "Words;COLOR\nbye;blue\n", "b.csv")
    assert second.is_remembered
    assert second.proposed.as_pairs() == {"Words": "input", "COLOR": "variant"}
    assert (second.lacks, second.not_kept) == ("", ())
    other = look(filing, "words,color,more\nhi,red,x\n", "c.csv")
    assert not other.is_remembered


def test_what_was_remembered_can_be_changed_and_forgotten(filing: Filing) -> None:
    first = look(filing, "color,words\nred,hi\n")
    keep(filing, first, words="input")
    keep(filing, first, color="input")
    assert look(filing, "color,words\nred,hi\n").proposed.as_pairs() == {"color": "input"}
    run(filing.desk.surveying.forget(first))
    assert not look(filing, "color,words\nred,hi\n").is_remembered


def test_how_the_file_was_read_is_remembered_too(filing: Filing) -> None:
    text = "Report;of April\ncolor;words\nred;hi\n"
    chosen = look(filing, text, header_row=2)
    assert [column.name for column in chosen.columns] == ["color", "words"]
    keep(filing, chosen, words="input")
    again = look(filing, text, "next.csv")
    assert again.is_remembered
    assert again.header_row == 2
    assert again.proposed.reading == Reading(header_row=2)
    assert again.proposed.as_pairs() == {"words": "input"}


def test_an_encoding_that_somebody_chose_is_used_for_the_next_such_file(filing: Filing) -> None:
    text = "número;texto\n1;señal\n"
    asked = look(filing, text.encode("cp1252"))
    assert asked.must_ask == "encoding"
    chosen = look(filing, text.encode("cp1252"), encoding="cp1252")
    keep(filing, chosen, texto="input")
    again = look(filing, text.encode("cp1252"), "next.csv")
    assert (again.must_ask, again.encoding, again.is_remembered) == ("", "cp1252", True)
    plain = look(filing, text, "utf8.csv")
    assert (plain.encoding, plain.is_remembered) == ("utf-8", True)


def test_a_mapping_that_no_longer_fits_is_no_obstacle(filing: Filing) -> None:
    first = look(filing, "a,b\n1,2\n")
    strange = Mapping(uses=(ColumnUse(column="gone", field="input"),))
    run(filing.desk.surveying.remember(first, strange))
    again = look(filing, "a,b\n1,2\n")
    assert not again.is_remembered
    assert again == replace(again, is_remembered=False)


def test_the_next_months_sheet_is_read_like_the_last_ones(filing: Filing) -> None:
    rows = [["color", "words"], ["red", "hi"]]
    other = [["a", "b", "c"], ["1", "2", "3"], ["1", "2", "3"]]
    first = look(filing, pack({"Notes": other, "April": rows}), "a.xlsx", sheet="April")
    keep(filing, first, words="input")
    second = look(filing, pack({"May": rows}), "b.xlsx")
    assert second.is_remembered
    assert second.proposed.as_pairs() == {"words": "input"}
    both = look(filing, pack({"Notes": other, "April": rows}), "c.xlsx")
    assert (both.is_remembered, both.place) == (True, "the sheet April")
