"""A store of schema 2 gets what searches and filters need of what is in it."""

from pathlib import Path

from reviewer_app.domain.queues import Filter
from reviewer_app.store import queues, samples
from reviewer_app.store.migrations import MIGRATIONS
from reviewer_app.store.opening import open_store
from tests.support.stores import Bench, raw

ROWS = """
INSERT INTO person (id, name) VALUES ('p', 'Ada');
INSERT INTO product (id, name) VALUES ('a', 'Bank');
INSERT INTO dataset (id, product_id, name, type, created_at)
VALUES ('d', 'a', 'Cards', 'QUALITY', '2026-03-01T12:00:00.000000Z');
INSERT INTO test_case (
    n, id, family_id, dataset_id, content_hash, created_at, created_by, input, input_is_json,
    context_is_json, tags, confidence, done
) VALUES
(1, 'c1', 'c1', 'd', 'h', '2026-03-01T12:00:00.000000Z', 'p', 'ｶｰﾄﾞ', 0, 0, '["x", "x"]', '0.50', 0),
(2, 'c2', 'c2', 'd', 'h', '2026-03-01T12:00:00.000000Z', 'p', 'plain', 0, 0, NULL, NULL, 0);
INSERT INTO search_doc (n, body) VALUES (1, 'ｶｰﾄﾞ'), (2, 'plain');
INSERT INTO vote (revision, person, score, reason, at)
VALUES ('c2', 'p', -1, '太短 vague', '2026-03-01T12:00:00.000000Z');
"""


def test_reasons_tags_and_scripts_without_blanks_are_found_after_lifting(tmp_path: Path) -> None:
    """B102, B73."""
    open_store(tmp_path, migrations=MIGRATIONS[:2]).close()
    with raw(tmp_path) as connection:
        connection.executescript(ROWS)
    bench = Bench(open_store(tmp_path))

    def found(filter_: Filter) -> list[int]:
        # As many at once are asked of the index, not looked for row by row.
        most = samples.LOOKED_AT
        return bench.read(lambda session: list(queues.ids_after(session, filter_, 0, most)))

    assert found(Filter(text="ﾄﾞ")) == [1]
    assert found(Filter(text="短")) == found(Filter(text="vag")) == [2]
    assert found(Filter(tags=frozenset({"x"}))) == [1]
    assert found(Filter(least_confidence=0.5)) == [1]
    assert bench.problems() == []
    bench.database.close()
