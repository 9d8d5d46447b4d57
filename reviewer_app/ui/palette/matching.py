"""How well the words of a command answer what was typed."""

import unicodedata
from collections.abc import Iterable

from reviewer_app.ui import commands
from reviewer_app.ui.commands import Command

_WHOLE, _STARTS, _WORD, _INSIDE, _INITIALS, _LEADS = range(6)


def folded(text: str) -> str:
    """Small letters without accents, so that "anadir" finds "Añadir"."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def rank(typed: str, words: str) -> int | None:
    """How far the words are from what was typed: 0 is the same, None does not fit."""
    wanted, offered = folded(typed).split(), folded(words)
    if not wanted:
        return _STARTS
    if " ".join(wanted) == offered.rstrip("… "):
        return _WHOLE
    if offered.startswith(" ".join(wanted)):
        return _STARTS
    found = offered.split()
    if all(any(word.startswith(part) for word in found) for part in wanted):
        return _WORD
    if all(part in offered for part in wanted):
        return _INSIDE
    initials = "".join(word[0] for word in found)
    return _INITIALS if len(wanted) == 1 and initials.startswith(wanted[0]) else None


def _leads(typed: str, command: Command) -> bool:
    """Whether what was typed are beginnings of words of what a command leads to."""
    texts = (commands.leads_to(command), command.also)
    return any(rank(typed, text) in (_WHOLE, _STARTS, _WORD) for text in texts if text)


def best_first(typed: str, offered: Iterable[Command], recent: list[str]) -> list[Command]:
    """The commands that fit, the nearest first; among equals those that were used last.

    A command is found by its words in the language of the window, and by its English ones; last
    come those that only lead there.
    """
    found: list[tuple[int, int, int, Command]] = []
    for place, command in enumerate(offered):
        ranks = [rank(typed, text) for text in (commands.words(command), command.text)]
        ranks += [_LEADS if _leads(typed, command) else None]
        fitting = [each for each in ranks if each is not None]
        if fitting:
            used = recent.index(command.name) if command.name in recent else len(recent)
            found.append((min(fitting), used, place, command))
    return [command for *_, command in sorted(found, key=lambda each: each[:3])]
