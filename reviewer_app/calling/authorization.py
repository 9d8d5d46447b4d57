"""Authorization: which key a call carries, and in which header."""

import base64
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, cast

from reviewer_app.calling.headers import check_header
from reviewer_app.calling.keys import Key, read_key
from reviewer_app.calling.settings import Settings

Kind = Literal["none", "bearer", "basic", "api_key"]
KINDS = ("none", "bearer", "basic", "api_key")
_SECRETS = {"bearer": "token", "basic": "password", "api_key": "key"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """A header whose value is secret. secrets: the texts that no message may show."""

    name: str
    value: Key
    secrets: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Authorization:
    """How a call shows who it is from.

    variable: the environment variable that has the token, password or key; key: that itself,
    where it stands in the settings. header: for api_key. username: for basic.
    """

    kind: Kind = "none"
    variable: str | None = None
    key: Key | None = None
    header: str = "X-API-Key"
    username: str = ""

    def find(self, environment: Mapping[str, str] = os.environ) -> Header | None:
        """The header to send; None where there is none.

        Raises SettingRefused for a variable that is not set, or holds what cannot be sent.
        """
        if self.kind == "none":
            return None
        key = self.key or read_key(self.variable or "", environment)
        if self.kind == "bearer":
            return _make("Authorization", f"Bearer {key.value}", key)
        if self.kind == "api_key":
            return _make(self.header, key.value, key)
        pair = base64.b64encode(f"{self.username}:{key.value}".encode()).decode()
        return _make("Authorization", f"Basic {pair}", key, pair)


def read_authorization(settings: Settings) -> Authorization:
    """Authorization from its section: `type`, and what that type needs.

    bearer: `token_env` or `token`. basic: `username`, and `password_env` or `password`. api_key:
    `key_env` or `key`, and `header` (X-API-Key). Raises SettingRefused.
    """
    kind = cast(Kind, settings.choice("type", KINDS, "none"))
    if kind == "none":
        settings.finish()
        return Authorization()
    name = _SECRETS[kind]
    variable, given = settings.text(f"{name}_env"), settings.text(name)
    if (variable is None) == (given is None):
        problem = f"is missing. It names the environment variable with the {name}"
        raise settings.refuse(
            f"{name}_env", problem if given is None else f"and {name} exclude each other"
        )
    header = settings.text("header") or "X-API-Key" if kind == "api_key" else "Authorization"
    check_header(header, "x")
    username = settings.needed_text("username") if kind == "basic" else ""
    if ":" in username:
        raise settings.refuse("username", "cannot have a colon in it")
    settings.finish()
    return Authorization(
        kind=kind,
        variable=variable,
        key=Key(given) if given is not None else None,
        header=header,
        username=username,
    )


def _make(name: str, value: str, key: Key, *more: str) -> Header:
    return Header(name=name, value=Key(value), secrets=(key.value, *more))
