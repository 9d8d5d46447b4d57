"""Chat completions: the protocol of OpenAI that nearly all servers of models speak."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from reviewer_app.calling.failures import CallFailed
from reviewer_app.domain import json
from reviewer_app.domain.answers import Usage
from reviewer_app.domain.evaluations import Plain, Question, Unscorable, read_plain
from reviewer_app.domain.json import JsonError

PATH = "/chat/completions"
_THOUGHTS = re.compile(r"\s*<(think|thinking)>.*?</\1>\s*", re.DOTALL | re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Completion:
    """A model's text, and what it used up by the server's own count."""

    text: str
    usage: Usage


def to_url(url: str) -> str:
    """The address of chat completions below an address such as `https://…/v1`."""
    base, mark, query = url.partition("?")
    base = base.rstrip("/")
    return f"{base if base.endswith(PATH) else base + PATH}{mark}{query}"


def to_body(question: Question, model: str, parameters: Mapping[str, object]) -> str:
    """The request as JSON. parameters: what goes along, such as a temperature."""
    messages = [
        {"role": "system", "content": question.system},
        {"role": "user", "content": question.prompt},
    ]
    return json.dump({"model": model, "messages": messages, **parameters})


def read_completion(text: str) -> Completion:
    """The completion in an answer.

    What a model thought before it answered, between <think> and </think>, is left out: a number
    in there is no mark. Raises CallFailed for an answer without a text.
    """
    try:
        answer = read_plain(text)
    except JsonError as error:
        raise CallFailed(f"The judge's answer is no JSON: {error.reason}.") from None
    except Unscorable as error:
        raise CallFailed(f"The judge's answer cannot be read: {error.reason}") from None
    choice = _at(_at(answer, "choices"), 0)
    message = _at(choice, "message")
    content = _THOUGHTS.sub("", _to_text(_at(message, "content")), count=1)
    if not content.strip():
        raise CallFailed(_tell_why_empty(choice, message))
    return Completion(text=content, usage=_read_usage(_at(answer, "usage")))


def _at(value: Plain, key: str | int) -> Plain:
    """What a map or list has there; None where it is neither, or has nothing."""
    if isinstance(value, dict) and isinstance(key, str):
        return value.get(key)
    if isinstance(value, list) and isinstance(key, int) and key < len(value):
        return value[key]
    return None


def _to_text(content: Plain) -> str:
    """The text of a message; it may come in parts."""
    if isinstance(content, list):
        content = "".join(_to_text(_at(part, "text")) for part in content)
    return content if isinstance(content, str) else ""


def _tell_why_empty(choice: Plain, message: Plain) -> str:
    if refusal := _to_text(_at(message, "refusal")):
        return f"The judge refused: {refusal[:300]}"
    reason = _at(choice, "finish_reason")
    if reason == "length":
        return "The judge ran out of tokens before it answered. Allow more in parameters."
    if reason == "content_filter":
        return "The judge's answer was held back by a content filter."
    if choice is None:
        return "The judge's answer has no choices. Check that the url is one of chat completions."
    return "The judge's answer has no text."


def _read_usage(usage: Plain) -> Usage:
    counts = [_at(usage, name) for name in ("prompt_tokens", "completion_tokens", "total_tokens")]
    given, made, total = (count if type(count) is int and count >= 0 else 0 for count in counts)
    return Usage(
        input_tokens=given, output_tokens=made, total_tokens=total or given + made, requests=1
    )
