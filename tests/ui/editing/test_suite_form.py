"""The form of an expectation: what is typed, what of it is kept, and what is told."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from reviewer_app.domain.cases import EVAL_TYPES
from reviewer_app.domain.expectations import Expectation
from reviewer_app.domain.json import Json, JsonError
from reviewer_app.domain.remarks import Remark
from reviewer_app.services.expecting import known_keys
from reviewer_app.ui.editing.suites.arguments import Argument
from reviewer_app.ui.editing.suites.form import QUICK, SuiteForm
from reviewer_app.ui.editing.suites.parts import (
    JsonPart,
    Part,
    SwitchPart,
    TextPart,
    ThresholdPart,
    TokensPart,
)
from reviewer_app.ui.editing.suites.tools_form import _Arguments, _Calls
from reviewer_app.ui.editing.suites.words import option_words
from reviewer_app.ui.eval_types import type_name
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.number_field import NumberField
from reviewer_app.ui.widgets.token_field import TokenField
from tests.support.waiting import until
from tests.ui.editing.expectations import SAVED


def a_form(look: Look, eval_type: str, expected: str = "", config: str = "") -> SuiteForm:
    form = SuiteForm(
        look,
        Expectation(
            eval_type=eval_type or None,
            expected=Json(expected) if expected else None,
            eval_config=Json(config) if config else None,
        ),
    )
    form.resize(520, 800)
    form.show()
    return form


def parts(form: SuiteForm) -> list[Part]:
    assert form.form is not None
    return form.form.parts


def part_at(form: SuiteForm, *path: str) -> Part:
    return next(part for part in parts(form) if part.path == path)


def tokens(form: SuiteForm, *path: str) -> TokenField:
    part = part_at(form, *path)
    assert isinstance(part, TokensPart)
    return part.field


def texts(form: SuiteForm) -> tuple[str | None, str | None]:
    found = form.expectation()
    return (
        found.expected.text if found.expected else None,
        found.eval_config.text if found.eval_config else None,
    )


def press(widget: QWidget, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(widget, key)


def words_of(form: SuiteForm) -> list[str]:
    """Everything that is told as a warning, at fields and below."""
    rows = [
        part.row.warning for part in parts(form) if isinstance(part, TokensPart | ThresholdPart)
    ]
    return [*filter(None, rows), *form.remarks.words]


def test_showing_an_expectation_changes_nothing_of_it(look: Look) -> None:
    for eval_type, expected in (
        ("tool_usage", SAVED.expected.text if SAVED.expected else ""),
        ("contains", '{ "regex" : ["a.+", "1\\u002e5"],\n "mine": 1.10 }'),
        ("exact_match", '"caf\\u00e9\\r\\n\\u00a0end"'),
        ("exact_match", "42"),
        ("schema", '{"schema": {"type": "object"}, "required_fields": ["a"]}'),
        ("llm_judge", '{"criteria": "kind", "other": [1E5]}'),
        ("custom", "[1.0, 2]"),
    ):
        form = a_form(look, eval_type, expected, '{"mine": 1E5}')
        assert texts(form) == (expected, '{"mine": 1E5}')
        assert not form.fault()


def test_a_typed_tool_becomes_a_token_and_the_rest_stays_as_it_is_spelled(look: Look) -> None:
    form = a_form(look, "tool_usage", '{"mine": 1.10, "tools_called": ["find"], "z": 1E5}')
    field = tokens(form, "expected", "tools_called")
    QTest.keyClicks(field.line, "book")
    assert texts(form)[0] == '{"mine": 1.10, "tools_called": ["find","book"], "z": 1E5}'
    press(field.line, Qt.Key.Key_Return)
    assert field.texts() == ["find", "book"]
    assert field.new_texts() == ["book"]
    assert not field.line.text()
    press(field.line, Qt.Key.Key_Backspace)
    assert texts(form)[0] == '{"mine": 1.10, "tools_called": ["find"], "z": 1E5}'


def test_several_pasted_lines_become_several_texts(look: Look) -> None:
    form = a_form(look, "contains", '["a"]')
    tokens(form, "expected").line.pasted.emit(["b", "c d"])
    assert texts(form)[0] == '["a","b","c d"]'


def test_a_new_text_and_one_that_was_taken_out_are_told(look: Look) -> None:
    form = a_form(look, "contains", '["Tuesday"]')
    field = tokens(form, "expected")
    QTest.keyClicks(field.line, "confirm")
    press(field.line, Qt.Key.Key_Return, Qt.Key.Key_Left)
    part = part_at(form, "expected")
    assert isinstance(part, TokensPart)
    assert "“confirm” is new in this draft." in part.row._hint.text()
    form.draft.set_text("expected", '["confirm"]')
    assert "Taken out: “Tuesday”." in part.row._hint.text()


def test_a_changed_bound_says_what_it_was_and_keeps_its_spelling(look: Look) -> None:
    form = a_form(look, "tool_usage", '{"tools_called": ["a"], "max_tool_calls": 3}')
    calls = next(part for part in parts(form) if isinstance(part, _Calls))
    field = calls.most.field
    assert field.text() == "3"
    press(field, Qt.Key.Key_Up)
    assert texts(form)[0] == '{"tools_called": ["a"], "max_tool_calls": 4}'
    assert calls.most.was.text == "was 3"
    field.selectAll()
    press(field, Qt.Key.Key_Delete)
    assert texts(form)[0] == '{"tools_called": ["a"]}'


def test_what_is_no_number_is_told_at_the_field_and_keeps_the_last_number(look: Look) -> None:
    form = a_form(look, "fuzzy_match", '"a"', '{"threshold": 0.90}')
    part = next(part for part in parts(form) if isinstance(part, ThresholdPart))
    QTest.keyClicks(part.number.field, ",5")
    assert part.row.fault == "This is no number."
    assert form.fault() == "This is no number."
    assert texts(form)[1] == '{"threshold": 0.90}'
    press(part.number.field, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    assert not form.fault()
    assert texts(form)[1] == '{"threshold": 0.90}'


def test_bounds_that_no_answer_can_meet_are_told(look: Look) -> None:
    form = a_form(look, "tool_usage", '{"min_tool_calls": 4, "max_tool_calls": 3}')
    calls = next(part for part in parts(form) if isinstance(part, _Calls))
    assert calls.row.fault == "At least 4 and at most 3: no answer passes."


def test_a_switch_needs_no_key_for_what_holds_anyway(look: Look) -> None:
    form = a_form(look, "contains", '["a"]')
    switch = part_at(form, "eval_config", "case_insensitive")
    assert isinstance(switch, SwitchPart)
    assert switch.tick.isChecked()
    switch.tick.click()
    assert texts(form)[1] == '{"case_insensitive": false}'
    assert switch.was.text == "was on"
    switch.tick.click()
    assert texts(form)[1] is None
    assert switch.was.isHidden()


def test_arguments_are_edited_in_their_table(look: Look) -> None:
    form = a_form(
        look, "tool_usage", '{"tool_args": {"find": {"days": 1.50}, "book": {}}, "mine": 1}'
    )
    table = next(part for part in parts(form) if isinstance(part, _Arguments)).table
    assert table.arguments() == [
        Argument(tool="find", name="days", value="1.50"),
        Argument(tool="book"),
    ]
    table.add.click()
    tool, name, value = table._rows[-1].cells
    assert tool.text() == "book"
    QTest.keyClicks(name, "who")
    QTest.keyClicks(value, "Dr. Okwe")
    value.editingFinished.emit()
    assert value.text() == '"Dr. Okwe"'
    assert texts(form)[0] == (
        '{"tool_args": {"find":{"days":1.50},"book":{"who":"Dr. Okwe"}}, "mine": 1}'
    )
    table._rows[0].cross.click()
    assert texts(form)[0] == '{"tool_args": {"book":{"who":"Dr. Okwe"}}, "mine": 1}'


def test_the_kind_of_list_is_another_key_and_the_texts_stay(look: Look) -> None:
    form = a_form(look, "contains", '["a", "b"]')
    part = part_at(form, "expected")
    part.choice.activated.emit(2)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    assert texts(form)[0] == '{"regex":["a","b"]}'
    part.choice.activated.emit(1)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    assert texts(form)[0] == '{"contains_any":["a","b"]}'
    assert tokens(form, "expected").texts() == ["a", "b"]


def test_the_text_of_an_exact_match_is_kept_to_the_letter(look: Look) -> None:
    form = a_form(look, "exact_match", '"one\\u00a0two"')
    part = part_at(form, "expected")
    assert isinstance(part, TextPart)
    part.area.moveCursor(part.area.textCursor().MoveOperation.End)
    QTest.keyClicks(part.area, "!")
    assert texts(form)[0] == '"one\u00a0two!"'


def test_a_judge_reads_a_text_as_criteria_and_a_second_part_makes_a_map(look: Look) -> None:
    form = a_form(look, "llm_judge", '"Is it kind?"')
    rubric = next(part for part in parts(form) if getattr(part, "_key", "") == "rubric")
    assert isinstance(rubric, TextPart)
    QTest.keyClicks(rubric.area, "1")
    assert texts(form)[0] == '{"criteria":"Is it kind?","rubric":"1"}'


def test_text_and_form_stay_in_step(look: Look) -> None:
    form = a_form(look, "contains", '["a"]')
    form.turn(True)
    assert form.is_text
    form.text.areas["expected"].show_text("")
    QTest.keyClicks(form.text.areas["expected"], '["a", "b"]')
    assert form.fault() == ""
    form.turn(False)
    assert not form.is_text
    assert tokens(form, "expected").texts() == ["a", "b"]
    QTest.keyClicks(tokens(form, "expected").line, "c")
    form.turn(True)
    assert form.text.areas["expected"].literal.text() == '["a","b","c"]'


def test_a_text_that_is_no_json_says_so_and_stays_text(look: Look) -> None:
    form = a_form(look, "contains", '["a"]')
    form.turn(True)
    form.draft.set_text("expected", '["a",\n"b"')
    assert form.is_text
    assert "This is no JSON" in form.fault()
    assert "(line 2, column 4)" in form.fault()
    with pytest.raises(JsonError):
        form.expectation()
    form.turn(False)
    assert form.is_text


@pytest.mark.parametrize(
    ("eval_type", "expected", "config", "why"),
    [
        ("exact_match", '["a"]', "", "only as text here"),
        ("contains", '{"regex": "a"}', "", "must be a list, and is a text"),
        ("tool_usage", '{"tools_called": [1]}', "", "only as text here"),
        ("tool_usage", '{"a": 1, "a": 2}', "", "A key stands twice"),
        ("contains", '["a"]', "[1]", "The settings are no map."),
        ("nonsense", '["a"]', "", "“nonsense” is no evaluation type."),
    ],
)
def test_what_no_form_fits_is_shown_as_text_with_the_reason(
    look: Look, eval_type: str, expected: str, config: str, why: str
) -> None:
    form = a_form(look, eval_type, expected, config)
    assert form.is_text
    assert why in form._why.text()
    assert texts(form) == (expected, config or None)


@pytest.mark.parametrize(
    ("eval_type", "expected", "config", "told"),
    [
        ("contains", '["a"]', '{"threshold": 1}', "Nothing reads “threshold”."),
        ("contains", '{"regex": ["a("]}', "", "The pattern “a(” is not valid and is never found."),
        ("contains", '{"regex": ["a"], "match_all": true}', "", "Nothing reads “match_all”"),
        ("contains", "[]", "", "Nothing is expected, so every answer passes."),
        ("contains", "", "", "Nothing is expected, so every answer passes."),
        ("contains", '{"contains_any": []}', "", "“contains_any” lets no answer pass."),
        ("fuzzy_match", '"a"', '{"threshold": 0}', "“threshold” lets every answer pass."),
        ("fuzzy_match", '"a"', '{"threshold": 2}', "“threshold” lets no answer pass."),
        ("tool_usage", "{}", "", "Nothing is expected, so every answer passes."),
        ("tool_usage", '{"tools_called": ["a", "a"]}', "", "which no answer can meet"),
    ],
)
def test_what_is_probably_not_meant_is_told(
    look: Look, eval_type: str, expected: str, config: str, told: str
) -> None:
    form = a_form(look, eval_type, expected, config)
    assert [words for words in words_of(form) if told in words], words_of(form)


def test_a_broken_pattern_is_marked_itself(look: Look) -> None:
    form = a_form(look, "contains", '{"regex": ["a(", "b"]}')
    marked = [token.value for token in tokens(form, "expected")._tokens if token._is_wrong]
    assert marked == ["a("]


def test_another_type_says_what_it_leaves_out_and_gives_it_back(look: Look) -> None:
    form = a_form(look, "fuzzy_match", '"a"', '{"threshold": 0.90, "case_insensitive": true}')
    form.type.chosen.emit("contains")
    assert form.draft.eval_type == "contains"
    assert texts(form) == ('"a"', '{"case_insensitive":true}')
    assert form._lost.text() == "Contains has no use for “threshold”, so it is left out."
    form._back.click()
    assert form.draft.eval_type == "fuzzy_match"
    assert texts(form) == ('"a"', '{"threshold": 0.90, "case_insensitive": true}')
    assert form._lost.isHidden()


@pytest.mark.parametrize("eval_type", EVAL_TYPES)
def test_each_type_has_a_form_for_all_that_it_reads(look: Look, eval_type: str) -> None:
    """Which keys are read the evaluators know; a setting without a field here would be lost."""
    form = a_form(look, eval_type, "", '{"evaluator": "x"}' if eval_type == "custom" else "")
    edited = {part.path for part in parts(form)}
    edited |= {("eval_config", "check_args")}  # in the table's row
    for key in known_keys(eval_type):
        paths = {(key.place, key.key), ("expected", key.key)}
        in_row = key.key in {"min_tool_calls", "max_tool_calls"}
        assert in_row or paths & edited, key
        if key.kind != "value":
            assert option_words(key.key)[0] != key.key
    assert type_name(eval_type) != eval_type


def test_a_type_that_nobody_names_is_read_as_contains(look: Look) -> None:
    form = a_form(look, "", '["a"]')
    assert form.type.currentData() == "contains"
    assert form.expectation().eval_type is None


def test_numbers_step_with_the_keys_and_never_below_the_least(look: Look) -> None:
    field = NumberField(look, "n", step="0.05", placeholder="0.8")
    press(field, Qt.Key.Key_Up)
    assert field.text() == "0.85"
    press(field, *[Qt.Key.Key_PageDown] * 3)
    assert field.text() == "0"


def test_parts_hold_what_is_typed_while_the_json_is_broken(look: Look) -> None:
    form = a_form(look, "custom", '{"a": 1}', '{"evaluator": "tone"}')
    part = part_at(form, "expected")
    assert isinstance(part, JsonPart)
    part.area.moveCursor(part.area.textCursor().MoveOperation.End)
    press(part.area, Qt.Key.Key_Backspace)
    assert "This is no JSON" in part.row.fault
    assert texts(form)[0] == '{"a": 1}'
    assert form.fault()
    QTest.keyClicks(part.area, ', "b": 2}')
    assert texts(form)[0] == '{"a": 1, "b": 2}'
    assert not form.fault()


def test_remarks_on_a_long_expectation_come_later_and_fields_wait_for_nothing(look: Look) -> None:
    asked: list[Expectation] = []
    tell: list[Callable[[tuple[Remark, ...]], None]] = []

    def find(expectation: Expectation, then: Callable[[tuple[Remark, ...]], None]) -> None:
        asked.append(expectation)
        tell.append(then)

    text = "x" * QUICK
    base = Expectation(eval_type="contains", expected=Json(f'["{text}"]'))
    form = SuiteForm(look, base, find=find)
    form.show()
    QTest.keyClicks(tokens(form, "expected").line, "y")
    until(lambda: asked)
    assert [one.expected and len(one.expected.text) for one in asked] == [QUICK + 8]
    tell[0]((Remark(sentence="s", kind="always_passes", place="expected"),))
    assert words_of(form) == ["Nothing is expected, so every answer passes."]
    assert tokens(form, "expected").texts() == [text, "y"]
