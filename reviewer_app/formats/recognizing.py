"""Recognizing: which case of ours a row of our own export is."""

from collections.abc import Sequence

from reviewer_app.domain.files import ImportedCase, KnownAs
from reviewer_app.formats.names import fold
from reviewer_app.formats.sources import Record
from reviewer_app.formats.suite_keys import CASE_ID


class Recognizer:
    """Reads the columns of an export that say where a case was, not what it is."""

    def __init__(self, columns: Sequence[str], *, is_suite: bool = False) -> None:
        by_name = {fold(column): column for column in columns}
        names = (fold(CASE_ID) if is_suite else "id", "familyid", "contenthash", "legacyat")
        self._id, self._family, self._hash, self._legacy = (by_name.get(name) for name in names)

    def recognize(self, case: ImportedCase, record: Record) -> KnownAs | None:
        """What the row says that it was; None for one that somebody added to the file."""
        case_id, family_id = self._text(record, self._id), self._text(record, self._family)
        content_hash = self._text(record, self._hash)
        if not (case_id and family_id and content_hash):
            return None
        return KnownAs(
            case_id=case_id,
            family_id=family_id,
            content_hash=content_hash,
            legacy=bool(self._text(record, self._legacy)),
            user_score=case.user_score,
            reviewed_by=case.reviewed_by,
        )

    def _text(self, record: Record, column: str | None) -> str:
        cell = record.cells.get(column) if column else None
        return cell.strip() if isinstance(cell, str) else ""
