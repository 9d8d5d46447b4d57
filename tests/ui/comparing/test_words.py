"""What a comparison says of values that are codes or lists, and of what a button takes over."""

import pytest

from reviewer_app.domain.differences import compare_field
from reviewer_app.domain.json import Json
from reviewer_app.services.differing import DiffTools
from reviewer_app.ui.comparing.heads import use_words
from reviewer_app.ui.comparing.words import part_words, summary, value_line


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("stopping_criterias", ("One ends it", "Or two"), "One ends it · Or two"),
        ("language", "en-GB", "English (United Kingdom)"),
        ("gender", "MALE", "Male"),
        ("gender", "other", "other"),
        ("background_noise_profile", "pink", "Pink noise"),
        ("context", Json('{"a": 1}'), '{"a": 1}'),
        ("max_iterations", 4, "4"),
        ("goal", None, ""),
    ],
)
def test_a_closed_card_tells_a_value_in_words(name: str, value: object, told: str) -> None:
    assert value_line(name, value) == told


@pytest.mark.parametrize(
    ("name", "a", "b", "said"),
    [
        ("goal", None, "Book it", "Use the text of A"),
        ("max_iterations", 6, 4, "Use the value of A"),
        ("context", "plain", Json("{}"), "Use the value of A"),
        ("tags", ("a",), ("b",), "Use the list of A"),
    ],
)
def test_the_button_names_what_it_takes_over(name: str, a: object, b: object, said: str) -> None:
    assert use_words(compare_field(name, a, b, DiffTools())) == said


def test_what_turns_carry_besides_their_words_is_no_turn() -> None:
    turns = [
        '{"role": "user", "content": "Two of them"}',
        '{"role": "assistant", "content": "Here", "context": {"id": 1}}',
    ]
    a = Json(f"[{', '.join(turns)}]")
    b = Json(a.text.replace("Two", "Three"))
    field = compare_field("conversation_history", a, b, DiffTools())
    assert summary(field, is_final=True) == "1 of 2 turns differ"
    c = Json(a.text.replace('"id": 1', '"id": 2'))
    field = compare_field("conversation_history", a, c, DiffTools())
    assert summary(field, is_final=True) == "1 of 2 turns differ"
    assert part_words("turns", 0) == "What the turns carry besides is the same"
