"""The written form of changes: everything comes back, and nothing else is read."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain import changes, json
from reviewer_app.domain.changes import (
    AnyChange,
    CastVote,
    CodecError,
    DeleteDataset,
    DeleteProduct,
    EditDataset,
    ImportCases,
    MakeDataset,
    MakeProduct,
    MarkReviewed,
    RemoveImport,
    RenameProduct,
    Seen,
    Vote,
    WithdrawGuidelines,
    WriteGuidelines,
    decode,
    encode,
    from_line,
    is_undoable,
    to_line,
)
from reviewer_app.domain.datasets import DatasetFacts
from reviewer_app.domain.json import Json
from reviewer_app.domain.steps import step_name, subject
from tests.support.builders import a_mark, a_vote, an_import

TEXT = st.text(st.characters(codec=None), max_size=30)  # lone surrogates and NUL too
TIMES = st.datetimes(
    min_value=datetime(1970, 1, 2),  # noqa: DTZ001 - hypothesis adds the zone
    max_value=datetime(9000, 1, 1),  # noqa: DTZ001
    timezones=st.just(UTC) | st.just(timezone(timedelta(hours=5, minutes=30))),
)
STAMP: dict[str, Any] = {
    "id": TEXT,
    "step": TEXT,
    "made_at": TIMES,
    "made_by": TEXT,
    "device": TEXT,
    "app_version": TEXT,
    "undoes": st.none() | TEXT,
    "visible": st.lists(TEXT, max_size=3).map(tuple),
}
SEEN = st.builds(Seen, case_id=TEXT, content_hash=TEXT)
VOTES = st.builds(Vote, score=st.sampled_from([-1, 0, 1]), reason=TEXT)
JSON = st.sampled_from([Json('{"b": 1.10, "a": [1E5]}'), Json(" null"), Json('"\\u0000"')])
FACTS = st.builds(
    DatasetFacts,
    name=TEXT,
    language=st.none() | TEXT,
    background_noise_profile=st.none() | TEXT,
    background_noise_level=st.none() | TEXT,
    input_schema=st.none() | JSON,
    metadata=st.none() | JSON,
)
CHANGES = st.one_of(
    st.builds(
        WriteGuidelines, guideline_id=TEXT, dataset_id=TEXT, dataset=TEXT, text=TEXT, **STAMP
    ),
    st.builds(
        WithdrawGuidelines,
        guideline_id=TEXT,
        dataset_id=TEXT,
        dataset=TEXT,
        withdrawn=st.booleans(),
        **STAMP,
    ),
    st.builds(CastVote, based_on=SEEN, vote=VOTES, before=VOTES, **STAMP),
    st.builds(MarkReviewed, based_on=SEEN, reviewed=st.booleans(), before=st.booleans(), **STAMP),
    st.builds(
        ImportCases,
        import_id=TEXT,
        dataset_id=TEXT,
        file_name=TEXT,
        file_hash=TEXT,
        mapping=st.dictionaries(TEXT, TEXT, max_size=4),
        taken=st.integers(0, 2**53),
        same=st.integers(0, 9),
        changed=st.integers(0, 9),
        relabelled=st.integers(0, 9),
        conflicting=st.integers(0, 9),
        refused=st.integers(0, 9),
        on_conflict=st.sampled_from(["keep", "replace"]),
        can_undo=st.booleans(),
        **STAMP,
    ),
    st.builds(
        RemoveImport,
        import_id=TEXT,
        dataset_id=TEXT,
        file_name=TEXT,
        removed=st.booleans(),
        **STAMP,
    ),
    st.builds(MakeProduct, product_id=TEXT, name=TEXT, **STAMP),
    st.builds(RenameProduct, product_id=TEXT, name=TEXT, before=TEXT, **STAMP),
    st.builds(DeleteProduct, product_id=TEXT, name=TEXT, deleted=st.booleans(), **STAMP),
    st.builds(
        MakeDataset,
        dataset_id=TEXT,
        product_id=TEXT,
        type=st.sampled_from(["QUALITY", "SECURITY", "BEHAVIOR"]),
        facts=FACTS,
        **STAMP,
    ),
    st.builds(EditDataset, dataset_id=TEXT, facts=FACTS, before=FACTS, **STAMP),
    st.builds(DeleteDataset, dataset_id=TEXT, name=TEXT, deleted=st.booleans(), **STAMP),
)


@given(CHANGES)
def test_a_change_comes_back_as_it_was(change: AnyChange) -> None:
    assert decode(encode(change)) == change
    line = to_line(change)
    assert line.count("\n") == 1
    line.encode()  # a file of UTF-8 takes it
    assert from_line(line) == change


@given(CHANGES, st.data())
def test_a_line_with_a_lost_bit_is_never_taken_for_a_change(
    change: AnyChange, data: st.DataObject
) -> None:
    line = bytearray(to_line(change).rstrip("\n").encode())
    place = data.draw(st.integers(0, len(line) - 1))
    line[place] ^= 1 << data.draw(st.integers(0, 7))
    try:
        text = line.decode()
    except UnicodeDecodeError:
        return
    with pytest.raises(CodecError):
        from_line(text)


_FIRSTS = (ImportCases, MakeProduct, MakeDataset, WriteGuidelines)
"""Kinds that are taken back by a change of another kind."""


@given(CHANGES.filter(lambda change: not isinstance(change, _FIRSTS)))
def test_the_inverse_of_the_inverse_is_the_change(change: AnyChange) -> None:
    assert change.inverse().inverse() == change


@given(CHANGES.filter(lambda change: isinstance(change, _FIRSTS)), TEXT)
def test_what_brought_something_is_taken_back_by_its_going(change: Any, step: str) -> None:
    inverse = change.inverse(step=step)
    assert isinstance(inverse, RemoveImport | DeleteProduct | DeleteDataset | WithdrawGuidelines)
    assert any(getattr(inverse, name, None) for name in ("removed", "deleted", "withdrawn"))
    assert (inverse.step, inverse.made_at, inverse.device) == (step, change.made_at, change.device)
    assert inverse.inverse().inverse() == inverse


def test_every_kind_of_change_has_a_written_form() -> None:
    assert {cls for _, cls in changes._KINDS.values()} == set(AnyChange.__args__)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "{}",
        '{"kind":"cast_vote"}',
        '{"kind":"dance","v":1}',
        '{"kind":"cast_vote","v":2}',
        '{"kind":"cast_vote","v":0}',
        '{"kind":"cast_vote","v":"1"}',
        '{"kind":"cast_vote","v":1,"id":"a"}',
        encode(a_vote()).replace('"score":1', '"score":2'),
        encode(a_vote()).replace('"made_at":"', '"made_at":"x'),
        encode(a_vote())[:-1] + ',"more":1}',
        "[" * 100_000,
    ],
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(CodecError):
        decode(text)


def test_what_an_older_program_wrote_is_lifted_version_by_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A made-up past: version 1 had `stars`, version 2 `points`, version 3 is today's."""

    def up_1(body: dict[str, Any]) -> dict[str, Any]:
        return body | {"points": body.pop("stars") * 10}

    def up_2(body: dict[str, Any]) -> dict[str, Any]:
        points = body.pop("points")
        return body | {"vote": {"score": 1 if points > 20 else -1, "reason": ""}}

    monkeypatch.setitem(changes._KINDS, "cast_vote", (3, CastVote))
    monkeypatch.setitem(changes._UPGRADES, ("cast_vote", 1), up_1)
    monkeypatch.setitem(changes._UPGRADES, ("cast_vote", 2), up_2)
    today = encode(a_vote())
    assert '"v":3' in today
    assert decode(today) == a_vote()
    body = json.to_python(json.parse(today))
    del body["vote"]
    assert decode(json.dump(body | {"v": 1, "stars": 3})) == a_vote()
    assert decode(json.dump(body | {"v": 2, "points": 30})) == a_vote()
    with pytest.raises(CodecError):
        decode(today.replace('"v":3', '"v":4'))


FIRST_IMPORT = (
    '{"kind":"import_cases","v":1,"id":"c","step":"c","made_at":"2026-03-01T12:00:00+00:00",'
    '"made_by":"p","device":"desk","app_version":"1","undoes":null,"visible":[],'
    '"import_id":"i","dataset_id":"d","file_name":"cards.csv","file_hash":"f",'
    '"mapping":{"question":"input"},"taken":3,"same":2,"changed":1,"refused":4}'
)


def test_an_import_of_the_first_program_left_changed_rows_and_is_no_step() -> None:
    change = decode(FIRST_IMPORT)
    assert isinstance(change, ImportCases)
    assert (change.taken, change.same, change.refused) == (3, 2, 4)
    assert (change.changed, change.conflicting) == (0, 1)
    assert not is_undoable(change)


@pytest.mark.parametrize("score", [2, -2, None, "1", 0.5])
def test_a_score_outside_the_contract_is_refused(score: Any) -> None:
    """B19: Galtea documents 1, -1 and 0."""
    with pytest.raises(ValueError, match="no score"):
        Vote(score=score)


@pytest.mark.parametrize(
    ("made", "about"),
    [
        ([a_vote()], ""),
        ([an_import()], "cards.csv"),
        ([an_import().inverse()], "cards.csv"),
    ],
)
def test_a_step_without_a_case_says_what_it_is_about(made: list[AnyChange], about: str) -> None:
    """B38."""
    assert subject(made) == about


@pytest.mark.parametrize(
    ("made", "name"),
    [
        ([a_vote(vote=Vote(score=1))], "upvote"),
        ([a_vote(vote=Vote(score=-1))], "downvote"),
        ([a_vote(vote=Vote(), before=Vote(score=1))], "clear_vote"),
        ([a_mark(reviewed=True)], "mark_reviewed"),
        ([a_mark(reviewed=False)], "unmark_reviewed"),
        ([a_vote(), a_mark()], "approve"),
        ([a_vote(vote=Vote(score=-1)), a_mark()], "downvote"),
        ([an_import()], "import"),
        ([an_import().inverse()], "remove_import"),
    ],
)
def test_a_step_is_named_by_what_a_person_did(made: list[AnyChange], name: str) -> None:
    """B38."""
    assert step_name(made) == name
