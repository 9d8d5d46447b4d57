"""Real files of other projects: what becomes of each without a person's help.

`tests/data/public_outcomes.jsonl` has a line per file, each looked at one by one: the columns that
are read ("column=field:form", "~" for a blank in a name), the rows that are taken or refused, and
for a file without cases what is said of it and why nobody would expect any. Origins and licences:
tests/data/SOURCES.md.
"""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import Mapping, encode_mapping
from reviewer_app.formats.building import read_cases
from reviewer_app.services.surveying import Look, Reading, make_look, open_whole

FOLDER = Path(__file__).parents[1] / "data" / "public"
TABLE = FOLDER.parent / "public_outcomes.jsonl"
OUTCOMES = [
    cast(dict[str, Any], json.loads(line)) for line in TABLE.read_text("utf-8").splitlines()
]


def look_at(name: str, reading: Reading | None = None) -> Look:
    return make_look(FOLDER / name, reading or Reading())


def words_of(mapping: Mapping) -> str:
    pairs = (
        use.column if use.column == use.field else f"{use.column}={use.field}"
        for use in mapping.uses
    )
    forms = (f":{use.form}" if use.form else "" for use in mapping.uses)
    return " ".join(
        f"{pair}{form}".replace(" ", "~") for pair, form in zip(pairs, forms, strict=True)
    )


def grouping_of(mapping: Mapping) -> Any:
    return json.loads(encode_mapping(mapping)).get("grouping")


def cases_of(look: Look) -> list[ImportedCase | Refusal]:
    return list(read_cases(open_whole(look, look.proposed), look.proposed))


@pytest.mark.parametrize("known", OUTCOMES, ids=lambda known: known["file"])
def test_a_public_file_has_the_outcome_of_the_table(known: dict[str, Any]) -> None:
    if known.get("is_refused"):
        with pytest.raises(FileProblem) as caught:
            look_at(known["file"])
        assert caught.value.reason == known["said"]
        return
    look = look_at(known["file"])
    assert words_of(look.proposed) == known["columns"]
    assert grouping_of(look.proposed) == known.get("grouping")
    assert (look.lacks, look.must_ask) == (known.get("said", ""), known.get("asked", ""))
    if look.lacks:
        assert known["because"]
        return
    found = cases_of(look)
    refused = {row.place: row.reason for row in found if isinstance(row, Refusal)}
    assert refused == known.get("refused", {})
    assert len(found) - len(refused) == known["taken"]


def test_every_file_of_the_folder_is_in_the_table() -> None:
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    assert files == {known["file"] for known in OUTCOMES}
    assert len(OUTCOMES) == len(files)


def test_every_file_of_the_folder_is_listed_with_its_licence() -> None:
    listed = (FOLDER.parent / "SOURCES.md").read_text(encoding="utf-8")
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    missing = [
        path for path in files if f"`{path.relative_to(FOLDER.parent).as_posix()}`" not in listed
    ]
    assert not missing


@pytest.mark.parametrize("name", ["mgsm/mgsm_es.tsv", "mgsm/mgsm_ja.tsv"])
def test_questions_with_numbers_need_no_header(name: str) -> None:
    first, *_ = cases_of(look_at(name))
    assert isinstance(first, ImportedCase)
    assert (first.place, first.content.expected_output) == ("line 1", "18")


def test_turns_in_alternating_rows_become_one_conversation_each() -> None:
    first, second = cases_of(look_at("botium/convofiles_Book1.xlsx"))
    assert isinstance(first, ImportedCase)
    assert isinstance(second, ImportedCase)
    assert isinstance(first.content.input, Json)
    turns = json.loads(first.content.input.text)
    assert [turn["role"] for turn in turns] == ["user", "assistant"] * 2 + ["user"]
    assert turns[2]["content"] == "Telefonie"
    assert first.content.expected_output == "Hier können Sie kündigen"
    assert (first.place, second.place) == ("Convos!row 2", "Convos!row 9")


def test_turns_of_one_conversation_are_found_by_its_id() -> None:
    (case,) = cases_of(look_at("botium/convos_sender_sequence_and_extra_row.csv"))
    assert isinstance(case, ImportedCase)
    assert (case.content.input, case.content.expected_output) == ("test 1", "test 2")
    assert case.external_id == "first"


def test_answers_under_review_are_kept_beside_their_case() -> None:
    first, *_ = cases_of(look_at("label-studio-examples/Custom_Benchmarks_Full_Dataset.csv"))
    assert isinstance(first, ImportedCase)
    assert [output.label for output in first.outputs] == [
        "response_askai",
        "response_chatgpt",
        "response_claude",
    ]
    goldens, *_ = cases_of(look_at("deepeval/goldens.csv"))
    assert isinstance(goldens, ImportedCase)
    assert [output.label for output in goldens.outputs] == ["actual_output"]
    assert goldens.outputs[0].tool_calls is not None


def test_a_prompt_with_names_is_shown_as_it_will_be() -> None:
    first, *_ = cases_of(look_at("agentv/rubric_suite.yaml"))
    assert isinstance(first, ImportedCase)
    assert isinstance(first.content.input, Json)
    assert json.loads(first.content.input.text)[0]["role"] in ("user", "system")


def test_a_file_in_an_old_encoding_is_read_in_the_one_that_somebody_chooses() -> None:
    name = "frictionless/table-with-accents.csv"
    assert look_at(name).encodings[0].encoding == "cp1252"
    look = look_at(name, Reading(encoding="cp1252"))
    assert (look.must_ask, look.delimiter, look.columns[3].name) == ("", ";", "Année")


def test_old_line_ends_and_odd_headers_are_read() -> None:
    """CR alone ends lines; a header may hold control characters."""
    assert [column.name for column in look_at("csvkit/mac_newlines.csv").columns] == ["a", "b", "c"]
    assert look_at("csvkit/test_header_newline.csv").columns[0].name.count("\n") == 3
