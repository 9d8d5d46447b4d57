"""Viewing: lists kept under a name, and where a person was when the window closed."""

from dataclasses import dataclass, replace

from reviewer_app.domain.errors import NameTaken
from reviewer_app.domain.queues import Listing, decode_listing, encode_listing
from reviewer_app.services.blinding import Blinding
from reviewer_app.services.signing import Signature
from reviewer_app.store import people, queues, views
from reviewer_app.store.database import Database, Lane, Session
from reviewer_app.store.views import SavedView as SavedView

_PLACE = "place"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where somebody was. base: the list without what was added to it. case_id: on screen."""

    title: str
    base: Listing
    listing: Listing
    case_id: str


class Viewing:
    """Saved views of this workspace, and the place to go on at."""

    def __init__(
        self, database: Database, signature: Signature, blinding: Blinding | None = None
    ) -> None:
        self._database = database
        self._signature = signature
        self._blinding = blinding or Blinding()

    async def views(self) -> list[SavedView]:
        """All saved views, in the order of their making."""
        return await self._database.read(views.all_views)

    async def counts(self, saved: list[SavedView]) -> dict[str, int]:
        """How many cases each of them has now, by the query of its list; by the view's id."""
        wanted = {view.id: self._blinding.filter(view.listing.filter) for view in saved}

        def query(session: Session) -> dict[str, int]:
            return {id_: queues.count(session, filter_) for id_, filter_ in wanted.items()}

        return await self._database.read(query, Lane.COUNTS, latest="views")

    async def save(self, name: str, listing: Listing) -> SavedView:
        """Keep a list under a name; raises NameTaken."""
        view = SavedView(id=self._signature.ids.new(), name=name, listing=listing)

        def work(session: Session) -> None:
            _refuse_taken(session, view)
            views.add_view(session, view, self._signature.clock.now())

        await self._database.write(work)
        return view

    async def change(self, view: SavedView) -> None:
        """Keep another name or another list for a view; raises NameTaken or NotFound."""

        def work(session: Session) -> None:
            _refuse_taken(session, view)
            views.change_view(session, view)

        await self._database.write(work)

    async def delete(self, view: SavedView) -> None:
        """Let a view go; `restore` brings it back."""
        at = self._signature.clock.now()
        await self._database.write(lambda session: views.set_deleted(session, view.id, at))

    async def restore(self, view: SavedView) -> None:
        """Bring a deleted view back; under another name where its own is taken by now."""

        def work(session: Session) -> None:
            name = view.name
            while views.is_taken(session, name, view.id):
                name += "′"
            views.change_view(session, replace(view, name=name))
            views.set_deleted(session, view.id, None)

        await self._database.write(work)

    async def keep_place(self, place: Place) -> None:
        """Remember where the person is."""
        parts = [
            place.title,
            encode_listing(place.base),
            encode_listing(place.listing),
            place.case_id,
        ]
        text = "\n".join(part.replace("\n", " ") for part in parts)
        await self._database.write(lambda session: people.write_meta(session, _PLACE, text))

    async def place(self) -> Place | None:
        """Where the person was; None the first time, or after a newer program kept it."""
        text = await self._database.read(lambda session: people.read_meta(session, _PLACE))
        try:
            title, base, listing, case_id = (text or "").split("\n")
            return Place(
                title=title,
                base=decode_listing(base),
                listing=decode_listing(listing),
                case_id=case_id,
            )
        except ValueError:
            return None


def _refuse_taken(session: Session, view: SavedView) -> None:
    if views.is_taken(session, view.name, view.id):
        raise NameTaken("saved view", view.name)
