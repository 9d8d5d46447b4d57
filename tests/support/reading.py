"""Short ways to read a file in a test."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.domain.mappings import Mapping
from reviewer_app.formats import building as built
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.proposing import propose_mapping
from reviewer_app.formats.sources import Cell, Record, Source


def read_records(path: Path) -> list[Record | Refusal]:
    """Everything that the file's source yields."""
    return list(open_source(path).records())


def read_cells(path: Path) -> list[dict[str, Cell]]:
    """The cells of each record; fails where a record is refused."""
    records = read_records(path)
    assert not [record for record in records if isinstance(record, Refusal)]
    return [dict(record.cells) for record in records if isinstance(record, Record)]


def read_cases(path: Path) -> list[ImportedCase | Refusal]:
    """The file's rows as cases, by the mapping that is proposed for it."""
    source = open_source(path)
    return list(built.read_cases(source, mapping_for(source)))


def mapping_for(source: Source) -> Mapping:
    """The mapping proposed by the columns and first records."""
    first = islice(source.records(), 200)
    return propose_mapping(source, [record for record in first if isinstance(record, Record)])


def propose_for(source: Source) -> dict[str, str]:
    """Column → field as proposed."""
    return mapping_for(source).as_pairs()


def build_all(
    source: Source, mapping: Mapping | dict[str, str]
) -> Iterator[ImportedCase | Refusal]:
    """Each row as a case, or why it is none."""
    return built.Builder(source, mapping).build_all(source.records())
