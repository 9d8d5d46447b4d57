"""Finding rows: where the rows of some places of a file are, as they will be."""

from collections.abc import Collection

from reviewer_app.domain.mappings import Mapping
from reviewer_app.formats.building import Builder
from reviewer_app.formats.detection import open_unproven
from reviewer_app.services.looks import Look
from reviewer_app.services.previewing import PreviewRow, show_row


def find_rows(
    look: Look, mapping: Mapping, places: Collection[str]
) -> tuple[tuple[int, PreviewRow], ...]:
    """The rows of these places with their numbers, from 0; places as in Refusal.

    The file is read as far as the last of them. Raises FileProblem, and ValueError for a mapping
    that does not fit the file.
    """
    source = open_unproven(look.origin, look.reading) if look.source.is_cut else look.source
    builder = Builder(source, mapping)
    wanted, found = set(places), list[tuple[int, PreviewRow]]()
    for number, row in enumerate(builder.group(source.records())):
        if row.place in wanted:
            found.append((number, show_row(builder, mapping, row)))
            wanted.discard(row.place)
            if not wanted:
                break
    return tuple(found)
