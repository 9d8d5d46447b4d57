"""Any cases at all: a second import of any export finds nothing changed, twice."""

import json
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reviewer_app.domain.files import ImportedCase
from reviewer_app.formats.exported import to_line
from tests.formats.test_round_trip import CASES
from tests.services.test_export_round_trip import WAYS, counts, write
from tests.support.exported import as_exported
from tests.support.filing import Filing, a_filing

OURS = ("id", "family_id", "dataset", "parent_id", "legacy_at", "content_hash")
NUMBERS = count(1)


@pytest.fixture(scope="module")
def filing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Filing]:
    with a_filing(tmp_path_factory.mktemp("any")) as filing:
        yield filing


def a_foreign_file(folder: Path, cases: Sequence[ImportedCase]) -> Path:
    """The cases as somebody else's JSON Lines: without our ids."""
    path = folder / "foreign.jsonl"
    facts = [json.loads(to_line(as_exported(case))) for case in cases]
    texts = (json.dumps({key: row[key] for key in row if key not in OURS}) for row in facts)
    path.write_text("\n".join(texts) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("way", WAYS)
@settings(max_examples=12, deadline=None)
@given(cases=st.lists(CASES, min_size=1, max_size=4))
def test_a_second_import_finds_nothing_changed(
    filing: Filing, way: str, cases: list[ImportedCase]
) -> None:
    """B77, B81, I36, I46, I50: and a third one neither."""
    name = f"cases {next(NUMBERS)}"
    taken = filing.take(a_foreign_file(filing.folder, cases), dataset=name).taken
    for _ in range(2):
        path = write(filing, way, dataset=name)
        assert counts(filing.take(path, dataset=name)) == {"same": taken}
