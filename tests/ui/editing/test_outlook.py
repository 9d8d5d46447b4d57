"""What saving would do."""

from dataclasses import replace

from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.changes import Seen
from reviewer_app.domain.entries import EntryError
from reviewer_app.domain.json import Json
from reviewer_app.ui.editing.outlook import EditedCase, outlook_of
from reviewer_app.ui.editing.words import effect_sentence, errors_words, fault_words, save_words

CASE = EditedCase(
    key="case-1",
    seen=Seen(case_id="case-1", content_hash="h"),
    title="A1",
    dataset_id="d",
    dataset="Cards",
    dataset_type="QUALITY",
    input_schema=None,
    language="",
    content=Content(input="Hi", context=Json('{"a": 1, "b": 2}')),
    labels=Labels(variant="rag"),
    revision=3,
)


def test_content_makes_the_next_revision() -> None:
    outlook = outlook_of(CASE, {"input": "Hello", "variant": "rag"})
    assert (outlook.effect, outlook.changed, outlook.errors) == ("revision", ("input",), ())
    assert outlook.content.input == "Hello"
    assert save_words(CASE, outlook) == "Save as revision 4"
    assert effect_sentence(CASE, outlook) == (
        "Changing “Input” makes revision 4. Revision 3 and its evaluations stay as they are. "
        "Saving marks the case as reviewed by you."
    )


def test_without_the_whole_family_no_number_is_told() -> None:
    case = replace(CASE, revision=None)
    assert save_words(case, outlook_of(case, {"input": "x"})) == "Save as a new revision"


def test_labels_change_in_place_and_nothing_is_nothing() -> None:
    outlook = outlook_of(CASE, {"variant": "agent"})
    assert (outlook.effect, save_words(CASE, outlook)) == ("labels", "Save the labels")
    same = outlook_of(CASE, {"input": "Hi", "context": Json('{"b":2,"a":1}')})
    assert (same.effect, same.changed) == ("nothing", ())


def test_a_field_that_cannot_be_read_keeps_what_is_saved() -> None:
    error = EntryError("context", "A comma is missing.")
    outlook = outlook_of(CASE, {"context": error, "input": "x"})
    assert outlook.content.context == CASE.content.context
    assert [fault.field for fault in outlook.errors] == ["context"]
    fault = outlook.fault_at("context")
    assert fault
    assert fault_words(fault) == "A comma is missing."
    assert errors_words(outlook) == "1 field has to be mended before this can be saved"


def test_old_faults_do_not_stop_an_edit_but_new_ones_do() -> None:
    case = replace(CASE, dataset_type="BEHAVIOR", content=Content(goal="g"))
    old = outlook_of(case, {"goal": "other"})
    assert old.errors == ()
    fault = old.fault_at("user_persona")
    assert fault
    assert fault.is_warning
    assert [one.field for one in outlook_of(case, {"goal": None}).errors] == ["goal"]


def test_a_new_case_has_to_be_right() -> None:
    case = replace(CASE, seen=None, content=Content(), labels=Labels())
    outlook = outlook_of(case, {"input": None})
    assert (outlook.effect, [one.field for one in outlook.errors]) == ("case", ["input"])
    assert save_words(case, outlook) == "Make the case"
