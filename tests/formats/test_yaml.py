"""YAML files: where the cases stand, which of them are taken, and suites by the reference."""

import tracemalloc
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reviewer_app.domain import json
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import ImportedCase, Note, Refusal
from reviewer_app.domain.json import Json, Number, Value
from reviewer_app.domain.suites import (
    Suite,
    SuiteCase,
    from_map,
    of_case,
    suite_from_map,
    validate_suite,
)
from reviewer_app.formats import yaml
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import Record
from tests.formats.conftest import MakeFile
from tests.support.builders import a_case
from tests.support.reading import propose_for, read_cases, read_cells, read_records
from tests.support.vectors import plain, read_vectors

SUITE = """\
# Smoke tests
name: cards
default_timeout: 45000
metadata: {owner: qa}
test_cases:
  - id: block
    name: Block a card
    input: "May I block my card?"
    expected: {contains_any: ["yes", "sure"], share: 1.10}
    eval_type: contains
    eval_config: {case_insensitive: false}
    tags: [cards, smoke]
    deps: {user: {id: 7}}
    agent_config: {model_settings: {temperature: 0.20}}
    timeout: 20000
    metadata: {note: n}
  - id: blank
    input: "  "
    expected: false
"""


def reason_for(path: Path) -> str:
    with pytest.raises(FileProblem) as caught:
        open_source(path)
    return caught.value.reason


def load_suite(path: Path) -> Suite:
    """The file as a suite; fails where a case is refused."""
    source = open_source(path)
    cases = [from_map(record.cells) for record in source.records() if isinstance(record, Record)]
    made = [case for case in cases if isinstance(case, SuiteCase)]
    assert len(made) == len(list(source.records()))
    suite = suite_from_map(source.extras, made, default_name=path.stem)
    assert isinstance(suite, Suite)
    return suite


DECIDED: dict[str, dict[str, object]] = {
    "present null is kept (no default)": {"default_timeout": 30000, "parallelism": 1},
    "underscores stay text; 1e3 and .5 are floats": {"case_inputs": ["1e3"]},
}
"""Where null counts as absent, and an input is the text that it is spelled as."""

REFUSED = {
    "no test_cases: loads, does not validate": "It holds no list of cases; its top level (line 1) "
    "has name.",
    "empty list: the same": "The suite's test_cases (line 2) is empty.",
    "a list at the top": "Its list (line 1) has no maps, so no case can be read from it.",
    "a scalar at the top": "Its top level (line 1) is a text, not a list of cases or a suite.",
    "syntax error": "Line 2 cannot be read as YAML: a value is missing.",
    "duplicate keys: the first one is used (PyYAML would use the last)": 'The key "name" stands '
    "twice (lines 1 and 2).",
}
"""Vectors of what is no suite, for the framework or by decision, and what is said here."""

RULES = {
    "Suite name is required": "name",
    'Test case a: Invalid eval_type: "foo"': "eval_type",
}


def seen(suite: Suite, name: str) -> Any:
    """What the vectors tell of a suite."""
    if name == "case_ids":
        return [case.id for case in suite.cases]
    if name == "case_inputs":
        return [case.input for case in suite.cases]
    if name == "case_expected":
        found = [case.expected for case in suite.cases]
        return [value and plain(json.parse(value.text)) for value in found]
    value = getattr(suite, name)
    return plain(json.parse(value.text)) if isinstance(value, Json) else value


@pytest.mark.parametrize(
    "vector", read_vectors("nous_suite_vectors.jsonl"), ids=lambda vector: str(vector["why"])
)
def test_a_suite_is_loaded_as_the_framework_does(
    make_file: MakeFile, vector: dict[str, Value]
) -> None:
    path = make_file(str(vector["yaml"]), Path(str(vector["path"])).name)
    why = str(vector["why"])
    if why in REFUSED:
        assert reason_for(path) == REFUSED[why]
        return
    assert vector["load"] == "ok"
    suite = load_suite(path)
    wanted = plain(vector["suite"]) | DECIDED.get(why, {})
    assert {name: seen(suite, name) for name in wanted} == wanted
    fault = validate_suite(suite)
    told = None if vector["validate"] == "ok" else RULES[str(vector["validate"])]
    assert (fault and fault.rule) == told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("test_cases: [x]", Refusal(place="line 1", reason="The item is a text, not a map")),
        ("test_cases: {a: {input: x}}", "The suite's test_cases (line 1) is no list."),
        (
            "test_cases: [{id: a, input: x, tags: basic}]",
            Refusal(place="line 1", reason="The tags are no list"),
        ),
    ],
)
def test_what_breaks_the_frameworks_loading_is_refused_with_its_place(
    make_file: MakeFile, text: str, said: Refusal | str
) -> None:
    raises = read_vectors("nous_raises.jsonl")
    assert text in [vector["yaml"] for vector in raises if vector["stage"] == "load"]
    path = make_file(text, "suite.yaml")
    if isinstance(said, Refusal):
        assert read_records(path) == [said]
    else:
        assert reason_for(path) == said


def test_a_suites_cases_are_read_whole(make_file: MakeFile) -> None:
    block, blank = read_cases(make_file(SUITE, "suite.yaml"))
    assert isinstance(block, ImportedCase)
    assert (block.place, block.external_id) == ("line 6", "block")
    content, labels = block.content, block.labels
    assert content.input == "May I block my card?"
    assert content.expected == Json('{"contains_any":["yes","sure"],"share":1.10}')
    assert content.expected_output is None
    assert (content.eval_type, content.timeout) == ("contains", 20000)
    assert content.eval_config == Json('{"case_insensitive":false}')
    assert content.deps == Json('{"user":{"id":7}}')
    assert content.agent_config == Json('{"model_settings":{"temperature":0.20}}')
    assert (labels.name, labels.tags) == ("Block a card", ("cards", "smoke"))
    assert labels.metadata == Json('{"note":"n"}')
    assert isinstance(blank, ImportedCase)
    assert (blank.content.input, blank.content.expected) == ("  ", Json("false"))


def test_a_suites_own_keys_and_comments_are_told(make_file: MakeFile) -> None:
    source = open_source(make_file(SUITE, "suite.yaml"))
    assert source.extras == {
        "name": "cards",
        "default_timeout": Number("45000"),
        "metadata": Json('{"owner":"qa"}'),
    }
    assert source.has_comments


def test_an_expectation_of_plain_text_is_still_a_suites(make_file: MakeFile) -> None:
    text = "test_cases:\n  - {id: a, input: hi, expected: hello, topic: t, category: greeting}\n"
    source = open_source(make_file(text, "suite.yaml"))
    assert propose_for(source) == {
        "id": "external_id",
        "input": "input",
        "expected": "expected",
        "category": "variant",
    }


@pytest.mark.parametrize("name", ["cases", "tests"])
def test_a_list_by_another_name_is_a_suites_when_it_has_a_suites_keys(
    make_file: MakeFile, name: str
) -> None:
    items = f"{name}:\n  - {{id: a, input: '', expected: x, eval_type: contains}}\n"
    path = make_file(f"fixtures:\n  - {{input: 1}}\n  - {{input: 2}}\n{items}", "a.yaml")
    assert open_source(path).is_suite
    (case,) = read_cases(path)
    assert isinstance(case, ImportedCase)
    assert case.content.expected == Json('"x"')


def test_a_suites_case_without_id_or_input_is_refused(make_file: MakeFile) -> None:
    text = (
        "test_cases:\n  - {id: a}\n  - {input: x}\n  - {id: ~, input: x}\n  - {id: b, input: y}\n"
    )
    *refused, good = read_records(make_file(text, "suite.yaml"))
    assert refused == [
        Refusal(place="line 2", reason="The input is missing"),
        Refusal(place="line 3", reason="The id is missing"),
        Refusal(place="line 4", reason="The id is missing"),
    ]
    assert good == Record("line 5", {"id": "b", "input": "y"})


def test_an_equal_key_costs_its_case_and_not_the_file(make_file: MakeFile) -> None:
    """I44."""
    text = "test_cases:\n  - id: a\n    input: x\n    id: b\n  - id: c\n    input: y\n"
    bad, good = read_records(make_file(text, "suite.yaml"))
    assert bad == Refusal(place="line 2", reason='The key "id" stands twice (lines 2 and 4)')
    assert isinstance(good, Record)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("name: a\nname: b\ntest_cases: [{id: a, input: x}]\n", 'The key "name" stands twice'),
        ("metadata: {a: 1, a: 2}\ntest_cases: [{id: a, input: x}]\n", 'The key "a" stands twice'),
        ("metadata: !include m.yaml\ntest_cases: [{id: a, input: x}]\n", "The tag !include on"),
        (
            "test_cases: [{id: a, input: x}]\n---\nname: b\ntest_cases: [{id: b, input: y}]\n",
            "A suite is one document, and this file has several (lines 1 and 3).",
        ),
        ("test_cases: [{id: a, input: x}]\n---\n", "A suite is one document, and this file has"),
        ("test_cases:\n", "The suite's test_cases (line 1) is empty."),
    ],
)
def test_a_suite_is_refused_for_what_is_wrong_around_its_cases(
    make_file: MakeFile, text: str, reason: str
) -> None:
    """I44."""
    assert reason_for(make_file(text, "suite.yaml")).startswith(reason)


def test_a_tag_and_a_bomb_cost_their_item(make_file: MakeFile) -> None:
    text = "- {input: !include a.md}\n- {input: good}\n- {input: *nothing}\n- just text\n- [1]\n"
    tag, good, alias, words, numbers = read_records(make_file(text, "cases.yaml"))
    assert tag == Refusal(place="line 1", reason="The tag !include on line 1 means nothing here")
    assert good == Record("line 2", {"input": "good"})
    assert alias == Refusal(place="line 3", reason="*nothing on line 3 names nothing before it")
    assert words == Refusal(place="line 4", reason="The item is a text, not a map")
    assert numbers == Refusal(place="line 5", reason="The item is a list, not a map")


def test_a_list_of_maps_is_read_with_its_lines(make_file: MakeFile) -> None:
    text = "- input: a\n  n: 007\n\n# between\n- input: b\n  more: {x: {y: 1.10}}\n"
    first, second = read_records(make_file(text, "cases.yaml"))
    assert first == Record("line 1", {"input": "a", "n": "007"})
    assert second == Record("line 5", {"input": "b", "more.x.y": Number("1.10")})


def test_the_list_that_asks_something_is_found_among_others(make_file: MakeFile) -> None:
    text = "providers:\n  - {id: 1}\n  - {id: 2}\nscenarios:\n  - {question: hi}\nmore: [1, 2]\n"
    source = open_source(make_file(text, "cases.yaml"))
    assert source.place == 'the list "scenarios" (line 4)'
    assert list(source.extras) == ["providers", "more"]
    assert list(source.records()) == [Record("line 5", {"question": "hi"})]


def test_documents_are_items_where_there_is_no_suite(make_file: MakeFile) -> None:
    text = "---\ninput: a\n---\n- input: b\n- input: c\n---\n"
    assert read_cells(make_file(text, "cases.yaml")) == [
        {"input": "a"},
        {"input": "b"},
        {"input": "c"},
    ]


def test_an_item_may_be_an_alias(make_file: MakeFile) -> None:
    text = "- &a {input: a, deps: {x: 1}}\n- *a\n"
    cases = read_cases(make_file(text, "cases.yaml"))
    assert [case.content.deps for case in cases if isinstance(case, ImportedCase)] == [
        Json('{"x":1}'),
        Json('{"x":1}'),
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_encodings_and_ends_of_lines_are_no_matter(
    make_file: MakeFile, encoding: str, end: str
) -> None:
    """I4."""
    text = "- input: こんにちは😀\n  notes: |\n    a\n    b\n".replace("\n", end)
    path = make_file(text.encode(encoding), "cases.yaml")
    assert read_cells(path) == [{"input": "こんにちは😀", "notes": "a\nb\n"}]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("# nothing\n", "The file is empty."),
        ("---\n", "The file is empty."),
        ("input: a\n", "It holds no list of cases; its top level (line 1) has input."),
        ("a:\n\t- b\n", "Line 2 cannot be read as YAML: a tab stands where only blanks are read."),
        (
            "a: x\0y\n",
            "Line 1 cannot be read as YAML: it has the character U+0000, which YAML forbids.",
        ),
        ("<html><p>x</p>\n", "Its top level (line 1) is a text, not a list of cases or a suite."),
    ],
)
def test_a_file_without_cases_is_refused_with_place_and_reason(
    make_file: MakeFile, text: str, reason: str
) -> None:
    """I58."""
    assert reason_for(make_file(text, "cases.yaml")) == reason


def test_outside_of_suites_equal_keys_are_told_with_their_lines(make_file: MakeFile) -> None:
    """I44."""
    text = "a: 1\nb: 2\na: 3\ncases:\n- id: x\n  input: q\n  id: y\n  meta: {k: 1, k: 2}\n"
    source = open_source(make_file(text, "cases.yaml"))
    last = "; its last value is taken where only one can be kept"
    assert source.notes == (
        Note(place="line 3", reason=f'The key "a" stands twice (lines 1 and 3){last}'),
    )
    (row,) = source.records()
    assert isinstance(row, Record)
    assert row.cells == {"id": "y", "input": "q", "meta": Json('{"k":1,"k":2}')}
    assert [remark.reason for remark in row.remarks] == [
        f'The key "id" stands twice (lines 5 and 7){last}',
        f'The key "k" stands twice (lines 8 and 8){last}',
    ]


def test_a_file_beyond_the_limit_is_refused_before_it_is_read(
    make_file: MakeFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(yaml, "MAX_BYTES", 1024 * 1024)
    said = reason_for(make_file("- input: a\n" + "# b\n" * 300_000, "cases.yaml"))
    assert said.startswith("A YAML file of more than 1 MB cannot be read.")


def test_a_kept_case_of_a_suite_is_what_the_file_says(make_file: MakeFile) -> None:
    path = make_file(SUITE, "suite.yaml")
    kept = [
        of_case(
            replace(
                a_case(), content=case.content, labels=case.labels, external_id=case.external_id
            )
        )
        for case in read_cases(path)
        if isinstance(case, ImportedCase)
    ]
    assert kept == list(load_suite(path).cases)


def test_memory_is_a_few_times_the_size_of_the_file(make_file: MakeFile) -> None:
    items = (f"  - id: case_{n}\n    input: May I block card {n}?\n" for n in range(1000))
    path = make_file("test_cases:\n" + "".join(items), "suite.yaml")
    open_source(path)  # the library itself is loaded
    tracemalloc.start()
    source = open_source(path)
    kept, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    size = path.stat().st_size
    assert len(list(source.records())) == 1000
    assert peak < 45 * size, peak / size
    assert kept < 10 * size, kept / size
