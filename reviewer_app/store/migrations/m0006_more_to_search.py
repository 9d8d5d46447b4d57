"""What a search looks at beside texts: criteria, tools, strategy and tags. Frozen, as all are."""

from sqlite3 import Connection

from reviewer_app.domain.searching import spaced

_MORE = """
SELECT n, strategy, concat FROM (
    SELECT n, strategy, (
        SELECT group_concat(value, char(10)) FROM (
            SELECT value FROM json_each(coalesce(stopping_criterias, '[]'))
            UNION ALL SELECT value FROM json_each(coalesce(expected_tools, '[]'))
            UNION ALL SELECT value FROM json_each(coalesce(tags, '[]'))
        )
    ) AS concat FROM test_case
    WHERE stopping_criterias IS NOT NULL OR expected_tools IS NOT NULL OR tags IS NOT NULL
        OR strategy IS NOT NULL
) WHERE coalesce(strategy, '') <> '' OR coalesce(concat, '') <> ''
"""
_ADD = "UPDATE search_doc SET body = body || char(10) || ? WHERE n = ?"


def fill(connection: Connection) -> None:
    """Put them behind what the search reads of each case that has any."""
    for n, strategy, listed in connection.execute(_MORE):  # another table than the one written
        more = "\n".join(part for part in (strategy, listed) if part)
        connection.execute(_ADD, (spaced(more), n))
