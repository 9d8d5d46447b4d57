"""The results of a conflict, field by field: what stands in each, what is open, what is wrong."""

from collections.abc import Mapping
from dataclasses import dataclass

from reviewer_app.domain.cases import JSON_FIELDS
from reviewer_app.domain.entries import EntryError
from reviewer_app.domain.json import Json
from reviewer_app.domain.merging import NOISE, FieldMerge
from reviewer_app.domain.resolving import (
    ResultPart,
    Side,
    Words,
    result_parts,
    shown,
    side_pieces,
    value_of_text,
)
from reviewer_app.domain.revisions import is_same
from reviewer_app.domain.threeway import Piece
from reviewer_app.services.merging import Conflict, merge_tools
from reviewer_app.ui.merging.document import MergedDocument
from reviewer_app.ui.merging.keeping import fingerprint, put_back, written_out
from reviewer_app.ui.widgets.look import Look


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A result that can be read: its value, or what is wrong with what was typed."""

    value: object = None
    fault: EntryError | None = None


class FieldResult:
    """The result of one field, and the texts of the three sides for looking at."""

    def __init__(self, look: Look, field: FieldMerge, language: str) -> None:
        self.field = field
        self._look, self._language = look, language
        self._tools = merge_tools()
        self._parts = result_parts(field, self._tools)
        self.document = self._document()
        self.document.show_parts(self._parts)
        self._sides: dict[Side, MergedDocument] = {}
        self._is_put_back = False

    def keep(self) -> str | None:
        """What to keep of it on the disk; None where nothing was decided or typed."""
        if not self._is_put_back and not self.document.isUndoAvailable():
            return None
        return written_out(self.document, fingerprint(self.field, self._parts))

    def put_back(self, kept: str) -> None:
        """Show what was kept of it, unless that was made of other texts."""
        made_of = fingerprint(self.field, self._parts)
        self._is_put_back = put_back(self.document, kept, made_of)

    def _document(self, colour: str = "text") -> MergedDocument:
        values = (self.field.base, self.field.mine, self.field.theirs)
        is_code = self.field.name in JSON_FIELDS or any(isinstance(one, Json) for one in values)
        language = self._language
        return MergedDocument(self._look, language=language, is_code=is_code, colour=colour)

    def side(self, side: Side) -> MergedDocument:
        """What one side has, with its changes marked; of the base what was changed."""
        if not self._sides:
            pieces = side_pieces(self.field, self._tools)
            for one in ("base", "mine", "theirs"):
                made = self._document("text_soft" if one == "base" else "text")
                made.show_parts([_told(piece, one) for piece in pieces], has_letters=False)
                self._sides[one] = made
        return self._sides[side]

    @property
    def open(self) -> tuple[int, ...]:
        """The choices that nobody answered yet, in their order."""
        return self.document.written().open

    def take(self, side: Side) -> None:
        """Let the result be what one side has, as one step that can be undone."""
        self.document.replace_all(shown(self.field.name, getattr(self.field, side)), side)

    def told(self) -> Told:
        """The value of the result; with open places what it would be with mine."""
        written = self.document.written()
        answers = dict(written.answers)
        whole = self.document.whole_side
        if whole and written.text == shown(self.field.name, getattr(self.field, whole)):
            return Told(value=getattr(self.field, whole))
        try:
            value = value_of_text(self.field, self._parts, written.text, answers, self._tools)
        except EntryError as error:
            return Told(fault=error)
        return Told(value=value)


class Results(dict[str, FieldResult]):
    """The results of all fields that somebody changed, by name."""

    def __init__(self, look: Look, conflict: Conflict | None) -> None:
        super().__init__()
        if conflict is not None:
            language = conflict.theirs.content.language or ""
            changed = [field for field in conflict.fields if field.origin != "base"]
            self |= {field.name: FieldResult(look, field, language) for field in changed}

    def put_back(self, kept: Mapping[str, str]) -> None:
        """Show what was kept of each."""
        for name in kept.keys() & self.keys():
            self[name].put_back(kept[name])

    @property
    def open_count(self) -> int:
        """How many places are still to be decided."""
        return sum(len(result.open) for result in self.values())

    @property
    def first_fault(self) -> str | None:
        """The field whose typed text is no value; None without one."""
        complete = ((name, result) for name, result in self.items() if not result.open)
        return next((name for name, result in complete if result.told().fault), None)

    def values_of(self) -> dict[str, object]:
        """The values of the result by field, once nothing is open or wrong."""
        return {name: result.told().value for name, result in self.items()}

    def partner(self, name: str) -> str | None:
        """The other half of a choice that is made for both: profile and level of the noise."""
        other = {NOISE[0]: NOISE[1], NOISE[1]: NOISE[0]}.get(name)
        return other if other in self else None

    def differs(self, conflict: Conflict, names: tuple[str, ...]) -> bool:
        """Whether any of these fields is another than in their revision."""
        sides = {field.name: field.theirs for field in conflict.fields}
        return any(
            name in names and not is_same(result.told().value, sides[name])
            for name, result in self.items()
        )


def _told(piece: Piece, side: Side) -> ResultPart:
    text, base = "".join(getattr(piece, side)), "".join(piece.base)
    if side == "base":
        return Words(text, "base" if piece.origin == "base" else "open")
    return Words(text, side if text != base else "base")
