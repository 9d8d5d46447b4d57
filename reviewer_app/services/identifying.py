"""Identifying: which rows of a file are cases of the dataset already."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, Protocol

from reviewer_app.store.database import Session
from reviewer_app.store.imports import NewCase, known_by_content, known_by_external_id

Verdict = Literal["taken", "same", "changed", "conflicting"]
"""changed: the same id with other content; conflicting: moreover decided or edited here."""


class Identity(Protocol):
    """Tells the rows of one import apart from what is here; asked once for each row, in order."""

    def judge(self, session: Session, dataset_id: str, rows: Sequence[NewCase]) -> list[Verdict]:
        """A verdict for each row; only "taken" ones are new."""
        ...


class ByExternalId:
    """A row is the case with its id, whatever its content became."""

    def judge(self, session: Session, dataset_id: str, rows: Sequence[NewCase]) -> list[Verdict]:
        """A verdict for each row; only "taken" ones are new."""
        ids = [row.case.external_id or "" for row in rows]
        known = known_by_external_id(session, dataset_id, ids)
        verdicts: list[Verdict] = []
        for row, external_id in zip(rows, ids, strict=True):
            found = known.get(external_id)
            if found is None:
                verdicts.append("taken")
            elif found.content_hash == row.case.content_hash:
                verdicts.append("same")
            else:
                verdicts.append("conflicting" if found.is_touched else "changed")
        return verdicts


class ByContent:
    """A row is the case with its content; of equal rows the second is the second such case."""

    def __init__(self) -> None:
        self._met: Counter[str] = Counter()

    def judge(self, session: Session, dataset_id: str, rows: Sequence[NewCase]) -> list[Verdict]:
        """A verdict for each row; only "taken" ones are new."""
        hashes = [row.case.content_hash for row in rows]
        known = known_by_content(session, dataset_id, hashes)
        verdicts: list[Verdict] = []
        for content in hashes:
            is_here = known.get(content, 0) > self._met[content]
            if is_here:  # only these are remembered: a first import of any size costs nothing
                self._met[content] += 1
            verdicts.append("same" if is_here else "taken")
        return verdicts
