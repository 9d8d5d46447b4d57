"""The tables of the cases themselves, and of what is known of each revision."""

from datetime import datetime

from sqlalchemy import REAL, Computed, Index, TextClause, text
from sqlmodel import Field, SQLModel

from reviewer_app.store.fields import text_field, time_field, word_field

_HEADS = "legacy_at IS NULL AND deleted_at IS NULL"

FACETS = (
    "n",
    "done",
    "my_score",
    "my_reviewed_at",
    "is_augmented",
    "confidence_value",
    "language",
    "variant",
    "strategy",
    "source",
    "dataset_id",
    "legacy_at",
    "deleted_at",
)
"""What filters look at; together in one index, so that they never read the texts of a case.

The last two are always null there; all the same SQLite would look them up in the table.
"""


_UNDECIDED = ("n", "done", "legacy_at", "deleted_at")
"""What the counts of one value need beside it."""


def _index_of_heads(name: str, *columns: str | TextClause) -> Index:
    return Index(name, *columns, sqlite_where=text(_HEADS))


class TestCaseRow(SQLModel, table=True):
    """One revision of a case, with what was derived from votes and marks for fast filters.

    my_score, my_reason, my_reviewed_at: the facts of the person of this workspace.
    published_*: what the file or server says (0 and null both mean undecided; which of them
    it was is kept for export). done: my 1 or -1, or my mark, on this revision. note: why its
    author made this revision.
    """

    __tablename__ = "test_case"  # pyright: ignore[reportAssignmentType]
    __test__ = False
    __table_args__ = (
        Index(
            "one_head",
            "family_id",
            unique=True,
            sqlite_where=text("legacy_at IS NULL AND deleted_at IS NULL"),
        ),
        Index("in_dataset", "dataset_id", "n", "done", "legacy_at", "deleted_at"),
        Index(
            "to_review",
            "n",
            sqlite_where=text("done = 0 AND legacy_at IS NULL AND deleted_at IS NULL"),
        ),
        Index(
            "by_external_id",
            "external_id",
            "dataset_id",
            sqlite_where=text("external_id IS NOT NULL"),
        ),
        _index_of_heads("facets", *FACETS),
        _index_of_heads("by_language", "language", *_UNDECIDED),
        _index_of_heads("by_variant", "variant", *_UNDECIDED),
        _index_of_heads("by_strategy", "strategy", *_UNDECIDED),
        _index_of_heads("by_source", "source", *_UNDECIDED),
        _index_of_heads("by_confidence", "confidence_value", *_UNDECIDED),
        _index_of_heads("by_name", text("name COLLATE NOCASE"), *_UNDECIDED),
        Index(
            "by_vote",
            "my_score",
            "n",
            sqlite_where=text(f"my_score IS NOT NULL AND {_HEADS}"),
        ),
        Index(
            "voted_before",
            "family_id",
            sqlite_where=text("legacy_at IS NOT NULL AND my_score IS NOT NULL"),
        ),
        Index("by_content", "dataset_id", "content_hash"),
        Index("not_imported", "dataset_id", sqlite_where=text("import_id IS NULL")),
    )

    n: int | None = Field(default=None, primary_key=True)
    id: str = word_field(unique=True)
    family_id: str = word_field()
    dataset_id: str = word_field(foreign_key="dataset.id")
    parent_id: str | None = word_field(default=None)
    import_id: str | None = word_field(default=None)
    external_id: str | None = text_field(default=None)
    content_hash: str = word_field()
    created_at: datetime = time_field()
    created_by: str = word_field()
    legacy_at: datetime | None = time_field(default=None)
    deleted_at: datetime | None = time_field(default=None)
    is_augmented: bool | None = None

    input: str | None = text_field(default=None)
    input_is_json: bool = False
    expected_output: str | None = text_field(default=None)
    context: str | None = text_field(default=None)
    context_is_json: bool = False
    expected_tools: str | None = text_field(default=None)
    goal: str | None = text_field(default=None)
    user_persona: str | None = text_field(default=None)
    scenario: str | None = text_field(default=None)
    stopping_criterias: str | None = text_field(default=None)
    max_iterations: int | None = None
    language: str | None = text_field(default=None)
    gender: str | None = word_field(default=None)
    conversation_history: str | None = text_field(default=None)
    expected: str | None = text_field(default=None)
    eval_type: str | None = text_field(default=None)
    eval_config: str | None = text_field(default=None)
    deps: str | None = text_field(default=None)
    tools: str | None = text_field(default=None)
    agent_config: str | None = text_field(default=None)
    timeout: int | None = None

    variant: str | None = text_field(default=None)
    strategy: str | None = text_field(default=None)
    source: str | None = text_field(default=None)
    source_file: str | None = text_field(default=None)
    confidence: str | None = word_field(default=None)
    confidence_reason: str | None = text_field(default=None)
    background_noise_profile: str | None = text_field(default=None)
    background_noise_level: str | None = text_field(default=None)
    name: str | None = text_field(default=None)
    description: str | None = text_field(default=None)
    tags: str | None = text_field(default=None)
    # SQLModel keeps the name `metadata` for itself; the column has it all the same.
    metadata_: str | None = text_field(default=None, sa_column_kwargs={"name": "metadata"})

    my_score: int | None = None
    my_reason: str | None = text_field(default=None)
    my_reviewed_at: datetime | None = time_field(default=None)
    published_score: int | None = None
    published_reason: str | None = text_field(default=None)
    published_reviewer: str | None = text_field(default=None)
    published_by: str | None = word_field(default=None)
    done: bool = False
    # Computed by SQLite when it is asked for; nothing is stored.
    confidence_value: float | None = Field(
        default=None,
        sa_type=REAL,
        sa_column_args=[Computed("CAST(confidence AS REAL)", persisted=False)],
    )
    note: str | None = text_field(default=None)


class VoteRow(SQLModel, table=True):
    """What one person thinks of one revision."""

    __tablename__ = "vote"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index("vote_of_person", "revision", sqlite_where=text("person <> 'unknown-file'")),
    )

    revision: str = word_field(primary_key=True, foreign_key="test_case.id")
    person: str = word_field(primary_key=True, foreign_key="person.id")
    score: int
    reason: str = text_field()
    at: datetime = time_field()


class ReviewRow(SQLModel, table=True):
    """One person's mark that they reviewed one revision. `label`: the name as a file spells it."""

    __tablename__ = "review"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index("review_of_person", "revision", sqlite_where=text("person <> 'unknown-file'")),
    )

    revision: str = word_field(primary_key=True, foreign_key="test_case.id")
    person: str = word_field(primary_key=True, foreign_key="person.id")
    label: str = text_field()
    at: datetime = time_field()


class MarkRow(SQLModel, table=True):
    """One mark of one person on one case: "skip", "defer" (until a time), "flag" or "ask".

    family: of the case, since a mark holds for whatever revision is the latest. note: what a
    senior is asked.
    """

    __tablename__ = "mark"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (Index("marked", "person", "mark", "family", "until"),)

    family: str = word_field(primary_key=True)
    person: str = word_field(primary_key=True, foreign_key="person.id")
    mark: str = word_field(primary_key=True)
    until: datetime | None = time_field(default=None)
    note: str = text_field(default="")
    at: datetime = time_field()


class OutputRow(SQLModel, table=True):
    """What a product answered to one revision. label: the column or name it had; tool_calls: JSON.

    origin: where it comes from, such as "import:" and the import's id.
    """

    __tablename__ = "output"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (Index("output_of", "revision"),)

    n: int | None = Field(default=None, primary_key=True)
    id: str = word_field(unique=True)
    revision: str = word_field(foreign_key="test_case.id")
    label: str = text_field()
    text: str = text_field()
    tool_calls: str | None = text_field(default=None)
    origin: str = word_field()
    at: datetime = time_field()


class DraftRow(SQLModel, table=True):
    """Half-typed text of one field of one case, with the caret; not a change yet.

    case_id: a revision, or the family where the draft goes from one revision to the next.
    begun_on: the revision that was the latest when the first letter of an edit was typed.
    """

    __tablename__ = "draft"  # pyright: ignore[reportAssignmentType]

    case_id: str = word_field(primary_key=True)
    field: str = word_field(primary_key=True)
    text: str = text_field()
    caret: int
    at: datetime = time_field()
    begun_on: str | None = word_field(default=None)


class SearchDocRow(SQLModel, table=True):
    """The text of one case as the full-text index reads it."""

    __tablename__ = "search_doc"  # pyright: ignore[reportAssignmentType]

    n: int = Field(primary_key=True)
    body: str = text_field()


class CaseTagRow(SQLModel, table=True):
    """One tag of one case; kept by triggers on `test_case.tags`."""

    __tablename__ = "case_tag"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (Index("tag_of_case", "n"), {"sqlite_with_rowid": False})

    tag: str = text_field(primary_key=True)
    n: int = Field(primary_key=True)


class ReasonDocRow(SQLModel, table=True):
    """The reasons given for votes on one case, as the full-text index reads them."""

    __tablename__ = "reason_doc"  # pyright: ignore[reportAssignmentType]

    n: int = Field(primary_key=True)
    body: str = text_field()
