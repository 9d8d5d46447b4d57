"""Sentences for a person that rules say, kept apart from the values in them, to be translated."""

from typing import Any


class Saying(str):
    """A sentence in English that still knows its text and the values that were put in."""

    __slots__ = ("text", "values")

    text: str
    values: dict[str, Any]


def say(text: str, /, **values: Any) -> Saying:
    """A sentence with its values, as `str.format` puts them in.

    The window shows it in its own language; the command line and the log have it as it is.
    """
    saying = Saying(text.format(**values))
    saying.text, saying.values = text, values
    return saying
