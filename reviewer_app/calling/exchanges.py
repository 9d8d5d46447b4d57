"""Exchanges: what is sent to a product or a judge, and what comes back."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """What is sent. query: added to what the URL has; secrets: never shown, see `black_out`."""

    method: str
    url: str
    headers: Mapping[str, str]
    body: bytes | None = None
    query: tuple[tuple[str, str], ...] = ()
    secrets: tuple[str, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Received:
    """A whole answer with a status of success; header names in small letters.

    seconds: from the first byte that was sent, connecting included, to the last that came.
    """

    status: int
    headers: Mapping[str, str]
    body: bytes
    seconds: float
