"""The cards of the comparison as one long list of lines, counted through."""

from dataclasses import dataclass

from reviewer_app.domain.differences import FieldDifference
from reviewer_app.ui.comparing.heads import FieldHead
from reviewer_app.ui.comparing.lines import GapLine, HeadLine, Line
from reviewer_app.ui.comparing.sections import Section


@dataclass(slots=True)
class Card:
    """One field on the page. is_final: it was compared as exactly as it will be."""

    field: FieldDifference
    head: FieldHead
    section: Section | None
    is_open: bool
    is_final: bool = False

    @property
    def count(self) -> int:
        """Lines with the head and the gap after the card."""
        return 2 + (len(self.section) if self.is_open and self.section else 0)

    def line(self, number: int) -> Line:
        """Line 0 is the head, the last one the gap."""
        if number == 0:
            return HeadLine(place=0)
        if number == self.count - 1 or self.section is None:
            return GapLine()
        return self.section.line(number - 1)


@dataclass(frozen=True, slots=True)
class Place:
    """A line by its card and its number there."""

    card: int
    line: int


class Cards(list[Card]):
    """The cards from the top down; a place is a card and a line of it."""

    def line(self, place: Place) -> Line:
        """The line at a place."""
        return self[place.card].line(place.line)

    def after(self, place: Place) -> Place | None:
        """The next line; None at the end."""
        if place.line + 1 < self[place.card].count:
            return Place(place.card, place.line + 1)
        return Place(place.card + 1, 0) if place.card + 1 < len(self) else None

    def before(self, place: Place) -> Place | None:
        """The line before; None at the beginning."""
        if place.line:
            return Place(place.card, place.line - 1)
        return Place(place.card - 1, self[place.card - 1].count - 1) if place.card else None

    @property
    def last(self) -> Place:
        """The last line of all."""
        return Place(len(self) - 1, self[-1].count - 1)

    def number(self, place: Place) -> int:
        """How many lines there are before a place."""
        return sum(card.count for card in self[: place.card]) + place.line

    def place_at(self, number: int) -> Place:
        """The place of a line by its number."""
        for place, card in enumerate(self):
            if number < card.count:
                return Place(place, number)
            number -= card.count
        return self.last

    @property
    def stops(self) -> int:
        """How many differences there are to go to."""
        return sum(card.section.stops for card in self if card.section)

    def stop(self, number: int) -> tuple[int, int]:
        """The card of a difference, and its number within the field."""
        for place, card in enumerate(self):
            count = card.section.stops if card.section else 0
            if number < count:
                return place, number
            number -= count
        return -1, -1
