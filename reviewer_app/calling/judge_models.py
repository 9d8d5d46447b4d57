"""Judge models: which model judges, and how it is called, as a file says it.

The keys of the file, in YAML or JSON; only `url` is needed:

url                 of the API, such as https://api.openai.com/v1 or http://localhost:1234/v1
model               the one that is asked where a case names no judge_model
auth                as for an endpoint, see `authorization`; most servers want type: bearer
headers             names and values
temperature         0 unless it says otherwise; null for models that take none
parameters          what else is sent, such as max_tokens or seed
timeout             seconds for one attempt (60)
attempts            how often it is tried in all when it is busy or out of reach (4)
concurrency         how many questions at once
allow_private       also this computer and private networks
allow_plain_http    also send a key unencrypted to a public address
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from reviewer_app.calling.authorization import Authorization, read_authorization
from reviewer_app.calling.chat_completions import to_url
from reviewer_app.calling.endpoints import read_headers
from reviewer_app.calling.failures import SettingRefused
from reviewer_app.calling.settings import Settings, parse_settings, read_file
from reviewer_app.calling.urls import check_url
from reviewer_app.domain.errors import FileProblem

DEFAULT_SECONDS = 60.0
DEFAULT_ATTEMPTS = 4
_OURS = ("model", "messages", "stream", "n", "temperature")
_NOTHING: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeModel:
    """How a judge model is called. url: of chat completions itself; seconds: for one attempt."""

    url: str
    model: str | None = None
    authorization: Authorization = field(default_factory=Authorization)
    headers: tuple[tuple[str, str], ...] = ()
    temperature: float | None = 0.0
    parameters: Mapping[str, object] = field(default_factory=lambda: _NOTHING)
    seconds: float = DEFAULT_SECONDS
    attempts: int = DEFAULT_ATTEMPTS
    concurrency: int | None = None
    allow_private: bool = False
    allow_plain_http: bool = False


def read_judge_model(path: Path) -> JudgeModel:
    """The judge model that a file describes. Raises FileProblem."""
    text = read_file(path)
    try:
        return parse_judge_model(text)
    except SettingRefused as error:
        raise FileProblem(path, error.reason) from None


def parse_judge_model(text: str) -> JudgeModel:
    """The judge model that a text in YAML or JSON describes. Raises SettingRefused."""
    settings = parse_settings(text)
    url = settings.needed_text("url").strip()
    check_url(url)
    model = JudgeModel(
        url=to_url(url),
        model=settings.text("model"),
        authorization=read_authorization(settings.section("auth")),
        headers=read_headers(settings),
        temperature=_read_temperature(settings),
        parameters=_read_parameters(settings),
        seconds=settings.number("timeout", least=0.001, most=3_600) or DEFAULT_SECONDS,
        attempts=settings.whole("attempts", least=1, most=20) or DEFAULT_ATTEMPTS,
        concurrency=settings.whole("concurrency", least=1, most=1_000),
        allow_private=settings.flag("allow_private"),
        allow_plain_http=settings.flag("allow_plain_http"),
    )
    settings.finish()
    return model


def _read_temperature(settings: Settings) -> float | None:
    given = settings.number("temperature", least=0, most=10)
    return given if settings.has("temperature") else 0.0


def _read_parameters(settings: Settings) -> Mapping[str, object]:
    parameters = settings.values("parameters")
    for name, value in parameters.items():
        if name in _OURS:
            raise settings.refuse("parameters", f"cannot have {name} in it")
        if not isinstance(value, str | int | float | bool | None):
            raise settings.refuse("parameters", f"can have texts, numbers, true and false: {name}")
    return parameters
