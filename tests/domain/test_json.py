"""JSON is kept as it was written, and compared by what it means."""

import json as stdlib
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, JsonError, Members, Number

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(codec=None)),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@pytest.mark.parametrize("number", ["1.10", "1E5", "1e+5", "-0", "-0.0", "123456789012345678901"])
def test_a_number_keeps_its_spelling(number: str) -> None:
    assert json.parse(number) == Number(number)
    assert json.dump(json.parse(f"[{number}]")) == f"[{number}]"
    assert json.is_number(number)


@pytest.mark.parametrize(
    "text", ["01", "1.", ".5", "+1", "NaN", "Infinity", "0x1", "1_000", "", "１"]
)
def test_what_json_does_not_call_a_number_is_none(text: str) -> None:
    assert not json.is_number(text)
    with pytest.raises(JsonError):
        json.parse(text)


def test_equal_keys_and_their_order_survive() -> None:
    text = '{"b":1,"a":2,"b":3}'
    assert json.parse(text) == Members((("b", "1"), ("a", "2"), ("b", "3")))
    assert json.dump(json.parse(text)) == text


@given(VALUES)
def test_what_is_written_is_read_again_also_by_others(value: Any) -> None:
    text = json.dump(value)
    assert "\n" not in text
    text.encode()
    assert json.to_python(json.parse(text)) == value
    assert stdlib.loads(text) == value


@given(VALUES)
def test_the_canonical_form_ignores_blanks_escapes_and_the_order_of_keys(value: Any) -> None:
    spread = stdlib.dumps(value, indent=2, ensure_ascii=True)
    mixed = stdlib.dumps(_reversed(value), ensure_ascii=False)
    assert json.canonical(spread) == json.canonical(mixed) == json.canonical(json.dump(value))


def _reversed(value: Any) -> Any:
    if isinstance(value, dict):
        pairs = cast("dict[str, Any]", value).items()
        return {key: _reversed(inner) for key, inner in reversed(pairs)}
    if isinstance(value, list):
        return [_reversed(inner) for inner in cast("list[Any]", value)]
    return value


def test_the_canonical_form_keeps_numbers_and_the_order_of_lists() -> None:
    assert json.canonical("[1.0, 1]") != json.canonical("[1, 1.0]")
    assert json.canonical("1.10") != json.canonical("1.1")


@given(st.dictionaries(st.text(), VALUES))
def test_members_are_cut_out_as_they_were_written(value: dict[str, Any]) -> None:
    text = stdlib.dumps(value, indent=1)
    cut = json.members(text)
    assert [key for key, _ in cut] == list(value)
    assert all(part in text for _, part in cut)
    assert {key: stdlib.loads(part) for key, part in cut} == value


@pytest.mark.parametrize("text", ["", "[]", '{"a"}', '{"a":}', '{"a":1,}', '{"a":1}x', "{a:1}"])
def test_what_is_no_object_is_told_with_its_place(text: str) -> None:
    with pytest.raises(JsonError) as found:
        json.members(text)
    assert 0 <= found.value.position <= len(text)


@pytest.mark.parametrize("depth", [201, 5_000, 200_000])
def test_deep_nesting_is_refused_and_crashes_nothing(depth: int) -> None:
    text = "[" * depth + "]" * depth
    with pytest.raises(JsonError, match="deep"):
        json.parse(text)
    with pytest.raises(JsonError, match="deep"):
        json.members(f'{{"a":{text}}}')


def test_json_texts_are_written_on_one_line_as_they_are() -> None:
    assert json.dump([Json('{"a":\r\n 1.10}'), "x\ny"]) == '[{"a":  1.10},"x\\ny"]'
