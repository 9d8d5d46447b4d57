"""Encodings: what a text file was saved in; where nothing proves it, it is asked, never guessed.

A byte order mark is taken at its word, and bytes that are all valid UTF-8 are UTF-8. Else the
encodings in which the file can be read at all are offered, the likeliest first.
"""

import codecs
import re
from contextlib import suppress
from dataclasses import dataclass

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.sayings import say
from reviewer_app.formats.origins import Origin, translated

# UTF-32's little-endian mark starts with UTF-16's, so it is tried first.
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
OFFERED = (
    "cp1252",
    "iso8859_15",
    "mac_roman",
    "cp1250",
    "cp1251",
    "cp1253",
    "cp1254",
    "cp1255",
    "cp1256",
    "koi8_r",
    "cp932",
    "cp949",
    "gb18030",
    "big5",
)
"""What people's files are in when they are not in UTF-8; where nothing tells, in this order."""

_NO_FILES = frozenset({"idna", "punycode", "unicode-escape", "raw-unicode-escape", "undefined"})
"""What Python calls encodings too, and is for names and source code."""

_WIDE = ("utf_16_le", "utf_16_be")
MOST_OFFERED = 6

PROVEN_BYTES = 32 * 1024 * 1024
"""A file up to this size is looked at from end to end before it is called UTF-8."""

_CHUNK_BYTES = 1024 * 1024
_PIECES, _PIECE_BYTES = 32, 64 * 1024
_SAMPLE_BYTES = 256 * 1024
_RANKED_BYTES = 32 * 1024
_SHOWN = 160
_ODD = re.compile(rb"[\x80-\xff]")
_CONTROLS = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_BROKEN = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ue000-\uf8ff\ufffe\uffff]")
_MOST_CONTROLS = 0.02


@dataclass(frozen=True, slots=True, kw_only=True)
class EncodingChoice:
    """An encoding that the file may be in, and a part of the file as it then reads."""

    encoding: str
    sample: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Decoding:
    """How bytes become text. choices: must be asked; the first of them is what is used till then.

    errors: "surrogatepass" for text with half characters, as our own CSV exports may have.
    """

    encoding: str
    errors: str = "strict"
    choices: tuple[EncodingChoice, ...] = ()


def find_mark(head: bytes) -> str | None:
    """The encoding that a file's first bytes announce."""
    return next((name for mark, name in _MARKS if head.startswith(mark)), None)


def find_decoding(origin: Origin, asked: str | None = None) -> Decoding:
    """How the file is to be decoded: as asked, by its mark, as UTF-8, or by one of several.

    Looks through a file of up to PROVEN_BYTES, and at pieces from all over a larger one. Raises
    FileProblem for an encoding that nobody knows, and for bytes that are no text.
    """
    with translated(origin.path):
        head = origin.read_head(_SAMPLE_BYTES)
        mark = find_mark(head)
        if asked is not None:
            return Decoding(encoding=_agree(origin, asked, mark))
        if mark is not None:
            return Decoding(encoding=mark, errors=_errors_for(origin, mark))
        if looks_wide(head):
            return _ask(origin, head)
        for errors in ("strict", "surrogatepass"):
            if _is_text(origin, errors):
                return Decoding(encoding="utf-8", errors=errors)
        return _ask(origin, head)


def looks_wide(head: bytes) -> bool:
    """Whether nearly every second byte is NUL: UTF-16 without a mark."""
    half = len(head) // 2
    even, odd = head[0::2].count(0), head[1::2].count(0)
    few, many = sorted((even, odd))
    return half > 1 and many >= half * 0.4 and few <= half * 0.02


def looks_binary(data: bytes) -> bool:
    """Whether bytes that are no UTF-8 are no text in any other encoding either."""
    return len(_CONTROLS.findall(data)) > _MOST_CONTROLS * len(data)


def _agree(origin: Origin, asked: str, mark: str | None) -> str:
    """The encoding that was asked for; a mark that says the same is read as a mark."""
    try:
        name = codecs.lookup(asked).name
        with suppress(UnicodeError):
            b"text".decode(asked)  # refuses what decodes no text, such as base64
        if name.replace("_", "-") in _NO_FILES:
            raise LookupError(name)
    except (LookupError, ValueError) as error:
        reason = say("{name} is no encoding that is known here.", name=repr(asked))
        raise FileProblem(origin.path, reason) from error
    if mark and name.replace("_", "-").startswith(mark.removesuffix("-sig")):
        return mark
    return name


def _errors_for(origin: Origin, encoding: str) -> str:
    """Text of a marked encoding may have half characters as well; `survey_text` proves it."""
    if origin.size > PROVEN_BYTES:
        return "strict"
    data = origin.read_head(origin.size)
    if _decodes(data, encoding, "strict") or not _decodes(data, encoding, "surrogatepass"):
        return "strict"
    return "surrogatepass"


def _decodes(data: bytes, encoding: str, errors: str) -> bool:
    try:
        data.decode(encoding, errors)
    except UnicodeError:
        return False
    return True


def _is_text(origin: Origin, errors: str) -> bool:
    """Whether the beginning of a file, and pieces from all over the rest, are UTF-8."""
    decoder = codecs.getincrementaldecoder("utf-8")(errors)
    with origin.open() as file:
        try:
            for _ in range(PROVEN_BYTES // _CHUNK_BYTES):
                chunk = file.read(_CHUNK_BYTES)
                decoder.decode(chunk, final=not chunk)
                if not chunk:
                    return True
        except UnicodeError:
            return False
        step = max(1, (origin.size - PROVEN_BYTES) // _PIECES)
        for position in range(PROVEN_BYTES, origin.size, step):
            file.seek(position)
            if not _decodes(_trimmed(file.read(_PIECE_BYTES)), "utf-8", errors):
                return False
    return True


_TAILS = bytes(range(0x80, 0xC0))
"""The bytes in which a UTF-8 character goes on."""


def _trimmed(piece: bytes) -> bytes:
    """A piece of UTF-8 without the characters that its ends cut through."""
    piece = piece[min(3, len(piece) - len(piece.lstrip(_TAILS))) :]
    for back in range(1, min(4, len(piece)) + 1):
        if piece[-back] >= 0xC0:
            return piece[:-back]
        if piece[-back] < 0x80:
            break
    return piece


def _ask(origin: Origin, head: bytes) -> Decoding:
    """The encodings in which the file reads as text, each with what is odd about it."""
    data = _find_odd(origin, head)
    choices: dict[str, EncodingChoice] = {}
    for encoding in _ranked(data):
        text = _decode(data, encoding)
        if text is not None and text not in choices:
            choices[text] = EncodingChoice(encoding=encoding, sample=_sample(text))
    if not choices or (not looks_wide(head) and looks_binary(data)):
        raise FileProblem(origin.path, say("It looks like a binary file, not text."))
    found = tuple(choices.values())[:MOST_OFFERED]
    return Decoding(encoding=found[0].encoding, choices=found)


def _find_odd(origin: Origin, head: bytes) -> bytes:
    """The first part of the file that has bytes beyond ASCII, from a line's beginning."""
    if looks_wide(head):
        return head[: len(head) & ~3]
    with origin.open() as file:
        before = b""
        while chunk := file.read(_SAMPLE_BYTES):
            text = before + chunk
            if not text.isascii() and (found := _ODD.search(text)):
                start = max(
                    text.rfind(b"\n", 0, found.start()), text.rfind(b"\r", 0, found.start())
                )
                rest = text[start + 1 :] + file.read(_SAMPLE_BYTES)
                end = max(rest.rfind(b"\n"), rest.rfind(b"\r"))
                return rest if len(rest) < _SAMPLE_BYTES or end <= 0 else rest[: end + 1]
            before = chunk[-_SHOWN:]
    return head


def _ranked(data: bytes) -> list[str]:
    """The encodings to offer, the likeliest first."""
    if looks_wide(data):
        is_little = data[1::2].count(0) >= data[0::2].count(0)
        return list(_WIDE if is_little else reversed(_WIDE))
    # Loading the library takes a moment, which no other file needs.
    from charset_normalizer import from_bytes

    part = data[:_RANKED_BYTES]
    # Half a character at the end would rule out the encodings of several bytes each.
    part = part[: part.rfind(b"\n") + 1] or part
    marks = {
        encoding: round(match.coherence - match.chaos, 1)
        for match in from_bytes(part, cp_isolation=list(OFFERED))
        for encoding in (match.encoding, *match.could_be_from_charset)
    }
    likely = [name for name in OFFERED if name in marks]
    likely.sort(key=lambda name: marks[name], reverse=True)
    return [*likely, *(name for name in OFFERED if name not in marks), *_WIDE]


def _decode(data: bytes, encoding: str) -> str | None:
    """The text, or None where it is none in this encoding."""
    data = data[: len(data) & ~1] if encoding in _WIDE else data
    decoder = codecs.getincrementaldecoder(encoding)("strict")
    try:
        text = decoder.decode(data)
    except UnicodeError:
        return None
    broken = len(_BROKEN.findall(text))
    return None if broken and broken > 0.001 * len(text) else text


def _sample(text: str) -> str:
    """The first line with what is odd, shortened around it."""
    for line in text.splitlines():
        odd = next((place for place, mark in enumerate(line) if mark > "\x7f"), None)
        if odd is not None:
            start = max(0, odd - _SHOWN // 2)
            return line[start : start + _SHOWN].strip()
    return text[:_SHOWN].strip()
