"""The gallery in the docs: each screen and state in every appearance, on one page a state."""

import shutil
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtGui import QImage

_ABOUT = """# Every screen, in every appearance

`python3 packaging/dev.py pictures --docs` takes these pictures anew, from the samples. Light, dark
and high contrast are 1440 × 900; Arabic is 1366 × 768 at 150 %. The pictures of the guide, which \
is part of the program, are in `resources/guide`.
"""
_TITLES = {
    "light": "Light",
    "dark": "Dark",
    "high-contrast": "High contrast",
    "arabic-150": "Arabic at 150 %",
}
LOOKS = tuple(_TITLES)
"""The appearances that the gallery shows, in their order."""


def to_file_name(state: str) -> str:
    """How a state's picture is called, without its ending."""
    return state.replace(" ", "-")


def to_page(states: Iterable[str]) -> str:
    """The gallery's page in Markdown: a table of four pictures under the name of each state."""
    return "\n".join([_ABOUT, *(_to_section(state) for state in states)])


def fill(gallery: Path, taken: Path, states: Iterable[str]) -> None:
    """Put the pictures of `taken/APPEARANCE/STATE.png` into the gallery, and nothing else there.

    They are lossless in WebP, a quarter smaller than in PNG. Raises FileNotFoundError where one
    was not taken, before anything is replaced.
    """
    pairs = [(look, to_file_name(state)) for look in LOOKS for state in states]
    for look, name in pairs:
        if not (taken / look / f"{name}.png").exists():
            raise FileNotFoundError(f"There is no picture of {name} in {look}.")
    shutil.rmtree(gallery, ignore_errors=True)
    for look, name in pairs:
        (gallery / look).mkdir(parents=True, exist_ok=True)
        picture = QImage(str(taken / look / f"{name}.png"))
        picture.save(str(gallery / look / f"{name}.webp"), "WEBP", 100)  # pyright: ignore[reportArgumentType, reportCallIssue]
    (gallery / "README.md").write_text(to_page(states), encoding="utf-8")


def _to_section(state: str) -> str:
    name = to_file_name(state)
    shown = [f"![{state}, {_TITLES[look].lower()}]({look}/{name}.webp)" for look in LOOKS]
    titles = list(_TITLES.values())
    rows = [_to_table(titles[:2], shown[:2]), _to_table(titles[2:], shown[2:])]
    return "\n".join([f"## {state.capitalize()}", "", *rows])


def _to_table(titles: list[str], pictures: list[str]) -> str:
    return f"| {' | '.join(titles)} |\n|---|---|\n| {' | '.join(pictures)} |\n"
