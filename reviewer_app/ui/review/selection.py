"""Which rows of a list are selected: ranges, so that a million cost as much as one."""

from bisect import bisect_right
from collections.abc import Iterator


class Selection:
    """Rows as ranges that neither touch nor overlap, in order."""

    def __init__(self) -> None:
        self._ranges: list[range] = []
        self._anchor: int | None = None

    @property
    def count(self) -> int:
        """How many rows are selected."""
        return sum(map(len, self._ranges))

    @property
    def ranges(self) -> tuple[range, ...]:
        """The selected rows."""
        return tuple(self._ranges)

    def __contains__(self, row: int) -> bool:
        place = bisect_right(self._ranges, row, key=lambda part: part.start) - 1
        return place >= 0 and row in self._ranges[place]

    def __iter__(self) -> Iterator[int]:
        for part in self._ranges:
            yield from part

    def clear(self) -> None:
        """Nothing is selected."""
        self._ranges, self._anchor = [], None

    def choose(self, row: int) -> None:
        """This row alone; the next range begins here."""
        self._ranges, self._anchor = [range(row, row + 1)], row

    def extend(self, row: int) -> None:
        """Everything between the row that was chosen last and this one, and nothing else."""
        anchor = row if self._anchor is None else self._anchor
        self._ranges = [range(min(anchor, row), max(anchor, row) + 1)]
        self._anchor = anchor

    def select_all(self, count: int) -> None:
        """All rows."""
        self._ranges = [range(count)] if count else []

    def toggle(self, row: int) -> None:
        """Add a row, or take it out."""
        self._anchor = row
        is_in = row in self
        kept: list[range] = []
        for part in self._ranges:
            pieces = (
                range(part.start, min(row, part.stop)),
                range(max(row + 1, part.start), part.stop),
            )
            kept += [piece for piece in pieces if piece]
        if not is_in:
            kept.append(range(row, row + 1))
        self._ranges = _joined(kept)


def _joined(parts: list[range]) -> list[range]:
    joined: list[range] = []
    for part in sorted(parts, key=lambda part: part.start):
        if joined and part.start <= joined[-1].stop:
            joined[-1] = range(joined[-1].start, max(joined[-1].stop, part.stop))
        else:
            joined.append(part)
    return joined
