"""Text files: encoding, hash and line count found in one pass, then lines as often as needed."""

import codecs
import hashlib
import io
import re
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG
from typing import TextIO

from reviewer_app.domain.errors import FileProblem

HEAD_BYTES = 64 * 1024
"""How much of a file is looked at to find out what it is."""

_CHUNK_BYTES = 1024 * 1024
# UTF-32's little-endian mark starts with UTF-16's, so it is tried first.
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_ESCAPED = re.compile("[\udc80-\udcff]")


@dataclass(frozen=True, slots=True, kw_only=True)
class TextFile:
    """A file whose every byte was found to be text of one encoding.

    has_surrogates: it holds half characters (lone UTF-16 surrogates), as our own CSV exports
    do where a case has them. stamp: size and time of change, to notice another file.
    """

    path: Path
    encoding: str
    has_surrogates: bool
    file_hash: str
    lines: int
    stamp: tuple[int, int]

    def read_lines(self) -> Iterator[str]:
        """The physical lines with their own line ends, which are LF, CR LF or CR.

        Raises FileProblem when the file is gone or changed since it was surveyed.
        """
        with translated(self.path):
            if _stamp(self.path) != self.stamp:
                raise FileProblem(self.path, "The file was changed while it was being read.")
            with _open_text(self.path, self.encoding, self._errors) as file:
                yield from map(_joined, file) if self.has_surrogates else file

    @property
    def size(self) -> int:
        """How many bytes the file has."""
        return self.stamp[0]

    def read_text(self) -> str:
        """The whole text; raises FileProblem like `read_lines`."""
        with translated(self.path):
            if _stamp(self.path) != self.stamp:
                raise FileProblem(self.path, "The file was changed while it was being read.")
            with _open_text(self.path, self.encoding, self._errors) as file:
                text = file.read()
        return _joined(text) if self.has_surrogates else text

    @property
    def _errors(self) -> str:
        return "surrogatepass" if self.has_surrogates else "strict"


def read_head(path: Path) -> bytes:
    """The first bytes of a file; raises FileProblem when there is nothing to read."""
    with translated(path):
        if not S_ISREG(path.stat().st_mode):
            raise FileProblem(path, "This is a folder or a device, not a file.")
        with path.open("rb") as file:
            return file.read(HEAD_BYTES)


def survey_text(path: Path, head: bytes) -> TextFile:
    """Read the whole file once; raises FileProblem, naming the line, where it is not text."""
    encoding = find_encoding(head)
    with translated(path):
        stamp = _stamp(path)
        for errors in ("strict", "surrogatepass"):
            try:
                file_hash, lines = _digest(path, encoding, errors)
            except UnicodeError:
                continue
            return TextFile(
                path=path,
                encoding=encoding,
                has_surrogates=errors == "surrogatepass",
                file_hash=file_hash,
                lines=lines,
                stamp=stamp,
            )
        raise FileProblem(path, _describe_fault(path, encoding))


def find_encoding(head: bytes) -> str:
    """The encoding that a file's first bytes announce, else UTF-8; never the machine's own."""
    return next((name for mark, name in _MARKS if head.startswith(mark)), "utf-8")


def decode_head(head: bytes) -> str:
    """The head as text for a look, without its mark; what does not decode is left out."""
    return head.decode(find_encoding(head), "ignore")


def _digest(path: Path, encoding: str, errors: str) -> tuple[str, int]:
    decoder = io.IncrementalNewlineDecoder(
        codecs.getincrementaldecoder(encoding)(errors), translate=True
    )
    hasher, lines, last = hashlib.sha256(), 0, ""
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK_BYTES):
            hasher.update(chunk)
            text = decoder.decode(chunk)
            lines, last = lines + text.count("\n"), text[-1:] or last
    text = decoder.decode(b"", final=True)
    lines, last = lines + text.count("\n"), text[-1:] or last
    return hasher.hexdigest(), lines + (last not in ("", "\n"))


def _describe_fault(path: Path, encoding: str) -> str:
    if not encoding.startswith("utf-8"):
        return f"The file starts like {encoding.upper()} text but is damaged further on."
    with _open_text(path, encoding, "surrogateescape") as file:
        number = next(n for n, line in enumerate(file, start=1) if _ESCAPED.search(line))
    return (
        f"Line {number} has bytes that are not UTF-8 text. "
        "Save the file with the encoding UTF-8 and import it again."
    )


def _open_text(path: Path, encoding: str, errors: str) -> TextIO:
    # newline="" keeps the line ends, which belong to the text of quoted cells.
    return path.open(encoding=encoding, errors=errors, newline="")


def _joined(line: str) -> str:
    """The two halves of a character that a program wrote one by one, as one character again."""
    return line.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


def _stamp(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_size, found.st_mtime_ns


@contextmanager
def translated(path: Path) -> Generator[None]:
    """Turn what the system says of a file into FileProblem, as a sentence for the person."""
    try:
        yield
    except FileNotFoundError as error:
        raise FileProblem(path, "There is no such file.") from error
    except PermissionError as error:
        raise FileProblem(path, "The file may not be read with your permissions.") from error
    except OSError as error:
        raise FileProblem(path, f"The file cannot be read: {error.strerror}.") from error
