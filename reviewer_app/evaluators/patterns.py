"""Patterns: the regular expressions of files, searched for within a time limit.

The original uses PCRE on bytes. Here `regex` searches in text, where a character is a character
whatever bytes it takes (reference G14); `translate` gives it what PCRE spells differently.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache

import regex

from reviewer_app.domain.evaluations import Unscorable
from reviewer_app.domain.sayings import say
from reviewer_app.evaluators.limits import TimeLimit

MAX_LENGTH = 20_000
"""Characters of a pattern: it is read by Python code, which no time limit stops."""

_SIMPLE_FOLDING = "(?-f)"
_TOKEN = re.compile(
    r"""
      \\Q(?P<quoted>.*?)(?:\\E|\Z)
    | \\E(?P<end>)
    | \\x\{(?P<hex>[0-9A-Fa-f]{1,6})\}
    | \\c(?P<control>[@-_a-z])
    | \\(?P<letter>[eNv])(?!\{)
    | \\(?:g\{(?P<group>[1-9][0-9]?)\}|g(?P<plain_group>[1-9]))
    | \\[kg]\{(?P<back>[A-Za-z_]\w*)\} | \\k'(?P<quoted_back>[A-Za-z_]\w*)'
    | \(\?'(?P<named>[A-Za-z_]\w*)'
    | (?P<posix>\[:\^?[a-z]+:\])
    | (?P<escape>\\.)
    | (?P<open>\[\^?\]?)
    | (?P<close>\])
    | (?P<quantifier>\{[0-9]+(?:,[0-9]*)?\})
    | (?P<brace>\{)
    | (?P<set>(?<=&)&|(?<=\|)\||(?<=~)~|(?<=-)-)
    | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_VERTICAL = r"\n\x0b\f\r\x85\u2028\u2029"


def search(pattern: str, text: str, limit: TimeLimit, *, is_caseless: bool) -> bool | None:
    """Whether the pattern is found anywhere; None where it is no valid pattern.

    Raises Unscorable when the time is over.
    """
    compiled = compile_pattern(pattern, is_caseless=is_caseless)
    if compiled is None:
        return None
    try:
        return compiled.search(text, timeout=limit.remaining()) is not None
    except TimeoutError:
        raise limit.exceeded(say("The pattern {pattern}", pattern=shorten(pattern))) from None
    except MemoryError:
        raise Unscorable(
            say("The pattern {pattern} needs too much memory.", pattern=shorten(pattern))
        ) from None


@lru_cache(maxsize=256)
def compile_pattern(pattern: str, *, is_caseless: bool) -> "regex.Pattern | None":
    """The pattern ready to search with, None where it is invalid; the last ones are remembered.

    Raises Unscorable for one that is too long to read.
    """
    if len(pattern) > MAX_LENGTH:
        raise Unscorable(
            say("A pattern of {count} characters is too long.", count=f"{len(pattern):,}")
        )
    flags = regex.VERSION1 | (regex.IGNORECASE if is_caseless else regex.VERSION1)
    try:
        return regex.compile(_SIMPLE_FOLDING + translate(pattern), flags)
    except (regex.error, RecursionError, OverflowError, ValueError, IndexError, KeyError):
        return None  # its reader meets hostile patterns with more than its own error


def shorten(pattern: str) -> str:
    """A pattern for a sentence."""
    return pattern if len(pattern) <= 60 else f"{pattern[:59]}…"


def translate(pattern: str) -> str:
    """A PCRE pattern in the dialect of `regex`: what means something else there is respelled."""
    parts: list[str] = []
    is_in_set = False
    for match in _TOKEN.finditer(pattern):
        kind = match.lastgroup or ""
        token = match[0]
        if is_in_set:
            parts.append(_in_set(kind, token, match))
            is_in_set = kind != "close"
        else:
            parts.append(_outside(kind, token, match))
            is_in_set = kind == "open"
    return "".join(parts)


def _outside(kind: str, token: str, match: "re.Match[str]") -> str:
    if kind == "posix":  # PCRE refuses it outside a set; "[:a:]" is then a set of its own
        return token
    write = _OUTSIDE.get(kind)
    return write(match[kind]) if write else _anywhere(kind, token, match)


def _in_set(kind: str, token: str, match: "re.Match[str]") -> str:
    if kind == "open":  # a bracket that opens nothing: "[[a]"
        return "".join(f"\\{mark}" if mark == "[" else mark for mark in token)
    if kind == "set":
        return f"\\{token}"
    if kind == "letter":
        return {"e": r"\x1b", "v": _VERTICAL}.get(match[kind], token)
    return _anywhere(kind, token, match) if kind in _ANYWHERE else token


def _anywhere(kind: str, token: str, match: "re.Match[str]") -> str:
    write = _ANYWHERE.get(kind)
    return write(match[kind]) if write else token


_LETTERS = {"e": r"\x1b", "N": r"[^\n]", "v": f"[{_VERTICAL}]"}
_ANYWHERE: Mapping[str, Callable[[str], str]] = {
    "quoted": regex.escape,
    "end": lambda _: "",
    "hex": lambda digits: f"\\U{digits:0>8}",
    "control": lambda letter: f"\\x{ord(letter.upper()) ^ 64:02x}",
}
_OUTSIDE: Mapping[str, Callable[[str], str]] = {
    "letter": _LETTERS.__getitem__,
    "group": lambda number: f"(?P={number})",
    "plain_group": lambda number: f"(?P={number})",
    "back": lambda name: f"(?P={name})",
    "quoted_back": lambda name: f"(?P={name})",
    "named": lambda name: f"(?P<{name}>",
    "brace": lambda _: r"\{",
}
