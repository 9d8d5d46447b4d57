"""JSON to read: indented, with the spelling of its numbers and the order of its keys."""

from collections.abc import Iterator

from reviewer_app.domain.json import JsonError, Members, Number, Value, dump, parse, quote

READ = 200_000
"""Letters up to which JSON is indented; longer text is shown as it is written."""

ONE_LINE = 72
"""Letters of a list or object without others inside that stay on one line."""


def indented(text: str) -> str:
    """The JSON with a line per member; text that is no JSON, or is very long, as it is."""
    if len(text) > READ:
        return text
    try:
        return "".join(_write(parse(text), ""))
    except JsonError:
        return text


def _write(value: Value, indent: str) -> Iterator[str]:
    short = _one_line(value)
    if short is not None:
        yield short
    elif isinstance(value, Members):
        lines = (
            f"{quote(key)}: {''.join(_write(part, indent + '  '))}" for key, part in value.pairs
        )
        yield from _block("{", lines, "}", indent)
    elif isinstance(value, list):
        lines = ("".join(_write(part, indent + "  ")) for part in value)
        yield from _block("[", lines, "]", indent)


def _block(start: str, lines: Iterator[str], end: str, indent: str) -> Iterator[str]:
    yield start
    mark = "\n"
    for line in lines:
        yield f"{mark}{indent}  {line}"
        mark = ",\n"
    yield f"\n{indent}{end}"


def _one_line(value: Value) -> str | None:
    """A value that fits into a line; None for one that needs lines of its own."""
    if isinstance(value, Members):
        parts = [f"{quote(key)}: {_scalar(part)}" for key, part in value.pairs if _is_flat(part)]
        return _short("{", parts, "}", len(value.pairs))
    if isinstance(value, list):
        parts = [_scalar(part) for part in value if _is_flat(part)]
        return _short("[", parts, "]", len(value))
    return _scalar(value)


def _short(start: str, parts: list[str], end: str, count: int) -> str | None:
    text = f"{start}{', '.join(parts)}{end}"
    return text if len(parts) == count and len(text) <= ONE_LINE else None


def _is_flat(value: Value) -> bool:
    return not isinstance(value, Members | list) or value in ([], Members(()))


def _scalar(value: Value) -> str:
    return str(value) if isinstance(value, Number) else dump(value)
