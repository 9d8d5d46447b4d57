"""Text files: their lines as often as needed, from the head alone or proven from end to end."""

import codecs
import hashlib
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TextIO

from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.sayings import list_up, say
from reviewer_app.formats.encodings import EncodingChoice, find_decoding, find_mark
from reviewer_app.formats.origins import FromOrigin, Origin, translated

HEAD_BYTES = 64 * 1024
"""How much of a file is looked at to find out what it is."""

SAMPLE_BYTES = 2 * 1024 * 1024
"""How much of a file is read to find its columns and to show its first rows."""

_CHUNK_BYTES = 1024 * 1024
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
_ESCAPED = re.compile("[\udc80-\udcff]")
_SAVE_AS = say("Save the file with the encoding UTF-8, or choose the one that it has.")


@dataclass(frozen=True, slots=True, kw_only=True)
class TextFile(FromOrigin):
    """A file of text in one encoding.

    errors: "surrogatepass" where it holds half characters (lone UTF-16 surrogates), as our own
    CSV exports do where a case has them; "replace" while its encoding is not known. choices: the
    encodings that must be asked about.
    file_hash, lines: "" and 0 until `survey_text` proved that every byte is text. limit: only
    so many bytes of it are read, up to the last end of a line among them, but a whole line.
    """

    encoding: str
    errors: str = "strict"
    choices: tuple[EncodingChoice, ...] = ()
    file_hash: str = ""
    lines: int = 0
    limit: int | None = None

    @property
    def is_cut(self) -> bool:
        """Whether less than the whole file is read."""
        return self.limit is not None and self.limit < self.size

    def head(self) -> "TextFile":
        """The same file as far as columns and first rows are looked for."""
        return replace(self, limit=SAMPLE_BYTES)

    def read_lines(self) -> Iterator[str]:
        """The physical lines with their own line ends, which are LF, CR LF or CR.

        Raises FileProblem when the file is gone or changed since it was first seen, and where
        it is not text in its encoding.
        """
        with translated(self.path):
            try:
                yield from self._read_lines()
            except UnicodeError as error:
                raise FileProblem(self.path, describe_fault(self)) from error

    def read_text(self) -> str:
        """The whole text; raises FileProblem like `read_lines`."""
        with translated(self.path):
            try:
                with self._open() as file:
                    text = file.read()
            except UnicodeError as error:
                raise FileProblem(self.path, describe_fault(self)) from error
        return self._join(text)

    def _read_lines(self) -> Iterator[str]:
        if self.is_cut:
            yield from (found[0] for found in _LINE.finditer(self._read_head()))
            return
        with self._open() as file:
            yield from map(_joined, file) if self.errors == "surrogatepass" else file
        self.origin.require_same()

    def _read_head(self) -> str:
        """As many bytes as `limit` says, and more where the first line is longer than that."""
        limit = self.limit or 1
        while True:
            decoder = codecs.getincrementaldecoder(self.encoding)(self.errors)
            text = self._join(decoder.decode(self.origin.read_head(limit)))
            # A CR at the very end may be half of a line end.
            end = max(text.rfind("\n"), text.rfind("\r", 0, -1))
            if end >= 0:
                return text[: end + 1]
            if limit >= self.size:
                return text
            limit *= 4

    def _join(self, text: str) -> str:
        return _joined(text) if self.errors == "surrogatepass" else text

    def _open(self) -> TextIO:
        # newline="" keeps the line ends, which belong to the text of quoted cells.
        raw = self.origin.open()
        return io.TextIOWrapper(raw, encoding=self.encoding, errors=self.errors, newline="")


def open_text(origin: Origin, encoding: str | None = None) -> TextFile:
    """A file as text, nothing proven yet; raises FileProblem where it cannot be any.

    encoding: as the person says; None is found out, or must be asked (`TextFile.choices`).
    """
    found = find_decoding(origin, encoding)
    # What is shown until somebody has chosen need not decode all through.
    errors = "replace" if found.choices else found.errors
    return TextFile(origin=origin, encoding=found.encoding, errors=errors, choices=found.choices)


def survey_text(file: TextFile) -> TextFile:
    """The same file with its hash and lines, read once from end to end.

    Raises FileProblem, naming the line, where it is not text, and where its encoding is not
    known.
    """
    if file.choices:
        raise FileProblem(file.path, _describe_unknown(file))
    with translated(file.path):
        for errors in dict.fromkeys((file.errors, "surrogatepass")):
            surveyed = replace(file, errors=errors)
            try:
                file_hash, lines = _digest(surveyed)
            except UnicodeError:
                continue
            file.origin.require_same()
            return replace(surveyed, file_hash=file_hash, lines=lines, limit=None)
    raise FileProblem(file.path, describe_fault(file))


def decode_head(head: bytes, encoding: str) -> str:
    """The head as text for a look, without its mark; what does not decode is left out."""
    return head.decode(find_mark(head) or encoding, "ignore")


def describe_fault(file: TextFile) -> str:
    """Where the file is no text in its encoding, in a sentence for the person."""
    name = file.encoding.removesuffix("-sig").replace("_", "-").upper()
    found = _find_fault(file)
    if found is None:
        return say("The file starts like {name} text but is damaged further on.", name=name)
    line, byte = found
    return say(
        "Line {line} has a byte that is no {name} text ({byte}). {remedy}",
        line=line,
        name=name,
        byte=f"0x{byte:02X}",
        remedy=_SAVE_AS,
    )


def _describe_unknown(file: TextFile) -> str:
    """Why a file whose encoding must be asked is not read."""
    fault = describe_fault(replace(file, encoding="utf-8", errors="strict", limit=None))
    names = _listed([choice.encoding for choice in file.choices[:3]])
    return say("{fault} It may be {names}.", fault=fault, names=names)


def _listed(names: list[str]) -> str:
    *first, last = names
    return say("{first} or {last}", first=list_up(first), last=last) if first else last


def _find_fault(file: TextFile) -> tuple[int, int] | None:
    """The line and value of the first byte that is no text; None where lines cannot be told."""
    with translated(file.path), file.origin.open() as raw:
        text = io.TextIOWrapper(raw, file.encoding, "surrogateescape", newline="")
        try:
            for number, line in enumerate(text, start=1):
                if found := _ESCAPED.search(line):
                    return number, ord(found[0]) - 0xDC00
        except UnicodeError:  # the encodings of two bytes each know no way around
            pass
    return None


def _digest(file: TextFile) -> tuple[str, int]:
    decoder = io.IncrementalNewlineDecoder(
        codecs.getincrementaldecoder(file.encoding)(file.errors), translate=True
    )
    hasher, lines, last = hashlib.sha256(), 0, ""
    with file.origin.open() as raw:
        while chunk := raw.read(_CHUNK_BYTES):
            hasher.update(chunk)
            text = decoder.decode(chunk)
            lines, last = lines + text.count("\n"), text[-1:] or last
    text = decoder.decode(b"", final=True)
    lines, last = lines + text.count("\n"), text[-1:] or last
    return hasher.hexdigest(), lines + (last not in ("", "\n"))


def _joined(line: str) -> str:
    """The two halves of a character that a program wrote one by one, as one character again."""
    return line.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
