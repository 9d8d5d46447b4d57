"""Extracting: what an answer in JSON has at given JSONPaths. Runs in the confined process only."""

from collections.abc import Mapping
from functools import lru_cache
from typing import cast

import jsonpath
from jsonpath import JSONPathError

from reviewer_app.domain.evaluations import Plain, Unscorable, read_plain
from reviewer_app.domain.json import JsonError

_NAMES = ("$.name", "$.function.name", "$.tool", "$.tool_name")
_ARGUMENTS = ("$.arguments", "$.args", "$.function.arguments", "$.input", "$.parameters")


class Unreadable(Exception):
    """An answer that does not have what is looked for; the message is a sentence."""


def extract(text: str, paths: Mapping[str, str]) -> dict[str, Plain]:
    """What stands at the paths: text, tool_calls, tool_name, tool_arguments, model and tokens.

    text: one value of any kind, or several texts, which are joined. tool_calls: the calls, of
    which tool_name and tool_arguments are read; the usual places are tried without them.
    Raises Unreadable and RecursionError.
    """
    answer = _read(text)
    found: dict[str, Plain] = {"output": _find_output(answer, paths["text"])}
    if "tool_calls" in paths:
        calls = _find(answer, paths["tool_calls"])
        if len(calls) == 1 and isinstance(calls[0], list | None):
            calls = calls[0] or []
        found["tool_calls"] = [_to_call(call, paths) for call in calls]
    for key in ("model", "input_tokens", "output_tokens"):
        if key in paths:
            found[key] = next(iter(_find(answer, paths[key])), None)
    return found


def check(path: str) -> None:
    """Raises Unreadable for a text that is no JSONPath."""
    try:
        _compile(path)
    except (JSONPathError, RecursionError) as error:
        raise Unreadable(
            f'"{path[:200]}" is no JSONPath, such as $.choices[0].message.content: {_why(error)}.'
        ) from None


def _why(error: Exception) -> str:
    """The reason alone: the whole message of the library has many lines, and may fail itself."""
    return str(error.args[0]) if error.args else "it is nested too deeply"


def _read(text: str) -> Plain:
    try:
        return read_plain(text)
    except JsonError as error:
        where = f" (character {error.position + 1})" if error.position else ""
        raise Unreadable(f"The answer is no JSON: {error.reason}{where}.") from None
    except Unscorable as error:
        raise Unreadable(f"The answer cannot be read: {error.reason}") from None


@lru_cache(maxsize=50)
def _compile(path: str) -> jsonpath.JSONPath | jsonpath.CompoundJSONPath:
    return jsonpath.compile(path, strict=True)


def _find(value: Plain, path: str) -> list[Plain]:
    if not isinstance(value, list | dict):
        return [value] if path == "$" else []
    try:
        return cast("list[Plain]", _compile(path).findall(value))
    except JSONPathError as error:
        raise Unreadable(f"{path} cannot be followed in the answer: {_why(error)}.") from None


def _find_output(answer: Plain, path: str) -> Plain:
    found = _find(answer, path)
    if not found:
        has = ", ".join(answer) if isinstance(answer, dict) else f"a {type(answer).__name__}"
        raise Unreadable(f"The answer has nothing at {path}; at its top it has {has[:200]}.")
    if len(found) == 1:
        return found[0]
    texts = [part for part in found if isinstance(part, str)]
    return "".join(texts) if len(texts) == len(found) else found


def _to_call(call: Plain, paths: Mapping[str, str]) -> Plain:
    names = (paths["tool_name"],) if "tool_name" in paths else _NAMES
    places = (paths["tool_arguments"],) if "tool_arguments" in paths else _ARGUMENTS
    if isinstance(call, str):
        return {"name": call, "arguments": {}}
    name = next((found[0] for path in names if (found := _find(call, path))), None)
    if not isinstance(name, str):
        raise Unreadable(f"A tool call in the answer has no name at {' or '.join(names)}.")
    arguments = next((found[0] for path in places if (found := _find(call, path))), None)
    return {"name": name, "arguments": _read_arguments(arguments)}


def _read_arguments(given: Plain) -> Plain:
    """The arguments; those that come as the text of a JSON object are read (OpenAI's way)."""
    if not isinstance(given, str):
        return {} if given is None else given
    try:
        read = read_plain(given)
    except (JsonError, Unscorable):
        return given
    return read if isinstance(read, dict) else given
