"""Who does things here: the person of a workspace and the stamp that their changes bear."""

from dataclasses import dataclass
from typing import Any

from reviewer_app.domain.people import Person
from reviewer_app.store import people
from reviewer_app.store.database import Database
from reviewer_app.system.clock import Clock
from reviewer_app.system.ids import Ids


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """Everything but the deed itself: whoever makes changes gets one of these."""

    person: Person
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
            "made_by": self.person.id,
            "device": self.device,
            "app_version": self.app_version,
        }


async def introduce(database: Database, person: Person, *, given: bool) -> Person:
    """Make someone the person of the workspace, or rename them. given: they said the name."""
    await database.write(lambda session: people.save_me(session, person, given=given))
    return person
