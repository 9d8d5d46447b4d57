"""What the full-text index reads of a case, and how a search asks it.

SQLite's word tokenizer takes a run of Chinese or Japanese for one word. So each such character
gets blanks around it and a search is a phrase: exact substrings, found by the index. What the
index cannot tell (signs, accents that count, a blank between such characters) is looked at after.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import attrgetter
from typing import Any

from sqlalchemy import (
    Boolean,
    ColumnElement,
    Integer,
    Select,
    Text,
    and_,
    bindparam,
    case,
    column,
    delete,
    func,
    or_,
    select,
    text,
    union_all,
)
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain import json
from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.json import Json
from reviewer_app.domain.queues import Filter
from reviewer_app.domain.searching import Finders, Term, finders, has_all, signs, spaced, terms
from reviewer_app.store.columns import from_safe, to_safe
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import CASES, REASON_DOCS, SEARCH_DOCS, VOTES

_of_content = attrgetter(
    "input",
    "expected_output",
    "context",
    "goal",
    "user_persona",
    "scenario",
    "expected",
    "conversation_history",
    "stopping_criterias",
    "expected_tools",
)
_of_labels = attrgetter(
    "name", "description", "variant", "strategy", "source", "source_file", "tags"
)

_FUNCTION = "has_terms"


def search_text(content: Content, labels: Labels, external_id: str | None) -> str:
    """Everything of a case that a search looks at, ready for the index."""
    parts = (*_of_content(content), *_of_labels(labels), external_id)
    return spaced("\n".join([_readable(part) for part in parts if part]))


def _readable(part: str | tuple[str, ...] | Json) -> str:
    """JSON with its escapes resolved, so that a search finds what a person reads."""
    if isinstance(part, str):
        return part
    if isinstance(part, tuple):
        return "\n".join(part)
    return json.dump(json.parse(part.text)) if "\\" in part.text else part.text


_NUMBER = select(CASES.c.n).where(CASES.c.id == bindparam("revision")).scalar_subquery()
_GIVEN = (
    select(VOTES.c.reason)
    .where(VOTES.c.revision == bindparam("revision"), VOTES.c.reason != "")
    .order_by(VOTES.c.person)
)
_SAY_NOTHING = delete(REASON_DOCS).where(REASON_DOCS.c.n == _NUMBER)
_SAID = insert(REASON_DOCS).values(n=_NUMBER, body=bindparam("body"))
_SAY = _SAID.on_conflict_do_update(index_elements=["n"], set_={"body": _SAID.excluded.body})


def note_reasons(session: Session, revision: str) -> None:
    """Index anew what anybody gives as a reason for a vote on a revision; after each vote."""
    given = session.execute(_GIVEN, {"revision": revision}).scalars()
    if body := spaced("\n".join(given)):
        session.execute(_SAY, {"revision": revision, "body": body})
    else:
        session.execute(_SAY_NOTHING, {"revision": revision})


def expression(term: Term) -> str:
    """The FTS5 query for a term, or nothing where the index has no word of it.

    Its words as one phrase, the last one as a beginning. Before the first Chinese, Japanese or
    Korean character a word may have begun earlier than the term; so that part is looked at after.
    """
    words = term.text
    if term.is_cjk:
        start = next(place for place, letter in enumerate(words) if Term(text=letter).is_cjk)
        words = words[start:]
    if not any(letter.isalnum() for letter in words):
        return ""
    phrase = " ".join(to_safe(spaced(words)).replace('"', " ").split())
    is_beginning = not term.is_whole and words[-1].isalnum()
    return f'"{phrase}"*' if is_beginning else f'"{phrase}"'


def _is_sure(term: Term, filter_: Filter) -> bool:
    """Whether the index alone says everything about a term."""
    is_one = not term.is_cjk or len(term.text) == 1
    return is_one and term.text.isalnum() and not filter_.with_accents


@dataclass(frozen=True, slots=True)
class Side:
    """The rows that one index has for a search, by `number`, if they also pass the checks."""

    number: ColumnElement[int]
    checks: Sequence[ColumnElement[bool]]


def sides(session: Session, filter_: Filter, asked: Sequence[Term]) -> list[Side]:
    """Where a search may find something: texts of cases, and reasons given for votes.

    asked: those terms that the index is asked for; the others are looked for in what it finds.
    Empty where the index has no word of any, so that every text would have to be looked at.
    """
    wanted = terms(filter_.text)
    told = [words for term in asked if (words := expression(term))]
    if not told:
        return []
    docs = _are_in("search_index", " AND ".join(told))
    said = _shown(_are_in("reason_index", " OR ".join(told)), filter_)
    is_sure = len(asked) == len(wanted) and all(_is_sure(term, filter_) for term in wanted)
    # What is asked for may stand in the case and in a reason in parts.
    return [
        _side(session, filter_, docs, is_sure=is_sure),
        _side(session, filter_, said, is_sure=is_sure and len(wanted) == 1),
    ]


def _side(session: Session, filter_: Filter, rows: Select[Any], *, is_sure: bool) -> Side:
    number = rows.subquery().c[0]
    return Side(number, [] if is_sure else [has_terms(session, filter_, number)])


def has_text(
    session: Session, filter_: Filter, asked: Sequence[Term] | None = None
) -> ColumnElement[bool]:
    """The condition that a case, or a reason given for a vote on it, has all that was typed.

    Any text may be typed; it is never an error. asked: as in `sides`; all terms if not given.
    """
    found = sides(session, filter_, terms(filter_.text) if asked is None else asked)
    has = has_terms(session, filter_, CASES.c.n)
    if not found:
        return has
    if all(side.checks for side in found):
        # Looked at last, after all else that the list asks for.
        return and_(CASES.c.n.in_(union_all(*(select(side.number) for side in found))), has)
    return CASES.c.n.in_(union_all(*(select(side.number).where(*side.checks) for side in found)))


def has_signs(filter_: Filter) -> bool:
    """Whether a search has signs or digits, which SQLite itself can look for in a text."""
    return bool(_longest_signs(filter_))


def _longest_signs(filter_: Filter) -> str:
    return max((signs(term) for term in terms(filter_.text)), key=len, default="")


def _shown(said: Select[Any], filter_: Filter) -> Select[Any]:
    """The rows whose reasons are not hidden from me."""
    if not filter_.blind:
        return said
    return select(CASES.c.n).where(CASES.c.n.in_(said), *_has_my_vote())


def _voted(number: ColumnElement[int]) -> Select[Any]:
    """The row of this number, if I have voted on it."""
    voted = CASES.alias("voted")
    return select(voted.c.n).where(voted.c.n == number, voted.c.my_score.in_((-1, 1)))


def _has_my_vote() -> list[ColumnElement[bool]]:
    return [CASES.c.my_score.in_((-1, 1))]


def rare_terms(
    session: Session, filter_: Filter, sample: Select[Any], common: float
) -> tuple[Term, ...]:
    """The terms of a search without those that more than so many rows of a sample have.

    All of them where there is none that is rare.
    """
    wanted = terms(filter_.text)
    if len(wanted) == 1:
        return wanted
    rows = sample.subquery()
    alone = [replace(filter_, text=_as_typed(term)) for term in wanted]
    counts = [func.sum(has_terms(session, one, rows.c.n)) for one in alone]
    found = session.execute(select(*counts)).one()
    rare = [term for term, count in zip(wanted, found, strict=True) if (count or 0) < common]
    return tuple(term for term in rare if expression(term)) or wanted


def _as_typed(term: Term) -> str:
    return f'"{term.text}"' if term.is_whole else term.text


def _are_in(index: str, words: str) -> Select[Any]:
    """The rows that an index has for an FTS5 query."""
    rows = text(f"SELECT rowid FROM {index} WHERE {index} MATCH :{index}")  # noqa: S608 - ours
    found = rows.bindparams(bindparam(index, words, Text)).columns(column("rowid", Integer))
    return select(found.subquery(index + "_rows").c.rowid)


def has_terms(session: Session, filter_: Filter, number: ColumnElement[int]) -> ColumnElement[bool]:
    """The same without the index, by looking at the texts of a row; for few rows, or any signs."""
    _teach(session)
    body = select(SEARCH_DOCS.c.body).where(SEARCH_DOCS.c.n == number).scalar_subquery()
    said = select(REASON_DOCS.c.body).where(REASON_DOCS.c.n == number)
    if filter_.blind:
        said = said.where(REASON_DOCS.c.n.in_(_voted(REASON_DOCS.c.n)))
    reasons = said.scalar_subquery()
    typed = bindparam(None, to_safe(filter_.text), Text)
    accents = bindparam(None, filter_.with_accents, Boolean)
    has = func.has_terms(typed, accents, body, reasons, type_=Boolean)
    if not (sign := _longest_signs(filter_)):
        return has
    # What cannot have it is left out by SQLite, twice as fast as by our function.
    may_have = or_(func.instr(body, sign) > 0, reasons.is_not(None))
    return case((may_have, has), else_=False)


def _teach(session: Session) -> None:
    """Give the connection our function, once."""
    connection = session.connection()
    if _FUNCTION not in connection.info:
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.create_function(_FUNCTION, 4, _has_terms, deterministic=True)
        connection.info[_FUNCTION] = True


def _has_terms(typed: str, accents: int, body: str | None, reasons: str | None) -> bool:
    whole = from_safe(f"{body or ''}\n{reasons}" if reasons else body or "")
    return has_all(whole, _sought(typed, accents))


@lru_cache(maxsize=8)  # asked for every row that is looked at
def _sought(typed: str, accents: int) -> Finders:
    return finders(terms(from_safe(typed)), with_accents=bool(accents), is_spaced=True)


def bodies(session: Session, rows: Iterable[int], *, is_blind: bool = False) -> dict[int, str]:
    """What the index reads of these cases, by row number, reasons at the end.

    is_blind: only the reasons of cases on which I have voted.
    """
    query = text(
        "SELECT d.n, substr(d.body, 1, :most), CASE WHEN :all OR c.my_score IN (-1, 1) "
        "THEN r.body END FROM search_doc AS d "
        "JOIN test_case AS c ON c.n = d.n LEFT JOIN reason_doc AS r ON r.n = d.n "
        "WHERE d.n IN (SELECT value FROM json_each(:numbers))"
    )
    numbers = f"[{','.join(map(str, rows))}]"
    values = {"numbers": numbers, "most": MOST_LOOKED_AT, "all": not is_blind}
    found = session.execute(query, values)
    return {n: from_safe(f"{body}\n{said}" if said else body) for n, body, said in found}


MOST_LOOKED_AT = 20_000
"""Characters of a case in which the list looks for a place to show."""
