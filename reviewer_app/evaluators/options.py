"""Options: an expectation's map or an eval_config, and which of its keys were read.

A key that is read by nobody is warned about, since it often makes a case pass for nothing
(reference G2). null counts as absent everywhere (G26).
"""

from collections.abc import Iterator
from typing import Literal

from reviewer_app.domain.evaluations import Plain, Unscorable
from reviewer_app.domain.remarks import KnownKey, Remark, RemarkKind
from reviewer_app.domain.sayings import say

NEVER = float("nan")
"""A bound that no score reaches: comparing with it is always false."""


class Options:
    """The keys of one map; `place` is what it is called in a case."""

    def __init__(self, given: Plain, place: str, remarks: list[Remark]) -> None:
        if given is not None and not isinstance(given, dict):
            raise Unscorable(
                say("{place} must be a map, and is {kind}.", place=place, kind=kind_of(given))
            )
        self._given = given or {}
        self._place = place
        self._remarks = remarks
        self._read: set[str] = set()

    def get(self, key: str) -> Plain:
        """The value, None where it is absent or null."""
        self._read.add(key)
        return self._given.get(key)

    def has(self, key: str) -> bool:
        """Whether the key is there, also with null."""
        self._read.add(key)
        return key in self._given

    def is_on(self, key: str, *, default: bool) -> bool:
        """A switch: everything but false is on, as in the original; other values are warned of."""
        value = self.get(key)
        if value is None:
            if key in self._given:
                self.warn(f"{self._place}: {key} is null, so its default is used.")
            return default
        if not isinstance(value, bool):
            self.warn(f"{self._place}: {key} is {kind_of(value)} and counts as true.")
        return value is not False

    def threshold(self, key: str, default: float) -> float:
        """The score from which a case passes; NEVER where it is no number (reference C2)."""
        value = self.get(key)
        if value is None:
            if key in self._given:
                self.warn(f"{self._place}: {key} is null, so its default is used.")
            return default
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value:
            told = f"{self._place}: {key} is no number, so nothing passes."
            self.warn(told, "never_passes", place=f"{self._place}.{key}")
            return NEVER
        if value > 1:
            told = f"{self._place}: {key} is above 1, so nothing passes."
            self.warn(told, "never_passes", place=f"{self._place}.{key}")
        elif value <= 0:
            told = f"{self._place}: {key} is not above 0, so everything passes."
            self.warn(told, "always_passes", place=f"{self._place}.{key}")
        return value

    def beside(self, given: Plain, place: str) -> "Options":
        """Another map of the same case, whose warnings are told with these."""
        return Options(given, place, self._remarks)

    def warn(
        self, sentence: str, kind: RemarkKind = "other", *, place: str = "", subject: str = ""
    ) -> None:
        """Say what is probably not meant; see `Remark`."""
        remark = Remark(sentence=sentence, kind=kind, place=place, subject=subject)
        self._remarks.append(remark)

    def warn_of_unread(self) -> None:
        """Name the keys that nobody asked for."""
        for key in self._unread():
            self.warn(f"{self._place}: {key} is not read.", "unread", place=f"{self._place}.{key}")

    def read_all(self) -> None:
        """Take all keys as read: they are for somebody else."""
        self._read.update(self._given)

    def _unread(self) -> Iterator[str]:
        return (key for key in self._given if key not in self._read)


class Recorder(Options):
    """Options without any key that note which ones are asked for, how, and with what default."""

    def __init__(self, place: str, keys: dict[tuple[str, str], KnownKey]) -> None:
        Options.__init__(self, None, place, [])
        self._keys = keys

    def get(self, key: str) -> Plain:
        """Note a value of any kind."""
        self._note(key, "value", None)
        return None

    def has(self, key: str) -> bool:
        """Note a value of any kind."""
        return self.get(key) is not None

    def is_on(self, key: str, *, default: bool) -> bool:
        """Note a switch."""
        self._note(key, "switch", default)
        return default

    def threshold(self, key: str, default: float) -> float:
        """Note a threshold."""
        self._note(key, "threshold", default)
        return default

    def beside(self, given: Plain, place: str) -> Options:
        """Note the keys of another map, too."""
        return Recorder(place, self._keys)

    def _note(
        self, key: str, kind: Literal["switch", "threshold", "value"], default: bool | float | None
    ) -> None:
        known = KnownKey(place=self._place, key=key, kind=kind, default=default)
        self._keys.setdefault((self._place, key), known)


def kind_of(value: Plain) -> str:
    """What a value is called in a sentence."""
    match value:
        case None:
            return say("null")
        case bool():
            return say("true") if value else say("false")
        case str():
            return say("a text")
        case int() | float():
            return say("a number")
        case list():
            return say("a list")
        case _:
            return say("a map")


def require_texts(value: Plain, name: str) -> list[str]:
    """A list of texts.

    Raises Unscorable for anything else: the original breaks off there (reference G8).
    """
    if not isinstance(value, list):
        raise Unscorable(
            say("{name} must be a list, and is {kind}.", name=name, kind=kind_of(value))
        )
    texts: list[str] = []
    for item in value:
        if not isinstance(item, str):
            raise Unscorable(
                say(
                    "{name} must hold texts only, and holds {kind}; put it in quotes.",
                    name=name,
                    kind=kind_of(item),
                )
            )
        texts.append(item)
    return texts
