"""Several rows, one conversation: which belong together, and what is told where they do not."""

import json

from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.domain.json import Json
from reviewer_app.domain.mappings import ColumnUse, Grouping, Mapping
from reviewer_app.formats.building import read_cases
from reviewer_app.formats.detection import open_source
from tests.formats.conftest import MakeFile
from tests.support.reading import mapping_for

HEADER = "conversation_id,role,content,topic\n"


def read(make_file: MakeFile, text: str) -> list[ImportedCase | Refusal]:
    source = open_source(make_file(text))
    return list(read_cases(source, mapping_for(source)))


def said(case: ImportedCase | Refusal) -> list[str]:
    assert isinstance(case, ImportedCase)
    if isinstance(case.content.input, str):
        return [case.content.input]
    assert isinstance(case.content.input, Json)
    return [f"{turn['role']}: {turn['content']}" for turn in json.loads(case.content.input.text)]


def test_rows_of_one_conversation_are_one_case(make_file: MakeFile) -> None:
    text = HEADER + "1,user,a,x\n1,assistant,b,x\n1,user,c,\n2,user,d,y\n2,assistant,e,y\n"
    first, second = read(make_file, text)
    assert said(first) == ["user: a", "assistant: b", "user: c"]
    assert said(second) == ["user: d", "assistant: e"]
    assert isinstance(first, ImportedCase)
    assert (first.place, first.external_id) == ("line 2", "1")


def test_where_all_end_with_the_assistant_its_last_turn_is_what_is_expected(
    make_file: MakeFile,
) -> None:
    text = HEADER + "1,user,a,x\n1,bot,b,x\n1,user,c,x\n1,bot,d,x\n2,user,e,y\n2,bot,f,y\n"
    first, second = read(make_file, text)
    assert isinstance(first, ImportedCase)
    assert isinstance(second, ImportedCase)
    assert said(first) == ["user: a", "assistant: b", "user: c"]
    assert first.content.expected_output == "d"
    assert (second.content.input, second.content.expected_output) == ("e", "f")


def test_rows_that_stand_apart_are_refused_with_what_to_do(make_file: MakeFile) -> None:
    text = HEADER + "1,user,a,\n1,bot,b,\n2,user,c,\n2,bot,d,\n1,user,e,\n1,bot,f,\n"
    *_, last = read(make_file, text)
    assert last == Refusal(
        place="line 6", reason="Its conversation has other rows further up: sort the rows by it"
    )


def test_a_row_that_cannot_be_read_costs_its_conversation(make_file: MakeFile) -> None:
    text = HEADER + "1,user,a,\n1,bot\n1,user,b,\n2,user,c,\n2,bot,d,\n"
    short, broken, whole = read(make_file, text)
    assert isinstance(short, Refusal)
    assert broken == Refusal(place="line 2", reason="Its row on line 3 cannot be read")
    assert said(whole) == ["user: c", "assistant: d"]


def test_columns_that_differ_inside_a_conversation_are_told(make_file: MakeFile) -> None:
    text = "conversation_id,role,content,name\n1,user,a,x\n1,bot,b,y\n2,user,c,z\n2,bot,d,z\n"
    first, second = read(make_file, text)
    assert isinstance(first, ImportedCase)
    assert isinstance(second, ImportedCase)
    assert first.labels.name == "x"
    assert [note.field for note in first.notes] == ["name"]
    assert second.notes == ()


def test_turns_in_a_column_per_speaker_end_at_a_blank_row(make_file: MakeFile) -> None:
    text = "User,Bot\nhi,\n,hello\nbye,\n\nagain,\n,sure\nthanks,\n"
    first, second = read(make_file, text)
    assert said(first) == ["user: hi", "assistant: hello", "user: bye"]
    assert said(second) == ["user: again", "assistant: sure", "user: thanks"]


def test_questions_beside_their_answers_are_no_turns(make_file: MakeFile) -> None:
    first, second = read(make_file, "User,Bot\nhi,hello\nbye,see you\n")
    assert isinstance(first, ImportedCase)
    assert isinstance(second, ImportedCase)
    assert (first.content.input, first.content.expected_output) == ("hi", "hello")


def test_turns_may_become_a_history(make_file: MakeFile) -> None:
    text = "chat,who,words,goal,persona\n1,user,a,g,p\n1,bot,b,,\n"
    source = open_source(make_file(text))
    mapping = Mapping(
        uses=(
            ColumnUse(column="goal", field="goal"),
            ColumnUse(column="persona", field="user_persona"),
        ),
        grouping=Grouping(
            conversation="chat", role="who", text="words", field="conversation_history"
        ),
    )
    (case,) = read_cases(source, mapping)
    assert isinstance(case, ImportedCase)
    assert case.content.conversation_history == Json(
        '[{"role":"user","content":"a"},{"role":"assistant","content":"b"}]'
    )


def test_many_conversations_are_read_one_by_one(make_file: MakeFile) -> None:
    """I31: what belongs together stays together, in order."""
    rows = (f"{n},user,q{n},\n{n},bot,a{n},\n" for n in range(300))
    cases = read(make_file, HEADER + "".join(rows))
    assert len(cases) == 300
    for number, case in enumerate(cases):
        assert isinstance(case, ImportedCase)
        found = (case.external_id, case.content.input, case.content.expected_output)
        assert found == (str(number), f"q{number}", f"a{number}")
