"""One value of a JSON text is changed; everything else stays as it was written."""

import json as plain

from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain import json
from reviewer_app.domain.json_places import Path, children, put, remove, text_at

WRITTEN = '{\n  "b": 1.10,\n  "a": {"x": [1E5, "é\\u00e9"]},\n  "unknown": null\n}'


def test_only_the_value_is_replaced() -> None:
    assert put(WRITTEN, ("a", "x", 0), "2") == WRITTEN.replace("1E5", "2")
    assert put(WRITTEN, ("b",), '"new"') == WRITTEN.replace("1.10", '"new"')


def test_a_missing_member_comes_last_and_on_a_line_of_its_own_where_the_others_do() -> None:
    assert put(WRITTEN, ("c",), "true") == WRITTEN[:-2] + ',\n  "c": true\n}'
    assert put('{"a":1}', ("c",), "2") == '{"a":1,"c":2}'
    assert put('{"a": 1}', ("c",), "2") == '{"a": 1, "c": 2}'
    assert put("{ }", ("c",), "2") == '{"c": 2}'
    assert put("[1, 2]", (2,), "3") == "[1, 2, 3]"


def test_what_is_missing_on_the_way_is_made() -> None:
    assert put("{}", ("a", "b", 0), "1") == '{"a": {"b": [1]}}'
    assert put('{"a": 3}', ("a", "b"), "1") == '{"a": {"b": 1}}'


def test_a_member_is_removed_with_one_comma() -> None:
    assert remove(WRITTEN, ("b",)) == WRITTEN.replace('"b": 1.10,\n  ', "")
    assert remove(WRITTEN, ("unknown",)) == WRITTEN.replace(',\n  "unknown": null', "")
    assert remove('{"a": 1}', ("a",)) == "{}"
    assert remove("[1, 2, 3]", (1,)) == "[1, 3]"
    assert remove(WRITTEN, ("a", "nowhere")) == WRITTEN


def test_a_value_is_told_as_it_is_written() -> None:
    assert text_at(WRITTEN, ("a", "x", 0)) == "1E5"
    assert text_at(WRITTEN, ("b",)) == "1.10"
    assert text_at(f" {WRITTEN}\n", ()) == WRITTEN
    assert text_at(WRITTEN, ("b", "deeper")) is None


def test_numbers_longer_than_python_reads_do_not_break_it() -> None:
    digits = "9" * 5_000
    assert put(f'{{"a": {digits}, "b": 1}}', ("b",), "2") == f'{{"a": {digits}, "b": 2}}'


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=12,
)


@given(VALUES, st.sampled_from([None, 2]), st.data(), VALUES)
def test_any_place_can_be_changed_and_nothing_else_changes(
    value: object, indent: int | None, data: st.DataObject, new: object
) -> None:
    text = plain.dumps(value, indent=indent, ensure_ascii=False)
    path = data.draw(st.sampled_from(_paths(text)))
    changed = put(text, path, plain.dumps(new))
    assert plain.loads(text_at(changed, path) or "") == new
    assert put(changed, path, text_at(text, path) or "") == text
    removed = remove(text, path) if path else text
    json.parse(removed)
    assert not path or isinstance(path[-1], int) or text_at(removed, path) is None


def _paths(text: str, path: Path = ()) -> list[Path]:
    found: list[Path] = [path]
    for child in children(text_at(text, path) or ""):
        found += _paths(text, (*path, child.step))
    return found
