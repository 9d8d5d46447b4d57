"""The tables. Rows bear the facts' field names; each listed table has `n` for paging.

What a fresh store gets is made by the migrations; a test compares the two.
"""

from datetime import datetime

from sqlalchemy import Index, Table, text
from sqlmodel import Field, SQLModel

from reviewer_app.store.case_tables import (
    CaseTagRow,
    DraftRow,
    MarkRow,
    OutputRow,
    ReasonDocRow,
    ReviewRow,
    SearchDocRow,
    TestCaseRow,
    VoteRow,
)
from reviewer_app.store.fields import text_field, time_field, word_field


class MetaRow(SQLModel, table=True):
    """One fact about the workspace itself, such as who I am."""

    __tablename__ = "meta"  # pyright: ignore[reportAssignmentType]

    key: str = word_field(primary_key=True)
    value: str = text_field()


class PersonRow(SQLModel, table=True):
    """Someone who votes, edits or imports."""

    __tablename__ = "person"  # pyright: ignore[reportAssignmentType]

    id: str = word_field(primary_key=True)
    name: str = text_field()


class ProductRow(SQLModel, table=True):
    """The AI product under evaluation. A deleted one, hidden with its datasets, frees its name."""

    __tablename__ = "product"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index("product_name", "name", unique=True, sqlite_where=text("deleted_at IS NULL")),
    )

    n: int | None = Field(default=None, primary_key=True)
    id: str = word_field(unique=True)
    name: str = text_field()
    deleted_at: datetime | None = time_field(default=None)


class DatasetRow(SQLModel, table=True):
    """A set of test cases of one product. A deleted one is hidden with its cases.

    reasons: the templates for downvotes as JSON; NULL for those of the program.
    """

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
    id: str = word_field(unique=True)
    product_id: str = word_field(foreign_key="product.id")
    name: str = text_field()
    type: str = word_field()
    created_at: datetime = time_field()
    background_noise_profile: str | None = text_field(default=None)
    background_noise_level: str | None = text_field(default=None)
    language: str | None = text_field(default=None)
    input_schema: str | None = text_field(default=None)
    # SQLModel keeps the name `metadata` for itself; the column has it all the same.
    metadata_: str | None = text_field(default=None, sa_column_kwargs={"name": "metadata"})
    deleted_at: datetime | None = time_field(default=None)
    reasons: str | None = text_field(default=None)


class ImportRow(SQLModel, table=True):
    """A file being read in, or read in. Its rows stay hidden until `finished_at` is set.

    first_n: no row of it has a smaller `n`, so that they are found without an index.
    position: records of the file that are dealt with; counts: what came of them, as JSON.
    makes_dataset, makes_product: they are there only for this import. step: of its change.
    sweep: how far the rows of a removed import are put away, a word of `store.hiding`.
    """

    __tablename__ = "import_run"  # pyright: ignore[reportAssignmentType]

    n: int | None = Field(default=None, primary_key=True)
    id: str = word_field(unique=True)
    dataset_id: str = word_field(foreign_key="dataset.id")
    file_name: str = text_field()
    file_hash: str = word_field()
    first_n: int
    started_at: datetime = time_field()
    finished_at: datetime | None = time_field(default=None)
    path: str = text_field(default="")
    mapping: str = text_field(default="")
    on_conflict: str = word_field(default="keep")
    position: int = 0
    rows: int = 0
    counts: str = text_field(default="{}")
    makes_dataset: bool = False
    makes_product: bool = False
    step: str | None = word_field(default=None)
    removed_at: datetime | None = time_field(default=None)
    sweep: str | None = word_field(default=None)


class ImportEditRow(SQLModel, table=True):
    """What an import does to a case that was here before; made true when the import ends.

    kind: "fork" (new_id is the revision it brings), "labels" (before, after: the columns that
    change, as JSON), or "stay" (a row of it that its removal left). standing: what persons had
    decided on the case when this was staged.
    """

    __tablename__ = "import_edit"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index("of_import", "import_id", "kind"),
        Index("labels_of", "case_id", sqlite_where=text("kind = 'labels'")),
    )

    n: int | None = Field(default=None, primary_key=True)
    import_id: str = word_field(foreign_key="import_run.id")
    kind: str = word_field()
    case_id: str = word_field()
    new_id: str | None = word_field(default=None)
    standing: str = text_field()
    before: str | None = text_field(default=None)
    after: str | None = text_field(default=None)


class FileShapeRow(SQLModel, table=True):
    """How files of one shape were read last: a mapping as JSON."""

    __tablename__ = "file_shape"  # pyright: ignore[reportAssignmentType]

    shape: str = word_field(primary_key=True)
    mapping: str = text_field()
    at: datetime = time_field()


class ChangeRow(SQLModel, table=True):
    """The journal: one thing a person did. Rows are never changed or deleted."""

    __tablename__ = "change"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index("change_step", "step"),
        Index("relabelled", "case_id", sqlite_where=text("kind = 'relabel'")),
        {"sqlite_autoincrement": True},
    )

    n: int | None = Field(default=None, primary_key=True)
    id: str = word_field(unique=True)
    kind: str = word_field()
    kind_version: int
    step: str = word_field()
    undoes: str | None = word_field(default=None)
    made_at: datetime = time_field()
    made_by: str = word_field()
    case_id: str | None = word_field(default=None)
    body: str = text_field()


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
    id: str = word_field(unique=True)
    name: str = word_field()
    case_id: str = word_field()
    made_by: str = word_field()
    state: str = word_field()
    undone_by: str | None = word_field(default=None)


class SavedViewRow(SQLModel, table=True):
    """A list under a name. listing: of `domain.queues.encode_listing`."""

    __tablename__ = "saved_view"  # pyright: ignore[reportAssignmentType]

    n: int | None = Field(default=None, primary_key=True)
    id: str = word_field(unique=True)
    name: str = text_field()
    listing: str = text_field()
    created_at: datetime = time_field()
    deleted_at: datetime | None = time_field(default=None)


class GuidelineRow(SQLModel, table=True):
    """One version of the guidelines of a dataset; versions are never changed or deleted."""

    __tablename__ = "guideline"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (Index("guidelines_of", "dataset_id", "withdrawn_at", "n"),)

    n: int | None = Field(default=None, primary_key=True)
    id: str = word_field(unique=True)
    dataset_id: str = word_field()
    text: str = text_field()
    written_at: datetime = time_field()
    written_by: str = word_field()
    withdrawn_at: datetime | None = time_field(default=None)


class GuidelineSeenRow(SQLModel, table=True):
    """Which version of the guidelines of a dataset a person has looked at last."""

    __tablename__ = "guideline_seen"  # pyright: ignore[reportAssignmentType]

    dataset_id: str = word_field(primary_key=True)
    person: str = word_field(primary_key=True)
    guideline: str = word_field()
    at: datetime = time_field()


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
MARKS = _table(MarkRow)
OUTPUTS = _table(OutputRow)
FILE_SHAPES = _table(FileShapeRow)
CHANGES = _table(ChangeRow)
STEPS = _table(StepRow)
DRAFTS = _table(DraftRow)
SEARCH_DOCS = _table(SearchDocRow)
CASE_TAGS = _table(CaseTagRow)
REASON_DOCS = _table(ReasonDocRow)
SAVED_VIEWS = _table(SavedViewRow)
GUIDELINES = _table(GuidelineRow)
GUIDELINES_SEEN = _table(GuidelineSeenRow)
