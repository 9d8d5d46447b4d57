"""Conversations: turns as other tools write them become lists of {role, content}.

Known are messages with other names for the two keys, objects with one key per speaker, and
scripts such as "User: … Bot: …" in one text. What a message holds beside them is kept.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, JsonError, Members, Number, Value
from reviewer_app.domain.sayings import say
from reviewer_app.formats.cells import CellError

ROLES = {
    "user": (
        "user", "human", "me", "customer", "client", "patient", "question", "q",
        "usuario", "usuaria", "cliente", "utilisateur", "benutzer", "nutzer", "kunde",
        "utente", "usuário", "用户", "用戶", "客户", "顾客", "ユーザー", "사용자",
    ),
    "assistant": (
        "assistant", "bot", "ai", "agent", "model", "gpt", "chatbot", "chatgpt", "answer", "a",
        "asistente", "agente", "assistente", "assistent", "助手", "助理", "机器人", "機器人",
        "アシスタント", "어시스턴트", "상담원",
    ),
    "system": ("system", "sistema", "系统", "系統"),
}  # fmt: skip
"""Role → what speakers are called in files."""

_BY_NAME = {name: role for role, names in ROLES.items() for name in names}
SPEAKER_KEYS = ("role", "speaker", "from", "sender", "author")
TEXT_KEYS = ("content", "text", "message", "value", "utterance")
_NAMES = "|".join(sorted(map(re.escape, _BY_NAME), key=len, reverse=True))
_TURN = re.compile(
    rf"^[ \t]*[*_]{{0,2}}({_NAMES})[*_]{{0,2}}[ \t]*[:：][*_]{{0,2}}[ \t]*",
    re.IGNORECASE | re.MULTILINE,
)


class Turn(NamedTuple):
    """Who speaks, in the role's usual name, and what."""

    role: str
    content: str


def find_role(name: str) -> str | None:
    """The role of a speaker by what files call them."""
    return _BY_NAME.get(name.strip().casefold())


def write_turns(turns: Sequence[Turn]) -> Json:
    """Turns as a JSON list of {role, content}."""
    return Json(json.dump([{"role": turn.role, "content": turn.content} for turn in turns]))


def read_script(text: str) -> list[Turn]:
    """The turns of a script, in which every turn begins on a line with its speaker and a colon.

    Raises CellError when the text does not begin with a turn, or only one side speaks.
    """
    found = list(_TURN.finditer(text))
    if not found or text[: found[0].start()].strip():
        raise CellError(say('this does not begin with a speaker such as "User:"'))
    ends = [*(match.start() for match in found[1:]), len(text)]
    turns = [
        Turn(_BY_NAME[match[1].casefold()], text[match.end() : end].strip())
        for match, end in zip(found, ends, strict=True)
    ]
    if len({turn.role for turn in turns} - {"system"}) < 2:
        raise CellError(say("only one side speaks in it"))
    return turns


def read_messages(value: Value) -> Json:
    """A JSON list of messages of any known shape as {role, content, …}; raises CellError."""
    if isinstance(value, Members):
        inner = dict(value.pairs)
        value = inner.get("messages", inner.get("turns", inner.get("conversation", value)))
    if not isinstance(value, list):
        raise CellError(say("this is no list of messages"))
    return Json(json.dump([message for item in value for message in _read_message(item)]))


def are_messages(value: Value) -> bool:
    """Whether this is a list of {role, content} as it stands."""
    return isinstance(value, list) and all(map(_is_message, value))


def _is_message(value: Value) -> bool:
    keys = {key for key, _ in value.pairs} if isinstance(value, Members) else set[str]()
    return {"role", "content"} <= keys


def _read_message(item: Value) -> Iterator[Members]:
    if not isinstance(item, Members):
        raise CellError(say("a message in it is no object"))
    keys = {key.casefold(): key for key, _ in item.pairs}
    speaker = next((keys[name] for name in SPEAKER_KEYS if name in keys), None)
    words = next((keys[name] for name in TEXT_KEYS if name in keys), None)
    if speaker is not None and words is not None:
        yield Members(tuple(_rename(key, value, speaker, words) for key, value in item.pairs))
        return
    for key, value in item.pairs:
        role = find_role(key)
        if role is None:
            raise CellError(say("a message in it has no role and text"))
        if value is not None and value != "":
            yield Members((("role", role), ("content", _words(value))))


def _rename(key: str, value: Value, speaker: str, words: str) -> tuple[str, Value]:
    if key == speaker:
        name = value if isinstance(value, str) and not isinstance(value, Number) else ""
        return "role", find_role(name) or value
    return ("content" if key == words else key), value


def _words(value: Value) -> Value:
    """What is said: several texts of one turn, as botium writes them, are its lines."""
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return "\n".join(map(str, value))
    return value


def convert(text: str) -> Json:
    """A cell's conversation, be it JSON or a script; raises CellError."""
    if text.lstrip()[:1] in ("[", "{"):
        try:
            return read_messages(json.parse(text))
        except JsonError as error:
            raise CellError(say("this is no JSON: {why}", why=error.reason)) from error
    return write_turns(read_script(text))
