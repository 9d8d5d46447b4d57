"""Keys: secrets that are shown to nobody, and texts in which they are blacked out."""

import os
import re
from collections.abc import Iterable, Mapping

from reviewer_app.calling.failures import SettingRefused

HIDDEN = "[key]"
_SENDABLE = re.compile(r"[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?")
_SHORTEST = 4
"""A text of fewer characters is no secret, and would black out half of a message."""


class Key:
    """A secret text; its `value` must be asked for, and no message or log shows it."""

    __slots__ = ("value",)

    def __init__(self, value: str) -> None:
        """Raises SettingRefused for a text that a header cannot carry."""
        stripped = value.strip()
        if not _SENDABLE.fullmatch(stripped):
            what = "has characters that cannot be sent" if stripped else "is empty"
            raise SettingRefused(f"The key {what}.")
        self.value = stripped

    def __repr__(self) -> str:
        return HIDDEN

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and other.value == self.value

    def __hash__(self) -> int:
        return hash(self.value)


def read_key(variable: str, environment: Mapping[str, str] = os.environ) -> Key:
    """The key in an environment variable.

    Raises SettingRefused for one that is not set, or holds nothing that can be sent.
    """
    value = environment.get(variable)
    if value is None:
        raise SettingRefused(f"The environment variable {variable} is not set.")
    try:
        return Key(value)
    except SettingRefused as error:
        problem = error.reason.removeprefix("The key ")
        raise SettingRefused(f"The key in the environment variable {variable} {problem}") from None


def black_out(text: str, secrets: Iterable[str]) -> str:
    """The text without the secrets that stand in it, such as an error page that repeats them."""
    for secret in sorted(secrets, key=len, reverse=True):
        if len(secret) >= _SHORTEST:
            text = text.replace(secret, HIDDEN)
    return text
