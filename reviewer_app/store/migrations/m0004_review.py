"""What edits, marks, reasons and guidelines of datasets need. Frozen, like every migration."""

EDITS = """
ALTER TABLE test_case ADD COLUMN note TEXT;

ALTER TABLE draft ADD COLUMN begun_on TEXT;
"""

MARKS = """
CREATE TABLE mark (
    family TEXT NOT NULL,
    person TEXT NOT NULL,
    mark TEXT NOT NULL,
    until TEXT,
    note TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (family, person, mark),
    FOREIGN KEY(person) REFERENCES person (id)
);

CREATE INDEX marked ON mark (person, mark, family, until);

ALTER TABLE dataset ADD COLUMN reasons TEXT;
"""

GUIDELINES = """
CREATE TABLE guideline (
    n INTEGER NOT NULL,
    id TEXT NOT NULL,
    dataset_id TEXT NOT NULL,
    text TEXT NOT NULL,
    written_at TEXT NOT NULL,
    written_by TEXT NOT NULL,
    withdrawn_at TEXT,
    PRIMARY KEY (n),
    UNIQUE (id)
);

CREATE INDEX guidelines_of ON guideline (dataset_id, withdrawn_at, n);

CREATE TABLE guideline_seen (
    dataset_id TEXT NOT NULL,
    person TEXT NOT NULL,
    guideline TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (dataset_id, person)
);
"""

SCRIPT = EDITS + MARKS + GUIDELINES
