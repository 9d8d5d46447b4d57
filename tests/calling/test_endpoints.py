"""How a product is called, as a file says it."""

from pathlib import Path

import pytest

from reviewer_app.calling.authorization import Authorization
from reviewer_app.calling.endpoints import DEFAULT_BODY, parse_endpoint, read_endpoint
from reviewer_app.calling.failures import SettingRefused
from reviewer_app.calling.keys import Key
from reviewer_app.domain.errors import FileProblem

WHOLE = """
name: support bot
url: https://bot.example/v1/chat
method: put
headers:
  X-Team: qa
auth:
  type: api_key
  header: X-Key
  key_env: BOT_KEY
query:
  version: "{{ metadata.version }}"
body: |
  {"messages": {{ messages | tojson }}}
answer:
  text: $.choices[0].message.content
  tool_calls: $.choices[0].message.tool_calls[*]
requests_per_minute: 90
concurrency: 4
allow_private: true
max_answer_mb: 1
"""


def test_everything_can_be_said() -> None:
    endpoint = parse_endpoint(WHOLE)
    assert (endpoint.name, endpoint.method) == ("support bot", "PUT")
    assert endpoint.headers == (("X-Team", "qa"),)
    assert endpoint.authorization == Authorization(
        kind="api_key", variable="BOT_KEY", header="X-Key"
    )
    assert dict(endpoint.answer)["text"] == "$.choices[0].message.content"
    assert (endpoint.requests_per_second, endpoint.concurrency) == (1.5, 4)
    assert endpoint.max_answer == 1024 * 1024
    assert endpoint.allow_private
    assert not endpoint.allow_plain_http


def test_a_url_is_enough() -> None:
    endpoint = parse_endpoint("url: http://localhost:8000/ask")
    assert (endpoint.name, endpoint.method, endpoint.body) == (
        "localhost:8000",
        "POST",
        DEFAULT_BODY,
    )
    assert endpoint.answer == ()
    assert endpoint.authorization.find({}) is None


def test_a_get_has_no_body() -> None:
    assert parse_endpoint("url: http://a.example\nmethod: GET").body is None


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("metod: GET", "There is no setting metod. Is method meant?"),
        ("answer: {txt: $.a}", "There is no setting answer.txt. Is text meant?"),
        ("auth: {type: bearer, token: a, tokn_env: B}", "There is no setting auth.tokn_env"),
        ("auth: {type: none, token: a}", "There is no setting auth.token"),
        ("auth: {type: oauth}", "auth.type must be one of none, bearer, basic, api_key"),
        ("auth: {type: bearer}", "auth.token_env is missing"),
        ("auth: {type: bearer, token: a, token_env: B}", "exclude each other"),
        ("auth: {type: basic, password: a}", "auth.username is missing"),
        ("auth: {type: basic, password: a, username: 'a:b'}", "colon"),
        ("auth: {type: api_key, key: a, header: 'X Key'}", "no name of a header"),
        ("auth: {type: api_key, key: a, header: Host}", "set by Reviewer"),
        ("auth: secret", "auth must have keys"),
        ("method: TRACE", "method must be one of"),
        ("headers: {Authorization: x}", "Move it to auth"),
        ("headers: {content-type: x}", "Move it there"),
        ("headers: {Content-Length: '5'}", "set by Reviewer"),
        ("headers: {'X Y': x}", "no name of a header"),
        ('headers: {X-Y: "a\\r\\nHost: b"}', "cannot be sent"),
        ("headers: {X-Y: ä}", "cannot be sent"),
        ("headers: {X-Y: 5}", "Put quotes around 5"),
        ("body: {a: 1}", "must be a text. Write `body: |`"),
        ("body: x\nmethod: GET", "not sent with GET"),
        ("answer: {tool_calls: $.a}", "answer.text is missing"),
        ("requests_per_second: 0", "from 0.001 to"),
        ("requests_per_second: 1\nrequests_per_minute: 1", "exclude each other"),
        ("concurrency: 1.5", "whole number"),
        ("max_answer_mb: 4096", "from 1 to 128"),
        ("allow_private: 'yes'", "true or false"),
    ],
)
def test_what_cannot_be_is_told(more: str, told: str) -> None:
    with pytest.raises(SettingRefused) as caught:
        parse_endpoint(f"url: https://bot.example\n{more}")
    assert told in caught.value.reason


def test_a_file_is_named_with_its_problem(tmp_path: Path) -> None:
    path = tmp_path / "bot.yaml"
    path.write_text("url: ftp://x")
    with pytest.raises(FileProblem, match=r"bot\.yaml: The url must begin with https"):
        read_endpoint(path)


@pytest.mark.parametrize(
    ("authorization", "header"),
    [
        (Authorization(kind="bearer", variable="K"), ("Authorization", "Bearer abc")),
        (Authorization(kind="bearer", key=Key("x")), ("Authorization", "Bearer x")),
        (Authorization(kind="api_key", variable="K"), ("X-API-Key", "abc")),
        (
            Authorization(kind="basic", variable="K", username="ada"),
            ("Authorization", "Basic YWRhOmFiYw=="),
        ),
    ],
)
def test_each_kind_of_authorization_has_its_header(
    authorization: Authorization, header: tuple[str, str]
) -> None:
    found = authorization.find({"K": "abc"})
    assert found is not None
    assert (found.name, found.value.value) == header


def test_no_key_shows_in_what_was_read() -> None:
    endpoint = parse_endpoint("url: https://a.example\nauth: {type: bearer, token: sk-secret}")
    assert "sk-secret" not in repr(endpoint)


@pytest.mark.parametrize(
    ("content_type", "is_json"),
    [
        ("application/json; charset=utf-8", True),
        ("application/vnd.api+json", True),
        ("application/x-ndjson", False),
        ("text/plain", False),
    ],
)
def test_only_a_body_of_json_is_checked_as_such(content_type: str, is_json: bool) -> None:
    text = f"url: https://a.example\ncontent_type: {content_type}"
    assert parse_endpoint(text).is_json == is_json
