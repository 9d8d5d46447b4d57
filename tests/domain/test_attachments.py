"""Attached files: found in the parts of an input, added and removed without respelling it."""

import pytest

from reviewer_app.domain.attachments import (
    Attachment,
    NotAttachable,
    attachments_of,
    is_text_with_files,
    text_of,
    with_attachment,
    without_attachment,
)
from reviewer_app.domain.json import Json

STORED = Json(
    '{ "user_message" : "Read \\u0062oth", "n": 1.10,'
    ' "content": [ {"type":"file", "uri":"s3://b/files/o/1.pdf","filename":"a.pdf",'
    ' "mimeType":"application/pdf","sizeBytes": 1200},\n'
    '  {"type":"text","text":"And this"}, {"type":"file","uri":"https://x.example/d%20e.png"} ],'
    ' "id":2916334247900527532 }'
)
PDF = Attachment(
    uri="s3://b/files/o/1.pdf", filename="a.pdf", mime_type="application/pdf", size=1200
)
PNG = Attachment(uri="https://x.example/d%20e.png")


def test_files_are_found_by_name_type_and_size() -> None:
    assert attachments_of(STORED) == (PDF, PNG)
    assert [found.name for found in attachments_of(STORED)] == ["a.pdf", "d e.png"]


@pytest.mark.parametrize(
    "stored",
    [
        None,
        'a file: {"type":"file","uri":"x"}',
        Json("[1]"),
        Json('{"content":"my own file"}'),
        Json('{"content":[{"type":"file"},{"type":"file","uri":""},{"type":"file","uri":3}]}'),
        Json('{"content":[{"type":"audio","uri":"https://x.example/file.wav"}]}'),
    ],
)
def test_other_inputs_have_none(stored: str | Json | None) -> None:
    assert attachments_of(stored) == ()


def test_the_words_of_an_input() -> None:
    assert text_of(None) == ""
    assert text_of("plain") == "plain"
    assert text_of(STORED) == "Read both"
    parts = '{"content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]}'
    assert text_of(Json(parts)) == "a\nb"
    assert text_of(Json('{"slots":[1]}')) == ""


@pytest.mark.parametrize(
    ("text", "is_all"),
    [
        ('{"user_message":"a","content":[{"type":"file","uri":"x","sizeBytes":3}]}', True),
        ('{"content":[{"type":"text","text":"a"},{"type":"file","uri":"x"}]}', True),
        ('{"user_message":"a","id":1,"content":[{"type":"file","uri":"x"}]}', False),
        ('{"user_message":"a","content":[{"type":"file","uri":"x","note":"n"}]}', False),
        ('{"user_message":"a","content":[{"type":"file","uri":"x","sizeBytes":1.5}]}', False),
        ('{"user_message":"a","user_message":"b","content":[]}', False),
        ('{"user_message":"a","content":[{"type":"text","text":"b"}]}', False),
        ('{"user_message":1,"content":[]}', False),
        ("[]", False),
    ],
)
def test_text_and_files_may_be_all_that_an_input_holds(text: str, is_all: bool) -> None:
    assert is_text_with_files(Json(text)) == is_all


def test_b68_a_file_is_added_and_the_rest_keeps_its_spelling() -> None:
    """B68: tokens that nobody touched stay byte-identical."""
    added = with_attachment(STORED, PNG)

    place = STORED.text.index(" ],")
    written = ',{"type":"file","uri":"https://x.example/d%20e.png"}'
    assert added.text == STORED.text[:place] + written + STORED.text[place:]
    assert attachments_of(added) == (PDF, PNG, PNG)


def test_a_text_becomes_the_message_of_an_input_with_a_file() -> None:
    assert text_of(with_attachment('Say "hi"', PDF)) == 'Say "hi"'
    assert attachments_of(with_attachment('Say "hi"', PDF)) == (PDF,)
    assert attachments_of(with_attachment(None, PDF)) == (PDF,)
    assert with_attachment(Json('{ "a": 1.0 }'), PNG).text == (
        '{ "a": 1.0,"content":[{"type":"file","uri":"https://x.example/d%20e.png"}] }'
    )
    assert attachments_of(with_attachment(Json("{}"), PNG)) == (PNG,)
    assert attachments_of(with_attachment(Json('{"content":[]}'), PNG)) == (PNG,)


@pytest.mark.parametrize(
    ("text", "reason"), [("[1]", "no_object"), ('{"content":3}', "own_content")]
)
def test_inputs_that_can_take_no_file_say_why(text: str, reason: str) -> None:
    with pytest.raises(NotAttachable) as refused:
        with_attachment(Json(text), PDF)
    assert refused.value.reason == reason


def test_removing_a_file_takes_its_comma_along() -> None:
    first = without_attachment(STORED, 0)
    assert attachments_of(first) == (PNG,)
    assert '"content": [ {"type":"text"' in first.text
    assert without_attachment(with_attachment(STORED, PDF), 2) == STORED
    with pytest.raises(IndexError):
        without_attachment(STORED, 2)


def test_the_last_file_takes_its_list_along() -> None:
    assert without_attachment(with_attachment("Hi", PDF), 0) == Json('{"user_message":"Hi"}')
    assert without_attachment(with_attachment(None, PDF), 0) == Json("{}")


@pytest.mark.parametrize(
    ("uri", "is_openable"),
    [
        ("https://x.example/a.pdf", True),
        ("HTTP://x.example/a.pdf", True),
        ("javascript:alert(1)", False),
        (" java\tscript:alert(1)", False),
        ("https:", False),
        ("https://x.example/a\n.pdf", False),
        ("file:///etc/passwd", False),
        ("data:text/html,<b>", False),
        ("s3://bucket/a.pdf", False),
        ("\\\\server\\share", False),
        ("smb://server/share", False),
        ("a.pdf", False),
        ("https://[", False),
    ],
)
def test_b66_only_web_addresses_are_opened(uri: str, is_openable: bool) -> None:
    """B66: `javascript:`, `file:///` and `data:` are never handed to the system."""
    assert Attachment(uri=uri).is_openable == is_openable
