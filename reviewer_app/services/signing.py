"""Signing: who does things here, and the stamp that their changes bear."""

from dataclasses import dataclass
from typing import Any

from reviewer_app.domain.people import Person
from reviewer_app.store import people
from reviewer_app.store.database import Database, Session
from reviewer_app.system.clock import Clock
from reviewer_app.system.ids import Ids


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """Everything but the deed itself: whoever makes changes gets one of these.

    device: this computer, as others read it in a history.
    """

    person_id: str
    device: str
    app_version: str
    clock: Clock
    ids: Ids

    def stamp(self, step: str | None = None, undoes: str | None = None) -> dict[str, Any]:
        """The fields that each change has; without a step the change is one of its own."""
        change_id = self.ids.new()
        return {
            "id": change_id,
            "step": step or change_id,
            "undoes": undoes,
            "made_at": self.clock.now(),
            "made_by": self.person_id,
            "device": self.device,
            "app_version": self.app_version,
        }


class Signing:
    """The person of the workspace: they exist before any account."""

    def __init__(self, database: Database, person_id: str) -> None:
        self._database = database
        self._person_id = person_id

    async def person(self) -> Person:
        """Who acts here."""
        found = await self._database.read(
            lambda session: people.read_person(session, self._person_id)
        )
        return found or Person(id=self._person_id, name="")

    async def has_given_name(self) -> bool:
        """Whether the person was asked; until then the name is the account's."""
        return await self._database.read(people.has_given_name)

    async def give_name(self, name: str) -> Person:
        """Take the display name that the person gave."""
        person = Person(id=self._person_id, name=name)
        await self._database.write(lambda session: people.save_me(session, person, given=True))
        return person


async def find_signer(database: Database, ids: Ids, name: str | None, fallback: str) -> str:
    """The id of who acts: the one named, else the workspace's person, made up if need be.

    A new workspace gets whoever is named, else the fallback, as its person.
    """

    def known(session: Session) -> str | None:
        me = people.read_me(session)
        if name is None or (me and me.name == name):
            return me.id if me else None
        found = people.find_by_name(session, name) if me else None
        return found.id if found else None

    def add(session: Session) -> str:
        new = Person(id=ids.new(), name=name or fallback)
        if people.my_id(session) is None:
            people.save_me(session, new, given=name is not None)
        else:
            people.save_person(session, new)
        return new.id

    return await database.read(known) or await database.write(add)
