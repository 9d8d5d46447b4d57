"""Facts: the names that a template knows, and what they stand for in a case.

input           the text; or JSON as it stands in the case, such as a list of messages
messages        always a list of {role, content}; a text is one message of the user
instructions    the case's own, else those of the run or suite
model           likewise
context, deps, tools, agent_config, metadata, tags, conversation_history, goal, user_persona,
scenario, language    as they stand in the case, null where it has none
case            case.id and case.name

What is expected of the answer is not among them: it is nothing for the product to see.
"""

from collections.abc import Mapping

from reviewer_app.domain import json
from reviewer_app.domain.answers import Asked
from reviewer_app.domain.json import Json, JsonError, Members

_FIELDS = (
    "input",
    "context",
    "deps",
    "tools",
    "agent_config",
    "conversation_history",
    "goal",
    "user_persona",
    "scenario",
    "language",
)


def to_facts(asked: Asked) -> Mapping[str, str]:
    """Each name with its value as a JSON text, spelled as in the case."""
    content = asked.content
    configured = _members(content.agent_config)
    facts = {name: json.dump(getattr(content, name)) for name in _FIELDS}
    facts["messages"] = _to_messages(content.input)
    facts["model"] = configured.get("model", json.dump(asked.model))
    facts["instructions"] = configured.get("instructions", json.dump(asked.instructions))
    facts["metadata"] = json.dump(asked.metadata)
    facts["tags"] = json.dump(asked.tags)
    facts["case"] = json.dump({"id": asked.id, "name": asked.name})
    return facts


def _members(value: Json | None) -> dict[str, str]:
    """The members of an object that are not null, as texts; none for what is no object."""
    try:
        pairs = json.members(value.text) if value else []
    except JsonError:
        return {}
    return {key: text for key, text in pairs if text != "null"}


def _to_messages(given: str | Json | None) -> str:
    if isinstance(given, Json):
        value = json.parse(given.text)
        if isinstance(value, list):
            return json.dump(value)
        if isinstance(value, Members) and (inner := dict(value.pairs).get("messages")):
            return json.dump(inner)
    text = json.dump(given) if isinstance(given, Json) else given
    return json.dump([] if text is None else [{"role": "user", "content": text}])
