"""The bytes under a text file: hash, line count, damage, change."""

import hashlib

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.formats.detection import open_source
from tests.formats.conftest import MakeFile
from tests.support.reading import read_cells


def test_the_hash_is_that_of_the_bytes(make_file: MakeFile) -> None:
    content = b"\xef\xbb\xbfa,b\r\n1,2\r\n" * 100_000
    assert open_source(make_file(content)).file_hash == hashlib.sha256(content).hexdigest()


@pytest.mark.parametrize(
    ("content", "lines"),
    [("a,b\n1,2", 2), ("a,b\n1,2\n", 2), ("a,b\r\n1,2\r\n", 2), ("a,b\r1,2\r", 2), ("a,b", 1)],
)
def test_physical_lines_are_counted_with_every_line_end(
    make_file: MakeFile, content: str, lines: int
) -> None:
    assert open_source(make_file(content)).lines == lines


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_a_byte_that_is_no_utf8_refuses_the_file_and_names_the_line(
    make_file: MakeFile, end: bytes
) -> None:
    rows = [b"input,b"] + [b"caf\xc3\xa9,x"] * 40_000 + [b"caf\xe9,x", b"y,z"]
    with pytest.raises(
        FileProblem, match=r"Line 40002 has a byte that is no UTF-8 text \(0xE9\)\."
    ):
        open_source(make_file(end.join(rows)))


def test_damaged_utf_16_refuses_the_file(make_file: MakeFile) -> None:
    with pytest.raises(FileProblem, match="starts like UTF-16 text but is damaged"):
        open_source(make_file("a,b\n1,2\n".encode("utf-16")[:-1]))


def test_half_a_character_in_the_bytes_is_kept(make_file: MakeFile) -> None:
    assert read_cells(make_file("a,b\ncut \ud83d,x\n")) == [{"a": "cut \ud83d", "b": "x"}]


def test_two_halves_written_one_by_one_are_one_character(make_file: MakeFile) -> None:
    assert read_cells(make_file("a,b\n\ud83d\ude00,x\n")) == [{"a": "\U0001f600", "b": "x"}]


def test_a_file_that_changes_between_two_readings_is_not_mixed(make_file: MakeFile) -> None:
    source = open_source(make_file("a,b\n1,2\n"))
    make_file("a,b,c\n1,2,3\n")
    with pytest.raises(FileProblem, match="changed while it was being read"):
        list(source.records())


def test_a_file_that_goes_away_is_a_problem_of_the_file(make_file: MakeFile) -> None:
    path = make_file("a,b\n1,2\n")
    source = open_source(path)
    path.unlink()
    with pytest.raises(FileProblem, match="There is no such file"):
        list(source.records())
