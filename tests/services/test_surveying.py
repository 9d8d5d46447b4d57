"""What a look at a file finds, what the preview shows, and what is remembered for the next file."""

from dataclasses import replace
from pathlib import Path

import pytest

from reviewer_app.domain.cases import EVAL_TYPES
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Pasted
from reviewer_app.domain.mappings import ColumnUse, Mapping, Reading
from reviewer_app.services.surveying import (
    forms_for,
    list_left_out,
    make_look,
    make_preview,
    open_whole,
)
from tests.support.sheets import pack


def table(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def mapped(**fields: str) -> Mapping:
    uses = (ColumnUse(column=column, field=field) for column, field in fields.items())
    return Mapping(uses=tuple(uses))


def test_a_look_tells_what_the_screen_shows(tmp_path: Path) -> None:
    text = "id;Pregunta;Respuesta esperada;Notas\n1;¿Qué?;Nada;x\n2;¿Cuándo?;;\n"
    look = make_look(table(tmp_path / "clinic cases.csv", text))
    assert (look.name, look.format, look.encoding, look.delimiter) == (
        "clinic cases.csv",
        "CSV",
        "utf-8",
        ";",
    )
    assert (look.rows, look.sampled, look.header_row, look.must_ask) == (2, 2, 1, "")
    assert [(c.name, c.first_value, c.filled) for c in look.columns] == [
        ("id", "1", 2),
        ("Pregunta", "¿Qué?", 2),
        ("Respuesta esperada", "Nada", 1),
        ("Notas", "x", 1),
    ]
    assert look.proposed.as_pairs() == {
        "id": "external_id",
        "Pregunta": "input",
        "Respuesta esperada": "expected_output",
        "Notas": "description",
    }
    assert look.suggested_dataset == "clinic cases"
    assert look.type == "QUALITY"


def test_a_file_without_an_input_is_shown_and_says_what_it_lacks(tmp_path: Path) -> None:
    look = make_look(table(tmp_path / "a.csv", "color,size\nred,1\n"))
    assert look.lacks == "No column is known to hold the input. The columns: color, size."
    preview = make_preview(look, mapped(color="input"), 0, 10)
    assert [row.values for row in preview.rows] == [{"input": "red"}]
    assert list_left_out(look.source, mapped(color="input")) == ("size",)


def test_the_preview_shows_rows_as_they_will_be_and_what_is_wrong_with_others(
    tmp_path: Path,
) -> None:
    rows = [
        "input,expected_output,tags,max_iterations",
        "a,=1+1,x;y,3",
        ",b,,",
        "c,d,,ten",
        "e,f,z",
    ]
    look = make_look(table(tmp_path / "a.csv", "\n".join(rows)))
    preview = make_preview(look, look.proposed, 0, 10)
    assert preview.columns == ("input", "expected_output", "max_iterations", "tags")
    first, empty, ten, short = preview.rows
    assert first.values == {
        "input": "a",
        "expected_output": "=1+1",
        "tags": "x\ny",
        "max_iterations": "3",
    }
    assert first.formula_fields == {"expected_output"}
    assert [note.place for note in first.notes] == ["line 2"]
    assert empty.problem is not None
    assert (empty.place, empty.problem.reason, empty.problem_field) == (
        "line 3",
        "The input is empty",
        "input",
    )
    assert empty.values["expected_output"] == "b"
    assert (ten.problem_field, ten.values["max_iterations"]) == ("max_iterations", "ten")
    assert short.problem is not None
    assert short.problem.reason == "3 fields where the header has 4"


def test_a_preview_goes_as_far_down_as_one_scrolls(tmp_path: Path) -> None:
    text = "id,input\n" + "".join(f"{n},question {n} {'x' * 90}\n" for n in range(60_000))
    look = make_look(table(tmp_path / "a.csv", text))
    assert look.source.is_cut
    assert look.rows is None
    far = make_preview(look, look.proposed, 59_990, 200)
    assert [row.values["external_id"] for row in far.rows] == [
        str(n) for n in range(59_990, 60_000)
    ]
    assert far.is_last
    assert not make_preview(look, look.proposed, 0, 200).is_last


def test_an_encoding_that_nothing_tells_is_asked_with_a_sample_of_each(tmp_path: Path) -> None:
    """I5, I7: never guessed; a chosen one is used and kept in the mapping."""
    path = table(tmp_path / "a.csv", "input,expected\n¿Dónde está?,Allí\n".encode("cp1252"))
    look = make_look(path)
    assert look.must_ask == "encoding"
    assert look.encodings[0].encoding == "cp1252"
    assert look.encodings[0].sample == "¿Dónde está?,Allí"
    with pytest.raises(FileProblem, match="Line 2 has a byte that is no UTF-8 text"):
        open_whole(look, look.proposed)
    chosen = make_look(path, Reading(encoding="cp1252"))
    assert chosen.must_ask == ""
    source = open_whole(chosen, chosen.proposed)
    assert source.lines == 2
    assert make_preview(chosen, chosen.proposed, 0, 1).rows[0].values["input"] == "¿Dónde está?"


def test_a_wrong_encoding_is_refused_with_the_line(tmp_path: Path) -> None:
    path = table(tmp_path / "a.csv", "input\nx\né\n".encode("cp1252"))
    with pytest.raises(FileProblem, match=r"Line 3 .* no ASCII text \(0xE9\)"):
        make_look(path, Reading(encoding="ascii"))
    with pytest.raises(FileProblem, match="'klingon' is no encoding"):
        make_look(path, Reading(encoding="klingon"))


def test_a_file_that_changed_since_the_look_is_not_read(tmp_path: Path) -> None:
    path = table(tmp_path / "a.csv", "input\na\n")
    look = make_look(path)
    table(path, "input\nabc\n")
    with pytest.raises(FileProblem, match="was changed"):
        open_whole(look, look.proposed)


def test_bytes_that_are_no_text_far_down_are_found_with_their_line(tmp_path: Path) -> None:
    """Beyond what a look reads, the full pass finds them."""
    line = "x" * 99 + "\n"
    text = ("input\n" + line * 700_000).encode()
    path = table(tmp_path / "a.csv", text[:-100] + b"\xff" * 99 + b"\n")
    look = make_look(path)
    assert look.must_ask == "" or look.encodings
    with pytest.raises(FileProblem, match=r"Line 700001 .*\(0xFF\)"):
        open_whole(look, look.proposed)


def test_what_is_pasted_reads_like_a_file() -> None:
    """I33: a table copied from a spreadsheet comes as text with tabs."""
    look = make_look(Pasted(data="Question\tAnswer\nWhy?\tBecause\n", name="Pasted table"))
    assert (look.format, look.delimiter, look.suggested_dataset) == ("CSV", "\t", "Pasted table")
    assert look.proposed.as_pairs() == {"Question": "input", "Answer": "expected_output"}
    source = open_whole(look, look.proposed)
    assert source.file_hash
    assert len(list(source.records())) == 1
    assert make_look(Pasted(data='{"input": "a"}\n{"input": "b"}', name="x")).format == "JSONL"
    assert make_look(Pasted(data="test_cases:\n  - {id: a, input: b}\n", name="x")).format == "YAML"


def test_pasted_lines_are_one_case_each() -> None:
    look = make_look(Pasted(data="May I park here?\nCan I pay, please, by card?\n", name="Pasted"))
    preview = make_preview(look, look.proposed, 0, 10)
    assert [row.values["input"] for row in preview.rows] == [
        "May I park here?",
        "Can I pay, please, by card?",
    ]
    with_header = make_look(Pasted(data="question\nMay I park here?\n", name="Pasted"))
    assert with_header.proposed.as_pairs() == {"question": "input"}


def test_a_pasted_workbook_is_read_from_memory() -> None:
    data = pack({"Cases": [["input", "expected"], ["a", "b"]]})
    look = make_look(Pasted(data=data, name="Pasted"))
    assert (look.format, look.place, look.rows) == ("XLSX", "the sheet Cases", 1)


def test_a_suites_own_keys_are_for_the_dataset(tmp_path: Path) -> None:
    text = "name: Billing\ndefault_model: m\nparallelism: 02\ntest_cases:\n  - {id: a, input: b}\n"
    look = make_look(table(tmp_path / "s.yaml", text))
    assert look.suggested_dataset == "Billing"
    assert look.dataset_metadata is not None
    assert look.dataset_metadata.text == (
        '{"name":"Billing","default_model":"m","parallelism":"02"}'
    )
    assert look.not_kept == ()


def test_a_suite_in_json_is_a_suite(tmp_path: Path) -> None:
    text = (
        '{"name": "Billing", "default_timeout": 45000, "test_cases": ['
        '{"id": "a", "input": "", "expected": {"contains": ["x"]}}, {"id": "b"}, '
        '{"id": "c", "input": "x", "eval_type": "guess"}, {"id": "d", "input": "x", "id": "e"}]}'
    )
    look = make_look(table(tmp_path / "s.json", text))
    assert look.dataset_metadata is not None
    assert look.dataset_metadata.text == '{"name":"Billing","default_timeout":45000}'
    blank, lacking, odd, twice = make_preview(look, look.proposed, 0, 10).rows
    assert blank.problem is None
    assert lacking.problem is not None
    assert lacking.problem.reason == "The input is missing (line 1)"
    assert odd.problem is None
    assert [note.reason for note in odd.notes] == [
        'The eval_type "guess" is none of ' + ", ".join(EVAL_TYPES)
    ]
    assert twice.problem is not None
    assert twice.problem.reason == 'The key "id" stands twice (line 1)'


def test_every_field_has_its_own_rule_first() -> None:
    assert forms_for("goal") == ("",)
    assert forms_for("tags") == ("", ";", "; ", "|", ",", "lines", "json", "one")
    assert "turns" in forms_for("input")


def test_a_file_that_reads_whole_in_no_encoding_is_shown_all_the_same(tmp_path: Path) -> None:
    """Far down a byte fits no encoding; a person is asked, not turned away."""
    rows = "木曜日の予約を変更できますか？はい、できます,x\n" * 40_000
    data = b"input,b\n" + rows.encode("cp932") + b"\x81\xff\n" + rows.encode("cp932")
    look = make_look(table(tmp_path / "a.csv", data))
    assert look.must_ask == "encoding"
    assert look.encodings[0].encoding == "cp932"
    assert make_preview(look, look.proposed, 0, 1).rows[0].values["input"].startswith("木曜日の")
    with pytest.raises(FileProblem, match="Line 40002"):
        open_whole(look, replace(look.proposed, reading=Reading(encoding="cp932")))


def test_a_row_that_the_head_cuts_through_is_shown_whole(tmp_path: Path) -> None:
    """I57: long cells of many lines, whose rows go beyond what a look reads."""
    long = "line of text, \n" * 9_000
    rows = (f'{n},"{long}",ok\n' for n in range(40))
    look = make_look(table(tmp_path / "a.csv", "id,input,expected\n" + "".join(rows)))
    assert look.source.is_cut
    assert look.sampled == 40
    preview = make_preview(look, look.proposed, 0, 200)
    assert [row.problem for row in preview.rows] == [None] * 40
    assert preview.is_last


def test_an_open_quote_in_a_big_file_costs_its_row_in_the_preview_too(tmp_path: Path) -> None:
    """I17."""
    rows = "".join(f"{n},question {n} {'x' * 90}\n" for n in range(60_000))
    look = make_look(table(tmp_path / "a.csv", 'id,input\n-1,"open\n' + rows))
    preview = make_preview(look, look.proposed, 0, 3)
    first, second, _ = preview.rows
    assert first.problem is not None
    assert first.problem.reason == "The quote that opens on line 2 is never closed"
    assert (second.place, second.values["external_id"]) == ("line 3", "0")
    assert look.sampled == 199
