"""The licences of everything that the packaged program brings, copied beside it.

Run by the environment's interpreter: `python packaging/dev_licences.py FOLDER`.
"""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_COMMON = Path("/usr/share/common-licenses")
"""Where Debian keeps the texts of common licences; Qt's wheels bring none of theirs."""

_NOTICE = re.compile(r"(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
_NAME = re.compile(r"[A-Za-z0-9._-]+")


def own_needs() -> list[str]:
    """What the program itself says it needs."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return list(names_in(tomllib.loads(text)["project"]["dependencies"]))


def names_in(requirements: Iterable[str]) -> Iterable[str]:
    """The packages that requirements are about; those of extras left out."""
    for line in requirements:
        if "extra ==" not in line and (match := _NAME.match(line)):
            yield match[0]


def with_their_needs(names: Iterable[str]) -> list[Distribution]:
    """Packages, and what they need in turn; those of other systems left out."""
    found: dict[str, Distribution] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        key = re.sub(r"[-_.]+", "-", name).lower()
        if key in found:
            continue
        try:
            found[key] = distribution(name)
        except PackageNotFoundError:  # for another system or Python
            continue
        waiting += names_in(found[key].requires or [])
    return [found[key] for key in sorted(found)]


def notices_of(found: Distribution) -> list[Path]:
    """The licence files that a distribution brings."""
    files = found.files or []
    paths = [Path(str(found.locate_file(file))) for file in files if _NOTICE.search(str(file))]
    if licence_of(found).startswith("LGPL-3.0"):  # it adds to the GPL, so both are needed
        paths += [_COMMON / "LGPL-3", _COMMON / "GPL-3"]
    return [path for path in paths if path.is_file() and path.suffix not in {".py", ".pyc"}]


def licence_of(found: Distribution) -> str:
    """What a package says of its licence, in one line."""
    metadata = found.metadata
    names = (name for name in ("License-Expression", "License") if name in metadata)
    said = next((metadata[name] for name in names if metadata[name]), "see its files")
    return said.splitlines()[0]


def collect(folder: Path) -> list[str]:
    """Copy the notices into a folder for each distribution, and list all of them in a file.

    Returns the names of those that bring none; the list then has what they say of themselves.
    """
    without: list[str] = []
    lines: list[str] = []
    for found in with_their_needs(own_needs()):
        name, notices = found.metadata["Name"], notices_of(found)
        lines.append(f"{name} {found.version}: {licence_of(found)}")
        if not notices:
            without.append(name)
        for notice in notices:
            place = folder / name / notice.name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(notice, place)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "README.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return without


if __name__ == "__main__":
    print(", ".join(collect(Path(sys.argv[1]))))
