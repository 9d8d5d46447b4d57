"""URLs: which ones can be called at all, before any name in them is looked up."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from reviewer_app.calling.failures import SettingRefused

_UNSENDABLE = re.compile(r"[\x00-\x20\x7f]")
_LONGEST = 8_000
_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a URL leads: its scheme and `host:port`, which is what messages show of it."""

    scheme: str
    name: str


def check_url(url: str) -> Place:
    """Where the URL leads.

    Raises SettingRefused for anything but http and https, for a URL without a host, with a name
    and password in it, with blanks or with a part after `#`.
    """
    if len(url) > _LONGEST or _UNSENDABLE.search(url):
        raise SettingRefused("The url has blanks or control characters in it, or is too long.")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise SettingRefused(f"The url {_shown(url)} is none: its host or port is wrong.") from None
    scheme = parts.scheme.lower()
    if scheme not in _PORTS:
        raise SettingRefused("The url must begin with https:// or http://.")
    if parts.username is not None or parts.password is not None:
        raise SettingRefused("The url has a name or password in it. Move them to auth.")
    if not parts.hostname:
        raise SettingRefused("The url has no host.")
    if parts.fragment:
        raise SettingRefused("The url has a part after #, which is never sent. Remove it.")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return Place(scheme=scheme, name=f"{host}:{port or _PORTS[scheme]}")


def _shown(url: str) -> str:
    """The URL without what may be secret: a name and password, and the query."""
    return url.partition("?")[0].rpartition("@")[2][:200]
