"""Facts that travel through files: cases read in, rows not taken, cases written out."""

from dataclasses import dataclass

from reviewer_app.domain.cases import Content, Labels, TestCase
from reviewer_app.domain.changes import Score


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportedCase:
    """One case as a file has it, with the vote and mark that the file carries.

    place: where in the file it stands, such as "line 7". user_score None: the file says nothing;
    0: it says "no vote". reviewed_by: the reviewer as the file spells them.
    """

    place: str
    content: Content
    labels: Labels
    external_id: str | None = None
    is_augmented: bool | None = None
    user_score: Score | None = None
    user_score_reason: str | None = None
    reviewed_by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """A part of a file that was not taken.

    place: "line N", "item N", "sheet!row N" or "file".
    """

    place: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportedCase:
    """One case with what a file says of its review: mine where I have one, else the published."""

    case: TestCase
    dataset: str
    user_score: Score | None = None
    user_score_reason: str | None = None
    reviewed_by: str | None = None
