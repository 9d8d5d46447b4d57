"""XLSX out: texts and nothing but texts, what does not fit is said, and nothing is left behind."""

import io
import re
import string
import tempfile
import tracemalloc
import zipfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.files import ExportedCase, ImportedCase, Refusal
from reviewer_app.formats import xlsx_writing
from reviewer_app.formats.exported import COLUMNS
from reviewer_app.formats.sources import Record
from reviewer_app.formats.writing import make_writer
from reviewer_app.formats.xlsx_columns import LOCKED, SheetColumn
from reviewer_app.formats.xlsx_texts import (
    CUT_MARK,
    MAX_UNITS,
    NOTES_SHEET,
    NOTES_TITLE,
    count_units,
    fit,
    is_cut_off,
)
from reviewer_app.formats.xlsx_writing import WorkbookWriter
from tests.support.exported import exported
from tests.support.reading import read_cases, read_records


def write(path: Path, *cases: ExportedCase) -> Path:
    with path.open("wb") as out, closing(make_writer("xlsx", out)) as writer:
        assert writer.add(cases) == len(cases)
        writer.finish()
    return path


TWO = [SheetColumn(name="input", meaning=""), SheetColumn(name="tag", meaning="")]


def write_rows(path: Path, rows: Sequence[Sequence[str]]) -> Path:
    with path.open("wb") as out, closing(WorkbookWriter(out, TWO)) as writer:
        writer.add(rows)
        writer.finish()
    return path


def part(path: Path, name: str) -> bytes:
    """A part of the workbook, as XML."""
    with zipfile.ZipFile(path) as book:
        return book.read(f"xl/{name}")


def rows_of(path: Path) -> list[Record]:
    return [row for row in read_records(path) if isinstance(row, Record)]


def test_cells_are_texts_and_never_formulas(tmp_path: Path) -> None:
    """I53, I41, B80, B81."""
    texts = ["=1+1", "-5", "+34 600", "@user", "1.10", "007", "TRUE", "=HYPERLINK(1)", "2016-02-08"]
    path = write(tmp_path / "a.xlsx", *(exported(Content(input=text)) for text in texts))
    for name in ("worksheets/sheet1.xml", "worksheets/sheet2.xml"):
        xml = part(path, name)
        assert b"<f>" not in xml
        assert b"<hyperlink" not in xml
        assert xml.count(b"<c r=") == xml.count(b't="inlineStr"')
    assert [row.cells["input"] for row in rows_of(path)] == texts


def test_no_fact_beside_the_content_is_run_either(tmp_path: Path) -> None:
    """B80: reason, id, dataset."""
    run = '=HYPERLINK("http://a.example")'
    case = exported(Content(input="a"), Labels(source_file=run))
    case = replace(case, dataset=run, user_score_reason=run, reviewed_by=run)
    case = replace(case, case=replace(case.case, external_id=run))
    path = write(tmp_path / "a.xlsx", case)
    xml = part(path, "worksheets/sheet1.xml")
    assert b"<f>" not in xml
    assert xml.count(b"=HYPERLINK") == 5
    (row,) = rows_of(path)
    assert row.cells["external_id"] == row.cells["user_score_reason"] == run


def test_the_columns_are_those_of_csv(tmp_path: Path) -> None:
    path = write(tmp_path / "a.xlsx", exported(Content(input="a")))
    (row,) = rows_of(path)
    assert tuple(row.cells) == COLUMNS


@pytest.mark.parametrize("unit", ["a", "é", "😀", "\x01", "\ud83d"])
def test_a_text_that_does_not_fit_is_cut_listed_and_refused_on_return(
    tmp_path: Path, unit: str
) -> None:
    """Trap 19: the library would cut it and say so only by a number."""
    long = exported(Content(input=unit * 40_000), Labels(tags=("x",)))
    path = write(tmp_path / "a.xlsx", exported(Content(input="short")), long)
    first, second = read_cases(path)
    assert isinstance(first, ImportedCase)
    reason = "input: the text was cut off when it was exported"
    assert second == Refusal(place="Cases!row 3", reason=reason)
    with zipfile.ZipFile(path) as book:
        notes = book.read("xl/worksheets/sheet2.xml").decode()
        names = book.read("xl/workbook.xml").decode()
    assert NOTES_SHEET in names
    assert all(word in notes for word in (NOTES_TITLE, "Cases!row 3", "input", "40000"))


@pytest.mark.parametrize("length", [MAX_UNITS, MAX_UNITS - 1])
def test_a_text_that_just_fits_is_whole(tmp_path: Path, length: int) -> None:
    """I57."""
    path = write(tmp_path / "a.xlsx", exported(Content(input="x" * length)))
    (found,) = read_cases(path)
    assert isinstance(found, ImportedCase)
    assert found.content == Content(input="x" * length)
    assert b"Characters" not in part(path, "worksheets/sheet2.xml")


def test_a_character_of_two_units_is_not_cut_in_two() -> None:
    for before in ("", "x"):
        text = fit(before + "😀" * 20_000)
        assert is_cut_off(text)
        assert count_units(text) <= MAX_UNITS
        assert set(text.removesuffix(CUT_MARK)) <= {"x", "😀"}
    assert not is_cut_off(f"I wrote {CUT_MARK}")


def test_very_many_rows_go_on_in_another_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(xlsx_writing, "SHEET_ROWS", 3)
    path = write_rows(tmp_path / "a.xlsx", [[f"q{n}", "x"] for n in range(7)])
    found = rows_of(path)
    assert [row.place for row in found] == [
        *("Cases!row 2", "Cases!row 3", "Cases!row 4"),
        *("Cases 2!row 2", "Cases 2!row 3", "Cases 2!row 4", "Cases 3!row 2"),
    ]
    assert [row.cells["input"] for row in found] == [f"q{n}" for n in range(7)]


def test_memory_stays_flat_and_nothing_stays_in_the_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    tracemalloc.start()
    try:
        write_rows(tmp_path / "a.xlsx", [["question " * 100, str(n)] for n in range(3_000)])
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 3_000_000
    assert list(folder.iterdir()) == []


def test_an_abandoned_workbook_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with closing(WorkbookWriter(io.BytesIO(), TWO)) as writer:
        writer.add([["a"]])
        assert list(tmp_path.iterdir())
    assert list(tmp_path.iterdir()) == []


class Full(io.BytesIO):
    """A disk without room."""

    def write(self, _data: object) -> int:
        raise OSError(28, "No space left on device")


def test_a_full_disk_is_an_error_of_the_system() -> None:
    with closing(WorkbookWriter(Full(), TWO)) as writer:
        writer.add([["a"]])
        with pytest.raises(OSError, match="No space left") as caught:
            writer.finish()
    assert caught.value.errno == 28


def styles_by_column(path: Path) -> dict[str, bool]:
    """Whether a cell of each filled column, in the second row, is locked."""
    xml = part(path, "worksheets/sheet1.xml").decode()
    rows = re.findall(r'<row r="(\d+)".*?</row>', xml, re.DOTALL)
    assert rows[:2] == ["1", "2"]
    cells = re.findall(r'<c r="([A-Z]+)2"(?: s="(\d+)")?', xml)
    formats = formats_of(path)
    names = dict(zip(letters(), COLUMNS, strict=False))
    return {names[at]: 'locked="0"' not in formats[int(style or 0)] for at, style in cells}


def formats_of(path: Path) -> list[str]:
    """The formats that cells point to, as XML."""
    styles = part(path, "styles.xml").decode()
    cells = styles[styles.index("<cellXfs") : styles.index("</cellXfs>")]
    return re.findall(r"<xf [^>]*/>|<xf .*?</xf>", cells, re.DOTALL)


def letters() -> list[str]:
    """The names of columns: A to Z, AA to ZZ."""
    one = string.ascii_uppercase
    return [*one, *(first + second for first in one for second in one)]


def test_what_says_which_case_a_row_is_and_how_it_was_reviewed_is_locked(tmp_path: Path) -> None:
    case = exported(Content(input="a", expected_output="b"), Labels(variant="v", tags=("t",)))
    case = replace(case, user_score=1, user_score_reason="r", reviewed_by="Ann")
    path = write(tmp_path / "a.xlsx", case)
    locked = styles_by_column(path)
    for name in ("id", "family_id", "content_hash", "user_score", "reviewed_by"):
        assert locked[name], name
    for name in ("input", "expected_output", "tag", "tags"):
        assert not locked[name], name
    protection = re.search(r"<sheetProtection[^>]*>", part(path, "worksheets/sheet1.xml").decode())
    assert protection is not None
    assert 'sheet="1"' in protection[0]
    assert "password" not in protection[0]
    assert 'insertRows="0"' in protection[0]
    assert 'autoFilter="0"' in protection[0]


def test_cells_below_the_last_row_can_be_filled_in_where_columns_can(tmp_path: Path) -> None:
    """Adding a row: the style of the whole column is unlocked, and text."""
    path = write(tmp_path / "a.xlsx", exported(Content(input="a")))
    xml = part(path, "worksheets/sheet1.xml").decode()
    formats = formats_of(path)
    styles = re.findall(r'<col min="(\d+)" max="(\d+)" width="[^"]*" style="(\d+)"', xml)
    is_locked = {
        COLUMNS[n - 1]: 'locked="0"' not in formats[int(style)]
        for first, last, style in styles
        for n in range(int(first), int(last) + 1)
    }
    assert {name for name, locked in is_locked.items() if locked} == LOCKED
    assert all('numFmtId="49"' in formats[int(style)] for _, _, style in styles)


def test_the_header_stays_in_sight_and_filters(tmp_path: Path) -> None:
    path = write(tmp_path / "a.xlsx", exported(Content(input="a")), exported(Content(input="b")))
    xml = part(path, "worksheets/sheet1.xml").decode()
    assert 'topLeftCell="A2"' in xml
    assert 'state="frozen"' in xml
    assert f'<autoFilter ref="A1:{letters()[len(COLUMNS) - 1]}3"' in xml


@pytest.mark.parametrize(
    ("text", "order"),
    [("مرحبا بك", 2), ("שלום", 2), ("¡مرحبا!", 2), ("hello مرحبا", 1), ("123", 1)],
)
def test_a_text_stands_in_the_direction_of_its_first_letter(
    tmp_path: Path, text: str, order: int
) -> None:
    path = write(tmp_path / "a.xlsx", exported(Content(input=text)))
    at = letters()[COLUMNS.index("input")]
    (style,) = re.findall(rf'<c r="{at}2" s="(\d+)"', part(path, "worksheets/sheet1.xml").decode())
    formats = formats_of(path)
    assert f'readingOrder="{order}"' in formats[int(style)]


def test_the_notes_tell_what_may_be_changed_and_what_each_column_means(tmp_path: Path) -> None:
    path = write(tmp_path / "a.xlsx", exported(Content(input="a")))
    notes = part(path, "worksheets/sheet2.xml").decode()
    assert all(f">{name}<" in notes for name in COLUMNS)
    assert "Votes are given in Reviewer" in notes
    assert [row.place for row in rows_of(path)] == ["Cases!row 2"]


def test_what_was_cut_is_told_to_whoever_exports(tmp_path: Path) -> None:
    """B82."""
    with (tmp_path / "a.xlsx").open("wb") as out, closing(make_writer("xlsx", out)) as writer:
        writer.add([exported(Content(input="x" * 200_000))])
        writer.finish()
        (note,) = writer.notes
    assert note.place == "Cases!row 2"
    assert note.reason.startswith("input: 200,000 characters do not fit into a cell")
