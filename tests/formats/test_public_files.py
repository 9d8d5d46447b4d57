"""Real files of other projects: what is proposed for their columns, and how many rows are taken.

Origins and licences: tests/data/SOURCES.md.
"""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import Source
from tests.support.reading import build_all, propose_for

FOLDER = Path(__file__).parents[1] / "data" / "public"


@dataclass(frozen=True)
class Known:
    """What is right for one file. mapping: "column=field" words, "column" where both are equal."""

    path: str
    mapping: str
    taken: int
    refused: dict[str, str] = field(default_factory=dict[str, str])


NO_INPUT = "The input is empty"
FILES = [
    Known("agent-evaluation-orchestrator/scenarios.csv", "scenario initial_user_message=input", 23),
    Known(
        "ai-rag-chat-evaluator/baseline_eval_results.jsonl",
        "question=input truth=expected_output context",
        1,
    ),
    Known("ai-rag-chat-evaluator/qa.jsonl", "question=input truth=expected_output", 4),
    Known("anthropic-cookbook/classification_dataset.csv", "text=input label=expected_output", 5),
    Known(
        "anthropic-cookbook/rag_end_to_end_dataset.csv",
        "query=input correct_answer=expected_output",
        5,
    ),
    Known("anthropic-cookbook/classification_test.tsv", "text=input label=expected_output", 2),
    Known(
        "anthropic-cookbook/rag_docs_evaluation_dataset.json",
        "id=external_id question=input correct_answer=expected_output",
        5,
    ),
    Known("anthropic-cookbook/text_to_sql_results.csv", "user_query=input", 1),
    Known("banking77/banking77_test.csv", "text=input category=expected_output", 29),
    Known(
        "blns/blns.json",
        "input",
        513,
        {"item 1": NO_INPUT, "item 435": NO_INPUT},
    ),
    Known(
        "botium/Book2.xlsx",
        "UTTERANCE=input",
        9,
        {f"Dialogs!row {row}": NO_INPUT for row in range(2, 13)},
    ),
    Known(
        "botium/helloworldQestionAnswer.xlsx",
        "User=input Bot=expected_output",
        4,
        {"Convos!row 7": NO_INPUT},
    ),
    Known("botium/convos_sender_sequence_and_extra_row.csv", "text=input comment=description", 2),
    Known(
        "deepeval/convo_goldens.csv",
        "scenario=goal turns=conversation_history expected_outcome=expected_output "
        "user_description=user_persona context name comments=description",
        15,
    ),
    Known(
        "deepeval/goldens.csv",
        "input expected_output context expected_tools name comments=description source_file",
        15,
    ),
    Known(
        "deepeval/goldens.json",
        "input expected_output context name comments=description source_file",
        15,
    ),
    Known("doccano/example.utf16.csv", "text=input label=expected_output", 3),
    Known("doccano/intent_detection_example.jsonl", "text=input cats=expected", 2),
    Known("doccano/tc_example.jsonl", "text=input labels=expected meta=metadata", 3),
    Known(
        "fastchat/mt_bench_question.jsonl",
        "question_id=external_id category=variant turns=input reference=expected",
        25,
    ),
    Known(
        "fastchat-ja/japanese_mt_bench_question_full.jsonl",
        "question_id=external_id category=variant turns=input",
        5,
    ),
    Known("garak/T999test_conversations.json", "turns=input", 2),
    Known(
        "google-adk/brand_search.evalset.json",
        "query=input expected_tool_use=expected_tools reference=expected_output",
        6,
    ),
    Known(
        "google-adk/rag_conversation.test.json",
        "query=input expected_tool_use=expected_tools reference=expected_output",
        4,
    ),
    Known(
        "doccano/tc_example.xlsx",
        "text=input label=expected_output",
        2,
        {"example!row 4": NO_INPUT},
    ),
    Known("gsm8k/gsm8k_test.jsonl", "question=input answer=expected_output", 5),
    Known(
        "hair-salon-agent/golden_dataset_zh.jsonl",
        "id=external_id category=variant input notes=description",
        27,
        {"line 25": NO_INPUT},
    ),
    Known(
        "harmbench/harmbench_test_benign_subset.csv",
        "Behavior=input SemanticCategory=variant Tags=tags ContextString=context "
        "BehaviorID=external_id",
        5,
    ),
    Known("ifeval/ifeval_input_data.jsonl", "key=external_id prompt=input", 5),
    Known(
        "inspect_ai/popularity.jsonl",
        "question=input label_confidence=confidence answer_matching_behavior=expected_output",
        5,
    ),
    Known("inspect_ai/samples-mcq.json", "input target=expected_output", 1),
    Known("inspect_ai/security_guide.jsonl", "input target=expected_output", 16),
    Known(
        "label-studio-examples/Custom_Benchmarks_Full_Dataset.csv",
        "question_id=external_id question=input",
        3,
    ),
    Known(
        "label-studio-examples/Rubric_Creation_Dataset.csv",
        "question_id=external_id question=input",
        3,
    ),
    Known("label-studio-examples/annotated_qa_pairs.json", "prompt=input", 23),
    Known(
        "label-studio-examples/labeled_results.json",
        "id=external_id data.messages=input meta=metadata",
        3,
    ),
    Known("label-studio-sdk/csv_test_colliding_keys.json", "id=external_id data.text=input", 1),
    Known(
        "label-studio-examples/qa_pairs_openai_wiki_hurricane_dataset_format.jsonl",
        "messages=input",
        4,
    ),
    Known(
        "llm-test-zh/questions_zh.xlsx",
        "序号=external_id 问题=input 答案=expected_output",
        1,
        {f"Sheet1!row {row}": NO_INPUT for row in range(3, 12)},
    ),
    Known("m-ifeval/es_input_data.jsonl", "key=external_id prompt=input", 5),
    Known(
        "nlu-evaluation-data/qa_factoid.csv",
        "answerid=external_id scenario answer_from_user=input",
        19,
    ),
    Known("promptflow/chat-math-variant_data.jsonl", "question=input answer=expected_output", 4),
    Known("promptflow/chat_sample_data.jsonl", "messages=input", 2),
    Known(
        "promptflow/missing_columns_evaluate_test_data.jsonl",
        "question=input context answer=expected_output",
        3,
    ),
    Known(
        "promptflow/monitoring_dataset.jsonl",
        "question=input chat_history=conversation_history answer=expected_output context",
        5,
    ),
    Known("promptfoo/cases.jsonl", "vars=input assert=expected", 2),
    Known("promptfoo/config-csv-metadata_tests.csv", "topic=input __expected1=expected_output", 3),
    Known(
        "promptfoo/customer-support-rubric_tests.csv",
        "__description=description language context customer_message=input",
        8,
    ),
    Known(
        "promptfoo/model-armor-test.csv",
        "prompt=input description __expected=expected_output",
        16,
    ),
    Known("promptfoo/simple-csv_tests.csv", "language body=input __expected=expected_output", 4),
    Known(
        "purplellama/prompt_injection_multilingual_machine_translated.json",
        "prompt_id=external_id user_input=input speaking_language=language",
        5,
    ),
    Known("ragas/hf_doc_qa_eval.csv", "question=input expected_answer=expected_output", 66),
    Known(
        "ragas/support_triage.csv",
        "id=external_id text=input labels=expected_output",
        20,
    ),
    Known(
        "tau2-bench/mock_tasks.json",
        "id=external_id description.purpose=description user_scenario.persona=user_persona "
        "user_scenario.instructions=goal",
        9,
        {"item 4": "The user persona is empty"},
    ),
    Known(
        "xstest/xstest_prompts.csv",
        "id=external_id prompt=input type=variant label=expected_output note=description",
        11,
    ),
]
WITHOUT_INPUT = {
    "botium/cases.xlsx": "",
    "botium/convofiles_Book1.xlsx": "",
    "botium/convos_sheetnames.xlsx": "",
    "botium/convos_and_utterances.json": "name description",
    "botium/utterances_liveperson.csv": "",
    "csvkit/mac_newlines.csv": "",
    "csvkit/null_byte.csv": "",
    "csvkit/test_header_newline.csv": "",
    "fastchat/judge_prompts.jsonl": "name description category=variant",
    "fastchat/mt_bench_reference_gpt-4.jsonl": "question_id=external_id",
    "frictionless/doublequote.csv": "",
    "frictionless/adjust-floating-point-error.xlsx": "",
    "geometry-human-study/responses_101.csv": "item_id=external_id strategy notes=description",
    "giskard/giskard_meta_data.csv": "index=external_id description",
    "user-context-llm-pl/responses_pl.xlsx": "question_id=external_id",
    "tau2-bench/airline_tasks.json": "id=external_id description.purpose=description "
    "user_scenario.instructions.reason_for_call=goal",
    "openai-evals/canto_wu_pronunciation_data_raw.csv": "",
}
"""Tables that are no test cases: nothing is invented for them."""

UNREADABLE = {
    "frictionless/table-with-accents.csv": "Line 1 has bytes that are not UTF-8",
}


def pairs(words: str) -> dict[str, str]:
    return {
        column: field or column for column, _, field in (w.partition("=") for w in words.split())
    }


def source_of(name: str) -> Source:
    return open_source(FOLDER / name)


@pytest.mark.parametrize("known", FILES, ids=lambda known: known.path)
def test_a_public_file_is_read_sensibly(known: Known) -> None:
    source = source_of(known.path)
    mapping = propose_for(source)
    assert mapping == pairs(known.mapping)
    found = list(build_all(source, mapping))
    refused = {row.place: row.reason for row in found if isinstance(row, Refusal)}
    assert refused == known.refused
    assert len(found) - len(refused) == known.taken


@pytest.mark.parametrize(("name", "mapping"), WITHOUT_INPUT.items())
def test_a_table_of_something_else_gets_no_input(name: str, mapping: str) -> None:
    found = propose_for(source_of(name))
    assert "input" not in found.values()
    assert found == pairs(mapping)


@pytest.mark.parametrize(("name", "reason"), UNREADABLE.items())
def test_a_file_beyond_us_is_called_what_it_is(name: str, reason: str) -> None:
    with pytest.raises(FileProblem, match=reason):
        source_of(name)


def test_columns_with_spaces_in_their_names_are_found() -> None:
    mapping = propose_for(source_of("truthfulqa/TruthfulQA.csv"))
    assert mapping == {
        "Category": "variant",
        "Question": "input",
        "Best Answer": "expected_output",
        "Source": "source",
    }


@pytest.mark.parametrize("name", ["mgsm/mgsm_es.tsv", "mgsm/mgsm_ja.tsv"])
def test_questions_with_numbers_need_no_header(name: str) -> None:
    source = source_of(name)
    mapping = propose_for(source)
    assert mapping == {"column 1": "input", "column 2": "expected_output"}
    first, *_ = build_all(source, mapping)
    assert isinstance(first, ImportedCase)
    assert (first.place, first.content.expected_output) == ("line 1", "18")


def test_a_ragged_row_and_a_header_with_a_blank_are_no_obstacle() -> None:
    source = source_of("doccano/tc_example.invalid.2.csv")
    mapping = propose_for(source)
    assert mapping == {"text": "input", " label": "expected_output"}
    refusals = [row for row in build_all(source, mapping) if isinstance(row, Refusal)]
    assert refusals == [Refusal(place="line 2", reason="3 fields where the header has 2")]


def test_every_file_of_the_folder_is_listed_with_its_licence() -> None:
    listed = (FOLDER.parent / "SOURCES.md").read_text(encoding="utf-8")
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    missing = [
        path for path in files if f"`{path.relative_to(FOLDER.parent).as_posix()}`" not in listed
    ]
    assert not missing
