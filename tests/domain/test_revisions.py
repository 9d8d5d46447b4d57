"""The fingerprint of content: equal exactly when the content is."""

from dataclasses import replace
from typing import Any

import pytest

from reviewer_app.domain.cases import (
    CONTENT_FIELDS,
    INTEGER_FIELDS,
    JSON_FIELDS,
    LIST_FIELDS,
    Content,
)
from reviewer_app.domain.json import Json
from reviewer_app.domain.revisions import HASH_LENGTH, content_hash


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
