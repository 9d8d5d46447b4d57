"""Bodies: the bytes of an answer as a text, within a limit, whatever they are packed in."""

import codecs
import re
import zlib
from collections.abc import Mapping

from reviewer_app.calling.failures import CallFailed

_PACKINGS = {"gzip": zlib.MAX_WBITS | 16, "x-gzip": zlib.MAX_WBITS | 16, "deflate": zlib.MAX_WBITS}
_CHARSET = re.compile(r'charset\s*=\s*"?([^\s";]+)', re.IGNORECASE)
_TEXT_CODECS = re.compile(
    r"utf-(8|16|32)(-[bl]e)?|ascii|iso8859-\d+|cp125\d|koi8-[ru]"
    r"|shift_jis|euc_(jp|kr)|gb(k|2312|18030)|big5"
)
"""Codecs of texts only: Python has others by which a few bytes become gigabytes."""


class Unpacker:
    """Collects a body, unpacked, up to a limit.

    We ask for bodies that are not packed, and some servers pack them all the same. Raises
    CallFailed once there is more than the limit, and for a packing that is not known.
    """

    def __init__(self, packing: str, limit: int) -> None:
        self._limit = limit
        self._body = bytearray()
        self._packing = packing.strip().lower()
        self._inner = None
        if self._packing not in ("", "identity"):
            if self._packing not in _PACKINGS:
                raise CallFailed(
                    f"The answer is packed as {packing[:40]}, which was not asked for."
                )
            self._inner = zlib.decompressobj(_PACKINGS[self._packing])

    def add(self, part: bytes) -> None:
        """Take the next bytes."""
        room = self._limit - len(self._body) + 1
        if self._inner:
            try:
                part = self._inner.decompress(part, room)
            except zlib.error:
                raise CallFailed(f"The answer is not the {self._packing} that it says.") from None
        self._body += part[:room]
        if len(self._body) > self._limit:
            size = f"{self._limit / 1024**2:g} MB"
            raise CallFailed(f"The answer is longer than {size}, and was cut off there.")

    def finish(self) -> bytes:
        """The whole body."""
        if self._inner and self._body and not self._inner.eof:
            raise CallFailed("The answer ends in the middle of its packing.", can_retry=True)
        return bytes(self._body)


def decode_body(body: bytes, headers: Mapping[str, str]) -> str:
    """The text of a body, by the charset that its content type names, else UTF-8.

    Raises CallFailed for bytes that are none in it.
    """
    found = _CHARSET.search(headers.get("content-type", ""))
    charset = found[1] if found else "utf-8"
    try:
        codec = codecs.lookup(charset).name
    except (LookupError, ValueError):
        codec = ""
    if not _TEXT_CODECS.fullmatch(codec):
        raise CallFailed(f"The answer names the character set {charset[:40]}, which is not known.")
    if codec == "utf-8":
        codec = "utf-8-sig"
    try:
        return body.decode(codec)
    except UnicodeError as error:
        at = f" (at byte {error.start + 1})" if isinstance(error, UnicodeDecodeError) else ""
        raise CallFailed(f"The answer is no {charset.upper()}{at}.") from None
