"""The ways in which a column can be read, and which of them is proposed."""

import pytest

from reviewer_app.domain.files import ImportedCase, KnownOutput, Refusal
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import KNOWN_OUTPUT, ColumnUse, Mapping
from reviewer_app.formats.building import read_cases
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.forms import find_form, forms_for
from reviewer_app.formats.lists import choose_form
from tests.formats.conftest import MakeFile
from tests.support.reading import mapping_for


@pytest.mark.parametrize(
    ("form", "cell", "items"),
    [
        ("", "a; b|c", ("a", "b", "c")),
        (";", "a; b|c", ("a", "b|c")),
        ("; ", "a;b; c|d", ("a;b", "c|d")),
        ("|", "a;b|c", ("a;b", "c")),
        (",", r"a,b\,c , d", ("a", "b,c", "d")),
        ("lines", "a, b\n\nc\n", ("a, b", "c")),
        ("json", '["a;b", 1]', ("a;b", "1")),
        ("one", "a; b", ("a; b",)),
    ],
)
def test_a_list_is_parted_where_its_form_says(
    make_file: MakeFile, form: str, cell: str, items: tuple[str, ...]
) -> None:
    quoted = cell.replace('"', '""')
    source = open_source(make_file(f'input,x\nhi,"{quoted}"\n'))
    uses = (
        ColumnUse(column="input", field="input"),
        ColumnUse(column="x", field="tags", form=form),
    )
    (case,) = read_cases(source, Mapping(uses=uses))
    assert isinstance(case, ImportedCase)
    assert case.labels.tags == items


@pytest.mark.parametrize(
    ("texts", "form"),
    [
        (["a;b", "c"], ""),
        (["a|b"], ""),
        (["a; b", "c|d; e"], "; "),
        (["red, green", "blue, very dark"], ","),
        (["The cat, which is black and has been here for years, sleeps", "x"], ""),
        (["one", "two, three", "four", "five"], ""),
        (["a\nb", "c"], "lines"),
        (['["a", "b"]'], ""),
    ],
)
def test_the_form_of_a_list_is_chosen_by_its_cells(texts: list[str], form: str) -> None:
    assert choose_form(texts) == form


def test_the_platforms_lists_are_read_by_its_own_rule(make_file: MakeFile) -> None:
    text = 'input,expected_tools,tags\nhi,"find, book","a, b"\nhi,"x, y","c, d"\n'
    mapping = mapping_for(open_source(make_file(text)))
    assert mapping.by_field["expected_tools"].form == ""
    assert mapping.by_field["tags"].form == ","


@pytest.mark.parametrize(
    ("form", "cell", "value"),
    [
        ("", '{"a": 1}', Json('{"a": 1}')),
        ("text", '{"a": 1}', '{"a": 1}'),
        ("", "[1]", "[1]"),
        ("json", "[1]", Json("[1]")),
        ("turns", "User: a\nBot: b", None),
    ],
)
def test_an_input_is_text_or_json_as_somebody_says(
    make_file: MakeFile, form: str, cell: str, value: object
) -> None:
    quoted = cell.replace('"', '""')
    source = open_source(make_file(f'x,y\n"{quoted}",z\n'))
    uses = (ColumnUse(column="x", field="input", form=form),)
    (case,) = read_cases(source, Mapping(uses=uses))
    assert isinstance(case, ImportedCase)
    if form == "turns":
        assert case.content.input == Json(
            '[{"role":"user","content":"a"},{"role":"assistant","content":"b"}]'
        )
    else:
        assert case.content.input == value


def test_a_cell_that_does_not_suit_its_form_refuses_its_row(make_file: MakeFile) -> None:
    source = open_source(make_file("x,y\nplain,z\n"))
    for form, reason in (("json", "this is no JSON"), ("turns", "does not begin with a speaker")):
        (row,) = read_cases(
            source, Mapping(uses=(ColumnUse(column="x", field="input", form=form),))
        )
        assert isinstance(row, Refusal)
        assert reason in row.reason
        assert row.field == "input"


def test_a_form_that_the_field_does_not_have_is_no_mapping(make_file: MakeFile) -> None:
    with pytest.raises(ValueError, match="goal cannot be read as 'json'"):
        find_form("goal", "json", has_types=False)
    source = open_source(make_file("x,y\na,b\n"))
    with pytest.raises(ValueError, match="no column 'z'"):
        list(read_cases(source, Mapping(uses=(ColumnUse(column="z", field="input"),))))
    assert forms_for("goal") == ("",)


def test_scripts_and_messages_in_cells_are_proposed_as_conversations(make_file: MakeFile) -> None:
    script = '"User: Hi\nBot: Hello\nUser: Bye"'
    mapping = mapping_for(open_source(make_file(f"conversation,label\n{script},ok\n")))
    assert mapping.by_field["input"].form == "turns"
    text = '{"messages": [{"from": "human", "value": "a"}, {"from": "gpt", "value": "b"}]}\n'
    mapping = mapping_for(open_source(make_file(text, "a.jsonl")))
    assert mapping.by_field["input"].form == "turns"
    plain = '{"messages": [{"role": "user", "content": "a"}]}\n'
    mapping = mapping_for(open_source(make_file(plain, "a.jsonl")))
    assert mapping.by_field["input"].form == ""


def test_known_outputs_are_kept_with_their_labels_and_tool_calls(make_file: MakeFile) -> None:
    text = (
        'input,expected_output,actual_output,tools_called\na,b,c,"[{""name"": ""find""}]"\nd,e,,\n'
    )
    source = open_source(make_file(text))
    mapping = mapping_for(source)
    assert [use.column for use in mapping.uses if use.field == KNOWN_OUTPUT] == [
        "actual_output",
        "tools_called",
    ]
    source = open_source(make_file(f"{text}f,g,h,oops\n"))
    first, second, third = read_cases(source, mapping)
    assert isinstance(first, ImportedCase)
    assert isinstance(second, ImportedCase)
    assert isinstance(third, Refusal)
    assert first.outputs == (
        KnownOutput(label="actual_output", text="c", tool_calls=Json('[{"name": "find"}]')),
    )
    assert second.outputs == ()
    assert third.reason.startswith("tools_called: this is no JSON")


@pytest.mark.parametrize(
    ("header", "row", "outputs"),
    [
        ("question,answer,model_output", "a,b,c", ["model_output"]),
        (
            "question,expected,response_gpt,response_claude",
            "a,b,c,d",
            ["response_gpt", "response_claude"],
        ),
        ("question,expected,prediction", "a,b,c", ["prediction"]),
        ("question,truth,answer", "a,b,c", ["answer"]),
        ("question,expected,response_time", "a,b,soon", []),
        ("question,expected,output", "a,b,17", []),
        ("question,output,note", "a,b,c", []),
        ("question,expected_output_format,expected", "a,b,c", []),
    ],
)
def test_answers_of_a_model_are_proposed_as_known_outputs(
    make_file: MakeFile, header: str, row: str, outputs: list[str]
) -> None:
    mapping = mapping_for(open_source(make_file(f"{header}\n{row}\n")))
    assert list(mapping.output_columns) == outputs
