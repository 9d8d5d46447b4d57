"""Mappings: what they hold, and their way through JSON."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.mappings import (
    FILE_FIELDS,
    KNOWN_OUTPUT,
    ColumnUse,
    Grouping,
    Mapping,
    Reading,
    Speaker,
    decode_mapping,
    encode_mapping,
)

_TEXTS = st.text(st.characters(exclude_categories=()), max_size=8)
_USES = st.lists(
    st.builds(
        ColumnUse,
        column=_TEXTS,
        field=st.sampled_from(FILE_FIELDS),
        form=st.sampled_from(["", ";"]),
    ),
    unique_by=(lambda use: use.column, lambda use: use.field),
).map(tuple)
_READINGS = st.builds(
    Reading,
    encoding=st.none() | _TEXTS,
    delimiter=st.none() | _TEXTS,
    sheet=st.none() | _TEXTS,
    header_row=st.none() | st.integers(0, 50),
)
_GROUPINGS = st.builds(
    Grouping,
    conversation=_TEXTS,
    role=_TEXTS,
    text=_TEXTS,
    speakers=st.lists(st.builds(Speaker, column=_TEXTS, role=_TEXTS), max_size=3).map(tuple),
    field=st.sampled_from(["input", "conversation_history"]),
    has_answer=st.booleans(),
)


@given(st.builds(Mapping, uses=_USES, reading=_READINGS, grouping=st.none() | _GROUPINGS))
def test_a_mapping_comes_back_from_its_json_as_it_was(mapping: Mapping) -> None:
    assert decode_mapping(encode_mapping(mapping)) == mapping


def test_what_is_at_its_default_is_not_written() -> None:
    mapping = Mapping(uses=(ColumnUse(column="Pregunta", field="input"),))
    assert encode_mapping(mapping) == '{"uses":[{"column":"Pregunta","field":"input"}]}'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"uses":[{"column":"a"}]}',
        '{"uses":[{"column":"a","field":"colour"}]}',
        '{"uses":[{"column":"a","field":1}]}',
        '{"uses":[{"column":"a","field":"input","size":"9"}]}',
        '{"uses":[],"reading":{"header_row":-1}}',
        '{"uses":[],"reading":{"header_row":true}}',
        '{"uses":[],"reading":{"encoding":5}}',
        '{"uses":[],"grouping":[]}',
    ],
)
def test_anything_else_is_refused_as_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode_mapping(text)


def test_only_known_outputs_are_held_by_several_columns() -> None:
    answers = tuple(ColumnUse(column=name, field=KNOWN_OUTPUT) for name in ("gpt", "claude"))
    mapping = Mapping(uses=(ColumnUse(column="q", field="input"), *answers))
    assert mapping.output_columns == ("gpt", "claude")
    assert set(mapping.by_field) == {"input"}
    with pytest.raises(ValueError, match="input"):
        Mapping(uses=tuple(ColumnUse(column=name, field="input") for name in ("a", "b")))
    with pytest.raises(ValueError, match="a"):
        Mapping(uses=tuple(ColumnUse(column="a", field=name) for name in ("input", "goal")))


def test_grouped_turns_give_the_field_that_they_become() -> None:
    turns = Grouping(conversation="id", role="sender", text="text", has_answer=True)
    mapping = Mapping(uses=(ColumnUse(column="topic", field="name"),), grouping=turns)
    assert mapping.fields == {"name", "input", "expected_output"}
    assert turns.columns == ("id", "sender", "text")
    assert mapping.as_pairs() == {"topic": "name", "sender": "input", "text": "input"}
