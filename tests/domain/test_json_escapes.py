"""JSON read for looking for words: the letters of its escapes, each at its place."""

import json

from hypothesis import given
from hypothesis import strategies as st

from reviewer_app.domain.json_escapes import ReadJson


@given(st.text(max_size=30))
def test_the_letters_of_a_string_are_found_at_their_places(text: str) -> None:
    written = f'["before", {json.dumps(text)}, "after"]'
    read = ReadJson(written)

    assert text in read.text
    start = read.text.index('"after"')
    assert written[read.source(start) :] == '"after"]'


def test_places_behind_escapes_lead_back_to_the_writing() -> None:
    written = '{"a":"\\u4f60\\u597d 😀\\ud83d\\ude00 \\"x\\" \\n end"}'
    read = ReadJson(written)

    assert read.text == '{"a":"你好 😀😀 "x" \n end"}'
    for word in ("好", "end", "x"):
        place = read.source(read.text.index(word))
        assert written[place:].startswith(word) or word == "好"
    assert written[read.source(read.text.index("好")) :].startswith("\\u597d")
