"""Finds the files that are shipped with the program: icons, translations, samples, guide."""

import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def resource(*parts: str) -> Path:
    """The path of a shipped file or folder; it need not exist.

    Looked for beside the code of a frozen application, in the installed wheel, and in a checkout,
    where an editable installation runs from.
    """
    return _root().joinpath(*parts)


def _root() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    candidates = [Path(frozen) / "reviewer_app" / "_resources"] if frozen else []
    candidates.append(PACKAGE / "_resources")
    found = (path for path in candidates if path.is_dir())
    return next(found, PACKAGE.parent / "resources")
