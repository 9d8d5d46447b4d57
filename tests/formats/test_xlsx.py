"""XLSX in: what a cell shows, where a table starts, and workbooks that must not be unpacked."""

import io
import re
import struct
import zipfile
from datetime import date, datetime, time, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.mappings import Reading
from reviewer_app.formats import workbooks
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import FORMULA, Record, Remark
from reviewer_app.formats.workbooks import DAMAGED
from reviewer_app.formats.xlsx import open_workbook, to_text
from reviewer_app.formats.xlsx_texts import escape, read_halves, spell_halves
from tests.formats.conftest import MakeFile
from tests.support.reading import read_cases, read_cells, read_records
from tests.support.sheets import Rows, pack

ROWS = [["input", "expected"], ["a", "1"], ["b", "2"]]


def repack(data: bytes, part: str, old: bytes, new: bytes) -> bytes:
    """The workbook with a part of its XML replaced."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(out, "w") as target:
        for name in source.namelist():
            content = source.read(name)
            if name == part:
                assert old in content
                content = content.replace(old, new)
            target.writestr(name, content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def reason_for(path: Path) -> str:
    with pytest.raises(FileProblem) as caught:
        open_source(path)
    return caught.value.reason


@pytest.mark.parametrize("name", ["cases.xlsx", "cases.XLSX", "cases.xlsx.tmp", "a.csv", "cases"])
def test_a_workbook_is_known_by_any_name(make_file: MakeFile, name: str) -> None:
    """I32."""
    path = make_file(pack({"Cases": ROWS}), name)
    assert open_source(path).format == "XLSX"
    assert read_records(path) == [
        Record("Cases!row 2", {"input": "a", "expected": "1"}),
        Record("Cases!row 3", {"input": "b", "expected": "2"}),
    ]


def test_a_workbook_from_memory_reads_as_from_a_file(make_file: MakeFile) -> None:
    """I33."""
    data = pack({"Cases": ROWS})
    from_file, from_memory = open_source(make_file(data)), open_workbook(Path("pasted"), data)
    assert list(from_memory.records()) == list(from_file.records())
    assert list(from_memory.records()) == list(from_file.records())
    assert from_memory.file_hash == from_file.file_hash
    assert from_memory.lines == from_file.lines == 3


@pytest.mark.parametrize("text", ["NA", "None", "N/A", "#N/A", "007", "1.10", "no", "-", "=1+1"])
def test_texts_are_untouched(make_file: MakeFile, text: str) -> None:
    """I34, I35, I38."""
    path = make_file(pack({"A": [["input", "expected"], [text, f" {text} "]]}))
    assert read_cells(path) == [{"input": text, "expected": f" {text} "}]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.0, "1"),
        (-3.0, "-3"),
        (0.1 + 0.2, "0.30000000000000004"),
        (68.665, "68.665"),
        (2**53, "9007199254740992"),
        (1e20, "100000000000000000000"),
        (1e300, "1e+300"),
        (True, "TRUE"),
        (False, "FALSE"),
        (date(2016, 2, 8), "2016-02-08"),
        (datetime(2016, 2, 8, 13, 5), "2016-02-08T13:05:00"),  # noqa: DTZ001 - cells have no zone
        (time(12, 30), "12:30:00"),
        (timedelta(days=1, minutes=3), "24:03:00"),
    ],
)
def test_a_value_is_shown_sensibly(value: float | date | time | timedelta, text: str) -> None:
    assert to_text(value) == text


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_a_number_shows_all_that_it_is(value: float) -> None:
    assert float(to_text(value)) == value
    assert not to_text(value).endswith(".0")


def test_a_date_in_a_short_format_is_a_whole_date(make_file: MakeFile) -> None:
    """I41: 2016-02-08 in the format D-MMM."""
    data = pack({"A": [["input", "expected"], ["when?", "x"]]})
    data = repack(data, "xl/styles.xml", b'<xf numFmtId="0"', b'<xf numFmtId="16"')
    with zipfile.ZipFile(io.BytesIO(data)) as book:
        cell = book.read("xl/worksheets/sheet1.xml").split(b'<c r="B2"')[1].split(b"</c>")[0]
    data = repack(
        data, "xl/worksheets/sheet1.xml", b'<c r="B2"' + cell, b'<c r="B2" s="0"><v>42408</v>'
    )
    assert read_cells(make_file(data)) == [{"input": "when?", "expected": "2016-02-08"}]


def test_a_formula_gives_the_value_that_it_had(make_file: MakeFile) -> None:
    data = pack({"A": ROWS})
    with zipfile.ZipFile(io.BytesIO(data)) as book:
        cell = book.read("xl/worksheets/sheet1.xml").split(b'<c r="B2"')[1].split(b"</c>")[0]
    new = b'<c r="B2"><f>B3*4</f><v>242.26</v>'
    data = repack(data, "xl/worksheets/sheet1.xml", b'<c r="B2"' + cell, new)
    assert read_cells(make_file(data))[0]["expected"] == "242.26"


@pytest.mark.parametrize(
    "above",
    [
        [["", ""]],
        [["Test plan 2026", ""], ["", ""], ["Author: Ann", ""]],
        [["Author", "Ann"], ["Version", "3"]],
    ],
)
def test_the_header_need_not_be_the_first_row(make_file: MakeFile, above: Rows) -> None:
    path = make_file(pack({"Plan": [*above, *ROWS]}))
    (first, *_) = read_records(path)
    row = len(above) + 2
    assert first == Record(f"Plan!row {row}", {"input": "a", "expected": "1"})


def test_a_header_of_names_that_nobody_knows_is_the_first_row_of_texts(make_file: MakeFile) -> None:
    rows = [["Report", "", ""], ["", "$product", "$customer"], ["case 1", "Schnitzel", "good"]]
    assert open_source(make_file(pack({"A": rows}))).columns == (
        "(column 1)",
        "$product",
        "$customer",
    )


def test_sheets_with_the_same_columns_are_read_and_the_others_named(make_file: MakeFile) -> None:
    sheets = {
        "One": ROWS,
        "Empty": [],
        "Title only": [["Notes"]],
        "Other words": [["question", "tag"], ["", ""], ["c", "x"]],
        "Two": [["Input", "EXPECTED"], ["c", "3"]],
    }
    source = open_source(make_file(pack(sheets)))
    assert source.columns == ("input", "expected")
    assert source.sheets == ("One", "Other words", "Two")
    assert source.place == "the sheets One, Two"
    assert [row.place for row in source.records()] == ["One!row 2", "One!row 3", "Two!row 2"]
    assert [note.reason for note in source.notes] == [
        "Not read, for they have other columns: Other words"
    ]


def test_one_sheet_is_read_when_somebody_chose_it(make_file: MakeFile) -> None:
    path = make_file(pack({"One": ROWS, "Two": [["question", "tag"], ["c", "x"]]}))
    source = open_source(path, Reading(sheet="Two"))
    assert source.columns == ("question", "tag")
    assert [note.reason for note in source.notes] == ["Not read, for another sheet was chosen: One"]
    assert [row.place for row in source.records()] == ["Two!row 2"]
    with pytest.raises(FileProblem, match=r"no sheet Three .* One, Two"):
        open_source(path, Reading(sheet="Three"))


def test_the_header_is_where_somebody_says_or_nowhere(make_file: MakeFile) -> None:
    rows: Rows = [["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]]
    path = make_file(pack({"A": rows}))
    assert open_source(path, Reading(header_row=2)).columns == ("d", "e", "f")
    source = open_source(path, Reading(header_row=0))
    assert source.columns == ("column 1", "column 2", "column 3")
    assert len(list(source.records())) == 3
    assert [choice.number for choice in source.header_choices] == [1, 2, 3]


def test_values_of_formulas_are_told_and_texts_like_one_too(make_file: MakeFile) -> None:
    data = pack({"A": [["input", "expected"], ["x", '=C12&" pesos"']]})
    with zipfile.ZipFile(io.BytesIO(data)) as book:
        cell = book.read("xl/worksheets/sheet1.xml").split(b'<c r="A2"')[1].split(b"</c>")[0]
    formula = b'<c r="A2"><f>1+1</f><v>2</v>'
    data = repack(data, "xl/worksheets/sheet1.xml", b'<c r="A2"' + cell, formula)
    source = open_source(make_file(data))
    assert [note.reason for note in source.notes] == [
        "1 cell has a formula: the last calculated value is read"
    ]
    (row,) = source.records()
    assert isinstance(row, Record)
    assert row.cells == {"input": "2", "expected": '=C12&" pesos"'}
    assert row.remarks == (Remark("expected", FORMULA),)


def test_a_workbook_without_rows_says_so(make_file: MakeFile) -> None:
    path = make_file(pack({"A": [["input"]]}))
    assert reason_for(path) == "The workbook has no sheet with rows under a header."


def test_one_column_is_enough(make_file: MakeFile) -> None:
    assert read_cells(make_file(pack({"A": [["input"], ["a"], ["b"]]}))) == [
        {"input": "a"},
        {"input": "b"},
    ]


def test_rows_without_an_input_are_refused_with_sheet_and_row(make_file: MakeFile) -> None:
    path = make_file(pack({"A": [["input", "label"], ["", "x"], ["a", "y"]]}))
    refused = [row for row in read_cases(path) if isinstance(row, Refusal)]
    assert refused == [Refusal(place="A!row 2", reason="The input is empty")]


def test_a_packed_file_of_another_kind_is_called_that(make_file: MakeFile) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as target:
        target.writestr("word/document.xml", "<x/>")
    path = make_file(out.getvalue(), "cases.xlsx")
    assert reason_for(path) == "It is a packed file, and no Excel workbook (XLSX)."


@pytest.mark.parametrize("cut", [10, 1_000, -30])
def test_a_damaged_workbook_is_refused(make_file: MakeFile, cut: int) -> None:
    assert reason_for(make_file(pack({"A": ROWS})[:cut])) == workbooks.DAMAGED


@pytest.mark.parametrize(
    ("part", "old", "new"),
    [
        ("xl/workbook.xml", b"<sheets>", b"<sheets"),
        ("xl/worksheets/sheet1.xml", b"<v>0</v>", b"<v>99</v>"),
        ("xl/worksheets/sheet1.xml", b'r="A1"', b'r="1A"'),
        ("xl/sharedStrings.xml", b"<si>", b"<si"),
    ],
)
def test_xml_that_makes_no_sense_is_damage(
    make_file: MakeFile, part: str, old: bytes, new: bytes
) -> None:
    assert reason_for(make_file(repack(pack({"A": ROWS}), part, old, new))) == workbooks.DAMAGED


def test_a_protected_workbook_is_called_that(make_file: MakeFile) -> None:
    head = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 2_000
    path = make_file(head + "EncryptedPackage".encode("utf-16-le"), "cases.xlsx")
    assert "protected by a password" in reason_for(path)


def test_a_bomb_is_not_unpacked(make_file: MakeFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workbooks, "MAX_UNPACKED", 20 * 1024 * 1024)
    data = repack(pack({"A": ROWS}), "docProps/app.xml", b"</Properties>", b" " * 30_000_000)
    assert len(data) < 100_000
    assert reason_for(make_file(data)) == (
        "The workbook unpacks to more than 20 MB. Save what is to be read as CSV and import that."
    )


def test_a_bomb_that_understates_its_size_is_damage(make_file: MakeFile) -> None:
    data = repack(pack({"A": ROWS}), "docProps/app.xml", b"</Properties>", b" " * 3_000_000)
    with zipfile.ZipFile(io.BytesIO(data)) as book:
        size = struct.pack("<I", book.getinfo("docProps/app.xml").file_size)
    lying = data.replace(size, struct.pack("<I", 500))
    assert lying != data
    assert reason_for(make_file(lying)) == workbooks.DAMAGED


def many_cells(text: str, count: int, kind: bytes = b't="s"') -> bytes:
    """A workbook whose cells all share one text."""
    data = pack({"A": [["input", "expected"], [text, "1"]]})
    rows = b"".join(
        b'<row r="%d"><c r="A%d" %s><v>2</v></c></row>' % (row, row, kind)
        for row in range(3, count + 3)
    )
    return repack(data, "xl/worksheets/sheet1.xml", b"</sheetData>", rows + b"</sheetData>")


@pytest.mark.parametrize("kind", [b't="s"', b"s='1' t = 's' "])
def test_a_long_text_shared_by_very_many_cells_is_a_bomb_too(
    make_file: MakeFile, kind: bytes
) -> None:
    data = many_cells("a" * 30_000, 20_000, kind)
    assert len(data) < 200_000
    assert reason_for(make_file(data)).startswith("The workbook unpacks to more than 512 MB.")


def test_a_long_text_beside_very_many_short_ones_is_none(make_file: MakeFile) -> None:
    data = pack({"A": [["input", "expected"], ["a", "b" * 30_000]]})
    rows = b"".join(
        b'<row r="%d"><c r="A%d" t="s"><v>2</v></c><c r="B%d"><v>3</v></c></row>' % (n, n, n)
        for n in range(3, 20_003)
    )
    data = repack(data, "xl/worksheets/sheet1.xml", b"</sheetData>", rows + b"</sheetData>")
    cells = read_cells(make_file(data))
    assert len(cells) == 20_001
    assert cells[-1] == {"input": "a", "expected": "3"}


@pytest.mark.parametrize("far", [b'r="XFD1048576"', b"r='xfd1048576'", b'\n r = "XFD1048576"'])
def test_a_cell_in_the_last_corner_is_not_laid_out(make_file: MakeFile, far: bytes) -> None:
    """Otherwise two cells take 500 GB."""
    data = repack(pack({"A": ROWS}), "xl/worksheets/sheet1.xml", b'r="B3"', far)
    assert reason_for(make_file(data)) == (
        "A sheet has 1,048,576 rows and 16,384 columns to lay out. "
        "Save what is to be read as CSV and import that."
    )


def test_a_text_that_looks_like_a_far_cell_is_none(make_file: MakeFile) -> None:
    rows = [["input"], ['<c r="XFD1048576">']]
    assert read_cells(make_file(pack({"A": rows}))) == [{"input": '<c r="XFD1048576">'}]


def test_a_workbook_that_changes_between_two_readings_is_not_mixed(make_file: MakeFile) -> None:
    source = open_source(make_file(pack({"A": ROWS})))
    list(source.records())
    make_file(pack({"A": [*ROWS, ["c", "3"]]}))
    with pytest.raises(FileProblem, match="changed while it was being read"):
        list(source.records())


def test_a_workbook_that_goes_away_is_a_problem_of_the_file(make_file: MakeFile) -> None:
    path = make_file(pack({"A": ROWS}))
    source = open_source(path)
    list(source.records())
    path.unlink()
    with pytest.raises(FileProblem, match="There is no such file"):
        list(source.records())


TRICKY = st.text(st.sampled_from("_xX0058DFd9E \ud83d\ude00\ufffe\uffff\x00\r<r>"), max_size=30)


@given(TRICKY | st.text(st.characters(codec=None)))
def test_half_characters_are_spelled_and_read_back(text: str) -> None:
    assert read_halves(spell_halves(text)) == text
    spell_halves(text).encode()


@given(TRICKY)
def test_no_escape_is_one_that_the_text_had(text: str) -> None:
    """A reader decodes from left to right, each escape once."""
    found = re.sub(r"_x([0-9A-Fa-f]{4})_", lambda each: chr(int(each[1], 16)), escape(text))
    assert found == text


def test_a_version_of_zip_that_does_not_exist_is_damage(make_file: MakeFile) -> None:
    data = bytearray(pack({"A": ROWS}))
    data[data.index(b"PK\x01\x02") + 6] = 225
    assert reason_for(make_file(bytes(data))) == DAMAGED
