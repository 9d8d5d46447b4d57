"""Identifying: which rows of a file are cases of the dataset already, and what they change."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from reviewer_app.domain.cases import Content, Labels, TestCase
from reviewer_app.domain.files import ImportedCase, KnownAs
from reviewer_app.domain.reimports import labels_with_file, with_edits, with_file
from reviewer_app.domain.revisions import content_hash
from reviewer_app.store import known, people
from reviewer_app.store.database import Session
from reviewer_app.store.known import KnownCase, Opinion
from reviewer_app.store.standings import standings

Verdict = Literal["taken", "same", "changed", "relabelled", "conflicting", "history"]
"""taken: a new case. changed: known, with other content in the columns of the file; relabelled:
only with other labels. conflicting: the same, but decided or edited here. history: an earlier
revision of a case in one of our own exports.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileRow:
    """A row that can be a case. number: of the record in the file, from 1."""

    number: int
    imported: ImportedCase
    content_hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """What a row makes of a case that is here. standing: what persons decided on it so far.

    opinion: the vote and reviewer that the file brings, where they are news; published: those
    that files brought before.
    """

    head: TestCase
    content: Content
    labels: Labels
    is_augmented: bool | None
    standing: str
    published: Opinion
    opinion: Opinion | None = None

    @property
    def is_fork(self) -> bool:
        """Whether it makes a revision, rather than changing labels in place."""
        return self.content is not self.head.content

    @property
    def changes_labels(self) -> bool:
        """Whether it changes what is the case's own but for its content."""
        is_moved = self.is_augmented != self.head.is_augmented
        return is_moved or self.labels is not self.head.labels


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A row with its verdict, and what it changes if it changes something.

    case_id: of the case that it is, where one case can be told.
    """

    row: FileRow
    verdict: Verdict
    edit: Edit | None = None
    case_id: str = ""


@dataclass(frozen=True, slots=True)
class _Met:
    """A row, the case that it is, and whether it may change it."""

    row: FileRow
    case: KnownCase
    is_free: bool


@dataclass(frozen=True, slots=True)
class _Look:
    """Where rows are looked for, by whom, and the verdicts that need no comparing."""

    session: Session
    dataset_id: str
    me: str | None
    verdicts: dict[int, Judged]


class Identity:
    """Tells the rows of one import apart from what is here; asked once for each row, in order.

    has_ids: the file has an id column in which each row has an id of its own. Otherwise a row is
    the case with its content, and of equal rows the second is the second such case. A row of our
    own exports is the case of its family.
    """

    def __init__(self, *, has_ids: bool) -> None:
        self._has_ids = has_ids
        self._met: Counter[str] = Counter()
        # Fingerprints keep a million of them small.
        self._edited: set[int] = set()
        self._families: set[int] = set()
        self._is_back = False

    def judge(self, session: Session, dataset_id: str, rows: Sequence[FileRow]) -> list[Judged]:
        """A verdict for each row; only "taken" ones are new."""
        me = people.read_me(session)
        verdicts: dict[int, Judged] = {}
        look = _Look(session, dataset_id, me.name if me else None, verdicts)
        met = [*self._find_own(look, rows), *self._find(look, rows)]
        for judged in self._compare(session, met):
            verdicts[judged.row.number] = judged
        taken = (verdicts.get(row.number) or Judged(row=row, verdict="taken") for row in rows)
        return list(taken)

    def _find_own(self, look: _Look, rows: Iterable[FileRow]) -> list[_Met]:
        """The rows of our own exports whose family is here."""
        own = [(row, known_as) for row in rows if (known_as := row.imported.known_as)]
        if not own:
            return []
        found = self._find_families(look, [as_.family_id for _, as_ in own])
        met: list[_Met] = []
        for row, known_as in own:
            case = found.get(known_as.family_id)
            if known_as.legacy:
                look.verdicts[row.number] = Judged(row=row, verdict="history")
            elif case and hash(case.family_id) not in self._families:
                self._families.add(hash(case.family_id))
                met.append(_Met(row, case, _is_free(case, known_as)))
            elif case and known_as.content_hash == row.content_hash:  # copied, not edited
                look.verdicts[row.number] = Judged(row=row, verdict="same", case_id=case.case_id)
        return met

    def _find_families(self, look: _Look, families: list[str]) -> dict[str, KnownCase]:
        """The cases of an export of ours: in this dataset, and then also in others.

        An export may hold several datasets. Where none of its cases are in this one, it is read
        in as a copy, so that those elsewhere are not meant.
        """
        found = known.known_by_family(look.session, look.dataset_id, families, look.me)
        self._is_back = self._is_back or bool(found)
        others = [family for family in families if family not in found]
        if not self._is_back or not others:
            return found
        return found | known.known_by_family(look.session, None, others, look.me)

    def _find(self, look: _Look, rows: Iterable[FileRow]) -> list[_Met]:
        """The other rows whose case is here, by the id in the file or by content."""
        others = [row for row in rows if not self._is_own(row, look.verdicts)]
        if not others:
            return []
        if self._has_ids:
            ids = [row.imported.external_id or "" for row in others]
            cases = known.known_by_external_id(look.session, look.dataset_id, ids, look.me)
            found = [(row, cases.get(id_)) for row, id_ in zip(others, ids, strict=True)]
            return [_Met(row, case, not case.is_touched) for row, case in found if case]
        return self._find_by_content(look, others)

    def _is_own(self, row: FileRow, verdicts: dict[int, Judged]) -> bool:
        known_as = row.imported.known_as
        return row.number in verdicts or (
            known_as is not None and hash(known_as.family_id) in self._families
        )

    def _find_by_content(self, look: _Look, rows: Sequence[FileRow]) -> list[_Met]:
        session, dataset_id = look.session, look.dataset_id
        hashes = [row.content_hash for row in rows]
        counts = known.known_by_content(session, dataset_id, hashes)
        single = [content for content, count in counts.items() if count == 1]
        cases = known.known_by_only_content(session, dataset_id, single, look.me) if single else {}
        met: list[_Met] = []
        for row in rows:
            content = row.content_hash
            if counts.get(content, 0) <= self._met[content]:
                continue
            self._met[content] += 1  # only these: a first import of any size costs nothing
            if case := cases.get(content):
                met.append(_Met(row, case, not case.is_touched))
            else:
                look.verdicts[row.number] = Judged(row=row, verdict="same")
        return met

    def _compare(self, session: Session, met: Sequence[_Met]) -> list[Judged]:
        """What each of the known rows changes."""
        suspects = [each for each in met if not _is_alike(each)]
        judged = [
            Judged(row=each.row, verdict="same", case_id=each.case.case_id)
            for each in met
            if _is_alike(each)
        ]
        if not suspects:
            return judged
        heads = known.read_cases(session, [each.case.case_id for each in suspects])
        bases = known.read_cases(session, [base for each in suspects if (base := _base(each))])
        decided = standings(session, heads)
        for each in suspects:
            edit = _edit(each, heads[each.case.case_id], bases, decided)
            judged.append(self._verdict(each, edit))
        return judged

    def _verdict(self, met: _Met, edit: Edit) -> Judged:
        if not edit.is_fork and not edit.changes_labels:
            # A file's vote stands beside those that persons cast here, so it is no conflict.
            verdict: Verdict = "relabelled" if edit.opinion else "same"
            kept = edit if edit.opinion else None
            return Judged(row=met.row, verdict=verdict, edit=kept, case_id=edit.head.id)
        is_second = hash(edit.head.id) in self._edited
        self._edited.add(hash(edit.head.id))
        if is_second or not met.is_free:
            kept = None if is_second else edit
            return Judged(row=met.row, verdict="conflicting", edit=kept, case_id=edit.head.id)
        verdict = "changed" if edit.is_fork else "relabelled"
        return Judged(row=met.row, verdict=verdict, edit=edit, case_id=edit.head.id)


def _is_free(case: KnownCase, known_as: KnownAs) -> bool:
    """Whether the case is as it was exported, with the vote and mark that the file knows of."""
    is_same_vote = (case.exported.score or 0) == (known_as.user_score or 0)
    is_same_mark = (case.exported.reviewer or "") == (known_as.reviewed_by or "")
    is_same_head = case.case_id == known_as.case_id or case.content_hash == known_as.content_hash
    return is_same_head and is_same_vote and is_same_mark


def _base(met: _Met) -> str | None:
    """The earlier revision that a row of our own exports was, where the case has moved on."""
    known_as = met.row.imported.known_as
    if known_as is None or known_as.family_id != met.case.family_id:
        return None
    return None if known_as.content_hash == met.case.content_hash else known_as.case_id


def _is_alike(met: _Met) -> bool:
    """Whether the row can be seen to change nothing, without the whole case."""
    known_as = met.row.imported.known_as
    if _base(met) and known_as and known_as.content_hash == met.row.content_hash:
        return True  # edited here since, and not in the file
    imported, case = met.row.imported, met.case
    return _news(met) is None and (
        met.row.content_hash == case.content_hash
        and labels_with_file(case.labels, imported) is case.labels
        and imported.is_augmented in (None, case.is_augmented)
    )


def _news(met: _Met) -> Opinion | None:
    """The vote and reviewer that files say from now on, where this one brings others.

    Our own exports have mine in the same columns: what is as it was exported is no news.
    """
    imported, case = met.row.imported, met.case
    here = case.exported if imported.known_as else case.published
    score, reason = imported.user_score, imported.user_score_reason
    has_vote = score is not None and (
        score != (here.score or 0) or (score != 0 and (reason or "") != (here.reason or ""))
    )
    has_mark = bool(imported.reviewed_by) and imported.reviewed_by != here.reviewer
    if not has_vote and not has_mark:
        return None
    kept = case.published
    return Opinion(
        score=score if has_vote else kept.score,
        reason=reason if has_vote else kept.reason,
        reviewer=imported.reviewed_by if has_mark else kept.reviewer,
    )


def _edit(
    met: _Met, head: TestCase, bases: Mapping[str, TestCase], decided: Mapping[str, str]
) -> Edit:
    imported = met.row.imported
    base = bases.get(_base(met) or "")
    content = with_edits(base.content, head.content, imported) if base else None
    if content is None:
        is_same = met.row.content_hash == head.content_hash
        content = head.content if is_same else with_file(head.content, imported)
    if content is not head.content and content_hash(content) == head.content_hash:
        content = head.content
    given = imported.is_augmented
    return Edit(
        head=head,
        content=content,
        labels=labels_with_file(head.labels, imported),
        is_augmented=head.is_augmented if given is None else given,
        standing=decided.get(head.id, ""),
        published=met.case.published,
        opinion=_news(met),
    )


def with_origin(edit: Edit) -> TestCase:
    """The head as the new labels and origin make it, before its content changes."""
    return replace(edit.head, labels=edit.labels, is_augmented=edit.is_augmented)
