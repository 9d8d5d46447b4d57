"""Whether facts and undo stack are those that the journal tells: it is the truth about them."""

from sqlalchemy import select

from reviewer_app.domain.changes import (
    NO_VOTE,
    AnyChange,
    CastVote,
    CodecError,
    CreateCase,
    Decision,
    DeleteDataset,
    DeleteProduct,
    EditContent,
    EditDataset,
    MakeDataset,
    MakeProduct,
    Mark,
    MarkReviewed,
    MarkState,
    Relabel,
    RemoveImport,
    RenameProduct,
    is_undoable,
)
from reviewer_app.domain.steps import step_case, step_name
from reviewer_app.store import journal
from reviewer_app.store.edit_checks import edit_problems
from reviewer_app.store.journal import DONE, DROPPED, UNDONE
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import (
    CASES,
    CHANGES,
    DATASETS,
    IMPORTS,
    MARKS,
    PRODUCTS,
    REVIEWS,
    STEPS,
    VOTES,
)


def journal_problems(session: Session) -> list[str]:
    """What is wrong with the journal itself, or with what follows from it; empty for nothing."""
    changes: list[AnyChange] = []
    problems: list[str] = []
    for row in session.execute(select(CHANGES).order_by(CHANGES.c.n)):
        try:
            change = journal.read_body(row.body)
        except CodecError as error:
            problems.append(f"change {row.n} of the journal cannot be read: {error}")
        else:
            changes.append(change)
            if (row.id, row.step, row.undoes) != (change.id, change.step, change.undoes):
                problems.append(f"change {row.n} of the journal is filed under other ids")
    if problems:
        return problems
    return [
        *_compare("votes", _votes(changes), _kept_votes(session, changes)),
        *_compare("marks", _marks(changes), _kept_marks(session, changes)),
        *_compare("cases that are put off or flagged", *_set_marks(session, changes)),
        *_compare("steps to undo", told_steps(changes), _kept_steps(session)),
        *_compare("products and datasets", *_catalogues(session, changes)),
        *_compare("removed imports", *_removals(session, changes)),
        *edit_problems(session, changes),
    ]


def _compare(what: str, told: object, kept: object) -> list[str]:
    return [] if told == kept else [f"the {what} are not those that the journal tells"]


_Fact = tuple[str, str]
_Named = tuple[str, bool]
_Marks = dict[tuple[str, str, str], MarkState | None]


def _votes(changes: list[AnyChange]) -> dict[_Fact, object]:
    told = {
        (change.based_on.case_id, change.made_by): change.vote
        for change in changes
        if isinstance(change, CastVote)
    }
    return {key: (vote.score, vote.reason) for key, vote in told.items() if vote != NO_VOTE}


def _marks(changes: list[AnyChange]) -> set[_Fact]:
    """Who makes or edits a case marks it by that; Galtea: they become its reviewer."""
    told: dict[_Fact, bool] = {}
    for change in changes:
        match change:
            case MarkReviewed():
                told[change.based_on.case_id, change.made_by] = change.reviewed
            case Relabel():
                told[change.based_on.case_id, change.made_by] = change.marked
            case EditContent():
                told[change.revision_id, change.made_by] = True
            case CreateCase():
                told[change.case_id, change.made_by] = True
            case _:
                pass
    return {key for key, is_marked in told.items() if is_marked}


def _kept_votes(session: Session, changes: list[AnyChange]) -> dict[_Fact, object]:
    query = select(VOTES).where(VOTES.c.person.in_(_people(changes)))
    return {(row.revision, row.person): (row.score, row.reason) for row in session.execute(query)}


def _kept_marks(session: Session, changes: list[AnyChange]) -> set[_Fact]:
    query = select(REVIEWS).where(REVIEWS.c.person.in_(_people(changes)))
    return {(row.revision, row.person) for row in session.execute(query)}


def _people(changes: list[AnyChange]) -> set[str]:
    return {change.made_by for change in changes}


def told_steps(changes: list[AnyChange]) -> dict[str, tuple[object, ...]]:
    """The undo stack as the journal tells it: step → name, case, person, state, undone by."""
    made: dict[str, list[AnyChange]] = {}
    states: dict[str, str] = {}
    undone_by: dict[str, str] = {}
    turned: dict[str, int] = {}
    for change in changes:
        if not is_undoable(change):
            continue
        if change.undoes is None:
            made.setdefault(change.step, []).append(change)
            states.setdefault(change.step, DONE)
            for other in [other for other in undone_by if states[other] == UNDONE]:
                if made[other][0].made_by == change.made_by:
                    states[other] = DROPPED
        elif change.undoes in made:
            turned[change.step] = turned.get(change.step, 0) + 1
            if turned[change.step] >= _needed(made[change.undoes]):
                states[change.undoes], undone_by[change.undoes] = UNDONE, change.step
        else:
            for again in [step for step, undo in undone_by.items() if undo == change.undoes]:
                states[again] = DONE
                del undone_by[again]
    return {
        step: (
            step_name(of),
            step_case(of),
            of[0].made_by,
            states[step],
            undone_by.get(step),
        )
        for step, of in made.items()
    }


def _needed(made: list[AnyChange]) -> int:
    """How many changes take a step back: decisions each by itself, anything else as a whole."""
    return len(made) if all(isinstance(change, Decision) for change in made) else 1


def _set_marks(session: Session, changes: list[AnyChange]) -> tuple[_Marks, _Marks]:
    """What is skipped, deferred, flagged or asked, as the journal tells it and as it is kept."""
    told: _Marks = {}
    rows = session.execute(select(CASES.c.id, CASES.c.family_id))
    families: dict[str, str] = {row.id: row.family_id for row in rows}
    for change in changes:
        if isinstance(change, Mark) and (family := families.get(change.based_on.case_id)):
            told[family, change.made_by, change.mark] = change.state
    kept: _Marks = {
        (row.family, row.person, row.mark): MarkState(until=row.until, note=row.note)
        for row in session.execute(select(MARKS))
    }
    here = set(families.values())
    return (
        {key: state for key, state in told.items() if state is not None},
        {key: state for key, state in kept.items() if key[0] in here},
    )


def _catalogues(
    session: Session, changes: list[AnyChange]
) -> tuple[dict[str, _Named], dict[str, _Named]]:
    """Name and whether it is there of all products and datasets that the journal speaks of."""
    told: dict[str, _Named] = {}
    kept = {
        row.id: (row.name, row.deleted_at is None)
        for table in (PRODUCTS, DATASETS)
        for row in session.execute(select(table.c.id, table.c.name, table.c.deleted_at))
    }
    for change in changes:
        match change:
            case MakeProduct():
                told[change.product_id] = (change.name, True)
            case RenameProduct():
                told[change.product_id] = (change.name, _is_there(told, change.product_id))
            case DeleteProduct():
                told[change.product_id] = (change.name, not change.deleted)
            case MakeDataset():
                told[change.dataset_id] = (change.facts.name, True)
            case EditDataset():
                name = change.facts.name
                told[change.dataset_id] = (name, _is_there(told, change.dataset_id))
            case DeleteDataset():
                told[change.dataset_id] = (change.name, not change.deleted)
            case _:
                pass
    return told, {key: named for key, named in kept.items() if key in told}


def _is_there(told: dict[str, _Named], id_: str) -> bool:
    return told[id_][1] if id_ in told else True


def _removals(session: Session, changes: list[AnyChange]) -> tuple[set[str], set[str]]:
    """The imports that are taken back, as the journal tells it and as the store has it."""
    told: dict[str, bool] = {
        change.import_id: change.removed for change in changes if isinstance(change, RemoveImport)
    }
    kept = select(IMPORTS.c.id).where(IMPORTS.c.removed_at.is_not(None))
    return {key for key, removed in told.items() if removed}, set(session.execute(kept).scalars())


def _kept_steps(session: Session) -> dict[str, tuple[object, ...]]:
    rows = session.execute(select(STEPS))
    return {row.id: (row.name, row.case_id, row.made_by, row.state, row.undone_by) for row in rows}
