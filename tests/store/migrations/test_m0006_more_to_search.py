"""A store of schema 5 finds criteria, tools, strategy and tags of what is in it."""

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
    context_is_json, tags, expected_tools, stopping_criterias, strategy, done
) VALUES
(1, 'c1', 'c1', 'd', 'h', '2026-03-01T12:00:00.000000Z', 'p', 'one', 0, 0, '["größe"]',
 '["find_slots"]', '["卡片已冻结", "a person was asked for"]', 'base64', 0),
(2, 'c2', 'c2', 'd', 'h', '2026-03-01T12:00:00.000000Z', 'p', 'two', 0, 0, NULL, '[]', NULL, '', 0),
(3, 'c3', 'c3', 'd', 'h', '2026-03-01T12:00:00.000000Z', 'p', 'two', 0, 0, NULL, NULL, NULL,
 'original', 0);
INSERT INTO search_doc (n, body) VALUES (1, 'one'), (2, 'two'), (3, 'two');
"""


def test_lists_and_strategies_are_found_after_lifting(tmp_path: Path) -> None:
    """B102, B73."""
    open_store(tmp_path, migrations=MIGRATIONS[:5]).close()
    with raw(tmp_path) as connection:
        connection.executescript(ROWS)
    bench = Bench(open_store(tmp_path))

    def found(text: str) -> list[int]:
        # As many at once are asked of the index, not looked for row by row.
        filter_, most = Filter(text=text), samples.LOOKED_AT
        return bench.read(lambda session: list(queues.ids_after(session, filter_, 0, most)))

    for text in ("größe", "find_slots", "片已", "person asked", "base", "one"):
        assert found(text) == [1], text
    assert found("original") == [3]
    assert found("two") == [2, 3]
    assert bench.problems() == []
    bench.database.close()
