"""What filters, sorts, search in reasons and saved views need. Frozen, like every migration."""

from sqlite3 import Connection

from reviewer_app.domain.searching import spaced

# A column of its own, since an index on an expression is unknown to SQLAlchemy. Nothing is stored.
FILTERS = """
ALTER TABLE test_case ADD COLUMN confidence_value REAL
    GENERATED ALWAYS AS (CAST(confidence AS REAL)) VIRTUAL;

CREATE INDEX facets ON test_case (
    n, done, my_score, my_reviewed_at, is_augmented, confidence_value,
    language, variant, strategy, source, dataset_id, legacy_at, deleted_at
) WHERE legacy_at IS NULL AND deleted_at IS NULL;

CREATE INDEX by_language ON test_case (language, n, done, legacy_at, deleted_at)
    WHERE legacy_at IS NULL AND deleted_at IS NULL;

CREATE INDEX by_variant ON test_case (variant, n, done, legacy_at, deleted_at)
    WHERE legacy_at IS NULL AND deleted_at IS NULL;

CREATE INDEX by_strategy ON test_case (strategy, n, done, legacy_at, deleted_at)
    WHERE legacy_at IS NULL AND deleted_at IS NULL;

CREATE INDEX by_source ON test_case (source, n, done, legacy_at, deleted_at)
    WHERE legacy_at IS NULL AND deleted_at IS NULL;

CREATE INDEX by_confidence ON test_case (confidence_value, n, done, legacy_at, deleted_at)
    WHERE legacy_at IS NULL AND deleted_at IS NULL;

CREATE INDEX by_name ON test_case (name COLLATE NOCASE, n, done, legacy_at, deleted_at)
    WHERE legacy_at IS NULL AND deleted_at IS NULL;

CREATE INDEX by_vote ON test_case (my_score, n)
    WHERE my_score IS NOT NULL AND legacy_at IS NULL AND deleted_at IS NULL;

CREATE INDEX voted_before ON test_case (family_id)
    WHERE legacy_at IS NOT NULL AND my_score IS NOT NULL;

DROP INDEX by_external_id;

CREATE INDEX by_external_id ON test_case (external_id, dataset_id) WHERE external_id IS NOT NULL;
"""

TAGS = """
CREATE TABLE case_tag (
    tag TEXT NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (tag, n)
) WITHOUT ROWID;

CREATE INDEX tag_of_case ON case_tag (n);

INSERT INTO case_tag (tag, n)
SELECT DISTINCT each.value, c.n FROM test_case AS c, json_each(c.tags) AS each
WHERE c.tags IS NOT NULL;

CREATE TRIGGER tags_added AFTER INSERT ON test_case WHEN new.tags IS NOT NULL
BEGIN
    INSERT INTO case_tag (tag, n) SELECT DISTINCT value, new.n FROM json_each(new.tags);
END;

CREATE TRIGGER tags_changed AFTER UPDATE OF tags ON test_case WHEN new.tags IS NOT old.tags
BEGIN
    DELETE FROM case_tag WHERE n = old.n;
    INSERT INTO case_tag (tag, n) SELECT DISTINCT value, new.n FROM json_each(new.tags);
END;

CREATE TRIGGER tags_removed AFTER DELETE ON test_case WHEN old.tags IS NOT NULL
BEGIN
    DELETE FROM case_tag WHERE n = old.n;
END;
"""

# Apart from the texts of the cases: a new reason must not index 5 MB of text again.
REASONS = """
CREATE TABLE reason_doc (
    n INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (n)
);

CREATE VIRTUAL TABLE reason_index USING fts5(
    body, content='reason_doc', content_rowid='n', tokenize='unicode61 remove_diacritics 2'
);

CREATE TRIGGER reason_added AFTER INSERT ON reason_doc
BEGIN
    INSERT INTO reason_index(rowid, body) VALUES (new.n, new.body);
END;

CREATE TRIGGER reason_removed AFTER DELETE ON reason_doc
BEGIN
    INSERT INTO reason_index(reason_index, rowid, body) VALUES ('delete', old.n, old.body);
END;

CREATE TRIGGER reasons_removed AFTER DELETE ON test_case
BEGIN
    DELETE FROM reason_doc WHERE n = old.n;
END;

CREATE TRIGGER reason_changed AFTER UPDATE ON reason_doc
BEGIN
    INSERT INTO reason_index(reason_index, rowid, body) VALUES ('delete', old.n, old.body);
    INSERT INTO reason_index(rowid, body) VALUES (new.n, new.body);
END;
"""

VIEWS = """
CREATE TABLE saved_view (
    n INTEGER NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    listing TEXT NOT NULL,
    created_at TEXT NOT NULL,
    deleted_at TEXT,
    PRIMARY KEY (n),
    UNIQUE (id)
);
"""

SCRIPT = FILTERS + TAGS + REASONS + VIEWS

_NOT_SPACED = "SELECT n, body FROM search_doc WHERE body GLOB '*[\uff66-\uff9f\u1100-\u11ff]*'"
_REASONS = """
SELECT c.n, group_concat(v.reason, char(10)) FROM vote AS v JOIN test_case AS c ON c.id = v.revision
WHERE v.reason <> '' GROUP BY c.n
"""


def fill(connection: Connection) -> None:
    """Index the reasons that are there, and space scripts that were taken for one word before."""
    for n, body in connection.execute(_NOT_SPACED).fetchall():
        words = (spaced(body), n)
        connection.execute("UPDATE search_doc SET body = ? WHERE n = ?", words)
    reasons = [(n, spaced(text)) for n, text in connection.execute(_REASONS)]
    connection.executemany("INSERT INTO reason_doc (n, body) VALUES (?, ?)", reasons)
