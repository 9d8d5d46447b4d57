"""The changes that edits make: what they carry, how they are written and turned round."""

from dataclasses import fields, replace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain import json
from reviewer_app.domain.cases import (
    CONTENT_FIELDS,
    INTEGER_FIELDS,
    JSON_FIELDS,
    LABEL_FIELDS,
    LIST_FIELDS,
    TEXT_OR_JSON_FIELDS,
    Content,
    Labels,
)
from reviewer_app.domain.changes import (
    AnyChange,
    CodecError,
    CreateCase,
    DeleteCase,
    EditContent,
    Relabel,
    Seen,
    TakeBackEdit,
    decode,
    encode,
    from_line,
    pointing,
    revisions_of,
    to_line,
)
from reviewer_app.domain.edits import label_changes
from reviewer_app.domain.json import Json, Number
from reviewer_app.domain.revisions import content_hash
from reviewer_app.domain.steps import step_name
from tests.support.builders import a_stamp

TEXT = st.text(st.characters(codec=None), max_size=20)  # lone surrogates and NUL too
JSON = st.sampled_from(
    [Json('{"b": 1.10, "a": [1E5],\n "b": 2}'), Json(" null"), Json('"\\u0000\\ud800"'), Json("[]")]
)


def values(name: str) -> Any:
    """What a field may hold, none included."""
    if name == "confidence":
        return st.none() | st.sampled_from(["0.50", "1E-3", "1"]).map(Number)
    if name in INTEGER_FIELDS:
        return st.none() | st.integers(0, 2**60)
    if name in LIST_FIELDS:
        return st.none() | st.lists(TEXT, max_size=3).map(tuple)
    if name in JSON_FIELDS:
        return st.none() | JSON
    return st.none() | TEXT | JSON if name in TEXT_OR_JSON_FIELDS else st.none() | TEXT


CONTENTS = st.builds(Content, **{name: values(name) for name in CONTENT_FIELDS})
LABELS = st.builds(Labels, **{name: values(name) for name in LABEL_FIELDS})
SOME_LABELS = st.fixed_dictionaries({}, optional={name: values(name) for name in LABEL_FIELDS})
STAMP = a_stamp("change-1")
SEEN = st.builds(Seen, case_id=TEXT, content_hash=TEXT)
CHANGES = st.one_of(
    st.builds(
        EditContent,
        based_on=SEEN,
        revision_id=TEXT,
        content_hash=TEXT,
        content=st.none() | CONTENTS,
        labels_before=SOME_LABELS,
        labels=SOME_LABELS,
        note=TEXT,
        **{name: st.just(value) for name, value in STAMP.items()},
    ),
    st.builds(
        TakeBackEdit,
        based_on=SEEN,
        revision_id=TEXT,
        taken_back=st.booleans(),
        **{name: st.just(value) for name, value in STAMP.items()},
    ),
    st.builds(
        Relabel,
        based_on=SEEN,
        before=SOME_LABELS,
        after=SOME_LABELS,
        marked_before=st.booleans(),
        marked=st.booleans(),
        **{name: st.just(value) for name, value in STAMP.items()},
    ),
    st.builds(
        CreateCase,
        case_id=TEXT,
        dataset_id=TEXT,
        content_hash=TEXT,
        content=st.none() | CONTENTS,
        labels=LABELS,
        note=TEXT,
        copy_of=st.none() | TEXT,
        **{name: st.just(value) for name, value in STAMP.items()},
    ),
    st.builds(
        DeleteCase,
        family=TEXT,
        based_on=SEEN,
        deleted=st.booleans(),
        **{name: st.just(value) for name, value in STAMP.items()},
    ),
)
SEEN_1 = Seen(case_id="case-1", content_hash="h")
EDIT = EditContent(
    based_on=SEEN_1, revision_id="case-2", content_hash="i", content=Content(input="a"), **STAMP
)
CREATE = CreateCase(
    case_id="case-3",
    dataset_id="d",
    content_hash="i",
    content=Content(input="a"),
    labels=Labels(),
    **STAMP,
)
RELABEL = Relabel(
    based_on=SEEN_1, before={"name": None}, after={"name": "A"}, marked_before=False, **STAMP
)
DELETE = DeleteCase(family="case-1", based_on=SEEN_1, deleted=True, **STAMP)


@given(CHANGES)
def test_an_edit_comes_back_as_it_was_written(change: AnyChange) -> None:
    """JSON stays JSON and text stays text, whatever they look like; numbers keep their spelling."""
    assert decode(encode(change)) == change
    line = to_line(change)
    assert line.count("\n") == 1
    line.encode()
    assert from_line(line) == change


@given(CONTENTS, CONTENTS)
def test_fingerprints_are_equal_exactly_when_the_written_forms_mean_the_same(
    one: Content, other: Content
) -> None:
    same = all(
        _meaning(getattr(one, name)) == _meaning(getattr(other, name)) for name in CONTENT_FIELDS
    )
    assert (content_hash(one) == content_hash(other)) == same
    read = decode(encode(replace(EDIT, content=one)))
    assert isinstance(read, EditContent)
    assert read.content
    assert content_hash(read.content) == content_hash(one)


def _meaning(value: object) -> object:
    return ("json", json.canonical(value.text)) if isinstance(value, Json) else value


@given(LABELS, LABELS)
def test_the_labels_that_differ_lead_from_one_to_the_other(one: Labels, other: Labels) -> None:
    before, after = label_changes(one, other)
    assert set(before) == set(after)
    led = replace(one, **after)
    for field in fields(Labels):
        assert _meaning(getattr(led, field.name)) == _meaning(getattr(other, field.name))
        if field.name not in after:
            assert getattr(led, field.name) is getattr(one, field.name)
    assert label_changes(led, other) == ({}, {})


@given(CHANGES.filter(lambda change: not isinstance(change, EditContent | CreateCase)))
def test_the_inverse_of_the_inverse_is_the_change(change: Any) -> None:
    assert change.inverse().inverse() == change


def test_what_made_something_is_taken_back_by_its_going() -> None:
    gone = EDIT.inverse(step="s")
    assert (gone.revision_id, gone.based_on, gone.taken_back, gone.step) == (
        "case-2",
        SEEN_1,
        True,
        "s",
    )
    assert not gone.inverse().taken_back
    deleted = CREATE.inverse()
    assert (deleted.family, deleted.based_on.case_id, deleted.deleted) == ("case-3", "case-3", True)


@pytest.mark.parametrize("change", [EDIT, CREATE])
def test_the_journal_points_to_the_texts(change: EditContent | CreateCase) -> None:
    kept = pointing(change)
    assert kept == replace(cast(Any, change), content=None)
    assert decode(encode(kept)) == kept
    assert pointing(RELABEL) is RELABEL


def test_an_edit_is_about_the_revision_it_made_and_the_one_before() -> None:
    assert revisions_of(EDIT) == ("case-1", "case-2")
    assert revisions_of(EDIT.inverse()) == ("case-1", "case-2")
    assert revisions_of(RELABEL) == ("case-1",)
    assert revisions_of(CREATE) == ("case-3",)


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (EDIT, "edit_case"),
        (EDIT.inverse(), "edit_case"),
        (RELABEL, "relabel_case"),
        (CREATE, "create_case"),
        (replace(CREATE, copy_of="case-1"), "duplicate_case"),
        (DELETE, "delete_case"),
    ],
)
def test_a_step_is_named_by_what_a_person_did(change: AnyChange, name: str) -> None:
    """B38."""
    assert step_name([change]) == name


@pytest.mark.parametrize(
    "text",
    [
        encode(EDIT).replace('"input"', '"inputs"'),
        encode(EDIT).replace('"input":"a"', '"input":{"yaml":"a"}'),
        encode(RELABEL).replace('"name":"A"', '"family":"A"'),
        encode(EDIT)[:-1] + ',"more":1}',
    ],
)
def test_an_edit_of_what_this_program_does_not_know_is_refused(text: str) -> None:
    with pytest.raises(CodecError):
        decode(text)
