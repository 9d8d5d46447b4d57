"""Endpoints: how a product is called over HTTP, as a file says it.

The keys of the file, in YAML or JSON; only `url` is needed:

name                the product's name in reports
url                 https://…, or http://…
method              POST (the default), GET, PUT, PATCH or DELETE
headers             names and values
auth                type: none, bearer, basic or api_key, see `authorization`
query               names and templates, added to the url
body                a template; for a method with a body its default is {"input": …}
content_type        application/json
answer              JSONPaths: text, tool_calls, tool_name, tool_arguments, model, input_tokens,
                    output_tokens. Without them, the whole answer is the output, as text
requests_per_second, requests_per_minute    how often it may be called
concurrency         how many cases at once
allow_private       also this computer and private networks
allow_plain_http    also send a key unencrypted to a public address
max_answer_mb       16

Templates are Jinja2's, see `facts` for the names that they know.
"""

from dataclasses import dataclass, field
from pathlib import Path

from reviewer_app.calling.authorization import Authorization, read_authorization
from reviewer_app.calling.failures import SettingRefused
from reviewer_app.calling.headers import check_header
from reviewer_app.calling.settings import Settings, parse_settings, read_file
from reviewer_app.calling.urls import check_url
from reviewer_app.domain.errors import FileProblem

METHODS = ("POST", "GET", "PUT", "PATCH", "DELETE")
ANSWER_PATHS = (
    "text",
    "tool_calls",
    "tool_name",
    "tool_arguments",
    "model",
    "input_tokens",
    "output_tokens",
)
DEFAULT_BODY = '{"input": {{ input | tojson }}}'
DEFAULT_MAX_ANSWER = 16
_MB = 1024 * 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """How a product is called. Times in seconds, max_answer in bytes; see the module.

    answer: JSONPaths by the names in ANSWER_PATHS. requests_per_second and concurrency are kept
    by whoever makes the calls.
    """

    url: str
    name: str = ""
    method: str = "POST"
    headers: tuple[tuple[str, str], ...] = ()
    authorization: Authorization = field(default_factory=Authorization)
    query: tuple[tuple[str, str], ...] = ()
    body: str | None = DEFAULT_BODY
    content_type: str = "application/json"
    answer: tuple[tuple[str, str], ...] = ()
    requests_per_second: float | None = None
    concurrency: int | None = None
    allow_private: bool = False
    allow_plain_http: bool = False
    max_answer: int = DEFAULT_MAX_ANSWER * _MB

    @property
    def is_json(self) -> bool:
        """Whether the body is to be JSON."""
        kind = self.content_type.partition(";")[0].strip().lower()
        return kind in ("application/json", "text/json") or kind.endswith("+json")


def read_endpoint(path: Path) -> Endpoint:
    """The endpoint that a file describes. Raises FileProblem."""
    text = read_file(path)
    try:
        return parse_endpoint(text)
    except SettingRefused as error:
        raise FileProblem(path, error.reason) from None


def parse_endpoint(text: str) -> Endpoint:
    """The endpoint that a text in YAML or JSON describes. Raises SettingRefused."""
    settings = parse_settings(text)
    url = settings.needed_text("url").strip()
    place = check_url(url)
    method = settings.choice("method", METHODS, "POST")
    endpoint = Endpoint(
        url=url,
        name=settings.text("name") or place.name,
        method=method,
        headers=read_headers(settings),
        authorization=read_authorization(settings.section("auth")),
        query=tuple(settings.texts("query").items()),
        body=_read_body(settings, method),
        content_type=_read_content_type(settings),
        answer=_read_answer(settings),
        requests_per_second=_read_rate(settings),
        concurrency=settings.whole("concurrency", least=1, most=1_000),
        allow_private=settings.flag("allow_private"),
        allow_plain_http=settings.flag("allow_plain_http"),
        max_answer=(settings.whole("max_answer_mb", least=1, most=128) or DEFAULT_MAX_ANSWER) * _MB,
    )
    settings.finish()
    return endpoint


def read_headers(settings: Settings) -> tuple[tuple[str, str], ...]:
    """The headers that settings add. Raises SettingRefused."""
    headers = settings.texts("headers")
    for name, value in headers.items():
        check_header(name, value)
        if name.lower() == "authorization":
            raise SettingRefused("headers.Authorization would be shown. Move it to auth.")
        if name.lower() == "content-type":
            raise SettingRefused("headers.Content-Type is set by content_type. Move it there.")
    return tuple(headers.items())


def _read_body(settings: Settings, method: str) -> str | None:
    if settings.has("body") and not settings.is_text("body"):
        raise settings.refuse("body", "must be a text. Write `body: |` and the template below it")
    body = settings.text("body")
    if body and method == "GET":
        raise settings.refuse("body", "is not sent with GET. Use query")
    return body if body or method in ("GET", "DELETE") else DEFAULT_BODY


def _read_content_type(settings: Settings) -> str:
    content_type = settings.text("content_type") or "application/json"
    check_header("content-type", content_type)
    return content_type


def _read_answer(settings: Settings) -> tuple[tuple[str, str], ...]:
    section = settings.section("answer")
    paths = {name: path for name in ANSWER_PATHS if (path := section.text(name))}
    section.finish()
    if paths and "text" not in paths:
        raise section.refuse("text", "is missing. It is the JSONPath of the output")
    return tuple(paths.items())


def _read_rate(settings: Settings) -> float | None:
    second = settings.number("requests_per_second", least=0.001, most=10_000)
    minute = settings.number("requests_per_minute", least=0.001, most=600_000)
    if second and minute:
        raise settings.refuse("requests_per_minute", "and requests_per_second exclude each other")
    return minute / 60 if minute else second
