"""What is told of a faulty file is told in the language of the window, whatever its format."""

import json
import re
from collections.abc import Generator, Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication
from python_calamine import CalamineWorkbook

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.mappings import ColumnUse, Grouping, Mapping, Reading
from reviewer_app.domain.sayings import Saying, list_up, say
from reviewer_app.formats.exported import COLUMNS
from reviewer_app.formats.sources import MOST_UNITS
from reviewer_app.formats.xlsx_columns import case_columns, describe_columns
from reviewer_app.formats.xlsx_notes import _ADVICE, _COLUMNS_HEADER
from reviewer_app.formats.xlsx_texts import NOTES_SHEET, NOTES_TITLE
from reviewer_app.services.import_results import ImportResult, Survey, Target
from reviewer_app.services.previewing import Preview
from reviewer_app.services.surveying import Look
from reviewer_app.system.resources import resource
from reviewer_app.ui.i18n import CONTEXT, said
from reviewer_app.ui.importing.outcome import ids_words
from reviewer_app.ui.importing.preview_model import PreviewModel
from reviewer_app.ui.importing.problems import notes_on_left_out, problems_of, problems_text
from reviewer_app.ui.languages import Catalogue
from tests.support.filing import Filing, a_filing
from tests.support.sheets import pack
from tests.support.stores import run

CSV = (
    "id,input,max_iterations,confidence,user_score,is_augmented,gender,conversation_history\n"
    "A1,,,,,,,\n"
    "A2,Hi,nine,,,,,\n"
    "A3,Hi,0,,,,,\n"
    "A4,Hi,,high,,,,\n"
    "A5,Hi,,,5,,,\n"
    "A6,Hi,,,,maybe,,\n"
    "A7,Hi,,,,,robot,\n"
    "A8,Hi,,,,,,no list\n"
    "A9,Hi,,,,,,[1]\n"
    "A10,Hi\n"
    "A11,=1+1,,,,,,\n"
    "a11,Hi,,,,,,\n"
    "A11,Hi,,,,,,\n"
    'A12,"never closed,,,,,,\n'
)
CONVERSATIONS = (
    "Only a title\n"
    "conversation_id,role,content,name\n"
    "1,user,Hi,one\n1,assistant,Hello,two\n"
    "2,user,Hi,x\n2,a,b,c,d\n2,assistant,Hello,x\n"
    "1,user,Again,x\n"
    "3,,,\n"
    ",user,Hi,x\n"
)
JSON_LINES = (
    '{"id": "1", "input": "x", "input": "y"}\n[1]\n"text"\nnonsense\n{"id": 1,, "input": 2}\n'
)
JSON = '{"note": 1, "data": [{"input": "a", "input": "b"}, 5, [1], {"input": NaN}]}'
SUITE_JSON = json.dumps(
    {
        "name": "S",
        "test_cases": [
            {"id": "a"},
            {"input": "x"},
            {"id": "a", "input": "x", "tags": "t"},
            {"id": "b", "input": "x", "timeout": "soon"},
            {"id": "c", "input": "x", "eval_type": "odd"},
            {"id": "d", "input": "x", "eval_type": "custom"},
            5,
        ],
    }
)
SUITE_YAML = (
    "# remarks are not kept\n"
    "name: S\n"
    "test_cases:\n"
    "  - id: a\n    id: b\n    input: x\n"
    "  - !!python/name id\n"
    "  - *nobody\n"
    "  - 5\n"
    "  - id: c\n    <<: {input: x}\n"
    "  - ? [1]\n    : x\n"
    "  - id: d\n    input: x\n"
)
LIST_YAML = "- input: x\n  id: 1\n  id: 2\n- 5\n- true\n- [1]\n- text\n-\n"

BOOK = pack(
    {
        "Cases": [
            ["id", "input", "max_iterations"],
            ["A1", "", ""],
            ["A2", "=1+1", ""],
            ["A3", "x" * MOST_UNITS, ""],
            ["A4", "Hi", "nine"],
        ],
        "Other": [["alpha", "beta"], ["1", "2"]],
    }
)

FILES: dict[str, str | bytes] = {
    "cases.csv": CSV,
    "talks.csv": CONVERSATIONS,
    "cases.jsonl": JSON_LINES,
    "cases.json": JSON,
    "suite.json": SUITE_JSON,
    "suite.yaml": SUITE_YAML,
    "list.yaml": LIST_YAML,
    "book.xlsx": BOOK,
}
GROUPED = Mapping(
    uses=(ColumnUse(column="name", field="name"),),
    grouping=Grouping(conversation="conversation_id", role="role", text="content"),
)
UNREADABLE: dict[str, str | bytes] = {
    "empty.csv": "",
    "open.csv": '"id,input\n',
    "no_input.csv": "alpha,beta\n1,2\n",
    "data.csv": f"1,{'a long text ' * 9}\n2,{'another text ' * 9}\n",
    "persona.csv": "goal,other\nWin,x\n",
    "colon.json": '[{"a" 1}]',
    "comma.json": '[{"a": 1 "b": 2}]',
    "key.json": "[{a: 1}]",
    "open.json": '[{"a": "x}]',
    "more.json": '[{"a": 1}] x',
    "value.json": '[{"a": }]',
    "trailing.json": "[1,]",
    "scalar.json": "5",
    "no_list.json": '{"test_cases": 5}',
    "no_cases.json": '{"test_cases": []}',
    "twice.json": '{"name": 1, "name": 2, "test_cases": [{"id": "a", "input": "x"}]}',
    "tab.yaml": "a:\n\t- x\n",
    "colon.yaml": "a: b: c\n",
    "indent.yaml": "a:\n  - x\n - y\n",
    "quote.yaml": 'a: "x\n',
    "escape.yaml": 'a: "\\q"\n',
    "bracket.yaml": "a: [1, 2\nb: 3\n",
    "percent.yaml": "a: %x\n",
    "tag.yaml": "a: !x!y z\n",
    "directive.yaml": "%YAML 1.2\n%YAML 1.2\n---\na: 1\n",
    "alias.yaml": "- a: *\n",
    "control.yaml": "a: \x01\n",
    "scalar.yaml": "5\n",
    "no_maps.yaml": "- 1\n- 2\n",
    "map.yaml": "a: 1\nb: 2\n",
    "no_list.yaml": "test_cases: 5\n",
    "no_cases.yaml": "test_cases:\n",
    "two.yaml": "test_cases: []\n---\ntest_cases: []\n",
    "deep.yaml": "[" * 120 + "]" * 120,
    "zip.xlsx": b"PK\x03\x04nonsense",
}
"""Files of which nothing can be read, each with another fault."""

CARDS = "id,question,answer\n1,May I block my card?,Yes\n2,What does it cost?,Nothing\n"

_FILLED_IN = re.compile(r"\{\w*\}")


@pytest.fixture
def filing(tmp_path: Path) -> Generator[Filing]:
    with a_filing(tmp_path) as filing:
        yield filing


@pytest.fixture(params=["es", "ar"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Generator[str]:
    """A language of the window; texts that nobody has translated yet stay English."""
    file = resource("translations", f"reviewer_{request.param}.ts")
    catalogue, before = Catalogue.read(file, request.param), QLocale()
    QCoreApplication.installTranslator(catalogue)
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QCoreApplication.removeTranslator(catalogue)
    QLocale.setDefault(before)


def english_in(sentence: object) -> Iterator[str]:
    """The parts of a sentence that no language but English has."""
    if not isinstance(sentence, Saying):
        yield f"not to be translated: {sentence!r}"
        return
    words = QCoreApplication.translate(CONTEXT, sentence.text, None, sentence.values.get("n", -1))
    if words == sentence.text and re.search("[A-Za-z]", _FILLED_IN.sub("", words)):
        yield sentence.text
    for value in sentence.values.values():
        if isinstance(value, Saying):
            yield from english_in(value)


def look_at(filing: Filing, name: str) -> Look:
    return run(filing.desk.surveying.look(filing.write(FILES[name], name)))


def survey_of(filing: Filing, look: Look) -> tuple[Survey, Preview, ImportResult]:
    """What an import would do, the rows before it, and what it did."""
    target = Target(product="P", dataset=look.name)
    mapping = GROUPED if look.name == "talks.csv" else look.proposed
    survey = run(filing.desk.importing.check(look, mapping, target))
    preview = run(filing.desk.surveying.preview(look, mapping))
    return survey, preview, run(filing.desk.importing.import_file(look, mapping, target))


@pytest.mark.parametrize("name", FILES)
def test_no_reason_of_a_faulty_file_is_told_in_english(
    filing: Filing, language: str, name: str
) -> None:
    """Problem list, preview and outcome of a file with about every fault of its format."""
    look = look_at(filing, name)
    survey, preview, result = survey_of(filing, look)
    told = [*survey.refused, *survey.notes, *result.refused, *result.notes, *look.notes]
    told += [note for row in preview.rows for note in row.notes]
    assert len({each.reason for each in told}) >= 4
    assert [part for each in told for part in english_in(each.reason)] == []
    assert look.not_kept == () or all(said(part) for part in look.not_kept)

    english = {str(each.reason) for each in told}
    problems = problems_of(survey.refused, [*notes_on_left_out(look), *survey.notes])
    assert english.isdisjoint(each.reason for each in problems)
    done = problems_of(result.refused, ())
    assert english.isdisjoint(each.reason for each in done)
    assert not re.search(r"\b(line|item|row|refused)\b", problems_text(done))
    model = PreviewModel()
    model.show_first(preview)
    places = [model.index(row, column) for row in range(model.rowCount()) for column in (0,)]
    tips = [str(model.data(place, Qt.ItemDataRole.ToolTipRole)) for place in places]
    assert all(reason not in tip for tip in tips for reason in english)
    if result.id_fault:
        assert str(result.id_fault.reason) not in ids_words(result.id_fault)


@pytest.mark.parametrize("name", UNREADABLE)
def test_no_reason_why_a_file_is_not_read_is_told_in_english(
    filing: Filing, language: str, name: str
) -> None:
    with pytest.raises(FileProblem) as caught:
        filing.take(UNREADABLE[name], name)

    assert list(english_in(caught.value.reason)) == []
    assert said(caught.value.reason) != str(caught.value.reason)


def test_columns_without_names_are_called_in_the_language_and_remembered_by_their_number(
    filing: Filing, language: str
) -> None:
    """What is kept of them is the same in every language, so that another one finds it again."""
    text = "x,Where is it?,,nine\ny,What is it?,,9\n"
    first = run(filing.desk.surveying.look(filing.write(text, "a.csv"), Reading(header_row=0)))
    uses = (("column 2", "input"), ("column 4", "max_iterations"))
    mapping = Mapping(
        uses=tuple(ColumnUse(column=column, field=field) for column, field in uses),
        reading=first.reading,
    )
    run(filing.desk.surveying.remember(first, mapping))

    look = run(filing.desk.surveying.look(filing.write(text, "b.csv")))
    assert look.proposed.as_pairs() == dict(uses)
    assert "column " not in " ".join(said(column.name) for column in look.columns)
    assert len({said(column.name) for column in look.columns}) == 4
    survey = run(filing.desk.importing.check(look, look.proposed, Target(product="P", dataset="D")))
    assert [part for each in survey.refused for part in english_in(each.reason)] == []
    assert "column " not in said(survey.refused[0].reason)
    assert str(survey.refused[0].reason).startswith("column 4: ")


def test_names_in_a_sentence_are_parted_as_the_language_does(language: str) -> None:
    mark = {"es": ", ", "ar": "، "}[language]
    assert mark.join(("input", "name")) in said(say("{x}", x=list_up(["input", "name"])))


def test_the_help_in_a_workbook_is_in_the_language_and_the_columns_are_not(
    filing: Filing, language: str
) -> None:
    """What is read back stays as it is, so the workbook comes in again as what it was."""
    filing.take(CARDS, "cards.csv")
    data = filing.export("xlsx", words=said).read_bytes()
    book = CalamineWorkbook.from_filelike(BytesIO(data))

    cases, notes = (book.get_sheet_by_name(name).to_python() for name in ("Cases", NOTES_SHEET))
    assert cases[0] == list(COLUMNS)
    texts = [str(cell) for row in notes for cell in row if cell != "" and cell not in COLUMNS]
    assert len(texts) > len(COLUMNS)
    assert [text for text in texts if text in help_texts()] == []
    again = filing.take(filing.folder / "out.xlsx", dataset="cards")
    assert (again.same, again.taken, again.refused, again.notes) == (2, 0, (), ())


def help_texts() -> set[str]:
    """The English help; words that other languages have too are none."""
    columns = (word for line in describe_columns(case_columns()) for word in line[1:])
    return {str(NOTES_TITLE), *_ADVICE, *_COLUMNS_HEADER, *columns} - {"no"}
