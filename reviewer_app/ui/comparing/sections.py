"""A field of the comparison as lines, made one by one as they come into sight."""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, starmap
from typing import cast

from reviewer_app.domain.differences import FieldDifference, as_text
from reviewer_app.domain.spans import Span, State
from reviewer_app.domain.structures import Part, PartsDifference
from reviewer_app.domain.texts import Row, TextDifference
from reviewer_app.ui.comparing.begun import BegunSection
from reviewer_app.ui.comparing.lines import (
    Cell,
    Chip,
    ChipsLine,
    FoldLine,
    Line,
    Mark,
    PathLine,
    Sign,
    TextLine,
)
from reviewer_app.ui.comparing.pieces import PIECE, Pieces
from reviewer_app.ui.comparing.words import (
    absent_words,
    fold_words,
    part_words,
    reason_words,
    turn_words,
)

CONTEXT = 2
"""Equal lines shown around a change; the rest of a longer run is folded."""

NAME_LISTS = ("expected_tools", "tags")
MOST_CHIP = 40
"""Letters up to which the items of a list are shown as chips."""


class TextSection:
    """The lines of one compared text.

    first_stop: the number of its first difference within the field. is_code: in the fixed font.
    """

    def __init__(
        self,
        difference: TextDifference,
        *,
        is_muted: bool,
        is_code: bool = False,
        first_stop: int = 0,
        absent: tuple[bool, bool] = (False, False),
    ) -> None:
        self._difference = difference
        self._is_muted = is_muted
        self._is_code = is_code
        self._absent = absent
        self._opened: set[int] = set()
        self._cut: dict[int, tuple[Pieces, Pieces]] = {}
        least = State.CHANGED if is_muted else State.QUIET
        counts = [
            sum([span.state >= least for span in row.spans]) if row.spans else 0
            for row in difference.rows
        ]
        self._first_stops = list(accumulate(counts, initial=first_stop))
        self._index()

    @property
    def stops(self) -> int:
        """How many differences there are to go to."""
        return self._first_stops[-1] - self._first_stops[0]

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def _index(self) -> None:
        """Where the lines of each row end; a long text has tens of thousands of rows."""
        counts = starmap(self._count, enumerate(self._difference.rows))
        self._ends = list(accumulate(counts))

    def _count(self, place: int, row: Row) -> int:
        """How many lines a row is shown as."""
        if row.spans or row.state is not State.SAME or place in self._opened:
            return self._whole(place, row)
        before, hidden, after = self._folded(place, row)
        return before + bool(hidden) + after

    def _whole(self, place: int, row: Row) -> int:
        """How many lines a row has, where those that are too long are cut."""
        if row.a_end - row.a_start <= PIECE and row.b_end - row.b_start <= PIECE:
            return row.lines
        return max(map(len, self._lines_of(place)))

    def _folded(self, place: int, row: Row) -> tuple[int, int, int]:
        """How many lines of an equal row are shown before its fold, hidden in it, shown after."""
        before = CONTEXT if place > 0 else 0
        after = CONTEXT if place < len(self._difference.rows) - 1 else 0
        count = row.lines
        if row.a_end - row.a_start > PIECE * count or count <= before + after + 1:
            count = self._whole(place, row)
        hidden = count - before - after
        return (before, hidden, after) if hidden > 1 else (count, 0, 0)

    def _lines_of(self, place: int) -> tuple[Pieces, Pieces]:
        """The lines of both sides of a row, long ones in pieces."""
        if place not in self._cut:
            row, whole = self._difference.rows[place], self._difference
            self._cut[place] = (
                Pieces(whole.a[row.a_start : row.a_end]),
                Pieces(whole.b[row.b_start : row.b_end]),
            )
        return self._cut[place]

    def line(self, number: int) -> Line:
        """One line by its number."""
        place = bisect_right(self._ends, number)
        row = self._difference.rows[place]
        within = number - (self._ends[place - 1] if place else 0)
        if row.state is State.SAME and not row.spans and place not in self._opened:
            before, hidden, _ = self._folded(place, row)
            if hidden and within == before:
                return FoldLine(words=fold_words(hidden), key=place)
            within += max(0, hidden - 1) if within > before else 0
        is_last = number == len(self) - 1
        return self._text_line(place, row, within, is_last=is_last)

    def unfold(self, key: int) -> None:
        """Show the lines of a fold."""
        self._opened.add(key)
        self._index()

    def line_of(self, stop: int) -> int:
        """The number of the line where a difference is."""
        place = bisect_right(self._first_stops, stop) - 1
        place = min(place, len(self._difference.rows) - 1)
        start = self._ends[place - 1] if place else 0
        for number in range(start, self._ends[place]):
            line = self.line(number)
            if isinstance(line, TextLine) and stop in line.stops:
                return number
        return start

    def _text_line(self, place: int, row: Row, within: int, *, is_last: bool) -> TextLine:
        whole = self._difference
        if row.state is State.SAME and not row.spans:
            cell = Cell(text=self._same_line(place, row, within))
            return TextLine(a=cell, b=cell, is_code=self._is_code, is_last=is_last)
        if row.lines == 1 and max(row.a_end - row.a_start, row.b_end - row.b_start) <= PIECE:
            a, b = whole.a[row.a_start : row.a_end], whole.b[row.b_start : row.b_end]
            at_a = at_b = 0
        else:
            a, at_a = self._lines_of(place)[0].piece(within)
            b, at_b = self._lines_of(place)[1].piece(within)
        marks_a = tuple(self._marks(place, row, "a", row.a_start + at_a, len(a)))
        marks_b = tuple(self._marks(place, row, "b", row.b_start + at_b, len(b)))
        is_quiet = row.state is not State.CHANGED and self._is_muted
        note = _note((*marks_a, *marks_b)) if is_quiet else ""
        return TextLine(
            a=None if self._absent[0] else _cell(a, "" if is_quiet else "−", marks_a),
            b=None if self._absent[1] else _cell(b, "" if is_quiet else "+", marks_b, note),
            is_code=self._is_code,
            is_last=is_last,
            absent=absent_words() if any(self._absent) else "",
            stops=tuple(sorted({mark.stop for mark in (*marks_a, *marks_b)})),
        )

    def _same_line(self, place: int, row: Row, within: int) -> str:
        """A line of an unchanged row; those next to changes without cutting up all the others."""
        is_cut = place in self._cut or place in self._opened
        if not is_cut and within < CONTEXT:
            return _line_from_start(self._difference.a, row.a_start, row.a_end, within)
        if not is_cut and within >= row.lines - CONTEXT:
            back = row.lines - 1 - within
            return _line_from_end(self._difference.a, row.a_start, row.a_end, back)
        return self._lines_of(place)[0].piece(within)[0]

    def _marks(self, place: int, row: Row, side: str, at: int, length: int) -> Iterator[Mark]:
        """The spans that show in `length` letters of one side from `at` on."""
        stop = self._first_stops[place]
        for span in row.spans:
            is_quiet = span.state is State.QUIET and self._is_muted
            start, end = _side(span, side)
            if span.state and start < at + length and end > at:
                yield Mark(
                    start=max(start, at) - at,
                    end=min(end, at + length) - at,
                    stop=-1 if is_quiet else stop,
                    reason=span.reason if is_quiet else None,
                )
            stop += bool(span.state) and not is_quiet


def _line_from_start(text: str, start: int, end: int, number: int) -> str:
    for _ in range(number):
        start = text.index("\n", start, end) + 1
    stop = text.find("\n", start, end)
    return text[start : end if stop < 0 else stop + 1][:PIECE]


def _line_from_end(text: str, start: int, end: int, number: int) -> str:
    for _ in range(number):
        end = text.rindex("\n", start, end - 1) + 1
    before = text.rfind("\n", start, end - 1)
    return text[start if before < 0 else before + 1 : end][:PIECE]


def _side(span: Span, side: str) -> tuple[int, int]:
    return (span.a_start, span.a_end) if side == "a" else (span.b_start, span.b_end)


def _cell(text: str, sign: Sign, marks: tuple[Mark, ...], note: str = "") -> Cell | None:
    return Cell(text=text, sign=sign, marks=marks, note=note) if text else None


def _note(marks: tuple[Mark, ...]) -> str:
    """Why a line is muted, where there is one reason."""
    reasons = {mark.reason for mark in marks if mark.reason}
    return reason_words(reasons.pop()) if len(reasons) == 1 else ""


class PartsSection:
    """The lines of a list, of JSON or of a conversation: a path or a name, then both values."""

    def __init__(self, field: FieldDifference, found: PartsDifference, *, is_muted: bool) -> None:
        self._form = field.form
        self._has_chips = has_chips(field)
        self._is_muted = is_muted
        self._parts = found.parts
        self._is_open = False
        self._stop_lines: list[int] = []
        self._index()

    @property
    def stops(self) -> int:
        """How many differences there are to go to."""
        return len(self._stop_lines)

    def __len__(self) -> int:
        return len(self._lines)

    def line(self, number: int) -> Line:
        """One line by its number."""
        return self._lines[number]

    def unfold(self, key: int) -> None:
        """Show the equal parts too."""
        self._is_open = key == 0 or self._is_open
        self._index()

    def line_of(self, stop: int) -> int:
        """The number of the line where a difference is."""
        return self._stop_lines[stop]

    def _index(self) -> None:
        self._lines: list[Line] = []
        self._stop_lines = []
        if self._has_chips:
            self._lines.append(self._chips())
            return
        hidden: list[Part] = []
        for part in self._parts:
            if part.state is State.SAME and not self._is_open and self._form != "items":
                hidden.append(part)
                continue
            self._add(part)
        if hidden:
            is_turns = self._form == "turns"
            count = sum(1 for part in hidden if not (is_turns and part.is_besides))
            self._lines.append(FoldLine(words=part_words(self._form, count), key=0))

    def _add(self, part: Part) -> None:
        title = _title(part, self._form)
        if title:
            self._lines.append(PathLine(text=title, is_code=self._form == "json"))
        section = TextSection(
            part.text,
            is_muted=self._is_muted,
            is_code=part.is_code,
            first_stop=len(self._stop_lines),
            absent=(part.a is None, part.b is None),
        )
        start = len(self._lines)
        lines = [section.line(number) for number in range(len(section))]
        self._stop_lines += [
            start + section.line_of(len(self._stop_lines) + n) for n in range(section.stops)
        ]
        self._lines += lines or [TextLine(a=None, b=None, absent=absent_words())]
        if part.state is State.CHANGED and not section.stops:  # an empty text, or another role
            self._stop_lines.append(start)

    def _chips(self) -> ChipsLine:
        a: list[Chip] = []
        b: list[Chip] = []
        for part in self._parts:
            is_changed = part.state is State.CHANGED
            stop = len(self._stop_lines) if is_changed else -1
            if is_changed:
                self._stop_lines.append(0)
            if part.a is not None:
                a.append((part.a, "−" if is_changed else "", stop))
            if part.b is not None:
                b.append((part.b, "+" if is_changed else "", stop))
        return ChipsLine(a=tuple(a), b=tuple(b))


def has_chips(field: FieldDifference) -> bool:
    """Whether the items of a list are short names, shown as chips in one line."""
    if field.name not in NAME_LISTS or not isinstance(field.difference, PartsDifference):
        return False
    parts = field.difference.parts
    texts = [text for part in parts for text in (part.a, part.b) if text is not None]
    return all(len(text) <= MOST_CHIP and "\n" not in text for text in texts)


def _title(part: Part, form: str) -> str:
    if form == "turns":
        return turn_words(part)
    return part.place if form == "json" else ""


Section = TextSection | PartsSection | BegunSection


def _all_same(text: str) -> TextDifference:
    end, lines = len(text), text.count("\n") + (not text.endswith("\n"))
    row = Row(state=State.SAME, a_start=0, a_end=end, b_start=0, b_end=end, lines=lines)
    return TextDifference(a=text, b=text, rows=(row,) if text else ())


def section_of(field: FieldDifference, *, is_muted: bool) -> Section | None:
    """The lines of a field; None where nothing differs."""
    found = field.difference
    if field.is_begun:
        return BegunSection(field)
    if field.state is State.SAME:
        whole = as_text(field.b)
        if isinstance(field.b, tuple):
            whole = "\n".join(cast("tuple[str, ...]", field.b))
        return TextSection(_all_same(whole), is_muted=is_muted)
    if found is None:
        return None
    if isinstance(found, TextDifference) and not found.rows:  # nothing beside an empty text
        a, b = (None if value is None else "" for value in (field.a, field.b))
        found = PartsDifference(parts=(Part(place="", a=a, b=b, text=found),))
    if isinstance(found, PartsDifference):
        return PartsSection(field, found, is_muted=is_muted)
    return TextSection(found, is_muted=is_muted, absent=(field.a is None, field.b is None))
