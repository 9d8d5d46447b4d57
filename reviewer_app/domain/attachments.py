"""Files attached to an input: parts of its `content`, of which only the address is ours.

On Galtea's wire (reference C.6) an input with files is an object whose `content` is a list of
parts `{"type": "file", "uri", "filename"?, "mimeType"?, "sizeBytes"?}`; its text is
`user_message`, or the parts of type "text". A `content` that is no list is the person's own data.
"""

from dataclasses import dataclass
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from reviewer_app.domain.json import (
    Json,
    JsonError,
    Members,
    Number,
    Value,
    dump,
    parse,
    quote,
)
from reviewer_app.domain.json_outlines import Outline

MOST_FILES = 20
MOST_BYTES = 20_000_000
"""Galtea's limits: files of one input, and their size together."""

READ = 2_000_000
"""Letters up to which an input is looked into; Galtea's are far smaller."""

LONGEST_SIZE = 15
"""Digits of a size that is believed."""

_FILE_KEYS = frozenset({"type", "uri", "filename", "mimeType", "sizeBytes"})

WEB_SCHEMES = frozenset({"http", "https"})
"""What the system may be asked to open: these show something and run nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    """One attached file. uri: as it is stored. size: in bytes, where the part says it."""

    uri: str
    filename: str = ""
    mime_type: str = ""
    size: int | None = None

    @property
    def name(self) -> str:
        """What to call it: its file name, else the end of its address."""
        return self.filename or PurePosixPath(unquote(_path(self.uri))).name or self.uri

    @property
    def scheme(self) -> str:
        """What the address begins with, in lower case: "https"; empty where it has none.

        Taken as a system would take it: without the blanks and control characters around and
        in it that browsers overlook.
        """
        bare = "".join(letter for letter in self.uri if letter > " " and letter != "\x7f")
        before, colon, _ = bare.partition(":")
        return before.lower() if colon else ""

    @property
    def is_openable(self) -> bool:
        """Whether the system may be asked to open the address, once a person agreed."""
        is_clean = all(letter > " " and letter != "\x7f" for letter in self.uri)
        return is_clean and self.scheme in WEB_SCHEMES and bool(_host(self.uri))


class NotAttachable(ValueError):
    """The input can take no file; `reason` is "no_object" or "own_content"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def attachments_of(stored: str | Json | None) -> tuple[Attachment, ...]:
    """The files of an input in their order; none where it is no object with such parts."""
    found = _Parts.of(stored)
    if found is None:
        return ()
    return tuple(made for row in found.rows if (made := _attachment(found.outline.source(row))))


def text_of(stored: str | Json | None) -> str:
    """The words of an input without its files: a text itself, `user_message`, or text parts."""
    if not isinstance(stored, Json):
        return stored or ""
    value = _read(stored)
    if not isinstance(value, Members):
        return ""
    values = dict(value.pairs)
    message = values.get("user_message")
    if type(message) is str:
        return message
    parts = values.get("content")
    texts = [_text_part(part) for part in parts] if isinstance(parts, list) else []
    return "\n".join(text for text in texts if text is not None)


def is_text_with_files(stored: str | Json | None) -> bool:
    """Whether `text_of` and `attachments_of` together are all that an input holds."""
    value = _read(stored) if isinstance(stored, Json) else None
    if not isinstance(value, Members):
        return False
    keys = [key for key, _ in value.pairs]
    parts = dict(value.pairs).get("content")
    if len(set(keys)) != len(keys) or not set(keys) <= {"user_message", "content"}:
        return False
    if not isinstance(parts, list) or not all(_is_whole(part) for part in parts):
        return False
    message = dict(value.pairs).get("user_message")
    has_texts = any(_text_part(part) is not None for part in parts)
    return type(message) is str and not has_texts if "user_message" in keys else True


def with_attachment(stored: str | Json | None, added: Attachment) -> Json:
    """The input with one more file at the end; whatever else it holds keeps its spelling.

    A text becomes `user_message`. Raises NotAttachable for JSON that is no object, and where
    `content` is the person's own data.
    """
    part = _written(added)
    if not isinstance(stored, Json):
        text = f'"user_message":{quote(stored)},' if stored else ""
        return Json(f'{{{text}"content":[{part}]}}')
    outline = _outline(stored)
    if outline is None or outline.mark(0) != "{":
        raise NotAttachable("no_object")
    content = _content_row(outline)
    if content is None:
        return _inserted(outline, 0, f'"content":[{part}]')
    if outline.mark(content) != "[":
        raise NotAttachable("own_content")
    return _inserted(outline, content, part)


def without_attachment(stored: Json, number: int) -> Json:
    """The input without its file `number` (from 0); the rest keeps its spelling.

    A list of parts that would be empty goes too: Galtea refuses it. Raises IndexError.
    """
    found = _Parts.of(stored)
    files = [row for row in found.rows if _attachment(found.outline.source(row))] if found else []
    if found is None or not 0 <= number < len(files):
        raise IndexError(number)
    is_last = found.outline.counts[found.content] == 1
    return _removed(found.outline, found.content if is_last else files[number])


@dataclass(frozen=True, slots=True, kw_only=True)
class _Parts:
    """The rows of the parts in the outline of an input. content: the row of their list."""

    outline: Outline
    content: int
    rows: tuple[int, ...]

    @classmethod
    def of(cls, stored: str | Json | None) -> "_Parts | None":
        if not isinstance(stored, Json) or len(stored.text) > READ or "file" not in stored.text:
            return None
        outline = _outline(stored)
        content = None if outline is None else _content_row(outline)
        if outline is None or content is None or outline.mark(content) != "[":
            return None
        return cls(outline=outline, content=content, rows=tuple(outline.children(content)))


def _outline(stored: Json) -> Outline | None:
    try:
        return Outline(stored.text).complete()
    except JsonError:
        return None


def _content_row(outline: Outline) -> int | None:
    """The `content` of the input; of several the last, which is the one that readers take."""
    if outline.mark(0) != "{":
        return None
    rows = [row for row in outline.children(0) if outline.key(row) == "content"]
    return rows[-1] if rows else None


def _attachment(source: str) -> Attachment | None:
    try:
        value = parse(source)
    except JsonError:
        return None
    if not isinstance(value, Members):
        return None
    parts = dict(value.pairs)
    uri = parts.get("uri")
    if parts.get("type") != "file" or type(uri) is not str or not uri:
        return None
    return Attachment(
        uri=uri,
        filename=_text(parts.get("filename")),
        mime_type=_text(parts.get("mimeType")),
        size=_size(parts.get("sizeBytes")),
    )


def _text(value: Value) -> str:
    return value if type(value) is str else ""


def _size(value: Value) -> int | None:
    if not isinstance(value, Number) or not value.isdigit() or len(value) > LONGEST_SIZE:
        return None
    return int(value)


def _text_part(value: Value) -> str | None:
    parts = dict(value.pairs) if isinstance(value, Members) else {}
    text = parts.get("text")
    return text if parts.get("type") == "text" and type(text) is str else None


def _is_whole(part: Value) -> bool:
    """Whether a part is a text or a file with nothing else to show."""
    if not isinstance(part, Members):
        return False
    keys = [key for key, _ in part.pairs]
    if sorted(keys) == ["text", "type"]:
        return _text_part(part) is not None
    return len(set(keys)) == len(keys) and _FILE_KEYS.issuperset(keys) and _is_file(part)


def _is_file(part: Members) -> bool:
    found = _attachment(dump(part))
    return found is not None and ("sizeBytes" not in dict(part.pairs) or found.size is not None)


def _read(stored: Json) -> Value:
    try:
        return parse(stored.text) if len(stored.text) <= READ else None
    except JsonError:
        return None


def _written(added: Attachment) -> str:
    part: dict[str, object] = {"type": "file", "uri": added.uri}
    if added.filename:
        part["filename"] = added.filename
    if added.mime_type:
        part["mimeType"] = added.mime_type
    if added.size is not None:
        part["sizeBytes"] = added.size
    return dump(part)


def _inserted(outline: Outline, holder: int, written: str) -> Json:
    """The text with one more value behind the last one of an object or list."""
    rows = list(outline.children(holder))
    at = outline.ends[rows[-1]] if rows else outline.starts[holder] + 1
    mark = "," if rows else ""
    return Json(f"{outline.text[:at]}{mark}{written}{outline.text[at:]}")


def _removed(outline: Outline, row: int) -> Json:
    """The text without a value and the comma that belongs to it."""
    rows = list(outline.children(outline.parents[row]))
    place, text = rows.index(row), outline.text
    start, end = _start(outline, row), outline.ends[row]
    if place > 0:
        start = outline.ends[rows[place - 1]]
    elif len(rows) > 1:
        end = _start(outline, rows[1])
    return Json(text[:start] + text[end:])


def _start(outline: Outline, row: int) -> int:
    """Where a value begins with its key."""
    key = outline.key_starts[row]
    return outline.starts[row] if key < 0 else key


def _path(uri: str) -> str:
    try:
        return urlsplit(uri).path
    except ValueError:
        return uri


def _host(uri: str) -> str:
    try:
        return urlsplit(uri).hostname or ""
    except ValueError:
        return ""
