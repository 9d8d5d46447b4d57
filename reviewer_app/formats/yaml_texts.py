"""YAML texts: values as YAML 1.2 that a person can read and every reader takes for the same.

A text stands without quotes only where no version of YAML reads anything else in it, in a block
where it has several lines, else in quotes. Numbers stand as they are spelled. No line is folded.
"""

import json as python_json
import re

from reviewer_app.domain.json import Members, Number, Value

MAX_DEPTH = 90
"""Levels of lists and maps that `spell` is to be given: our own reader stops at 100."""

_STEP = 2
_MAX_FLOW = 80
_MAX_KEY = 1000
"""A longer key has to be announced by "?": YAML reads on for 1,024 characters at most."""

# What YAML does not allow, and what some readers take for the end of a line.
_HIDDEN = "\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff\ufffe\uffff"
_NEEDS_ESCAPE = re.compile(f"[{_HIDDEN}]")
_LINE = re.compile(rf"[^\n{_HIDDEN}]*")
_PLAIN = re.compile(r"[^\W\d_](?:[^\s:#,\[\]{}]|:(?=\S)|(?<=\S)#| (?=[^ #]))*(?<![:\s])")
# What a plain word means: in YAML 1.1 too, which many tools still read.
_WORDS = frozenset({"null", "true", "false", "yes", "no", "on", "off", "y", "n"})


def spell(value: Value, indent: int) -> str:
    """What stands behind "key:" or "-"; `indent` is where an inner list or map begins.

    The map must have each key once and no more than MAX_DEPTH levels.
    """
    match value:
        case Members(pairs):
            margin = f"\n{' ' * indent}"
            return "".join(margin + spell_entry(*pair, indent) for pair in pairs) or " {}"
        case list():
            return _spell_list(value, indent)
        case str() if not isinstance(value, Number) and _is_block(value):
            return _spell_block(value, indent)
        case _:
            return f" {_spell_single(value)}"


def spell_item(value: Value, indent: int) -> str:
    """An item of a list whose dashes stand at `indent`: its lines, the first without its margin."""
    inner = indent + _STEP
    spelled = spell(value, inner)
    margin = f"\n{' ' * inner}"
    # The first entry of a map, and the first item of a list, stands beside the dash.
    if isinstance(value, Members | list) and spelled.startswith(margin):
        return f"- {spelled.removeprefix(margin)}"
    return f"-{spelled}"


def spell_entry(key: str, value: Value, indent: int) -> str:
    """An entry of a map at `indent`: its lines, the first without its margin."""
    name = _spell_single(key)
    spelled = spell(value, indent + _STEP)
    if len(name) > _MAX_KEY:
        return f"? {name}\n{' ' * indent}:{spelled}"
    return f"{name}:{spelled}"


def _spell_list(values: list[Value], indent: int) -> str:
    if not any(isinstance(value, Members | list) for value in values):
        flow = f" [{', '.join(map(_spell_single, values))}]"
        if len(flow) <= _MAX_FLOW and not any(map(_is_several_lines, values)):
            return flow
    margin = f"\n{' ' * indent}"
    return "".join(margin + spell_item(value, indent) for value in values)


def _spell_single(value: Value) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case Number():
            return str.__str__(value)
        case str():
            return _spell_text(value)
        case _:
            raise TypeError(type(value))


def _spell_text(text: str) -> str:
    """On one line: plain, in single quotes where that spares escapes, else in double quotes."""
    if _PLAIN.fullmatch(text) and text.casefold() not in _WORDS and _LINE.fullmatch(text):
        return text
    if ("\\" in text or '"' in text) and "\t" not in text and _LINE.fullmatch(text):
        return "'{}'".format(text.replace("'", "''"))
    quoted = python_json.dumps(text, ensure_ascii=False)
    return _NEEDS_ESCAPE.sub(lambda found: f"\\u{ord(found[0]):04x}", quoted)


def _is_several_lines(value: Value) -> bool:
    return isinstance(value, str) and "\n" in value


def _is_block(text: str) -> bool:
    """Whether a block holds the text to the character.

    A block finds its margin by its first line, which must not begin with a blank; and of an end
    that is only blanks nobody could see how many there are.
    """
    if "\n" not in text or text[0].isspace() or _NEEDS_ESCAPE.search(text):
        return False
    last = text.rstrip("\n").rpartition("\n")[2]
    return bool(last.strip())


def _spell_block(text: str, indent: int) -> str:
    body = text.rstrip("\n")
    ends = len(text) - len(body)
    mark = "|-" if ends == 0 else "|" if ends == 1 else "|+"
    margin = " " * indent
    lines = [margin + line if line else "" for line in body.split("\n")]
    return " " + "\n".join([mark, *lines, *[""] * (ends - 1)])
