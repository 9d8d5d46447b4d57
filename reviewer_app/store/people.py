"""Who is who in a workspace: the person of this computer, and whose facts we know."""

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.sqlite import insert

from reviewer_app.domain.people import UNKNOWN_FILE, Person
from reviewer_app.store.sessions import Session
from reviewer_app.store.tables import META, PEOPLE

ME = "me"
NAME_GIVEN = "name_given"

_READ_META = select(META.c.value).where(META.c.key == bindparam("key"))

MY_ID = select(META.c.value).where(META.c.key == ME).scalar_subquery()
"""The id of the person of this workspace, for statements that look it up themselves."""


def read_meta(session: Session, key: str) -> str | None:
    """One fact about the workspace, or None."""
    return session.execute(_READ_META, {"key": key}).scalar()


def write_meta(session: Session, key: str, value: str) -> None:
    """Keep one fact about the workspace."""
    row = insert(META).values(key=key, value=value)
    session.execute(row.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def my_id(session: Session) -> str | None:
    """The id of the person of this workspace; None before the first start asked."""
    return session.once(_read_my_id)


def _read_my_id(session: Session) -> str | None:
    return read_meta(session, ME)


def read_me(session: Session) -> Person | None:
    """The person of this workspace; None before the first start asked."""
    person_id = my_id(session)
    return read_person(session, person_id) if person_id else None


def has_given_name(session: Session) -> bool:
    """Whether the person typed or confirmed the name; a command line only borrows one."""
    return read_meta(session, NAME_GIVEN) == "1"


def read_person(session: Session, person_id: str) -> Person | None:
    """A person by id."""
    row = session.execute(select(PEOPLE).where(PEOPLE.c.id == person_id)).first()
    return Person(id=row.id, name=row.name) if row else None


def find_by_name(session: Session, name: str) -> Person | None:
    """A person by the very name."""
    row = session.execute(select(PEOPLE).where(PEOPLE.c.name == name)).first()
    return Person(id=row.id, name=row.name) if row else None


def save_person(session: Session, person: Person) -> None:
    """Add a person, or give them the new name."""
    row = insert(PEOPLE).values(id=person.id, name=person.name)
    session.execute(row.on_conflict_do_update(index_elements=["id"], set_={"name": person.name}))


def save_me(session: Session, me: Person, *, given: bool) -> None:
    """Make someone the person of this workspace. given: they typed or confirmed the name."""
    save_person(session, me)
    save_person(session, UNKNOWN_FILE)
    write_meta(session, ME, me.id)
    write_meta(session, NAME_GIVEN, "1" if given else "0")
