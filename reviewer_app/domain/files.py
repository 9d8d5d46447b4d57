"""Facts that travel through files: cases read in, rows not taken, cases written out."""

from dataclasses import dataclass
from dataclasses import field as attribute

from reviewer_app.domain.cases import Content, Labels, TestCase
from reviewer_app.domain.changes import Score
from reviewer_app.domain.json import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class Pasted:
    """What came from the clipboard, or was dropped without a file; name: what to call it."""

    data: bytes | str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownOutput:
    """An answer of the product that a file has beside its case; label: whose or which it is.

    tool_calls: a JSON array, where the file says which tools were called.
    """

    label: str
    text: str
    tool_calls: Json | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownAs:
    """Which case of ours a row of our own exports is, and what it said of its review then.

    legacy: a revision that another had replaced already, so the row is history. content_hash
    is that of the content as it was exported, before anybody edited the file.
    """

    case_id: str
    family_id: str
    content_hash: str
    legacy: bool = False
    user_score: Score | None = None
    reviewed_by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """Something told about a part of a file that was taken all the same.

    place and field: as in Refusal.
    """

    place: str
    reason: str
    field: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportedCase:
    """One case as a file has it, with the vote and mark that the file carries.

    place: where in the file it stands, such as "line 7". user_score None: the file says nothing;
    0: it says "no vote". reviewed_by: the reviewer as the file spells them. given: the fields
    that the file has a column for, also where the cell is empty: what importing it again may
    change. notes: what is told about it. Two cases are equal when they say the same of a case.
    """

    place: str
    content: Content
    labels: Labels
    external_id: str | None = None
    is_augmented: bool | None = None
    user_score: Score | None = None
    user_score_reason: str | None = None
    reviewed_by: str | None = None
    given: frozenset[str] = attribute(default=frozenset(), compare=False)
    outputs: tuple[KnownOutput, ...] = ()
    known_as: KnownAs | None = attribute(default=None, compare=False)
    notes: tuple[Note, ...] = attribute(default=(), compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """A part of a file that was not taken.

    place: "line N", "item N", "sheet!row N" or "file". field: the one whose value was at fault.
    """

    place: str
    reason: str
    field: str = attribute(default="", compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportedCase:
    """One case with what a file says of its review: mine where I have one, else the published."""

    case: TestCase
    dataset: str
    user_score: Score | None = None
    user_score_reason: str | None = None
    reviewed_by: str | None = None
