"""Suites out: what the framework knows under its own keys, everything else under one of ours."""

import io
from dataclasses import replace
from typing import cast

from reviewer_app.domain import json
from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.files import ExportedCase
from reviewer_app.domain.json import Json, Members
from reviewer_app.domain.suites import SuiteCase, from_map
from reviewer_app.formats.json_shapes import cell_of
from reviewer_app.formats.suite_keys import CASE_ID, OWN_KEY, unfold_case
from reviewer_app.formats.writing import make_writer
from reviewer_app.formats.yaml_nodes import read_documents, to_cell
from reviewer_app.formats.yaml_writing import SuiteHead, SuiteWriter
from tests.support.exported import exported

SUITE = """\
name: Cards
default_timeout: 45000
metadata:
  owner: qa
test_cases:
  - id: case-1
    input: |-
      May I block my card?
      It was stolen.
    expected:
      contains_any: ["yes", sure]
      share: 1.10
    eval_type: contains
    tags: [cards, smoke]
    timeout: 20000
    reviewer:
      case_id: case-1
      family_id: family-1
      expected_output: You may.
      language: es
      user_score: -1
      user_score_reason: too short
      content_hash: HASH
      not_given: [id]
"""


def write(*cases: ExportedCase, head: SuiteHead | None = None) -> str:
    out = io.StringIO(newline="")
    writer = SuiteWriter(out, head)
    assert writer.add(cases) == len(cases)
    writer.finish()
    return out.getvalue()


def read(text: str) -> dict[str, str]:
    """The suite's keys with their values as JSON text."""
    (root,) = read_documents(text).roots
    return dict(json.members(cast(Json, to_cell(root)).text))


def cells_of(text: str, index: int = 0) -> dict[str, object]:
    """The cells of one case as an import sees them."""
    cases = json.parse(read(text)["test_cases"])
    assert isinstance(cases, list)
    item = json.members(json.dump(cases[index]))
    return dict(unfold_case({key: cell_of(value) for key, value in item}))


def test_a_suite_is_written_as_a_person_would() -> None:
    content = Content(
        input="May I block my card?\nIt was stolen.",
        expected=Json('{"contains_any": ["yes", "sure"], "share": 1.10}'),
        eval_type="contains",
        timeout=20_000,
        expected_output="You may.",
        language="es",
    )
    case = exported(content, Labels(tags=("cards", "smoke")))
    case = replace(case, user_score=-1, user_score_reason="too short")
    keys = Json('{"name": "old", "default_timeout": 45000, "metadata": {"owner": "qa"}}')
    text = write(case, head=SuiteHead(name="Cards", keys=keys))
    assert text == SUITE.replace("HASH", json_like(case.case.content_hash))


def json_like(digits: str) -> str:
    """A hash as the suite spells it: quoted where it starts with a digit."""
    return digits if digits[0].isalpha() else f'"{digits}"'


def test_the_framework_reads_each_case() -> None:
    """Every key of ours stands under one that it does not know."""
    case = exported(Content(input="a", goal="g", context=Json("{}")), Labels(name="n"))
    (item,) = cast(list[Members], json.parse(read(write(case))["test_cases"]))
    assert [key for key, _ in item.pairs] == ["id", "name", "input", OWN_KEY]
    found = from_map(dict(item.pairs))
    assert isinstance(found, SuiteCase)
    assert (found.id, found.input, found.name) == ("case-1", "a", "n")


def test_what_the_framework_asks_for_and_the_case_lacks_is_filled_and_taken_out_again() -> None:
    """A scenario has no input, and a case from a table without ids has none."""
    text = write(exported(Content(goal="g", user_persona="p")))
    assert '  - id: case-1\n    input: ""\n' in text
    cells = cells_of(text)
    assert (cells["id"], cells["input"], cells[CASE_ID]) == (None, None, "case-1")
    filled = cells_of(text.replace('input: ""', "input: hello").replace("id: case-1", "id: K1", 1))
    assert (filled["id"], filled["input"]) == ("K1", "hello")


def test_json_that_yaml_cannot_hold_goes_along_as_text() -> None:
    """I44: a key twice would make the whole case unreadable."""
    twice = Json('{"a": 1, "a": 2}')
    deep = Json("[" * 150 + "]" * 150)
    text = write(exported(Content(input="a", expected=twice, deps=deep, tools=twice)))
    assert "\n    expected:" not in text
    cells = cells_of(text)
    assert (cells["expected"], cells["deps"], cells["tools"]) == (twice, deep, twice)


def test_a_foreign_key_of_the_name_stays_what_it_is() -> None:
    cells = {"id": "a", OWN_KEY: Json('{"who": "Ann"}')}
    assert unfold_case(cells) == cells
    assert unfold_case({"id": "a", OWN_KEY: "Ann"}) == {"id": "a", OWN_KEY: "Ann"}


def test_what_a_suites_head_cannot_hold_is_told() -> None:
    writer = SuiteWriter(io.StringIO(), SuiteHead(keys=Json('{"x": {"a": 1, "a": 2}}')))
    assert [note.reason for note in writer.notes] == [
        "x: YAML cannot hold it: a key twice, or too deep"
    ]


def test_a_suite_without_cases_has_an_empty_list() -> None:
    assert write() == "name: Cases\ntest_cases: []\n"


def test_there_is_never_a_comment() -> None:
    out = io.StringIO()
    writer = make_writer("yaml", out)
    writer.add([exported(Content(input="# a\n#b", expected_output="a # b"))])
    writer.finish()
    assert not read_documents(out.getvalue()).has_comments
