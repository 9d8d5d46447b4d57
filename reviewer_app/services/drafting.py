"""Drafting: what is half-typed survives whatever happens to the program."""

from functools import partial

from reviewer_app.services.signing import Signature
from reviewer_app.store import drafts
from reviewer_app.store.database import Database, Session
from reviewer_app.store.drafts import EDIT as EDIT
from reviewer_app.store.drafts import RESULT as RESULT
from reviewer_app.store.drafts import Draft as Draft


class Drafting:
    """Drafts of the editor, by case and field; those of a reason are kept by Reviewing.

    A draft goes with the case from one revision to the next. `Draft.begun_on` is the revision
    that was edited; where that is no longer the latest one, the draft, the revision that it was
    begun on and the latest one are all there to be compared. kind: EDIT; RESULT for what comes of
    putting these together, which goes when the draft does.
    """

    def __init__(self, database: Database, signature: Signature, kind: str = EDIT) -> None:
        self._database, self._signature, self._kind = database, signature, kind

    async def keep(self, case_id: str, field: str, text: str, caret: int) -> None:
        """Keep the text of one field as it was typed, an empty one too.

        case_id: the revision that is edited; for a case that is not made yet, any key of the
        caller's, such as "new:" and the id of the dataset. caret: in characters.
        """
        draft = Draft(text=text, caret=caret, at=self._signature.clock.now())
        save = partial(drafts.save_edit, kind=self._kind)
        await self._database.write(lambda session: save(session, case_id, field, draft))

    async def drop(self, case_id: str, field: str | None = None) -> None:
        """Let the draft of a field go, or all those of a case. case_id: any revision, or a key."""
        drop = partial(drafts.drop_edits, kind=self._kind)
        await self._database.write(lambda session: drop(session, case_id, field))

    async def of(self, case_id: str) -> dict[str, Draft]:
        """The drafts of a case by field. case_id: any revision of it, or a key."""

        def query(session: Session) -> dict[str, Draft]:
            return dict(drafts.edit_drafts(session, case_id, self._kind))

        return await self._database.read(query)
