"""The first schema. Frozen: later schemas are made from it by later migrations."""

TABLES = """
CREATE TABLE change (
    n INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    kind_version INTEGER NOT NULL,
    step TEXT NOT NULL,
    undoes TEXT,
    made_at TEXT NOT NULL,
    made_by TEXT NOT NULL,
    case_id TEXT,
    body TEXT NOT NULL,
    UNIQUE (id)
);

CREATE INDEX change_step ON change (step);

CREATE TABLE draft (
    case_id TEXT NOT NULL,
    field TEXT NOT NULL,
    text TEXT NOT NULL,
    caret INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (case_id, field)
);

CREATE TABLE meta (
    "key" TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY ("key")
);

CREATE TABLE person (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE product (
    n INTEGER NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (n),
    UNIQUE (id),
    UNIQUE (name)
);

CREATE TABLE search_doc (
    n INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (n)
);

CREATE TABLE step (
    n INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    case_id TEXT NOT NULL,
    made_by TEXT NOT NULL,
    state TEXT NOT NULL,
    undone_by TEXT,
    UNIQUE (id)
);

CREATE INDEX step_stack ON step (made_by, state, n);

CREATE TABLE dataset (
    n INTEGER NOT NULL,
    id TEXT NOT NULL,
    product_id TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    created_at TEXT NOT NULL,
    background_noise_profile TEXT,
    background_noise_level TEXT,
    PRIMARY KEY (n),
    UNIQUE (id),
    FOREIGN KEY(product_id) REFERENCES product (id)
);

CREATE UNIQUE INDEX dataset_name ON dataset (product_id, name);

CREATE TABLE import_run (
    n INTEGER NOT NULL,
    id TEXT NOT NULL,
    dataset_id TEXT NOT NULL,
    file_name TEXT NOT NULL,
    file_hash TEXT NOT NULL,
    first_n INTEGER NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT,
    PRIMARY KEY (n),
    UNIQUE (id),
    FOREIGN KEY(dataset_id) REFERENCES dataset (id)
);

CREATE TABLE test_case (
    n INTEGER NOT NULL,
    id TEXT NOT NULL,
    family_id TEXT NOT NULL,
    dataset_id TEXT NOT NULL,
    parent_id TEXT,
    import_id TEXT,
    external_id TEXT,
    content_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL,
    legacy_at TEXT,
    deleted_at TEXT,
    is_augmented BOOLEAN,
    input TEXT,
    input_is_json BOOLEAN NOT NULL,
    expected_output TEXT,
    context TEXT,
    context_is_json BOOLEAN NOT NULL,
    expected_tools TEXT,
    goal TEXT,
    user_persona TEXT,
    scenario TEXT,
    stopping_criterias TEXT,
    max_iterations INTEGER,
    language TEXT,
    gender TEXT,
    conversation_history TEXT,
    expected TEXT,
    eval_type TEXT,
    eval_config TEXT,
    deps TEXT,
    tools TEXT,
    agent_config TEXT,
    timeout INTEGER,
    variant TEXT,
    strategy TEXT,
    source TEXT,
    source_file TEXT,
    confidence TEXT,
    confidence_reason TEXT,
    background_noise_profile TEXT,
    background_noise_level TEXT,
    name TEXT,
    description TEXT,
    tags TEXT,
    metadata TEXT,
    my_score INTEGER,
    my_reason TEXT,
    my_reviewed_at TEXT,
    published_score INTEGER,
    published_reason TEXT,
    published_reviewer TEXT,
    published_by TEXT,
    done BOOLEAN NOT NULL,
    PRIMARY KEY (n),
    UNIQUE (id),
    FOREIGN KEY(dataset_id) REFERENCES dataset (id)
);

CREATE INDEX by_content ON test_case (dataset_id, content_hash);

CREATE INDEX by_external_id ON test_case (dataset_id, external_id) WHERE external_id IS NOT NULL;

CREATE INDEX in_dataset ON test_case (dataset_id, n, done, legacy_at, deleted_at);

CREATE UNIQUE INDEX one_head ON test_case (family_id)
    WHERE legacy_at IS NULL AND deleted_at IS NULL;

CREATE INDEX to_review ON test_case (n)
    WHERE done = 0 AND legacy_at IS NULL AND deleted_at IS NULL;

CREATE TABLE review (
    revision TEXT NOT NULL,
    person TEXT NOT NULL,
    label TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (revision, person),
    FOREIGN KEY(revision) REFERENCES test_case (id),
    FOREIGN KEY(person) REFERENCES person (id)
);

CREATE TABLE vote (
    revision TEXT NOT NULL,
    person TEXT NOT NULL,
    score INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (revision, person),
    FOREIGN KEY(revision) REFERENCES test_case (id),
    FOREIGN KEY(person) REFERENCES person (id)
);
"""

JOURNAL_GUARDS = """
CREATE TRIGGER change_kept BEFORE DELETE ON change
BEGIN SELECT RAISE(ABORT, 'the journal is never shortened'); END;

CREATE TRIGGER change_fixed BEFORE UPDATE ON change
BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;
"""

# External content: the index holds no second copy of the text. The delete command needs the old
# text, column for column, or the index breaks while integrity_check still says ok.
SEARCH = """
CREATE VIRTUAL TABLE search_index USING fts5(
    body, content='search_doc', content_rowid='n', tokenize='unicode61 remove_diacritics 2'
);

CREATE TRIGGER search_added AFTER INSERT ON search_doc
BEGIN
    INSERT INTO search_index(rowid, body) VALUES (new.n, new.body);
END;

CREATE TRIGGER search_removed AFTER DELETE ON search_doc
BEGIN
    INSERT INTO search_index(search_index, rowid, body) VALUES ('delete', old.n, old.body);
END;

CREATE TRIGGER search_changed AFTER UPDATE ON search_doc
BEGIN
    INSERT INTO search_index(search_index, rowid, body) VALUES ('delete', old.n, old.body);
    INSERT INTO search_index(rowid, body) VALUES (new.n, new.body);
END;
"""

SCRIPT = TABLES + JOURNAL_GUARDS + SEARCH
