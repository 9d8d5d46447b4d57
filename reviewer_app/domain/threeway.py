"""Three-way merging of sequences: what both sides did to the same words, items or turns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from reviewer_app.domain.sequences import Tools, align

Origin = Literal["base", "mine", "theirs", "both", "open"]
"""Whose tokens a piece has; "both": the same edit on both sides; "open": somebody has to say."""

Tokens = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A stretch of the merged sequence, and what each side has there."""

    origin: Origin
    base: Tokens
    mine: Tokens
    theirs: Tokens

    @property
    def merged(self) -> Tokens:
        """The tokens of the result; of an open piece mine, until somebody says otherwise."""
        return {"base": self.base, "theirs": self.theirs}.get(self.origin, self.mine)


@dataclass(frozen=True, slots=True)
class _Edit:
    """Base tokens start:end become `tokens`."""

    start: int
    end: int
    tokens: Tokens
    is_mine: bool


def merge_sequences(
    base: Sequence[str], mine: Sequence[str], theirs: Sequence[str], tools: Tools
) -> tuple[Piece, ...]:
    """Put the edits of both sides into the base; the pieces cover all three once and in order.

    Edits that do not meet are taken over, in whichever order they were made; the same edit on
    both sides counts once; edits that meet and differ are one open piece.
    """
    edits = [*_edits(base, mine, tools, is_mine=True), *_edits(base, theirs, tools, is_mine=False)]
    edits.sort(key=lambda edit: (edit.start, edit.end))
    pieces: list[Piece] = []
    at = 0
    for group in _groups(edits):
        start, end = group[0].start, max(edit.end for edit in group)
        if at < start:
            pieces.append(_kept(base[at:start]))
        pieces.append(_piece(base, group, start, end))
        at = end
    if at < len(base):
        pieces.append(_kept(base[at:]))
    return tuple(pieces)


def _edits(
    base: Sequence[str], other: Sequence[str], tools: Tools, *, is_mine: bool
) -> Iterator[_Edit]:
    for run in align(base, other, tools).runs:
        if not run.is_same:
            yield _Edit(run.a_start, run.a_end, tuple(other[run.b_start : run.b_end]), is_mine)


def _groups(edits: Sequence[_Edit]) -> Iterator[list[_Edit]]:
    """Edits that meet, directly or through others."""
    group: list[_Edit] = []
    for edit in edits:
        if group and not any(_meet(edit, other) for other in group):
            yield group
            group = []
        group.append(edit)
    if group:
        yield group


def _meet(a: _Edit, b: _Edit) -> bool:
    """Whether two edits touch the same words; beside an insertion the order would be a guess."""
    if a.is_mine == b.is_mine:
        return False
    if a.start == a.end or b.start == b.end:
        return a.start <= b.end and b.start <= a.end
    return a.start < b.end and b.start < a.end


def _kept(tokens: Sequence[str]) -> Piece:
    kept = tuple(tokens)
    return Piece(origin="base", base=kept, mine=kept, theirs=kept)


def _piece(base: Sequence[str], group: list[_Edit], start: int, end: int) -> Piece:
    before = tuple(base[start:end])
    mine = _applied(base, [edit for edit in group if edit.is_mine], start, end)
    theirs = _applied(base, [edit for edit in group if not edit.is_mine], start, end)
    return Piece(origin=_origin(before, mine, theirs), base=before, mine=mine, theirs=theirs)


def _origin(base: Tokens, mine: Tokens, theirs: Tokens) -> Origin:
    if mine == theirs:
        return "both"
    if mine == base:
        return "theirs"
    return "mine" if theirs == base else "open"


def _applied(base: Sequence[str], edits: list[_Edit], start: int, end: int) -> Tokens:
    found: list[str] = []
    for edit in edits:
        found += [*base[start : edit.start], *edit.tokens]
        start = edit.end
    return (*found, *base[start:end])
