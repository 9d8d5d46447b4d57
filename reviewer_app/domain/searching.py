"""Searches: what a person typed, as terms, and where a text has them.

A word is found where a word begins with it, in any case, whatever its accents. What is quoted is
found as whole words in that order. Chinese, Japanese and Korean have no blanks, so a term with
such characters is found anywhere, as by a plain look for those very characters.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

LONGEST = 400
"""Letters of a search that count; nobody types more, and a pasted page would be slow."""

MOST_TERMS = 16

CJK = (
    "\u1100-\u11ff\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u3105-\u312f\u3131-\u318e\u31a0-\u31bf"
    "\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97c\uac00-\ud7fb\uf900-\ufaff\uff66-\uff9f"
    "\U00020000-\U0003ffff"
)
"""Characters of scripts that put no blanks between words, as the inside of a class."""

_CJK_RUN = re.compile(f"[{CJK}]+")
_SIGNS = re.compile(r"[!-@\[-`{-~]+")
"""Signs and digits; none of them has a form in another case."""

_SPACED_RUN = re.compile(f" ([{CJK}](?:  [{CJK}])*) ")
_TERM = re.compile(r'"([^"]*)"?|[^\s"]+')
_MARKS = "\u0300-\u0331"
"""The accents that the full-text index leaves out where they stand on their own."""

_UNKNOWN_TO_INDEX = "\u01e0\u01e1"
"""Letters with an accent that the full-text index does not take for the plain ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """One thing to find. is_whole: it was quoted, so words end where it ends."""

    text: str
    is_whole: bool = False

    @property
    def is_cjk(self) -> bool:
        """Whether it has a character of a script without blanks."""
        return _CJK_RUN.search(self.text) is not None


def spaced(text: str) -> str:
    """The text with a blank around each Chinese, Japanese and Korean character.

    The full-text index takes a run of them for one word; so each becomes a word of its own.
    """
    if text.isascii():
        return text
    return _CJK_RUN.sub(lambda found: f" {'  '.join(found[0])} ", text)


def unspaced(text: str) -> str:
    """A text from `spaced` as it was."""
    if text.isascii():
        return text
    return _SPACED_RUN.sub(lambda found: found[1].replace("  ", ""), text)


def terms(typed: str) -> tuple[Term, ...]:
    """What a person typed, as terms that must all be found; nothing typed is an error."""
    found = _TERM.finditer(typed.replace("\0", " ")[:LONGEST])
    made = (
        Term(text=" ".join((part[1] or "").split()), is_whole=True)
        if part[0].startswith('"')
        else Term(text=_without_stop(part[0]))
        for part in found
    )
    return tuple(dict.fromkeys(term for term in made if term.text))[:MOST_TERMS]


def _without_stop(word: str) -> str:
    """A word without what ends a sentence, which nobody means; quotes keep it."""
    bare = word.rstrip(".,;:!?…")
    return bare if bare and not _CJK_RUN.search(word) else word


@lru_cache(maxsize=64)
def pattern(
    term: Term, *, with_accents: bool = False, is_spaced: bool = False, is_inside: bool = False
) -> re.Pattern[str]:
    """What finds the term in a text; is_spaced: in a text from `spaced`.

    is_inside: also where it begins inside of a word, as one looks for something on a page.

    Without the flag for case and with its first letter before anything else, so that `re` has a
    quick way to the places where it may begin: fifteen times as fast.
    """
    text = unicodedata.normalize("NFC", term.text)
    letters = _spaced_letters(text) if is_spaced else text
    parts = [_letter(letter, with_accents=with_accents) for letter in letters]
    if not term.is_cjk:
        # Else blanks are what tells words from runs.
        parts = [rf"{part}+" if part == r"\s" else part for part in parts]
    if not term.is_cjk and not is_inside and text[0].isalnum():
        parts.insert(1, rf"(?:(?<![^\W_].)(?<![{_MARKS}].)|(?<=[{CJK}].))")
    if not with_accents:
        parts = [f"{part}[{_MARKS}]*" if part.startswith("[") else part for part in parts]
    if term.is_whole and not term.is_cjk and text[-1].isalnum():
        parts.append(rf"(?:(?![^\W_]|[{_MARKS}])|(?=[{CJK}]))")
    return re.compile("".join(parts), re.DOTALL)


def _spaced_letters(text: str) -> str:
    """As in a text from `spaced`; the blanks at its own ends may be shared with others there."""
    return spaced(text).strip() if _CJK_RUN.search(text) else text


def _letter(letter: str, *, with_accents: bool) -> str:
    """What stands for one letter: a class of all its forms, in which `re` looks quickly."""
    if letter == " ":
        return r"\s"
    if with_accents:
        return _either(letter)
    plain = _plain(letter)
    if len(plain) == 1 and plain.isascii() and plain.isalpha():
        return f"[{_variants()[plain]}]"
    return _in_any_case(letter)


def _in_any_case(letter: str) -> str:
    forms = {letter, letter.lower(), letter.upper(), letter.swapcase()}
    if letter in "σςΣ":
        forms |= set("σςΣ")  # one letter in two places of a word
    inside = "".join(re.escape(form) for form in sorted(forms) if len(form) == 1)
    return f"[{inside}]"


def _either(letter: str) -> str:
    """A letter with its accent, written as one character or as two."""
    one = _in_any_case(letter)
    apart = unicodedata.normalize("NFD", letter)
    if not letter.isalpha():
        return one
    if len(apart) == 1 or unicodedata.combining(apart[1]) == 0:
        return f"{one}(?![{_MARKS}])"
    return f"(?:{one}|{_in_any_case(apart[0])}{re.escape(apart[1:])})"


def _plain(letter: str) -> str:
    """The letter in lower case without its accents."""
    if letter in _UNKNOWN_TO_INDEX:
        return letter
    apart = unicodedata.normalize("NFD", letter.lower())
    return "".join(part for part in apart if not unicodedata.combining(part)).replace("ſ", "s")


@cache
def _variants() -> dict[str, str]:
    """The letters a to z, each with all that are it with an accent."""
    found = {letter: letter + letter.upper() for letter in "abcdefghijklmnopqrstuvwxyz"}
    for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
        plain = _plain(chr(code))
        if plain in found:
            found[plain] += chr(code)
    return found


def places(
    text: str, found: tuple[Term, ...], *, with_accents: bool = False, is_inside: bool = False
) -> list[range]:
    """Where a text has the terms, for showing them: ranges of its letters, in order, apart."""
    hits = _places(text, found, with_accents=with_accents, is_inside=is_inside)
    ranges = sorted(hits, key=lambda place: place.start)
    joined: list[range] = []
    for place in ranges:
        if joined and place.start <= joined[-1].stop:
            joined[-1] = range(joined[-1].start, max(joined[-1].stop, place.stop))
        else:
            joined.append(place)
    return joined


def first_place(text: str, found: tuple[Term, ...], *, with_accents: bool = False) -> int | None:
    """Where the first of all places begins; None where a text has none of the terms."""
    hits = [pattern(term, with_accents=with_accents).search(text) for term in found]
    return min((hit.start() for hit in hits if hit), default=None)


def _places(
    text: str, found: tuple[Term, ...], *, with_accents: bool, is_inside: bool
) -> Iterator[range]:
    for term in found:
        for hit in pattern(term, with_accents=with_accents, is_inside=is_inside).finditer(text):
            yield range(hit.start(), hit.end())


Finders = tuple[tuple[str, Callable[[str], object]], ...]
"""Of each term the part that a plain look finds, and what finds all of it."""


def finders(found: tuple[Term, ...], *, with_accents: bool, is_spaced: bool) -> Finders:
    """What looks for terms in many texts, one after the other."""
    return tuple(
        (signs(term), pattern(term, with_accents=with_accents, is_spaced=is_spaced).search)
        for term in found
    )


def has_all(text: str, sought: Finders) -> bool:
    """Whether a text has every one of the terms."""
    return all(part in text and search(text) for part, search in sought)


@lru_cache(maxsize=64)
def signs(term: Term) -> str:
    """A part that has no letters, so that a plain look tells quickly where the term cannot be."""
    return "" if term.is_cjk else max(_SIGNS.findall(term.text), key=len, default="")
