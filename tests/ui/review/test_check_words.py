"""How a suite case is checked, in words: nothing of it is left out, whatever it holds."""

import pytest
from PySide6.QtWidgets import QApplication

from reviewer_app.domain.cases import EVAL_TYPES, Content
from reviewer_app.domain.json import Json
from reviewer_app.ui.review.check_words import CheckRow, check_rows, is_checked, stored_rows

ALIKE = "upper and lower case alike"


def rows(eval_type: str | None, expected: str | None, config: str | None = None) -> list[CheckRow]:
    return check_rows(
        Content(
            eval_type=eval_type,
            expected=None if expected is None else Json(expected),
            eval_config=None if config is None else Json(config),
        )
    )


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("eval_type", "expected", "config", "wanted"),
    [
        (None, '["a","b"]', None, CheckRow(sentence=f"The answer contains all of these, {ALIKE}",
            texts=("a", "b"))),
        ("contains", '{"contains_any":["a"]}', '{"case_insensitive":false}', CheckRow(
            sentence="The answer contains at least one of these, upper and lower case count",
            texts=("a",))),
        ("contains", '{"regex":["^a"]}', '{"case_insensitive":null}', CheckRow(
            sentence="The answer matches all of these patterns, upper and lower case count",
            texts=("^a",))),
        ("contains", '"a"', None, CheckRow(
            sentence=f"The answer contains this text, {ALIKE}", value="a")),
        ("contains", "3", None, CheckRow(
            sentence="Nothing is expected, so every answer passes", value=Json("3"))),
        ("contains", '{"contains":"a"}', None, CheckRow(
            sentence=f"The answer contains all of these, {ALIKE}", value="a")),
        ("exact_match", '"a "', '{"trim":false,"normalize":true}', CheckRow(
            sentence="The answer is exactly this text, blanks at both ends count, "
            "upper and lower case count, white space counts as one blank", value="a ")),
        ("exact_match", "1.10", None, CheckRow(sentence="The answer is exactly this text, "
            "blanks at both ends do not count, upper and lower case count", value=Json("1.10"))),
        ("fuzzy_match", '"a"', '{"threshold":0.90}', CheckRow(
            sentence=f"The answer is like this text: 0.90 of 1 or more, {ALIKE}, "
            "white space counts as one blank", value="a")),
        ("tool_usage", '{"min_tool_calls":2}', None,
            CheckRow(sentence="At least 2 calls of tools")),
        ("tool_usage", "{}", None, CheckRow(
            sentence="Nothing is expected, so every answer passes")),
        ("tool_usage", '{"tool_args":{"a":{"n":1E5}}}', '{"check_args":false}', CheckRow(
            sentence="Arguments that are not checked, since the settings say so",
            value=Json('{"a":{"n":1E5}}'))),
        ("schema", '{"type":"object"}', None, CheckRow(
            sentence="The answer has this structure", value=Json('{"type":"object"}'))),
        ("schema", None, None, CheckRow(sentence="No structure is given, so every answer fails")),
        ("custom", None, '{"evaluator":"mine"}', CheckRow(
            sentence="The evaluator “mine” gives the score")),
        ("nonsense", "1", None, CheckRow(
            sentence="No evaluator has this name, so the case cannot be scored")),
    ],
)  # fmt: skip
def test_the_first_row_says_what_is_asked(
    eval_type: str | None, expected: str | None, config: str | None, wanted: CheckRow
) -> None:
    assert rows(eval_type, expected, config)[0] == wanted


@pytest.mark.usefixtures("qapp")
def test_a_judge_is_told_with_its_model_mark_and_criteria() -> None:
    found = rows(
        "llm_judge",
        '{"criteria":"Names the fee","reference_answer":"18 euros"}',
        '{"judge_model":"m","pass_threshold":0.75,"rubric":"5: all","criteria":"not read"}',
    )

    assert [(row.sentence, row.value) for row in found] == [
        ("“m” judges the answer; it passes from 0.75 of 1", None),
        ("It judges by these criteria", "Names the fee"),
        ("What each mark means", "5: all"),
        ("The answer to compare with", "18 euros"),
        ("Settings that nothing reads", Json('{"criteria": "not read"}')),
    ]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("eval_type", EVAL_TYPES)
@pytest.mark.parametrize("expected", [None, "null", "1", '"a"', "[]", "[1,{}]", "{}", '{"x":1.10}'])
@pytest.mark.parametrize("config", [None, "{}", "[1]", '"a"', '{"x":1E5,"x":null}'])
def test_no_shape_is_left_out(eval_type: str, expected: str | None, config: str | None) -> None:
    """What nothing reads is shown raw, with the spelling of its numbers (B68)."""
    found = rows(eval_type, expected, config)

    shown = " ".join(
        row.value.text if isinstance(row.value, Json) else row.value or "" for row in found
    )
    assert found
    assert all(part in shown for part in ("1.10",) if expected == '{"x":1.10}')
    assert all(part in shown for part in ('"x": 1E5, "x": null',) if config and "1E5" in config)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("expected", ["{", "[" * 300, '"' + "x" * 300_000 + '"'])
def test_what_cannot_be_put_into_words_is_shown_as_it_is_stored(
    qapp: QApplication, expected: str
) -> None:
    content = Content(eval_type="contains", expected=Json(expected))
    assert check_rows(content) == stored_rows(content)
    assert stored_rows(content) == [CheckRow(sentence="Expected", value=Json(expected))]


def test_a_case_of_a_platform_has_no_check() -> None:
    assert not is_checked(Content(input="a", expected_output="b"))
