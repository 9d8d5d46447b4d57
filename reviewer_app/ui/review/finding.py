"""Finding words in a case: every text of it is looked through, laid out or not, open or closed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from reviewer_app.domain.searching import LONGEST, Term, pattern
from reviewer_app.ui.widgets.literal_marks import NOWHERE

MOST_HITS = 10_000
"""Places that are counted and marked; a letter that is everywhere is no search."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked in one text: the terms, their places in order, and the one of the moment."""

    terms: tuple[Term, ...] = ()
    places: Sequence[range] = ()
    current: range = NOWHERE


@dataclass(frozen=True, slots=True, kw_only=True)
class Findable:
    """One text of a case.

    mark: draws marks, or none. reveal: opens what is closed and scrolls to a place.
    """

    text: Callable[[], str]
    mark: Callable[[Marks], None]
    reveal: Callable[[range], None]


@dataclass(frozen=True, slots=True)
class Hit:
    """A place in the text of a findable, by its number."""

    findable: int
    place: range


class Finder(QObject):
    """Looks for what was typed; goes from one place to the next. changed: count or place."""

    changed = Signal()

    def __init__(self, findables: Callable[[], Iterable[Findable]], parent: QObject) -> None:
        super().__init__(parent)
        self._all = findables
        self._findables: list[Findable] = []
        self._terms: tuple[Term, ...] = ()
        self._by_number: dict[int, list[range]] = {}
        self.hits: list[Hit] = []
        self.current = -1

    @property
    def is_cut(self) -> bool:
        """Whether there are more places than are counted."""
        return len(self.hits) >= MOST_HITS

    def search(self, typed: str, *, goes_there: bool = True) -> None:
        """Look for a text as it was typed, and go to the first place unless told otherwise."""
        before = self.hits[self.current] if 0 <= self.current < len(self.hits) else None
        self.clear()
        words = " ".join(typed.replace("\0", " ").split())[:LONGEST]
        self._terms = (Term(text=words),) if words else ()
        self._findables = list(self._all()) if words else []
        self._look()
        if self.hits:
            place = self.hits.index(before) if before and before in self.hits else -1
            self.current = max(0, place)
            self._mark_all()
            if goes_there and place < 0:
                self._go()
        self.changed.emit()

    def _look(self) -> None:
        for number, findable in enumerate(self._findables):
            found = pattern(self._terms[0], is_inside=True)
            places: list[range] = []
            for hit in found.finditer(findable.text()):
                places.append(range(hit.start(), hit.end()))
                if len(self.hits) + len(places) >= MOST_HITS:
                    break
            if places:
                self._by_number[number] = places
                self.hits += [Hit(number, place) for place in places]
            if self.is_cut:
                return

    def step(self, by: int) -> None:
        """Go to the next place (1) or the one before (-1); behind the last comes the first."""
        if not self.hits:
            return
        before = self.current
        self.current = (self.current + by) % len(self.hits)
        for number in {self.hits[before].findable, self.hits[self.current].findable}:
            self._mark(number)
        self._go()
        self.changed.emit()

    def clear(self) -> None:
        """Look for nothing any more."""
        for number in self._by_number:
            self._findables[number].mark(Marks())
        self._findables, self._by_number, self.hits = [], {}, []
        self._terms, self.current = (), -1

    def _go(self) -> None:
        hit = self.hits[self.current]
        self._findables[hit.findable].reveal(hit.place)
        self._mark(hit.findable)  # what was closed has its text only now

    def _mark_all(self) -> None:
        for number in self._by_number:
            self._mark(number)

    def _mark(self, number: int) -> None:
        hit = self.hits[self.current]
        current = hit.place if hit.findable == number else NOWHERE
        self._findables[number].mark(Marks(self._terms, self._by_number[number], current))
