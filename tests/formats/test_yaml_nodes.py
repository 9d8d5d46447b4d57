"""YAML as nodes: what words mean, where things stand, and what is refused."""

import json as standard
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.json import Json, Number, canonical
from reviewer_app.formats.sources import Cell
from reviewer_app.formats.yaml_events import YamlError
from reviewer_app.formats.yaml_nodes import (
    MAX_DEPTH,
    find_fault,
    find_twice,
    read_documents,
    resolve,
    to_cell,
)


def value_of(text: str) -> Cell:
    """The value of the only document; fails where something is wrong inside."""
    (root,) = read_documents(text).roots
    assert find_fault(root) is None
    return to_cell(root)


def fault_in(text: str) -> str:
    (root,) = read_documents(text).roots
    fault = find_fault(root)
    assert fault is not None
    return fault.reason


def twice_in(text: str) -> list[str]:
    (root,) = read_documents(text).roots
    assert find_fault(root) is None
    return [fault.reason for fault in find_twice(root)]


def error_in(text: str) -> tuple[int, str]:
    with pytest.raises(YamlError) as caught:
        read_documents(text)
    return caught.value.line, caught.value.reason


@pytest.mark.parametrize(
    "word",
    [
        *("yes", "No", "on", "OFF", "y", "n", "tRUE", "nULL", "2026-01-01", "1:30", "12:00:00"),
        *(
            "007",
            "1_000",
            "+5",
            "0x1F",
            "0o17",
            "0b1",
            ".inf",
            "-.INF",
            ".nan",
            ".",
            "-",
            "1e",
            "e1",
        ),
        *("NA", "N/A", "None", "=1+1", "-5 a", ":sym", "00.5", "<<", "=", "1,000", "NaN"),
    ],
)
def test_words_that_only_look_special_stay_text(word: str) -> None:
    """I34, I36, I38."""
    found = resolve(word)
    assert found == word
    assert not isinstance(found, Number)


@pytest.mark.parametrize("word", ["", "~", "null", "Null", "NULL"])
def test_nothing_has_five_spellings(word: str) -> None:
    assert resolve(word) is None


@pytest.mark.parametrize(("word", "truth"), [("true", True), ("True", True), ("FALSE", False)])
def test_truth_has_three_spellings_each(word: str, truth: bool) -> None:
    assert resolve(word) is truth


@pytest.mark.parametrize(
    "word", ["0", "-0", "1.10", "1E5", "1e3", "-12.50e+3", "1e400", "208310224003697457"]
)
def test_a_number_keeps_its_spelling(word: str) -> None:
    """I37."""
    assert resolve(word) == Number(word)
    assert isinstance(resolve(word), Number)


@pytest.mark.parametrize(
    ("word", "number"), [(".5", "0.5"), ("5.", "5.0"), ("-.5e3", "-0.5e3"), ("0.", "0.0")]
)
def test_a_fraction_gets_the_zero_that_json_wants(word: str, number: str) -> None:
    found = resolve(word)
    assert found == number
    assert isinstance(found, Number)


def test_quoted_and_block_texts_are_never_guessed_at() -> None:
    found = value_of("a: '1'\nb: \"null\"\nc: |\n  true\nd: >-\n  1.5\ne: ''\n")
    assert found == Json('{"a":"1","b":"null","c":"true\\n","d":"1.5","e":""}')


def test_core_tags_say_what_a_word_is() -> None:
    found = value_of("a: !!str 1\nb: ! 2\nc: !!int '3'\nd: !!float '1.10'\ne: !!null ''\n")
    assert found == Json('{"a":"1","b":"2","c":3,"d":1.10,"e":null}')
    assert value_of("!!map {a: !!seq [!!bool true]}") == Json('{"a":[true]}')


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        ("a: 1\nb: !include x.yaml\n", "!include"),
        ("a: 1\nb: !raw {c: 1}\n", "!raw"),
        ("a:\n  !x [1]\n", "!x"),
        ("a: 1\nb: !!binary aGk=\n", "!!binary"),
        ("a: 1\nb: !!python/object/apply:os.system [ls]\n", "!!python/object/apply:os.system"),
    ],
)
def test_a_tag_of_ones_own_is_told_with_its_line(text: str, tag: str) -> None:
    assert fault_in(text) == f"The tag {tag} on line 2 means nothing here"


def test_equal_keys_are_told_with_both_lines() -> None:
    """I44."""
    assert twice_in("id: a\nx:\n  - 1\nid: b\n") == ['The key "id" stands twice (lines 1 and 4)']
    assert twice_in("a: [{b: 1, 'b': 2}]") == ['The key "b" stands twice (lines 1 and 1)']
    assert twice_in("1: a\n'1': b\n1: c\n") == [
        'The key "1" stands twice (lines 1 and 2)',
        'The key "1" stands twice (lines 2 and 3)',
    ]
    assert twice_in("a: {b: {c: {d: 1, d: 2}}}") == ['The key "d" stands twice (lines 1 and 1)']


def test_both_of_equal_keys_stay_in_the_json_text() -> None:
    """I44."""
    assert value_of("a: {b: {c: 1, c: 2}}\nd: 3\nd: 4\n") == Json(
        '{"a":{"b":{"c":1,"c":2}},"d":3,"d":4}'
    )


def test_a_list_as_key_and_a_merge_key_are_told() -> None:
    assert fault_in("a: 1\n? [1]\n: 2\n") == "The key on line 2 is a list or a map"
    assert fault_in("a: &a {x: 1}\nb:\n  <<: *a\n") == (
        "The merge key << on line 3 is no part of YAML 1.2; write its keys out"
    )


def test_the_letters_of_a_merge_key_are_text_elsewhere() -> None:
    assert value_of('"<<": <<\n') == Json('{"<<":"<<"}')


def test_an_alias_is_a_copy_of_what_its_anchor_marks() -> None:
    text = "a: &x {k: [1.10]}\nb: [*x]\nc: {d: {e: {f: *x}}}\nd: &y 7\ne: *y\n"
    assert value_of(text) == Json(
        '{"a":{"k":[1.10]},"b":[{"k":[1.10]}],"c":{"d":{"e":{"f":{"k":[1.10]}}}},"d":7,"e":7}'
    )


def test_a_later_anchor_of_the_same_name_counts_from_there_on() -> None:
    assert value_of("[&a 1, *a, &a 2, *a]") == Json("[1,1,2,2]")


@pytest.mark.parametrize("text", ["a: 1\nb: *x\n", "a: 1\nb: &x [*x]\n"])
def test_an_alias_of_nothing_is_told(text: str) -> None:
    assert fault_in(text) == "*x on line 2 names nothing before it"


def test_anchors_end_with_their_document() -> None:
    documents = read_documents("a: &x 1\n---\nb: *x\n")
    assert [find_fault(root) is None for root in documents.roots] == [True, False]


def test_aliases_of_aliases_stop_at_a_budget() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for level in range(1, 30):
        inside = ", ".join([f"*a{level - 1}"] * 9)
        lines.append(f"a{level}: &a{level} [{inside}]")
    started = time.perf_counter()
    reason = fault_in("\n".join(lines))
    assert time.perf_counter() - started < 5
    assert reason == "The aliases up to line 7 add more than 10,000,000 characters"


def test_nesting_is_bounded_also_by_way_of_aliases() -> None:
    chain = ["a0: &a0 [x]"] + [f"a{n}: &a{n} [*a{n - 1}]" for n in range(1, 200)]
    too_deep = f"it is nested deeper than {MAX_DEPTH} levels"
    assert error_in("\n".join(chain)) == (MAX_DEPTH, too_deep)
    assert error_in("\n" + "[" * 5000) == (2, too_deep)
    deepest = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert value_of(deepest) == Json(deepest)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a: 1\nb:\n\tc: 1\n", 3, "a tab stands where only blanks are read"),
        ("a: 1\nb: c: 2\n", 2, "a colon stands where no key can be; quote texts with one"),
        ("a: 1\nb: 'x\nc: 2\n", 4, "the file ends inside a quoted text (see line 2 too)"),
        ("a: 1\nb: x\0y\n", 2, "it has the character U+0000, which YAML forbids"),
        ("a: 1\r\nb: 1\rc: x\x07y\n", 3, "it has the character U+0007, which YAML forbids"),
        ("a: 1\nb: x\x07y\n", 2, "it has the character U+0007, which YAML forbids"),
        ("a: 1\nb: \ud83d\n", 2, "it has the character U+D83D, which YAML forbids"),
        ('a: 1\nb: "\\U00110000"\n', 2, "it has an escape for a character that does not exist"),
        ("a:\n  b: 1\n c: 2\n", 3, "its indentation fits nothing above it (see line 1 too)"),
    ],
)
def test_text_that_is_no_yaml_is_told_with_its_line(text: str, line: int, reason: str) -> None:
    """I58."""
    assert error_in(text) == (line, reason)


def test_separators_of_lines_that_yaml_does_not_know_stay_in_the_text() -> None:
    text = "a: x\u2028y\x85z\nb: |\n  p\u2029q\n  r\nc: 's\u2028t'\nc: 1\n"
    (root,) = read_documents(text).roots
    assert to_cell(root) == Json('{"a":"x\u2028y\x85z","b":"p\u2029q\\nr\\n","c":"s\u2028t","c":1}')
    (fault,) = find_twice(root)
    assert fault.line == 6


def test_two_halves_written_as_escapes_are_one_character() -> None:
    assert value_of('a: "\\ud83d\\ude00"') == Json('{"a":"😀"}')
    assert value_of('a: "cut \\ud83d"') == Json('{"a":"cut \\ud83d"}')


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_lines_are_counted_however_they_end(end: str) -> None:
    text = end.join(["a: 1", "b: |", "  x", "  y", "a: 2"])
    assert twice_in(text) == ['The key "a" stands twice (lines 1 and 5)']


@pytest.mark.parametrize(
    ("text", "has_some"),
    [
        ("# c\na: 1\n", True),
        ("a: 1 # c\n", True),
        ("a: [1, # c\n 2]\n", True),
        ("a: | # c\n  x\n", True),
        ("a: 1\n# c\n", True),
        ("a: '# no'\nb: x#y\nc: |\n  # no\nd: \"a # b\"\n", False),
    ],
)
def test_comments_are_noticed(text: str, has_some: bool) -> None:
    assert read_documents(text).has_comments is has_some


TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@given(VALUES.filter(lambda value: isinstance(value, list | dict)))
def test_json_is_read_as_what_it_is(value: object) -> None:
    text = standard.dumps(value)
    found = value_of(text)
    assert isinstance(found, Json)
    assert canonical(found.text) == canonical(text)
