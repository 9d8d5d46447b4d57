"""The tables. Rows bear the facts' field names; each listed table has `n` for paging.

What a fresh store gets is made by the migrations; a test compares the two.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import REAL, Computed, Index, Table, Text, TextClause, text
from sqlmodel import Field, SQLModel

from reviewer_app.store.columns import SafeText, Utc


def _text(**more: Any) -> Any:
    """A text column for anything a person or a file may have written."""
    return Field(sa_type=SafeText, **more)


def _word(**more: Any) -> Any:
    """A text column for ids and words of our own."""
    return Field(sa_type=Text, **more)


def _time(**more: Any) -> Any:
    return Field(sa_type=Utc, **more)


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


class MetaRow(SQLModel, table=True):
    """One fact about the workspace itself, such as who I am."""

    __tablename__ = "meta"  # pyright: ignore[reportAssignmentType]

    key: str = _word(primary_key=True)
    value: str = _text()


class PersonRow(SQLModel, table=True):
    """Someone who votes, edits or imports."""

    __tablename__ = "person"  # pyright: ignore[reportAssignmentType]

    id: str = _word(primary_key=True)
    name: str = _text()


class ProductRow(SQLModel, table=True):
    """The AI product under evaluation. A deleted one, hidden with its datasets, frees its name."""

    __tablename__ = "product"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index("product_name", "name", unique=True, sqlite_where=text("deleted_at IS NULL")),
    )

    n: int | None = Field(default=None, primary_key=True)
    id: str = _word(unique=True)
    name: str = _text()
    deleted_at: datetime | None = _time(default=None)


class DatasetRow(SQLModel, table=True):
    """A set of test cases of one product. A deleted one is hidden with its cases."""

    __tablename__ = "dataset"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index(
            "dataset_name",
            "product_id",
            "name",
            unique=True,
            sqlite_where=text("deleted_at IS NULL"),
        ),
    )

    n: int | None = Field(default=None, primary_key=True)
    id: str = _word(unique=True)
    product_id: str = _word(foreign_key="product.id")
    name: str = _text()
    type: str = _word()
    created_at: datetime = _time()
    background_noise_profile: str | None = _text(default=None)
    background_noise_level: str | None = _text(default=None)
    language: str | None = _text(default=None)
    input_schema: str | None = _text(default=None)
    # SQLModel keeps the name `metadata` for itself; the column has it all the same.
    metadata_: str | None = _text(default=None, sa_column_kwargs={"name": "metadata"})
    deleted_at: datetime | None = _time(default=None)


class ImportRow(SQLModel, table=True):
    """A file being read in, or read in. Its rows stay hidden until `finished_at` is set.

    first_n: no row of it has a smaller `n`, so that they are found without an index.
    position: records of the file that are dealt with; counts: what came of them, as JSON.
    makes_dataset, makes_product: they are there only for this import. step: of its change.
    sweep: how far the rows of a removed import are put away, a word of `store.hiding`.
    """

    __tablename__ = "import_run"  # pyright: ignore[reportAssignmentType]

    n: int | None = Field(default=None, primary_key=True)
    id: str = _word(unique=True)
    dataset_id: str = _word(foreign_key="dataset.id")
    file_name: str = _text()
    file_hash: str = _word()
    first_n: int
    started_at: datetime = _time()
    finished_at: datetime | None = _time(default=None)
    path: str = _text(default="")
    mapping: str = _text(default="")
    on_conflict: str = _word(default="keep")
    position: int = 0
    rows: int = 0
    counts: str = _text(default="{}")
    makes_dataset: bool = False
    makes_product: bool = False
    step: str | None = _word(default=None)
    removed_at: datetime | None = _time(default=None)
    sweep: str | None = _word(default=None)


class ImportEditRow(SQLModel, table=True):
    """What an import does to a case that was here before; made true when the import ends.

    kind: "fork" (new_id is the revision it brings), "labels" (before, after: the columns that
    change, as JSON), or "stay" (a row of it that its removal left). standing: what persons had
    decided on the case when this was staged.
    """

    __tablename__ = "import_edit"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (Index("of_import", "import_id", "kind"),)

    n: int | None = Field(default=None, primary_key=True)
    import_id: str = _word(foreign_key="import_run.id")
    kind: str = _word()
    case_id: str = _word()
    new_id: str | None = _word(default=None)
    standing: str = _text()
    before: str | None = _text(default=None)
    after: str | None = _text(default=None)


class TestCaseRow(SQLModel, table=True):
    """One revision of a case, with what was derived from votes and marks for fast filters.

    my_score, my_reason, my_reviewed_at: the facts of the person of this workspace.
    published_*: what the file or server says (0 and null both mean undecided; which of them
    it was is kept for export). done: my 1 or -1, or my mark, on this revision.
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
    id: str = _word(unique=True)
    family_id: str = _word()
    dataset_id: str = _word(foreign_key="dataset.id")
    parent_id: str | None = _word(default=None)
    import_id: str | None = _word(default=None)
    external_id: str | None = _text(default=None)
    content_hash: str = _word()
    created_at: datetime = _time()
    created_by: str = _word()
    legacy_at: datetime | None = _time(default=None)
    deleted_at: datetime | None = _time(default=None)
    is_augmented: bool | None = None

    input: str | None = _text(default=None)
    input_is_json: bool = False
    expected_output: str | None = _text(default=None)
    context: str | None = _text(default=None)
    context_is_json: bool = False
    expected_tools: str | None = _text(default=None)
    goal: str | None = _text(default=None)
    user_persona: str | None = _text(default=None)
    scenario: str | None = _text(default=None)
    stopping_criterias: str | None = _text(default=None)
    max_iterations: int | None = None
    language: str | None = _text(default=None)
    gender: str | None = _word(default=None)
    conversation_history: str | None = _text(default=None)
    expected: str | None = _text(default=None)
    eval_type: str | None = _text(default=None)
    eval_config: str | None = _text(default=None)
    deps: str | None = _text(default=None)
    tools: str | None = _text(default=None)
    agent_config: str | None = _text(default=None)
    timeout: int | None = None

    variant: str | None = _text(default=None)
    strategy: str | None = _text(default=None)
    source: str | None = _text(default=None)
    source_file: str | None = _text(default=None)
    confidence: str | None = _word(default=None)
    confidence_reason: str | None = _text(default=None)
    background_noise_profile: str | None = _text(default=None)
    background_noise_level: str | None = _text(default=None)
    name: str | None = _text(default=None)
    description: str | None = _text(default=None)
    tags: str | None = _text(default=None)
    # SQLModel keeps the name `metadata` for itself; the column has it all the same.
    metadata_: str | None = _text(default=None, sa_column_kwargs={"name": "metadata"})

    my_score: int | None = None
    my_reason: str | None = _text(default=None)
    my_reviewed_at: datetime | None = _time(default=None)
    published_score: int | None = None
    published_reason: str | None = _text(default=None)
    published_reviewer: str | None = _text(default=None)
    published_by: str | None = _word(default=None)
    done: bool = False
    # Computed by SQLite when it is asked for; nothing is stored.
    confidence_value: float | None = Field(
        default=None,
        sa_type=REAL,
        sa_column_args=[Computed("CAST(confidence AS REAL)", persisted=False)],
    )


class VoteRow(SQLModel, table=True):
    """What one person thinks of one revision."""

    __tablename__ = "vote"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index("vote_of_person", "revision", sqlite_where=text("person <> 'unknown-file'")),
    )

    revision: str = _word(primary_key=True, foreign_key="test_case.id")
    person: str = _word(primary_key=True, foreign_key="person.id")
    score: int
    reason: str = _text()
    at: datetime = _time()


class ReviewRow(SQLModel, table=True):
    """One person's mark that they reviewed one revision. `label`: the name as a file spells it."""

    __tablename__ = "review"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index("review_of_person", "revision", sqlite_where=text("person <> 'unknown-file'")),
    )

    revision: str = _word(primary_key=True, foreign_key="test_case.id")
    person: str = _word(primary_key=True, foreign_key="person.id")
    label: str = _text()
    at: datetime = _time()


class OutputRow(SQLModel, table=True):
    """What a product answered to one revision. label: the column or name it had; tool_calls: JSON.

    origin: where it comes from, such as "import:" and the import's id.
    """

    __tablename__ = "output"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (Index("output_of", "revision"),)

    n: int | None = Field(default=None, primary_key=True)
    id: str = _word(unique=True)
    revision: str = _word(foreign_key="test_case.id")
    label: str = _text()
    text: str = _text()
    tool_calls: str | None = _text(default=None)
    origin: str = _word()
    at: datetime = _time()


class FileShapeRow(SQLModel, table=True):
    """How files of one shape were read last: a mapping as JSON."""

    __tablename__ = "file_shape"  # pyright: ignore[reportAssignmentType]

    shape: str = _word(primary_key=True)
    mapping: str = _text()
    at: datetime = _time()


class ChangeRow(SQLModel, table=True):
    """The journal: one thing a person did. Rows are never changed or deleted."""

    __tablename__ = "change"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (Index("change_step", "step"), {"sqlite_autoincrement": True})

    n: int | None = Field(default=None, primary_key=True)
    id: str = _word(unique=True)
    kind: str = _word()
    kind_version: int
    step: str = _word()
    undoes: str | None = _word(default=None)
    made_at: datetime = _time()
    made_by: str = _word()
    case_id: str | None = _word(default=None)
    body: str = _text()


class StepRow(SQLModel, table=True):
    """Changes that a person undoes as one; a reading of the journal.

    case_id: the case that they are about, or empty. state: "done", "undone", or "dropped"
    (undone, and then something else was done). undone_by: the step that took it back.
    """

    __tablename__ = "step"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index("step_stack", "made_by", "state", "n"),
        {"sqlite_autoincrement": True},
    )

    n: int | None = Field(default=None, primary_key=True)
    id: str = _word(unique=True)
    name: str = _word()
    case_id: str = _word()
    made_by: str = _word()
    state: str = _word()
    undone_by: str | None = _word(default=None)


class DraftRow(SQLModel, table=True):
    """Half-typed text of one field of one case, with the caret; not a change yet."""

    __tablename__ = "draft"  # pyright: ignore[reportAssignmentType]

    case_id: str = _word(primary_key=True)
    field: str = _word(primary_key=True)
    text: str = _text()
    caret: int
    at: datetime = _time()


class SearchDocRow(SQLModel, table=True):
    """The text of one case as the full-text index reads it."""

    __tablename__ = "search_doc"  # pyright: ignore[reportAssignmentType]

    n: int = Field(primary_key=True)
    body: str = _text()


class CaseTagRow(SQLModel, table=True):
    """One tag of one case; kept by triggers on `test_case.tags`."""

    __tablename__ = "case_tag"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (Index("tag_of_case", "n"), {"sqlite_with_rowid": False})

    tag: str = _text(primary_key=True)
    n: int = Field(primary_key=True)


class ReasonDocRow(SQLModel, table=True):
    """The reasons given for votes on one case, as the full-text index reads them."""

    __tablename__ = "reason_doc"  # pyright: ignore[reportAssignmentType]

    n: int = Field(primary_key=True)
    body: str = _text()


class SavedViewRow(SQLModel, table=True):
    """A list under a name. listing: of `domain.queues.encode_listing`."""

    __tablename__ = "saved_view"  # pyright: ignore[reportAssignmentType]

    n: int | None = Field(default=None, primary_key=True)
    id: str = _word(unique=True)
    name: str = _text()
    listing: str = _text()
    created_at: datetime = _time()
    deleted_at: datetime | None = _time(default=None)


def _table(row: type[SQLModel]) -> Table:
    """The table behind a row class, for queries that name columns."""
    return SQLModel.metadata.tables[str(row.__tablename__)]  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]


META = _table(MetaRow)
PEOPLE = _table(PersonRow)
PRODUCTS = _table(ProductRow)
DATASETS = _table(DatasetRow)
IMPORTS = _table(ImportRow)
IMPORT_EDITS = _table(ImportEditRow)
CASES = _table(TestCaseRow)
VOTES = _table(VoteRow)
REVIEWS = _table(ReviewRow)
OUTPUTS = _table(OutputRow)
FILE_SHAPES = _table(FileShapeRow)
CHANGES = _table(ChangeRow)
STEPS = _table(StepRow)
DRAFTS = _table(DraftRow)
SEARCH_DOCS = _table(SearchDocRow)
CASE_TAGS = _table(CaseTagRow)
REASON_DOCS = _table(ReasonDocRow)
SAVED_VIEWS = _table(SavedViewRow)
