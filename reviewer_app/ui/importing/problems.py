"""What the problems pane lists: equal reasons together, what cannot be read in first."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from reviewer_app.domain.files import Note, Refusal
from reviewer_app.domain.mappings import Mapping
from reviewer_app.domain.places import say_place
from reviewer_app.services.surveying import Look
from reviewer_app.ui.i18n import said, tr, tr_n
from reviewer_app.ui.importing.words import line_number, place_words

MOST = 1000
"""Groups that are listed; the saved file has all of them."""

_NAMED = 3
_COMMENTS = "(comments)"
"""How a look names them among what is not kept."""

_SENTENCE = re.compile(r"(?<=[.!?。؟])\s+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Lines with one reason. is_refused: they are not read in; else it is only told.

    count: how many lines, also where their places are not known.
    """

    reason: str
    places: tuple[str, ...] = ()
    count: int = 1
    is_refused: bool = False

    @property
    def where(self) -> str:
        """The lines, by number where there are few."""
        if len(self.places) == 1:
            return place_words(self.places[0])
        numbers = [line_number(place) for place in self.places]
        if self.count <= _NAMED and len(numbers) == self.count and all(numbers):
            return tr("Lines {numbers}").format(numbers=tr(", ").join(numbers))
        return tr_n("{n} line", "{n} lines", self.count)

    @property
    def title(self) -> str:
        """The first sentence of the reason."""
        return _SENTENCE.split(self.reason, maxsplit=1)[0].removesuffix(".")

    @property
    def advice(self) -> str:
        """What the reason says after its first sentence; empty where it has but one."""
        parts = _SENTENCE.split(self.reason, maxsplit=1)
        return parts[1] if len(parts) > 1 else ""

    @property
    def sentence(self) -> str:
        """All of it, for screen readers and the tool tip."""
        kind = tr("cannot be read in") if self.is_refused else tr("note")
        return tr("{where}, {kind}: {reason}").format(
            where=self.where, kind=kind, reason=self.reason
        )


def group(refused: Sequence[Refusal], notes: Sequence[Note]) -> list[Problem]:
    """The problems of a file in the order of their first lines, refused ones before notes."""
    return [*_grouped(refused, is_refused=True), *_grouped(notes, is_refused=False)]


def problems_of(refused: Sequence[Refusal], notes: Sequence[Note], same: int = 0) -> list[Problem]:
    """The problems of a file, and the rows that are cases of the dataset already."""
    found = group(refused, notes)
    if same:
        words = tr("The same as cases you have. They are left as they are.")
        found.append(Problem(reason=words, count=same))
    return found


def notes_on_left_out(look: Look) -> list[Note]:
    """What of a file no field takes and no column is: comments, and keys beside the cases."""
    columns = {column.name for column in look.columns}
    names = [name for name in look.not_kept if name not in columns]
    return [Note(place="file", reason=_left_out_words(name)) for name in names]


def _left_out_words(name: str) -> str:
    if name == _COMMENTS:
        return tr("Comments are not kept. They stay in the file alone.")
    return tr("{name} is not kept. It belongs to no case.").format(name=said(name))


def by_column(refused: Iterable[Refusal], mapping: Mapping) -> dict[str, int]:
    """Column → how many lines it makes fail."""
    columns = {field: use.column for field, use in mapping.by_field.items()}
    counts = Counter(columns[each.field] for each in refused if each.field in columns)
    return dict(counts)


def _grouped(found: Iterable[Refusal | Note], *, is_refused: bool) -> list[Problem]:
    places: dict[str, list[str]] = {}
    for each in found:
        places.setdefault(said(each.reason), []).append(each.place)
    return [
        Problem(reason=reason, places=tuple(where), count=len(where), is_refused=is_refused)
        for reason, where in places.items()
    ]


def _kind_words(problem: Problem) -> str:
    return tr("refused") if problem.is_refused else tr("note")


def problems_text(problems: Iterable[Problem]) -> str:
    """The problems as lines of text: place, kind and reason parted by tabs."""
    lines = [
        "\t".join((said(say_place(place)), _kind_words(each), " ".join(each.reason.split())))
        for each in problems
        for place in each.places
    ]
    return "".join(f"{line}\n" for line in lines)
