"""Rows become cases, or are refused with the field and the reason."""

import pytest

from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.domain.json import Json, Number
from tests.formats.conftest import MakeFile
from tests.support.reading import read_cases


def one_row(make_file: MakeFile, cells: dict[str, str]) -> ImportedCase | Refusal:
    """The only row of a CSV file with these cells and an input."""
    cells = {"input": "Hi"} | cells
    quoted = ['"' + text.replace('"', '""') + '"' for text in cells.values()]
    (found,) = read_cases(make_file(f"{','.join(cells)}\n{','.join(quoted)}\n"))
    return found


def line(make_file: MakeFile, text: str) -> ImportedCase | Refusal:
    """The only row of a JSON Lines file."""
    (found,) = read_cases(make_file(text + "\n", "cases.jsonl"))
    return found


@pytest.mark.parametrize(
    ("column", "cell", "becomes"),
    [
        ("input", '{"a":  1.10}', Json('{"a":  1.10}')),
        ("input", '{"a": ', '{"a": '),
        ("input", "[1]", "[1]"),
        ("context", ' {"k": 1}', Json(' {"k": 1}')),
        ("context", "text", "text"),
        ("expected_output", '"quoted"', '"quoted"'),
        ("expected_output", "007", "007"),
        ("expected_output", "True", "True"),
        ("expected", "42", Json("42")),
        ("expected", "NA", Json('"NA"')),
        ("expected", '"x"', Json('"x"')),
        ("expected", "NaN", Json('"NaN"')),
        ("expected", "null", None),
        ("metadata", '{"b": 1, "a": 1E5}', Json('{"b": 1, "a": 1E5}')),
        ("expected_tools", "a; b|c", ("a", "b", "c")),
        ("tags", '["x;y"]', ("x;y",)),
        ("stopping_criterias", "[]", ()),
        ("max_iterations", " 3 ", 3),
        ("max_iterations", "3.0", 3),
        ("timeout", "0", 0),
        ("confidence", "0.50", Number("0.50")),
        ("confidence", "1E-2", Number("1E-2")),
        ("confidence", ".5", Number("0.5")),
        ("confidence", "+1", Number("1.0")),
        ("gender", "female", "FEMALE"),
        ("user_score", "-1", -1),
        ("user_score", "1.0", 1),
        ("user_score", "0", 0),
        ("is_augmented", "TRUE", True),
        ("is_augmented", "0", False),
        ("reviewed_by", " Ann ", " Ann "),
        ("external_id", "00283762-3", "00283762-3"),
        (
            "conversation_history",
            '[{"role":"user","content":"a","x":1}]',
            Json('[{"role":"user","content":"a","x":1}]'),
        ),
        ("conversation_history", "[]", Json("[]")),
    ],
)
def test_a_csv_cell_becomes(make_file: MakeFile, column: str, cell: str, becomes: object) -> None:
    """I36, I38, I45, I48: nothing is guessed, respelled or quoted twice."""
    cells = {"eval_type": "exact_match"} if column == "expected" else {}
    case = one_row(make_file, cells | {column: cell})
    assert isinstance(case, ImportedCase), case
    owners = (case.content, case.labels, case)
    found = next(getattr(owner, column) for owner in owners if hasattr(owner, column))
    assert found == becomes
    assert type(found) is type(becomes)


@pytest.mark.parametrize(
    ("column", "cell", "reason"),
    [
        ("gender", "x", 'gender: "x" is none of MALE, FEMALE'),
        ("max_iterations", "0", "max_iterations: 0 is less than 1"),
        ("max_iterations", "2.5", 'max_iterations: "2.5" is no whole number'),
        ("timeout", "-1", "timeout: -1 is less than 0"),
        ("timeout", "9" * 30, f'timeout: "{"9" * 30}" is no whole number'),
        ("confidence", "high", 'confidence: "high" is no number'),
        ("confidence", "nan", 'confidence: "nan" is no number'),
        ("confidence", "1e999", 'confidence: "1e999" is no number'),
        ("confidence", "0,5", 'confidence: "0,5" is no number'),
        ("user_score", "2", 'user_score: "2" is none of 1, -1 and 0'),
        ("user_score", "up", 'user_score: "up" is none of 1, -1 and 0'),
        ("is_augmented", "maybe", 'is_augmented: "maybe" is neither true nor false'),
        ("metadata", "loose", "metadata: this is no JSON: a value is missing (character 1)"),
        ("conversation_history", "{}", "conversation_history: this is no list of {role, content}"),
        (
            "conversation_history",
            '[{"role":"user"}]',
            "conversation_history: this is no list of {role, content}",
        ),
        (
            "background_noise_profile",
            "office",
            "The background noise needs both a profile and a level",
        ),
        (
            "background_noise_level",
            "loud",
            'background_noise_level: "loud" is none of light, medium, heavy',
        ),
    ],
)
def test_a_csv_cell_that_does_not_suit_refuses_its_row(
    make_file: MakeFile, column: str, cell: str, reason: str
) -> None:
    assert one_row(make_file, {column: cell}) == Refusal(place="line 2", reason=reason)


def test_noise_comes_as_a_pair_in_any_case(make_file: MakeFile) -> None:
    cells = {"background_noise_profile": "Office", "background_noise_level": "HEAVY"}
    case = one_row(make_file, cells)
    assert isinstance(case, ImportedCase)
    labels = case.labels
    noise = (labels.background_noise_profile, labels.background_noise_level)
    assert noise == ("office", "heavy")


def test_an_empty_csv_cell_says_nothing(make_file: MakeFile) -> None:
    """B26: an empty vote is not a vote of 0."""
    case = one_row(make_file, {"expected_output": "", "tags": "", "user_score": "", "expected": ""})
    assert isinstance(case, ImportedCase)
    content, labels = case.content, case.labels
    assert (content.expected_output, content.expected, labels.tags) == (None, None, None)
    assert case.user_score is None


def test_null_says_nothing_and_an_empty_text_is_a_value(make_file: MakeFile) -> None:
    """B26."""
    case = line(
        make_file,
        '{"input": "a", "expected_output": "", "context": null, "tags": [], "user_score": 0}',
    )
    assert isinstance(case, ImportedCase)
    assert (case.content.expected_output, case.content.context) == ("", None)
    assert (case.labels.tags, case.user_score) == ((), 0)


def test_typed_values_are_kept_as_they_are_written(make_file: MakeFile) -> None:
    """I47."""
    case = line(
        make_file,
        '{"input": [{"role": "user", "content": "a"}], "expected": {"a":{"b":[1,{"c":null}]}}, '
        '"metadata": "text", "confidence": 0.10, "is_augmented": true, "expected_output": 1.10, '
        '"context": {"k":  1}, "expected_tools": ["a;b", "c"], "eval_type": "schema"}',
    )
    assert isinstance(case, ImportedCase)
    content = case.content
    assert content.input == Json('[{"role": "user", "content": "a"}]')
    assert content.expected == Json('{"a":{"b":[1,{"c":null}]}}')
    assert content.expected_output == "1.10"
    assert content.context == Json('{"k":  1}')
    assert content.expected_tools == ("a;b", "c")
    assert case.labels.metadata == Json('"text"')
    assert case.labels.confidence == Number("0.10")
    assert case.is_augmented is True


def test_text_that_looks_like_json_is_text_in_a_typed_file(make_file: MakeFile) -> None:
    case = line(make_file, '{"input": "{\\"a\\": 1}", "expected_output": "x"}')
    assert isinstance(case, ImportedCase)
    assert case.content.input == '{"a": 1}'


def test_an_object_is_no_list(make_file: MakeFile) -> None:
    refusal = line(make_file, '{"input": "a", "tags": {"b": 1}}')
    assert refusal == Refusal(place="line 1", reason="tags: this is an object, not a list")


@pytest.mark.parametrize("cell", [" ", "\t\n"])
def test_a_row_without_an_input_is_refused(make_file: MakeFile, cell: str) -> None:
    refusal = one_row(make_file, {"input": cell, "expected_output": "x"})
    assert refusal == Refusal(place="line 2", reason="The input is empty")


def test_scenario_rows_need_only_goal_and_persona(make_file: MakeFile) -> None:
    """Galtea, E.3: the first message may be missing."""
    path = make_file(
        "goal,user_persona,input\nBook,Ann,\nBook,,\n,Ann,\n,,Hi\n,, \n",
    )
    first, *refused, other, last = read_cases(path)
    assert isinstance(first, ImportedCase)
    assert (first.content.goal, first.content.user_persona) == ("Book", "Ann")
    assert refused == [
        Refusal(place="line 3", reason="The user persona is empty"),
        Refusal(place="line 4", reason="The goal is empty"),
    ]
    assert isinstance(other, ImportedCase)
    assert last == Refusal(place="line 6", reason="The input is empty")


def test_one_bad_row_never_stops_the_others(make_file: MakeFile) -> None:
    path = make_file("input,gender\na,MALE\nb,x\nc,FEMALE\n")
    kinds = [type(found) for found in read_cases(path)]
    assert kinds == [ImportedCase, Refusal, ImportedCase]
