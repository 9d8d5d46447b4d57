"""New ids, made on this computer and kept for ever. Nothing is ever ordered by them."""

from typing import Protocol

from uuid_utils import uuid7


class Ids(Protocol):
    """Makes ids; tests have one that counts."""

    def new(self) -> str:
        """An id that nobody else has made."""
        ...


class UniqueIds:
    """UUIDs of version 7: random enough, and close together in an index."""

    def new(self) -> str:
        return str(uuid7())
