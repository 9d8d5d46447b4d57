"""Which values of a JSON text are shown as rows: those that no closed object or list holds."""

from array import array
from bisect import bisect_left
from collections import Counter

from reviewer_app.domain.json import JsonError, parse
from reviewer_app.domain.json_outlines import MOST_SIBLINGS, Outline

SMALL = 20_000
"""Letters up to which everything is open at first; of longer texts the outermost values only."""

ONE_LINE = 64
"""Letters of an object or list without others inside that is shown in one line."""

LONGEST = 100_000
"""Letters of one string that are looked into; the raw view has them all."""


class JsonRows:
    """The rows of one text, found part by part; of each whether it is open."""

    def __init__(self, text: str) -> None:
        self.outline = Outline(text)
        self._opened: dict[int, bool] = {}
        self._rows = array("q")
        self._next = 0
        self._numbers: dict[int, dict[int, int]] = {}
        self.advance()

    def __len__(self) -> int:
        """How many rows are shown by now."""
        return len(self._rows)

    def __getitem__(self, place: int) -> int:
        """The row of the outline that is shown at a place."""
        return self._rows[place]

    def advance(self) -> bool:
        """Find some more values; whether there are more. Raises JsonError at a fault."""
        has_more = self.outline.advance()
        self._extend()
        return has_more

    def _extend(self) -> None:
        """Show what is found by now, up to an object that is closed and not read whole."""
        outline = self.outline
        while self._next < len(outline):
            row = self._next
            if self._may_be_one_line(row):
                return
            if not self._rows or self._rows[-1] < row:
                self._rows.append(row)
            after = row + 1 if self.is_open(row) else outline.lasts[row]
            if not after:
                return
            self._next = after
        if len(self._rows) > 1 and self._rows[0] == 0:
            del self._rows[0]  # the outermost braces tell nothing

    # Open and closed

    def is_open(self, row: int) -> bool:
        """Whether the values that a row holds are shown."""
        outline = self.outline
        if not outline.is_holder(row) or (outline.lasts[row] and not outline.counts[row]):
            return False
        if row in self._opened:
            return self._opened[row]
        if row == 0 and outline.mark(0) == "{":
            return True
        if self.is_one_line(row):
            return False
        return row == 0 or len(outline.text) <= SMALL

    def is_one_line(self, row: int) -> bool:
        """Whether an object or list is short and holds no other one."""
        start, end = self.outline.starts[row], self.outline.ends[row]
        if not 0 <= end - start <= ONE_LINE:
            return False
        return all(not self.outline.is_holder(child) for child in self.outline.children(row))

    def _may_be_one_line(self, row: int) -> bool:
        """Whether too little is read to tell if an object or list fits into a line."""
        outline = self.outline
        is_begun = outline.is_holder(row) and outline.ends[row] < 0
        return is_begun and outline.starts[-1] - outline.starts[row] <= ONE_LINE

    def can_open(self, row: int) -> bool:
        """Whether there is something inside."""
        return self.outline.is_holder(row) and bool(self.outline.counts[row])

    def set_open(self, place: int, *, is_open: bool) -> None:
        """Show what the row at a place holds, or no longer."""
        row = self._rows[place]
        if not self.can_open(row) or self.is_open(row) == is_open:
            return
        self._opened[row] = is_open
        self._show_anew(row)

    def _show_anew(self, row: int) -> None:
        """Find the rows behind one again."""
        last = self.outline.lasts[row]
        start = bisect_left(self._rows, row) + 1
        if not last or last > self._next:  # still being read
            del self._rows[start:]
            self._next = row
            self._extend()
            return
        rest = self._rows[bisect_left(self._rows, last) :]
        del self._rows[start:]
        if self.is_open(row):
            self._append_inside(row + 1, last)
        self._rows.extend(rest)

    def _append_inside(self, row: int, last: int) -> None:
        while row < last:
            self._rows.append(row)
            row = row + 1 if self.is_open(row) else self.outline.lasts[row]

    def reveal(self, row: int) -> int:
        """Open all that hold a row; the place where it is then shown."""
        parents: list[int] = []
        parent = self.outline.parents[row] if row else -1
        while parent > 0:
            parents.append(parent)
            parent = self.outline.parents[parent]
        for parent in reversed(parents):
            if not self.is_open(parent):
                self._opened[parent] = True
                self._show_anew(parent)
        return self.place_of(row)

    def row_at(self, place: int) -> int:
        """The last row found that begins, with its key, at or before a place of the text."""
        outline = self.outline
        low, high = 0, len(outline)
        while low < high:
            middle = (low + high) // 2
            key = outline.key_starts[middle]
            if (outline.starts[middle] if key < 0 else key) <= place:
                low = middle + 1
            else:
                high = middle
        return max(0, low - 1)

    def place_of(self, row: int) -> int:
        """Where a row is shown; one that is inside of a closed one is there."""
        place = bisect_left(self._rows, row)
        is_there = place < len(self._rows) and self._rows[place] == row
        return place if is_there else max(0, place - 1)

    @property
    def opened(self) -> dict[int, bool]:
        """What was opened and closed by hand."""
        return dict(self._opened)

    def open_again(self, opened: dict[int, bool]) -> None:
        """Open and close what was so before."""
        self._opened = dict(opened)
        self._rows = array("q")
        self._next = 0
        self._extend()

    @property
    def has_holders(self) -> bool:
        """Whether one of the outermost values can be opened, as far as they are looked at."""
        for row in self.outline.children(0) if self.outline.is_holder(0) else ():
            if self.can_open(row):
                return True
            if self.outline.places[row] >= MOST_SIBLINGS:
                return True
        return bool(self._rows) and self._rows[0] == 0 and self.can_open(0)

    # Words

    def depth(self, row: int) -> int:
        """How far a row is indented."""
        return self.outline.depths[row] - (self.outline.depths[self._rows[0]] if self._rows else 0)

    def label(self, row: int) -> str:
        """The key or the number in a list; of equal keys the second is "key (2)"."""
        if row == 0:
            return ""
        try:
            key = self.outline.key(row)
        except JsonError:
            key = self.outline.text[self.outline.key_starts[row] : self.outline.key_ends[row]]
        if key is None:
            return str(self.outline.places[row])
        number = self._number(row)
        return f"{key} ({number})" if number > 1 else key

    def _number(self, row: int) -> int:
        """Which of the values with its key a row is, as far as its siblings are looked at."""
        outline, parent = self.outline, self.outline.parents[row]
        if outline.places[row] >= MOST_SIBLINGS:
            return 1
        known = self._numbers.get(parent)
        if known is None or row not in known:
            seen = Counter[str]()
            known = self._numbers[parent] = {}
            for child in outline.children(parent):
                if outline.places[child] >= MOST_SIBLINGS:
                    break
                key = outline.key(child) or ""
                seen[key] += 1
                known[child] = seen[key]
        return known.get(row, 1)

    def string(self, row: int) -> str | None:
        """The letters of a string, of a very long one the first; None for other values."""
        outline = self.outline
        if outline.mark(row) != '"':
            return None
        start, end = outline.starts[row], outline.ends[row]
        written = outline.text[start : min(end, start + LONGEST)]
        if end - start > LONGEST:
            escape = written.rfind("\\", len(written) - 12)
            written = f'{written[:escape] if escape > 0 else written}"'
        try:
            return str(parse(written))
        except JsonError:
            return written

    def beginning(self, row: int, letters: int) -> str:
        """The text of a value as it is written, of a long one so many letters."""
        start, end = self.outline.starts[row], self.outline.ends[row]
        last = start + letters
        return self.outline.text[start : last if end < 0 else min(end, last)]

    def is_cut(self, row: int) -> bool:
        """Whether `string` is only the beginning."""
        return self.outline.ends[row] - self.outline.starts[row] > LONGEST
