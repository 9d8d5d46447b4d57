"""The cases that were on screen, for the way back."""

MOST_VISITED = 500

_NOWHERE = 0
"""Stands for the end of a queue, where no case is on screen; no row has this number."""


class Visited:
    """Row numbers in the order of looking at them; the last one is on screen."""

    def __init__(self) -> None:
        self._numbers: list[int] = []

    def note(self, number: int = _NOWHERE) -> None:
        """A case is on screen, or none is."""
        if not self._numbers or self._numbers[-1] != number:
            self._numbers.append(number)
            del self._numbers[:-MOST_VISITED]

    @property
    def before(self) -> tuple[int, ...]:
        """Where one was before, the last one first."""
        return tuple(number for number in reversed(self._numbers[:-1]) if number != _NOWHERE)

    def return_to(self, number: int) -> None:
        """The case of this row is on screen again; what came behind it was left."""
        last = len(self._numbers) - 2
        while last >= 0 and self._numbers[last] != number:
            last -= 1
        if last >= 0:
            del self._numbers[last + 1 :]
