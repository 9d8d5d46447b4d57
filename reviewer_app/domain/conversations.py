"""The turns of a stored conversation, as far as it is one."""

from dataclasses import dataclass

from reviewer_app.domain.json import Json, JsonError, Members, Value, dump, parse

READ = 2_000_000
"""Letters up to which a conversation is taken apart; a longer one is shown as it is stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What one side says. rest: what else the turn carries, as JSON; empty for nothing."""

    role: str
    text: str
    rest: str = ""


def turns_of(stored: Json) -> list[Turn] | None:
    """The turns of a list of {role, content}; None where the text is something else."""
    value = _read(stored)
    return _turns(value) if isinstance(value, list) else None


def messages_of(stored: Json) -> list[Turn] | None:
    """The turns of an input that holds nothing but a list of messages."""
    value = _read(stored)
    if isinstance(value, Members) and [key for key, _ in value.pairs] == ["messages"]:
        value = value.pairs[0][1]
    return _turns(value) if isinstance(value, list) and value else None


def _read(stored: Json) -> Value:
    if len(stored.text) > READ:
        return None
    try:
        return parse(stored.text)
    except JsonError:
        return None


def _turns(values: list[Value]) -> list[Turn] | None:
    turns = [_turn(value) for value in values]
    found = [turn for turn in turns if turn is not None]
    return found if len(found) == len(turns) else None


def _turn(value: Value) -> Turn | None:
    """One turn; None without a role, or with a key twice, which would hide one of the two."""
    if not isinstance(value, Members):
        return None
    parts = dict(value.pairs)
    role, content = parts.get("role"), parts.get("content")
    if type(role) is not str or len(parts) != len(value.pairs):
        return None
    is_text = type(content) is str
    hidden = {"role", "content"} if is_text else {"role"}
    rest = tuple(pair for pair in value.pairs if pair[0] not in hidden)
    return Turn(
        role=role,
        text=content if type(content) is str else "",
        rest=dump(Members(rest)) if rest else "",
    )


def tool_names(turn: Turn) -> tuple[str, ...]:
    """The tools that a turn calls, by the spellings of the common chat formats.

    `tool_calls` of {function: {name}} or {name}; `function_call` of {name}; names alone.
    """
    if not turn.rest or "call" not in turn.rest:
        return ()
    try:
        value = parse(turn.rest)
    except JsonError:
        return ()
    parts = dict(value.pairs) if isinstance(value, Members) else {}
    calls = parts.get("tool_calls")
    found = [*calls] if isinstance(calls, list) else []
    found.append(parts.get("function_call"))
    names = [_tool_name(call) for call in found]
    return tuple(name for name in names if name)


def _tool_name(call: Value) -> str:
    if type(call) is str:
        return call
    parts = dict(call.pairs) if isinstance(call, Members) else {}
    name = parts.get("name")
    if type(name) is str:
        return name
    return _tool_name(parts["function"]) if isinstance(parts.get("function"), Members) else ""
