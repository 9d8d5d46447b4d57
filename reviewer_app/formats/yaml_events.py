"""The events of YAML text, and its errors in plainer words.

ruamel.yaml's parser knows YAML 1.2 and says best what is wrong, but takes a second for 50,000
characters. PyYAML's compiled one (libyaml) finds the same events thirty times as fast in all but a
few corners of the language. So it is used, for its events alone, where a text reads well in it and
has none of these corners; tests compare the two. This is the only module that knows them.
"""

import re
from collections.abc import Iterator
from typing import Any, cast

_BREAKS = "\u2028\u2029\x85"
_STAND_INS = tuple(map(chr, range(0xFDD0, 0xFDF0)))  # characters that no text may use
_HALF = re.compile("[\ud800-\udfff]")
_LINE_END = re.compile(r"\r\n|\r|\n")
_BEYOND_UNICODE = re.compile(r"\\U(?!0010|000[0-9A-Fa-f])[0-9A-Fa-f]{8}")
_CORNERS = re.compile(
    r"[\t\ufeff]|^%|^ *(?:- +)*\?(?:\s|$)|[|>][-+0-9]*#"
    r"|(?:^|[\[{,]|[:\-?] ) *(?:[*&][^\s,\]}]*:|!(?!!?[A-Za-z][\w-]*\s))",
    re.MULTILINE,
)
"""Tabs, marks inside the text, directives, keys that are no words, block marks with a comment
right behind, colons in the names of anchors, and odd tags: there the two parsers differ."""

_DEEP = 100

_WORDS = {
    "mapping values are not allowed": "a colon stands where no key can be; quote texts with one",
    "could not find expected ':'": "a key has no colon after it",
    "expected <block end>": "its indentation fits nothing above it",
    "expected '<document start>'": "it follows a document that has ended",
    "found unexpected end of stream": "the file ends inside a quoted text",
    "expected the node content": "a value is missing",
}
"""What the library's messages start with, in plainer words."""


class YamlError(Exception):
    """The text cannot be read as YAML from `line` on."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


class EventReader:
    """Reads one text, event by event; raises YamlError where it is no YAML.

    has_comments: whether there were comments so far, which no event tells. is_quick: the quick
    parser is used. is_patient: it is not to be.
    """

    def __init__(self, text: str, *, is_patient: bool = False) -> None:
        self.has_comments = False
        self._text, self._stand_ins = _hide_breaks(text)
        self.is_quick = not is_patient and _is_plain(self._text)
        self._end = 0

    def __iter__(self) -> Iterator[Any]:
        read = _read_quickly if self.is_quick else _read_events
        for event in read(self._text):
            self._look_for_comments(event)
            yield event

    def restore(self, word: str) -> str:
        """A word as in the file: its line separators, and pairs of escaped halves as one."""
        word = word.translate(self._stand_ins) if self._stand_ins else word
        if _HALF.search(word):
            return word.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
        return word

    def _look_for_comments(self, event: Any) -> None:
        """Nothing else between two events, or after the mark of a block, has a "#"."""
        start = event.start_mark.index
        self._look_between(self._end, start)
        self._end = max(self._end, event.end_mark.index)
        if getattr(event, "style", None) in ("|", ">"):
            self._look_between(start, self._text.find("\n", start))

    def _look_between(self, start: int, end: int) -> None:
        self.has_comments = self.has_comments or self._text.find("#", start, end) >= 0


def _hide_breaks(text: str) -> tuple[str, dict[int, str]]:
    """Put stand-ins where ruamel.yaml sees ends of lines that YAML 1.2 does not.

    Also tells how to put them back.
    """
    found = [mark for mark in _BREAKS if mark in text]
    free = [mark for mark in _STAND_INS if mark not in text] if found else []
    pairs = list(zip(found, free, strict=False))
    for mark, stand_in in pairs:
        text = text.replace(mark, stand_in)
    return text, {ord(stand_in): mark for mark, stand_in in pairs}


def _is_plain(text: str) -> bool:
    """Whether the quick parser reads the whole text, and reads it as the other one does.

    Deep nesting is left to the other one, since each level makes both of them slower.
    """
    if _CORNERS.search(text):
        return False
    from yaml import CollectionEndEvent, CollectionStartEvent
    from yaml import YAMLError as QuickError

    depth = 0
    try:
        for event in _read_quickly(text):
            depth += isinstance(event, CollectionStartEvent)
            depth -= isinstance(event, CollectionEndEvent)
            if depth > _DEEP:
                return False
    except (QuickError, ValueError, ImportError):
        return False
    return True


def _read_quickly(text: str) -> Iterator[Any]:
    import yaml
    from yaml.cyaml import CLoader

    return cast(Any, yaml).parse(text, Loader=CLoader)


def _read_events(text: str) -> Iterator[Any]:
    # Loading the library takes a tenth of a second, which no other file needs.
    from ruamel.yaml import YAML
    from ruamel.yaml.error import MarkedYAMLError
    from ruamel.yaml.reader import ReaderError

    reader: Any = YAML(typ="safe", pure=True)
    try:
        yield from reader.parse(text)
    except MarkedYAMLError as error:
        raise _describe(text, error) from None
    except ReaderError as error:
        position = int(cast(Any, error).position)
        reason = f"it has the character U+{ord(text[position]):04X}, which YAML forbids"
        raise YamlError(_line_at(text, position), reason) from None
    except (ValueError, OverflowError):
        found = _BEYOND_UNICODE.search(text)
        line = _line_at(text, found.start()) if found else 1
        raise YamlError(line, "it has an escape for a character that does not exist") from None


def _describe(text: str, error: Any) -> YamlError:
    mark, start = error.problem_mark or error.context_mark, error.context_mark
    problem = str(error.problem or error.context).partition("\n")[0]
    if text[mark.index : mark.index + 1] == "\t":
        problem = "a tab stands where only blanks are read"
    words = (ours for theirs, ours in _WORDS.items() if problem.startswith(theirs))
    problem = next(words, problem)
    since = f" (see line {start.line + 1} too)" if start and start.line != mark.line else ""
    return YamlError(mark.line + 1, problem + since)


def _line_at(text: str, position: int) -> int:
    return 1 + sum(1 for _ in _LINE_END.finditer(text, 0, position))
