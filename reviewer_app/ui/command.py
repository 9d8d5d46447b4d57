"""A command: its words, its keys, where it stands and where it works."""

from dataclasses import dataclass
from typing import Literal

Menu = Literal["file", "edit", "case", "queue", "view", "help"]
Where = Literal["window", "review", "edit", "page"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """One row. text: English, translated when shown. keys: the first is printed on the button.

    where: live in the whole window, only while a case is on screen, only in the editor, or on
    pages that have it among their own acts, such as a comparison.
    group: entries of one group stand together in their menu, apart from the next one.
    also: what it leads to, in English, by which the palette finds it too.
    repeats: whether holding the key down does it again and again (never for a decision).
    is_checkable: it is on or off. is_decision: it acts on the case that is painted, so it waits
    while one is on its way.
    """

    name: str
    text: str
    keys: tuple[str, ...] = ()
    menu: Menu
    group: str = ""
    icon: str = ""
    also: str = ""
    where: Where = "review"
    repeats: bool = False
    is_checkable: bool = False
    is_decision: bool = False
