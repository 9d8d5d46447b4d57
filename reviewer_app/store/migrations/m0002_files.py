"""What files, datasets and undo of imports need. Frozen, like every migration."""

PRODUCTS = """
CREATE TABLE product_new (
    n INTEGER NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    deleted_at TEXT,
    PRIMARY KEY (n),
    UNIQUE (id)
);

INSERT INTO product_new (n, id, name) SELECT n, id, name FROM product;

DROP TABLE product;

ALTER TABLE product_new RENAME TO product;

CREATE UNIQUE INDEX product_name ON product (name) WHERE deleted_at IS NULL;
"""
"""A new table: a constraint of a column cannot be dropped (a deleted product frees its name)."""

DATASETS = """
ALTER TABLE dataset ADD COLUMN language TEXT;

ALTER TABLE dataset ADD COLUMN input_schema TEXT;

ALTER TABLE dataset ADD COLUMN metadata TEXT;

ALTER TABLE dataset ADD COLUMN deleted_at TEXT;

DROP INDEX dataset_name;

CREATE UNIQUE INDEX dataset_name ON dataset (product_id, name) WHERE deleted_at IS NULL;
"""

IMPORTS = """
ALTER TABLE import_run ADD COLUMN path TEXT NOT NULL DEFAULT '';

ALTER TABLE import_run ADD COLUMN mapping TEXT NOT NULL DEFAULT '';

ALTER TABLE import_run ADD COLUMN on_conflict TEXT NOT NULL DEFAULT 'keep';

ALTER TABLE import_run ADD COLUMN position INTEGER NOT NULL DEFAULT 0;

ALTER TABLE import_run ADD COLUMN rows INTEGER NOT NULL DEFAULT 0;

ALTER TABLE import_run ADD COLUMN counts TEXT NOT NULL DEFAULT '{}';

ALTER TABLE import_run ADD COLUMN makes_dataset BOOLEAN NOT NULL DEFAULT 0;

ALTER TABLE import_run ADD COLUMN makes_product BOOLEAN NOT NULL DEFAULT 0;

ALTER TABLE import_run ADD COLUMN step TEXT;

ALTER TABLE import_run ADD COLUMN removed_at TEXT;

ALTER TABLE import_run ADD COLUMN sweep TEXT;

CREATE TABLE import_edit (
    n INTEGER NOT NULL,
    import_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    case_id TEXT NOT NULL,
    new_id TEXT,
    standing TEXT NOT NULL,
    before TEXT,
    after TEXT,
    PRIMARY KEY (n),
    FOREIGN KEY(import_id) REFERENCES import_run (id)
);

CREATE INDEX of_import ON import_edit (import_id, kind);

CREATE TABLE output (
    n INTEGER NOT NULL,
    id TEXT NOT NULL,
    revision TEXT NOT NULL,
    label TEXT NOT NULL,
    text TEXT NOT NULL,
    tool_calls TEXT,
    origin TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (n),
    UNIQUE (id),
    FOREIGN KEY(revision) REFERENCES test_case (id)
);

CREATE INDEX output_of ON output (revision);

CREATE TABLE file_shape (
    shape TEXT NOT NULL,
    mapping TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (shape)
);
"""

# Small, since the votes and marks that files bring are not in them: what persons decided is
# found without looking through a million rows.
DECISIONS = """
CREATE INDEX vote_of_person ON vote (revision) WHERE person <> 'unknown-file';

CREATE INDEX review_of_person ON review (revision) WHERE person <> 'unknown-file';

CREATE INDEX not_imported ON test_case (dataset_id) WHERE import_id IS NULL;
"""

SCRIPT = PRODUCTS + DATASETS + IMPORTS + DECISIONS
