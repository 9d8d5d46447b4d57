"""Two cases compared field by field, each by its own form."""

from reviewer_app.domain.differences import compare_field, compare_fields
from reviewer_app.domain.json import Json
from reviewer_app.domain.laid_json import laid_out
from reviewer_app.domain.spans import Reason, State
from reviewer_app.domain.structures import Part, PartsDifference
from reviewer_app.domain.texts import TextDifference
from tests.support.builders import a_case
from tests.support.differing import TOOLS, marked


def _parts(name: str, a: object, b: object) -> list[Part]:
    found = compare_field(name, a, b, TOOLS)
    assert isinstance(found.difference, PartsDifference)
    return [part for part in found.difference.parts if part.state]


def _told(parts: list[Part]) -> list[tuple[str, str | None, str | None]]:
    return [(part.place, part.a, part.b) for part in parts]


def test_fields_come_in_their_order_and_equal_ones_are_known() -> None:
    old = a_case(input="Is it valid?", expected_output="Yes, 30 days.", tags=("a",))
    new = a_case(input="Is it valid?", expected_output="Yes, 90 days.", tags=("a", "b"))
    found = {field.name: field for field in compare_fields(old, new, TOOLS)}
    states = {name: difference.state for name, difference in found.items()}
    assert states == {
        "input": State.SAME,
        "expected_output": State.CHANGED,
        "tags": State.CHANGED,
    }
    assert found["input"].difference is None
    assert (found["expected_output"].removed, found["expected_output"].added) == (1, 1)


def test_json_is_compared_by_path() -> None:
    old = """{"policy": {"referral_days": 30}, "slots": [{"day": "Mon"}, {"day": "Tue"},
        {"day": "Thu", "time": "09:30"}], "hours": "Mon to Fri   "}"""
    new = """{"hours": "Mon to Fri", "slots": [{"day": "Mon"}, {"day": "Tue"}],
        "policy": {"accepts_photo": true, "referral_days": 90}}"""
    assert _told(_parts("context", Json(old), Json(new))) == [
        ("hours", '"Mon to Fri   "', '"Mon to Fri"'),
        ("slots[2]", '{"day":"Thu","time":"09:30"}', None),
        ("policy.accepts_photo", None, "true"),
        ("policy.referral_days", "30", "90"),
    ]


def test_a_json_value_that_differs_in_white_space_is_quiet() -> None:
    found = compare_field("context", Json('{"a": "x  "}'), Json('{"a": "x"}'), TOOLS)
    assert found.state is State.QUIET


def test_spelling_of_numbers_and_repeated_keys_are_differences() -> None:
    """B68."""
    old = Json('{"p": 1.10, "id": 2916334247900527532, "k": 1, "k": 2}')
    new = Json('{"p": 1.1, "id": 2916334247900527533, "k": 1, "k": 3}')
    assert _told(_parts("metadata", old, new)) == [
        ("p", "1.10", "1.1"),
        ("id", "2916334247900527532", "2916334247900527533"),
        ("k (2)", "2", "3"),
    ]


def test_the_order_of_keys_is_no_difference_and_is_told_as_one_of_form() -> None:
    found = compare_field("deps", Json('{"a": 1, "b": 2}'), Json('{"b":2,"a":1}'), TOOLS)
    assert (found.state, found.reason) == (State.QUIET, Reason.JSON_FORM)


def test_a_path_with_an_odd_key_is_quoted() -> None:
    parts = _parts("deps", Json('{"a b": {"c": 1}}'), Json('{"a b": {"c": 2}}'))
    assert parts[0].place == '["a b"].c'


def test_json_that_cannot_be_read_is_compared_as_text() -> None:
    found = compare_field("deps", Json('{"a": 1'), Json('{"a": 2'), TOOLS)
    assert (found.state, found.form) == (State.CHANGED, "text")


def test_lists_are_compared_by_item() -> None:
    old, new = ("check_referral",), ("check_referral", "find_slots")
    assert _told(_parts("expected_tools", old, new)) == [("2", None, "find_slots")]


def test_a_criterion_that_was_reworded_stands_beside_its_old_words() -> None:
    old = ("the user has a date", "ten minutes are over")
    new = ("the user says goodbye", "the user has a new date", "ten minutes are over")
    parts = _parts("stopping_criterias", old, new)
    assert _told(parts) == [
        ("1", None, "the user says goodbye"),
        ("2", "the user has a date", "the user has a new date"),
    ]
    assert marked(parts[1].text) == [("changed", "", "new ")]


def test_conversations_are_compared_by_turn() -> None:
    old = Json("""[{"role": "user", "content": "Hello, is the desk open?"},
        {"role": "assistant", "content": "Yes, until four."}]""")
    new = Json("""[{"role": "user", "content": "Hello, is the desk open?"},
        {"role": "user", "content": "Anybody there?"},
        {"role": "assistant", "content": "Yes, until six.", "tool_calls": [1]}]""")
    parts = _parts("conversation_history", old, new)
    assert _told(parts) == [
        ("2", None, "Anybody there?"),
        ("3", "Yes, until four.", "Yes, until six."),
        ("3+", None, '{"tool_calls":[1]}'),
    ]


def test_another_role_for_the_same_words_is_a_difference() -> None:
    old = Json('[{"role": "user", "content": "Yes, until four."}]')
    new = Json('[{"role": "assistant", "content": "Yes, until four."}]')
    (part,) = _parts("conversation_history", old, new)
    assert (part.head_a, part.head_b, part.state) == ("user", "assistant", State.CHANGED)


def test_text_that_became_json_is_a_change() -> None:
    found = compare_field("input", '{"a": 1}', Json('{"a": 1}'), TOOLS)
    assert found.state is State.CHANGED


def test_nothing_and_an_empty_text_are_not_the_same() -> None:
    assert compare_field("goal", None, "", TOOLS).state is State.CHANGED
    assert compare_field("tags", (), None, TOOLS).state is State.CHANGED


def test_numbers_and_words_of_a_list_are_compared_as_they_are_written() -> None:
    found = compare_field("timeout", 30_000, 60_000, TOOLS)
    assert found.state is State.CHANGED
    assert (found.removed, found.added) == (1, 1)


def test_json_beside_the_text_that_was_made_of_it_is_laid_out_alike() -> None:
    """One stray letter is one change, not a whole text of other blanks."""
    written = '{"messages":[' + ",".join(
        f'{{"role":"user","content":"Hello {n}"}}' for n in range(9)
    )
    before = Json(written + "]}")
    found = compare_field("input", before, "x" + laid_out(before.text), TOOLS)
    assert isinstance(found.difference, TextDifference)
    assert (found.difference.removed, found.difference.added) == (0, 1)
