"""Headers: which can be sent, which are ours to set, and which hold a secret by their name."""

import re
from collections.abc import Iterable

from reviewer_app.calling.failures import SettingRefused

_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_VALUE = re.compile(r"[\x21-\x7e](?:[\x20-\x7e\t]*[\x21-\x7e])?")
_OURS = ("host", "content-length", "transfer-encoding", "connection", "accept-encoding", "te")

_SECRET = re.compile("key|token|secret|cookie|auth|passw|session|signature", re.IGNORECASE)


def is_secret(name: str) -> bool:
    """Whether a header's name says that nobody is to see its value."""
    return _SECRET.search(name) is not None


def find_secrets(headers: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """The values that nobody is to see."""
    return tuple(value for name, value in headers if is_secret(name))


def check_header(name: str, value: str) -> None:
    """Raises SettingRefused for a header that cannot be sent or is set by us (RFC 9110)."""
    if not _NAME.fullmatch(name):
        raise SettingRefused(f"{name[:50]!r} is no name of a header.")
    if name.lower() in _OURS:
        raise SettingRefused(f"The header {name} is set by Reviewer itself. Remove it.")
    if not _VALUE.fullmatch(value):
        raise SettingRefused(
            f"The header {name} has a value that cannot be sent: only ASCII, on one line."
        )
