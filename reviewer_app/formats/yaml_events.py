"""The events of YAML text, and its errors in plainer words.

ruamel.yaml's parser knows YAML 1.2 and says best what is wrong, but takes a second for 50,000
characters. PyYAML's compiled one (libyaml) finds the same events thirty times as fast in all but a
few corners of the language. So it is used, for its events alone, where a text reads well in it and
has none of these corners; tests compare the two. This is the only module that knows them.
"""

import re
from collections.abc import Iterator
from typing import Any, cast

from reviewer_app.domain.sayings import say

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
    "mapping values are not allowed": say(
        "a colon stands where no key can be; quote texts with one"
    ),
    "could not find expected ':'": say("a key has no colon after it"),
    "expected <block end>": say("its indentation fits nothing above it"),
    "more indented follow up line": say("its indentation fits nothing above it"),
    "expected '<document start>'": say("it follows a document that has ended"),
    "found non-comment content after": say("it follows a document that has ended"),
    "found unexpected end of stream": say("the file ends inside a quoted text"),
    "found unexpected document separator": say("a document ends inside a quoted text"),
    "expected the node content": say("a value is missing"),
    "expected ',' or ']'": say("a comma or a closing bracket is missing"),
    "expected ',' or '}'": say("a comma or a closing brace is missing"),
    "sequence entries are not allowed": say("a list begins where none can be"),
    "mapping keys are not allowed": say("a key begins where none can be"),
    "found unexpected ':'": say("a colon stands where no key can be; quote texts with one"),
    "found unknown escape character": say("a quoted text has an escape that YAML does not know"),
    "expected escape sequence": say("a quoted text has an escape that is not complete"),
    "found undefined tag handle": say("it has a tag that nothing declares"),
    "found undefined alias": say("an alias names nothing before it"),
    "found duplicate YAML directive": say("the directive %YAML stands twice"),
    "found incompatible YAML document": say("it is a version of YAML that cannot be read"),
    "expected indentation indicator": say("a block of text has a mark that YAML does not know"),
    "expected chomping": say("a block of text has a mark that YAML does not know"),
    "expected a comment or a line break": say("there is more text where the line should end"),
}
"""What the library's messages start with, in plainer words."""

_BEGUN = {
    "while scanning a directive": say("it has a directive (%) that cannot be read"),
    "while scanning an anchor": say("it has an anchor (&) without a name"),
    "while scanning an alias": say("it has an alias (*) without a name"),
    "while scanning a tag": say("it has a tag (!) that cannot be read"),
    "while parsing a tag": say("it has a tag (!) that cannot be read"),
}
"""What the library was reading, where its message itself says less."""

_START = re.compile(r"found character (?P<mark>.+) that cannot start any token", re.DOTALL)


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
        reason = say(
            "it has the character {character}, which YAML forbids",
            character=f"U+{ord(text[position]):04X}",
        )
        raise YamlError(_line_at(text, position), reason) from None
    except (ValueError, OverflowError):
        found = _BEYOND_UNICODE.search(text)
        line = _line_at(text, found.start()) if found else 1
        reason = say("it has an escape for a character that does not exist")
        raise YamlError(line, reason) from None


def _describe(text: str, error: Any) -> YamlError:
    mark, start = error.problem_mark or error.context_mark, error.context_mark
    reason = _words(error)
    if text[mark.index : mark.index + 1] == "\t":
        reason = say("a tab stands where only blanks are read")
    if start and start.line != mark.line:
        reason = say("{why} (see line {line} too)", why=reason, line=start.line + 1)
    return YamlError(mark.line + 1, reason)


def _words(error: Any) -> str:
    """What the library says, in our words; where we have none, its own are told as a detail."""
    problem = str(error.problem or error.context).partition("\n")[0]
    if found := _START.match(problem):
        return say("{character} cannot begin a value; quote it", character=found["mark"])
    known = (ours for theirs, ours in _WORDS.items() if problem.startswith(theirs))
    if words := next(known, None):
        return words
    context = str(error.context or "")
    begun = (ours for theirs, ours in _BEGUN.items() if context.startswith(theirs))
    return next(begun, None) or say("it is against the rules of YAML ({detail})", detail=problem)


def _line_at(text: str, position: int) -> int:
    return 1 + sum(1 for _ in _LINE_END.finditer(text, 0, position))
