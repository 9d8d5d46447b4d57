"""Which column becomes which field."""

import pytest

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS
from reviewer_app.domain.json import Json, Number
from reviewer_app.formats.exported import COLUMNS, KEYS
from reviewer_app.formats.mapping import holds_scenarios, propose
from reviewer_app.formats.names import NAMES
from reviewer_app.formats.sources import Cell, Record


def record(**cells: Cell) -> Record:
    return Record("line 2", cells)


def test_every_field_of_a_case_has_names() -> None:
    others = {"external_id", "user_score", "user_score_reason", "reviewed_by", "is_augmented"}
    assert set(NAMES) == {*CONTENT_FIELDS, *LABEL_FIELDS, *others}


def test_the_platforms_columns_go_to_their_fields() -> None:
    """Galtea, E.3; its bookkeeping columns are left out."""
    mapping = propose(
        [
            "", "input", "expected_output", "expected_tools", "context", "tag", "strategy",
            "user_persona", "scenario", "goal", "stopping_criterias", "max_iterations",
            "conversation_history", "language", "gender", "filename", "source",
            "confidence_score", "confidence_reason", "archetype", "spec_relevance",
            "credits_used", "source_test_case_id", "input_file_paths",
        ],
        [],
    )  # fmt: skip
    renamed = {"tag": "variant", "filename": "source_file", "confidence_score": "confidence"}
    ignored = {
        "", "archetype", "spec_relevance", "credits_used", "source_test_case_id",
        "input_file_paths",
    }  # fmt: skip
    assert not ignored & set(mapping)
    assert mapping == {column: renamed.get(column, column) for column in mapping}
    assert len(mapping) == 18


def test_the_old_name_of_a_scenarios_first_message_is_input() -> None:
    assert propose(["goal", "initial_prompt"], [])["initial_prompt"] == "input"


@pytest.mark.parametrize("columns", [KEYS, COLUMNS])
def test_our_own_exports_are_known_and_their_whereabouts_left_out(columns: tuple[str, ...]) -> None:
    mapping = propose(columns, [])
    left_out = set(columns) - set(mapping)
    assert left_out == {"id", "family_id", "dataset", "legacy_at", "parent_id", "content_hash"}
    assert set(mapping.values()) == set(NAMES)
    assert mapping["external_id"] == "external_id"


@pytest.mark.parametrize(
    "name", ["id", "ID", "Case ID", "test-case-id", "unique_id", "question_id", "key", "caseId"]
)
def test_an_id_column_is_the_external_id(name: str) -> None:
    assert propose([name, "input"], [])[name] == "external_id"


@pytest.mark.parametrize("name", [" text", "Text", "text\u00a0", "TEXT"])
def test_a_name_is_found_in_any_case_and_with_blanks_around(name: str) -> None:
    """I29."""
    assert propose([name, "x"], []) == {name: "input"}


@pytest.mark.parametrize("pair", [("q", "expected"), ("質問", "答え")])
def test_short_and_translated_names_of_a_question_and_its_answer(pair: tuple[str, str]) -> None:
    """I16."""
    assert propose(list(pair), []) == {pair[0]: "input", pair[1]: "expected_output"}


def test_of_names_that_look_alike_the_plain_one_wins() -> None:
    """I29."""
    assert propose([" text", "Text", "text", "text\u00a0"], []) == {"text": "input"}


def test_columns_go_by_name_wherever_they_stand() -> None:
    """I30."""
    expected = {"label": "expected_output", "text": "input"}
    assert propose(["label", "foo", "text"], []) == expected
    assert propose(["foo", "text", "label"], []) == expected


def test_unknown_names_are_not_mapped_by_position() -> None:
    """I30."""
    assert propose(["a", "b", "c"], []) == {}


def test_a_field_takes_the_column_with_the_better_name_only() -> None:
    mapping = propose(["answer", "ground_truth", "question", "prompt"], [])
    assert mapping == {"ground_truth": "expected_output", "question": "input"}


def test_an_expectation_with_structure_is_the_suites() -> None:
    samples = [record(input="a", expected=Json('{"b": 1}'))]
    mapping = propose(["input", "expected"], samples, has_types=True)
    assert mapping == {"input": "input", "expected": "expected"}


def test_an_expectation_beside_an_evaluation_type_is_the_suites() -> None:
    mapping = propose(["input", "expected", "eval_type"], [record(expected="a")], has_types=True)
    assert mapping["expected"] == "expected"


def test_a_plain_expectation_is_the_platforms_text() -> None:
    samples = [record(input="a", expected="b"), record(input="c", expected=Number("1"))]
    assert propose(["input", "expected"], samples, has_types=True)["expected"] == "expected_output"


def test_a_resembling_column_whose_values_do_not_suit_is_left_out() -> None:
    samples = [record(question="a", history="see above", meta="loose", timeout_ms="soon")]
    assert propose(["question", "history", "meta", "timeout_ms"], samples) == {"question": "input"}


def test_a_fields_own_name_is_taken_at_its_word() -> None:
    """So that rows with a bad value are refused, rather than a column ignored."""
    samples = [record(input="a", gender="x", conversation_history="y")]
    mapping = propose(["input", "gender", "conversation_history"], samples)
    assert mapping["gender"] == "gender"
    assert mapping["conversation_history"] == "conversation_history"


def test_a_class_beside_a_text_is_the_answer_only_where_nothing_else_is_there() -> None:
    assert propose(["text", "category"], []) == {"text": "input", "category": "expected_output"}
    assert propose(["id", "text", "category"], [])["category"] == "variant"


def test_rows_are_scenarios_where_goal_and_persona_are_filled() -> None:
    mapping = {"goal": "goal", "who": "user_persona"}
    assert holds_scenarios(mapping, [record(goal=None, who=None), record(goal="a", who="b")])
    assert not holds_scenarios(mapping, [record(goal="a", who="")])
    assert not holds_scenarios({"goal": "goal"}, [record(goal="a", who="b")])
