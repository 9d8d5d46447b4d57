"""The fingerprint of content: equal exactly when the content is."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.cases import (
    CONTENT_FIELDS,
    INTEGER_FIELDS,
    JSON_FIELDS,
    LIST_FIELDS,
    Content,
    Labels,
    TestCase,
)
from reviewer_app.domain.errors import RuleBroken
from reviewer_app.domain.json import Json
from reviewer_app.domain.revisions import HASH_LENGTH, content_hash, fork, is_same
from tests.support.builders import ME, NOON, OTHER, a_case


def a_value(name: str) -> Any:
    if name in JSON_FIELDS:
        return Json("[]")
    if name in LIST_FIELDS:
        return ()
    return 0 if name in INTEGER_FIELDS else ""


@pytest.mark.parametrize("name", CONTENT_FIELDS)
def test_each_field_counts_and_an_empty_value_is_not_a_missing_one(name: str) -> None:
    """B26."""
    empty = Content()
    assert content_hash(replace(empty, **{name: a_value(name)})) != content_hash(empty)


def test_no_two_fields_can_run_together() -> None:
    contents = [
        Content(input="a\ngoal=t1:b"),
        Content(input="a", goal="b"),
        Content(goal="a", input="b"),
        Content(input="ab"),
        Content(input=Json('"ab"')),
        Content(expected_tools=("a", "b")),
        Content(expected_tools=("a,b",)),
        Content(timeout=1),
        Content(max_iterations=1),
    ]
    assert len({content_hash(content) for content in contents}) == len(contents)


def test_text_counts_to_the_character_and_json_by_its_meaning() -> None:
    assert content_hash(Content(input="é")) != content_hash(Content(input="e\u0301"))
    assert content_hash(Content(input="a\r\n")) != content_hash(Content(input="a\n"))
    one, two = Json('{"a": 1, "b": [1.0]}'), Json('{"b":[1.0],"a":1}')
    assert content_hash(Content(expected=one)) == content_hash(Content(expected=two))
    three = Json('{"b":[1],"a":1}')
    assert content_hash(Content(expected=one)) != content_hash(Content(expected=three))


def test_the_fingerprint_never_changes() -> None:
    """It is kept, compared and sent: another version of the program must find the same."""
    content = Content(input="Hello\x00\udc80", expected=Json('{"b": 1.10, "a": [1E5]}'), timeout=5)
    assert content_hash(content) == FIXED
    assert len(FIXED) == HASH_LENGTH


FIXED = "fafe5d51749e29d55ce9aff78fc204c9"


LATER = NOON + timedelta(hours=1)
JSONS = st.sampled_from([Json("[]"), Json("[1.0]"), Json("[1]"), Json('{"a":1}'), Json("null")])
TEXTS = st.sampled_from(["", "a", "b", "[]"])


def values(name: str) -> st.SearchStrategy[Any]:
    if name in JSON_FIELDS:
        return JSONS
    if name in LIST_FIELDS:
        return st.lists(TEXTS, max_size=2).map(tuple)
    if name in INTEGER_FIELDS:
        return st.integers(0, 2)
    if name in ("input", "context"):
        return TEXTS | JSONS
    return TEXTS


CONTENTS = st.builds(Content, **{name: st.none() | values(name) for name in CONTENT_FIELDS})


@given(CONTENTS, CONTENTS)
def test_fingerprints_are_equal_exactly_when_every_field_is(one: Content, two: Content) -> None:
    same = all(is_same(getattr(one, name), getattr(two, name)) for name in CONTENT_FIELDS)
    assert (content_hash(one) == content_hash(two)) == same


@given(st.lists(CONTENTS, max_size=6))
def test_a_family_has_one_head_however_often_it_is_edited(contents: list[Content]) -> None:
    """B103, B105: and each revision comes from the one before it."""
    family: list[TestCase] = [a_case()]
    for number, content in enumerate(contents):
        made = fork(family[-1], content, new_id=f"r{number}", at=LATER, by=OTHER.id)
        if made is None:
            assert content_hash(content) == family[-1].content_hash
            continue
        assert made.head.content_hash != family[-1].content_hash
        assert made.head.parent_id == family[-1].id
        family[-1:] = [made.legacy, made.head]
    assert [case.legacy_at is None for case in family] == [False] * (len(family) - 1) + [True]
    assert len({case.id for case in family}) == len(family)
    assert {(case.family_id, case.dataset_id, case.external_id) for case in family} == {
        (family[0].family_id, family[0].dataset_id, family[0].external_id)
    }


def test_a_fork_carries_the_labels_and_says_who_made_it_when() -> None:
    head = a_case(variant="rag", is_augmented=True)
    made = fork(head, Content(input="Other"), new_id="new", at=LATER, by=OTHER.id)
    assert made
    assert made.legacy == replace(head, legacy_at=LATER)
    assert made.head.labels == Labels(variant="rag")
    assert (made.head.created_at, made.head.created_by) == (LATER, OTHER.id)
    assert (made.head.is_augmented, made.head.legacy_at) == (True, None)
    assert head.created_by == ME.id


def test_a_fork_may_bring_other_labels() -> None:
    made = fork(a_case(), Content(), Labels(name="B"), new_id="new", at=LATER, by=ME.id)
    assert made
    assert made.head.labels == Labels(name="B")


@pytest.mark.parametrize("stamp", ["legacy_at", "deleted_at"])
def test_only_a_head_can_be_edited(stamp: str) -> None:
    with pytest.raises(RuleBroken):
        fork(replace(a_case(), **{stamp: NOON}), Content(), new_id="new", at=LATER, by=ME.id)
