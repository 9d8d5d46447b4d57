"""JSON documents: where the cases stand, what becomes a column, and what is wrong with an item."""

import json
import tracemalloc
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import Json, Number
from reviewer_app.formats import json_files
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import Record
from tests.formats.conftest import MakeFile
from tests.support.reading import propose_for, read_cells, read_records


def refusals(path: Path) -> dict[str, str]:
    return {row.place: row.reason for row in read_records(path) if isinstance(row, Refusal)}


def reason_for(path: Path) -> str:
    with pytest.raises(FileProblem) as caught:
        open_source(path)
    return caught.value.reason


@pytest.mark.parametrize(
    "text",
    [
        '[{"input": "a"}, {"input": "b"}]',
        '{"cases": [{"input": "a"}, {"input": "b"}]}',
        '{"version": 3, "suite": {"more": {"tests": [{"input": "a"}, {"input": "b"}]}}}',
        '{"by": [{"n": 1}, {"n": 2}, {"n": 3}], "tests": [{"input": "a"}, {"input": "b"}]}',
        '{"topic": "billing", "tests": [{"input": "a"}, {"input": "b"}]}',
        '[{"name": "suite", "data": [{"input": "a"}, {"input": "b"}]}]',
        '["a", "b"]',
    ],
)
def test_the_list_of_cases_is_found_by_its_shape(make_file: MakeFile, text: str) -> None:
    for layout in (text, json.dumps(json.loads(text), indent=2)):
        cells = read_cells(make_file(layout, "cases.json"))
        assert [row["input"] for row in cells] == ["a", "b"]


def test_an_object_that_asks_something_is_one_case(make_file: MakeFile) -> None:
    text = '{"input": "a", "turns": [{"role": "user", "content": "b"}], "ids": [{"n": 1}]}'
    path = make_file(json.dumps(json.loads(text), indent=1), "case.json")
    assert [row["input"] for row in read_cells(path)] == ["a"]


def test_the_only_object_of_a_list_may_be_a_case_with_turns(make_file: MakeFile) -> None:
    text = '[{"messages": [{"role": "user", "content": "a"}, {"role": "bot", "content": "b"}]}]'
    assert len(read_cells(make_file(text, "cases.json"))) == 1


def test_a_list_deeper_than_three_objects_is_not_looked_for(make_file: MakeFile) -> None:
    text = '{"a": {"b": {"c": {"d": [{"input": "x"}]}}}}'
    (row,) = read_cells(make_file(text, "cases.json"))
    assert "input" not in row


def test_objects_inside_become_columns_by_their_path(make_file: MakeFile) -> None:
    text = '[{"id": 1, "data": {"text": "a", "more": {"n": 1.10}}}, {"id": 2, "data": null}]'
    path = make_file(text, "cases.json")
    source = open_source(path)
    assert source.columns == ("id", "data.text", "data.more.n")
    first, second = read_cells(path)
    assert first == {"id": Number("1"), "data.text": "a", "data.more.n": Number("1.10")}
    assert second == {"id": Number("2")}
    assert propose_for(source) == {"id": "external_id", "data.text": "input"}


@pytest.mark.parametrize("key", ["metadata", "vars", "expected", "context", "eval_config"])
def test_an_object_that_a_field_takes_stays_whole(make_file: MakeFile, key: str) -> None:
    """I47."""
    (row,) = read_cells(make_file(f'[{{"{key}": {{"a": {{"b": 1.10}}}}}}]', "cases.json"))
    assert row == {key: Json('{"a": {"b": 1.10}}')}


def test_a_key_whose_values_are_not_all_objects_stays_whole(make_file: MakeFile) -> None:
    text = '[{"data": {"a": 1}}, {"data": "text"}]'
    assert read_cells(make_file(text, "cases.json")) == [
        {"data": Json('{"a": 1}')},
        {"data": "text"},
    ]


def test_an_object_with_very_many_keys_is_no_record(make_file: MakeFile) -> None:
    wide = {f"k{n}": n for n in range(60)}
    assert open_source(make_file(json.dumps([{"scores": wide}]), "a.json")).columns == ("scores",)


def test_of_two_values_for_one_column_the_last_is_taken_and_that_is_told(
    make_file: MakeFile,
) -> None:
    """I44."""
    path = make_file('[{"data.text": "a", "data": {"text": "b"}}]', "cases.json")
    (record,) = read_records(path)
    assert isinstance(record, Record)
    assert record.cells == {"data.text": "b"}
    assert [remark.reason for remark in record.remarks] == [
        'The key "data.text" stands twice; its last value is taken'
    ]


def test_numbers_are_kept_as_they_are_written(make_file: MakeFile) -> None:
    """I37: ids above 2^53 stay apart."""
    spelled = ["208310224003697457", "208310224003697458", "1.10", "1E5", "1e400", "-0", "9" * 5000]
    path = make_file(f'[{",".join(f"""{{"id": {n}}}""" for n in spelled)}]', "cases.json")
    assert [row["id"] for row in read_cells(path)] == list(map(Number, spelled))


def test_a_bad_item_costs_only_itself(make_file: MakeFile) -> None:
    """NaN and endless nesting are stepped over as well."""
    deep = "[" * 5_000 + "]" * 5_000
    items = [
        '{"input": NaN}',
        f'{{"input": {deep}}}',
        f'{{"input": "x", "more": {"[" * 300 + "]" * 300}}}',
        "7",
        "null",
        '[{"input": "a"}]',
        '{"input": "good"}',
    ]
    path = make_file(f"[{', '.join(items)}]", "cases.json")
    assert refusals(path) == {
        "item 1": "The item cannot be read: NaN is no JSON number",
        "item 2": "The item cannot be read: the nesting is too deep",
        "item 3": "The item cannot be read: the nesting is too deep",
        "item 4": "The item is a number, not an object",
        "item 5": "The item is null, not an object",
        "item 6": "The item is a list, not an object",
    }
    (good,) = (row for row in read_records(path) if isinstance(row, Record))
    assert good == Record("item 7", {"input": "good"})


def test_half_a_character_in_an_escape_is_kept(make_file: MakeFile) -> None:
    path = make_file('[{"input": "cut \\ud83d"}, {"input": "\\ud83d\\ude00"}]', "cases.json")
    assert [row["input"] for row in read_cells(path)] == ["cut \ud83d", "\U0001f600"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[{"a": 1},\n {"a" 2}]', "expecting ':' delimiter (line 2, character 7)"),
        ('[{"a": 1}\n{"a": 2}]', 'a comma or "]" is missing (line 2, character 1)'),
        ('[{"a": 1},]', "a value is missing after the comma (line 1, character 11)"),
        ('[{"a": 1}', 'a comma or "]" is missing (line 1, character 10)'),
        ('{"a": [{"b": "x}]}', "unterminated string starting at (line 1, character 14)"),
        ('[{"a": 1}] x', "there is more text after the value (line 1, character 11)"),
        ('{\n"a": 1,\nb: 2}', "a key in double quotes is missing (line 3, character 1)"),
        ('{\n"a" 1}', "a colon is missing (line 2, character 5)"),
        ("[" * 100_000, "the nesting never ends (line 1, character 2)"),
        ('"text"', "it holds neither a list nor an object (line 1, character 1)"),
        ("# no JSON", "a value is missing (line 1, character 1)"),
    ],
)
def test_a_document_with_a_slip_is_refused_with_the_place(
    make_file: MakeFile, text: str, reason: str
) -> None:
    assert reason_for(make_file(text, "cases.json")) == f"It is no valid JSON: {reason}."


@pytest.mark.parametrize("text", ['{"cases": []}', "[]", "{}"])
def test_a_document_without_cases_has_no_columns_to_ask_from(
    make_file: MakeFile, text: str
) -> None:
    """I4: also behind a byte order mark."""
    source = open_source(make_file(b"\xef\xbb\xbf" + text.encode(), "cases.json"))
    assert "input" not in propose_for(source).values()


def test_documents_beyond_the_limit_are_refused_with_a_way_out(
    make_file: MakeFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(json_files, "MAX_BYTES", 2 * 1024 * 1024)
    path = make_file(json.dumps([{"input": "x" * 3_000_000}]), "cases.json")
    assert reason_for(path) == (
        "A JSON document of more than 2 MB cannot be read. "
        "Save it as JSON Lines (one object per line) and import that."
    )


def test_reading_takes_no_more_than_six_times_the_files_size(make_file: MakeFile) -> None:
    """A character outside the basic plane is the worst case: four bytes for each of the text."""
    rows = [{"input": f"Question {n}, once more", "tags": ["a", "b"]} for n in range(60_000)]
    path = make_file(json.dumps([*rows, {"input": "\U0001f600"}], ensure_ascii=False), "big.json")
    tracemalloc.start()
    try:
        assert sum(1 for _ in open_source(path).records()) == 60_001
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 6.1 * path.stat().st_size


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(value=PLAIN)
def test_any_document_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, value: object
) -> None:
    path = tmp_path_factory.mktemp("any") / "any.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    try:
        records = read_records(path)
    except FileProblem:
        assert not isinstance(value, (list, dict))
        return
    count = len(cast(list[object], value)) if isinstance(value, list) else 0
    if count > 1:
        assert len(records) == count


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"name": "s", "test_cases": []}', "The suite's test_cases is empty."),
        ('{"name": "s", "test_cases": null}', "The suite's test_cases is no list."),
        (
            '{"name": "s",\n"name": "t", "test_cases": [{"id": "a"}]}',
            'key "name" stands twice (line 2, character 9)',
        ),
    ],
)
def test_a_suite_is_refused_for_what_is_wrong_around_its_cases(
    make_file: MakeFile, text: str, reason: str
) -> None:
    """I44."""
    assert reason in reason_for(make_file(text, "suite.json"))


def test_a_list_that_is_no_suites_by_name_is_one_by_its_items(make_file: MakeFile) -> None:
    text = '{"name": "s", "tests": [{"id": "a", "input": "", "eval_type": "contains"}]}'
    source = open_source(make_file(text, "suite.json"))
    assert source.is_suite
    assert source.extras == {"name": "s"}
    assert dict(source.known_fields)["id"] == "external_id"
