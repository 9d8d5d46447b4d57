"""Suite files: sound ones give their cases, others every fault with its place."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import Refusal
from reviewer_app.domain.json import Json
from reviewer_app.running.cases import RunCase, Selection
from reviewer_app.services.suite_files import InvalidSuite, SuiteFile, load_suite

SUITES = Path(__file__).parents[1] / "data" / "public" / "nous"
MakeFile = Callable[..., Path]


@pytest.fixture
def make_file(tmp_path: Path) -> MakeFile:
    def make(text: str, name: str = "suite.yaml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return make


def load(path: Path) -> SuiteFile:
    found = load_suite(path)
    assert isinstance(found, SuiteFile)
    return found


def cases_of(path: Path, selection: Selection | None = None) -> list[RunCase]:
    return list(load(path).cases(selection or Selection()))


def faults_of(path: Path) -> Sequence[Refusal]:
    found = load_suite(path)
    assert isinstance(found, InvalidSuite)
    return found.faults


@pytest.mark.parametrize(
    ("name", "title", "count"),
    [
        ("basic", "basic_functionality", 8),
        ("context", "context_conversation", 7),
        ("edge_cases", "edge_cases", 12),
        ("tools", "tool_calling", 12),
    ],
)
def test_the_frameworks_suites_are_sound(name: str, title: str, count: int) -> None:
    found = load(SUITES / f"{name}.yaml")
    assert (found.suite.name, found.count, len(found.ids)) == (title, count, count)
    assert found.suite.default_model == "lmstudio:ministral-3-14b-reasoning"
    assert found.notes == ()
    assert len(cases_of(SUITES / f"{name}.yaml")) == count


def test_a_case_has_what_its_file_says(make_file: MakeFile) -> None:
    path = make_file(
        "name: s\ndefault_timeout: 45000\ntest_cases:\n"
        "  - {id: a, input: hi, context: {k: 1.10}, deps: {u: 7}, expected: [x], tags: [t],\n"
        "     tools: [{name: find}], language: en, goal: [no text], conversation_history: x}\n"
    )
    (case,) = cases_of(path)
    assert (case.suite, case.seconds, case.sample.expected) == ("s", 45.0, ["x"])
    content = case.asked.content
    assert (content.input, content.context, content.deps) == (
        "hi",
        Json('{"k":1.10}'),
        Json('{"u":7}'),
    )
    assert (content.tools, content.language) == (Json('[{"name":"find"}]'), "en")
    assert (content.goal, content.conversation_history) == (None, None)


def test_every_fault_is_told_at_once(make_file: MakeFile) -> None:
    path = make_file(
        'name: ""\ntest_cases:\n  - {id: a}\n  - {id: b, input: x, eval_type: foo}\n'
        "  - {id: c, input: x, eval_type: custom}\n  - {id: d, input: x}\n  - {id: e, id: f}\n"
    )
    assert [fault.place for fault in faults_of(path)] == [
        "file",
        "line 3",
        "line 4",
        "line 5",
        "line 7",
    ]
    reasons = [fault.reason for fault in faults_of(path)]
    assert reasons[:2] == ["The suite's name is empty", "The input is missing"]
    assert reasons[2].startswith('Test case b: The eval_type "foo" is none of exact_match')


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            "parallelism: many\ntest_cases: [{id: a, input: x}]",
            "The parallelism is no whole number",
        ),
        ("default_timeout: .nan\ntest_cases: [{id: a, input: x}]", "The default_timeout is no"),
    ],
)
def test_a_fault_of_the_suite_itself_is_told(make_file: MakeFile, text: str, reason: str) -> None:
    (fault,) = faults_of(make_file(text))
    assert fault.place == "file"
    assert fault.reason.startswith(reason)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("name: s\n", "It holds no list of cases"),
        ("name: s\ntest_cases: []\n", "test_cases (line 2) is empty"),
        ("a: [\n", "cannot be read as YAML"),
        ("name: a\nname: b\ntest_cases: [{id: a, input: x}]\n", "stands twice"),
        ("test_cases: [{id: a, input: x}]\n---\nb: 1\n", "several (lines 1 and 3)"),
        ("test_cases: " + "[" * 300 + "]" * 300, "nested deeper than 100 levels"),
        (
            f"a: &a {'x' * 100_000}\ntest_cases: [{{id: a, input: [{'*a,' * 200}]}}]",
            "aliases",
        ),
    ],
)
def test_what_is_no_suite_at_all_says_why(make_file: MakeFile, text: str, reason: str) -> None:
    """Deep nesting and alias bombs among them."""
    path = make_file(text)
    try:
        told = " ".join(fault.reason for fault in faults_of(path))
    except FileProblem as problem:
        told = problem.reason
    assert reason in told


def test_of_many_faults_the_first_hundred_are_told(make_file: MakeFile) -> None:
    assert len(faults_of(make_file("test_cases:\n" + "  - {id: a}\n" * 300))) == 100


def test_keys_that_nobody_reads_and_ids_that_repeat_are_noted(make_file: MakeFile) -> None:
    """G18, G2."""
    path = make_file(
        "name: s\nsetup: x\ntest_cases:\n"
        "  - {id: a, input: x, expect: [y]}\n  - {id: a, input: z}\n"
    )
    assert load(path).notes == (
        Refusal(place="file", reason="the key setup is not read"),
        Refusal(place="file", reason="the key expect of its cases is not read"),
        Refusal(place="line 5", reason="a: the id stands on line 4 already"),
    )
    assert len({case.key for case in cases_of(path)}) == 2


def test_what_always_passes_can_be_foreseen(make_file: MakeFile) -> None:
    path = make_file("test_cases:\n  - {id: a, input: x}\n  - {id: b, input: x, expected: [y]}\n")
    assert list(load(path).foresee(Selection())) == [
        Refusal(place="line 2", reason="a: expected is null, so every output passes.")
    ]


def test_only_the_selected_cases_are_given(make_file: MakeFile) -> None:
    path = make_file(
        "test_cases:\n  - {id: a, input: x, tags: [x]}\n  - {id: b, input: x, tags: [x, y]}\n"
    )
    taken = cases_of(path, Selection(tags=frozenset({"x"}), excluded=frozenset({"y"})))
    assert [case.asked.id for case in taken] == ["a"]
    assert load(path).tags == {"x": 2, "y": 1}


JSONL = (
    '{"id":"a","input":"hi","expected":["x"],"tags":["t"],"timeout":10}\n'
    '{"external_id":"b","input":[{"role":"user","content":"hi"}],"expected":"y"}\n'
)
JSON = (
    '[{"id":"a","input":"hi","expected":["x"],"tags":["t"],"timeout":10},'
    '{"id":"b","input":[{"role":"user","content":"hi"}],"expected":"y"}]'
)
CSV = (
    'id,input,expected,tags,timeout,eval_type\na,hi,"[""x""]","[""t""]",10,\n'
    'b,"[{""role"":""user"",""content"":""hi""}]",y,,,contains\n'
)


@pytest.mark.parametrize(
    ("name", "text"), [("cases.jsonl", JSONL), ("cases.json", JSON), ("cases.csv", CSV)]
)
def test_other_files_of_cases_are_suites_too(make_file: MakeFile, name: str, text: str) -> None:
    one, other = cases_of(make_file(text, name))
    assert (one.suite, one.asked.id, one.asked.tags, one.seconds) == ("cases", "a", ("t",), 0.01)
    assert (one.sample.expected, one.sample.eval_type) == (["x"], "contains")
    assert isinstance(other.asked.content.input, Json)
    assert (other.asked.id, other.sample.expected) == ("b", "y")


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileProblem, match="There is no such file"):
        load_suite(tmp_path / "none.yaml")
