"""CSV files as people and programs really write them."""

import tracemalloc

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.formats import rows
from reviewer_app.formats.csv import CsvSource
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import Record
from tests.formats.conftest import MakeFile
from tests.support.reading import read_cases, read_cells, read_records


def test_a_quoted_header_behind_a_byte_order_mark_is_read(make_file: MakeFile) -> None:
    """I2."""
    path = make_file(b'\xef\xbb\xbf"input","target"\n"2+2","4"\n')
    assert read_cells(path) == [{"input": "2+2", "target": "4"}]


def test_a_semicolon_file_has_two_columns(make_file: MakeFile) -> None:
    """I10, I11: the same reader serves preview and import."""
    path = make_file('input;expected\n"Hola; adiós";1,5\n')
    assert read_cells(path) == [{"input": "Hola; adiós", "expected": "1,5"}]


@pytest.mark.parametrize("mark", [",", ";", "\t", "|"])
def test_each_delimiter_is_found_although_texts_hold_others(make_file: MakeFile, mark: str) -> None:
    """B77: semicolon and tab files of other locales."""
    rows = [["input", "expected_output"], ["a, b; c", '"x|y"'], ["d", "e"]]
    quoted = [['"' + cell.replace('"', '""') + '"' for cell in row] for row in rows]
    path = make_file("\n".join(mark.join(row) for row in quoted) + "\n")
    assert [list(cells.values()) for cells in read_cells(path)] == rows[1:]


def test_blanks_do_not_part_the_cells_of_a_one_column_file(make_file: MakeFile) -> None:
    """I13."""
    path = make_file('"How are you today?"\n"I am fine"\n')
    assert read_cells(path) == [{"How are you today?": "I am fine"}]


def test_commas_of_a_one_column_file_are_text(make_file: MakeFile) -> None:
    path = make_file('prompt\nHello, how are you?\n"Quoted, too"\n')
    assert [cells["prompt"] for cells in read_cells(path)] == ["Hello, how are you?", "Quoted, too"]


def test_json_in_an_unquoted_cell_costs_only_its_own_row(make_file: MakeFile) -> None:
    """I16."""
    path = make_file('q,expected\nDate?,{"answer": "x", "b": 1}\nNext?,ok\n')
    assert read_records(path) == [
        Refusal(place="line 2", reason="3 fields where the header has 2"),
        Record("line 3", {"q": "Next?", "expected": "ok"}),
    ]


def test_json_without_a_comma_in_an_unquoted_cell_is_read(make_file: MakeFile) -> None:
    """I16."""
    path = make_file('q,expected\nDate?,{"answer": "x"}\nNext?,ok\n')
    assert read_cells(path)[0] == {"q": "Date?", "expected": '{"answer": "x"}'}


def test_an_unclosed_quote_costs_its_own_line_and_names_it(make_file: MakeFile) -> None:
    """I17."""
    path = make_file('id,input\n1,"unfinished\n2,next\n3,last\n')
    assert read_records(path) == [
        Refusal(place="line 2", reason="The quote that opens on line 2 is never closed"),
        Record("line 3", {"id": "2", "input": "next"}),
        Record("line 4", {"id": "3", "input": "last"}),
    ]


def test_the_line_of_an_unclosed_quote_is_named_within_a_row_of_several(
    make_file: MakeFile,
) -> None:
    """I17: the row starts on line 2, its second cell's quote opens on line 3."""
    path = make_file('id,a,b\n1,"two\nlines","open\n2,x,y\n')
    first, *rest = read_records(path)
    assert first == Refusal(
        place="line 2",
        reason="The quote that opens on line 3 is never closed; lines 2 to 3 are not taken",
    )
    assert rest == [Record("line 4", {"id": "2", "a": "x", "b": "y"})]


def test_a_quote_closed_by_the_next_row_does_not_swallow_that_row(make_file: MakeFile) -> None:
    """I17."""
    path = make_file('id,input\n1,"unfinished\n2,"next"\n3,last\n')
    assert read_records(path) == [
        Refusal(place="line 2", reason="The quote that opens on line 2 is not closed properly"),
        Record("line 3", {"id": "2", "input": "next"}),
        Record("line 4", {"id": "3", "input": "last"}),
    ]


def test_words_after_a_closing_quote_keep_the_quotes(make_file: MakeFile) -> None:
    """I18, I38: and an id keeps its leading zero."""
    path = make_file('id,input\n02134,"Quotes" with words after\n')
    assert read_cells(path) == [{"id": "02134", "input": '"Quotes" with words after'}]


def test_blanks_around_quoted_cells_do_not_count(make_file: MakeFile) -> None:
    """I27."""
    path = make_file('a,b,c\n"x" ,"y, z", "q, ""r"""\n')
    assert read_cells(path) == [{"a": "x", "b": "y, z", "c": 'q, "r"'}]


def test_a_blank_and_a_doubled_quote_inside_a_quoted_cell_stay(make_file: MakeFile) -> None:
    path = make_file('a,b\n"He said, ""yes"", twice",z\n')
    assert read_cells(path) == [{"a": 'He said, "yes", twice', "b": "z"}]


def test_a_quoted_line_break_starts_no_row_and_places_count_physical_lines(
    make_file: MakeFile,
) -> None:
    """I19."""
    path = make_file('name,text,n\nN,"line 1\nline 2",1769\n\nM,x,2\n')
    assert read_records(path) == [
        Record("line 2", {"name": "N", "text": "line 1\nline 2", "n": "1769"}),
        Record("line 5", {"name": "M", "text": "x", "n": "2"}, is_apart=True),
    ]


def test_rows_and_lines_are_told_apart(make_file: MakeFile) -> None:
    """I20: 1,000 rows, 50 of them with a newline in a cell."""
    rows = [f'{n},"a\nb"' if n % 20 == 0 else f"{n},a" for n in range(1000)]
    source = open_source(make_file("id,input\n" + "\n".join(rows) + "\n"))
    assert (len(list(source.records())), source.lines) == (1000, 1051)


def test_a_first_embedded_line_break_far_down_is_read(make_file: MakeFile) -> None:
    """I21."""
    rows = ["0,x"] * 4999 + ['1,"a\r\nb"', "2,end"]
    last = read_records(make_file("id,input\n" + "\n".join(rows) + "\n"))[-2:]
    assert last == [
        Record("line 5001", {"id": "1", "input": "a\r\nb"}),
        Record("line 5003", {"id": "2", "input": "end"}),
    ]


def test_a_quoted_comma_is_text(make_file: MakeFile) -> None:
    """I22."""
    assert read_cells(make_file('a,b,c\n1,"2,0",3\n')) == [{"a": "1", "b": "2,0", "c": "3"}]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_parts_rows_and_stays_inside_quotes(make_file: MakeFile, end: str) -> None:
    path = make_file(f'a,b{end}1,"x{end}y"{end}2,z{end}')
    assert read_records(path) == [
        Record("line 2", {"a": "1", "b": f"x{end}y"}),
        Record("line 4", {"a": "2", "b": "z"}),
    ]


def test_cells_of_one_row_stay_together_over_300_rows(make_file: MakeFile) -> None:
    """I31."""
    rows = "\n".join(f"{n},in {n},out {n}" for n in range(300))
    cells = read_cells(make_file(f"id,input,expected_output\n{rows}\n"))
    assert [tuple(row.values()) for row in cells] == [
        (str(n), f"in {n}", f"out {n}") for n in range(300)
    ]


def test_words_that_look_like_nothing_are_texts(make_file: MakeFile) -> None:
    """I34."""
    path = make_file("input,expected\nCountry code of Namibia?,NA\nNull?,null\nN?,nan\n")
    cases = [case for case in read_cases(path) if isinstance(case, ImportedCase)]
    assert [case.content.expected_output for case in cases] == ["NA", "null", "nan"]


def test_a_cell_of_140_000_characters_is_read(make_file: MakeFile) -> None:
    """I57."""
    text = "long, " * 23_334
    assert read_cells(make_file(f'input,b\n"{text}",x\n'))[0]["input"] == text


def test_text_behind_a_nul_is_kept(make_file: MakeFile) -> None:
    """I58."""
    assert read_cells(make_file("input\ntest\x00tail\n")) == [{"input": "test\x00tail"}]


def test_text_is_kept_to_the_character(make_file: MakeFile) -> None:
    path = make_file("input,b\n  two blanks \u00a0,\u200b\u202eabc\ufeff\n")
    assert read_cells(path) == [{"input": "  two blanks \u00a0", "b": "\u200b\u202eabc\ufeff"}]


def test_a_row_with_more_or_fewer_fields_is_refused_with_both_counts(make_file: MakeFile) -> None:
    path = make_file("a,b,c\n1,2,3\n1,2\n1,2,3,4\n1\n")
    assert read_records(path)[1:] == [
        Refusal(place="line 3", reason="2 fields where the header has 3"),
        Refusal(place="line 4", reason="4 fields where the header has 3"),
        Refusal(place="line 5", reason="1 field where the header has 3"),
    ]


def test_empty_fields_beyond_the_header_are_let_go(make_file: MakeFile) -> None:
    assert read_cells(make_file("a,b\n1,2,,\n")) == [{"a": "1", "b": "2"}]


def test_wholly_empty_rows_are_skipped(make_file: MakeFile) -> None:
    assert read_records(make_file("a,b\n,\n   \n1,2\n,,\n")) == [
        Record("line 4", {"a": "1", "b": "2"})
    ]


def test_columns_without_a_name_and_equal_names_are_told_apart(make_file: MakeFile) -> None:
    path = make_file("text,,text, \n1,2,3,4\n")
    assert read_cells(path) == [
        {"text": "1", "(column 2)": "2", "text (column 3)": "3", "(column 4)": "4"}
    ]


def test_a_header_with_line_breaks_counts_its_lines(make_file: MakeFile) -> None:
    path = make_file('"a\nb",c\n1,2\n')
    assert read_records(path) == [Record("line 3", {"a\nb": "1", "c": "2"})]


def test_many_open_quotes_end_and_lose_no_line_silently(make_file: MakeFile) -> None:
    rows = ['1,"open' if n % 3 == 0 else f"{n},ok" for n in range(300)]
    records = read_records(make_file("id,input\n" + "\n".join(rows) + "\n"))
    assert len(records) == 300
    assert sum(isinstance(record, Refusal) for record in records) == 100


def test_lines_that_would_be_read_too_often_are_named_as_not_taken(
    make_file: MakeFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """I17: nobody can make reading take for ever, and still no line goes in silence."""
    monkeypatch.setattr(rows, "_MAX_REREAD", 20)
    path = make_file('id,input\n1,"open\n' + "2,next\n" * 10)
    assert read_records(path) == [
        Refusal(
            place="line 2",
            reason="The quote that opens on line 2 is never closed; lines 2 to 12 are not taken",
        )
    ]


def test_a_big_file_is_read_with_little_memory(make_file: MakeFile) -> None:
    path = make_file("id,input\n" + "".join(f"{n},{'long ' * 40}\n" for n in range(50_000)))
    assert path.stat().st_size > 10_000_000
    tracemalloc.start()
    count = sum(1 for _ in open_source(path).records())
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert count == 50_000
    assert peak < 6_000_000


def test_a_header_whose_quote_stays_open_is_a_problem_of_the_file(make_file: MakeFile) -> None:
    with pytest.raises(FileProblem, match="The header cannot be read: The quote that opens on"):
        open_source(make_file('id,"input\n1,2\n'))


def test_records_can_be_read_again(make_file: MakeFile) -> None:
    source = open_source(make_file("a,b\n1,2\n3,4\n"))
    assert isinstance(source, CsvSource)
    assert list(source.records()) == list(source.records())
