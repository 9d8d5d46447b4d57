"""Cases as a product is asked them, in one line."""

from reviewer_app.domain.answers import Asked
from reviewer_app.domain.cases import Content
from reviewer_app.domain.json import Json


def ask(
    given: str | Json = "Hello",
    *,
    context: str | Json | None = None,
    deps: str | None = None,
    tools: str | None = None,
    agent_config: str | None = None,
    model: str | None = None,
    instructions: str | None = None,
    metadata: str | None = None,
) -> Asked:
    """A case with these; those beside input and context are texts of JSON."""
    return Asked(
        id="case-1",
        name="first case",
        content=Content(
            input=given,
            context=context,
            deps=_to_json(deps),
            tools=_to_json(tools),
            agent_config=_to_json(agent_config),
            expected_output="secret expectation",
        ),
        model=model,
        instructions=instructions,
        metadata=_to_json(metadata),
        tags=("a", "b"),
    )


def _to_json(text: str | None) -> Json | None:
    return None if text is None else Json(text)
