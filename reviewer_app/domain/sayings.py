"""Sentences for a person that rules say, kept apart from the values in them, to be translated."""

from collections.abc import Iterable
from typing import Any


class Saying(str):
    """A sentence in English that still knows its text and the values that were put in.

    one: the text for a single thing, where `text` is one for a count, which is the value `n`.
    """

    __slots__ = ("one", "text", "values")

    text: str
    values: dict[str, Any]
    one: str


class Amount(int):
    """A number whose thousands stand apart: 32,767."""

    def __format__(self, format_spec: str) -> str:
        return f"{int(self):,}"


class Listing(str):
    """Names one after the other, for a value of a saying; the window has its own mark between."""

    __slots__ = ("parts",)

    parts: tuple[str, ...]


def list_up(parts: Iterable[str]) -> Listing:
    """The names with a comma between them."""
    named = tuple(parts)
    listing = Listing(", ".join(named))
    listing.parts = named
    return listing


def say(text: str, /, **values: Any) -> Saying:
    """A sentence with its values, as `str.format` puts them in.

    The window shows it in its own language; the command line and the log have it as it is.
    """
    saying = Saying(text.format(**values))
    saying.text, saying.values, saying.one = text, values, ""
    return saying


def say_n(one: str, many: str, n: int, /, **values: Any) -> Saying:
    """A sentence about `n` things; a translation brings its own plural forms."""
    values["n"] = Amount(n)
    saying = Saying((one if n == 1 else many).format(**values))
    saying.text, saying.values, saying.one = many, values, one
    return saying
