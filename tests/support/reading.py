"""Short ways to read a file in a test."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from reviewer_app.domain.files import ImportedCase, Refusal
from reviewer_app.formats.building import Builder
from reviewer_app.formats.detection import open_source
from reviewer_app.formats.sources import Cell, Record, Source
from reviewer_app.services.surveying import propose_mapping


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
    return list(build_all(source, propose_for(source)))


def propose_for(source: Source) -> dict[str, str]:
    """The mapping proposed by the columns and first records."""
    first = islice(source.records(), 200)
    samples = [record for record in first if isinstance(record, Record)]
    return propose_mapping(source, samples)


def build_all(source: Source, mapping: dict[str, str]) -> Iterator[ImportedCase | Refusal]:
    """Each row as a case, or why it is none."""
    builder = Builder(source, mapping)
    for record in source.records():
        yield builder.build(record) if isinstance(record, Record) else record
