"""The limits that the package names: they are the ones in force, and each is kept.

The other limits have their tests beside their formats: bombs and cut cells in test_xlsx, aliases
and tags in test_yaml, suites in test_yaml and test_surveying, encodings in test_encodings.
"""

import pytest

from reviewer_app import formats
from reviewer_app.domain import json
from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.domain.json import Json
from reviewer_app.formats import json_files, rows, texts, workbooks, yaml, yaml_nodes
from reviewer_app.formats.detection import open_head
from reviewer_app.formats.origins import find_origin
from reviewer_app.formats.sources import CUT_OFF, MOST_UNITS
from tests.formats.conftest import MakeFile
from tests.support.reading import read_cases

MB = 1024 * 1024


@pytest.mark.parametrize(
    "figure",
    [
        f"the first look reads {texts.SAMPLE_BYTES // MB} MB",
        f"a cell of {rows.MAX_CELL // MB} MB",
        f"a JSON document over {json_files.MAX_BYTES // MB} MB",
        f"deeper than {json.MAX_DEPTH} levels",
        f"a YAML file over {yaml.MAX_BYTES // MB} MB, or {yaml_nodes.MAX_DEPTH} levels",
        f"over {yaml_nodes.MAX_ALIASED:,} characters",
        f"over {workbooks.MAX_UNPACKED // MB} MB",
        f"over {workbooks.MAX_CELLS:,} cells",
        f"cut at {MOST_UNITS:,} characters",
    ],
)
def test_the_figures_are_those_in_force(figure: str) -> None:
    assert figure in (formats.__doc__ or "")


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("a.jsonl", '{{"input": {}}}\n'),
        ("a.json", '[{{"input": {}}}, {{"input": "good"}}]'),
    ],
)
@pytest.mark.parametrize("value", ["NaN", "Infinity", "[" * 201 + "]" * 201])
def test_what_json_cannot_say_costs_its_row(
    make_file: MakeFile, name: str, row: str, value: str
) -> None:
    text = row.format(value) + ('{"input": "good"}\n' if name.endswith("l") else "")
    bad, good = read_cases(make_file(text, name))
    assert isinstance(bad, Refusal)
    assert isinstance(good, ImportedCase)


@pytest.mark.parametrize("number", ["1e400", "-0", "1.10", "9" * 5000])
@pytest.mark.parametrize("name", ["a.jsonl", "a.json", "a.yaml"])
def test_numbers_of_any_size_are_kept_as_spelled(
    make_file: MakeFile, number: str, name: str
) -> None:
    text = f'{{"input": "a", "expected": {{"n": {number}}}}}'
    text = text if name == "a.jsonl" else f"[{text}]"
    (case,) = read_cases(make_file(text, name))
    assert isinstance(case, ImportedCase)
    assert case.content.expected is not None
    assert case.content.expected.text.replace(" ", "") == Json(f'{{"n":{number}}}').text


@pytest.mark.parametrize("odd", ["a\0b", "cut \ud83d", "x\u2028y", "\u200b\u202eabc"])
def test_odd_characters_are_kept(make_file: MakeFile, odd: str) -> None:
    (case,) = read_cases(make_file(f"input,b\n{odd},x\n"))
    assert isinstance(case, ImportedCase)
    assert case.content.input == odd


def test_a_cell_that_a_spreadsheet_cut_is_told(make_file: MakeFile) -> None:
    """B82: with emoji at the limit, which count twice there."""
    whole, cut, emoji = "x" * 32_766, "x" * 32_767, "x" * 32_765 + "😀"
    cases = read_cases(make_file(f"input,b\n{whole},1\n{cut},2\n{emoji},3\n"))
    told = [
        [note.reason for note in case.notes] for case in cases if isinstance(case, ImportedCase)
    ]
    assert told == [[], [f"input: {CUT_OFF}"], [f"input: {CUT_OFF}"]]


def test_one_endless_line_is_looked_at_without_reading_all_of_it(make_file: MakeFile) -> None:
    path = make_file("input,b\n" + "x" * (4 * texts.SAMPLE_BYTES))
    source = open_head(find_origin(path))
    assert source.columns == ("input", "b")
    assert list(source.records()) == []
