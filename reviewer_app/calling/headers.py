"""Headers: which names and values can be sent, and which are ours to set."""

import re

from reviewer_app.calling.failures import SettingRefused

_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_VALUE = re.compile(r"[\x21-\x7e](?:[\x20-\x7e\t]*[\x21-\x7e])?")
_OURS = ("host", "content-length", "transfer-encoding", "connection", "accept-encoding", "te")


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
