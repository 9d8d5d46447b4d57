"""What a choice in the mapping table changes."""

import pytest

from reviewer_app.domain.mappings import (
    FILE_FIELDS,
    KNOWN_OUTPUT,
    ColumnUse,
    Grouping,
    Mapping,
    Speaker,
)
from reviewer_app.ui.importing.uses import (
    CONVERSATION,
    ENDS_WITH_ANSWER,
    GROUPS,
    LEFT_OUT,
    ROLE,
    TEXT,
    TURN_USES,
    use_of,
    with_use,
)

FIRST = Mapping(
    uses=(
        ColumnUse(column="Pregunta", field="input"),
        ColumnUse(column="Herramientas", field="expected_tools", form=";"),
    )
)
ALTERNATING = Mapping(
    uses=(), grouping=Grouping(conversation="thread", role="who", text="words", has_answer=True)
)


def test_every_field_of_a_file_can_be_chosen_once() -> None:
    offered = [use for group in GROUPS for use in group.uses]
    assert sorted(offered) == sorted((*FILE_FIELDS, *TURN_USES))


def test_a_column_says_what_it_is_used_for_and_in_which_form() -> None:
    assert use_of(FIRST, "Herramientas") == ("expected_tools", ";")
    assert use_of(FIRST, "Notas") == (LEFT_OUT, "")


def test_a_field_that_another_column_had_leaves_that_one_out() -> None:
    changed = with_use(FIRST, "Notas", "input")
    assert use_of(changed, "Notas") == ("input", "")
    assert use_of(changed, "Pregunta") == (LEFT_OUT, "")


def test_several_columns_can_hold_known_outputs() -> None:
    changed = with_use(with_use(FIRST, "gpt", KNOWN_OUTPUT), "claude", KNOWN_OUTPUT)
    assert changed.output_columns == ("gpt", "claude")


def test_a_column_that_is_left_out_is_used_no_more() -> None:
    changed = with_use(FIRST, "Herramientas", LEFT_OUT)
    assert changed.as_pairs() == {"Pregunta": "input"}


def test_another_form_keeps_the_field() -> None:
    changed = with_use(FIRST, "Herramientas", "expected_tools", "|")
    assert use_of(changed, "Herramientas") == ("expected_tools", "|")


@pytest.mark.parametrize(
    ("column", "use"),
    [
        ("thread", (CONVERSATION, "")),
        ("who", (ROLE, "")),
        ("words", (TEXT, ENDS_WITH_ANSWER)),
        ("id", (LEFT_OUT, "")),
    ],
)
def test_the_columns_of_turns_say_what_they_are(column: str, use: tuple[str, str]) -> None:
    assert use_of(ALTERNATING, column) == use


def test_turns_can_be_put_together_column_by_column() -> None:
    mapping = Mapping(uses=())
    for column, use in (("thread", CONVERSATION), ("who", ROLE), ("words", TEXT)):
        mapping = with_use(mapping, column, use)
    assert mapping.grouping == Grouping(conversation="thread", role="who", text="words")


def test_a_column_per_speaker_takes_the_place_of_one_column_with_all_words() -> None:
    changed = with_use(ALTERNATING, "asked", "turn:user")
    changed = with_use(changed, "answered", "turn:assistant", ENDS_WITH_ANSWER)
    assert changed.grouping == Grouping(
        conversation="thread",
        speakers=(
            Speaker(column="asked", role="user"),
            Speaker(column="answered", role="assistant"),
        ),
        has_answer=True,
    )


def test_turns_without_any_column_are_gone() -> None:
    mapping = ALTERNATING
    for column in ("thread", "who", "words"):
        mapping = with_use(mapping, column, LEFT_OUT)
    assert mapping.grouping is None


def test_a_column_of_turns_that_becomes_a_field_leaves_the_turns() -> None:
    changed = with_use(ALTERNATING, "words", "input")
    assert [(use.column, use.field) for use in changed.uses] == [("words", "input")]
    assert changed.grouping == Grouping(conversation="thread", role="who", has_answer=True)
