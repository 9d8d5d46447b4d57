"""Settings: a file in YAML or JSON, its keys read one by one, and none of them unknown."""

import difflib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from reviewer_app.calling.failures import SettingRefused
from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.errors import FileProblem
from reviewer_app.domain.evaluations import Unscorable, read_plain
from reviewer_app.domain.json import JsonError

MAX_SIZE = 1_000_000
"""Bytes of a settings file."""

_FILE = "The file"
_JSON = re.compile(r'\s*\{\s*["}]')
"""How JSON begins; a map of YAML on one line may begin with a bare key."""


class Settings:
    """A map of settings. `finish` refuses the keys that nobody asked for.

    place: what stands before a key in messages, such as `auth.`. Every method raises
    SettingRefused for a value that it cannot take.
    """

    def __init__(self, values: Mapping[str, object], place: str = "") -> None:
        self._values = values
        self._place = place
        self._known = list[str]()

    def text(self, key: str) -> str | None:
        """A text that is not empty; None where the key is not given."""
        value = self._get(key)
        if value is None:
            return None
        if not isinstance(value, str):
            raise self.refuse(key, f"must be a text. Put quotes around {_show(value)}")
        if not value.strip():
            raise self.refuse(key, "is empty")
        return value

    def needed_text(self, key: str) -> str:
        """A text that must be given."""
        value = self.text(key)
        if value is None:
            near = difflib.get_close_matches(key, self._values, n=1)
            meant = f". Is it meant by {near[0]}?" if near else "."
            raise SettingRefused(f"{self._place}{key} is missing{meant}")
        return value

    def choice(self, key: str, choices: tuple[str, ...], default: str) -> str:
        """One of some words, in capital or small letters."""
        value = self.text(key) or default
        found = next((word for word in choices if word.lower() == value.lower()), None)
        if found is None:
            raise self.refuse(key, f"must be one of {', '.join(choices)}, and is {value[:50]}")
        return found

    def flag(self, key: str) -> bool:
        """True or false; false where the key is not given."""
        value = self._get(key)
        if value is None or isinstance(value, bool):
            return bool(value)
        raise self.refuse(key, "must be true or false")

    def number(self, key: str, *, least: float, most: float) -> float | None:
        """A number within limits; None where the key is not given."""
        value = self._get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.refuse(key, "must be a number")
        if not least <= value <= most:
            raise self.refuse(key, f"must be from {least:g} to {most:g}")
        return float(value)

    def whole(self, key: str, *, least: int, most: int) -> int | None:
        """A whole number within limits; None where the key is not given."""
        value = self.number(key, least=least, most=most)
        if value is not None and value != int(value):
            raise self.refuse(key, "must be a whole number")
        return None if value is None else int(value)

    def texts(self, key: str) -> dict[str, str]:
        """A map of texts; empty where the key is not given."""
        section = self.section(key)
        return {name: section.needed_text(name) for name in section.names()}

    def section(self, key: str) -> "Settings":
        """A map of settings; an empty one where the key is not given."""
        return Settings(self.values(key), f"{self._place}{key}.")

    def values(self, key: str) -> Mapping[str, object]:
        """A map whose values nobody looks into; empty where the key is not given."""
        value = self._get(key)
        return {} if value is None else _to_map(value, f"{self._place}{key}")

    def has(self, key: str) -> bool:
        """Whether the key is given, be it with null."""
        return key in self._values

    def is_text(self, key: str) -> bool:
        """Whether the key is given with a text."""
        return isinstance(self._values.get(key), str)

    def names(self) -> list[str]:
        """All keys in their order."""
        return list(self._values)

    def finish(self) -> None:
        """Refuse the keys that nobody asked for, with the known one that is meant."""
        for key in self._values:
            if key in self._known:
                continue
            near = difflib.get_close_matches(key, self._known, n=1)
            known = f"Is {near[0]} meant?" if near else f"Known are {', '.join(self._known)}."
            raise SettingRefused(f"There is no setting {self._place}{key[:50]}. {known}")

    def refuse(self, key: str, problem: str) -> SettingRefused:
        """The error that says what is wrong with a key."""
        return SettingRefused(f"{self._place}{key} {problem}.")

    def _get(self, key: str) -> object:
        self._known.append(key)
        return self._values.get(key)


def parse_settings(text: str) -> Settings:
    """The settings in a text, YAML 1.2 or JSON.

    Raises SettingRefused for what is neither, is no map, or has a key twice.
    """
    read = _read_json if _JSON.match(text) else _read_yaml
    return Settings(_to_map(read(text), _FILE))


def read_file(path: Path) -> str:
    """The text of a settings file. Raises FileProblem."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_SIZE + 1)
    except OSError as error:
        raise FileProblem(path, cause_of(error)) from None
    if len(data) > MAX_SIZE:
        raise FileProblem(path, "It is larger than 1 MB, which no settings are.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileProblem(path, f"It is no UTF-8 (at byte {error.start + 1}).") from None


def _read_json(text: str) -> object:
    try:
        return read_plain(text)
    except JsonError as error:
        line = text.count("\n", 0, error.position) + 1
        raise SettingRefused(f"Line {line} is no JSON: {error.reason}.") from None
    except Unscorable as error:
        raise SettingRefused(error.reason) from None


def _read_yaml(text: str) -> object:
    from ruamel.yaml import YAML
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    reader: Any = YAML(typ="safe", pure=True)
    try:
        return reader.load(text)
    except MarkedYAMLError as error:
        raise SettingRefused(_tell(error)) from None
    except (YAMLError, ValueError) as error:
        raise SettingRefused(f"The file is no YAML: {str(error).splitlines()[0]}.") from None
    except RecursionError:
        raise SettingRefused("The file is nested too deeply.") from None


def _tell(error: Any) -> str:
    """Where the YAML goes wrong, without the library's hints for programmers."""
    line = f"Line {error.problem_mark.line + 1}" if error.problem_mark else "The file"
    return f"{line} is no YAML: {(error.problem or 'not understood').splitlines()[0]}."


def _to_map(value: object, what: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        example = "`url: https://…`" if what == _FILE else "`key: value`"
        raise SettingRefused(f"{what} must have keys with values, such as {example}.")
    members = cast("dict[object, object]", value)
    for key in members:
        if not isinstance(key, str):
            raise SettingRefused(f"{what} has the key {_show(key)}, which is no text.")
    return cast("dict[str, object]", value)


def _show(value: object) -> str:
    return str(value)[:50]
