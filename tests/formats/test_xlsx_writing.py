"""XLSX out: texts and nothing but texts, what does not fit is said, and nothing is left behind."""

import io
import tempfile
import tracemalloc
import zipfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.files import ExportedCase, ImportedCase, Refusal
from reviewer_app.formats import xlsx_writing
from reviewer_app.formats.sources import Record
from reviewer_app.formats.writing import COLUMNS, WRITERS
from reviewer_app.formats.xlsx_texts import (
    CUT_MARK,
    MAX_UNITS,
    NOTES_HEADER,
    NOTES_SHEET,
    count_units,
    fit,
    is_cut_off,
)
from reviewer_app.formats.xlsx_writing import WorkbookWriter
from tests.support.exported import exported
from tests.support.reading import read_cases, read_records


def write(path: Path, *cases: ExportedCase) -> Path:
    with path.open("wb") as out, closing(WRITERS["xlsx"](out)) as writer:
        assert writer.add(cases) == len(cases)
        writer.finish()
    return path


def write_rows(path: Path, rows: Sequence[Sequence[str]]) -> Path:
    with path.open("wb") as out, closing(WorkbookWriter(out, ["input", "tag"])) as writer:
        writer.add(rows)
        writer.finish()
    return path


def rows_of(path: Path) -> list[Record]:
    return [row for row in read_records(path) if isinstance(row, Record)]


def test_cells_are_texts_and_never_formulas(tmp_path: Path) -> None:
    """I53, B81."""
    texts = ["=1+1", "-5", "+34 600", "@user", "1.10", "007", "TRUE", "=HYPERLINK(1)", "2026-01-01"]
    path = write(tmp_path / "a.xlsx", *(exported(Content(input=text)) for text in texts))
    with zipfile.ZipFile(path) as book:
        xml = book.read("xl/worksheets/sheet1.xml")
    assert b"<f>" not in xml
    assert b"<hyperlink" not in xml
    assert xml.count(b'<c r="') == xml.count(b't="inlineStr"')
    assert [row.cells["input"] for row in rows_of(path)] == texts


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
    assert all(word in notes for word in (*NOTES_HEADER, "Cases!row 3", "input", "40000"))


@pytest.mark.parametrize("length", [MAX_UNITS, MAX_UNITS - 1])
def test_a_text_that_just_fits_is_whole(tmp_path: Path, length: int) -> None:
    """I57."""
    path = write(tmp_path / "a.xlsx", exported(Content(input="x" * length)))
    (found,) = read_cases(path)
    assert isinstance(found, ImportedCase)
    assert found.content == Content(input="x" * length)
    with zipfile.ZipFile(path) as book:
        assert "xl/worksheets/sheet2.xml" not in book.namelist()


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
    with closing(WorkbookWriter(io.BytesIO(), ["input"])) as writer:
        writer.add([["a"]])
        assert list(tmp_path.iterdir())
    assert list(tmp_path.iterdir()) == []


class Full(io.BytesIO):
    """A disk without room."""

    def write(self, _data: object) -> int:
        raise OSError(28, "No space left on device")


def test_a_full_disk_is_an_error_of_the_system() -> None:
    with closing(WorkbookWriter(Full(), ["input"])) as writer:
        writer.add([["a"]])
        with pytest.raises(OSError, match="No space left") as caught:
            writer.finish()
    assert caught.value.errno == 28
