"""Spelling: the Hunspell dictionaries on this computer, and whether they know a word.

Dictionaries are looked for in the person's own folder, then where systems keep them, then in the
package of the checker, which brings English. None of this changes a text.
"""

import sys
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from platformdirs import user_data_path

_APOSTROPHES = str.maketrans({"\u2019": "'", "\u02bc": "'"})
_LONGEST = 60
"""Letters of a word that is looked up; longer ones are ids, links or the like."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dictionary:
    """A dictionary that is there. tag: its language, "es-MX". path: its .dic file."""

    tag: str
    path: Path

    @property
    def main(self) -> str:
        """The language without its place."""
        return self.tag.split("-")[0].lower()


class Speller(Protocol):
    """Knows the words of one language."""

    def knows(self, word: str) -> bool:
        """Whether a word is right; also where the dictionary cannot tell."""
        ...

    def suggest(self, word: str) -> tuple[str, ...]:
        """Words that may have been meant, the likeliest first."""
        ...


def own_folder() -> Path:
    """Where a person may put dictionaries of their own, and where their words are kept."""
    return user_data_path("Reviewer", appauthor=False, roaming=False) / "dictionaries"


def folders() -> tuple[Path, ...]:
    """Where dictionaries are looked for, the person's own folder first."""
    found = [own_folder()]
    if sys.platform == "darwin":
        found += [Path.home() / "Library/Spelling", Path("/Library/Spelling")]
    elif sys.platform != "win32":
        found += [Path("/usr/share/hunspell"), Path("/usr/share/myspell/dicts")]
    return (*found, _bundled())


def _bundled() -> Path:
    """The folder of the checker's own dictionary; nowhere where the checker is not installed."""
    try:
        import hunspell
    except ImportError:
        return Path("nowhere")
    return Path(hunspell.__file__).parent / "dictionaries"


def installed(places: Sequence[Path]) -> list[Dictionary]:
    """The dictionaries in these folders; of two for a language, that of the earlier folder."""
    found: dict[str, Dictionary] = {}
    for place in places:
        try:
            paths = sorted(place.iterdir())
        except OSError:
            continue
        for path in paths:
            if path.suffix == ".dic" and path.with_suffix(".aff").is_file():
                tag = path.stem.replace("_", "-")
                found.setdefault(tag.lower(), Dictionary(tag=tag, path=path))
    return list(found.values())


def choose(tag: str, offered: Sequence[Dictionary]) -> Dictionary | None:
    """The dictionary for a language tag: of its place, else of the language anywhere; or None.

    Between several places, the one that gave the language its code comes first (es-ES for
    es-419), then English of the United States, then by name.
    """
    wanted = tag.replace("_", "-").lower()
    main = wanted.split("-")[0]
    same = [one for one in offered if one.main == main]

    def rank(one: Dictionary) -> tuple[bool, bool, bool, str]:
        name = one.tag.lower()
        return name != wanted, name != main, name not in {f"{main}-{main}", "en-us"}, name

    return min(same, key=rank, default=None)


def load(dictionary: Dictionary) -> Speller:
    """Read a dictionary; takes up to a second for large ones. Raises OSError."""
    from hunspell import Hunspell

    path = dictionary.path
    # Windows' own encoding lacks most letters; in UTF-8 the checker takes any path there.
    encoding = "UTF-8" if sys.platform == "win32" else sys.getfilesystemencoding()
    return _Hunspell(
        Hunspell(path.stem, hunspell_data_dir=str(path.parent), system_encoding=encoding)
    )


class _Checker(Protocol):
    def spell(self, word: str) -> bool: ...

    def suggest(self, word: str) -> tuple[str, ...]: ...


class _Hunspell:
    """Hunspell, for words that its encoding has letters for."""

    def __init__(self, checker: _Checker) -> None:
        self._checker = checker
        self._known: dict[str, bool] = {}

    def knows(self, word: str) -> bool:
        """Whether the word is right, or none that the dictionary could know."""
        word = _normal(word)
        if word not in self._known:
            self._known[word] = self._spell(word)
        return self._known[word]

    def _spell(self, word: str) -> bool:
        if len(word) > _LONGEST or "\0" in word:  # a NUL would end it early
            return True
        try:
            return bool(self._checker.spell(word))
        except UnicodeEncodeError:
            return True

    def suggest(self, word: str) -> tuple[str, ...]:
        """What Hunspell proposes."""
        try:
            return tuple(self._checker.suggest(_normal(word)))
        except UnicodeEncodeError:
            return ()


def _normal(word: str) -> str:
    return unicodedata.normalize("NFC", word).translate(_APOSTROPHES)


class OwnWords:
    """The words that a person added, one a line in a file of theirs; the case of letters counts.

    Hunspell reads such a list too, so it can be taken elsewhere.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._words: set[str] | None = None

    def __contains__(self, word: str) -> bool:
        return _normal(word) in self._read()

    def add(self, word: str) -> None:
        """Keep a word for all cases; raises OSError where it cannot be written."""
        words = self._read() | {_normal(word)}
        self._file.parent.mkdir(parents=True, exist_ok=True)
        beside = self._file.with_suffix(".new")
        beside.write_text("\n".join(sorted(words)) + "\n", encoding="utf-8")
        beside.replace(self._file)
        self._words = words

    def _read(self) -> set[str]:
        if self._words is None:
            try:
                lines = self._file.read_text(encoding="utf-8", errors="replace").splitlines()
            except OSError:
                lines = []
            self._words = {line.strip() for line in lines if line.strip()}
        return self._words
