"""Prompts with {{names}} are filled from a row's values and shown as they will be."""

import pytest

from reviewer_app.domain.files import ImportedCase
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import ColumnUse, Mapping
from reviewer_app.formats.building import read_cases
from reviewer_app.formats.detection import open_source
from tests.formats.conftest import MakeFile
from tests.support.reading import mapping_for

PROMPTFOO = """\
prompts:
  - "Translate to {{ language }}: {{body}} {{ body | upper }}"
  - {raw: "{{body}}", label: plain}
tests:
  - vars: {language: French, body: Hello}
  - vars: {language: German, body: "{{x}} 1.10"}
"""


def inputs(make_file: MakeFile, text: str, name: str, form: str = "") -> list[object]:
    source = open_source(make_file(text, name))
    mapping = mapping_for(source)
    if form:
        uses = (ColumnUse(column="vars", field="input", form=form),)
        mapping = Mapping(uses=uses)
    found = [case for case in read_cases(source, mapping) if isinstance(case, ImportedCase)]
    return [case.content.input for case in found]


def test_a_files_first_prompt_is_filled_from_vars(make_file: MakeFile) -> None:
    assert inputs(make_file, PROMPTFOO, "a.yaml") == [
        "Translate to French: Hello {{ body | upper }}",
        "Translate to German: {{x}} 1.10 {{ body | upper }}",
    ]


def test_another_prompt_can_be_chosen(make_file: MakeFile) -> None:
    assert inputs(make_file, PROMPTFOO, "a.yaml", "prompt 2") == ["Hello", "{{x}} 1.10"]
    with pytest.raises(ValueError, match="no prompt 3"):
        inputs(make_file, PROMPTFOO, "a.yaml", "prompt 3")


def test_what_has_no_value_is_told(make_file: MakeFile) -> None:
    source = open_source(make_file(PROMPTFOO, "a.yaml"))
    first, *_ = read_cases(source, mapping_for(source))
    assert isinstance(first, ImportedCase)
    assert [note.reason for note in first.notes] == ["vars: {{body | upper}} is left as it is"]


def test_a_value_that_is_the_whole_prompt_stays_json(make_file: MakeFile) -> None:
    text = (
        'prompts: ["{{ input }}"]\ntests:\n- vars: {input: [{role: user, content: hi}]}\n'
        "- vars: {input: plain}\n"
    )
    assert inputs(make_file, text, "a.yaml") == [
        Json('[{"role":"user","content":"hi"}]'),
        "plain",
    ]


def test_prompts_elsewhere_are_not_filled(make_file: MakeFile) -> None:
    text = "prompts: ['file://p.txt']\ntests:\n- vars: {a: b}\n"
    assert inputs(make_file, text, "a.yaml") == [Json('{"a":"b"}')]


def test_a_text_with_the_names_of_other_columns_is_filled(make_file: MakeFile) -> None:
    text = "prompt,city\nWhere is {{city}}?,Lima\nWhat is {{this}}?,\n"
    assert inputs(make_file, text, "a.csv") == ["Where is Lima?", "What is {{this}}?"]
    plain = "prompt,city\nWhat is {{this}}?,Lima\n"
    assert mapping_for(open_source(make_file(plain))).by_field["input"].form == ""
