"""Explaining: what went wrong in an exchange, and what the person can do about it."""

import html
import json
import re
import ssl
from collections.abc import Mapping
from http import HTTPStatus
from typing import TypeVar, cast

import httpcore
import httpx

from reviewer_app.calling.addresses import AddressRefused
from reviewer_app.calling.connecting import NameUnknown
from reviewer_app.calling.exchanges import Call
from reviewer_app.calling.failures import CallFailed
from reviewer_app.calling.keys import black_out
from reviewer_app.calling.retrying import read_retry_after
from reviewer_app.calling.urls import Place

_Kind = TypeVar("_Kind", bound=BaseException)

SHOWN = 300
"""Characters of somebody else's message that are shown."""

_PASSING = {408, 409, 425, 429, 500, 502, 503, 504, 529}
_ADVICE = {
    400: "Compare what is sent with what it asks for.",
    401: "Check the key in auth.",
    403: "Check the key in auth and what it allows.",
    404: "Check the path of the url.",
    405: "Check the method.",
    407: "Proxies are not supported.",
    413: "What is sent is too large for it.",
    415: "Check the content_type.",
    422: "Compare what is sent with what it asks for.",
    429: "Lower the rate or the number of cases at once.",
}
_TITLE = re.compile(r"<title[^>]*>(.*?)</title>", re.IGNORECASE | re.DOTALL)
_CLOSED = re.compile("disconnected|closed connection|cannot handle event type ConnectionClosed")
_UNPRINTABLE = re.compile(r"[\x00-\x20\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+")


def explain_timeout(place: Place, seconds: float, received: int) -> CallFailed:
    """The failure of a call whose time was over when `received` bytes of its answer were there."""
    told = "did not answer" if not received else f"sent {received:,} bytes of an answer, not all,"
    return CallFailed(f"{place.name} {told} within {seconds:g} s.", can_retry=True, timed_out=True)


def explain_error(error: Exception, place: Place) -> CallFailed:
    """The failure of a call that brought no answer at all."""
    certificate = _find_cause(error, ssl.SSLCertVerificationError)
    if certificate:
        return CallFailed(
            f"The certificate of {place.name} cannot be trusted: {certificate.verify_message}. "
            "Check the address; for a certificate authority of your own, name its file in the "
            "environment variable SSL_CERT_FILE."
        )
    if encryption := _find_cause(error, ssl.SSLError):
        why = (encryption.reason or "unknown").replace("_", " ").lower()
        return CallFailed(
            f"https with {place.name} does not work: {why}. Check the url's scheme and port."
        )
    match error:
        case AddressRefused(reason=reason):
            return CallFailed(f"{place.name} is not called: {reason}")
        case NameUnknown():
            return CallFailed(
                f"The name in {place.name} is not known. Check the url and the network.",
                can_retry=True,
            )
        case httpcore.ConnectTimeout():
            return CallFailed(f"{place.name} cannot be reached: no reply.", can_retry=True)
        case httpcore.ConnectError():
            return CallFailed(
                f"Nobody answers at {place.name}. Check that it runs, and the url.", can_retry=True
            )
        case httpcore.RemoteProtocolError() if not _CLOSED.search(str(error)):
            return CallFailed(f"{place.name} does not speak HTTP: {_clean(str(error))}.")
        case httpx.InvalidURL() | UnicodeError():
            return CallFailed(f"The url is none: {_clean(str(error))}.")
        case httpcore.LocalProtocolError() | httpcore.UnsupportedProtocol():
            return CallFailed(f"This cannot be sent: {_clean(str(error))}.")
        case _:
            return CallFailed(
                f"{place.name} broke the connection before its answer was complete.",
                can_retry=True,
            )


def explain_status(
    place: Place, status: int, headers: Mapping[str, str], body: bytes, call: Call
) -> CallFailed:
    """The failure of a call that was answered with a status of failure."""
    parts = [f"{place.name} answered {_name(status)}"]
    if 300 <= status < 400:
        target = black_out(headers.get("location", ""), call.secrets).partition("?")[0]
        advice = "Redirects are not followed. Put the final address into the url."
        parts = [f"{parts[0]} and points to {_clean(target) or 'no place'}"]
    else:
        advice = _ADVICE.get(status, "")
        said = read_message(body, call.secrets)
        parts += [said] if said else []
    told = ": ".join(parts)
    told = told if told.endswith((".", "!", "?", "…")) else f"{told}."
    return CallFailed(
        f"{told} {advice}".strip(),
        can_retry=status in _PASSING,
        retry_after=read_retry_after(headers.get("retry-after", "")),
        status=status,
    )


def read_message(body: bytes, secrets: tuple[str, ...]) -> str:
    """What an error page says, in one short line and without secrets."""
    text = body.decode("utf-8", "replace")
    said = _find_message(text)
    if said is None:
        title = _TITLE.search(text[:100_000])
        said = html.unescape(title[1]) if title else text[:10_000]
    return _clean(black_out(said, secrets))


def _find_message(text: str) -> str | None:
    """The message of an error in JSON, in the places where servers put it."""
    try:
        value: object = json.loads(text) if len(text) < 100_000 else None
    except (ValueError, RecursionError):
        return None
    for _ in range(3):
        if isinstance(value, str):
            return value
        if not isinstance(value, dict):
            return None
        members = cast("dict[str, object]", value)
        keys = ("error", "message", "detail", "title")
        value = next((members[key] for key in keys if members.get(key)), None)
    return None


def _clean(text: str) -> str:
    """One line without what would move the cursor or turn the text round."""
    line = _UNPRINTABLE.sub(" ", text).strip()
    return line if len(line) <= SHOWN else f"{line[:SHOWN]}…"


def _name(status: int) -> str:
    try:
        return f"{status} {HTTPStatus(status).phrase}"
    except ValueError:
        return str(status)


def _find_cause(error: BaseException, kind: type[_Kind]) -> _Kind | None:
    seen = 0
    at: BaseException | None = error
    while at is not None and seen < 10:
        if isinstance(at, kind):
            return at
        at, seen = at.__cause__ or at.__context__, seen + 1
    return None
