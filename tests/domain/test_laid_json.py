"""JSON in lines, token by token."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.json import canonical
from reviewer_app.domain.laid_json import ONE_LINE, laid_out

_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=30,
)


@given(_VALUES)
def test_laying_out_changes_white_space_only(value: object) -> None:
    text = json.dumps(value)
    assert canonical(laid_out(text)) == canonical(text)


def test_tokens_stay_as_they_were_written() -> None:
    """B68: numbers, escapes, equal keys and their order."""
    text = '{"id":2916334247900527532,"p":1.10,"e":1E5,"a":1,"a":2,"t":"\\u00e9{},:\\"","l":[]}'
    shown = laid_out(text)
    assert shown.splitlines()[1:4] == [
        '  "id": 2916334247900527532,',
        '  "p": 1.10,',
        '  "e": 1E5,',
    ]
    assert shown.count('"a": ') == 2
    assert '"\\u00e9{},:\\""' in shown


@pytest.mark.parametrize("text", ['{"a": 1}', "[1,2]", '{\n "own": "lines"\n}', "x" * ONE_LINE])
def test_short_json_and_json_in_lines_stay_as_they_are(text: str) -> None:
    assert laid_out(text) == text
