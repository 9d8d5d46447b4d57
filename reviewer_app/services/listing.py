"""Listing: the rows of a queue, each with the beginning of its case or the place that was found."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any

from reviewer_app.domain.changes import Score
from reviewer_app.domain.marks import NO_MARKS, CaseMarks
from reviewer_app.domain.queues import Filter
from reviewer_app.domain.searching import Term, first_place, terms, unspaced
from reviewer_app.store import marks, queues, revisions, search
from reviewer_app.store.database import Session
from reviewer_app.store.drafts import half_edited_families

_BEFORE = 24
"""Letters before a hit that a row shows, so that the hit itself is seen."""

_MESSAGE = re.compile(r'\{\s*"(?:role|content)"\s*:')
"""Where a message begins, whose parts begin otherwise. JSON may be cut off, so nobody parses it."""

_IS_USER = re.compile(r'"role"\s*:\s*"user"')

_SAID = re.compile(
    r'(?:"type"\s*:\s*"(?P<type>\w+)"[^{}]*?)?'
    r'"(?:content|text|value|user_message)"\s*:\s*"(?P<text>(?:[^"\\]|\\.)+)'
)

_FIRST_TEXT = re.compile(r':\s*"((?:[^"\\]|\\.)+)')


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueItem:
    """One row of the list. n: its place in the order. confidence: 0..1, or None.

    is_hidden: the confidence is not told before my vote. has_draft: it is half-edited; of an older
    revision that is not told. revision: its number, from 1; None where earlier ones are not here.
    """

    n: int
    case_id: str
    title: str
    excerpt: str
    dataset_id: str
    variant: str | None
    language: str | None
    confidence: float | None
    score: Score
    reason: str
    is_reviewed: bool
    is_legacy: bool
    is_hidden: bool = False
    has_draft: bool = False
    revision: int | None = 1
    marks: CaseMarks = NO_MARKS

    @property
    def is_done(self) -> bool:
        """My 1 or -1, or my mark."""
        return self.score != 0 or self.is_reviewed


def read_items(session: Session, numbers: Sequence[int], filter_: Filter) -> list[QueueItem]:
    """List rows by row number, in this order, as many as are there.

    Where the filter has a text, a row shows the place that has it.
    """
    marked = marks.marks_of_rows(session, numbers)
    drafted = half_edited_families(session)
    found = queues.listed(session, numbers)
    wanted = terms(filter_.text)
    texts = search.bodies(session, numbers, is_blind=filter_.blind) if wanted else {}
    at_hit = partial(excerpt_at, wanted=wanted, with_accents=filter_.with_accents)
    rows = [
        _item(row, marked.get(row[0], NO_MARKS), drafted, partial(at_hit, texts.get(row[0], "")))
        for row in found
    ]
    rows = _numbered(session, rows, {row[1] for row in found if row[-1]})
    if filter_.blind:
        rows = [_hidden(item) if not item.score else item for item in rows]
    if any(before >= after for before, after in pairwise(numbers)):
        places = {number: place for place, number in enumerate(numbers)}
        rows.sort(key=lambda item: places[item.n])
    return rows


def excerpt_at(
    body: str, excerpt: str, *, wanted: tuple[Term, ...], with_accents: bool = False
) -> str:
    """The excerpt from shortly before its first hit, else the text around the first in the body.

    Without anything that is wanted, the excerpt as it is.
    """
    if not wanted:
        return excerpt
    start = first_place(excerpt, wanted, with_accents=with_accents)
    if start is not None:
        return _from(excerpt, start)
    whole = unspaced(body)
    start = first_place(whole, wanted, with_accents=with_accents)
    if start is None:
        return excerpt
    before = " ".join(whole[max(0, start - 4 * _BEFORE) : start].split())
    line = " ".join([*before.split(), *whole[start : start + queues.EXCERPT].split()])
    return _from(line, len(before) + 1)


def _from(line: str, start: int) -> str:
    """A line from a few words before a place; the beginning is cut off only where it has to be."""
    if start <= _BEFORE:
        return line
    cut = line.find(" ", start - _BEFORE, start)
    return f"…{line[cut + 1 if cut >= 0 else start - _BEFORE // 2 :]}"


def _item(
    row: tuple[Any, ...],
    marked: CaseMarks,
    drafted: frozenset[str],
    at_hit: Callable[[str], str],
) -> QueueItem:
    """A list row of the columns of `queues.LISTED`, taken apart at once: names cost 2 ms a page."""
    (n, case_id, family_id, external_id, dataset_id, text, is_json, goal, name, *rest) = row
    (variant, language, confidence, score, reason, is_reviewed, is_legacy, _) = rest
    return QueueItem(
        n=n,
        case_id=case_id,
        title=title(family_id, external_id),
        excerpt=at_hit(_beginning(text, is_json, goal, name)),
        dataset_id=dataset_id,
        variant=variant,
        language=language,
        confidence=None if confidence is None else _share(confidence),
        score=score or 0,
        reason=reason or "",
        is_reviewed=is_reviewed,
        is_legacy=is_legacy,
        has_draft=not is_legacy and family_id in drafted,
        marks=marked,
    )


def _numbered(session: Session, items: list[QueueItem], revised: set[str]) -> list[QueueItem]:
    """The rows with the numbers of their revisions; of few rows another than the first is shown."""
    if not revised:
        return items
    numbers = revisions.numbers_of(session, revised)
    return [
        replace(item, revision=numbers.get(item.case_id)) if item.case_id in revised else item
        for item in items
    ]


def _hidden(item: QueueItem) -> QueueItem:
    return replace(item, confidence=None, is_hidden=True)


def _share(confidence: str) -> float:
    """A confidence as a share of a bar; anything beyond 0..1 is drawn as the nearest end."""
    return min(1.0, max(0.0, float(confidence)))


def title(family_id: str, external_id: str | None) -> str:
    """What people call a case, whatever its revision: its id in the file, else the end of ours."""
    return external_id or f"{family_id[-8:-4]}-{family_id[-4:]}"


def _beginning(text: str, is_json: bool, goal: str | None, name: str | None) -> str:
    """How a case begins. Of JSON in which nobody speaks its name says more than any text in it."""
    if is_json and name and _first_said(text) is None:
        return excerpt(name, False)
    return excerpt(text or goal or name or "", is_json)


def excerpt(text: str, is_json: bool) -> str:
    """The beginning of a text on one line; of JSON the first text in it, or of the user."""
    if is_json:
        found = _FIRST_TEXT.search(text)
        said = _first_said(text) or (found[1] if found else None)
        text = text if said is None else _unescaped(said)
    return " ".join(text.split())[: queues.EXCERPT]


def _first_said(text: str) -> str | None:
    """What the user says first in a list of messages, else whoever does; roles are no text."""
    starts = [found.start() for found in _MESSAGE.finditer(text)]
    messages = [text[start:end] for start, end in pairwise([*starts, len(text)])]
    messages.sort(key=lambda message: not _IS_USER.search(message))
    for message in messages:
        for said in _SAID.finditer(message):
            if said["type"] in {None, "text", "input_text"}:
                return said["text"]
    return None


def _unescaped(text: str) -> str:
    """The inside of a JSON string, whose last escape may be cut off."""
    try:
        return json.loads(f'"{text}"', strict=False)
    except ValueError:
        return text.replace("\\n", " ").replace('\\"', '"')
